/** Whoever wins, as a court card: their own face over a robe of their colour, their place for an index. */
import { Paper } from './face.tsx';
import { Word } from './glyphs.tsx';
import { Face } from './head.tsx';
import type { Mood, Person } from './people.ts';
import { SuitSign } from './suits.tsx';

interface PortraitProps {
  readonly who: Person;
  readonly place: number;
  readonly mood?: Mood;
}

export function Portrait({ who, place, mood = 'glad' }: PortraitProps) {
  const red = 'var(--suit-red)';
  return (
    <svg viewBox="0 0 100 140" width="100%" height="100%" aria-hidden="true">
      <Paper shape="card" />
      <use href="#court-robe" fill={`var(--token-${who})`} />
      <path d={ROBE_IN_SHADE} fill="var(--card-ink)" opacity=".2" />
      <g transform="translate(3.6 10.6) scale(1.7)">
        <Face who={who} mood={mood} />
      </g>
      <Word text={String(place)} x={18} y={10} height={27} within={24} colour={red} />
      <SuitSign suit="d" transform="translate(16 50) scale(.7)" colour={red} />
    </svg>
  );
}

const ROBE_IN_SHADE = 'M58 97l14 2c15 2 23 6 23 12v18a6 6 0 0 1-6 6H58z';
