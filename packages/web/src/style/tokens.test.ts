import { expect, test } from 'vitest';
import { cloths } from '../settings/cloth.ts';
import { colour, contrast, declared, themes, tokensOf } from './palette.fixture.ts';
import type { Theme, Tokens } from './palette.fixture.ts';

type Pairs = Readonly<Record<string, readonly string[]>>;

/** What each colour may be printed on, as words: 4.5 to 1, and 7 to 1 in high contrast. */
const words: Pairs = {
  ink: [
    'page',
    'paper',
    'shaded-paper',
    'sunk',
    'gold-soft',
    'good-soft',
    'bad-soft',
    'strong-soft',
  ],
  'ink-soft': ['page', 'paper', 'shaded-paper', 'sunk', 'gold-soft'],
  'on-wood': ['wood', 'wood-deep', 'wood-line'],
  'on-wood-soft': ['wood', 'wood-deep'],
  page: ['ink'],
  'on-brick': ['brick', 'brick-deep'],
  'on-gold': ['gold'],
  link: ['page', 'paper', 'shaded-paper', 'sunk'],
  good: ['page', 'paper', 'shaded-paper', 'good-soft'],
  bad: ['page', 'paper', 'shaded-paper', 'bad-soft'],
  strong: ['page', 'paper', 'strong-soft'],
  'say-red': ['paper', 'shaded-paper', 'page', 'sunk', 'good-soft'],
  'say-green': ['paper', 'shaded-paper', 'page', 'sunk', 'good-soft'],
  'say-blue': ['paper', 'shaded-paper', 'page', 'sunk', 'good-soft'],
  'card-ink': [
    'card',
    'rim',
    'court-skin',
    'skin-tan',
    'skin-brown',
    'plus',
    'plus-soft',
    'times-soft',
    'vegetables-soft',
    'tools-soft',
    'soaps-soft',
    'coins-soft',
    'gems-soft',
  ],
  'suit-red': ['card', 'rim'],
  'suit-green': ['card', 'rim'],
  'suit-blue': ['card', 'rim'],
  freeze: ['freeze-soft'],
  flip3: ['card', 'flip3-soft'],
  second: ['card', 'second-soft'],
  'number-ink': [...Array.from({ length: 13 }, (_, n) => `number-${n}`), 'times'],
};

/** Rings and edges that tell something: 3 to 1, and 4.5 to 1 in high contrast. */
const edges: Pairs = {
  focus: ['page', 'paper', 'sunk'],
  brick: ['paper'],
  bad: ['paper'],
  gold: ['wood', 'card-ink'],
  'line-strong': ['page', 'paper'],
  'back-line': ['back'],
  'back-flip7-line': ['back-flip7'],
  'back-market-line': ['back-market'],
  'back-soap-line': ['back-soap'],
  rim: ['card-ink'],
};

const clothWords: Pairs = {
  'on-cloth': ['cloth-deep', 'cloth', 'cloth-lit', 'spot'],
  'on-cloth-soft': ['cloth-deep', 'cloth', 'cloth-lit', 'spot'],
  gain: ['cloth-deep', 'cloth', 'cloth-lit', 'spot'],
};

const clothEdges: Pairs = {
  gold: ['cloth', 'cloth-lit', 'spot'],
  card: ['cloth', 'cloth-lit', 'spot'],
  focus: ['cloth', 'cloth-lit', 'spot'],
};

/** What the palette was chosen for, measured: in the light, in the dark room, in high contrast. */
const promised: readonly (readonly [string, string, number, number, number])[] = [
  ['on-wood', 'wood', 11.7, 13.9, 21],
  ['on-wood-soft', 'wood', 8.2, 8.5, 16.5],
  ['ink', 'page', 12.8, 15.5, 21],
  ['ink', 'paper', 14.7, 13.1, 19.6],
  ['ink-soft', 'paper', 7.2, 7.9, 15.4],
  ['ink-soft', 'page', 6.3, 9.4, 16.5],
  ['line-strong', 'paper', 4, 4.3, 19.6],
  ['on-brick', 'brick', 6.5, 4.9, 15.2],
  ['brick', 'paper', 6.2, 3.1, 14.1],
  ['on-gold', 'gold', 9.7, 9.7, 15.2],
  ['bad', 'paper', 6.9, 7.6, 11.4],
  ['good', 'good-soft', 5.7, 7.4, 11.3],
  ['say-red', 'paper', 5.9, 7, 11.4],
  ['focus', 'paper', 6.9, 8.5, 12.8],
];

