import { createMatch } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { vinto } from './index.ts';
import { wholePack } from './judge-cards.fixture.ts';
import { nameOf } from './layout.fixture.ts';
import { dealt, enacted, situations } from './rules.fixture.ts';

test('[V-1] a round begins with all 54 cards: a pack of 52 and two jokers', () => {
  const told = dealt([], { peeks: true }).told();
  const shuffled = told.flatMap((event) => (event.type === 'shuffled' ? event.cards : []));
  expect(shuffled.map(nameOf).toSorted()).toEqual(wholePack().toSorted());
});

test('[V-1] four or five seats', () => {
  expect(vinto.seats).toMatchObject({ min: 4, max: 5 });
});

test.each([{ seats: 3 }, { seats: 6 }, { seats: 4.5 }])('[V-1] no table with %j', (setup) => {
  expect(() => createMatch(vinto, setup)).toThrow(RangeError);
});

test('[C-5] the first player is drawn at random', () => {
  const firsts = Array.from({ length: 200 }, (_, i) => {
    const table = dealt([], { peeks: true, seed: `sfc32:${i}` });
    return table.seatOf('A');
  });
  const counts = [0, 1, 2, 3].map((at) => firsts.filter((first) => first === at).length);
  expect(Math.min(...counts)).toBeGreaterThan(25);
});

const four = situations(
  {},
  `
  [V-1] five cards each, one face up, the rest to draw
    => rowA 2c 3c 4c 5c 6c, rowD 2s 3s 4s 5s 6s, pile joker, left 33
  [V-1] a first card with an action counts as unused
    up=9d => next A + take
  [V-1] a plain first card cannot be taken
    up=10s A+5h A- ; => next B +
  [V-1] the first card opens no toss-in, even where somebody has its rank
    up=9d B1=9h => next A + take, tossInOpened none
  [V-1] nobody has seen anything but what they peeked at
    => seesA A1:2c A2:3c, seesB B1:2d B2:3d, seesC C1:2h C2:3h, seesD D1:2s D2:3s
`,
);

const five = situations(
  { seats: 5 },
  `
  [V-1] five players: five cards each and 28 to draw
    => rowE 10c 10d 10h 10s 9s, left 28, next A +
  [V-1] five players: the turn goes round the table
    A+5h A- ; B+7h B- ; C+8h C- ; D+9h D- ; E+Ah E- ; => next A + take
  [V-9] five players: everyone is asked for a toss-in
    A+9h A- => asked ABCDE
  [V-7] five players: a 9 looks at any of the four others
    A+9h A! => next A >B12345C12345D12345E12345
  [V-12] five players: the four others have one more turn each
    A+9h A- | A.vinto B+8h B- ; C+8c C- ; D+8d D- ; => next E + take
  [V-13] five players: the caller alone against four
    E=10c_10d_10h_10s_9s A+9h A- | A.vinto B+8h B- ; C+8c C- ; D+8d D- ; E+8s E- ;
    => next over, sums A:20 B:20 C:20 D:20 E:49, points A:3 B:0 C:0 D:0 E:0
`,
);

const peeks = situations(
  { peeks: true },
  `
  [V-2] before the first turn everyone peeks, all at the same time
    => next A ?12345 and B ?12345 and C ?12345 and D ?12345
  [V-2] at two cards of their choice
    A?4 => A ?1235, asked ABCD, seesA A4:5c
  [V-2] and no more
    A?4 A?1 => A nothing, asked BCD, looked A>A4:5c A>A1:2c
  [V-2] in any order
    D?5 B?3 B?1 C?1 => next A ?12345 and C ?2345 and D ?1234
  [V-2] the first turn begins when the last has peeked
    D?5 B?3 B?1 C?1 A?1 A?5 C?4 => next D ?1234
  [V-2] then A is on turn
    D?5 B?3 B?1 C?1 A?1 A?5 C?4 D?1 => next A +
  [V-2] nobody else sees a peek
    D?5 B?3 B?1 C?1 A?1 A?5 C?4 D?1 => seesB B1:2d B3:4d, seenD D - - - D, seenA A - - - A
`,
);

test.each([...four, ...five, ...peeks])('$says', (situation) => {
  expect(enacted(situation)).toEqual(situation);
});
