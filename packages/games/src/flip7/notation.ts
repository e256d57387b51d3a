import type { Notation } from '@mazzo/kernel';

export const notation: Notation = {
  deck: 'card',
  discard: 'cardCounts',
  kinds: 'cardMask',
  twins: 'card',
  aside: 'card',
};
