/**
 * A match as its player has it: the stage on which it is shown, what is begun and not yet sent, and
 * what a gesture does. Rules are asked, never decided here.
 */
import { chanceFrom, decisionOf, tellReason } from '@mazzo/kernel';
import type { AnyEvent, AnyMove, RuleId, Seat, Status } from '@mazzo/kernel';
import { Client } from '@mazzo/table';
import type { ClientState, Refused, Telling, Unsent } from '@mazzo/table';
import { batch, computed, effect, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { language, settings } from '../settings/settings.ts';
import { announce } from '../shell/live.tsx';
import { buzz, play } from '../sound/player.ts';
import type { Gesture, Id, Travel } from '../table/scene.ts';
import type { Eyes, Meaning, Playable, TableWords } from './page-face.ts';
import { EventEffects } from './event-effects.ts';
import type { Marks } from './marks.ts';
import { audience } from './names.ts';
import { paceOf } from './pace.ts';
import type { Failure, FoundTable } from './found-table.ts';
import { createStage } from './stage.ts';
import type { Stage, ToldEvent } from './stage.ts';
import { Time } from './time.ts';
import { createTimers } from './timers.ts';
import { words } from './words.ts';

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
  readonly behind: boolean;
}

/** Why something was not done. */
export interface Refusal {
  readonly rule: RuleId | null;
  readonly why: string;
}

/** Where others wait, a round's end is not looked at for ever. */
const LONGEST_HOLD = 8000;

export class Playing {
  readonly playable: Playable;
  readonly shown = signal<Shown | null>(null);
  /** A move begun and not yet sent. */
  readonly begun = signal<unknown>(null);
  /** A move that waits for a yes. */
  readonly unconfirmed = signal<AnyMove | null>(null);
  readonly refusal = signal<Refusal | null>(null);
  /** The table is gone: it can be opened again. */
  readonly failed = computed(
    (): Failure | null => this.#table.failed.value ?? (this.#stopped.value ? 'mistake' : null),
  );
  readonly match: Signal<string>;
  readonly #stopped = signal(false);
  readonly #words: Signal<TableWords>;
  readonly #stopSpeaking: () => void;
  readonly #stopPacing: () => void;
  /** Nobody has asked the player yet. */
  readonly #opening: Signal<boolean>;
  readonly #timers = createTimers();
  readonly #effects: EventEffects;
  readonly #time: Time;
  readonly #client: Client;
  readonly #table: FoundTable;
  #stage: Stage | null = null;
  /** The question that has been answered, until the answer is known. */
  #answered: number | null = null;
  #asked = -1;
  /** The match whose beginning the player has seen. */
  #seen: string | null;

