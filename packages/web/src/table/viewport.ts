/** How much room the table has, now and when that changes. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { RefObject } from 'preact';
import type { Viewport } from './layout.ts';

/** Of the page, above the table: a first guess, so that nothing is placed twice. */
const HEADER = 54;

export function useViewport(root: RefObject<HTMLElement | null>): Viewport {
  const [viewport, setViewport] = useState<Viewport>(() => ({
    width: innerWidth,
    height: innerHeight - HEADER,
  }));
  useLayoutEffect(() => {
    const element = root.current!;
    const measure = () => {
      const padding = getComputedStyle(element);
      const width = element.clientWidth;
      const height = element.clientHeight - parseFloat(padding.paddingBottom);
      setViewport((was) =>
        was.width === width && was.height === height ? was : { width, height },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return viewport;
}
