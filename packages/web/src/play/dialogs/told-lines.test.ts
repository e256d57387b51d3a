import { expect, test } from 'vitest';
import { vinto } from '@mazzo/games/vinto';
import { en } from '@mazzo/games/vinto/text/en';
import { optionsFrom } from '@mazzo/kernel';
import type { Said } from '@mazzo/kernel';
import type { Utterance } from '@mazzo/table';
import { face } from '../../games/vinto/face.ts';
import { audience } from '../names.ts';
import type { Eyes } from '../page-face.ts';
import type { Shown } from '../showing.ts';
import { toldLines } from './told-lines.ts';

const eyes = { seat: 0, to: audience(0, 'You'), words: en } as unknown as Eyes;

/** Three turns: Ada's, one's own, Bruno's. */
const story = [
  { seq: 1, cause: 'bot', event: { type: 'drew', seat: 1, card: -1 } },
  { seq: 2, cause: 'person', event: { type: 'drew', seat: 0, card: 5 } },
  { seq: 3, cause: 'bot', event: { type: 'drew', seat: 2, card: -1 } },
];

const uncalled = { type: 'roundEnded', caller: null, sums: [], points: [] };

function shownWith(memoryAid: string, held: object | null): Shown {
  const options = optionsFrom(vinto.options, { memoryAid });
  return { view: vinto.blank(options, 4), story, held } as unknown as Shown;
}

const linesOf = (memoryAid: string, held: object | null = null) =>
  toldLines(shownWith(memoryAid, held), face, eyes);

test('V-17: without the memory aid it begins at one’s own last move, and says so', () => {
  const { paragraphs, forgets } = linesOf('off');
  expect(paragraphs.map(({ seat }) => seat)).toEqual([0, 2]);
  expect(forgets).toBe(true);
});

test('V-17: before one’s own first move nothing is left out, and nothing is said to be', () => {
  const shown = { ...shownWith('off', null), story: story.slice(0, 1) } as unknown as Shown;
  const { paragraphs, forgets } = toldLines(shown, face, eyes);
  expect(paragraphs.map(({ seat }) => seat)).toEqual([1]);
  expect(forgets).toBe(false);
});

test('V-17: a card that one has looked at oneself is not written down', () => {
  const looked = { type: 'looked', by: 0, seat: 0, slot: 1, card: 5 };
  const moves = [...story, { seq: 4, cause: 'person', event: looked }];
  const shown = { ...shownWith('off', null), story: moves } as unknown as Shown;
  expect(toldLines(shown, face, eyes)).toEqual({ paragraphs: [], forgets: true });
});

test('V-17: to pass in a window is no such move: nothing is told of it', () => {
  const passed = { seq: 4, cause: 'person', event: { type: 'passed', seat: 0 } };
  const shown = { ...shownWith('off', null), story: [...story, passed] } as unknown as Shown;
  expect(toldLines(shown, face, eyes).paragraphs.map(({ seat }) => seat)).toEqual([0, 2]);
});

test('with it, and when a round is over, all of it is there, its end too', () => {
  const [aided, over] = [linesOf('ownCards'), linesOf('off', uncalled)];
  expect(aided.paragraphs.map(({ seat }) => seat)).toEqual([1, 0, 2]);
  expect(over.paragraphs.map(({ seat }) => seat)).toEqual([1, 0, 2, null]);
  expect([aided.forgets, over.forgets]).toEqual([false, false]);
});

test('a move of several events is one paragraph, of whoever acts in it', () => {
  const looked = { type: 'looked', by: 2, seat: 0, slot: 1, card: -1 };
  const moves = [...story, { seq: 3, cause: 'bot', event: looked }];
  const shown = { ...shownWith('ownCards', null), story: moves } as unknown as Shown;
  const { paragraphs } = toldLines(shown, face, eyes);
  expect(paragraphs).toHaveLength(3);
  expect(paragraphs[2]).toMatchObject({ seat: 2 });
});

test('who shows their cards in the same move has a paragraph of their own', () => {
  const shows = (seat: number) => ({
    seq: 3,
    cause: 'bot',
    event: { type: 'shown', seat, cards: [0] },
  });
  const moves = [...story, shows(0), shows(1)];
  const shown = { ...shownWith('ownCards', null), story: moves } as unknown as Shown;
  const { paragraphs } = toldLines(shown, face, eyes);
  expect(paragraphs.map(({ seat }) => seat)).toEqual([1, 0, 2, 0, 1]);
  expect(new Set(paragraphs.map(({ key }) => key)).size).toBe(5);
});

test('what was said stands where it was said, and not before what was told there is shown', () => {
  const said = (position: number, seq: number): Utterance => ({
    position,
    seq,
    seat: 1,
    phrase: { words: `${position}` },
  });
  const talking = {
    ...eyes,
    words: { ...en, said: ({ phrase }: Said) => `${String(phrase['words'])}!` },
  };
  const talk = [said(7, 1), said(8, 1), said(9, 4)];
  const { paragraphs } = toldLines(shownWith('ownCards', null), face, talking, talk);
  expect(paragraphs.map(({ key }) => key)).toEqual(['1', 'said 7', 'said 8', '2', '3']);
  expect(paragraphs[1]).toMatchObject({ seat: 1, words: '7!' });
});
