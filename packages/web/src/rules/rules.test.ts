import { readFileSync } from 'node:fs';
import { gameIds as allIds } from '@mazzo/games/ids';
import { gameIds } from '../games/ids.ts';
import { languages } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { rulesText, sourceOf } from '../../build/rules.ts';

const books = [...gameIds, 'common'];

function read(book: string, language: string) {
  return rulesText(readFileSync(sourceOf(book, language), 'utf8'), book);
}

test.each(books)('%s: every ruling is a chapter, the same in every language', (book) => {
  const named = [...readFileSync(sourceOf(book, 'en'), 'utf8').matchAll(/^## ([A-Z]-\d+) /gm)];
  const ids = named.map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(9);
  for (const language of languages) {
    const { title, chapters } = read(book, language);
    expect(title).not.toBe('');
    expect(chapters.filter((one) => one.ruling).map((one) => one.anchor)).toEqual(ids);
    for (const { title, html } of chapters) expect([title, html]).not.toContain('');
  }
});

test.each(books)('%s: every ruling that is named can be followed, and exists', (book) => {
  const all = [...allIds, 'common'];
  const known = new Set(all.flatMap((one) => read(one, 'en').chapters.map((at) => at.anchor)));
  for (const language of languages) {
    for (const { html } of read(book, language).chapters) {
      // A run A-2-3 is none.
      for (const [, id] of html.matchAll(/\b([B-Z]-\d+)\b(?!")/g)) expect(known).toContain(id);
    }
  }
});

test('rulings of games that the page does not have lead nowhere', () => {
  const { opening } = rulesText('# A\n\nF-15, X-17, Z-1.\n', 'common');
  expect(opening).toBe('<p><a href="#/rules/flip7/F-15">F-15</a>, X-17, Z-1.</p>');
});

test('links, quotation marks and sources are set', () => {
  const { chapters } = rulesText(
    '# A\n\n## V-1 · It\'s one\n\nSay "no" (V-2, C-3). `a: "b"`\n\nSource: us.\n',
    'vinto',
  );
  expect(chapters).toEqual([
    {
      anchor: 'V-1',
      ruling: true,
      title: 'It’s one',
      html:
        '<p>Say “no” (<a href="#/rules/vinto/V-2">V-2</a>, <a href="#/rules/vinto/C-3">C-3</a>). ' +
        '<code>a: &quot;b&quot;</code></p>\n<p data-source>Source: us.</p>',
    },
  ]);
});
