/** What lies over any table, or is said at it: the same for every game. */
import type { PlayText } from '../../packages/web/src/play/text/text.ts';
import { words } from '../driver/words.ts';
import type { Wish } from './prepared.ts';
import type { Screen } from './screen.ts';
import { press, touch } from './screen.ts';

export interface Room {
  /** A state in the middle of things, with rounds behind it. */
  readonly midway: Wish;
  readonly ended: Wish;
  /** Where touching this is against the rules. */
  readonly refused: { readonly match: Wish; readonly touch: string };
}

export function roomScreens({ midway, ended, refused }: Room): Screen[] {
  const over = (name: string, open: (words: PlayText) => string): Screen => ({
    name,
    matches: [midway],
    act: (page, language) => press(page, open(words[language].play)),
  });
  return [
    // Where the story lies beside the table there is no button for it.
    { name: 'log', matches: [midway], act: (page) => page.keyboard.press('g') },
    over('scores', (words) => words.scores),
    over('menu', (words) => words.more),
    {
      name: 'scores-explained',
      matches: [midway],
      act: async (page, language) => {
        await press(page, words[language].play.scores);
        await page.locator('dialog td button').first().click();
      },
    },
    { name: 'keys', matches: [midway], act: (page) => page.keyboard.press('?') },
    {
      name: 'settings-at-table',
      matches: [midway],
      act: async (page, language) => {
        await press(page, words[language].play.more);
        await press(page, words[language].play.menu.settings);
      },
    },
    over('hint', (words) => words.hint),
    { name: 'confirm', matches: [midway], tastes: { confirm: 'always' }, moves: true },
    { name: 'refusal', matches: [refused.match], act: (page) => touch(page, refused.touch) },
    {
      name: 'ruling',
      matches: [refused.match],
      act: async (page) => {
        await touch(page, refused.touch);
        await page.getByRole('status').getByRole('button').click();
        await page.locator('dialog p').first().waitFor();
      },
    },
    { name: 'standings', matches: [ended] },
    {
      name: 'over',
      matches: [ended],
      act: async (page) => {
        await page.locator('dialog').waitFor();
        await page.keyboard.press('Escape');
      },
    },
  ];
}
