/** What a seller would hold, in a sentence. */
import { expect, test } from 'vitest';
import { words as en } from './text/en.ts';
import { words as it } from './text/it.ts';

test.each([
  [3, 1, 'You’d hold 3 market and 1 soap-deck card then.', 'Avresti 3 carte del mercato e una dei saponi.'],
  [1, 2, 'You’d hold 1 market and 2 soap-deck cards then.', 'Avresti una carta del mercato e 2 dei saponi.'],
  [2, 0, 'You’d hold 2 market and no soap-deck cards then.', 'Avresti 2 carte del mercato e nessuna dei saponi.'],
  [0, 1, 'You’d hold no market and 1 soap-deck card then.', 'Avresti una carta dei saponi e nessuna del mercato.'],
  [0, 4, 'You’d hold no market and 4 soap-deck cards then.', 'Avresti 4 carte dei saponi e nessuna del mercato.'],
])('%i of the market and %i of the soap deck', (market, soap, english, italian) => {
  expect(en.table.after(market, soap)).toBe(english);
  expect(it.table.after(market, soap)).toBe(italian);
  // What is printed begins what is said (WCAG 2.5.3).
  expect(english.startsWith(en.table.wouldHold)).toBe(true);
  expect(italian.startsWith(it.table.wouldHold)).toBe(true);
}); // prettier-ignore