  private constructor(playable: Playable, table: FoundTable, spoken: TableWords, dealt: boolean) {
    this.playable = playable;
    this.#seen = dealt ? null : table.match;
    this.#effects = new EventEffects(playable.face, this.#timers);
    this.#words = signal(spoken);
    this.#stopSpeaking = effect(() => this.#speak());
    this.#opening = signal(dealt);
    this.#stopPacing = effect(() => table.think(this.#pace().thinking));
    this.match = signal(table.match);
    this.#table = table;
    this.#client = new Client({
      game: playable.game,
      transport: table.transport,
      // New for as long as the match lasts, after a reload and in another tab too.
      idPrefix: `${crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36)}-`,
      story: true,
      listener: {
        welcomed: (at, story) => this.#begin(at, story),
        told: (telling) => this.#stage?.hear(telling),
        clocksChanged: (clocks) => this.#time.hear(clocks),
        stopped: () => {
          this.#stopped.value = true;
        },
      },
    });
    this.#time = new Time(this.#client);
    void this.#client.open();
  }

  /** `dealt`: just now, so that it is shown from the deal on, whatever has happened since. */
  static async open(playable: Playable, table: FoundTable, dealt: boolean): Promise<Playing> {
    const { words: spoken } = await playable.words[language.peek()]();
    return new Playing(playable, table, spoken, dealt);
  }

  /** Whether the match survives the page. */
  get kept(): ReadonlySignal<boolean> {
    return this.#table.kept;
  }

  get marks(): ReadonlySignal<Marks> {
    return this.#effects.marks;
  }

  get moment(): EventEffects['moment'] {
    return this.#effects.moment;
  }

  get seat(): Seat | null {
    return this.#client.at?.seat ?? null;
  }

  readonly eyes = computed((): Eyes => {
    const { game, table } = this.#words.value;
    return {
      seat: this.seat,
      to: audience(this.seat, words().you),
      language: language.value,
      words: game,
      own: table,
      between: this.shown.value === null || isBetween(this.shown.value),
      begun: this.begun.value,
      glimpses: this.#effects.glimpses.places.value,
      marks: this.marks.value,
      minutesLeft: this.#time.minutesLeft.value,
      odds: settings.odds.value === 'on',
    };
  });

  /** Whether the round that is shown was the last. */
  get endsHere(): boolean {
    return this.#client.at?.status.over ?? false;
  }

  /** Whether the player is asked for something, and sees why. */
  get isAsked(): boolean {
    const { value: shown } = this.shown;
    if (shown === null || isBetween(shown) || this.seat === null) return false;
    return decisionOf(shown.status, this.seat) !== undefined;
  }

  /** What of these means a legal move now, or the way to one. */
  lit(ids: readonly Id[]): ReadonlySet<Id> {
    if (!this.isAsked) return new Set();
    return new Set(ids.filter((id) => this.#leadsOn({ kind: 'tap', id })));
  }

  /** On which of these the card may be dropped. */
  droppable(id: Id, targets: readonly Id[]): ReadonlySet<Id> {
    if (!this.isAsked) return new Set();
    return new Set(targets.filter((on) => this.#leadsOn({ kind: 'drop', id, on })));
  }

  gesture(gesture: Gesture): void {
    const { value: shown } = this.shown;
    if (shown === null || this.seat === null) return;
    if (
      gesture.kind === 'tap' &&
      shown.held === null &&
      this.#effects.glimpses.places.value.has(gesture.id) &&
      !this.#leadsOn(gesture)
    ) {
      return this.#effects.glimpses.hide(gesture.id);
    }
    // A round's end is left by its own button; otherwise whoever touches the table wants to see it as it is.
    if (shown.held !== null) return;
    if (shown.behind) return this.#stage?.skip();
    const meaning = this.#meaning(gesture);
    if (meaning === null) return;
    if (meaning.kind === 'move') return this.propose(meaning.move);
    this.begun.value = meaning.begun;
    if (meaning.begun !== null) this.#ask();
  }

  /** Judges a move as the table will, and asks back where that was wished for. */
  propose(move: AnyMove): void {
    const refused = this.#judge(move);
    if (refused !== null) return this.#refuse(refused);
    const wish = settings.confirm.value;
    const grave = wish === 'always' || (wish === 'grave' && this.playable.face.isGrave(move));
    if (grave && this.unconfirmed.value === null) this.unconfirmed.value = move;
    else void this.#make(move);
  }

  confirm(): void {
    const move = this.unconfirmed.value;
    this.unconfirmed.value = null;
    if (move !== null) void this.#make(move);
  }

  write(id: Id, mark: string): void {
    this.#effects.write(id, mark);
  }

  goOn(): void {
    this.#stage?.goOn();
  }

  /** A sensible move, as the game's own bot would make it from the same view. */
  hint(): AnyMove | null {
    const { value: shown } = this.shown;
    if (shown === null || this.seat === null || !this.isAsked) return null;
    const chance = chanceFrom(`sfc32:${this.match.value}`, shown.story.length);
    return this.playable.game.sensible(shown.view, this.seat, chance);
  }

  async rematch(): Promise<void> {
    await this.#request({ type: 'wish', wish: 'rematch', want: true });
  }

  /** Whether the player's time is running. */
  get hasClock(): boolean {
    return this.timeLeft() !== null;
  }

  /** How long the player has to answer, in milliseconds. */
  timeLeft(): number | null {
    return this.#time.left(this.seat, this.#decision());
  }

  async moreTime(): Promise<void> {
    const decision = this.#decision();
    if (decision !== null) await this.#request({ type: 'moreTime', decision });
  }

  close(): void {
    this.#stopSpeaking();
    this.#stopPacing();
    this.#time.stop();
    this.#timers.clear();
    this.#effects.glimpses.clear();
    this.#client.close();
  }

  /** In the player's language, as soon as its words are there. */
  #speak(): void {
    const wanted = language.value;
    void this.playable.words[wanted]().then(({ words: spoken }) => {
      if (language.peek() === wanted) this.#words.value = spoken;
      return null;
    });
  }

  #meaning(gesture: Gesture): Meaning {
    return this.playable.face.meant(gesture, this.shown.value!.view, this.seat!, this.begun.value);
  }

  #leadsOn(gesture: Gesture): boolean {
    if (!this.isAsked) return false;
    const meaning = this.#meaning(gesture);
    if (meaning === null) return false;
    return meaning.kind === 'begun' || this.#judge(meaning.move) === null;
  }

  #judge(move: AnyMove) {
    return this.playable.game.check(this.shown.value!.view, this.seat!, move);
  }

  /** The question the player sees: an answer to it must not pass for one to the next (C-10). */
  #decision(): number | null {
    const status = this.shown.value?.status;
    if (status === undefined || this.seat === null) return null;
    return decisionOf(status, this.seat)?.id ?? null;
  }

  async #make(move: AnyMove): Promise<void> {
    const decision = this.#decision();
    // One answer to a question: a second tap on the same button is not another move.
    if (decision === null || this.#answered === decision) return;
    this.#answered = decision;
    this.refusal.value = null;
    await this.#request({ type: 'command', decision, move });
    this.#answered = null;
  }

  async #request(unsent: Unsent): Promise<void> {
    const answer = await this.#client.request(unsent);
    if (answer?.type === 'refused') this.#refuse(answer);
  }

  #refuse(refused: Pick<Refused, 'rule' | 'reason' | 'card'>): void {
    const { rule, reason } = refused;
    const own: Readonly<Record<string, string>> = words().tableReasons;
    const { game } = this.#words.value;
    const why = own[reason] ?? tellReason(game, language.value, refused);
    this.refusal.value = { rule, why };
    play('refused');
  }

  #pace() {
    return paceOf(settings.pace.value, this.#opening.value);
  }

  /** A match that has just been dealt is shown from the deal on; one resumed, as it stands. */
  #begin({ match, welcome }: ClientState, story: readonly Telling[]): void {
    this.#stage?.close();
    batch(() => {
      this.match.value = match;
      this.#effects.begin(match);
      this.#forgetBegun();
    });
    this.#asked = -1;
    const { game, face } = this.playable;
    this.#stage = createStage({
      game,
      options: welcome.options,
      seats: welcome.seats,
      beat: (event) => face.beat(event),
      factor: () => this.#pace().factor,
      after: (milliseconds, wake) => this.#timers.after(milliseconds, wake),
      onEvent: ({ event }, before) => this.#effects.leave(event, before, this.eyes.peek()),
      onChange: () => this.#onChange(),
    });
    if (this.#seen === match) this.#stage.recall(story);
    else for (const telling of story) this.#stage.hear(telling);
    this.#seen = match;
  }

  #onChange(): void {
    const stage = this.#stage!;
    const before = this.shown.value;
    const { game } = this.playable;
    const between = isBetween(stage);
    const { travels, sentences } = this.#effects.take();
    batch(() => {
      this.shown.value = {
        view: stage.view,
        status: between ? (before?.status ?? nobodyAsked) : game.status(stage.view),
        travels,
        story: stage.story,
        held: stage.held,
        behind: stage.behind,
      };
      if (this.#decision() !== this.#asked) this.#forgetBegun();
    });
    announce(sentences);
    if (stage.held !== null && before?.held !== stage.held) this.#limitHold(stage.held);
    this.#callPlayer();
  }

  /** What was begun for a question that is no longer asked. */
  #forgetBegun(): void {
    this.begun.value = null;
    this.unconfirmed.value = null;
    this.refusal.value = null;
  }

  #limitHold(held: AnyEvent): void {
    if (this.#client.at!.welcome.clocks === 'none') return;
    this.#timers.after(LONGEST_HOLD, () => {
      if (this.shown.value?.held === held) this.goOn();
    });
  }

  /** Once for every new question, when it can be seen. */
  #callPlayer(): void {
    const decision = this.isAsked ? this.#decision() : null;
    if (decision === null || decision === this.#asked) return;
    this.#asked = decision;
    this.#opening.value = false;
    // The steps of one's own action need no bell.
    if (this.shown.value?.story.at(-1)?.cause !== 'person') {
      play('yourTurn');
      buzz('yourTurn');
    }
    this.#ask();
  }

  /** Tells whoever listens what is asked. */
  #ask(): void {
    const { tray } = this.playable.face.scene(this.shown.value!.view, this.eyes.peek());
    const { question, note } = tray;
    const asked = /[?!.]$/.test(question) ? question : `${question}.`;
    announce(note === null ? asked : `${asked} ${note}`, { urgent: true });
  }
}

/** Whether more is still to be shown before anybody is asked. */
function isBetween({ behind, held }: Pick<Shown, 'behind' | 'held'>): boolean {
  return behind || held !== null;
}

const nobodyAsked: Status = { over: false, decisions: [], clocks: [] };
