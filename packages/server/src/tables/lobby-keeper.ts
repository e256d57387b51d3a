/** One lobby and its place in the store: changed one after another, and only as far as it is durable. */
import type { ServerReason } from '../protocol/vocabulary.ts';
import type { Sqlite } from '../store/sqlite.ts';
import type { Lobby } from './lobby.ts';

export class LobbyKeeper {
  readonly #sqlite: Sqlite;
  readonly #now: () => number;
  #lobby: Lobby;
  #version: number;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(sqlite: Sqlite, now: () => number, lobby: Lobby, version: number) {
    this.#sqlite = sqlite;
    this.#now = now;
    this.#lobby = lobby;
    this.#version = version;
  }

  get lobby(): Lobby {
    return this.#lobby;
  }

  /** Null when it is durable, or why it is not. */
  change(make: (lobby: Lobby) => Lobby | ServerReason): Promise<ServerReason | null> {
    const done = this.#queue.then(() => this.#change(make));
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #change(make: (lobby: Lobby) => Lobby | ServerReason): Promise<ServerReason | null> {
    const next = make(this.#lobby);
    if (typeof next === 'string') return next;
    if (next === this.#lobby) return null;
    const { code, match, terms } = next;
    const version = this.#version + 1;
    const text = JSON.stringify(next);
    const row = { code, version, lobby: text, match, listed: terms.open, touched: this.#now() };
    try {
      // What was not saved may have been: another version of our own is refused from then on.
      if ((await this.#sqlite.ask('saveTable', row)) === 'conflict') return 'tryAgain';
    } catch {
      return 'tryAgain';
    }
    this.#lobby = next;
    this.#version = version;
    return null;
  }
}
