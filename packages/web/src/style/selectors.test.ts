import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = `${import.meta.dirname}/..`;

/** All selectors, with what stands in brackets after `:has` and its like left out. */
function selectors(css: string): string[] {
  const bare = css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/:(\w+)\((?:[^()]|\([^()]*\))*\)/g, ':$1');
  const heads = Array.from(bare.matchAll(/([^{};]+)\{/g), ([, head]) => head!.trim());
  return heads.filter((head) => !head.startsWith('@')).flatMap((head) => head.split(/,\s*/));
}

/** A browser notes what a change may concern by name; without one it is all that is on the page. */
function isNameless(compound: string): boolean {
  return !/^[\w.#[]/.test(compound.replace(/^\*/, ''));
}

/** A change in what is asked by `:has` concerns all below that any `:has` is asked for: of these, everything. */
const LARGE = /^(html|body|:root|\.window|\.cloth|\.table)\b.*:has/;

function concernsAll(selector: string): boolean {
  const compounds = selector.split(/\s*[\s>+~]\s*/);
  const judgesFromAbove = compounds.slice(0, -1).some((one) => one.includes(':has'));
  return (
    compounds.some((one) => LARGE.test(one)) ||
    (judgesFromAbove && isNameless(compounds.at(-1)!)) ||
    /\*\s*[+~]\s*\*/.test(selector) ||
    // Said of every element, and made for every element that is styled.
    /^\*?::/.test(selector)
  );
}

test.each([
  ['.points:has(+ .fact) .total > :last-child', true],
  ['.points:has(+ .fact) .total small', false],
  ['label:has(:focus-visible)', false],
  ['body:has([data-toast]) .words', true],
  [".cloth:has([data-plate]) [data-shape='pile']::before", true],
  ["[data-shape='pile']:has(~ [data-plate])::before", false],
  ['.prose > * + *', true],
  ['.prose > :where(:not(:first-child))', false],
  ['legend + *', false],
  ['::before', true],
  ['*::selection', true],
  [':root::selection', false],
])('%s concerns everything: %s', (selector, all) => {
  expect(selectors(`${selector} {`).some(concernsAll)).toBe(all);
});

test('no style makes a change anywhere concern the whole page', () => {
  const files = globSync('**/*.css', { cwd: folder });
  expect(files.length).toBeGreaterThan(30);
  const found = files.flatMap((file) =>
    selectors(readFileSync(`${folder}/${file}`, 'utf8'))
      .filter(concernsAll)
      .map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});
