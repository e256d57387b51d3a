/** A store with many matches under way, as a server that ended leaves it. */
import { games } from '@mazzo/games';
import { localPresence, openTable, person } from '@mazzo/table';
import { wallClock } from '../clock.ts';
import { freshCode, freshKey, freshMatch } from '../identity/secrets.ts';
import { Sqlite } from '../store/sqlite.ts';
import { sqliteStore } from '../store/sqlite-store.ts';
import { join, openLobby } from '../tables/lobby.ts';
import type { Lobby } from '../tables/lobby.ts';
import type { Identified } from './guest.ts';

/** At each sit the two; resolves with the tables' codes. */
export async function leaveLiveMatches(
  folder: string,
  count: number,
  people: readonly [Identified, Identified],
): Promise<string[]> {
  const sqlite = await Sqlite.open({ folder });
  const store = sqliteStore(sqlite);
  const clock = wallClock();
  const presence = localPresence(clock.now);
  const mistake = (error: unknown): never => {
    throw error;
  };
  const open = async (): Promise<string> => {
    const [match, code] = [freshMatch(), freshCode()];
    const [host, guest] = people.map((one) => ({ person: one.person, name: 'Anna' }));
    const terms = { game: 'flip7', options: {}, seats: 2, clocks: 'normal', open: false, freeText: false } as const; // prettier-ignore
    const lobby = join(openLobby(code, { ...terms }, host!), guest!, new Set()) as Lobby;
    const fresh = { match: () => match, key: freshKey };
    const seats = people.map((one) => person(one.person));
    const surroundings = { game: games.flip7, store, clock, fresh, presence, mistake };
    (await openTable(surroundings, { seats, clocks: 'normal' })).close();
    await sqlite.ask('saveTable', {
      code,
      version: 1,
      lobby: JSON.stringify({ ...lobby, match, running: true }),
      match,
      listed: false,
      touched: clock.now(),
    });
    return code;
  };
  const codes = await Promise.all(Array.from({ length: count }, open));
  await sqlite.close();
  return codes;
}
