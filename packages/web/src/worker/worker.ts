/** Runs one table for the page that started it: see protocol.ts. */
import { Lacking } from '@mazzo/kernel';
import { lookedAtClock } from './clock.ts';
import type { ClientMessage, Thinking } from '@mazzo/table';
import type { FromWorker, ToWorker } from './protocol.ts';
import { openLocalTable } from './local-table.ts';
import type { LocalTable } from './local-table.ts';

const clock = lookedAtClock(() => Math.round(performance.now()));
let localTable: Promise<LocalTable | null> = Promise.resolve(null);

function say(message: FromWorker): void {
  postMessage(message);
}

/** Ours, not a player's, or the network's: the page is told, whatever it was. */
function mistake(error: unknown): void {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  say({ type: 'failed', why: error instanceof Lacking ? 'notFetched' : 'mistake', detail });
}

async function begin(asked: Extract<ToWorker, { type: 'open' | 'resume' }>) {
  try {
    const begun = await openLocalTable(asked, { clock, say, mistake });
    if (typeof begun === 'object') return begun;
    say({ type: 'failed', why: begun, detail: '' });
    return null;
  } catch (error) {
    mistake(error);
    return null;
  }
}

async function send(message: ClientMessage): Promise<void> {
  await (await localTable)?.send(message);
}

async function think(thinking: Thinking): Promise<void> {
  (await localTable)?.think(thinking);
}

async function look(looking: boolean): Promise<void> {
  clock.look(looking);
  if (looking) await (await localTable)?.refresh();
}

addEventListener('unhandledrejection', ({ reason }) => mistake(reason));
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case 'open':
    case 'resume':
      localTable = begin(data);
      return;
    case 'send':
      return void send(data.message);
    case 'pace':
      return void think(data.thinking);
    case 'look':
      return void look(data.looking);
  }
});
