/** One running table: whoever is connected, the match they play, and what happens by itself. */
import { chain, closedBody } from '@mazzo/kernel';
import type { AnyGame, Log } from '@mazzo/kernel';
import { Alarms } from './alarms.ts';
import type { Alarm } from './alarms.ts';
import { Audience } from './audience.ts';
import type { Hear, Link } from './audience.ts';
import { naturalThinking } from './bots.ts';
import type { Thinking } from './bots.ts';
import type { Clock } from './clock.ts';
import { isClosed } from './course.ts';
import type { Course } from './course.ts';
import { dutiesOf } from './duties.ts';
import { commandKey } from './journal.ts';
import type { Person } from './journal.ts';
import type { Keys } from './keys.ts';
import { courseFrom, openingOf } from './opening.ts';
import type { Plan } from './opening.ts';
import { noted, nothing } from './proposal.ts';
import type { TableReason } from './proposal.ts';
import { proposalFor } from './request.ts';
import { Scribe } from './scribe.ts';
import type { Outcome } from './scribe.ts';
import { holdersAgain, proposeRemoval } from './seats.ts';
import type { Store } from './store.ts';
import { viewsOf } from './views.ts';
import type { Views } from './views.ts';
import type { Refused, Reply } from './told.ts';
import { readClientMessage, WIRE_VERSION } from './wire.ts';
import type { Hello, Request } from './wire.ts';

/** What a table is given: it has no clock, no disk and no chance of its own. */
export interface Around {
  readonly game: AnyGame;
  readonly store: Store;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly thinking?: Thinking;
  /**
   * Told of a mistake: of the table, which then plays no further with its journal as it was, or of a
   * listener that threw, which then hears no more.
   */
  mistake(error: unknown): void;
}

export interface Connection {
  /**
   * Takes a `ClientMessage`, or anything else, and never throws. What it answers goes to the
   * listener too.
   */
  send(message: unknown): Promise<Reply>;
  close(): void;
}

export interface Table {
  /** The match that is played now; a rematch is another. */
  readonly match: string;
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
export async function openTable(around: Around, plan: Plan): Promise<Table> {
  const { game, store, clock, keys } = around;
  const { match, key } = await keys.next();
  const opening = openingOf(game, plan, key, clock.now());
  if ((await store.append(match, opening)) !== 'appended') {
    throw new Error(`the match ${match} has been opened already`);
  }
  const table = await tableOf(around, match);
  table.expectEverybody();
  return table;
}

/** The table of a match that was opened before, here or elsewhere. */
export function reopenTable(around: Around, match: string): Promise<Table> {
  return tableOf(around, match);
}

async function tableOf(around: Around, match: string): Promise<RunningTable> {
  const key = await around.keys.of(match);
  const journal = await around.store.load(match, 0);
  return new RunningTable(around, courseFrom(around.game, match, journal), key);
}

const refusal = (id: string | null, reason: TableReason): Refused => ({
  type: 'refused',
  id,
  rule: null,
  reason,
});

class RunningTable implements Table {
  readonly #around: Around;
  readonly #alarms: Alarms;
  readonly #audience: Audience;
  /** Greetings on their way, which everything else from there waits for. */
  readonly #greetings = new Map<Link, Promise<unknown>>();
  #scribe: Scribe;
  #views: Views;
  #key: string;
  #ended = false;

  constructor(around: Around, course: Course, key: string) {
    this.#around = around;
    this.#alarms = new Alarms(around.clock, () => this.#arm());
    this.#scribe = this.#scribeOf(course);
    this.#views = viewsOf(course);
    this.#key = key;
    this.#audience = new Audience(course, this.#views, around.clock, (error) =>
      around.mistake(error),
    );
    this.#arm();
  }

  expectEverybody(): void {
    this.#audience.expectEverybody();
    this.#arm();
  }

  get match(): string {
    return this.#course.match;
  }

  get log(): Log {
    const { log, status } = this.#course;
    if (isClosed(this.#course)) return [...log];
    return [...log, chain(log.at(-1), closedBody(log.length, status))];
  }

  get #course(): Course {
    return this.#scribe.course;
  }

  connect(person: Person, hear: Hear): Connection {
    const link = this.#audience.join(person, hear);
    this.#arm();
    return {
      send: (message) => this.#answer(link, message),
      close: () => {
        this.#audience.part(link);
        this.#greetings.delete(link);
        this.#arm();
      },
    };
  }

  async remove(person: Person): Promise<Outcome> {
    const outcome = await this.#guarded(() =>
      this.#scribe.put(({ seating }) => proposeRemoval(seating, person)),
    );
    return outcome ?? { ok: false, rule: null, reason: 'tableStopped' };
  }

