import type { Notation } from '@mazzo/kernel';

export const notation: Notation = {
  'hands.cards': 'cardCounts',
  market: 'card',
  soap: 'card',
  out: 'card',
  claim: 'card',
  paid: 'card',
  top: 'card',
  diamond: 'card',
  kind: 'card',
};
