/** What is heard: sounds are made away from the page, and come to it. */
import { expect, test } from 'vitest';
import { policies } from './driver/drivers.ts';
import { deal } from './driver/games.ts';
import { byTap } from './driver/hands.ts';
import { play } from './driver/player.ts';
import { visit } from './driver/visit.ts';

declare global {
  var mazzoSounds: number[];
}

/** Runs in the page, before anything else: notes how long each sound is that is played, in samples. */
function hear(): void {
  globalThis.mazzoSounds = [];
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function heard(this: AudioBufferSourceNode, ...when) {
    globalThis.mazzoSounds.push(this.buffer?.length ?? 0);
    start.apply(this, when);
  };
}

test('a game is heard from the first touches on, and not at all with sounds off', async () => {
  for (const volume of ['medium', 'off'] as const) {
    const { page } = await visit({
      at: 'phone',
      settings: { volume },
      prepare: (context) => context.addInitScript(hear),
    });
    await deal(page, 'flip7', byTap);
    const heardAfter = async (moves: number): Promise<number> => {
      await play({ page, hands: byTap, policy: policies.flip7('en') }, moves);
      return page.evaluate(() => globalThis.mazzoSounds.filter((length) => length > 0).length);
    };
    if (volume === 'off') expect(await heardAfter(6)).toBe(0);
    else await expect.poll(() => heardAfter(1)).toBeGreaterThan(0);
  }
});
