/** A sentence, in which red suits are red, and a number stands in one line with what is before it. */
import { Fragment, h } from 'preact';

const SUITS = { '♣': 'c', '♦': 'd', '♥': 'h', '♠': 's' } as const;

export function Said({ text }: { readonly text: string }) {
  const joined = text.replaceAll(/ (?=[+−]?\d)|(?<=[+−]\d+) /g, '\u{a0}');
  return h(Fragment, null, ...joined.split(/([♣♦♥♠])/).map(drawn));
}

function drawn(part: string) {
  const suit = SUITS[part as keyof typeof SUITS];
  return suit === undefined ? part : <i data-suit={suit}>{part}</i>;
}
