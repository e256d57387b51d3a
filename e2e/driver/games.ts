/** The games as these tests begin them. */
import { games, texts } from '@mazzo/games';
import { shortMatches } from '@mazzo/games/testing';
import { gameIds } from '../../packages/web/src/games/ids.ts';
import type { GameId } from '../../packages/web/src/games/ids.ts';
import type { Language } from '@mazzo/kernel';
import type { Page } from 'playwright-core';
import type { Chosen } from '../../packages/web/src/options/chosen.ts';
import { atFullLength } from '../../scripts/lengths.ts';
import { tableOn } from './hands.ts';
import type { Hands } from './hands.ts';
import { titleOf, words } from './words.ts';

export { gameIds };

/** At full length all; otherwise those named: every game has its turn in some test. */
export function someGames(...sample: readonly GameId[]): readonly GameId[] {
  return atFullLength ? gameIds : sample;
}

/** A match as short as the options allow. */
export const shortest = Object.fromEntries(
  gameIds.map((id) => [id, { seats: games[id].seats.min, options: shortMatches[id][0] }]),
) as Readonly<Record<GameId, Partial<Chosen>>>;

/** The same, as somebody chooses it on the options screen, in English. */
export async function dealShortest(page: Page, game: GameId): Promise<void> {
  const { home, options } = words.en;
  const labels = texts[game].en.options;
  await page.getByRole('button', { name: home.moreOf(titleOf(game)) }).tap();
  await page.getByRole('link', { name: `${home.options}: ${titleOf(game)}` }).tap();
  for (const [key, value] of Object.entries(shortest[game].options ?? {})) {
    const { label, values } = labels[key]!;
    const group = page.getByRole('group', { name: label });
    const written = group.getByRole('textbox');
    if (typeof value === 'number') await written.fill(String(value));
    else await group.getByRole('radio', { name: values[value]! }).check();
  }
  await page.getByRole('button', { name: options.play, exact: true }).tap();
  await tableOn(page).waitFor();
}

/** What a whole match is played with. */
export const usual = atFullLength ? {} : shortest;

/** From home to the table, as this player likes the game. */
export async function deal(
  page: Page,
  game: GameId,
  hands: Hands,
  language: Language = 'en',
): Promise<void> {
  const name = words[language].home.playGame(titleOf(game, language));
  await hands(page, { name, group: null });
  await tableOn(page).waitFor();
}
