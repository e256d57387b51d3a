/** Sitting down: at a new table, or at one left before. One match is open at a time. */
import type { Level } from '@mazzo/bots';
import type { GameId } from '../games/ids.ts';
import type { AnyOptions } from '@mazzo/kernel';
import type { ClockName } from '@mazzo/table';
import { loadGame } from '../games/games.ts';
import { expectAny } from '../home/expected.ts';
import { go } from '../route.ts';
import { settings } from '../settings/settings.ts';
import { paceOf } from './pace.ts';
import { firstWords, Playing } from './playing.ts';
import { openWorkerTable } from './worker-table.ts';
import type { Wanted } from './worker-table.ts';

export interface Table {
  readonly seats: number;
  readonly bot: Level;
  readonly options: AnyOptions;
  /** C-8: alone against bots nobody has to hurry. */
  readonly clocks?: ClockName;
}

let open: Playing | null = null;
let openings = 0;

/** Deals a new match against bots and shows it. */
export async function startMatch(game: GameId, table: Table): Promise<void> {
  const { thinking } = paceOf(settings.pace.value, 'opening');
  const playing = await openMatch({
    type: 'open',
    game,
    clocks: 'none',
    ...table,
    thinking,
  });
  go({ screen: 'play', match: playing.match.value });
}

/** The match that is open, or one kept on this device. */
export async function resumeMatch(match: string): Promise<Playing> {
  if (open?.match.value === match && open.failed.value === null) return open;
  const { thinking } = paceOf(settings.pace.value, 'none');
  return openMatch({ type: 'resume', match, thinking });
}

export function leaveMatch(playing: Playing): void {
  playing.close();
  if (open === playing) open = null;
}

/** Whoever sits down elsewhere meanwhile leaves here. */
async function openMatch(wanted: Wanted): Promise<Playing> {
  open?.close();
  open = null;
  const opening = (openings += 1);
  // While the table is being opened, its game is loaded already, and what it says.
  if (wanted.type === 'open')
    loadGame(wanted.game)
      .then(firstWords)
      .catch(() => null);
  const table = await openWorkerTable(wanted);
  try {
    const playing = await Playing.open(await loadGame(table.game), table, wanted.type === 'open');
    if (opening !== openings) throw new Error('sat down elsewhere');
    open = playing;
    // Home lists it from now on, and a rematch too.
    playing.match.subscribe(expectAny);
    return playing;
  } catch (error) {
    table.transport.close();
    throw error;
  }
}
