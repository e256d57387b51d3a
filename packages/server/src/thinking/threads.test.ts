import { games } from '@mazzo/games';
import { bot, localPresence, memoryStore, numbered, openTable } from '@mazzo/table';
import { expect, test } from 'vitest';
import { wallClock } from '../clock.ts';
import { until } from '../testing/guest.ts';
import { thinkingThreads } from './threads.ts';

test('a thread that crashes: its bot plays as time would, and the next question has another thread', async () => {
  const crashes: unknown[] = [];
  const mistakes: unknown[] = [];
  const program = new URL('crashing.fixture.ts', import.meta.url);
  const threads = thinkingThreads({ mistake: (error) => void crashes.push(error), program }, 1);
  const clock = wallClock();
  const table = await openTable(
    {
      game: games.flip7,
      store: memoryStore(),
      clock,
      fresh: numbered(() => 'sfc32:crash'),
      presence: localPresence(clock.now),
      thinker: threads.thinkerFor('flip7'),
      thinking: { least: 0, most: 0 },
      mistake: (error) => void mistakes.push(error),
    },
    { seats: [bot('random'), bot('random')] },
  );
  await until(() => table.log.length > 5, 'the bots have moved');
  table.close();
  await threads.close();
  expect(crashes).toMatchObject([{ message: 'a mistake of ours' }]);
  expect(mistakes).toEqual([]);
});
