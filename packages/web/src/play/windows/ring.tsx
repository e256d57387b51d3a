/** A line around a card that is eaten up as time goes by. Nobody hears it: what is asked has been said. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { SettingValue } from '../../settings/settings.ts';
import { isMotionWished } from '../../table/flight.ts';
import type { Box } from '../../table/layout.ts';
import { keyframes } from '../../table/motion-keyframes.ts';
import { styleOf } from '../../table/place.ts';
import styles from './ring.module.css';

interface RingProps {
  /** How long it takes to be gone, in milliseconds. */
  readonly time: number;
  readonly card: Box;
  readonly motion: SettingValue<'motion'>;
  /** How far out of the card it lies, and how thick it is. */
  readonly out: number;
  readonly line: number;
}

/** Where nothing is to move. */
const SECOND = 1000;

/** As a clock goes, from the upper left corner. */
const sides = ['top', 'right', 'bottom', 'left'] as const;

/**
 * One side after another shrinks away. Only transforms, which a browser goes through without the page: a
 * line that is drawn anew twenty times a second keeps touches waiting.
 */
export function Ring({ time, card, motion, out, line }: RingProps) {
  const root = useRef<HTMLDivElement>(null);
  const width = card.width + 2 * out;
  const height = card.height + 2 * out;
  useLayoutEffect(() => {
    const whole = 2 * (width + height);
    let from = 0;
    const running = sides.map((side, n) => {
      const isAcross = side === 'top' || side === 'bottom';
      const to = from + (isAcross ? width : height) / whole;
      const seconds = Math.max(1, Math.round(((to - from) * time) / SECOND));
      const easing = isMotionWished(motion) ? 'linear' : `steps(${seconds})`;
      const shrinking = { from: 'none', to: isAcross ? 'scaleX(0)' : 'scaleY(0)', easing };
      const steps = keyframes(shrinking, from, to);
      from = to;
      // All of one length, so that none of them waits.
      return root.current!.children[n]!.animate(steps, { duration: time, fill: 'forwards' });
    });
    // So it would for what is gone, until its time is over.
    return () => running.forEach((one) => one.cancel());
  }, [time, motion, width, height]);
  return (
    <div
      ref={root}
      class={styles.ring}
      data-ring
      style={{
        ...styleOf({ x: card.x - out, y: card.y - out, width, height }),
        '--line': `${line}px`,
      }}
      aria-hidden="true"
    >
      {sides.map((side) => (
        <span key={side} class={styles[side]} />
      ))}
    </div>
  );
}
