/** What a seller would hold, in a sentence. */
import { expect, test } from 'vitest';
import { words as en } from './text/en.ts';
import { words as it } from './text/it.ts';

test.each([
  [3, 1, 'You’d then hold 3 market and 1 soap-deck card.', 'Avresti 3 carte del mercato e una dei saponi.'],
  [1, 2, 'You’d then hold 1 market and 2 soap-deck cards.', 'Avresti una carta del mercato e 2 dei saponi.'],
  [2, 0, 'You’d then hold 2 market and no soap-deck cards.', 'Avresti 2 carte del mercato e nessuna dei saponi.'],
  [0, 1, 'You’d then hold no market and 1 soap-deck card.', 'Avresti una carta dei saponi e nessuna del mercato.'],
  [0, 4, 'You’d then hold no market and 4 soap-deck cards.', 'Avresti 4 carte dei saponi e nessuna del mercato.'],
])('%i of the market and %i of the soap deck', (market, soap, english, italian) => {
  expect(en.table.after(market, soap)).toBe(english);
  expect(it.table.after(market, soap)).toBe(italian);
}); // prettier-ignore
