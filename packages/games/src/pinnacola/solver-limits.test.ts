/** What a question may cost, and what comes of it when that is not enough. */
import { chanceFrom } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { many } from '../../../../scripts/lengths.ts';
import { cards } from './cards.ts';
import { pinnacola } from './index.ts';
import { appraise, crowdedRest, kinds, restOf } from './solver.fixture.ts';
import { bestFinish, canFinish, cheapestFinish, someFinish, whichFinish } from './solver.ts';
import { JUDGING, UNLIMITED, wasCostly } from './solver/effort.ts';
import { quickAnswer } from './solver/quick.ts';
import type { Rest } from './solver.ts';
import { allow, stepsLeft } from './solver/effort.ts';
import type { Finish, State } from './types.ts';

const POSITIONS = many(3000, 20);
/** What is begun is ended: one lattice place, one reckoning more. */
const OVERRUN = 1.25;

function isLegal(rest: Rest, finish: Finish): boolean {
  return typeof appraise(rest, finish) !== 'string';
}

test('[P-3] [P-17] who may take the pozzo is found a finish, and a cheap one, whatever the table', () => {
  let taken = 0;
  for (let n = 0; n < POSITIONS; n++) {
    const chance = chanceFrom('sfc32:crowded', n);
    const rest = crowdedRest(chance, chance.below(80), 2 + chance.below(n % 3 === 0 ? 80 : 12));
    if (!canFinish(rest)) continue;
    const finishes = [someFinish(rest)!, cheapestFinish(rest)!];
    const best = bestFinish(rest, JUDGING);
    if (best !== null) finishes.push(best.finish);
    expect({ n, legal: finishes.every((finish) => isLegal(rest, finish)) }).toEqual({
      n,
      legal: true,
    });
    taken++;
  }
  expect(taken).toBeGreaterThan(POSITIONS / 3);
});

/** RULES, P-3. */
const SMALL_TABLE = 28;

test('[P-3] nothing that is possible is refused at a small table', () => {
  for (let n = 0; n < POSITIONS; n++) {
    const chance = chanceFrom('sfc32:small', n);
    const inHand = 2 + chance.below(12);
    const rest = crowdedRest(chance, SMALL_TABLE - inHand, inHand);
    expect({ n, can: canFinish(rest) }).toEqual({ n, can: canFinish(rest, UNLIMITED) });
  }
});

test.each([
  ['whether there is a finish', someFinish],
  ['the best', (rest: Rest) => bestFinish(rest, JUDGING)],
  ['the cheapest', cheapestFinish],
] as const)('[P-3] [P-17] %s costs no more than its steps', (_what, ask) => {
  for (let n = 0; n < POSITIONS / 3; n++) {
    const chance = chanceFrom('sfc32:costly', n);
    ask(crowdedRest(chance, 10 + chance.below(60), 2 + chance.below(90)));
    expect({ n, isWithin: stepsLeft() > JUDGING * (1 - OVERRUN) }).toEqual({ n, isWithin: true });
  }
});

test('[P-3] several takings share the steps of one question', () => {
  const rests = Array.from({ length: 40 }, (_, n) =>
    crowdedRest(chanceFrom('sfc32:shared', n), 60, 6),
  );
  const alone = rests.map((rest) => canFinish(rest));
  const together = whichFinish(rests);
  expect(stepsLeft()).toBeGreaterThan(JUDGING * (1 - OVERRUN));
  // Whatever is found with a share is found with all of them.
  expect(together.filter((found, n) => found && !alone[n])).toEqual([]);
  expect(together).toContain(true);
});

test('[P-3] an answer does not depend on what was asked before', () => {
  const rests = Array.from({ length: 30 }, (_, n) =>
    crowdedRest(chanceFrom('sfc32:before', n), 20 + n, 4 + n),
  );
  const first = rests.map((rest) => someFinish(rest));
  const again = rests.toReversed().map((rest) => someFinish(rest));
  expect(again.toReversed()).toEqual(first);
});

/** The moment before the pozzo, which is one card, is taken: the rest is what would follow. */
function beforeTaking(rest: Rest): State {
  const state = pinnacola.blank(rest.options, 2);
  state.pozzo = [rest.owed!];
  state.hands[0] = { cards: rest.hand.with(rest.owed!, rest.hand[rest.owed!]! - 1), holes: [] };
  state.melds[0] = [...rest.own];
  state.melds[1] = [...rest.theirs];
  return state;
}

const take = { type: 'takePozzo', from: 0 } as const;

/** The first that takes long to judge, and can be finished or not. */
function hardRest(can: boolean): Rest {
  for (let n = 0; ; n++) {
    const rest = crowdedRest(chanceFrom('sfc32:hard', n), 40, 4);
    if (quickAnswer(rest) === null && canFinish(rest) === can && wasCostly()) return rest;
  }
}

test.each([true, false])('[P-3] a position is judged once, whoever asks again: %s', (can) => {
  const state = beforeTaking(hardRest(can));
  expect(pinnacola.check(state, 0, take) === null).toBe(can);
  allow(1);
  expect(pinnacola.check(state, 0, take) === null).toBe(can);
  expect(pinnacola.legal(state, 0)).toHaveLength(can ? 2 : 1);
  expect(stepsLeft()).toBe(1);
});

test('[P-3] a state that has changed is judged anew', () => {
  const state = beforeTaking(hardRest(true));
  expect(pinnacola.check(state, 0, take)).toBeNull();
  Object.assign(state, beforeTaking(hardRest(false)));
  expect(pinnacola.check(state, 0, take)?.rule).toBe('P-3');
});

test('[P-17] where the steps do not suffice for the cheapest, it is the finish that P-3 found', () => {
  const rest = restOf('5c 5d 5h 5s Kc Kd 9h', { owed: kinds('5c')[0]! });
  expect(cheapestFinish(rest, 1)).toEqual(someFinish(rest));
  const large = crowdedRest(chanceFrom('sfc32:large', 3), 60, 8);
  expect(cheapestFinish(large, 1)).toEqual(someFinish(large));
  expect(someFinish(large)).not.toBeNull();
});

test('[P-17] a large hand is laid as cheaply as a small one', () => {
  const all = cards.names.filter((name) => !/^7|c$|joker/.test(name)).join(' ');
  const rest = restOf(`7c 6c 8c ${all}`, { owed: kinds('7c')[0]! });
  expect(cheapestFinish(rest)?.melds).toEqual([
    { kind: 'run', suit: 0, from: 5, to: 7, joker: null },
  ]);
});
