/** How many of so many, as lozenges: full in gold, empty in outline. What it counts stands beside it. */
interface MeterProps {
  readonly done: number;
  readonly of: number;
  /** Its height. */
  readonly size?: number;
}

const STEP = 12;

export function Meter({ done, of, size = 14 }: MeterProps) {
  return (
    <svg viewBox={`0 0 ${of * STEP} 14`} height={size} aria-hidden="true">
      {Array.from({ length: of }, (_, at) => (
        <use
          href="#lozenge"
          transform={`translate(${(at + 0.5) * STEP} 7)`}
          fill={at < done ? 'var(--gold)' : 'none'}
          stroke={at < done ? 'var(--gold)' : 'currentColor'}
          stroke-width="1.2"
        />
      ))}
    </svg>
  );
}
