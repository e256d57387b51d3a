/** Everybody who is connected: who they are, what each has been told, and who is missing. */
import type { Viewer } from '@mazzo/kernel';
import type { Clock } from './clock.ts';
import type { Course } from './course.ts';
import { clocksTold, greeting, seatsTold, viewerOf } from './facts.ts';
import type { Asking } from './facts.ts';
import type { Person, Written } from './journal.ts';
import { personIn } from './seats.ts';
import { telling } from './views.ts';
import type { Views } from './views.ts';
import type { Resumed, ServerMessage, Telling, Welcome } from './told.ts';

export type Hear = (message: ServerMessage) => void;

export interface Link {
  readonly person: Person;
  readonly hear: Hear;
  /** As whom it was greeted, if it was; before, it hears nothing of the match. */
  viewer: Viewer | null;
  /** Whether its welcomes bring the story. */
  story: boolean;
}

export class Audience {
  readonly #clock: Clock;
  readonly #deafened: (error: unknown) => void;
  readonly #links = new Set<Link>();
  readonly #absent = new Map<Person, number>();
  #course: Course;
  #views: Views;
  /** Told last, so as not to be told again. */
  #lastFacts = '';

  /** `deafened` is told of a listener that threw. */
  constructor(course: Course, views: Views, clock: Clock, deafened: (error: unknown) => void) {
    this.#course = course;
    this.#views = views;
    this.#clock = clock;
    this.#deafened = deafened;
  }

  /** Since when people are not connected, as far as is known here. */
  get absent(): ReadonlyMap<Person, number> {
    return this.#absent;
  }

  get here(): ReadonlySet<Person> {
    return new Set([...this.#links].map(({ person }) => person));
  }

  /** Whoever has a seat is absent until they connect; elsewhere they may be connected already. */
  expectEverybody(): void {
    for (const chair of this.#course.seating.chairs) {
      const person = personIn(chair);
      if (person !== null) this.#absent.set(person, this.#clock.now());
    }
  }

  join(person: Person, hear: Hear): Link {
    const link: Link = { person, hear, viewer: null, story: false };
    this.#links.add(link);
    this.#absent.delete(person);
    this.#tellFacts();
    return link;
  }

  part(link: Link): void {
    if (!this.#links.delete(link)) return;
    const { person } = link;
    const seated = viewerOf(this.#course, person) !== 'spectator';
    if (seated && !this.here.has(person)) this.#absent.set(person, this.#clock.now());
    this.#tellFacts();
  }

  greet(link: Link, asking: Asking): Welcome | Resumed {
    const greeted = greeting(this.#course, this.#views, link.person, asking);
    link.story = asking.story;
    link.viewer = viewerOf(this.#course, link.person);
    this.say(link, greeted);
    this.say(link, seatsTold(this.#course, this.#absent));
    this.say(link, clocksTold(this.#course, this.#clock.now()));
    return greeted;
  }

  /** Another match: whoever heard of the last is welcomed to it. */
  moveOn(course: Course, views: Views): void {
    this.#course = course;
    this.#views = views;
    for (const link of this.#greeted()) this.#welcome(link);
  }

  /** Tells everybody what has been followed, each what they may know. */
  hearOf(written: Written, own: boolean): void {
    if (!own) this.#noticeElsewhere(written);
    if ('entry' in written) this.#tellEntry(written.entry.seq);
    for (const link of this.#greeted()) {
      if (link.viewer !== viewerOf(this.#course, link.person)) this.#welcome(link);
    }
    const { status, log } = this.#course;
    if (status.over && written.kind === 'moved') {
      this.tellAll({ type: 'over', seq: log.length - 1, standings: [...status.standings] });
    }
    this.#tellFacts();
  }

  say(link: Link, message: ServerMessage): void {
    if (!this.#links.has(link)) return;
    try {
      link.hear(message);
    } catch (error) {
      // One listener's mistake is not the others': it hears no more.
      this.part(link);
      this.#deafened(error);
    }
  }

  tellAll(message: ServerMessage): void {
    for (const link of this.#greeted()) this.say(link, message);
  }

  dismiss(): void {
    this.#links.clear();
  }

  /** Anew, as whoever it is now. */
  #welcome(link: Link): void {
    this.greet(link, { have: null, story: link.story });
  }

  #greeted(): Link[] {
    return [...this.#links].filter(({ viewer }) => viewer !== null);
  }

  #tellEntry(seq: number): void {
    const told = new Map<Viewer, Telling>();
    for (const link of this.#greeted()) {
      const viewer = link.viewer!;
      const heard = told.get(viewer) ?? telling(this.#course, seq, viewer);
      told.set(viewer, heard);
      this.say(link, { type: 'told', ...heard });
    }
  }

  #tellFacts(): void {
    const seats = seatsTold(this.#course, this.#absent);
    const { now, ...clocks } = clocksTold(this.#course, this.#clock.now());
    const facts = JSON.stringify([seats, clocks]);
    if (facts === this.#lastFacts) return;
    this.#lastFacts = facts;
    this.tellAll(seats);
    this.tellAll({ ...clocks, now });
  }

  /** Somebody who acts through another process is connected there. */
  #noticeElsewhere(written: Written): void {
    const seat = seatActing(written);
    const person = seat === null ? null : personIn(this.#course.seating.chairs[seat]!);
    if (person !== null) this.#absent.delete(person);
  }
}

function seatActing(written: Written): number | null {
  if (written.kind === 'noted') return written.note.type === 'cameBack' ? written.note.seat : null;
  if (written.kind !== 'moved' || written.cause !== 'person') return null;
  return written.entry.by === 'clock' ? null : written.entry.by;
}
