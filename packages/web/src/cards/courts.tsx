/** King, Queen, Jack and Joker, as courts.svg draws them. */
import { SuitSign } from './suits.tsx';
import type { Suit } from './suits.tsx';

const courts = ['K', 'Q', 'J', 'joker'] as const;
export type CourtName = (typeof courts)[number];

export function isCourt(name: string): name is CourtName {
  return courts.some((court) => court === name);
}

/** A joker has no suit. */
export function Court({ who, suit }: { readonly who: CourtName; readonly suit: Suit | null }) {
  return (
    <>
      <use href={`#court-${who}`} fill={`var(--suit-${suit ?? 'blue'})`} />
      {suit !== null && (
        <SuitSign suit={suit} transform="translate(25 121) scale(.75)" colour="var(--card)" />
      )}
    </>
  );
}
