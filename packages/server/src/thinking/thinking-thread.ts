/** A thread in which bots think. It hears what their seats hear, and remembers it for them. */
import { parentPort } from 'node:worker_threads';
import { games } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import { thinkHere } from '@mazzo/table';
import type { Thinker } from '@mazzo/table';
import type { FromThread, ToThread } from './threads.ts';

const port = parentPort!;
const thinkers = new Map<GameId, Thinker>();

function thinkerFor(id: GameId): Thinker {
  const known = thinkers.get(id);
  if (known !== undefined) return known;
  const thinker = thinkHere(games[id]);
  thinkers.set(id, thinker);
  return thinker;
}

async function answer({ id, game, seat, news, question }: Extract<ToThread, { type: 'think' }>) {
  try {
    const bot = { ...seat, newsSince: () => news };
    return { id, ok: true, move: await thinkerFor(game).think(bot, question) } as const;
  } catch (error) {
    return { id, ok: false, why: (error as Error).message } as const;
  }
}

port.on('message', (message: ToThread) => {
  if (message.type === 'forget') {
    for (const thinker of thinkers.values()) thinker.forget(message.match);
    return;
  }
  void answer(message).then((answered: FromThread) => port.postMessage(answered));
});
