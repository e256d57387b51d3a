/**
 * What the player sees and hears of a match, and when: events one beat at a time, what each leaves
 * behind, and what is announced. It knows nothing of what the player does.
 */
import { decisionOf } from '@mazzo/kernel';
import type { AnyEvent, Decision, Seat, Status } from '@mazzo/kernel';
import type { ClientState, Telling } from '@mazzo/table';
import { batch, computed, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { settings } from '../settings/settings.ts';
import { announce } from '../shell/live.tsx';
import { buzz, play } from '../sound/player.ts';
import { flightTime, isMotionWished } from '../table/flight.ts';
import type { Id, Travel, Tray } from '../table/scene.ts';
import { EventEffects } from './event-effects.ts';
import { readKept } from './kept.ts';
import { paceOf } from './pace.ts';
import type { Pace } from './pace.ts';
import type { Eyes, Marks, Playable } from './page-face.ts';
import { createStage } from './stage.ts';
import type { Stage, ToldEvent } from './stage.ts';
import { createTimers } from './timers.ts';

/** What the table looks like now; made anew with every change. */
export interface Shown {
  readonly view: unknown;
  /** As it was when everything had last been shown. */
  readonly status: Status;
  /** Where cards have come from since the last change. */
  readonly travels: readonly Travel[];
  readonly story: readonly ToldEvent[];
  /** Shown until the player goes on. */
  readonly held: AnyEvent | null;
  /** Each seat's points; those of the round that is held are counted already. */
  readonly totals: readonly number[];
  readonly behind: boolean;
}

export interface ShowingProps {
  readonly playable: Playable;
  /** The match whose beginning the player has seen: it is shown as it stands. */
  readonly seen: string | null;
  /** The player's eyes at this moment. */
  eyes(): Eyes;
  /** What the player is asked at present, seen or not. */
  asked(): Decision | null;
  /** Whether the player wishes to be asked nothing until their turn. */
  isAside(): boolean;
  /** Whether the player wishes not to be called to this question. */
  isSpared(question: Decision): boolean;
  /** Another question is shown, or none; called while it is being shown. */
  onQuestion(): void;
}

/** So long a beat has something to be read, such as what a card is claimed to be. */
const LONG_BEAT = 1500;
/** Whoever has just sat down is asked about it as soon as it stands there. */
const FIRST_BEAT = 450;
/** Where others wait, a round's end is not looked at for ever. */
const LONGEST_HOLD = 8000;

export class Showing {
  readonly shown = signal<Shown | null>(null);
  readonly #props: ShowingProps;
  readonly #timers = createTimers();
  readonly #effects: EventEffects;
  readonly #seat = signal<Seat | null>(null);
  /** Nobody has asked the player yet. */
  readonly #opening: Signal<boolean>;
  /** The question the player was last called to. */
  readonly #called = signal<number | null>(null);
  /** The question that is shown, whether the player was called to it or not. */
  #questioned: number | null = null;
  readonly #isFlying = signal(false);
  readonly #isTelling = signal(false);
  #stage: Stage | null = null;
  #isTimed = false;
  /** The question as it was last told to whoever listens. */
  #said = '';
  #cancelLanding: (() => void) | null = null;
  #seen: string | null;

  constructor(props: ShowingProps) {
    this.#props = props;
    this.#seen = props.seen;
    this.#opening = signal(props.seen === null);
    this.#effects = new EventEffects(props.playable.face);
  }

  get seat(): Seat | null {
    return this.#seat.value;
  }

  get marks(): ReadonlySignal<Marks> {
    return this.#effects.marks;
  }

  get moment(): EventEffects['moment'] {
    return this.#effects.moment;
  }

  /** Places whose card is shown for a while. */
  get glimpses(): ReadonlySignal<ReadonlySet<Id>> {
    return this.#effects.glimpses.places;
  }

  /** How quickly all goes; the table's bots think by it too. */
  readonly pace = computed((): Pace => {
    const hurry = this.#opening.value ? 'opening' : 'none';
    return paceOf(settings.pace.value, this.#props.isAside() ? 'aside' : hurry);
  });

  /** The question the player sees: an answer to it must not pass for one to the next (C-10). */
  readonly question = computed((): Decision | null => {
    const status = this.shown.value?.status;
    if (status === undefined || this.seat === null) return null;
    return decisionOf(status, this.seat) ?? null;
  });

  /** More is still to be shown before anybody is asked. */
  readonly isBetween = computed((): boolean => {
    const { value: shown } = this.shown;
    if (shown === null || shown.held !== null) return true;
    const question = this.question.value;
    if (question === null || !isPatient(question)) return shown.behind;
    // What all are asked at once comes when it has been told what it is about, and stays then.
    if (question.id === this.#called.value) return shown.behind && !this.#isStillAsked(question);
    return shown.behind || (this.#isTelling.value && shown.story.at(-1)?.cause !== 'person');
  });

  /** Whether the player may answer. */
  readonly isAsked = computed(() => !this.isBetween.value && this.question.value !== null);

  /** Whether the question stands there: not before the card that it is about has landed. */
  readonly isPrompted = computed(
    () => this.isAsked.value && this.question.value?.id === this.#called.value,
  );

  /** Cards are on their way, or turned over where they lie: what is said of them waits. */
  get isFlying(): ReadonlySignal<boolean> {
    return this.#isFlying;
  }

  /** A match that has just been dealt is shown from the deal on; one resumed, as it stands. */
  begin({ match, welcome, seat }: ClientState, story: readonly Telling[]): void {
    this.#stage?.close();
    const { game, face } = this.#props.playable;
    const opening = this.#opening;
    batch(() => {
      this.#seat.value = seat;
      const { value: before } = this.shown;
      // What the match before led to is not this one's, however long its deal is shown.
      if (before !== null) this.shown.value = { ...before, status: nobodyAsked };
      this.#effects.begin(match);
      this.#props.onQuestion();
    });
    this.#called.value = null;
    this.#questioned = null;
    this.#isTimed = welcome.clocks !== 'none';
    this.#stage = createStage({
      game,
      options: welcome.options,
      seats: welcome.seats,
      beat(event) {
        const beat = face.beat(event, seat);
        if (!opening.value || !(Number(beat) >= LONG_BEAT)) return beat;
        // What follows is not hurried past those who read.
        opening.value = false;
        return FIRST_BEAT;
      },
      factor: () => this.pace.peek().factor,
      after: (milliseconds, wake) => this.#timers.after(milliseconds, wake),
      onEvent: ({ event }, before) => {
        const eyes = this.#props.eyes();
        // Who is out before they were asked anything looks on, and at the usual pace.
        if (face.moment(event, eyes)?.seat === seat) opening.value = false;
        this.#effects.add(event, before, eyes);
      },
      onRecall: ({ event }, before) => this.#effects.recall(event, before, seat),
      onChange: () => this.#onChange(),
      onQuiet: () => this.#onQuiet(),
    });
    const from = this.#seen === match ? this.#takenUpFrom(story, match) : 0;
    if (from > 0) this.#stage.recall(story.slice(0, from));
    for (const telling of story.slice(from)) this.#stage.hear(telling);
    if (from > 0 && from < story.length) this.skip();
    this.#seen = match;
  }

  /** Whoever had not left the end of the last round finds it as it lay there. */
  #takenUpFrom(story: readonly Telling[], match: string): number {
    const { face } = this.#props.playable;
    const ends = story.flatMap(({ events }, n) =>
      events.some((event) => isRoundsEnd(face, event, this.seat)) ? n : [],
    );
    return readKept('unleft', match) === ends.length ? ends.at(-1)! : story.length;
  }

  tell(telling: Telling): void {
    this.#stage?.hear(telling);
  }

  /** There is something to be hurried: a touch that answers nothing brings everything to the present. */
  get isHurried(): boolean {
    const isBehind = this.shown.value?.behind ?? false;
    return isBehind || (this.isBetween.value && this.#isTelling.value);
  }

  /** Brings everything to the present. */
  skip(): void {
    this.#stage?.skip();
    this.land();
  }

  /** Whatever flies has landed: its numbers are shown, and what is asked. */
  land(): void {
    this.#cancelLanding?.();
    this.#cancelLanding = null;
    this.#isFlying.value = false;
    this.#callPlayer();
  }

  /** Leaves what is held. */
  goOn(): void {
    this.#stage?.goOn();
  }

  write(id: Id, mark: string): void {
    this.#effects.write(id, mark);
  }

  /** No longer looks at this card; false if it was not shown. */
  hide(id: Id): boolean {
    const isShown = this.glimpses.value.has(id);
    if (isShown) this.#effects.glimpses.hide(id);
    return isShown;
  }

  /** Tells whoever listens what is asked. */
  sayQuestion(): void {
    const { question, note } = this.#asks();
    this.#said = question;
    const asked = /[?!.]$/.test(question) ? question : `${question}.`;
    announce(note === null ? asked : `${asked} ${note}`, { urgent: true });
  }

  #asks(): Tray {
    return this.#props.playable.face.scene(this.shown.value!.view, this.#props.eyes()).tray;
  }

  close(): void {
    this.#timers.clear();
    this.#effects.glimpses.clear();
  }

  #onChange(): void {
    const { view, story, held, behind, isTelling } = this.#stage!;
    const before = this.shown.value;
    const isHeldStill = held !== null && before?.held === held;
    const isHeldAnew = held !== null && !isHeldStill;
    if (isHeldAnew && !isTold(held, story)) this.#effects.tellAhead(held, this.#props.eyes());
    const { travels, sentences } = this.#effects.collect();
    const between = behind || held !== null;
    const status = between
      ? (before?.status ?? nobodyAsked)
      : this.#props.playable.game.status(view);
    const totals = isHeldStill ? before.totals : this.#totals(view, held, story);
    batch(() => {
      this.#isTelling.value = isTelling;
      this.shown.value = { view, status, travels, story, held, totals, behind };
      this.#follow(this.question.value);
      this.#fly(travels.length);
    });
    const { face } = this.#props.playable;
    const ended = isHeldAnew ? face.ended?.(held, view, this.#props.eyes()) : null;
    announce(`${sentences} ${ended ?? ''}`.trim());
    if (isHeldAnew) this.#limitHold(held);
    if (!this.#isFlying.value) this.#callPlayer();
  }

  /** What was begun for a question outlives what others do, before its player is called to it too. */
  #follow(question: Decision | null): void {
    const id = question?.id ?? null;
    if (id === null || id !== this.#questioned) this.#props.onQuestion();
    this.#questioned = id;
  }

  #onQuiet(): void {
    this.#isTelling.value = false;
    if (!this.#isFlying.value) this.#callPlayer();
  }

  /** The same at present, whatever others have done since. */
  #isStillAsked({ id }: Decision): boolean {
    return this.#props.asked()?.id === id;
  }

  /** Whoever has just sat down waits for no card: what moves them is often not even there yet. */
  #fly(cards: number): void {
    if (cards === 0 || this.#opening.peek() || !isMotionWished(settings.motion.peek())) return;
    this.#cancelLanding?.();
    this.#isFlying.value = true;
    this.#cancelLanding = this.#timers.after(flightTime(cards), () => this.land());
  }

  /** What is held before it clears the table is counted on a copy. */
  #totals(view: unknown, held: AnyEvent | null, story: readonly ToldEvent[]): readonly number[] {
    const { game } = this.#props.playable;
    if (held === null || isTold(held, story)) return [...game.tally(view).totals];
    const after = game.clone(view);
    game.apply(after, held);
    return [...game.tally(after).totals];
  }

  #limitHold(held: AnyEvent): void {
    if (!this.#isTimed) return;
    this.#timers.after(LONGEST_HOLD, () => {
      if (this.shown.value?.held === held) this.goOn();
    });
  }

  /** Once for every new question, when it can be seen. */
  #callPlayer(): void {
    const question = this.isAsked.value ? this.question.value : null;
    if (question === null || this.#props.isSpared(question)) return;
    if (question.id === this.#called.value) {
      // What others do may change what is asked, such as the ranks of a toss-in.
      if (question.pace === 'window' && this.#asks().question !== this.#said) this.sayQuestion();
      return;
    }
    this.#called.value = question.id;
    this.#opening.value = false;
    // Who may speak up is called when it is time to.
    if (question.pace === 'free' && this.#props.playable.face.hasLastCall === true) return;
    // The steps of one's own action need no bell.
    if (this.shown.value?.story.at(-1)?.cause !== 'person') {
      play('yourTurn');
      buzz();
    }
    this.sayQuestion();
  }
}

/** Whether nobody has to be quick to answer it. */
function isPatient({ pace }: Decision): boolean {
  return pace === 'longWindow' || pace === 'free';
}

/** It is shown until its player goes on. */
export function isRoundsEnd(face: Playable['face'], event: AnyEvent, seat: Seat | null): boolean {
  return typeof face.beat(event, seat) === 'string';
}

function isTold(event: AnyEvent, story: readonly ToldEvent[]): boolean {
  return story.at(-1)?.event === event;
}

const nobodyAsked: Status = { over: false, decisions: [], clocks: [] };
