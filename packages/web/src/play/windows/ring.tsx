/** A line around a card that is eaten up as time goes by. Nobody hears it: what is asked has been said. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { SettingValue } from '../../settings/settings.ts';
import { isMotionWished } from '../../table/flight.ts';
import type { Box } from '../../table/layout.ts';
import { styleOf } from '../../table/place.ts';
import styles from './ring.module.css';

interface RingProps {
  /** How long it takes to be gone, in milliseconds. */
  readonly time: number;
  readonly card: Box;
  readonly motion: SettingValue<'motion'>;
}

/** How thick it is: it lies close to the card, clear of what is beside that on a telephone. */
const LINE = 4;
const ROUND = 7;
/** How often it loses a piece, in milliseconds: drawn anew in every frame it would keep touches waiting. */
const BITE = 50;
/** Where nothing is to move. */
const SECOND = 1000;

export function Ring({ time, card, motion }: RingProps) {
  const line = useRef<SVGRectElement>(null);
  // Ends with the line itself: what ends after the next frame would bite once more into nothing.
  useLayoutEffect(() => {
    const began = performance.now();
    const bite = () => {
      const eaten = Math.min(1, (performance.now() - began) / time);
      line.current!.style.strokeDashoffset = String(-eaten);
    };
    const biting = setInterval(bite, isMotionWished(motion) ? BITE : SECOND);
    return () => clearInterval(biting);
  }, [time, motion]);
  const width = card.width + 2 * LINE;
  const height = card.height + 2 * LINE;
  const corner = { x: LINE / 2, y: LINE / 2, rx: ROUND };
  const rect = { ...corner, width: width - LINE, height: height - LINE, 'stroke-width': LINE };
  return (
    <svg
      class={styles.ring}
      data-ring
      style={styleOf({ x: card.x - LINE, y: card.y - LINE, width, height })}
      aria-hidden="true"
    >
      <rect {...rect} class={styles.way} />
      <rect {...rect} ref={line} class={styles.line} pathLength="1" />
    </svg>
  );
}
