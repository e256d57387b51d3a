/** Guests, at once and without an account: whoever has the secret is the person. */
import type { PlayedRow } from '../store/operations.ts';
import type { Sqlite } from '../store/sqlite.ts';
import { freshPerson, freshSecret, hashOf } from './secrets.ts';

export interface Identity {
  readonly person: string;
  readonly name: string;
}

export interface OwnIdentity extends Identity {
  readonly secret: string;
}

/** A name until somebody chooses one: as good in every language. */
const NAMELESS = 'Mazzo';
/** A transfer link leads to another device that is at hand. */
const TRANSFER_LASTS = 10 * 60_000;
const DAY = 24 * 60 * 60_000;

export interface Export {
  readonly person: string;
  readonly name: string;
  readonly made: number;
  readonly seen: number;
  readonly matches: readonly PlayedRow[];
}

export class Identities {
  readonly #sqlite: Sqlite;
  readonly #now: () => number;
  readonly #bySecret;
  readonly #byPerson;
  readonly #played;

  constructor(sqlite: Sqlite, now: () => number) {
    this.#sqlite = sqlite;
    this.#now = now;
    const { reader } = sqlite;
    this.#bySecret = reader.prepare(
      'SELECT person, name, seen FROM secrets JOIN identities USING (person) WHERE secret = ?',
    );
    this.#byPerson = reader.prepare(
      'SELECT person, name, made, seen FROM identities WHERE person = ?',
    );
    this.#played = reader.prepare(
      'SELECT person, match, code, game, time, over FROM played WHERE person = ? ORDER BY time DESC LIMIT 1000',
    );
  }

  async make(name: string = NAMELESS): Promise<OwnIdentity> {
    const secret = freshSecret();
    const person = freshPerson();
    const now = this.#now();
    const row = { person, name, secret: hashOf(secret), made: now, seen: now };
    await this.#sqlite.ask('makeIdentity', row);
    return { person, name, secret };
  }

  /** Null for a secret that is nobody's. */
  of(secret: string): Identity | null {
    const row = this.#bySecret.get(hashOf(secret));
    if (row === undefined) return null;
    const person = String(row['person']);
    // Once a day is enough to know who still comes, and this is no answer that anybody waits for.
    if (this.#now() - Number(row['seen']) > DAY) {
      this.#sqlite.ask('seeIdentity', person, this.#now()).catch(() => {});
    }
    return { person, name: String(row['name']) };
  }

  async rename(person: string, name: string): Promise<void> {
    await this.#sqlite.ask('renameIdentity', person, name);
  }

  /** A secret that makes another device this person's too, once and soon. */
  async offerTransfer(person: string): Promise<string> {
    const secret = freshSecret();
    const now = this.#now();
    const row = { secret: hashOf(secret), person, until: now + TRANSFER_LASTS };
    await this.#sqlite.ask('offerTransfer', row, now);
    return secret;
  }

  /** Each device has a secret of its own: what one has is not read off another. */
  async takeTransfer(offered: string): Promise<OwnIdentity | null> {
    const person = await this.#sqlite.ask('takeTransfer', hashOf(offered), this.#now());
    const row = person === null ? undefined : this.#byPerson.get(person);
    if (person === null || row === undefined) return null;
    const secret = freshSecret();
    await this.#sqlite.ask('addSecret', person, hashOf(secret));
    return { person, name: String(row['name']), secret };
  }

  playedBy(person: string): PlayedRow[] {
    return this.#played.all(person).map((row) => ({
      person,
      match: String(row['match']),
      code: String(row['code']),
      game: String(row['game']),
      time: Number(row['time']),
      over: row['over'] === 1,
    }));
  }

  export(person: string): Export | null {
    const row = this.#byPerson.get(person);
    if (row === undefined) return null;
    const { name, made, seen } = row;
    return {
      person,
      name: String(name),
      made: Number(made),
      seen: Number(seen),
      matches: this.playedBy(person),
    };
  }

  async delete(person: string): Promise<void> {
    await this.#sqlite.ask('deleteIdentity', person);
  }
}
