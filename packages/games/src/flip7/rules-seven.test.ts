/** F-11, `thatPlayerBanks`: whoever has seven numbers is out with their points, and the others play on. */
import { expect, test } from 'vitest';
import type { Options } from './options.ts';
import { enacted, situations } from './rules.fixture.ts';

const seven: Partial<Options> = { seven: 'thatPlayerBanks' };

// A has 1 to 6; B has banked 8, C is in with 9 and 10.
const six = 'A+flip3 A>A A:1 A:2 A:3 B+8 C+9 A+flip3 A>A A:4 A:5 A:6 B- C+10';
// A has 1 to 4, B 8, 10, 12 and C 9, 11, 12; all are in.
const four = 'A+1 B+8 C+9 A+2 B+10 C+11 A+3 B+12 C+12 A+4';
// A has 1 to 5, B 2, 8, 10, 12 and C 3, 9, 11, 12; all are in.
const five = `${four} B+2 C+3 A+5`;

const playOn = situations(
  { options: seven },
  `
  [F-11] thatPlayerBanks: the others play on
    ${six} A+7 => next C +-, sevenNumbers A
  [F-11] thatPlayerBanks: the 15 points count, earlier banks are kept, later ones too
    ${six} A+7 C- => next B +, scores A:43 B:8 C:19
  [F-11] thatPlayerBanks: modifiers count beside the seven
    ${six} A++4 C+11 A+x2 C+12 A+7 C- => next B +, scores A:75 B:8 C:42
  [F-11] thatPlayerBanks: the others can still bust
    ${six} A+7 C+9 => next B +, scores A:43 B:8 C:0, busted C:9
  [F-11] thatPlayerBanks: and draw as often as they like
    ${six} A+7 C+11 C+12 => next C +-
  [F-11] thatPlayerBanks: the last one in ends the round with it
    A+flip3 A>A A:1 A:2 A:3 B+8 C+9 A+flip3 A>A A:4 A:5 A:6 B- C- A+7
    => next B +, scores A:43 B:8 C:9, sevenNumbers A
  [F-11] thatPlayerBanks: two of them in one round
    ${six} A+7 C+11 C+12 C+8 C+7 C+6 => next B +, scores A:43 B:8 C:78, sevenNumbers A C
  [F-11] thatPlayerBanks: those who have nothing yet go on with nothing
    A+flip3 A>A A:flip3 A>A A:flip3 A>A A:1 A:2 A:3 A:4 A:5 A:6 A:7 => next B +, sevenNumbers A
  [F-11] thatPlayerBanks: without seven numbers a round is as always
    ${six} A- C- => next B +, scores A:21 B:8 C:19
  [F-11] thatPlayerBanks: the next round is played by all again
    ${six} A+7 C- B+5 C+5 => next A +

  [F-4] thatPlayerBanks: the turn passes from the one on turn, not from the one with seven
    ${four} B+flip3 B>A A:5 A:6 A:7 => next C +-, sevenNumbers A
  [F-4] thatPlayerBanks: so also if the next one is out
    ${four} B+5 C+flip3 C>A A:5 A:6 A:7 => next B +-, sevenNumbers A
  [F-7] thatPlayerBanks: whoever is out with seven takes no Second Chance
    ${six} A+7 C+second C+second => next C +-, secondChanceGiven none, discarded C:second
  [F-8] thatPlayerBanks: whoever is out with seven cannot be chosen
    ${five} B+6 C+5 A+flip3 A>A A:6 A:7 B+freeze => next B >BC, sevenNumbers A
  [F-8] thatPlayerBanks: the last one left takes an action card unasked
    ${six} A+7 C+freeze => next B +, scores A:43 B:8 C:19, froze C>C

  [F-10] thatPlayerBanks: their Flip Three stops at the seventh number
    ${five} B+flip3 B>A A:6 A:7 => next C +-, sevenNumbers A
  [F-10] thatPlayerBanks: so do their older ones
    ${four} B+flip3 B>A A:flip3 A>A A:5 A:6 A:7 => next C +-, sevenNumbers A
  [F-16] thatPlayerBanks: the Flip Threes of the others go on, the newest first
    ${four} B+flip3 B>B B:flip3 B>C C:flip3 C>A A:5 A:6 A:7 C:5 C:6 B:6 B:7
    => next C +-, sevenNumbers A
  [F-16] thatPlayerBanks: their older one below another's stops, the other's goes on
    ${four} B+flip3 B>A A:flip3 A>C C:flip3 C>A A:5 A:6 A:7 C:5 C:6 => next C +-, sevenNumbers A
  [F-16] thatPlayerBanks: a bust further down the stack after it
    ${four} B+flip3 B>B B:flip3 B>A A:5 A:6 A:7 B:8 => next C +-, sevenNumbers A, busted B:8
  [F-16] thatPlayerBanks: two of them in one stack
    A+1 B+8 C+9 A+2 B+6 C+9 A+3 B+7 A+4 B+10 A+5 B+5 A+0 B+flip3 B>B B:11 B:flip3 B>A A:6 B:12
    => next B +, scores A:36 B:74 C:0, sevenNumbers A B
`,
);

