/** One running table: whoever is connected, the match they play, and what happens by itself. */
import { botsAt } from '#bot-turns';
import { dueOf } from '#company';
import { proposeRemoval, takeUp, takeUpRematch } from '#later';
import { chain, closedBody, withFetched } from '@mazzo/kernel';
import type { AnyGame, AnyOptions, Log, Seat } from '@mazzo/kernel';
import { Alarms } from './alarms.ts';
import type { Alarm } from './alarms.ts';
import { Connections } from './connections.ts';
import type { Hear, Listener } from './connections.ts';
import { naturalThinking } from './thinking.ts';
import type { Thinking } from './thinking.ts';
import type { Cancel, Clock } from './clock.ts';
import type { Fresh } from './fresh.ts';
import { beginMatch, isClosed } from './running-match.ts';
import type { RunningMatch } from './running-match.ts';
import type { Bots, Thinker } from './thinker.ts';
import { timedActions } from './timed-actions.ts';
import type { Situation } from './timed-actions.ts';
import { commandKey } from './journal.ts';
import type { Person } from './journal.ts';
import { openingOf } from './opening.ts';
import type { Plan } from './opening.ts';
import type { Presence } from './presence.ts';
import { noted, nothing } from './proposal.ts';
import type { TableReason } from './proposal.ts';
import type { Allows } from './propose-request.ts';
import { proposalFor } from './request.ts';
import { JournalWriter } from './journal-writer.ts';
import type { Outcome } from './journal-writer.ts';
import type { Store } from './store.ts';
import { viewsOf } from './views.ts';
import type { Views } from './views.ts';
import type { Answer, Refused } from './server-messages.ts';
import { readClientMessage, PROTOCOL_VERSION } from './client-messages.ts';
import type { ClientMessage, Hello, Request } from './client-messages.ts';

/** What a table is given: it has no clock, no disk and no chance of its own. */
export interface Surroundings {
  readonly game: AnyGame;
  readonly store: Store;
  readonly clock: Clock;
  readonly fresh: Fresh;
  /** Who is connected, in this process and in others. */
  readonly presence: Presence;
  /**
   * Whether the host of the table lets somebody sit, wish or leave; it is asked while others wait, and
   * perhaps twice. Left out, nobody takes a bot's seat.
   */
  readonly allows?: Allows;
  readonly thinking?: Thinking;
  /** Who thinks for the bots; left out, they think in this process. */
  readonly thinker?: Thinker;
  /**
   * Told of a mistake: of the table, which then plays no further with its journal as it was, or of a
   * listener that threw, which then hears no more.
   */
  mistake(error: unknown): void;
  /** Told of every entry that the match has gone on by, and of another match. */
  progressed?(): void;
}

/** What anybody may know of a match, for a list of matches. */
export interface MatchSummary {
  readonly match: string;
  readonly seats: number;
  readonly options: AnyOptions;
  readonly rounds: number;
  readonly totals: readonly number[];
  readonly over: boolean;
  /** Who is asked something. */
  readonly asked: readonly Seat[];
}

export interface Connection {
  /**
   * Takes a `ClientMessage`, or anything else, and never throws. A request's answer is what it
   * settles with, and is said nowhere else; a hello is answered by what is heard, and settles with
   * null unless it is refused.
   */
  send(message: unknown): Promise<Answer | null>;
  close(): void;
}

export interface Table {
  /** The match that is played now; a rematch is another. */
  readonly match: string;
  readonly summary: MatchSummary;
  /** The log of it, closed as it stands: `replay` takes it. */
  readonly log: Log;
  /**
   * Hears nothing before its `hello`. A person may be connected more than once; the name is what
   * others read of who watches or sits down.
   */
  connect(person: Person, hear: Hear, name?: string): Connection;
  /** A bot plays the seat from now on, and this person no more in this match. */
  remove(person: Person): Promise<Outcome>;
  /** Another process has written: reads what is new. */
  refresh(): Promise<void>;
  /** Nothing happens by itself any more, and nobody hears anything. */
  close(): void;
}

/** A new match. Rejects if the store does. */
export async function openTable(surroundings: Surroundings, plan: Plan): Promise<Table> {
  const { game, store, clock, fresh } = surroundings;
  const [match, key] = [fresh.match(), fresh.key()];
  const { written, state } = openingOf(game, plan, key, clock.now());
  const running = beginMatch(game, match, written, state);
  if ((await store.open(match, key, written, dueOf(running))) !== 'appended') {
    throw new Error(`the match ${match} has been opened already`);
  }
  return new RunningTable(surroundings, running, key);
}

export interface Reopening {
  /** Since when nobody has kept this table, if somebody knows: its clocks go on as they stood then. */
  readonly downSince?: number;
}

