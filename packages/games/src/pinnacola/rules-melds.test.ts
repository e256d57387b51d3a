import { describe, expect, test } from 'vitest';
import { cardOf, readMeld, tellMeld } from './judge-notation.fixture.ts';
import { isMeld, pointsOfMeld, readings } from './melds.ts';
import { enacted, situations } from './rules.fixture.ts';

/** What these cards can be. */
function being(names: string): string {
  const melds = readings(names.split(' ').map(cardOf));
  return melds.map(tellMeld).toSorted().join(' ') || 'no meld';
}

describe('what cards can be', () => {
  test.each([
    ['P-5', 'a run', '3h 4h 5h', '3h-5h'],
    ['P-5', 'a run', '3h 4h', 'no meld'],
    ['P-5', 'a run', '3h 4h 5d', 'no meld'],
    ['P-5', 'a run', '3h 4h 6h', 'no meld'],
    ['P-5', 'a run', 'Ah 2h 3h', 'Ah-3h'],
    ['P-5', 'a run', 'Qh Kh Ah', 'Qh-Ah'],
    ['P-5', 'a run', 'Ah 2h 3h 4h 5h 6h 7h 8h 9h 10h Jh Qh Kh', '2h-Ah Ah-Kh'],
    ['P-5', 'a run around the corner', 'Kh Ah 2h', 'no meld'],
    ['P-5', 'a run around the corner', 'Qh Kh Ah 2h 3h', 'no meld'],
    ['P-5', 'A-K-A', 'Ah 2h 3h 4h 5h 6h 7h 8h 9h 10h Jh Qh Kh Ah', 'Ah-Ah'],
    ['P-5', 'A-K-A', '2h 3h 4h 5h 6h 7h 8h 9h 10h Jh Qh Kh Ah Ah 2h', 'no meld'],
    ['P-8', 'A-K-A', '2h 3h 4h 5h 6h 7h 8h 9h 10h Jh Qh Kh Ah joker', 'Ah-Ah*Ah Ah-Ah*hi'],
    ['P-5', 'a set', '7c 7d 7h', '7cdh'],
    ['P-5', 'a set', '7c 7d 7h 7s', '7cdhs'],
    ['P-5', 'a set', '7c 7d 8h', 'no meld'],
    ['P-5', 'identical twin cards', '7c 7d 7d', 'no meld'],
    ['P-5', 'identical twin cards', '7c 7d 7h 7h', 'no meld'],
    ['P-5', 'identical twin cards', '3h 4h 4h 5h', 'no meld'],
    ['P-5', 'identical twin cards', 'Ah Ah 2h 3h', 'no meld'],
    ['P-5', 'identical twin cards', '7c 7d joker 7d', 'no meld'],
    ['P-5', 'a five-card set', '7c 7d 7h 7s 7c', 'no meld'],
    ['P-6', 'a five-card set', '7c 7d 7h 7s joker', 'no meld'],
    ['P-6', 'a joker', '7c 7d joker', '7cd*'],
    ['P-6', 'a joker', '7c 7d 7h joker', '7cdh*'],
    ['P-6', 'a joker', '3h joker 5h', '3h-5h*4h'],
    ['P-6', 'a joker', '3h 4h joker', '2h-4h*2h 3h-5h*5h'],
    ['P-6', 'a joker', 'Ah 2h joker', 'Ah-3h*3h'],
    ['P-6', 'a joker', 'Kh Ah joker', 'Qh-Ah*Qh'],
    ['P-6', 'a joker', 'Ah joker 3h', 'Ah-3h*2h'],
    ['P-6', 'a joker', '2h 3h joker', '2h-4h*4h Ah-3h*Ah'],
    ['P-6', 'two or three jokers in a meld', '7c joker joker', 'no meld'],
    ['P-6', 'two or three jokers in a meld', '7c 7d joker joker', 'no meld'],
    ['P-6', 'two or three jokers in a meld', '3h 4h 5h joker joker', 'no meld'],
    ['P-6', 'two or three jokers in a meld', '3h joker joker joker', 'no meld'],
    ['P-6', 'two or three jokers in a meld', 'joker joker', 'no meld'],
    ['P-6', 'two or three jokers in a meld', 'joker joker joker', 'no meld'],
    ['P-6', 'four jokers', 'joker joker joker joker', '****'],
    ['P-6', 'four jokers', 'joker joker joker joker 7c', 'no meld'],
  ] as const)('[%s] %s: %s: %s', (_rule, _what, names, melds) => {
    expect(being(names)).toBe(melds);
  });

  test('[P-5] a run around the corner and a set of five cannot even be told', () => {
    for (const said of ['Kh-2h', 'Qh-3h', '7cdhs*', '3h-4h', '7cd', '3h-5h*7h']) {
      expect(isMeld(readMeld(said)), said).toBe(false);
    }
  });
});

