/**
 * The client's side of the socket: enters the table, keeps coming back, and carries the messages of
 * the match. Page, terminal and tests use it; the socket and the timer are handed in.
 */
import type { ClientMessage, Line, ServerMessage, Transport } from '@mazzo/table';
import type { Said, SocketAnswer } from './answers.ts';
import type { LobbyView } from './lobby.ts';
import type { LobbyRequest, SocketRequest } from './requests.ts';
import { SOCKET_VERSION } from './vocabulary.ts';
import type { ServerReason } from './vocabulary.ts';

export interface LineSocket {
  send(text: string): void;
  close(): void;
}

interface SocketEvents {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

export interface LineListener {
  /** In the table, for the first time or again. */
  entered?(person: string, name: string, muted: readonly string[]): void;
  lobbyChanged?(lobby: LobbyView): void;
  said?(said: Said): void;
  /** The connection is gone; it is tried again by itself. */
  lost?(): void;
  /** One is not let in, or has been shown out: it is not tried again. */
  out?(reason: ServerReason): void;
}

export interface LineProps {
  readonly code: string;
  /** What one wants to be called; null for the name one has. */
  readonly name: string | null;
  /** Takes a seat on coming in, if there is one; not on coming back. */
  readonly sits?: boolean;
  open(events: SocketEvents): LineSocket;
  /** Calls once after so many milliseconds; returns what takes it back. */
  after(time: number, work: () => void): () => void;
  now(): number;
  /** From 0 to 1: so that not everybody comes back in the same moment. */
  chance(): number;
  readonly listener?: LineListener;
}

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;
export type UnsentRequest = WithoutId<LobbyRequest>;
/** Null if the connection broke before the answer came. */
export type LobbyOutcome =
  | { readonly ok: true }
  | { readonly ok: false; reason: ServerReason }
  | null;

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 10_000;
/** After a silence this long a phone that wakes up does not trust its connection. */
const TRUSTED = 5000;

export class TableLine {
  readonly #props: LineProps;
  readonly #listener: LineListener;
  readonly #waiting = new Map<string, (outcome: LobbyOutcome) => void>();
  #socket: LineSocket | null = null;
  #cancel: () => void = () => {};
  #table: Line | null = null;
  /** Who sits down on coming in is welcomed to the match, maybe before there is anybody to hear it. */
  #early: ServerMessage[] | null = [];
  #sits: boolean;
  /** The match that the table's client was last told it can reach. */
  #reached: string | null = null;
  #lobby: LobbyView | null = null;
  #entered = false;
  #tries = 0;
  #asked = 0;
  #heardAt = 0;
  #ended = false;

  constructor(props: LineProps) {
    this.#props = props;
    this.#listener = props.listener ?? {};
    this.#sits = props.sits ?? false;
  }

  get lobby(): LobbyView | null {
    return this.#lobby;
  }

  /** Whether the server can be reached now. */
  get entered(): boolean {
    return this.#entered;
  }

  open(): void {
    if (this.#ended || this.#socket !== null) return;
    this.#cancel();
    const socket = this.#props.open({
      opened: () => {
        if (this.#socket === socket) this.#enter();
      },
      heard: (text) => {
        if (this.#socket === socket) this.#hear(JSON.parse(text) as SocketAnswer);
      },
      closed: () => {
        if (this.#socket === socket) this.#lose();
      },
    });
    this.#socket = socket;
  }

  /** A page that is looked at again, or a time that has jumped. */
  wake(): void {
    if (this.#socket !== null && this.#props.now() - this.#heardAt < TRUSTED) return;
    this.#tries = 0;
    this.drop();
    this.open();
  }

  /** Gives the connection up; what does not come back by itself is opened again. */
  drop(): void {
    const socket = this.#socket;
    if (socket === null) return;
    this.#lose();
    socket.close();
  }

  close(): void {
    this.#ended = true;
    this.drop();
    this.#cancel();
  }

  request(unsent: UnsentRequest): Promise<LobbyOutcome> {
    if (!this.#entered) return Promise.resolve(null);
    const id = String((this.#asked += 1));
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#send({ ...unsent, id });
    });
  }

  /** For a `Client` of the table; another takes its place. */
  transport(): Transport {
    return {
      now: () => this.#props.now(),
      open: (line) => {
        this.#table = line;
        this.#reached = null;
        this.#hearEarly();
        this.#reachTable();
      },
      send: (message: ClientMessage) => this.#send({ type: 'table', message }),
      close: () => {
        this.#table = null;
      },
    };
  }

  #send(request: SocketRequest): void {
    if (this.#entered || request.type === 'enter') this.#socket?.send(JSON.stringify(request));
  }

  #enter(): void {
    const { code, name } = this.#props;
    const sits = this.#sits ? { sits: true } : {};
    this.#send({ type: 'enter', version: SOCKET_VERSION, code, name, ...sits });
  }

  #hear(answer: SocketAnswer): void {
    this.#heardAt = this.#props.now();
    switch (answer.type) {
      case 'entered':
        this.#entered = true;
        this.#sits = false;
        this.#tries = 0;
        return this.#listener.entered?.(answer.person, answer.name, answer.muted);
      case 'lobby':
        this.#lobby = answer.lobby;
        this.#listener.lobbyChanged?.(answer.lobby);
        return this.#reachTable();
      case 'table':
        if (this.#table === null) return void this.#early?.push(answer.message);
        return this.#table.hear(answer.message);
      case 'said':
        return this.#listener.said?.(answer);
      case 'done':
        return this.#settle(answer.id, { ok: true });
      case 'refused':
        // Too much was sent to be read: any of what waits may be meant.
        if (answer.reason === 'tooMuch') return this.#settleAll({ ok: false, reason: 'tooMuch' });
        return this.#settle(answer.id, { ok: false, reason: answer.reason });
      case 'out':
        this.#ended = answer.reason !== 'tryAgain' && answer.reason !== 'serverFull';
        if (this.#ended) this.#listener.out?.(answer.reason);
        return this.drop();
    }
  }

  #settle(id: string | null, outcome: LobbyOutcome): void {
    const settle = this.#waiting.get(id ?? '');
    this.#waiting.delete(id ?? '');
    settle?.(outcome);
  }

  #settleAll(outcome: LobbyOutcome): void {
    for (const settle of this.#waiting.values()) settle(outcome);
    this.#waiting.clear();
  }

  #hearEarly(): void {
    const early = this.#early ?? [];
    this.#early = null;
    if (early.length > 0) this.#reached = this.#lobby?.match ?? null;
    for (const message of early) this.#table?.hear(message);
  }

  /** There is a match to say hello to: with each connection, and when another has begun. */
  #reachTable(): void {
    const match = this.#lobby?.match ?? null;
    if (!this.#entered || this.#table === null || match === null || match === this.#reached) return;
    this.#reached = match;
    this.#table.connected();
  }

  #lose(): void {
    this.#socket = null;
    this.#early = null;
    this.#entered = false;
    this.#reached = null;
    this.#settleAll(null);
    this.#listener.lost?.();
    if (this.#ended) return;
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#tries++);
    this.#cancel = this.#props.after(pause * (0.5 + this.#props.chance() / 2), () => this.open());
  }
}