  async refresh(): Promise<void> {
    await this.#guarded(() => this.#scribe.catchUp());
  }

  close(): void {
    this.#ended = true;
    this.#alarms.want([]);
    this.#audience.dismiss();
  }

  #scribeOf(course: Course): Scribe {
    const { store, clock } = this.#around;
    const scribe = new Scribe(course, store, clock, (written, own) => {
      if (this.#ended || this.#scribe !== scribe) return;
      // Only what is durable is followed; only what is followed is heard of.
      this.#audience.hearOf(written, own);
      this.#arm();
    });
    return scribe;
  }

  async #answer(link: Link, sent: unknown): Promise<Reply> {
    const message = readClientMessage(sent);
    const reply = message === null ? refusal(null, 'badMessage') : await this.#reply(link, message);
    // A greeting has been said already, in its place among everything else.
    if (reply.type === 'accepted' || reply.type === 'refused') this.#audience.say(link, reply);
    return reply;
  }

  async #reply(link: Link, message: Hello | Request): Promise<Reply> {
    const id = message.type === 'hello' ? null : message.id;
    if (this.#ended) return refusal(id, 'tableStopped');
    if (message.type === 'hello') {
      if (message.version !== WIRE_VERSION) return refusal(id, 'otherVersion');
      const greeted = this.#greet(link, message);
      this.#greetings.set(link, greeted);
      return greeted;
    }
    const greeted = this.#greetings.get(link);
    if (greeted === undefined) return refusal(id, 'helloFirst');
    await greeted;
    return this.#obey(link.person, message);
  }

  async #greet(link: Link, hello: Hello): Promise<Reply> {
    const { match, log } = this.#course;
    const { have } = hello;
    // It was connected to another process, which has read further than this one.
    if (have?.match === match && have.seq >= log.length) await this.refresh();
    return this.#audience.greet(link, hello);
  }

  async #obey(person: Person, request: Request): Promise<Reply> {
    const { id } = request;
    const key = this.#key;
    const outcome = await this.#guarded(() =>
      this.#scribe.put(
        (course) => proposalFor(course, key, person, request),
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
    const scribe = this.#scribe;
    const { restUntil, course } = scribe;
    const duties = dutiesOf({
      course,
      views: this.#views,
      key: this.#key,
      thinking: this.#around.thinking ?? naturalThinking,
      absent: this.#audience.absent,
      here: this.#audience.here,
    });
    const alarms: Alarm[] = duties.map(({ name, time, propose }) => ({
      name: `${course.match} ${name}`,
      time: Math.max(time, restUntil),
      ring: () => this.#guarded(() => scribe.put(propose)),
    }));
    const soon = (name: string, work: () => Promise<unknown>) =>
      alarms.push({ name, time: restUntil, ring: () => this.#guarded(work) });
    if (scribe.behind) soon('catch up', () => scribe.catchUp());
    const { rematch } = course;
    if (rematch === 'agreed') soon('arrange', () => this.#arrange());
    else if (rematch !== 'open') soon('move on', () => this.#moveOn(rematch.match));
    this.#alarms.want(alarms);
  }

  /** Opens the next match and says so; if another process was quicker, its match is played. */
  async #arrange(): Promise<void> {
    const { game, store, clock, keys } = this.#around;
    const scribe = this.#scribe;
    const { seating, options, clocks } = scribe.course;
    const next = await answered(keys.next());
    if (next === null) return scribe.rest();
    const plan = { seats: holdersAgain(seating), options, clocks: clocks.name };
    const opening = openingOf(game, plan, next.key, clock.now());
    const appended = await answered(store.append(next.match, opening));
    if (appended !== 'appended') return scribe.rest();
    await scribe.put(({ rematch }) =>
      rematch === 'agreed' ? noted({ type: 'rematched', match: next.match }) : nothing,
    );
  }

  async #moveOn(match: string): Promise<void> {
    const { game, store, keys } = this.#around;
    const key = await answered(keys.of(match));
    const journal = await answered(store.load(match, 0));
    if (key === null || journal === null) return this.#scribe.rest();
    if (this.#ended) return;
    const course = courseFrom(game, match, journal);
    this.#scribe = this.#scribeOf(course);
    this.#views = viewsOf(course);
    this.#key = key;
    this.#audience.moveOn(course, this.#views);
  }

  /** Null if the table has ended, or ends now by a mistake of ours. */
  async #guarded<Result>(work: () => Promise<Result>): Promise<Result | null> {
    if (this.#ended) return null;
    try {
      return await work();
    } catch (error) {
      this.#audience.tellAll({ type: 'stopped' });
      this.close();
      this.#around.mistake(error);
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
