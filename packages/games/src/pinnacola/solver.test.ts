import { chanceFrom } from '@mazzo/kernel';
import loadHighs from 'highs';
import { expect, test } from 'vitest';
import { many } from '../../../../scripts/lengths.ts';
import { pointsOf } from './cards.ts';
import type { Meld } from './melds.ts';
import { oracleCost, oracleValue } from './solver-oracle.fixture.ts';
import type { Programmer } from './solver-oracle.fixture.ts';
import { appraise, jokerRest, kinds, randomRest, restOf } from './solver.fixture.ts';
import { bestFinish, canFinish, cheapestFinish, closingFinish, someFinish } from './solver.ts';
import { UNLIMITED } from './solver/effort.ts';
import type { Rest } from './solver.ts';
import type { Finish } from './types.ts';

// Its types are those of its CommonJS form, where what is loaded here would be a property.
const highs = await (loadHighs as unknown as typeof loadHighs.default)();
/** At full length as many as the solver must be shown right on. */
const positions = many(10_000, 25);
const CHUNK = 25;
const JOKER_HANDS = many(200, 15);

// Programmes as small as these are sooner solved than simplified.
const manner = { output_flag: false, presolve: 'off', mip_rel_gap: 0, mip_abs_gap: 0.5 } as const;

const solve: Programmer = (programme) => {
  const { Status, ObjectiveValue } = highs.solve(programme, manner);
  if (Status === 'Infeasible') return null;
  if (Status !== 'Optimal') throw new Error(`the programme ended ${Status}\n${programme}`);
  return Math.round(ObjectiveValue);
};

/** What a finish is found to be worth by itself; a text says what is wrong with it. */
function worth(rest: Rest, finish: Finish | null): number | string | null {
  if (finish === null) return null;
  const found = appraise(rest, finish);
  return typeof found === 'string' ? found : found.value;
}

function cost(rest: Rest, finish: Finish | null): number | string | null {
  if (finish === null) return null;
  const found = appraise(rest, finish);
  if (typeof found === 'string') return found;
  return found.laid.reduce((sum, card) => sum + 1024 + pointsOf(card), 0);
}

function closes(rest: Rest, finish: Finish | null): boolean {
  const found = finish === null ? null : appraise(rest, finish);
  return found !== null && typeof found !== 'string' && found.closes;
}

function answers(rest: Rest) {
  const best = bestFinish(rest);
  const closing = closingFinish(rest);
  const cheapest = cheapestFinish(rest, UNLIMITED);
  return {
    best: best?.value ?? null,
    bestFound: worth(rest, best?.finish ?? null),
    closing: worth(rest, closing),
    closes: closes(rest, closing),
    can: canFinish(rest, UNLIMITED),
    some: typeof worth(rest, someFinish(rest, UNLIMITED)) === 'number',
    cost: cost(rest, cheapest),
  };
}

function oracleAnswers(rest: Rest): ReturnType<typeof answers> {
  const open = oracleValue(rest, false, solve);
  const closing = oracleValue(rest, true, solve);
  const best = open === null || closing === null ? (open ?? closing) : Math.max(open, closing);
  const least = oracleCost(rest, solve);
  return {
    best,
    bestFound: best,
    closing,
    closes: closing !== null,
    can: least !== null,
    some: least !== null,
    cost: least,
  };
}

test.each(Array.from({ length: positions / CHUNK }, (_, chunk) => chunk))(
  '[P-3] [P-9] [P-10] [P-12] [P-14] [P-17] as an integer programme has it, part %i',
  (chunk) => {
    for (let n = chunk * CHUNK; n < (chunk + 1) * CHUNK; n++) {
      const chance = chanceFrom('sfc32:solver', n);
      // Small hands more often: large ones take the programme long.
      const rest = randomRest(chance, 5 + Math.min(chance.below(36), chance.below(36)));
      expect({ n, ...answers(rest) }).toEqual({ n, ...oracleAnswers(rest) });
    }
  },
);

test('[P-3] [P-6] the same with all jokers in hand', () => {
  for (let n = 0; n < JOKER_HANDS; n++) {
    const chance = chanceFrom('sfc32:jokers', n);
    const rest = jokerRest(chance, 2 + chance.below(12));
    expect({ n, ...answers(rest) }).toEqual({ n, ...oracleAnswers(rest) });
  }
});

const run: Meld = { kind: 'run', suit: 2, from: 4, to: 6, joker: 4 };
const aces: Meld = { kind: 'set', rank: 0, suits: 7, joker: false };

test.each([
  // what                              owed     in hand                  lies        laid
  ['nothing is owed', null, '5h 6h 7h 2c 3c', [], ''],
  ['the earliest of equally cheap', '5c', '5c 5d 5h 5s Kc Kd', [], '5c 5d 5h'],
  ['one card to an own meld', '8h', '8h 9h 10h Kc 3c', [run], '8h'],
  ['a joker fetched must lie again', '5h', '5h Kc Kd 2s 3s 9c', [run], 'joker 5h 2s 3s'],
] as const)('[P-17] the cheapest finish: %s', (_what, owed, hand, own, laid) => {
  const rest = restOf(hand, { owed: owed === null ? null : kinds(owed)[0]!, own });
  const found = appraise(rest, cheapestFinish(rest)!);
  const shown = typeof found === 'string' ? found : [...found.laid].toSorted((a, b) => a - b);
  expect(shown).toEqual(laid === '' ? [] : kinds(laid).toSorted((a, b) => a - b));
});

test('[P-14] closing on the first turn counts twice', () => {
  const rest = restOf('Ac Ad Ah As 2c 3c 4c 5c 6c 7c 8c 2d', { firstTurn: true });
  expect(bestFinish(rest)?.value).toBe(2 * (60 + 120 + 2 * 50) + 300);
});

test('[P-12] a lying Poker and a Pinnacola laid now close', () => {
  const rest = restOf('As 2c 3c 4c 5c 6c 7c 8c Kd', { own: [aces] });
  expect(closingFinish(rest)).not.toBeNull();
  expect(closingFinish(restOf('2c 3c 4c 5c 6c 7c 8c Kd', { own: [aces] }))).toBeNull();
});
