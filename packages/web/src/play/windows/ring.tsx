/** A line around a card that is eaten up as time goes by. Nobody hears it: what is asked has been said. */
import { useEffect, useRef } from 'preact/hooks';
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

export function Ring({ time, card, motion }: RingProps) {
  const line = useRef<SVGRectElement>(null);
  useEffect(() => {
    // Where nothing is to move it loses a piece a second.
    const easing = isMotionWished(motion) ? 'linear' : `steps(${time / 1000})`;
    const eaten = { strokeDashoffset: [0, -1] };
    const running = line.current?.animate(eaten, { duration: time, easing, fill: 'forwards' });
    return () => running?.cancel();
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
