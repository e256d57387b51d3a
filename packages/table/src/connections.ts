/** Everybody who is connected to this process: who they are, and what each has been told. */
import { watchingOf } from '#company';
import type { Viewer } from '@mazzo/kernel';
import type { Cancel, Clock } from './clock.ts';
import type { RunningMatch } from './running-match.ts';
import {
  clocksMessage,
  greetingMessage,
  seatsMessage,
  talkMessage,
  viewerOf,
} from './compose-messages.ts';
import type { HelloTerms } from './compose-messages.ts';
import type { Person, Written } from './journal.ts';
import type { Presence } from './presence.ts';
import type { Sender } from './propose-request.ts';
import { seatOf } from './seats.ts';
import { telling } from './views.ts';
import type { Views } from './views.ts';
import type { SeatsMessage, ServerMessage, Telling } from './server-messages.ts';

export type Hear = (message: ServerMessage) => void;

export interface Listener extends Sender {
  readonly hear: Hear;
  /** As whom it was greeted, if it was; before, it hears nothing of the match. */
  viewer: Viewer | null;
  /** Whether its welcomes bring the story. */
  story: boolean;
  /** What it has sent that is not answered yet. */
  waiting: number;
  /** Its greeting on the way, which everything else from there waits for. */
  greeting: Promise<void> | null;
  leave: Cancel;
}

export interface Circumstances {
  readonly clock: Clock;
  readonly presence: Presence;
  /** Told of a listener that threw. */
  deafened(error: unknown): void;
}

export class Connections {
  readonly #circumstances: Circumstances;
  readonly #listeners = new Set<Listener>();
  readonly #watching: ReturnType<typeof watchingOf>;
  #running: RunningMatch;
  #views: Views;
  /** Told last, so as not to be told again. */
  #lastSeats = '';
  #lastClocks = '';
  #telling = false;

  constructor(running: RunningMatch, views: Views, circumstances: Circumstances) {
    this.#running = running;
    this.#views = views;
    this.#circumstances = circumstances;
    const { clock, presence } = circumstances;
    this.#watching = watchingOf(clock, presence, () => this.#tellSeatsAndClocks());
  }

  join(person: Person, name: string, hear: Hear): Listener {
    const leave = this.#circumstances.presence.enter(person, name);
    const listener: Listener = {
      person,
      name,
      hear,
      viewer: null,
      story: false,
      waiting: 0,
      greeting: null,
      leave,
    };
    this.#listeners.add(listener);
    return listener;
  }

  has(listener: Listener): boolean {
    return this.#listeners.has(listener);
  }

  part(listener: Listener): void {
    if (this.#listeners.delete(listener)) listener.leave();
  }

  /** Somebody has come or gone, here or elsewhere. */
  presenceChanged(): void {
    this.#countWatching();
    this.#tellSeatsAndClocks();
  }

  /** In its place among everything else that is heard. */
  greet(listener: Listener, asking: HelloTerms): void {
    listener.story = asking.story;
    listener.viewer = viewerOf(this.#running, listener.person);
    this.say(listener, greetingMessage(this.#running, this.#views, listener.person, asking));
    this.say(listener, this.#seatsMessage());
    this.say(listener, clocksMessage(this.#running, this.#circumstances.clock.now()));
    const { talk } = this.#running;
    if (talk.length > 0) this.say(listener, talkMessage(this.#running, talk));
  }

  /** Another match: whoever heard of the last is welcomed to it. */
  moveOn(running: RunningMatch, views: Views): void {
    this.#running = running;
    this.#views = views;
    for (const listener of this.#greeted()) this.#welcome(listener);
  }

  /** Tells everybody what has been followed, each what they may know. */
  hearOf(written: Written): void {
    if ('entry' in written) this.#tellEntry(written.entry.seq);
    if (written.kind === 'noted' && written.note.type === 'said') this.#tellTalk();
    if (written.kind === 'noted') this.#countWatching();
    for (const listener of this.#greeted()) {
      if (listener.viewer !== viewerOf(this.#running, listener.person)) this.#welcome(listener);
    }
    const { status, log } = this.#running;
    if (status.over && written.kind === 'moved') {
      this.tellAll({ type: 'over', seq: log.length - 1, standings: [...status.standings] });
    }
    this.#tellSeatsAndClocks();
  }

  say(listener: Listener, message: ServerMessage): void {
    if (!this.#listeners.has(listener)) return;
    try {
      listener.hear(message);
    } catch (error) {
      // One listener's mistake is not the others': it hears no more.
      this.part(listener);
      this.#circumstances.deafened(error);
    }
  }

  tellAll(message: ServerMessage): void {
    for (const listener of this.#greeted()) this.say(listener, message);
  }

  dismiss(): void {
    for (const listener of this.#listeners) this.part(listener);
    this.#watching.stop();
  }

  /** Anew, as whoever it is now. */
  #welcome(listener: Listener): void {
    this.greet(listener, { have: null, story: listener.story });
  }

  #greeted(): Listener[] {
    return [...this.#listeners].filter(({ viewer }) => viewer !== null);
  }

  #tellEntry(seq: number): void {
    const told = new Map<Viewer, Telling>();
    for (const listener of this.#greeted()) {
      const viewer = listener.viewer!;
      const heard = told.get(viewer) ?? telling(this.#running, seq, viewer);
      told.set(viewer, heard);
      const seat = viewer === 'spectator' ? null : viewer;
      this.say(listener, { type: 'told', match: this.#running.match, seat, ...heard });
    }
  }

  #tellTalk(): void {
    this.tellAll(talkMessage(this.#running, this.#running.talk.slice(-1)));
  }

  #seatsMessage(): SeatsMessage {
    const { here } = this.#circumstances.presence;
    return seatsMessage(this.#running, (person) => here.has(person), this.#watching.now);
  }

  /** Whoever is found deaf meanwhile has gone: then all are told once more, and nobody the older facts last. */
  #tellSeatsAndClocks(): void {
    if (this.#telling) return;
    this.#telling = true;
    for (;;) {
      const seats = this.#seatsMessage();
      const { now, ...clocks } = clocksMessage(this.#running, this.#circumstances.clock.now());
      const [seatsText, clocksText] = [JSON.stringify(seats), JSON.stringify(clocks)];
      const areSeatsNew = seatsText !== this.#lastSeats;
      const areClocksNew = clocksText !== this.#lastClocks;
      if (!areSeatsNew && !areClocksNew) break;
      this.#lastSeats = seatsText;
      this.#lastClocks = clocksText;
      if (areSeatsNew) this.tellAll(seats);
      if (areClocksNew) this.tellAll({ ...clocks, now });
    }
    this.#telling = false;
  }

  #countWatching(): void {
    this.#watching.count((person) => seatOf(this.#running.seating, person) !== null);
  }
}
