/** A sentence, in which red suits are red. */
import { Fragment, h } from 'preact';

const SUITS = { '♣': 'c', '♦': 'd', '♥': 'h', '♠': 's' } as const;

export function Said({ text }: { readonly text: string }) {
  return h(Fragment, null, ...text.split(/([♣♦♥♠])/).map(drawn));
}

function drawn(part: string) {
  const suit = SUITS[part as keyof typeof SUITS];
  return suit === undefined ? part : <i data-suit={suit}>{part}</i>;
}
