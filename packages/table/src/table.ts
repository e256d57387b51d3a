/** One running table: whoever is connected, the match they play, and what happens by itself. */
import { botsAt } from '#bot-turns';
import { chain, closedBody } from '@mazzo/kernel';
import type { AnyGame, AnyOptions, Log } from '@mazzo/kernel';
import { Alarms } from './alarms.ts';
import type { Alarm } from './alarms.ts';
import { Connections } from './connections.ts';
import type { Hear, Listener } from './connections.ts';
import { naturalThinking } from './thinking.ts';
import type { Thinking } from './thinking.ts';
import type { Clock } from './clock.ts';
import { beginMatch, isClosed } from './running-match.ts';
import type { RunningMatch } from './running-match.ts';
import type { Bots, Thinker } from './thinker.ts';
import { timedActions } from './timed-actions.ts';
import type { Situation } from './timed-actions.ts';
import { commandKey } from './journal.ts';
import type { Person } from './journal.ts';
import type { Keys } from './keys.ts';
import { matchFrom, openingOf } from './opening.ts';
import type { Plan } from './opening.ts';
import { noted, nothing } from './proposal.ts';
import type { TableReason } from './proposal.ts';
import { proposalFor } from './request.ts';
import { JournalWriter } from './journal-writer.ts';
import type { Outcome } from './journal-writer.ts';
import { holdersAgain, proposeRemoval } from './seats.ts';
import type { Store } from './store.ts';
import { viewsOf } from './views.ts';
import type { Views } from './views.ts';
import type { Answer, Refused } from './server-messages.ts';
import { readClientMessage, PROTOCOL_VERSION } from './client-messages.ts';
import type { Hello, Request } from './client-messages.ts';

/** What a table is given: it has no clock, no disk and no chance of its own. */
export interface Surroundings {
  readonly game: AnyGame;
  readonly store: Store;
  readonly clock: Clock;
  readonly keys: Keys;
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
  /** Hears nothing before its `hello`. A person may be connected more than once. */
  connect(person: Person, hear: Hear): Connection;
  /** A bot plays the seat from now on, and this person no more in this match. */
  remove(person: Person): Promise<Outcome>;
  /** Another process has written: reads what is new. */
  refresh(): Promise<void>;
  /** Nothing happens by itself any more, and nobody hears anything. */
  close(): void;
}

/** A new match. Rejects if the store or the keys do. */
export async function openTable(surroundings: Surroundings, plan: Plan): Promise<Table> {
  const { game, store, clock, keys } = surroundings;
  const { match, key } = await keys.next();
  const { written, state } = openingOf(game, plan, key, clock.now());
  if ((await store.append(match, written)) !== 'appended') {
    throw new Error(`the match ${match} has been opened already`);
  }
  const table = new RunningTable(surroundings, beginMatch(game, match, written, state), key);
  table.expectEverybody();
  return table;
}

/** The table of a match that was opened before, here or elsewhere. */
export async function reopenTable(surroundings: Surroundings, match: string): Promise<Table> {
  const key = await surroundings.keys.of(match);
  const journal = await surroundings.store.load(match, 0);
  return new RunningTable(surroundings, matchFrom(surroundings.game, match, journal), key);
}

const refusal = (id: string | null, reason: TableReason): Refused => ({
  type: 'refused',
  id,
  rule: null,
  reason,
});

class RunningTable implements Table {
  readonly #surroundings: Surroundings;
  readonly #alarms: Alarms;
  readonly #connections: Connections;
  /** Greetings on their way, which everything else from there waits for. */
  readonly #greetings = new Map<Listener, Promise<void>>();
  #writer: JournalWriter;
  #views: Views;
  #bots: Bots;
  #key: string;
  #ended = false;

