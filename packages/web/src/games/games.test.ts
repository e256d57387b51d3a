import { languages } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { loadGame as loadRules } from '../worker/games.ts';
import { aboutGame } from './abouts.ts';
import { loadGame } from './games.ts';
import { gameIds } from './ids.ts';
import { posterOf } from './posters.ts';

/** What a poster says of how many can play. */
const only = ({ min, max }: { readonly min: number; readonly max: number }) => ({ min, max });

describe.each(gameIds)('%s', (id) => {
  test('can be loaded, on the page and in its worker', async () => {
    const { game, words } = await loadGame(id);
    expect(game.id).toBe(id);
    expect(await loadRules(id)).toBe(game);
    expect(posterOf(id)?.players ?? game.seats).toMatchObject(only(game.seats));
    for (const language of languages) {
      const { title } = (await words[language]()).words.game;
      expect(title).toBe(aboutGame(id, language).title);
    }
  });
});
