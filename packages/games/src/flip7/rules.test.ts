import { createMatch } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { flip7 } from './index.ts';
import { enacted, seat, situations } from './rules.fixture.ts';

const numbers = [1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const actions = { freeze: 3, flip3: 3, second: 3 };

test.each([
  ['two', 95, { '+2': 1, '+4': 1, '+6': 1, '+8': 2, '+10': 1, x2: 1 }],
  ['one', 94, { '+2': 1, '+4': 1, '+6': 1, '+8': 1, '+10': 1, x2: 1 }],
] as const)('[F-1] with %s +8 the deck has %i cards', (plusEights, size, modifiers) => {
  const cards = seat([], { options: { plusEights } }).lastShuffle();
  const counts: Record<string, number> = {};
  for (const name of cards) counts[name] = (counts[name] ?? 0) + 1;
  expect(counts).toEqual({ ...Object.fromEntries(numbers.entries()), ...modifiers, ...actions });
  expect(cards).toHaveLength(size);
});

test('[F-1] the preset `official` is the published edition', () => {
  const official = { plusEights: 'one', flipThreeActions: 'deferred', openingDeal: 'on' } as const;
  expect(flip7.presets['official']).toEqual(official);
});

test('[F-2] two to eight seats, four by default; the target is 200, from 50 to 500', () => {
  expect(flip7.seats).toEqual({ min: 2, max: 8, default: 4 });
  expect(flip7.options.target).toMatchObject({ min: 50, max: 500, default: 200 });
  expect(flip7.tally(createMatch(flip7).state).totals).toEqual([0, 0, 0, 0]);
});

test.each([
  { seats: 1 },
  { seats: 9 },
  { seats: 2.5 },
  { options: { target: 49 } },
  { options: { target: 501 } },
  { options: { target: 99.5 } },
])('[F-2] there is no table with %j', (setup) => {
  expect(() => createMatch(flip7, setup)).toThrow(RangeError);
});

const three = situations(
  { seats: 3 },
  `
  [F-4] the player at the dealer's left acts first, the dealer last
    A+5 B+6 C+7 A+8 => next B +-
  [F-4] one decision a turn: after a number the next player decides
    A+5 => next B +
  [F-4] one decision a turn: after a modifier the next player decides
    A+x2 => next B +
  [F-4] whoever has banked is passed over
    A+5 B+6 C+7 A- B- => next C +-, banked A B
  [F-4] the last player in goes on alone
    A+5 B+6 C+7 A- B- C+8 C+9 => next C +-
  [F-4] a duplicate busts, and the turn passes
    A+5 B+6 C+7 A+5 => next B +-, busted A:5
  [F-4] 0 is a number that can be held
    A+0 B+6 C+7 A+5 => next B +-, busted none
  [F-4] two +8 are no duplicate
    A+5 B+6 C+7 A+8 B+9 C+10 A++8 B+1 C+2 A++8 => next B +-, busted none
  [F-4] a frozen neighbour is passed over
    A+freeze A>B C+7 => next A +
  [F-4] the turn goes on from whoever had it, not from whom the card hit
    A+flip3 A>C C:1 C:2 C:3 => next B +
  [F-4] cards flipped for a Flip Three are no turn
    A+flip3 A>B B:1 B:2 B:3 => next B +-
  [F-4] whoever freezes themselves passes the turn on
    A+5 B+6 C+7 A+freeze A>A => next B +-, froze A>A
  [F-4] when all have banked, the round ends and the deal passes to the left
    A+5 B+6 C+7 A- B- C- => next B +, scores A:5 B:6 C:7
  [F-4] when all have banked or bust, the round ends
    A+5 B+6 C+7 A+5 B- C+7 => next B +, scores A:0 B:6 C:0, busted A:5 C:7
  [F-4] in the second round A deals and acts last
    A+5 B+6 C+7 A- B- C- B+1 C+2 A+3 => next B +-
  [F-4] an unlucky table: everybody busts
    A+5 B+6 C+7 A+5 B+6 C+7 => next B +, scores A:0 B:0 C:0

  [F-5] with no card at all one must draw
    => next A +
  [F-5] a 0 may be banked
    A+0 B+6 C+7 A- B- C- => scores A:0 B:6 C:7
  [F-5] modifiers alone, and a Second Chance alone, may be banked
    A++4 B+x2 C+second A- B- C- => scores A:4 B:0 C:0
  [F-5] a used Freeze is no card in front of its drawer
    A+freeze A>C B+6 => next A +
  [F-5] a used Flip Three is no card in front of its drawer
    A+flip3 A>C C:1 C:2 C:3 B+6 C+8 => next A +
  [F-5] a Second Chance received as a gift may be banked
    A+flip3 A>A A:second A:second A>C A:1 B+9 => next C +-

  [F-6] the duplicate and the Second Chance are discarded, and the turn passes
    A+second B+6 C+7 A+5 B+8 C+9 A+5 => next B +-, saved A:5, busted none
  [F-6] what is left then counts, once
    A+second B+6 C+7 A+5 B+8 C+9 A+5 B- C- A- => scores A:5 B:14 C:16
  [F-6] it saves once only
    A+second B+6 C+7 A+5 B- C- A+5 A+5 => scores A:0 B:6 C:7, saved A:5, busted A:5
  [F-6] after it is used, another may be held
    A+second B+6 C+7 A+5 B- C- A+5 A+second A+5 => next A +-, saved A:5 A:5, busted none
  [F-6] inside a Flip Three the saved duplicate is one of the three
    A+second B+6 C+7 A+5 B+flip3 B>A A:5 A:9 A:10 => next C +-, saved A:5
  [F-6] the saved duplicate may be the last of the three
    A+second B+6 C+7 A+5 B+flip3 B>A A:9 A:10 A:5 => next C +-, saved A:5
  [F-6] saved by a Second Chance from the same Flip Three
    A+flip3 A>B B:5 B:second B:5 => next B +-, saved B:5
  [F-6] saved, then bust within one Flip Three
    A+second B+flip3 B>A A:5 A:5 A:5 => next C +, saved A:5, busted A:5
  [F-6] a gift saves like a card of one's own
    A+second B+6 C+7 A+second A>B B+6 => next C +-, saved B:6, busted none

  [F-7] a second Second Chance is given to a player of one's choice
    A+second B+6 C+7 A+second => next A >BC, secondChanceGiven none
  [F-7] then the turn passes as usual
    A+second B+6 C+7 A+second A>C => next B +-, secondChanceGiven A>C
  [F-7] the only taker gets it unasked
    A+second B+second C+7 A+second => next B +-, secondChanceGiven A>C
  [F-7] whoever has banked takes none
    A+second B+6 C+7 A+5 B- C+8 A+second => next C +-, secondChanceGiven A>C
  [F-7] whoever has bust takes none
    A+second B+6 C+7 A+5 B+6 C+8 A+second => next C +-, secondChanceGiven A>C
  [F-7] a player without any card may be given it
    A+flip3 A>A A:second A:second => next A >BC
  [F-7] with all other players out it is discarded
    A+second B+6 C+7 A+5 B- C- A+second => next A +-, secondChanceGiven none
  [F-7] discarded for want of a taker, it saves nobody
    A+second B+6 C+7 A+5 B- C- A+second A+5 A+5 => scores A:0 B:6 C:7, saved A:5, busted A:5
  [F-7] inside a Flip Three whoever flipped it gives it, and flips on
    A+second B+flip3 B>A A:second A>C A:5 A:6 => next C +-, secondChanceGiven A>C
  [F-7] unused ones do not outlive the round
    A+second B+6 C+7 A- B- C- B+5 C+8 => next A +, scores A:0 B:6 C:7

  [F-8] a Freeze is given to any active player, oneself included
    A+freeze => next A >ABC, froze none
  [F-8] a Flip Three is given to any active player, oneself included
    A+flip3 => next A >ABC, flipThreeGiven none
  [F-8] whoever has banked cannot be chosen
    A+5 B+6 C+7 A- B+freeze => next B >BC
  [F-8] whoever has bust cannot be chosen
    A+5 B+6 C+7 A+5 B+flip3 => next B >BC
  [F-8] whoever is frozen cannot be chosen
    A+freeze A>C B+freeze => next B >AB
  [F-8] a frozen player banks what they have
    A+5 B+6 C+7 A+freeze A>B C- A- => scores A:5 B:6 C:7, froze A>B
  [F-8] a frozen player banks even nothing
    A+freeze A>B C+7 A+5 C- A- => scores A:5 B:0 C:7, froze A>B
  [F-8] the only active player left must take a Freeze
    A+5 B+6 C+7 A- B- C+freeze => next B +, scores A:5 B:6 C:7, froze C>C
  [F-8] the only active player left must take a Flip Three
    A+5 B+6 C+7 A- B- C+flip3 C:1 C:2 C:3 => next C +-, flipThreeGiven C>C
  [F-8] a Flip Three is three cards without a decision between
    A+flip3 A>B B:1 B:x2 B:3 => next B +-, flipThreeGiven A>B
  [F-8] a Flip Three for oneself is one turn
    A+flip3 A>A A:1 A:2 A:3 => next B +, flipThreeGiven A>A
  [F-8] all frozen with nothing: a round without points
    A+freeze A>B C+freeze C>A C+freeze => next B +, scores A:0 B:0 C:0, froze A>B C>A C>C
`,
);

const two = situations(
  { seats: 2 },
  `
  [F-7] with two players, the other one gets it unasked
    A+second B+6 A+second => next B +-, secondChanceGiven A>B
  [F-7] with two players who both have one, the third is discarded
    A+second B+second A+second => next B +-, secondChanceGiven none
  [F-7] nobody has two afterwards
    A+second B+second A+second B- A+5 A+5 A+5 => scores A:0 B:0, saved A:5, busted A:5
  [F-8] the last of two players takes their own Freeze
    A+freeze A>B A+freeze => next B +, scores A:0 B:0, froze A>B A>A
`,
);

const deferred = situations(
  { options: { flipThreeActions: 'deferred' } },
  `
  [F-7] a second Second Chance is given at once, even where other actions are deferred
    A+second B+flip3 B>A A:second => next A >BC
  [F-8] outside a Flip Three a Freeze is played at once, deferred or not
    A+freeze A>B => next C +, froze A>B
`,
);

test.each([...three, ...two, ...deferred])('$says', (situation) => {
  expect(enacted(situation)).toEqual(situation);
});