const deferred = situations(
  { options: { ...seven, flipThreeActions: 'deferred' } },
  `
  [F-9] thatPlayerBanks: what they had set aside is discarded
    ${five} B+flip3 B>A A:freeze A:6 A:7
    => next C +-, setAside A:freeze, discarded A:freeze, froze none, sevenNumbers A
  [F-9] thatPlayerBanks: the older list goes on
    ${four} B+flip3 B>B B:flip3 B:freeze B:+2 B>A B>C A:5 A:6 A:7
    => next B +-, froze B>C, sevenNumbers A, discarded none
  [F-9] thatPlayerBanks: so it does where the assigner has the seven
    ${four} B+flip3 B>A A:flip3 A:freeze A:5 A>A A>C A:6 A:7
    => next B +-, froze A>C, sevenNumbers A, discarded none
  [F-9] thatPlayerBanks: what was assigned to them is discarded
    ${four} B+flip3 B>B B:flip3 B:freeze B:+2 B>A B>A A:5 A:6 A:7
    => next C +-, froze none, discarded A:freeze
  [F-9] thatPlayerBanks: a second Flip Three assigned to them too
    ${four} B+flip3 B>B B:flip3 B:flip3 B:+2 B>A B>A A:5 A:6 A:7 => next C +-, discarded A:flip3
  [F-9] thatPlayerBanks: only theirs is, not what another has set aside
    ${five} B+flip3 B>B B:flip3 B:freeze B:+2 B>A B>B A:freeze A:6 A:7
    => next C +-, froze B>B, discarded A:freeze
  [F-9] thatPlayerBanks: with nobody left in the round is over, whatever waits
    ${five} B- C- A+flip3 A:freeze A:6 A:7 => next B +, scores A:43 B:32 C:35, froze none
`,
);

const deal = situations(
  { options: { ...seven, openingDeal: 'on' } },
  `
  [F-3] thatPlayerBanks: the deal goes on, and the first turn is the next one's
    A:flip3 A>A A:flip3 A>A A:flip3 A>A A:1 A:2 A:3 A:4 A:5 A:6 A:7 B:8 C:9
    => next B +-, sevenNumbers A
  [F-3] thatPlayerBanks: whoever is out with seven before their own card is skipped
    A:flip3 A>C C:flip3 C>C C:flip3 C>C C:1 C:2 C:3 C:4 C:5 C:6 C:7 B:8
    => next A +, sevenNumbers C
  [F-3] thatPlayerBanks: the round is played to its end
    A:flip3 A>A A:flip3 A>A A:flip3 A>A A:1 A:2 A:3 A:4 A:5 A:6 A:7 B:8 C:9 B- C- B:10 C:11 A:12
    => next B +-, scores A:43 B:8 C:9
  [F-3] thatPlayerBanks: with nobody left the deal and the round are over
    A:freeze A>A B:freeze B>B C:flip3 C:flip3 C:flip3 C:1 C:2 C:3 C:4 C:5 C:6 C:7 B:10 C:11 A:12
    => next B +-, scores A:0 B:0 C:43
`,
);

const match = situations(
  { seats: 2, options: { ...seven, target: 50 } },
  `
  [F-13] thatPlayerBanks: the target ends nothing before the others are done
    A+12 B+2 A+11 B+3 A+10 B+4 A+9 B+5 A+8 B+6 A+7 B+1 A+6 => next B +-, sevenNumbers A
  [F-13] thatPlayerBanks: the highest total wins then
    A+12 B+2 A+11 B+3 A+10 B+4 A+9 B+5 A+8 B+6 A+7 B+1 A+6 B+7
    => next over, scores A:78 B:43, places A:1 B:2, sevenNumbers A B
`,
);

const fourSeats = situations(
  { seats: 4, options: seven },
  `
  [F-15] thatPlayerBanks: no card goes to whoever is out with seven, however high their total
    A+12 B+9 C+2 D+3 A- B- C- D- B+flip3 B>A A:1 A:2 A:3 C+8 D+8 A+4 B+9 C+flip3 C>A A:5 A:6 A:7
    D+freeze => timeout D>B, sevenNumbers A
`,
);

test.each([...playOn, ...deferred, ...deal, ...match, ...fourSeats])('$says', (situation) => {
  expect(enacted(situation)).toEqual(situation);
});
