/** One lobby and its place in the store: changed one after another, and only as far as it is durable. */
import type { ServerReason } from '../protocol/vocabulary.ts';
import type { Sqlite } from '../store/sqlite.ts';
import type { Lobby } from './lobby.ts';

export interface KeptLobby {
  readonly lobby: Lobby;
  readonly version: number;
}

export interface KeeperProps {
  readonly sqlite: Sqlite;
  now(): number;
  /** As the store has it now. */
  read(): KeptLobby;
  /** Told of every attempt to write it. */
  saved(worked: boolean): void;
}

export class LobbyKeeper {
  readonly #props: KeeperProps;
  #kept: KeptLobby;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(kept: KeptLobby, props: KeeperProps) {
    this.#kept = kept;
    this.#props = props;
  }

  get lobby(): Lobby {
    return this.#kept.lobby;
  }

  /** Null when it is durable, or why it is not. */
  change(make: (lobby: Lobby) => Lobby | ServerReason): Promise<ServerReason | null> {
    const done = this.#queue.then(() => this.#change(make));
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #change(make: (lobby: Lobby) => Lobby | ServerReason): Promise<ServerReason | null> {
    const { read, saved } = this.#props;
    try {
      for (;;) {
        const lobby = make(this.lobby);
        if (typeof lobby === 'string') return lobby;
        if (lobby === this.lobby) return null;
        const next = { lobby, version: this.#kept.version + 1 };
        if (await this.#save(next)) {
          this.#kept = next;
          saved(true);
          return null;
        }
        // What was said to have failed has been written all the same: it is gone on from there.
        this.#kept = read();
      }
    } catch {
      saved(false);
      return 'tryAgain';
    }
  }

  async #save({ lobby, version }: KeptLobby): Promise<boolean> {
    const { code, match, terms } = lobby;
    const text = JSON.stringify(lobby);
    const touched = this.#props.now();
    const row = { code, version, lobby: text, match, listed: terms.open, touched };
    return (await this.#props.sqlite.ask('saveTable', row)) === 'saved';
  }
}
