import type { Notation } from '@mazzo/kernel';
import { ranks, suits } from './cards.ts';

/** P-5: places in a run, from the low ace to the high one. */
const positions = [...ranks, 'highA'];

export const notation: Notation = {
  'hands.cards': 'cardCounts',
  stock: 'card',
  pozzo: 'card',
  drawn: 'card',
  owed: 'card',
  taken: 'card',
  discard: 'card',
  suit: suits,
  suits: { maskOf: suits },
  rank: ranks,
  from: positions,
  to: positions,
  joker: positions,
  // From which card of the pozzo on, and points.
  '.from': 'plain',
  'sheets.cards': 'plain',
};
