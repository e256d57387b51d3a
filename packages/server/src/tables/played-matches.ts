/** The matches that somebody has played, as they are listed: with whom, and what became of them. */
import type { Holder, Written } from '@mazzo/table';
import type { Identities } from '../identity/identities.ts';
import type { Sqlite } from '../store/sqlite.ts';
import type { Rooms } from './rooms.ts';

export interface PlayedMatch {
  readonly match: string;
  readonly code: string;
  readonly game: string;
  readonly time: number;
  readonly over: boolean;
  /** It is not over, and nobody can go on with it: its table is closed, or plays another. */
  readonly left: boolean;
  /** By seats; none of what was played long ago. */
  readonly players: readonly MatchPlayer[];
}

interface MatchPlayer {
  /** Null for a bot, and for somebody who has been forgotten. */
  readonly name: string | null;
  readonly you: boolean;
  /** Null until it is over. */
  readonly place: number | null;
}

/** As many as anybody looks through. */
const MOST_TOLD = 20;

export class PlayedMatches {
  readonly #identities: Identities;
  readonly #rooms: Rooms;
  readonly #telling;

  constructor(sqlite: Sqlite, identities: Identities, rooms: Rooms) {
    this.#identities = identities;
    this.#rooms = rooms;
    // Of all that was written, who sat down and how it ended.
    this.#telling = sqlite.reader.prepare(
      `SELECT written FROM journal WHERE match = ? AND (position = 0
       OR instr(written, '"type":"sat"') > 0 OR instr(written, '"kind":"closed"') > 0)
       ORDER BY position`,
    );
  }

  of(person: string): PlayedMatch[] {
    return this.#identities.playedBy(person).map(({ match, code, game, time, over }, n) => ({
      match,
      code,
      game,
      time,
      over,
      left: !over && this.#isLeft(match, code),
      players: n < MOST_TOLD ? this.#playersOf(match, person) : [],
    }));
  }

  /** Whether it is one that this person has played and nobody goes on with. */
  hasLeft(person: string, match: string): boolean {
    const row = this.#identities.playedBy(person).find((one) => one.match === match);
    return row !== undefined && !row.over && this.#isLeft(match, row.code);
  }

  #isLeft(match: string, code: string): boolean {
    const lobby = this.#rooms.lobbyOf(code);
    return typeof lobby === 'string' || lobby.match !== match;
  }

  #playersOf(match: string, person: string): MatchPlayer[] {
    const written = this.#telling
      .all(match)
      .map((row) => JSON.parse(String(row['written'])) as Written);
    const holders: Holder[] = [];
    const places = new Map<number, number>();
    for (const one of written) {
      if (one.kind === 'opened') holders.push(...one.holders);
      if (one.kind === 'noted' && one.note.type === 'sat') {
        holders[one.note.seat] = { ...one.note, kind: 'person' };
      }
      if (one.kind !== 'closed') continue;
      for (const { seat, place } of one.entry.standings) places.set(seat, place);
    }
    return holders.map((holder, seat) => ({
      name: holder.kind === 'person' ? (holder.name ?? null) : null,
      you: holder.kind === 'person' && holder.person === person,
      place: places.get(seat) ?? null,
    }));
  }
}
