import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LIFT } from './measures.ts';

test('a card that is chosen or held rises as far as there is room for', () => {
  const css = readFileSync(new URL('../piece.module.css', import.meta.url), 'utf8');
  const rules = css.split('}').filter((rule) => /data-(tone='chosen'|state='held')/.test(rule));
  const rises = rules.flatMap((rule) => [...rule.matchAll(/translate: 0 (?:calc\()?-(\d+)px/g)]);
  expect(rises.length).toBeGreaterThan(3);
  expect(new Set(rises.map(([, by]) => Number(by)))).toEqual(new Set([LIFT]));
});