/** Of words on cloth, on its lit part and in the spot; soft words, gains and gold in the spot. */
const promisedOnCloth = {
  light: {
    bordo: [10.7, 9.3, 6.4],
    bottiglia: [9.3, 8, 5.4],
    notte: [10.3, 8.9, 6.1],
    tabacco: [9.8, 8.5, 5.8],
  },
  dark: {
    bordo: [13.1, 11.7, 6.9],
    bottiglia: [12.6, 11.1, 6.4],
    notte: [12.9, 11.5, 6.7],
    tabacco: [13, 11.5, 6.8],
  },
} as const;

function ratio(tokens: Tokens, above: string, below: string, theme: Theme): number {
  return contrast(colour(tokens, above, theme), colour(tokens, below, theme));
}

function tooClose(tokens: Tokens, theme: Theme, pairs: Pairs, least: number): string[] {
  return Object.entries(pairs).flatMap(([above, grounds]) =>
    grounds
      .map((below) => ({ below, found: ratio(tokens, above, below, theme) }))
      .filter(({ found }) => !(found >= least))
      .map(({ below, found }) => `${above} on ${below}: ${found.toFixed(2)}`),
  );
}

test.each(themes)('%s: words can be read wherever they are printed', (theme) => {
  const least = theme === 'contrast' ? 7 : 4.5;
  expect(tooClose(tokensOf(theme), theme, words, least)).toEqual([]);
});

test.each(themes)('%s: rings and edges stand out', (theme) => {
  const least = theme === 'contrast' ? 4.5 : 3;
  expect(tooClose(tokensOf(theme), theme, edges, least)).toEqual([]);
});

const clothed = themes.flatMap((theme) => cloths.map((cloth) => [theme, cloth] as const));

test.each(clothed)('%s: words and signs stand out on %s', (theme, cloth) => {
  const tokens = tokensOf(theme, cloth);
  const [word, sign] = theme === 'contrast' ? [7, 7] : [4.6, 3.4];
  expect(tooClose(tokens, theme, clothWords, word)).toEqual([]);
  expect(tooClose(tokens, theme, clothEdges, sign)).toEqual([]);
});

/** The figures are rounded, and were measured on a screen of 256 steps. */
const ROUNDED = 0.1;

test.each(promised)('%s on %s is as clear as it was chosen for', (above, below, ...least) => {
  for (const [at, theme] of themes.entries()) {
    const found = ratio(tokensOf(theme), above, below, theme);
    expect(found, theme).toBeGreaterThan(least[at]! - ROUNDED);
  }
});

test.each(['light', 'dark'] as const)('%s: cloths are as dark as they were chosen for', (theme) => {
  for (const cloth of cloths) {
    const tokens = tokensOf(theme, cloth);
    for (const [at, ground] of ['cloth', 'cloth-lit', 'spot'].entries()) {
      const found = ratio(tokens, 'on-cloth', ground, theme);
      expect(found, `${cloth} ${ground}`).toBeGreaterThan(
        promisedOnCloth[theme][cloth][at]! - ROUNDED,
      );
    }
  }
});

test('who asks the system for contrast gets what the contrast theme gives', () => {
  for (const carrier of ['', ' [data-cloth]']) {
    const asked = declared(`:root[data-theme='system']${carrier} {`);
    expect(asked.size).toBeGreaterThan(0);
    expect(asked).toEqual(declared(`:root[data-theme='contrast']${carrier} {`));
  }
});

test('high contrast leaves no colour of the other themes behind', () => {
  const own = declared("[data-theme='contrast'] {");
  const coloured = [...tokensOf('light')].filter(([, value]) =>
    /^(light-dark|oklch|#)/.test(value),
  );
  expect(coloured.map(([name]) => name).filter((name) => !own.has(name))).toEqual([]);
});

test('a colour too close to its ground is found', () => {
  expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21);
  expect(tooClose(tokensOf('light'), 'light', { line: ['page'] }, 4.5)).toHaveLength(1);
});
