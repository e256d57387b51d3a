import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

const themes = ['light', 'dark', 'contrast'] as const;
type Theme = (typeof themes)[number];
type Tokens = ReadonlyMap<string, string>;

/** What each colour may be printed on, as words: 4.5 to 1, and 7 to 1 in high contrast. */
const words = {
  ink: ['paper', 'surface', 'sunk', 'table', 'lit-soft', 'good-soft', 'bad-soft', 'strong-soft'],
  'ink-soft': ['paper', 'surface', 'sunk', 'table'],
  accent: ['paper', 'surface', 'sunk', 'table'],
  'accent-ink': ['accent', 'accent-deep'],
  good: ['paper', 'surface', 'table', 'good-soft'],
  bad: ['paper', 'surface', 'table', 'bad-soft'],
  strong: ['paper', 'surface', 'table', 'strong-soft'],
  'card-ink': ['card', 'court-skin', 'plus', 'plus-soft', 'times-soft'],
  'suit-red': ['card'],
  'suit-green': ['card'],
  'suit-blue': ['card'],
  freeze: ['freeze-soft'],
  flip3: ['card', 'flip3-soft'],
  second: ['card', 'second-soft'],
  'number-ink': [...Array.from({ length: 13 }, (_, n) => `number-${n}`), 'times'],
};

/** Rings and edges that tell something: 3 to 1, and 4.5 to 1 in high contrast. */
const edges = {
  lit: ['paper', 'surface', 'table'],
  focus: ['paper', 'surface', 'sunk', 'table'],
  'line-strong': ['paper', 'surface', 'table'],
  'back-line': ['back'],
  'back-flip7-line': ['back-flip7'],
};

function declarations(block: string): Map<string, string> {
  const found = block.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/--([\w-]+):\s*([^;]+);/g);
  return new Map([...found].map(([, name, value]) => [name!, value!.trim()]));
}

function blockAfter(selector: string): string {
  const start = css.indexOf('{', css.indexOf(selector));
  return css.slice(start, css.indexOf('}', start));
}

function tokensOf(theme: Theme): Tokens {
  const tokens = declarations(blockAfter(':root {'));
  if (theme !== 'contrast') return tokens;
  return new Map([...tokens, ...declarations(blockAfter("[data-theme='contrast']"))]);
}

function colour(tokens: Tokens, name: string, theme: Theme): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`no token --${name}`);
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  if (other !== undefined) return colour(tokens, other, theme);
  const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
  return (theme === 'light' ? light : dark) ?? value;
}

function luminance(hex: string): number {
  const digits = hex.slice(1).replaceAll(hex.length === 4 ? /./g : /$^/g, '$&$&');
  const [r, g, b] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

function tooClose(theme: Theme, pairs: Record<string, readonly string[]>, least: number): string[] {
  const tokens = tokensOf(theme);
  return Object.entries(pairs).flatMap(([above, grounds]) =>
    grounds
      .map((below) => {
        const ratio = contrast(colour(tokens, above, theme), colour(tokens, below, theme));
        return { pair: `${above} on ${below}: ${ratio.toFixed(2)}`, ratio };
      })
      .filter(({ ratio }) => !(ratio >= least))
      .map(({ pair }) => pair),
  );
}

test.each(themes)('%s: words can be read wherever they are printed', (theme) => {
  expect(tooClose(theme, words, theme === 'contrast' ? 7 : 4.5)).toEqual([]);
});

test.each(themes)('%s: rings and edges stand out', (theme) => {
  expect(tooClose(theme, edges, theme === 'contrast' ? 4.5 : 3)).toEqual([]);
});

test('who asks the system for contrast gets what the contrast theme gives', () => {
  const asked = declarations(blockAfter(":root[data-theme='system']"));
  expect(asked).toEqual(declarations(blockAfter("[data-theme='contrast']")));
});

test('high contrast leaves no colour of the other themes behind', () => {
  const own = declarations(blockAfter("[data-theme='contrast']"));
  const coloured = [...tokensOf('light')].filter(([, value]) => /^(light-dark|#)/.test(value));
  expect(coloured.map(([name]) => name).filter((name) => !own.has(name))).toEqual([]);
});

test('a colour too close to its ground is found', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
  expect(tooClose('light', { line: ['paper'] }, 4.5)).toHaveLength(1);
});
