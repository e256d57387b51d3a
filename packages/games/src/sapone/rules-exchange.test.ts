import { describe, expect, test } from 'vitest';
import { enacted, situations } from './rules.fixture.ts';

const exchanges = situations(
  {},
  `
  [S-9] the buyer takes the card, the seller that bid; one card paid: no compensation
    A=v1_c1 B=t1_c1 A+c1 A$v1 B*t1 | A@B
    => handA c1_c1_t1, handB c1_v1, sold A>B:v1:t1, compensated none, left 51, next B pick
  [S-9] other bids go back
    A=v1_c1 B=t1_c1 C=t2_t3 A+c1 A$v1 B*t1 C*t2 C*t3 D- B- A@B
    => handA c1_c1_t1, handB c1_v1, handC t2_t3, sold A>B:v1:t1, next B pick
  [S-9] a bluff not doubted is exchanged like any card
    A=v1_c1 B=t1_c1 A+c1 A$c1:v2 B*t1 | A@B => handA c1_v1_t1, handB c1_c1, next B pick
  [S-9] paid with two: the buyer draws the top of the market, unseen
    A=v1_c1 B=t1_t2 A+c1 A$v1 B*t1 B*t2 | A@B B:v4
    => handA c1_c1_t1_t2, handB v1_v4, compensated B:v4, left 50, knowsCB +2m, knowsAB v1 +1m
  [S-9] a face-up top comes openly: all know who has it
    A=v1_c1 B=t1_t2 A+c1 A$v1 B*t1 B*t2 | A@B B:v4^
    => handB v1_v4, knowsCB v4 +1m, knowsXB v4 +1m, knowsAB v1 v4
  [S-9] the compensation is the buyer's, not the next pick
    A=v1_c1 B=t1_t2 A+c1 A$v1 B*t1 B*t2 | A@B B:v4 B+t5 => handB v1_v4_t5, left 49
  [S-9] an open card is sold openly
    A=v1_c1 B=t1_c1 A+c1 A$v1 C? C>c1 B*t1 | A@B => knowsDB v1 +1m, knowsXB v1 +1m
`,
);

const more = situations(
  { seats: 2 },
  `
  [S-9] paid with three: one compensation card all the same
    A=v1_c1 B=t1_t2 A+c1 A$c1 ; B+t3 B$t1 ; A+c1 A$v1 B*t1 B*t2 B*t3 A@B B:v4
    => handB v1_v4, handA c1_c1_c1_t1_t2_t3, compensated B:v4, next B pick
  [S-9] paying with a soap card and a market card
    B=v1_v2 A+c1 A%c1_c1_c1:s1 B+c1 B$v2 A- A+t1 A$t1 ; B+c1 B$v1 A*s1 A*t1 B@A A:v5
    => handA v1_v5, handB c1_c1_v2_t1_s1, compensated A:v5, knowsXB +4m +1s
`,
);

const emptyMarket = situations(
  {},
  `
  [S-9] an empty market: no compensation, and the sale stands
    A=t1_t2 ~1 D+v1 D$v1 A*t1 A*t2 | D@A => sold D>A:v1:t1_t2, compensated none, rounds 1
  [S-9] the last card of the market is a compensation like any
    A=t1_t2 ~2 C+v1 C$v1 A*t1 A*t2 | C@A A:v3^ => compensated A:v3, rounds 1
`,
);

describe('an exchange', () => {
  test.each([...exchanges, ...more, ...emptyMarket])('$says', (situation) => {
    expect(enacted(situation)).toEqual(situation);
  });
});
