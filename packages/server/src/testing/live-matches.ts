/** A store with many matches under way, as a server that ended leaves it. */
import { gameIds, games } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import { decisionOf } from '@mazzo/kernel';
import type { AnyGame } from '@mazzo/kernel';
import { bot, Client, directTransport, localPresence, openTable, person } from '@mazzo/table';
import type { Clock, Store, Table } from '@mazzo/table';
import { wallClock } from '../clock.ts';
import { freshCode, freshKey, freshMatch } from '../identity/secrets.ts';
import type { Terms } from '../protocol/lobby.ts';
import { Sqlite } from '../store/sqlite.ts';
import { sqliteStore } from '../store/sqlite-store.ts';
import { join, openLobby } from '../tables/lobby.ts';
import type { Lobby } from '../tables/lobby.ts';
import type { Identified } from './guest.ts';

export interface LeftTable {
  readonly game: GameId;
  readonly code: string;
}

export interface LeavingPlan {
  readonly matches: number;
  /** Moves of each, if those two are asked for so many. */
  readonly moves: number;
  /** They sit at each of them; where there are more seats, with bots. */
  readonly people: readonly [Identified, Identified];
}

/** Matches of all games in turn. */
export async function leaveLiveMatches(folder: string, plan: LeavingPlan): Promise<LeftTable[]> {
  const { matches, moves, people } = plan;
  const sqlite = await Sqlite.open({ folder });
  const store = sqliteStore(sqlite);
  const clock = wallClock();
  const persons = people.map((one) => one.person);
  const leave = async (game: GameId): Promise<LeftTable> => {
    const [match, code] = [freshMatch(), freshCode()];
    const seats = Math.max((games[game] as AnyGame).seats.min, persons.length);
    const table = await tableOf({ game, match, seats, persons, store, clock });
    await playOn(table, games[game], persons, moves);
    table.close();
    const lobby = { ...lobbyOf(code, game, seats, persons), match, running: true };
    const text = JSON.stringify(lobby);
    const row = { code, version: 1, lobby: text, match, listed: false, touched: clock.now() };
    await sqlite.ask('saveTable', row);
    return { game, code };
  };
  const left = await Promise.all(
    Array.from({ length: matches }, (_, n) => leave(gameIds[n % gameIds.length]!)),
  );
  await sqlite.close();
  return left;
}

interface Sitting {
  readonly game: GameId;
  readonly match: string;
  readonly seats: number;
  readonly persons: readonly string[];
  readonly store: Store;
  readonly clock: Clock;
}

function tableOf({ game, match, seats, persons, store, clock }: Sitting): Promise<Table> {
  const bots = Array.from({ length: seats - persons.length }, () => bot());
  const surroundings = {
    game: games[game],
    store,
    clock,
    fresh: { match: () => match, key: freshKey },
    presence: localPresence(clock.now),
    mistake(error: unknown): never {
      throw error;
    },
  };
  return openTable(surroundings, { seats: [...persons.map((one) => person(one)), ...bots] });
}

async function playOn(
  table: Table,
  game: AnyGame,
  persons: readonly string[],
  moves: number,
): Promise<void> {
  const clients = persons.map((one) => {
    const transport = directTransport(table, one, () => performance.now());
    return new Client({ game, transport, idPrefix: '' });
  });
  await Promise.all(clients.map((client) => client.open()));
  for (let n = 0; n < moves; n++) {
    for (const client of clients) {
      const { seat = null, status, view } = client.at ?? {};
      const decision = seat === null ? undefined : decisionOf(status!, seat);
      const move = decision === undefined ? undefined : game.legal(view, seat!)[0];
      if (move !== undefined) {
        await client.request({ type: 'command', decision: decision!.id, move });
      }
    }
  }
  for (const client of clients) client.close();
}

function lobbyOf(code: string, game: GameId, seats: number, persons: readonly string[]): Lobby {
  const terms: Terms = {
    game,
    options: {},
    seats,
    clocks: 'normal',
    open: false,
    freeText: false,
  };
  const [host, guest] = persons.map((one) => ({ person: one, name: 'Anna' }));
  return join(openLobby(code, terms, host!), guest!, new Set()) as Lobby;
}
