import type { Notation } from '@mazzo/kernel';
import { ranks } from './cards.ts';

export const notation: Notation = {
  hands: 'card',
  deck: 'card',
  pile: 'card',
  drawn: 'card',
  out: 'card',
  rank: ranks,
  declare: ranks,
  declared: ranks,
  // A list in events, a mask in a view.
  ranks: { maskOf: ranks },
};