const plain = {
  target: 1000,
  deal: '13',
  pozzo: 'whole',
  earlierMelds: 'stay',
  emptyStock: 'endHand',
} as const;

describe('what a meld is worth', () => {
  test.each([
    // rule  meld       allowed add, replace; clean add, replace
    ['P-9', '3h-5h', 15, 15, 15, 15],
    ['P-9', 'Qh-Ah', 35, 35, 35, 35],
    ['P-9', 'Ah-3h', 25, 25, 25, 25],
    ['P-9', '3h-5h*4h', 35, 35, 35, 35],
    ['P-9', 'Acdh', 45, 45, 45, 45],
    ['P-9', '7cd*', 45, 45, 45, 45],
    ['P-9', '2h-7h', 40, 40, 40, 40],
    ['P-7', '5s-Js', 130, 130, 130, 130],
    ['P-7', '2h-8h', 100, 100, 100, 100],
    ['P-7', '2h-8h*2h', 140, 140, 70, 70],
    ['P-7', 'Kcdhs', 120, 80, 120, 80],
    ['P-7', '6cdhs', 120, 80, 120, 80],
    ['P-7', '5cdhs', 60, 40, 60, 40],
    ['P-7', '2cdh*', 80, 40, 40, 40],
    ['P-7', 'Acdhs', 180, 120, 180, 120],
    ['P-7', 'Acdh*', 190, 120, 70, 70],
    ['P-9', '****', 700, 600, 700, 600],
    ['P-8', 'Ah-Kh', 715, 600, 715, 600],
    ['P-8', 'Ah-Ah', 730, 600, 730, 600],
    ['P-8', 'Ah-Kh*7h', 730, 600, 130, 130],
    ['P-8', 'Ah-Ah*hi', 740, 600, 140, 140],
    // All thirteen ranks, but not from the ace.
    ['P-8', '2h-Ah', 230, 230, 230, 230],
    ['P-8', 'Ah-Qh', 210, 210, 210, 210],
  ] as const)('[%s] %s', (_rule, said, ...worth) => {
    const meld = readMeld(said);
    const all = (['allowed', 'clean'] as const).flatMap((jokers) =>
      (['add', 'replace'] as const).map((bonuses) =>
        pointsOfMeld(meld, { ...plain, jokers, bonuses }),
      ),
    );
    expect(all).toEqual(worth);
  });

  test('[P-8] ace points at both ends', () => {
    const worth = (said: string) => pointsOfMeld(readMeld(said), { ...plain, jokers: 'allowed', bonuses: 'add' }); // prettier-ignore
    expect(worth('Ah-Ah') - worth('Ah-Kh')).toBe(15);
    expect(worth('Qh-Ah') - 10 - 10).toBe(15);
    expect(worth('Ah-3h') - 5 - 5).toBe(15);
  });
});

const laying = situations(
  {},
  `
  [P-5] a run around the corner is refused
    A=Ks_As_2s up=9d A+3c !A(Ks-2s -3c) => refused P-5, next A meld, meldsA none
  [P-5] a set of five is refused
    A=9c_9d_9h_9s_joker A+3c !A(9cdhs* -3c) => refused P-5, next A meld, meldsA none
  [P-5] what is not in hand cannot be laid
    A=4s_5s A+3c !A(4s-6s -3c) => refused P-11, about 6s, next A meld
  [P-4] one twin cannot lie in two melds
    A=4s_5s_6s_6c_6d A+3c !A(4s-6s 6cds -3c) => refused P-11, about 6s, next A meld
  [P-5] two melds alike may lie side by side
    A=4s_5s_6s_4s_5s_6s A+3c A(4s-6s 4s-6s -3c) => meldsA 4s-6s 4s-6s, next B draw
`,
);

// With 15 cards there is room for a Pinnacolone and a discard.
const long = situations(
  { options: { deal: '15' } },
  `
  [P-8] A-K-A: fourteen cards, an ace at each end
    A=As-Qs_9c_2d_3d A+Ks A(As-Ks -9c) B+3c B-3c A+As A(A1>As-As -2d) => meldsA As-As, handA 3d, next B draw
  [P-8] A-K-A: beyond the high ace a run does not go
    A=As-Qs_9c_2s_3d A+Ks A(As-Ks -9c) B+3c B-3c A+As !A(A1>Ks-2s -3d) => refused P-5, next A meld
`,
);

test.each([...laying, ...long])('$says', (situation) => {
  expect(enacted(situation)).toEqual(situation);
});
