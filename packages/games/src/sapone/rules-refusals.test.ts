/** Every reason for which a move of Sapone is refused: by which ruling, and that nothing changes (C-6). */
import type { RuleId } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { sapone } from './index.ts';
import type { Reason } from './legal.ts';
import type { Options } from './options.ts';
import { tableAfter } from './rules.fixture.ts';

const bluff = 'A=c1_t1 A+c1 A$t1:v1';
const truth = 'A=v1_c1 B=t1_t2 A+c1 A$v1';
const diamond = 'A+c1 A%c1_c1_c1:d ~1 B+c1 B$c1 ;';

type Refusal = readonly [RuleId, string, number?, Partial<Options>?];
/** No move that could be sent names more or fewer cards than three, see below; and talk is no move. */
const refusals: Readonly<Record<Exclude<Reason, 'payThree' | 'talkAfterSale'>, Refusal>> = {
  pickFirst: ['S-4', '!A$c1'],
  sellOrBuy: ['S-4', 'A+c1 !A+'],
  notInHand: ['S-6', `${bluff} !B*v1`],
  otherDeck: ['S-5', 'A+c1 !A$c1:s1'],
  bidOrPass: ['S-7', `${bluff} !B$c1`],
  passedAlready: ['S-7', `${bluff} B- !B*c1`],
  biddingClosed: ['S-7', `${bluff} B*c1 | !B*c1`],
  decideSale: ['S-7', `${bluff} B*c1 | !A-`],
  noBid: ['S-7', `${bluff} B*c1 | !A@C`],
  askedTwice: ['S-7', `${bluff} B*c1 | A.more | A.more | !A.more`],
  nobodyCanAdd: ['S-7', `${bluff} B*c1 B*c1 !A.more`, 2],
  doubtedAlready: ['S-8', `${truth} B? B>t1 !C?`],
  biddersOnly: ['S-8', `${bluff} !B?`, 4, { doubt: 'bidders' }],
  nothingToGive: ['S-8', `${bluff} B*c1 B*c1 !B?`],
  giveFirst: ['S-8', `${truth} B? !B-`],
  declareFirst: ['S-12', `${diamond} !A-`, 2],
  notTheDiamond: ['S-12', `${diamond} !A#d`, 2],
};

test.each(Object.entries(refusals))(
  '[C-6] %s',
  (reason, [rule, story, seats = 4, options = {}]) => {
    const table = tableAfter(story, { seats, options });
    expect(table.fact('refused')).toBe(`${rule} ${reason}`);
  },
);

test.each([
  ['S-5', 'A=v1_c1 A+c1 !A$t1'],
  ['S-6', `${truth} !B*v1`],
  ['S-6', `${truth} B*t1 !B*t1`],
  ['S-8', `${truth} B? !B>c1`],
  ['S-8', `${truth} B*t1 B? !B>t1`],
  ['S-10', 'A=v1_t1 A+c1 !A%v1_v1_t1'],
  ['S-10', 'A=v1_t1 A+c1 !A%v1_t1_s1'],
] as const)('[%s] a card that is not in hand: %s', (rule, story) => {
  expect(tableAfter(story).fact('refused')).toBe(`${rule} notInHand`);
});

test('[S-10] payThree', () => {
  const { match, seatOf } = tableAfter('A+c1');
  for (const cards of [[], [0, 0], [0, 0, 0, 0]]) {
    const refused = sapone.check(match.state, seatOf('A'), { type: 'buy', cards });
    expect(refused).toMatchObject({ rule: 'S-10', reason: 'payThree' satisfies Reason });
  }
});
