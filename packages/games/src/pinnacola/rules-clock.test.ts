import { createMatch } from '@mazzo/kernel';
import type { Status } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { pinnacola } from './index.ts';
import { enacted, situations, tableAfter } from './rules.fixture.ts';

const timeouts = situations(
  {},
  `
  [P-17] draw from the stock if nothing was drawn
    A=7c_7d up=7h => timeout draw
  [P-17] lay nothing and discard the drawn card
    A=7c_7d_7h_4s-6s A+9s => timeout -9s
  [P-17] a joker drawn is discarded too
    A=7c_7d A+joker => timeout -joker
  [P-17] after taking the pozzo: the owed card is laid
    A=7c_7d up=7h A^ => lays 7cdh, owed 7h
  [P-17] fewest cards: one added to an own meld, not three new ones
    A=4s-6s_7c_7d A+2d A(4s-6s -2d) B+7s B-7s A^ => lays A1>4s-7s
  [P-17] fewest points among as many cards
    A=3s_4s_6s_7s up=5s A^ => lays 3s-5s
  [P-17] a natural card is cheaper than a joker
    A=9c_9d_joker up=9h A^ => lays 9cdh
  [P-17] the order of the cards breaks ties
    A=9c_9d_9s up=9h A^ => lays 9cdh
`,
);

test.each(timeouts)('$says', (situation) => {
  expect(enacted(situation)).toEqual(situation);
});

function decision(status: Status) {
  if (status.over) throw new Error('the match is over');
  expect(status.decisions).toHaveLength(1);
  return status.decisions[0]!;
}

test('[P-18] one clock a turn: drawing does not wind it again', () => {
  const { match } = tableAfter('A=7c_7d up=7h');
  const before = decision(match.status());
  match.play(before.seat, { type: 'draw' });
  const after = decision(match.status());
  expect(before.clock).toBeTypeOf('number');
  expect([after.seat, after.clock]).toEqual([before.seat, before.clock]);
  expect(after.id).not.toBe(before.id);
});

test('[P-18] nor does taking the pozzo', () => {
  const table = tableAfter('A=7c_7d up=7h');
  const { clock } = decision(table.match.status());
  table.play('A^');
  expect(decision(table.match.status()).clock).toBe(clock);
});

test('[P-18] every turn has a clock of its own', () => {
  const match = createMatch(pinnacola, { seed: 'sfc32:clocks' });
  const clocks: (number | undefined)[] = [];
  for (let step = 0; step < 40; step++) {
    const asked = decision(match.status());
    clocks.push(asked.clock);
    expect(asked.pace).toBe('longTurn');
    match.play(asked.seat, pinnacola.timeout(match.view(asked.seat), asked));
  }
  expect(new Set(clocks).size).toBe(20);
  expect(clocks.every((clock, i) => i % 2 === 0 || clock === clocks[i - 1])).toBe(true);
});

test('[P-18] the clock is the same on every view', () => {
  const { match } = tableAfter('A+9s');
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(pinnacola.status(match.view(viewer))).toEqual(match.status());
  }
});
