/** A suit, as suits.svg draws it: twenty units wide about its middle. */
export type Suit = 'c' | 'd' | 'h' | 's';

export interface SuitSignProps {
  readonly suit: Suit;
  readonly transform: string;
  /** Otherwise its own. */
  readonly colour?: string;
}

export function SuitSign({ suit, transform, colour = colourOf(suit) }: SuitSignProps) {
  return <use href={`#suit-${suit}`} transform={transform} fill={colour} />;
}

export function colourOf(suit: Suit): string {
  return `var(--suit-${suit})`;
}