  constructor(surroundings: Surroundings, running: RunningMatch, key: string) {
    this.#surroundings = surroundings;
    this.#alarms = new Alarms(surroundings.clock, () => this.#arm());
    this.#writer = this.#writerOf(running);
    this.#views = viewsOf(running);
    this.#bots = this.#botsOf(this.#writer, key);
    this.#key = key;
    this.#connections = new Connections(running, this.#views, surroundings.clock, (error) =>
      surroundings.mistake(error),
    );
    this.#arm();
  }

  expectEverybody(): void {
    this.#connections.expectEverybody();
    this.#arm();
  }

  get match(): string {
    return this.#running.match;
  }

  get summary(): MatchSummary {
    const { game, match, seating, options, state, status } = this.#running;
    const { rounds, totals } = game.tally(state);
    const seats = seating.chairs.length;
    return { match, seats, options, rounds, totals: [...totals], over: status.over };
  }

  get log(): Log {
    const { log, status } = this.#running;
    if (isClosed(this.#running)) return [...log];
    return [...log, chain(log.at(-1), closedBody(log.length, status))];
  }

  get #running(): RunningMatch {
    return this.#writer.running;
  }

  connect(person: Person, hear: Hear): Connection {
    const listener = this.#connections.join(person, hear);
    this.#arm();
    return {
      send: (message) => this.#answer(listener, message),
      close: () => {
        this.#connections.part(listener);
        this.#greetings.delete(listener);
        this.#arm();
      },
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
    this.#connections.dismiss();
  }

  #writerOf(running: RunningMatch): JournalWriter {
    const { store, clock } = this.#surroundings;
    const writer = new JournalWriter(running, store, clock, (written, own) => {
      if (this.#ended || this.#writer !== writer) return;
      // Only what is durable is followed; only what is followed is heard of.
      this.#connections.hearOf(written, own);
      this.#arm();
      this.#surroundings.progressed?.();
    });
    return writer;
  }

  async #answer(listener: Listener, sent: unknown): Promise<Answer | null> {
    const message = readClientMessage(sent);
    if (message === null) return refusal(null, 'badMessage');
    const id = message.type === 'hello' ? null : message.id;
    if (this.#ended) return refusal(id, 'tableStopped');
    if (message.type === 'hello') {
      if (message.version !== PROTOCOL_VERSION) return refusal(id, 'otherVersion');
      const greeted = this.#greet(listener, message);
      this.#greetings.set(listener, greeted);
      await greeted;
      return null;
    }
    const greeted = this.#greetings.get(listener);
    if (greeted === undefined) return refusal(id, 'helloFirst');
    await greeted;
    return this.#obey(listener.person, message);
  }

  async #greet(listener: Listener, hello: Hello): Promise<void> {
    const { match, log } = this.#running;
    const { have } = hello;
    // It was connected to another process, which has read further than this one.
    if (have?.match === match && have.seq >= log.length) await this.refresh();
    this.#connections.greet(listener, hello);
  }

  async #obey(person: Person, request: Request): Promise<Answer> {
    const { id } = request;
    const key = this.#key;
    const outcome = await this.#guarded(() =>
      this.#writer.put(
        (running) => proposalFor(running, key, person, request),
        commandKey(person, id),
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
      absent: this.#connections.absent,
      here: this.#connections.here,
    };
    const actions = timedActions(situation);
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

  /** Opens the next match and says so; if another process was quicker, its match is played. */
  async #arrange(): Promise<void> {
    const { game, store, clock, keys } = this.#surroundings;
    const writer = this.#writer;
    const { seating, options, clocks } = writer.running;
    const next = await answered(keys.next());
    if (next === null) return writer.rest();
    const plan = { seats: holdersAgain(seating), options, clocks: clocks.name };
    const { written } = openingOf(game, plan, next.key, clock.now());
    const appended = await answered(store.append(next.match, written));
    if (appended !== 'appended') return writer.rest();
    await writer.put(({ rematch }) =>
      rematch === 'agreed' ? noted({ type: 'rematched', match: next.match }) : nothing,
    );
  }

  async #moveOn(match: string): Promise<void> {
    const { game, store, keys } = this.#surroundings;
    const key = await answered(keys.of(match));
    const journal = await answered(store.load(match, 0));
    if (key === null || journal === null) return this.#writer.rest();
    if (this.#ended) return;
    const running = matchFrom(game, match, journal);
    this.#bots.leave();
    this.#writer = this.#writerOf(running);
    this.#views = viewsOf(running);
    this.#bots = this.#botsOf(this.#writer, key);
    this.#key = key;
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

async function answered<Result>(promise: Promise<Result>): Promise<Result | null> {
  try {
    return await promise;
  } catch {
    return null;
  }
}
