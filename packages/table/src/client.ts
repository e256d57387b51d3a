/**
 * The client's side of a table: says hello, folds what it hears into a view, asks for what it missed,
 * and sends a request until it is answered. Page, terminal and tests play through it; where the table
 * is, only the transport knows.
 */
import type { AnyGame, Seat, Status } from '@mazzo/kernel';
import { PROTOCOL_VERSION } from './client-messages.ts';
import type { ClientMessage, Request } from './client-messages.ts';
import type { Utterance } from './talk.ts';
import type {
  Answer,
  ClocksMessage,
  Resumed,
  SeatsMessage,
  ServerMessage,
  TalkMessage,
  Telling,
  Viewpoint,
  Welcome,
} from './server-messages.ts';

/** The way to a table. It may break and come back, and bring a telling twice, late or not at all. */
export interface Transport {
  /** From now on `line` hears; called once. */
  open(line: Line): void;
  /** What is sent while the line is broken is lost: it is sent again with the next connection. */
  send(message: ClientMessage): void;
  /** Milliseconds that pass as they do at the table, since whenever. */
  now(): number;
  close(): void;
}

/** What a transport calls. */
export interface Line {
  /** The table can be reached: for the first time, or again. */
  connected(): void;
  hear(message: ServerMessage): void;
}

/** What the client has understood so far. */
export interface ClientState {
  readonly match: string;
  readonly welcome: Welcome;
  /** Null for who looks on. */
  readonly seat: Seat | null;
  /** The view has folded the entries up to this one. */
  readonly seq: number;
  readonly view: unknown;
  readonly status: Status;
}

/** Each is optional: a client may only want the view. */
export interface ClientListener {
  /** Another match, or another seat at it: all begins anew. `story` is empty where none was asked for. */
  welcomed?(at: ClientState, story: readonly Telling[]): void;
  /** Every later entry once and in order, whatever the line does; the view has folded it. */
  told?(telling: Telling): void;
  seatsChanged?(seats: SeatsMessage): void;
  clocksChanged?(clocks: ClocksMessage): void;
  /** Something was said at this match, or had been before one came; each once and in order. */
  talkHeard?(said: Utterance): void;
  /** The table plays no further, or does not speak this version. */
  stopped?(): void;
}

export interface ClientProps {
  readonly game: AnyGame;
  readonly transport: Transport;
  /** Begins every command id: nobody else may play for this person with the same, in another tab too. */
  readonly idPrefix: string;
  /** Every welcome brings what was told before: to tell it, or to count from it. */
  readonly story?: boolean;
  readonly listener?: ClientListener;
}

type WithoutAddress<Message> = Message extends unknown ? Omit<Message, 'id' | 'match'> : never;
/** A request to which the client gives its id and its match. */
export type Unsent = WithoutAddress<Request>;

interface Unanswered {
  readonly request: Request;
  readonly answered: (answer: Answer | null) => void;
}

export class Client {
  readonly #game: AnyGame;
  readonly #transport: Transport;
  readonly #listener: ClientListener;
  readonly #idPrefix: string;
  readonly #asksStory: boolean;
  /** Settles what `open` has promised. */
  #opened: (at: ClientState | null) => void = () => {};
  readonly #opening = new Promise<ClientState | null>((resolve) => (this.#opened = resolve));
  readonly #unanswered = new Map<string, Unanswered>();
  /** A match that was left for the next one is not gone back to, whatever still arrives of it. */
  readonly #formerMatches = new Set<string>();
  #at: ClientState | null = null;
  /** The same, but for a story that is still coming in: nobody hears of that before all of it is there. */
  #arrived: ClientState | null = null;
  #arriving: { readonly head: number; readonly story: Telling[] } | null = null;
  #seats: SeatsMessage | null = null;
  #clocks: ClocksMessage | null = null;
  /** How far the table's time is ahead of the transport's; a late message makes it seem less. */
  #ahead = -Infinity;
  /** Talk up to this position of the journal. */
  #heardUpTo = -1;
  #requests = 0;
  #closed = false;

  constructor({ game, transport, idPrefix, story = false, listener = {} }: ClientProps) {
    this.#game = game;
    this.#transport = transport;
    this.#idPrefix = idPrefix;
    this.#asksStory = story;
    this.#listener = listener;
  }

  /** Null before the first welcome. */
  get at(): ClientState | null {
    return this.#arrived;
  }

  /** Who sits where, and who of them is connected. */
  get seats(): SeatsMessage | null {
    return this.#seats;
  }

  get clocks(): ClocksMessage | null {
    return this.#clocks;
  }