/** The table of a match that was opened before, here or elsewhere. Rejects with a `JournalFault` where it cannot be read. */
export async function reopenTable(
  surroundings: Surroundings,
  match: string,
  { downSince }: Reopening = {},
): Promise<Table> {
  const { running, key, lost } = await withFetched(() => takeUp(surroundings, match, downSince));
  return new RunningTable(surroundings, running, key, lost);
}

const refusal = (id: string | null, reason: TableReason): Refused => ({
  type: 'refused',
  id,
  rule: null,
  reason,
});

/** What one connection has sent beyond this is not waited for: it has to be sent again. */
const MOST_UNANSWERED = 32;

class RunningTable implements Table {
  readonly #surroundings: Surroundings;
  readonly #alarms: Alarms;
  readonly #connections: Connections;
  readonly #unwatch: Cancel;
  readonly #since: number;
  /** What is still sent for one of them comes too late. */
  readonly #formerMatches = new Set<string>();
  #writer: JournalWriter;
  #views: Views;
  #bots: Bots;
  #key: string;
  /** What the clocks have to be put back by, before any of them runs out. */
  #lost: number;
  #ended = false;

  constructor(surroundings: Surroundings, running: RunningMatch, key: string, lost = 0) {
    const { clock, presence } = surroundings;
    this.#surroundings = surroundings;
    this.#alarms = new Alarms(clock, () => this.#arm());
    this.#writer = this.#writerOf(running);
    this.#views = viewsOf(running);
    this.#bots = this.#botsOf(this.#writer, key);
    this.#key = key;
    this.#lost = lost;
    this.#since = clock.now();
    this.#connections = new Connections(running, this.#views, {
      clock,
      presence,
      deafened: (error) => surroundings.mistake(error),
    });
    this.#unwatch = presence.watch(() => {
      if (this.#ended) return;
      this.#connections.presenceChanged();
      this.#arm();
    });
    this.#arm();
  }

  get match(): string {
    return this.#running.match;
  }

  get summary(): MatchSummary {
    const { game, match, seating, options, state, status } = this.#running;
    const { rounds, totals } = game.tally(state);
    const seats = seating.chairs.length;
    const asked = status.over ? [] : status.decisions.map(({ seat }) => seat);
    return { match, seats, options, rounds, totals: [...totals], over: status.over, asked };
  }

  get log(): Log {
    const { log, status } = this.#running;
    if (isClosed(this.#running)) return [...log];
    return [...log, chain(log.at(-1), closedBody(log.length, status))];
  }

  get #running(): RunningMatch {
    return this.#writer.running;
  }

  connect(person: Person, hear: Hear, name: string = person): Connection {
    const listener = this.#connections.join(person, name, hear);
    return {
      send: (message) => this.#take(listener, message),
      close: () => this.#connections.part(listener),
    };
  }

  async remove(person: Person): Promise<Outcome> {
    const outcome = await this.#guarded(() =>
      this.#writer.put(({ seating }) => proposeRemoval(seating, person)),
    );
    return outcome ?? { ok: false, rule: null, reason: 'tableStopped' };
  }

  async refresh(): Promise<void> {
    await this.#guarded(() => this.#writer.catchUp());
  }

  close(): void {
    this.#ended = true;
    this.#bots.leave();
    this.#alarms.want([]);
    this.#unwatch();
    this.#connections.dismiss();
  }

  #writerOf(running: RunningMatch): JournalWriter {
    const { store, clock } = this.#surroundings;
    const writer = new JournalWriter(running, store, clock, (written) => {
      if (this.#ended || this.#writer !== writer) return;
      // Only what is durable is followed; only what is followed is heard of.
      this.#connections.hearOf(written);
      this.#arm();
      this.#surroundings.progressed?.();
    });
    return writer;
  }

  /** Null for who has gone. */
  async #take(listener: Listener, sent: unknown): Promise<Answer | null> {
    if (!this.#connections.has(listener) && !this.#ended) return null;
    const message = readClientMessage(sent);
    if (message === null) return refusal(null, 'badMessage');
    const id = message.type === 'hello' ? null : message.id;
    if (this.#ended) return refusal(id, 'tableStopped');
    if (listener.waiting >= MOST_UNANSWERED) return refusal(id, 'tryAgain');
    listener.waiting++;
    try {
      return await this.#answer(listener, message);
    } finally {
      listener.waiting--;
    }
  }

  async #answer(listener: Listener, message: ClientMessage): Promise<Answer | null> {
    if (message.type === 'hello') {
      if (message.version !== PROTOCOL_VERSION) return refusal(null, 'otherVersion');
      await (listener.greeting = this.#greet(listener, message));
      return null;
    }
    const { id, match } = message;
    if (listener.greeting === null) return refusal(id, 'helloFirst');
    await listener.greeting;
    if (match === this.match) return this.#obey(listener, message);
    // It was connected to another process, where the next match had begun already.
    if (!this.#formerMatches.has(match)) await this.refresh();
    const { rematch } = this.#running;
    const isComing = typeof rematch === 'object' && rematch.match === match;
    return refusal(id, match === this.match || isComing ? 'tryAgain' : 'otherMatch');
  }

  async #greet(listener: Listener, hello: Hello): Promise<void> {
    const { match, log } = this.#running;
    const { have } = hello;
    // It was connected to another process, which has read further than this one.
    if (have?.match === match && have.seq >= log.length) await this.refresh();
    this.#connections.greet(listener, hello);
  }

  async #obey(listener: Listener, request: Request): Promise<Answer> {
    const { id } = request;
    const key = this.#key;
    const { allows } = this.#surroundings;
    const outcome = await this.#guarded(() =>
      this.#writer.put(
        (running) => proposalFor(running, key, listener, request, allows),
        commandKey(listener.person, id),
      ),
    );
    if (outcome === null) return refusal(id, 'tableStopped');
    if (outcome.ok) return { type: 'accepted', id, seq: outcome.seq };
    const { ok: _, ...why } = outcome;
    return { type: 'refused', id, ...why };
  }

  /** Sets an alarm for everything that is to happen by itself. */
  #arm(): void {
    if (this.#ended) return;
    const writer = this.#writer;
    const { restUntil, running } = writer;
    const situation: Situation = {
      running,
      views: this.#views,
      key: this.#key,
      thinking: this.#surroundings.thinking ?? naturalThinking,
      presence: this.#surroundings.presence,
      since: this.#since,
    };
    const isLate = this.#lost > 0;
    const actions = isLate ? [] : timedActions(situation);
    const alarms: Alarm[] = actions.map(({ name, time, propose }) => ({
      name: `${running.match} ${name}`,
      time: Math.max(time, restUntil),
      ring: () => this.#guarded(() => writer.put(propose)),
    }));
    for (const { name, time, ring } of this.#bots.alarms(situation)) {
      alarms.push({ name, time: Math.max(time, restUntil), ring: () => this.#guarded(ring) });
    }
    const soon = (name: string, work: () => Promise<unknown>) =>
      alarms.push({ name, time: restUntil, ring: () => this.#guarded(work) });
    if (isLate) soon('delay', () => this.#putBack());
    if (writer.behind) soon('catch up', () => writer.catchUp());
    const { rematch } = running;
    if (rematch === 'agreed') soon('arrange', () => this.#arrange());
    else if (rematch !== 'open') soon('move on', () => this.#moveOn(rematch.match));
    this.#alarms.want(alarms);
  }

  #botsOf(writer: JournalWriter, key: string): Bots {
    const { thinker } = this.#surroundings;
    return botsAt({ thinker, running: writer.running, key, put: (propose) => writer.put(propose) });
  }

  /** So that every process reckons the same; whoever has read more than was there has it already. */
  async #putBack(): Promise<void> {
    const by = this.#lost;
    const { position } = this.#running;
    const outcome = await this.#writer.put((running) =>
      running.position === position ? noted({ type: 'delayed', by }) : nothing,
    );
    if (outcome.ok) this.#lost = 0;
  }

  /** Names the next match, and nothing more: of several processes, one has named it. */
  async #arrange(): Promise<void> {
    const match = this.#surroundings.fresh.match();
    await this.#writer.put(({ rematch }) =>
      rematch === 'agreed' ? noted({ type: 'rematched', match }) : nothing,
    );
  }

  /** To the match that was named. */
  async #moveOn(match: string): Promise<void> {
    const writer = this.#writer;
    const before = writer.running;
    const next = await withFetched(() => takeUpRematch(this.#surroundings, before, match));
    if (this.#ended) return;
    if (next === null) return writer.rest();
    const { running, key } = next;
    this.#formerMatches.add(before.match);
    this.#bots.leave();
    this.#writer = this.#writerOf(running);
    this.#views = viewsOf(running);
    this.#bots = this.#botsOf(this.#writer, key);
    this.#key = key;
    this.#lost = 0;
    this.#connections.moveOn(running, this.#views);
    this.#surroundings.progressed?.();
  }

  /** Null if the table has ended, or ends now by a mistake of ours. */
  async #guarded<Result>(work: () => Promise<Result>): Promise<Result | null> {
    if (this.#ended) return null;
    try {
      return await work();
    } catch (error) {
      this.#connections.tellAll({ type: 'stopped' });
      this.close();
      this.#surroundings.mistake(error);
      return null;
    } finally {
      this.#arm();
    }
  }
}
