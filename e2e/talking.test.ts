/** What players say beside their moves, on a phone. */
import { expect, test } from 'vitest';
import { text } from '../packages/web/src/games/sapone/text/talk.ts';
import { policies } from './driver/drivers.ts';
import { deal } from './driver/games.ts';
import { byTap } from './driver/hands.ts';
import { look } from './driver/look.ts';
import { play } from './driver/player.ts';
import { visit } from './driver/visit.ts';
import { words } from './driver/words.ts';

const { play: playWords } = words.en;

test('[S-5] a phrase chosen between sales is seen, and read in the log, after a reload too', async () => {
  const { page } = await visit({ at: 'phone' });
  await deal(page, 'sapone', byTap);
  const policy = policies.sapone('en');
  while (!(await look(page)).lit.some(({ name }) => name === playWords.talk)) {
    await play({ page, hands: byTap, policy }, 1);
  }
  await page.getByRole('button', { name: playWords.talk, exact: true }).tap();
  await page.getByRole('button', { name: text.en.lack, exact: true }).tap();
  await page.getByRole('button', { name: 'leeks', exact: true }).tap();
  await page.getByText('I have no leeks', { exact: true }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: playWords.log, exact: true }).tap();
  const log = page.getByRole('dialog');
  await log.getByText('You say: “I have no leeks.”').waitFor();
  expect(await log.getByText('leeks').count()).toBe(1);
});