  /** Settles with the first welcome; null if there will be none. */
  open(): Promise<ClientState | null> {
    this.#transport.open({
      connected: () => this.#connect(),
      hear: (message) => this.#hear(message),
    });
    return this.#opening;
  }

  /** One answer, however often it had to be sent; null if the match or the client ended before. */
  request(unsent: Unsent): Promise<Answer | null> {
    if (this.#closed || this.#at === null) return Promise.resolve(null);
    const id = `${this.#idPrefix}${(this.#requests += 1)}`;
    const request: Request = { ...unsent, id, match: this.#at.match };
    return new Promise((answered) => {
      this.#unanswered.set(id, { request, answered });
      this.#transport.send(request);
    });
  }

  /** How long it is until then by the table's clock, in milliseconds. */
  timeUntil(deadline: number): number {
    return deadline - this.#transport.now() - this.#ahead;
  }

  close(): void {
    this.#closed = true;
    this.#transport.close();
    this.#giveUp();
    this.#opened(null);
  }

  #connect(): void {
    this.#ahead = -Infinity;
    this.#sayHello();
    for (const { request } of this.#unanswered.values()) this.#transport.send(request);
  }

  /** Again too: only what is missing is then told. */
  #sayHello(): void {
    const at = this.#at;
    const have = at === null ? null : { match: at.match, seat: at.seat, seq: at.seq };
    const story = this.#asksStory;
    this.#transport.send({ type: 'hello', version: PROTOCOL_VERSION, have, story });
  }

  #hear(message: ServerMessage): void {
    if (this.#closed) return;
    switch (message.type) {
      case 'welcome':
        return this.#hearWelcome(message);
      case 'resumed':
        return this.#hearMissed(message);
      case 'told':
        return this.#hearTellings(message, [message]);
      case 'accepted':
      case 'refused':
        return this.#hearAnswer(message);
      case 'seats':
        this.#seats = message;
        return this.#listener.seatsChanged?.(message);
      case 'clocks':
        return this.#hearClocks(message);
      case 'talk':
        return this.#hearTalk(message);
      case 'stopped':
        return this.#hearStop();
      case 'over':
    }
  }

  /** A repeat says nothing new; one of the same seat that is further on brings what was missed. */
  #hearWelcome(welcome: Welcome): void {
    const { match, seat, seq, story, head } = welcome;
    if (this.#formerMatches.has(match)) return;
    const at = this.#at;
    if (at?.match === match && head <= at.seq && (seat === at.seat || head < at.seq)) return;
    if (this.#asksStory && isFrom(at, welcome)) return this.#sayHello();
    if (at !== null && at.match !== match) {
      this.#formerMatches.add(at.match);
      this.#giveUp();
    }
    const { view } = welcome;
    this.#heardUpTo = -1;
    this.#at = { match, welcome, seat, seq, view, status: this.#game.status(view) };
    this.#arriving = { head, story: [...story] };
    this.#arrive();
    if (this.#arriving !== null) this.#sayHello();
  }

  /** What is told is a page; whoever is not there yet asks for the next. */
  #hearMissed(resumed: Resumed): void {
    const before = this.#at?.seq;
    this.#hearTellings(resumed, resumed.missed);
    const at = this.#at;
    if (isFrom(at, resumed) && at!.seq !== before && at!.seq < resumed.seq) this.#sayHello();
  }

  #arrive(): void {
    const at = this.#at!;
    const { head, story } = this.#arriving!;
    if (at.seq < head) return;
    this.#arriving = null;
    this.#arrived = at;
    this.#listener.welcomed?.(at, story);
    this.#opened(at);
  }

  #hearTellings(from: Viewpoint, tellings: readonly Telling[]): void {
    if (this.#formerMatches.has(from.match)) return;
    for (const telling of tellings) {
      const at = this.#at;
      if (at?.match === from.match && telling.seq <= at.seq) continue;
      // After a gap, or for the eyes of a seat that this client does not know to be its own.
      if (at === null || !isFrom(at, from) || telling.seq > at.seq + 1) return this.#sayHello();
      this.#fold(at, telling);
    }
  }

  #fold(at: ClientState, { seq, cause, events }: Telling): void {
    const { view } = at;
    for (const event of events) this.#game.apply(view, event);
    this.#at = { ...at, seq, status: this.#game.status(view) };
    if (this.#arriving !== null) {
      this.#arriving.story.push({ seq, cause, events });
      return this.#arrive();
    }
    this.#arrived = this.#at;
    this.#listener.told?.({ seq, cause, events });
  }

  #hearAnswer(answer: Answer): void {
    // Only a hello has no id: it was refused.
    if (answer.type === 'refused' && answer.id === null) return this.#hearStop();
    const unanswered = this.#unanswered.get(answer.id!);
    this.#unanswered.delete(answer.id!);
    unanswered?.answered(answer);
  }

  #hearClocks(clocks: ClocksMessage): void {
    this.#clocks = clocks;
    this.#ahead = Math.max(this.#ahead, clocks.now - this.#transport.now());
    this.#listener.clocksChanged?.(clocks);
  }

  #hearTalk({ match, said }: TalkMessage): void {
    if (this.#at?.match !== match) return;
    for (const one of said) {
      if (one.position <= this.#heardUpTo) continue;
      this.#heardUpTo = one.position;
      this.#listener.talkHeard?.(one);
    }
  }

  #hearStop(): void {
    this.#giveUp();
    this.#opened(null);
    this.#listener.stopped?.();
  }

  /** What was asked of a match that has ended, or of a table that is gone, is answered no more. */
  #giveUp(): void {
    for (const { answered } of this.#unanswered.values()) answered(null);
    this.#unanswered.clear();
  }
}

function isFrom(at: ClientState | null, { match, seat }: Viewpoint): boolean {
  return at?.match === match && at.seat === seat;
}
