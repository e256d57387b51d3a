/** What the first bot of Sapone did wrong, or never did, counted among four of `good`. */
import { cardOf, copiesOf, isImpossible, saleOf, sapone } from '@mazzo/games/sapone';
import type { Event, State } from '@mazzo/games/sapone';
import { expect, test } from 'vitest';
import { atFullLength } from '../../../scripts/lengths.ts';
import { watch } from './watch.fixture.ts';

const COIN = cardOf('coin');

/** Only what the first seat sells is seen. */
function isBluff(event: Event): boolean {
  return event.type === 'offered' && event.seat === 0 && event.card !== event.claim;
}

/** A bluff that everybody sees through: there is one of that kind. */
function isTransparent(event: Event): boolean {
  return event.type === 'offered' && isBluff(event) && copiesOf(event.claim) === 1;
}

function isCoinForCoin(event: Event): boolean {
  return event.type === 'sold' && event.card === COIN && event.paid.join() === `${COIN}`;
}

/** A doubt of what may well be true, for all that the table shows. */
function isBold(before: State, event: Event): boolean {
  const sale = saleOf(before);
  return event.type === 'doubted' && sale !== null && !isImpossible(before, sale);
}

test('a good player sells what can be believed, finds buyers, and doubts more than the impossible', () => {
  const counts = { sales: 0, unwanted: 0, coinForCoin: 0, transparent: 0, bluffs: 0, bold: 0 };
  for (let number = 0; number < (atFullLength ? 1000 : 6); number++) {
    watch(sapone, ['good', 'good', 'good', 'good'], number, (before, event) => {
      if (event.type === 'offered') counts.sales++;
      if (isBluff(event)) counts.bluffs++;
      if (event.type === 'saleEnded' && event.how === 'noBids') counts.unwanted++;
      if (isTransparent(event)) counts.transparent++;
      if (isCoinForCoin(event)) counts.coinForCoin++;
      if (isBold(before, event)) counts.bold++;
    });
  }
  expect(counts.transparent).toBe(0);
  expect(counts.unwanted / counts.sales).toBeLessThan(0.1);
  expect(counts.coinForCoin / counts.sales).toBeLessThan(0.05);
  expect(counts.bluffs).toBeGreaterThan(0);
  expect(counts.bold).toBeGreaterThan(0);
});
