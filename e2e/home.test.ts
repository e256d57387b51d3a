/** The shop window: everything of it in one screen, whatever the language and however large the letters. */
import { gameIds as allGames } from '@mazzo/games/ids';
import { languages } from '@mazzo/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atFullLength } from '../scripts/lengths.ts';
import { deal } from './driver/games.ts';
import { byTap } from './driver/hands.ts';
import { visit } from './driver/visit.ts';
import { titleOf, words } from './driver/words.ts';

interface Poster {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where the posters hang, each with all that is in it. */
function posters(page: Page): Promise<Poster[]> {
  return page.locator('main li[data-cloth]').evaluateAll((found) =>
    found.map((one) => {
      const inside = [one, ...one.querySelectorAll(':not([popover], [popover] *)')];
      const boxes = inside.map((part) => part.getBoundingClientRect());
      return {
        left: Math.min(...boxes.map(({ left }) => left)),
        right: Math.max(...boxes.map(({ right }) => right)),
        top: one.getBoundingClientRect().top,
        bottom: one.getBoundingClientRect().bottom,
      };
    }),
  );
}

const columnsOf = (all: readonly Poster[]): number =>
  all.filter(({ top }) => top === all[0]!.top).length;

/** At full length in both languages; otherwise in the one whose words are longer. */
test.each(atFullLength ? languages : (['it'] as const))(
  'four large posters and a ticket fit one screen of a phone, however many matches run: %s',
  async (language) => {
    const { page } = await visit({ at: 'phone', language });
    await deal(page, 'flip7', byTap, language);
    await page.goto('#/');
    await deal(page, 'vinto', byTap, language);
    await page.goto('#/');
    const { home } = words[language];
    await page.getByRole('link', { name: home.continueGame(titleOf('vinto', language)) }).waitFor();
    const all = await posters(page);
    expect(all).toHaveLength(allGames.length);
    expect(columnsOf(all)).toBe(2);
    for (const { left, right, top, bottom } of all) {
      expect(bottom - top).toBeGreaterThanOrEqual(246);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(360);
      expect(bottom).toBeLessThanOrEqual(640);
    }
    const stub = page.getByRole('button', { name: home.further(1) });
    await stub.tap();
    await stub.waitFor({ state: 'detached' });
    expect(await page.getByRole('link', { name: home.continue }).count()).toBe(2);
  },
);

const widths = [
  { width: 360, percent: 200, columns: 1 },
  { width: 320, percent: 100, columns: 2 },
  { width: 320, percent: 200, columns: 1 },
  { width: 1280, percent: 100, columns: 4 },
];

test('however wide it is and large its letters are, nothing is to the side', async () => {
  const { page } = await visit({ at: 'phone', language: 'it' });
  await page.locator('main').waitFor();
  for (const { width, percent, columns } of widths) {
    const at = `${width} px, ${percent} %`;
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, percent);
    const all = await posters(page);
    expect(columnsOf(all), at).toBe(columns);
    expect(Math.max(...all.map(({ right }) => right)), at).toBeLessThanOrEqual(width);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, at).toBeLessThanOrEqual(0);
  }
});

test('a button that cannot be pressed stays readable under a finger', async () => {
  const { page } = await visit({ at: 'desk' });
  const play = page.getByRole('button', { name: words.en.home.playGame(titleOf('vinto')) });
  await play.evaluate((button) => {
    button.setAttribute('class', 'button primary');
    button.setAttribute('disabled', '');
  });
  await play.hover({ force: true });
  const { background, word, soft } = await play.evaluate((button) => {
    const { backgroundColor, color } = getComputedStyle(button);
    const probe = button.appendChild(document.createElement('i'));
    probe.style.color = 'var(--ink-soft)';
    return { background: backgroundColor, word: color, soft: getComputedStyle(probe).color };
  });
  expect(background).toBe('rgba(0, 0, 0, 0)');
  expect(word).toBe(soft);
});
