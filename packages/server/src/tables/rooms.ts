/** All tables: those that somebody is at are rooms in memory, the others lie in the store. */
import type { ServerReason } from '../protocol/vocabulary.ts';
import type { Terms } from '../protocol/lobby.ts';
import { freshCode } from '../identity/secrets.ts';
import type { Identity } from '../identity/identities.ts';
import type { Sqlite } from '../store/sqlite.ts';
import { forget, openLobby, readLobby, readTerms } from './lobby.ts';
import type { Lobby } from './lobby.ts';
import { LobbyKeeper } from './lobby-keeper.ts';
import type { KeptLobby } from './lobby-keeper.ts';
import { Room } from './room.ts';
import type { RoomSurroundings } from './room.ts';

export interface ListedTable {
  readonly code: string;
  readonly game: string;
  readonly seats: number;
  /** Seats that nobody has taken. */
  readonly free: number;
  readonly running: boolean;
  readonly host: string;
}

export interface RoomsProps extends Omit<RoomSurroundings, 'empty' | 'played' | 'report'> {
  readonly sqlite: Sqlite;
}

const MOST_LISTED = 100;
const MOST_ROOMS = 20_000;

export class Rooms {
  readonly #props: RoomsProps;
  readonly #rooms = new Map<string, Room>();
  readonly #row;
  readonly #listed;
  readonly #of;

  constructor(props: RoomsProps) {
    this.#props = props;
    const { reader } = props.sqlite;
    this.#row = reader.prepare('SELECT version, lobby FROM tables WHERE code = ?');
    this.#listed = reader.prepare(
      'SELECT lobby FROM tables WHERE listed = 1 ORDER BY touched DESC LIMIT ?',
    );
    this.#of = reader.prepare('SELECT code FROM tables WHERE instr(lobby, ?) > 0');
  }

  get size(): number {
    return this.#rooms.size;
  }

  /** Resolves with its code. */
  async create(host: Identity, asked: Terms): Promise<{ code: string } | ServerReason> {
    const terms = readTerms(asked);
    if (typeof terms === 'string') return terms;
    const { sqlite, clock } = this.#props;
    for (;;) {
      const code = freshCode();
      const lobby = openLobby(code, terms, host);
      const row = {
        code,
        version: 1,
        lobby: JSON.stringify(lobby),
        match: null,
        listed: terms.open,
        touched: clock.now(),
      };
      try {
        if ((await sqlite.ask('saveTable', row)) === 'saved') return { code };
      } catch {
        return 'tryAgain';
      }
    }
  }

  /** The room of a table, from memory or the store. */
  find(code: string): Room | ServerReason {
    const known = this.#rooms.get(code);
    if (known !== undefined) return known.lobby.closed ? 'tableClosed' : known;
    if (this.#rooms.size >= MOST_ROOMS) return 'serverFull';
    const kept = this.#kept(code);
    if (typeof kept === 'string') return kept;
    const { sqlite, clock } = this.#props;
    const read = (): KeptLobby => this.#read(code) ?? kept;
    const room = new Room(
      (saved) => new LobbyKeeper(kept, { sqlite, now: clock.now, read, saved }),
      this.#surroundings(),
    );
    this.#rooms.set(code, room);
    return room;
  }

  /** Only looked at: nobody comes in. */
  lobbyOf(code: string): Lobby | ServerReason {
    const room = this.#rooms.get(code);
    if (room !== undefined) return room.lobby.closed ? 'tableClosed' : room.lobby;
    const kept = this.#kept(code);
    return typeof kept === 'string' ? kept : kept.lobby;
  }

  #kept(code: string): KeptLobby | ServerReason {
    const kept = this.#read(code);
    if (kept === null) return 'noSuchTable';
    return kept.lobby.closed ? 'tableClosed' : kept;
  }

  #read(code: string): KeptLobby | null {
    const row = this.#row.get(code);
    const lobby = row === undefined ? null : readLobby(String(row['lobby']));
    return row === undefined || lobby === null ? null : { lobby, version: Number(row['version']) };
  }

  /** Those that anybody may join, the latest first. */
  listed(): ListedTable[] {
    return this.#listed.all(MOST_LISTED).flatMap((row) => {
      const lobby = readLobby(String(row['lobby']));
      return lobby === null ? [] : [summaryOf(lobby)];
    });
  }

  async forget(person: string): Promise<void> {
    for (const row of this.#of.all(person)) {
      const room = this.find(String(row['code']));
      if (typeof room === 'string') continue;
      room.showOut(person, 'noSuchTable');
      await room.change((lobby) => forget(lobby, person));
      if (room.members === 0) room.rest();
    }
  }

  close(): void {
    for (const room of this.#rooms.values()) {
      room.showOut(null, 'tryAgain');
      room.rest();
    }
  }

  #surroundings(): RoomSurroundings {
    const { sqlite, ...around } = this.#props;
    const { clock } = around;
    return {
      ...around,
      empty: (code) => void this.#rooms.delete(code),
      played(code, { terms: { game } }, match, people, over) {
        const rows = people.map((person) => ({
          person,
          match,
          code,
          game,
          time: clock.now(),
          over,
        }));
        sqlite.ask('recordPlayed', match, over, rows).catch(() => {});
      },
      report: (lobby, by, about, reason) =>
        sqlite.ask('report', {
          time: clock.now(),
          code: lobby.code,
          match: lobby.match,
          by,
          about,
          aboutName: lobby.guests.find(({ person }) => person === about)?.name ?? '',
          reason,
        }),
    };
  }
}

export function summaryOf(lobby: Lobby): ListedTable {
  const { code, terms, wished, running, guests, host } = lobby;
  return {
    code,
    game: terms.game,
    seats: terms.seats,
    free: wished.filter(({ kind }) => kind !== 'person').length,
    running,
    host: guests.find(({ person }) => person === host)?.name ?? '',
  };
}
