import { chanceFrom, createMatch } from '@mazzo/kernel';
import { without } from '@mazzo/kernel/testing';
import { expect, test } from 'vitest';
import { flip7 } from './index.ts';
import { wholePack } from './judge.fixture.ts';
import { enacted, seat, situations } from './rules.fixture.ts';
import type { Setup, Table } from './rules.fixture.ts';

const persistent = situations(
  { seats: 2 },
  `
  [F-14] persistent: the second round goes on with the same deck
    A+5 B+6 A- B- B+7 A+8 => next B +-
`,
);

const fresh = situations(
  { seats: 2, options: { deck: 'freshEachRound' } },
  `
  [F-14] freshEachRound: before each round all cards are shuffled
    A+5 B+6 A- B- / B+5 A+6 B- A- / A+5 => next B +
  [F-14] freshEachRound: not within a round
    A+5 B+6 A+7 B+8 => next A +-
`,
);

test.each([...persistent, ...fresh])('$says', (situation) => {
  expect(enacted(situation)).toEqual(situation);
});

test('[F-14] freshEachRound: the whole deck is shuffled', () => {
  const table = seat([['5', '6']], { seats: 2, options: { deck: 'freshEachRound' } });
  table.play('A+ B+ A- B-');
  expect(table.lastShuffle().toSorted()).toEqual(wholePack('two').toSorted());
});

/**
 * A new round at a table of three with only the first deck's cards left, the second coming from the
 * next shuffle. Until then everybody has flipped one card a round and banked it; a Freeze or a Flip
 * Three they took themselves. Every round takes three cards more than its Flip Threes, so the first
 * deck has 2, 5 or 8 cards.
 */
function nearTheEnd(decks: readonly (readonly string[])[], setup: Setup = {}): Table {
  const [left = [], ...later] = decks;
  const spent = without(wholePack('two'), left);
  const flipThrees = spent.flatMap((card) => (card === 'flip3' ? ['flip3', '8', '9', '10'] : []));
  const first = [...flipThrees, ...without(spent, flipThrees), ...left];
  const options = { target: 500, ...setup.options };
  const table = seat([first, ...later], { ...setup, options });
  while (flips(table) < spent.length || !table.fact('next').endsWith('+')) idle(table);
  expect(flips(table)).toBe(spent.length);
  table.turnPage();
  return table;
}

function idle(table: Table): void {
  const [letter, choices] = table.fact('next').split(' ') as [string, string];
  if (choices.startsWith('>')) table.play(`${letter}>${letter}`);
  else table.play(letter + choices.at(-1)!);
}

function flips(table: Table): number {
  return table.story().match(/[+:]\S/g)?.length ?? 0;
}

const immediate = situations(
  { options: { flipThreeActions: 'immediate' } },
  `
  [F-14] an empty deck is renewed when a card must be drawn; what lies before players stays
    A+5 B+6 / C+7 => next A +-, kept 5 6
  [F-14] the last card by itself causes no shuffle
    A+5 B+6 => next C +, shuffled none
  [F-14] banked hands stay, and busted ones with the card that bust
    A+5 B+6 C+7 A+5 B- C+8 / C+9 => next C +-, kept 5 5 6 7 8
  [F-14] a used Freeze is shuffled in
    A+freeze A>B C+6 / A+7 => next C +-, kept 6
  [F-14] a Second Chance in front of a player stays
    A+second B+6 / C+7 => next A +-, kept 6 second
  [F-14] a Second Chance that nobody could take is shuffled in
    A+second B+6 C+7 A+5 B- C- A+second / A+9 => next A +-, kept 5 6 7 second
  [F-14] a duplicate and the Second Chance that saved it are shuffled in
    A+second B+6 C+7 A+5 B+8 C+9 A+5 B+10 / C+11 => next A +-, kept 10 5 6 7 8 9
  [F-14] in the middle of a Flip Three: its card is in use and stays
    A+flip3 A>B B:5 / B:6 B:7 => next B +-, kept 5 flip3
  [F-14] before the first card of a Flip Three
    A+5 B+flip3 B>A / A:6 A:7 A:8 => next C +, kept 5 flip3
  [F-14] a finished Flip Three is shuffled in
    A+9 B+flip3 B>A A:5 A:6 A:7 / C+8 => next A +-, kept 5 6 7 9
  [F-14] a saved duplicate in the middle of a Flip Three is shuffled in, and counts
    A+second B+6 C+7 A+5 B+8 C+flip3 C>A A:9 A:5 / A:10
    => next A +-, kept 5 6 7 8 9 flip3, saved A:5
  [F-14] in the middle of three Flip Threes within each other
    A+flip3 A>B B:flip3 B>C C:flip3 C>A A:5 A:6 / A:7 C:8 C:9 B:10 B:11
    => next B +-, kept 5 6 flip3 flip3 flip3
  [F-14] the inner Flip Three is finished, the outer one is not
    A+flip3 A>B B:flip3 B>C C:5 C:6 C:7 / B:8 B:9 => next B +-, kept 5 6 7 flip3
  [F-14] the outer Flip Three is finished only when its last card, the inner one, is
    A+flip3 A>B B:5 B:6 B:flip3 B>C C:7 / C:8 C:9 => next B +-, kept 5 6 7 flip3 flip3
  [F-14] a bust in the middle of a Flip Three after a shuffle
    A+5 B+flip3 B>A / A:6 A:5 => next C +, kept 5 flip3, busted A:5
  [F-14] a Freeze from the new deck in the middle of a Flip Three
    A+5 B+flip3 B>C / C:freeze C>A C:6 C:7 => next C +-, kept 5 flip3, froze C>A
  [F-10] a Flip Three stopped by a Freeze has been used: it is shuffled in at once
    A+flip3 A>A A:9 A:flip3 A>B B:freeze B>A B:5 / B:6 => next B +-, kept 5 9 flip3
  [F-10] a Flip Three stopped by a bust has been used: it is shuffled in at once
    A+flip3 A>B B:flip3 B>C C:flip3 C>B B:12 B:12 / C:5 C:6 => next C +-, kept 12 12 flip3
`,
);

