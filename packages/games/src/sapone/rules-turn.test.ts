import { describe, expect, test } from 'vitest';
import { enacted, situations, tableAfter } from './rules.fixture.ts';

const order = situations(
  {},
  `
  [S-4] pick, then sell or buy
    A=v1_c1 => next A pick, free nobody
  [S-4] the pick comes first: nothing is sold before
    A=v1_c1 !A$v1 => refused S-4 pickFirst, next A pick
  [S-4] nor bought
    A=v1_c1 !A%v1_c1_c1 => refused S-4 pickFirst, next A pick
  [S-4] one card is picked
    A+c1 !A+c1 => refused S-4 sellOrBuy, next A trade, left 51
  [S-4] then one must sell or buy: there is no passing
    A+c1 !A- => refused S-4 sellOrBuy, next A trade
  [S-4] a card can always be sold, the one just picked too
    A=v1_c1 A+t1 A$t1 => next BCD bidding, offered A:t1:t1
  [S-4] one at a time: the others are not asked
    !B+c1 A+c1 !B$c1 => refused C-10 notYourDecision, next A trade
  [S-4] after the sale the turn is over
    A+c1 A$c1 ; => next B pick, turnBegan A B
  [S-4] after buying too
    A+c1 A%c1_c1_c1:s1 => next B pick, turnBegan A B
  [S-4] buying is no second trade
    A+c1 A$c1 ; !A%c1_c1_c1 => refused C-10 notYourDecision, next B pick
`,
);

const buying = situations(
  {},
  `
  [S-10] buying with three cards: they go out of play, the top of the soap deck comes in
    A=v1_t1 A+c1 A%v1_t1_c1:s2 => handA s2, out c1_v1_t1, soap 39, bought A:s2:c1_v1_t1
  [S-10] in any order
    A=v1_t1 A+c1 A%c1_t1_v1:s2 => handA s2, out c1_v1_t1, next B pick
  [S-10] three of four or more: the others stay
    A=v1_t1 A+c1 A$c1 ; B+c1 B$c1 ; C+c1 C$c1 ; D+c1 D$c1 ; A+v2 A%v1_v2_t1:d
    => handA c1_d, out v1_v2_t1
  [S-10] nobody bids on it, nobody may doubt it
    A+c1 A%c1_c1_c1:s1 => next B pick, free nobody
  [S-10] a card one has not
    A=v1_t1 A+c1 !A%v1_t1_t1 => refused S-10 notInHand, next A trade
  [S-10] unseen: others see three market cards go and a soap card come
    A=v1_t1 A+c1^ A%v1_t1_c1:s2 => knowsBA +1s, knowsXA +1s, knowsAA s2
`,
);

const poor = situations(
  { seats: 2 },
  `
  [S-4] [S-10] buying with two cards in hand is refused
    A+c1 A%c1_c1_c1:s1 B+c1 B$c1 ; A+c1 !A%c1_c1_s1 => refused S-10 payThree, next A trade
  [S-10] a soap card pays as well as any
    A+c1 A%c1_c1_c1:s1 B+c1 B$c1 ; A+c1 A$c1 ; B+c1 B$c1 ; A+v1 A%c1_v1_s1:c4
    => handA c4, out c1_c1_c1_c1_v1_s1, knowsBA +1s
  [S-4] with one card in hand before the pick one sells one of two
    A+c1 A%c1_c1_c1:s1 B+c1 B$c1 ; A+t1 A$s1 ; => handA t1_s1, next B pick
`,
);

describe('a turn', () => {
  test.each([...order, ...buying, ...poor])('$says', (situation) => {
    expect(enacted(situation)).toEqual(situation);
  });
});

test('[S-10] a purchase names exactly three cards', () => {
  const { match, seatOf } = tableAfter('A+c1');
  for (const cards of [[], [0], [0, 0], [0, 0, 0, 0]]) {
    expect(match.play(seatOf('A'), { type: 'buy', cards })).toMatchObject({
      ok: false,
      rule: 'C-10',
    });
  }
});

/** B gives one card away for every honest sale of A's, and loses what it sells itself. */
const beggar = 'A+c1 A$c1 B? B>c1 B- B+t1 B$t1:v1 A? A+c1 A$c1 B? B>c1';

test('[S-7] a seat without cards has passed: it is not asked for a bid', () => {
  const table = tableAfter(beggar, { seats: 2 });
  expect(table.fact('handB')).toBe('-');
  // Nobody is left who could bid.
  expect(table.fact('next')).toBe('B pick');
  expect(table.fact('saleEnded')).toBe('A:noBids A:noBids');
});

test('[S-4] an empty hand on turn picks, and must sell what it picked', () => {
  const table = tableAfter(`${beggar} B+v2 !B- !B%v2_v2_v2`, { seats: 2 });
  expect(table.fact('handB')).toBe('v2');
  expect(table.fact('refused')).toBe('S-10 payThree');
  expect(table.fact('turnPassed')).toBe('none');
  table.play('B$v2:v4');
  expect(table.fact('next')).toBe('A bidding');
});

test('[S-8] a seat without cards cannot doubt', () => {
  const setup = { seats: 3 };
  const table = tableAfter(
    'A+c1 A$c1 B? B>c1 | B+t1 B$t1:v1 A? C+c1 C$c1 B? B>c1 | A+c1 A$c1 !B? !B- !B*c1',
    setup,
  );
  expect(table.fact('handB')).toBe('-');
  expect([table.fact('next'), table.fact('free')]).toEqual(['C bidding', 'nobody']);
  expect(table.fact('refused')).toBe('C-10 notYourDecision');
});
