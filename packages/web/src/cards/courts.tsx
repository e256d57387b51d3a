/** King, Queen, Jack and Joker: cut from paper, with the light from the left. */
import { suits } from './suits.ts';
import type { Suit } from './suits.ts';

/** The sheets each is cut from, the last on top: of the suit, of a token's colour, or a shadow. */
// prettier-ignore
const cuts = {
  K: [
    ['card', 'M33 100.5 58 97l25 3.5L58 131z'],
    ['court-skin', 'M41 48h34v22a17 19 0 0 1-34 0z'],
    ['card-ink', 'M39 56v20c0 18 9 29 19 37 10-8 19-19 19-37V56c-3 12-7 15-11 15s-6-2-8-2-4 2-8 2-8-3-11-15z'],
    ['court-gold', 'M40 50 35 25l12 12 11-20 11 20 12-12-5 25zM32 22a3 3 0 1 1 6 0 3 3 0 1 1-6 0M55 15a3 3 0 1 1 6 0 3 3 0 1 1-6 0M78 22a3 3 0 1 1 6 0 3 3 0 1 1-6 0'],
    ['shade', 'M58 17l11 20 12-12-5 25 1 6v20c0 10-3 18-7 23 17 1 25 6 25 12v18a6 6 0 0 1-6 6H58z'],
  ],
  Q: [
    ['court-hair', 'M35 107V62c0-18 9-28 23-28s23 10 23 28v45c-5 1-9-3-10-9H45c-1 6-5 10-10 9z'],
    ['court-skin', 'M45 99l6-2V82h14v15l6 2c-2 11-7 16-13 16s-11-5-13-16zM58 45c9 4 14 9 14 17v8a14 18 0 0 1-28 0v-8c0-8 5-13 14-17z'],
    ['court-gold', 'M44 39 40 21l10 9 8-14 8 14 10-9-4 18c-7-4-21-4-28 0zM38 19a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0M55.5 14a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0M73 19a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0M54 118l4-5 4 5-4 6z'],
    ['shade', 'M58 16l8 14 10-9-4 18c6 5 9 13 9 23v38c8 2 14 6 14 11v18a6 6 0 0 1-6 6H58z'],
  ],
  J: [
    ['court-skin', 'M51 82h14v18l-7 5-7-5z'],
    ['card', 'M35 101l8 10 7-8 8 10 8-10 7 8 8-10-16-5-7 8-7-8z'],
    ['court-hair', 'M39 50h38v27c0 5-7 6-9 2H48c-2 4-9 3-9-2z'],
    ['court-skin', 'M44 50h28v21a14 18 0 0 1-28 0z'],
    ['suit', 'M38 48c-9-14 3-24 20-24s32 9 21 24z'],
    ['court-gold', 'M38 47h41v7H38z'],
    ['shade', 'M58 24c17 0 32 9 21 24v6h-2v23c0 4-4 5-8 3-1 3-2 5-4 6v11l7 2c15 2 23 6 23 12v18a6 6 0 0 1-6 6H58z'],
    ['court-gold', 'M69 47c14-5 22-18 21-37-13 5-22 18-21 37z'],
    ['shade', 'M69 47c14-5 22-18 21-37-6 13-12 23-21 37z'],
  ],
  joker: [
    ['court-skin', 'M51 82h14v18l-7 5-7-5z'],
    ['court-gold', 'M30 99l9 15 9-9 10 13 10-13 9 9 9-15-21-3-7 8-7-8z'],
    ['court-skin', 'M44 50h28v21a14 18 0 0 1-28 0z'],
    ['suit-red', 'M41 56c0-12-8-16-17-9 0-17 15-25 26-17l8 26z'],
    ['suit-red', 'M75 56c0-12 8-16 17-9 0-17-15-25-26-17l-8 26z'],
    ['suit-green', 'M45 56c-2-16 4-29 13-39 9 10 15 23 13 39z'],
    ['shade', 'M58 17c5 5 9 11 11 17 10-9 22-3 23 13-9-7-17-3-17 9h-3v15c0 6-3 12-7 15v11l7 2c15 2 23 6 23 12v18a6 6 0 0 1-6 6H58z'],
    ['court-gold', 'M20 48a4 4 0 1 1 8 0 4 4 0 1 1-8 0M54 15a4 4 0 1 1 8 0 4 4 0 1 1-8 0M88 48a4 4 0 1 1 8 0 4 4 0 1 1-8 0'],
  ],
} as const;

const ROBE = 'M5 129c0-16 18-28 39-30l14-2 14 2c15 2 23 6 23 12v18a6 6 0 0 1-6 6H11a6 6 0 0 1-6-6z';
const EYES_AND_NOSE = 'M48.5 64h5M62.5 64h5M58 60l-3 11h3';
const MOUTH = 'M55 79h6';
const SMILE = 'M51 76c2 6 12 6 14 0';

type CourtName = keyof typeof cuts;

export function isCourt(name: string): name is CourtName {
  return name in cuts;
}

/** A joker has no suit. */
export function Court({ who, suit }: { readonly who: CourtName; readonly suit: Suit | null }) {
  const colour = suit === null ? 'var(--suit-blue)' : `var(--suit-${suit})`;
  return (
    <>
      <path fill={colour} d={ROBE} />
      {suit !== null && (
        <path fill="var(--card)" transform="translate(25 121) scale(.75)" d={suits[suit]} />
      )}
      {cuts[who].map(([of, path]) => {
        if (of === 'shade') return <path fill="var(--card-ink)" opacity=".2" d={path} />;
        return <path fill={of === 'suit' ? colour : `var(--${of})`} d={path} />;
      })}
      <path
        fill="none"
        stroke="var(--card-ink)"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
        d={EYES_AND_NOSE + (suit === null ? SMILE : MOUTH)}
      />
    </>
  );
}
