/** Everybody who is connected: who they are, what each has been told, and who is missing. */
import type { Viewer } from '@mazzo/kernel';
import type { Clock } from './clock.ts';
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
import { personIn } from './seats.ts';
import { telling } from './views.ts';
import type { Views } from './views.ts';
import type { ServerMessage, Telling } from './server-messages.ts';

export type Hear = (message: ServerMessage) => void;

export interface Listener {
  readonly person: Person;
  readonly hear: Hear;
  /** As whom it was greeted, if it was; before, it hears nothing of the match. */
  viewer: Viewer | null;
  /** Whether its welcomes bring the story. */
  story: boolean;
}

export class Connections {
  readonly #clock: Clock;
  readonly #deafened: (error: unknown) => void;
  readonly #listeners = new Set<Listener>();
  readonly #absent = new Map<Person, number>();
  #running: RunningMatch;
  #views: Views;
  /** Told last, so as not to be told again. */
  #lastSeatsAndClocks = '';

  /** `deafened` is told of a listener that threw. */
  constructor(
    running: RunningMatch,
    views: Views,
    clock: Clock,
    deafened: (error: unknown) => void,
  ) {
    this.#running = running;
    this.#views = views;
    this.#clock = clock;
    this.#deafened = deafened;
  }

  /** Since when people are not connected, as far as is known here. */
  get absent(): ReadonlyMap<Person, number> {
    return this.#absent;
  }

  get here(): ReadonlySet<Person> {
    return new Set([...this.#listeners].map(({ person }) => person));
  }

  /** Whoever has a seat is absent until they connect; elsewhere they may be connected already. */
  expectEverybody(): void {
    for (const chair of this.#running.seating.chairs) {
      const person = personIn(chair);
      if (person !== null) this.#absent.set(person, this.#clock.now());
    }
  }

  join(person: Person, hear: Hear): Listener {
    const listener: Listener = { person, hear, viewer: null, story: false };
    this.#listeners.add(listener);
    this.#absent.delete(person);
    this.#tellSeatsAndClocks();
    return listener;
  }

  part(listener: Listener): void {
    if (!this.#listeners.delete(listener)) return;
    const { person } = listener;
    const seated = viewerOf(this.#running, person) !== 'spectator';
    if (seated && !this.here.has(person)) this.#absent.set(person, this.#clock.now());
    this.#tellSeatsAndClocks();
  }

  /** In its place among everything else that is heard. */
  greet(listener: Listener, asking: HelloTerms): void {
    listener.story = asking.story;
    listener.viewer = viewerOf(this.#running, listener.person);
    this.say(listener, greetingMessage(this.#running, this.#views, listener.person, asking));
    this.say(listener, seatsMessage(this.#running, this.#absent));
    this.say(listener, clocksMessage(this.#running, this.#clock.now()));
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
  hearOf(written: Written, own: boolean): void {
    if (!own) this.#noticeElsewhere(written);
    if ('entry' in written) this.#tellEntry(written.entry.seq);
    if (written.kind === 'noted' && written.note.type === 'said') this.#tellTalk();
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
      this.#deafened(error);
    }
  }

  tellAll(message: ServerMessage): void {
    for (const listener of this.#greeted()) this.say(listener, message);
  }

  dismiss(): void {
    this.#listeners.clear();
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

  #tellSeatsAndClocks(): void {
    const seats = seatsMessage(this.#running, this.#absent);
    const { now, ...clocks } = clocksMessage(this.#running, this.#clock.now());
    const told = JSON.stringify([seats, clocks]);
    if (told === this.#lastSeatsAndClocks) return;
    this.#lastSeatsAndClocks = told;
    this.tellAll(seats);
    this.tellAll({ ...clocks, now });
  }

  /** Somebody who acts through another process is connected there. */
  #noticeElsewhere(written: Written): void {
    const seat = seatActing(written);
    const person = seat === null ? null : personIn(this.#running.seating.chairs[seat]!);
    if (person !== null) this.#absent.delete(person);
  }
}

function seatActing(written: Written): number | null {
  if (written.kind === 'noted') return written.note.type === 'cameBack' ? written.note.seat : null;
  if (written.kind !== 'moved' || written.cause !== 'person') return null;
  return written.entry.by === 'clock' ? null : written.entry.by;
}
