/** A screen's heading: whoever comes from another screen arrives here, at the top. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import styles from './heading.module.css';

const APP = 'Mazzo';

// Where the page is opened, the browser itself decides where reading begins.
let opened = false;

export interface HeadingProps {
  /** What the window is called. */
  readonly title: string;
  readonly class?: string | undefined;
  /** What is shown, if it is not the title. */
  readonly children?: ComponentChildren;
}

export function Heading({ title, class: name = '', children = title }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (opened) {
      scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    opened = true;
  }, []);
  useTitle(title);
  return (
    <h1 ref={heading} tabIndex={-1} class={`${styles.heading} ${name}`}>
      {children}
    </h1>
  );
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === APP ? APP : `${title} · ${APP}`;
  }, [title]);
}
