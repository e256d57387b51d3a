/**
 * What the player has begun in answer to a question: what may be touched, a move begun, a move that
 * waits for a yes, and why something was refused. Rules are asked, never decided here.
 */
import type { AnyMove, RuleId } from '@mazzo/kernel';
import type { Accepted, Answer } from '@mazzo/table';
import { computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { settings } from '../settings/settings.ts';
import { play } from '../sound/player.ts';
import type { Gesture, Id } from '../table/scene.ts';
import type { Playable, Rest } from './page-face.ts';
import type { RefusedFor } from './refusal-words.ts';
import type { Showing, Shown } from './showing.ts';
import { noTouches } from './touches.ts';
import { keep, readKept } from './kept.ts';
import type { Meaning, Touches } from './touches.ts';

/** Why something was not done. */
export interface Refusal {
  readonly rule: RuleId | null;
  readonly why: string;
  /** What was touched last. */
  readonly touched: Id | null;
}

export interface AnsweringProps {
  readonly playable: Playable;
  /** What it is called on this device. */
  match(): string;
  readonly showing: Showing;
  /** What of the game comes late. */
  readonly rest: Rest;
  /** In the player's language; where they have to be fetched, later. */
  wordsFor(refused: RefusedFor): string | Promise<string>;
  /** Settles when the table has answered. */
  send(move: AnyMove, decision: number): Promise<Answer | null>;
  /** The question that this answer has led to, if nothing else has happened since; null if there is none. */
  followingOn(answer: Accepted): number | null;
}

export class Answering {
  /** A move begun and not yet sent. */
  readonly begun = signal<unknown>(null);
  /** A move that waits for a yes. */
  readonly unconfirmed = signal<AnyMove | null>(null);
  /** What follows that. */
  #further: readonly AnyMove[] = [];
  readonly refusal = signal<Refusal | null>(null);
  readonly #props: AnsweringProps;
  /** Where the cards that have been lifted may be put, for as long as these touches hold. */
  readonly #places = new WeakMap<Touches, Map<Id, ReadonlyMap<Id, Meaning>>>();
  /** The question that has been answered, until the answer is known. */
  #answered: number | null = null;
  /** The match that what was begun last belongs to. */
  #begunIn: string | null = null;
  #touched: Id | null = null;

  constructor(props: AnsweringProps) {
    this.#props = props;
  }

  /** Once for a question, and for each step of an answer. */
  readonly #touches = computed((): Touches => {
    const { playable, showing } = this.#props;
    const { value: shown } = showing.shown;
    if (!showing.isAsked.value || shown === null || showing.seat === null) return noTouches;
    return playable.face.touches(shown.view, showing.seat, this.begun.value);
  });

  /** What leads on when it is tapped. */
  readonly lit: ReadonlySignal<ReadonlySet<Id>> = computed(
    () => new Set(this.#touches.value.taps.keys()),
  );

  /** What may be put somewhere. */
  readonly liftable: ReadonlySignal<ReadonlySet<Id>> = computed(
    () => new Set(this.#touches.value.drops.keys()),
  );

  /** Where this card may be put. */
  droppable(id: Id): ReadonlySet<Id> {
    return new Set(this.#placesFor(id).keys());
  }

  gesture(gesture: Gesture): void {
    this.#touched = gesture.id;
    const { showing } = this.#props;
    const { value: shown } = showing.shown;
    if (shown === null || showing.seat === null) return;
    const meaning = this.#leadingTo(gesture);
    const looksAway = meaning === null && gesture.kind === 'tap' && shown.held === null;
    if (looksAway && showing.hide(gesture.id)) return;
    // A round's end is left by its own button; otherwise whoever touches the table wants to see it as it is.
    if (shown.held !== null) return;
    if (meaning !== null) return this.#follow(meaning);
    if (showing.isHurried) return showing.skip();
    // What stands there still is what was asked before: the touch was meant for that.
    if (showing.isFlying.value) showing.land();
    else this.#tryOut(gesture);
  }

  confirm(): void {
    const move = this.unconfirmed.value;
    this.unconfirmed.value = null;
    if (move !== null) void this.#make(move, this.#further);
  }

  /** Answers the question that is shown. */
  async send(move: AnyMove): Promise<Answer | null> {
    const decision = this.#props.showing.question.value?.id;
    // One answer to a question: a second tap on the same button is not another move.
    if (decision === undefined || this.#answered === decision) return null;
    this.#answered = decision;
    this.refusal.value = null;
    const answer = await this.#props.send(move, decision);
    this.#answered = null;
    return answer;
  }

  /** What was begun for a question that is no longer asked, but for what its game lets stand. */
  forget(): void {
    const { value: shown } = this.#props.showing.shown;
    // Before anything is shown there is nothing that what was kept could be judged by.
    if (shown === null) this.begun.value = null;
    else this.#begin(this.#revived(shown));
    this.unconfirmed.value = null;
    this.refusal.value = null;
  }

  refuse(refused: RefusedFor): void {
    const { rule } = refused;
    const touched = this.#touched;
    const show = (why: string): void => {
      this.refusal.value = { rule, why, touched };
      play('refused');
    };
    const said = this.#props.wordsFor(refused);
    if (typeof said === 'string') show(said);
    else void said.then(show);
  }

  #leadingTo(gesture: Gesture): Meaning | null {
    const meaning =
      gesture.kind === 'tap'
        ? this.#touches.value.taps.get(gesture.id)
        : this.#placesFor(gesture.id).get(gesture.on);
    return meaning ?? null;
  }

  #placesFor(id: Id): ReadonlyMap<Id, Meaning> {
    const touches = this.#touches.value;
    const known = this.#places.get(touches) ?? new Map<Id, ReadonlyMap<Id, Meaning>>();
    this.#places.set(touches, known);
    const places = known.get(id) ?? touches.drops.get(id)?.() ?? new Map<Id, Meaning>();
    known.set(id, places);
    return places;
  }

  #follow(meaning: Meaning): void {
    if (meaning.kind === 'move') return this.#propose(meaning.move, meaning.further ?? []);
    // What is begun may be judged by what comes late.
    if (!this.#props.rest.isThere()) return void this.#later(() => this.#follow(meaning));
    this.#begin(meaning.begun);
    if (meaning.begun !== null) this.#props.showing.sayQuestion();
  }

  /** When all is there, if the same may still be touched. Where it cannot be fetched, nothing is done. */
  async #later(go: () => void): Promise<void> {
    const touches = this.#touches.value;
    try {
      await this.#props.rest.fetch();
    } catch {
      return this.refuse({ rule: null, reason: 'notFetched' });
    }
    if (this.#touches.value === touches) go();
  }

  /** Nothing says that it leads on: the rules say why not, or that it does all the same. */
  #tryOut(gesture: Gesture): void {
    const { playable, showing, rest } = this.#props;
    if (!rest.isThere()) return void this.#later(() => this.#tryOut(gesture));
    const { view } = showing.shown.value!;
    const seat = showing.seat!;
    const meaning = playable.face.meant(gesture, view, seat, this.begun.value);
    if (meaning === null) return;
    if (meaning.kind === 'refused') return this.refuse(meaning.why);
    const refused = meaning.kind === 'move' ? playable.game.check(view, seat, meaning.move) : null;
    if (refused === null) this.#follow(meaning);
    else this.refuse(refused);
  }

  #begin(begun: unknown): void {
    this.begun.value = begun;
    const { playable, match } = this.#props;
    if (playable.face.revive === undefined) return;
    this.#begunIn = match();
    keep('begun', this.#begunIn, begun);
  }

  /** From memory, or in a match that has just been opened, from the device. */
  #revived({ view }: Shown): unknown {
    const { playable, showing, match } = this.#props;
    const { face } = playable;
    if (face.revive === undefined || showing.seat === null) return null;
    const begun = this.#begunIn === match() ? this.begun.peek() : readKept('begun', match());
    return begun === null ? null : face.revive(begun, view, showing.seat);
  }

  /** Asks first, where that was wished for. */
  #propose(move: AnyMove, further: readonly AnyMove[]): void {
    const wish = settings.confirm.value;
    const { face } = this.#props.playable;
    const asks = wish === 'always' || (wish === 'grave' && face.grave?.type === move.type);
    this.#further = further;
    if (asks && this.unconfirmed.value === null) this.unconfirmed.value = move;
    else void this.#make(move, further);
  }

  async #make(move: AnyMove, further: readonly AnyMove[]): Promise<void> {
    const { followingOn, send } = this.#props;
    let answer = await this.send(move);
    for (const next of further) {
      const decision = answer?.type === 'accepted' ? followingOn(answer) : null;
      if (decision === null) break;
      answer = await send(next, decision);
    }
    if (answer?.type === 'refused') this.refuse(answer);
  }
}
