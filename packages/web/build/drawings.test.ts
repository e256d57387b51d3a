import { gameIds } from '@mazzo/games/ids';
import { expect, test } from 'vitest';
import { iconNames } from '../src/cards/icons.tsx';
import { drawings, drawn } from './drawings.ts';

const svg = await drawn();
const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id!);

test('every drawing has a name of its own', () => {
  expect(new Set(ids).size).toBe(ids.length);
});

test('every icon, every emblem and our name are drawn', () => {
  const icons = iconNames.map((name) => `icon-${name}`);
  const emblems = gameIds.map((name) => `emblem-${name}`);
  expect(ids).toEqual(expect.arrayContaining([...icons, ...emblems, 'logo-name']));
});

test('a drawing uses only what is drawn', () => {
  const used = Array.from(svg.matchAll(/href="#([^"]+)"/g), ([, id]) => id);
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((id) => !ids.includes(id!))).toEqual([]);
});

test('colours are those of the theme', () => {
  const colours = Array.from(svg.matchAll(/ (?:fill|stroke)="([^"]+)"/g), ([, colour]) => colour);
  expect(
    colours.filter((colour) => !/^(none|currentColor|var\(--[\w-]+\))$/.test(colour!)),
  ).toEqual([]);
});

test('they are put into the page, packed', async () => {
  const { transformIndexHtml } = drawings();
  const [tag] = await (transformIndexHtml as () => Promise<[{ tag: string; children: string }]>)();
  expect(tag).toMatchObject({ tag: 'div', attrs: { hidden: true }, injectTo: 'body-prepend' });
  expect(tag.children).toContain('<path id="icon-back" d="M14.5 5 7.5 12l7 7"/>');
  expect(tag.children).not.toMatch(/<!--|\n|> </);
});
