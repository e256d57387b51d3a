/** Somebody who does not know what to do asks for a hint. */
import { expect, test } from 'vitest';
import { someGames } from './driver/games.ts';
import { visit } from './driver/visit.ts';
import { reach } from './shots/reach.ts';
import { screenNamed } from './shots/screen.ts';
import { screens } from './shots/screens.ts';

test('it names a move, though nothing else has fetched how that game is played well', async () => {
  const { page } = await visit({ at: 'phone' });
  for (const game of someGames('flip7', 'sapone')) {
    await reach(page, screenNamed(screens, `${game}-hint`), { language: 'en', theme: 'light' });
    const said = page.getByRole('status').filter({ hasText: /./ });
    await expect
      .poll(() => said.first().textContent(), { message: game })
      .toMatch(/^(Hint|There is nothing else to do): /);
  }
});