const deferred = situations(
  { options: { flipThreeActions: 'deferred' } },
  `
  [F-14] deferred: what was set aside is in use and stays
    A+flip3 A>B B:freeze / B:5 B:6 B>C => next B +-, kept flip3 freeze
  [F-14] deferred: what a bust threw away is shuffled in
    A+flip3 A>B B:freeze B:12 B:12 C+7 / A+8 => next C +-, kept 12 12 7
  [F-14] deferred: the Flip Three that set it aside is finished with its third card
    A+flip3 A>B B:flip3 B:5 B:6 B>C C:7 / C:8 C:9 => next B +-, kept 5 6 7 flip3
  [F-14] deferred: what is assigned but not yet resolved stays
    A+flip3 A>B B:flip3 B:freeze B:5 B>C B>A C:6 / C:7 C:8 => next B +-, kept 5 6 flip3 freeze
`,
);

test.each([...immediate, ...deferred])('$says', (situation) => {
  expect(enacted(situation, nearTheEnd)).toEqual(situation);
});

/**
 * Three players with a deck of these cards and no more, all of whom only draw; a Flip Three goes to
 * the third. A full deck always leaves something to shuffle, so this one is told to the state.
 */
function scoresOnShortDeck(top: readonly string[]): (number | undefined)[] {
  const { state } = createMatch(flip7, { seats: 3 });
  const first = decider();
  const cards = top.map((name) => flip7.cards.names.indexOf(name)).toReversed();
  flip7.apply(state, { type: 'shuffled', cards });
  const told: Parameters<typeof flip7.apply>[1][] = [];
  while (!told.some((event) => event.type === 'deckRanOut')) {
    const targets = flip7.legal(state, decider()).some((move) => move.type === 'target');
    const third = { type: 'target', seat: (first + 2) % 3 } as const;
    const move = targets ? third : ({ type: 'draw' } as const);
    flip7.resolve(state, decider(), move, chanceFrom('sfc32:rules'), (event) => {
      flip7.apply(state, event);
      told.push(event);
    });
  }
  const ended = told.find((event) => event.type === 'roundEnded');
  return [0, 1, 2].map((place) => ended?.scores[(first + place) % 3]);

  function decider(): number {
    const status = flip7.status(state);
    return status.over ? -1 : status.decisions[0]!.seat;
  }
}

test.each([
  ['on a turn', '5 6 7 8 9', [13, 15, 7]],
  ['for a player with nothing', '5 6', [5, 6, 0]],
  ['after a bust', '5 6 7 5', [0, 6, 7]],
  ['in a Flip Three', '5 6 7 flip3 8', [5, 6, 15]],
  ['in a Flip Three within a Flip Three', '5 6 flip3 8 flip3 9', [5, 6, 17]],
])(
  '[F-14] when nothing is left to draw anywhere, everyone still in banks: %s',
  (_, top, scores) => {
    expect(scoresOnShortDeck(top.split(' '))).toEqual(scores);
  },
);
