/**
 * A match as its player has it: the client that plays it, what is shown of it and when, and what the
 * player has begun.
 */
import { decisionOf, isWindow } from '@mazzo/kernel';
import type { Decision } from '@mazzo/kernel';
import { Client } from '@mazzo/table';
import type { Accepted, ClientState, SeatsMessage, Unsent, Utterance, Welcome } from '@mazzo/table';
import { batch, computed, effect, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { language, settings } from '../settings/settings.ts';
import { Answering } from './answering.ts';
import { fetched } from './found-table.ts';
import type { Company, Failure, FoundTable } from './found-table.ts';
import { audience } from './names.ts';
import type { Eyes, Playable, Rest, TableWords } from './page-face.ts';
import { refusalWords } from './refusal-words.ts';
import type { RefusedFor } from './refusal-words.ts';
import { Showing } from './showing.ts';
import type { Talking } from './talk/talking.ts';
import { Time } from './time.ts';
import type { Windows } from './windows/windows.ts';
import { words } from './words.ts';

export class Playing {
  readonly playable: Playable;
  readonly match: Signal<string>;
  readonly showing: Showing;
  readonly answering: Answering;
  /** Fetched when there is time, or with the first window. */
  readonly windows = signal<Windows | null>(null);
  /** They could not be fetched. */
  readonly #lacksWindows = signal(false);
  /** Who sits where; null until it is told. */
  readonly seats = signal<SeatsMessage | null>(null);
  /** Nobody but bots sits with the player: nobody else's time is at stake, and nobody watches. */
  readonly isAlone = computed(
    () => this.seats.value?.seats.filter(({ holder }) => holder.kind === 'person').length === 1,
  );
  /** Fetched when there is time, or with the first phrase; null where nothing is said. */
  readonly talking = signal<Talking | null>(null);
  /** Everything of the game is there, its words too. */
  readonly isWhole: Signal<boolean>;
  readonly #table: FoundTable;
  readonly #client: Client;
  readonly #time: Time;
  readonly #words: Signal<TableWords>;
  readonly #failed = signal<Failure | null>(null);
  /** The last call that the player has let go by. */
  readonly #letGo = signal<number | null>(null);
  readonly #effects: readonly (() => void)[];

  private constructor(playable: Playable, table: FoundTable, spoken: TableWords, dealt: boolean) {
    this.playable = playable;
    this.#table = table;
    this.match = signal(table.match);
    this.#words = signal(spoken);
    this.isWhole = signal(playable.late?.isThere() ?? true);
    this.showing = new Showing({
      playable,
      seen: dealt ? null : table.match,
      eyes: () => this.eyes.peek(),
      asked: () => askedIn(this.#client.at),
      isAside: () => this.windows.value?.passing.isWished === true,
      isSpared: (question) => this.windows.value?.passing.spares(question) === true,
      onQuestion: () => this.answering.forget(),
    });
    this.answering = new Answering({
      playable,
      match: () => this.match.peek(),
      showing: this.showing,
      rest: this.#rest,
      wordsFor: (refused) => this.#refusalWords(refused),
      send: (move, decision) => this.#client.request({ type: 'command', decision, move }),
      followingOn: (answer) => this.#followingOn(answer),
    });
    this.#client = this.#connect();
    this.#time = new Time(this.#client);
    this.#effects = [
      effect(() => this.#speak()),
      effect(() => {
        const waits = this.#waits.value;
        table.think({ ...this.showing.pace.value.thinking, ...(waits ? { waits } : {}) });
      }),
      effect(() => {
        // Bots wait for whoever may speak up; by these one lets it go by.
        if (this.showing.question.value?.pace !== 'free') return;
        this.fetchWindows().catch(() => (this.#lacksWindows.value = true));
      }),
    ];
    void this.#client.open();
  }

  /** `dealt`: just now, so that it is shown from the deal on, whatever has happened since. */
  static async open(playable: Playable, table: FoundTable, dealt: boolean): Promise<Playing> {
    // What was kept of a match is judged before anything is heard of it.
    if (!dealt) await fetched(playable.late);
    const { words: spoken } = await firstWords(playable);
    return new Playing(playable, table, spoken, dealt);
  }

  /** Whom the player plays with, where that is not bots alone. */
  get company(): Company | undefined {
    return this.#table.company;
  }

  /** Whether the match survives the page. */
  get kept(): ReadonlySignal<boolean> {
    return this.#table.kept;
  }

  /** The table is gone: it can be opened again. */
  readonly failed = computed((): Failure | null => this.#table.failed.value ?? this.#failed.value);

  readonly #traces = computed((): Eyes['traces'] => {
    const { seat, shown } = this.showing;
    const events = shown.value?.story.map(({ event }) => event) ?? [];
    return (seat === null ? null : this.playable.face.traces?.(events, seat)) ?? new Map();
  });

  readonly eyes = computed((): Eyes => {
    const { game, table } = this.#words.value;
    const { seat, shown, isBetween, glimpses, marks } = this.showing;
    return {
      seat,
      to: audience(seat, words().you, this.seats.value?.seats),
      language: language.value,
      words: game,
      own: table,
      between: isBetween.value,
      begun: this.answering.begun.value,
      glimpses: glimpses.value,
      traces: this.#traces.value,
      totals: shown.value?.totals ?? [],
      marks: marks.value,
      minutesLeft: this.#time.minutesLeft.value,
      odds: settings.odds.value === 'on',
    };
  });

  /** Bots hold back what a player may still speak up before, unless they have let it go by. */
  readonly #waits = computed((): boolean => {
    const { playable, isAlone, windows, showing } = this;
    if (playable.face.hasLastCall !== true || !isAlone.value) return false;
    if (windows.value === null) return !this.#lacksWindows.value;
    const isLetGo = this.#letGo.value !== null && showing.question.value?.id === this.#letGo.value;
    return !windows.value.passing.isWished && !isLetGo;
  });

  /** The question, which need not be answered, that a bot's turn waits for; null if none does. */
  readonly lastCall = computed((): number | null => {
    const { isAsked, question, shown } = this.showing;
    if (!this.#waits.value || !isAsked.value || question.value?.pace !== 'free') return null;
    const status = shown.value!.status;
    const awaited = status.over ? [] : status.decisions.filter(({ pace }) => pace !== 'free');
    return awaited.length === 1 && !isWindow(awaited[0]!) ? question.value.id : null;
  });

  /** Whoever waits for that goes on. */
  letGo(): void {
    this.#letGo.value = this.lastCall.value;
  }

  /** Whether the round that is shown was the last. */
  get endsHere(): boolean {
    return this.#client.at?.status.over ?? false;
  }

  /** What the match was opened with. */
  get welcome(): Welcome {
    return this.#client.at!.welcome;
  }

  /** All of the game that an opening does without. */
  async fetchRest(): Promise<void> {
    if (this.isWhole.peek()) return;
    const wanted = language.peek();
    const { words: load, late } = this.playable;
    const [{ words: spoken }] = await Promise.all([load[wanted](), late?.fetch()]);
    if (language.peek() !== wanted) return this.fetchRest();
    batch(() => {
      this.#words.value = spoken;
      this.isWhole.value = true;
    });
  }

  readonly #rest: Rest = { isThere: () => this.isWhole.peek(), fetch: () => this.fetchRest() };

  async fetchWindows(): Promise<void> {
    const { windowsFor } = await import('./windows/windows.ts');
    if (this.windows.value !== null) return;
    const windows = windowsFor({
      game: this.playable.game,
      send: (pass) => this.#client.request({ type: 'command', ...pass }),
      onFailure: () => this.showing.land(),
    });
    if (this.#client.at !== null) windows.passing.begin(this.#client.at);
    this.windows.value = windows;
  }

  async fetchTalking(): Promise<Talking | null> {
    const { talk } = this.playable;
    if (talk === undefined) return null;
    const [module, face] = await Promise.all([import('./talk/talking.ts'), talk()]);
    this.talking.value ??= new module.Talking(face, {
      eyes: () => this.eyes.peek(),
      isBarred: () => this.playable.game.talk?.barred(this.#client.at!.view) != null,
      send: (phrase) => this.request({ type: 'say', phrase }),
    });
    return this.talking.value;
  }

  async rematch(): Promise<void> {
    await this.request({ type: 'wish', wish: 'rematch', want: true });
  }

  /** How long the player has to answer, in milliseconds; null where no clock runs. */
  timeLeft(): number | null {
    const { seat, question } = this.showing;
    return this.#time.left(seat, question.value?.id ?? null);
  }

  async moreTime(): Promise<void> {
    const decision = this.showing.question.value?.id;
    if (decision !== undefined) await this.request({ type: 'moreTime', decision });
  }

  /** What is refused is said. */
  async request(unsent: Unsent): Promise<void> {
    const answer = await this.#client.request(unsent);
    if (answer?.type === 'refused') this.answering.refuse(answer);
  }

  close(): void {
    for (const stop of this.#effects) stop();
    this.#time.stop();
    this.showing.close();
    this.#client.close();
  }

  #connect(): Client {
    const { transport } = this.#table;
    const failed = (): void => void (this.#failed.value ??= 'notFetched');
    return new Client({
      game: this.playable.game,
      transport: this.playable.late?.heldBack(transport, this.#rest, failed) ?? transport,
      // New for as long as the match lasts, after a reload and in another tab too.
      idPrefix: `${crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36)}-`,
      story: true,
      listener: {
        welcomed: (at, story) =>
          batch(() => {
            this.match.value = at.match;
            this.talking.value?.begin();
            this.windows.value?.passing.begin(at);
            this.showing.begin(at, story);
          }),
        told: (telling) =>
          batch(() => {
            this.#followWindows(this.#client.at!);
            this.showing.tell(telling);
            this.talking.value?.follow();
          }),
        seatsChanged: (seats) => void (this.seats.value = seats),
        clocksChanged: (clocks) => this.#time.hear(clocks),
        // What was said before one has arrived is read in the log only.
        talkHeard: (said) => void this.#hear(said, this.#client.at?.seq ?? Infinity),
        stopped: () => void (this.#failed.value ??= 'mistake'),
      },
    });
  }

  /** What cannot be put into words is not heard: it binds nobody. */
  async #hear(said: Utterance, seq: number): Promise<void> {
    const talking = await this.fetchTalking().catch(() => null);
    talking?.hear(said, seq);
  }

  #followingOn({ seq }: Accepted): number | null {
    const { at } = this.#client;
    return at?.seq === seq ? (askedIn(at)?.id ?? null) : null;
  }

  /** Where they cannot be fetched, the player is asked every time. */
  #followWindows(at: ClientState): void {
    this.windows.value?.passing.follow(at);
    if (this.windows.value !== null || at.status.over) return;
    if (at.status.decisions.some(isWindow)) this.fetchWindows().catch(() => null);
  }

  /** In the player's language, as soon as its words are there. */
  #speak(): void {
    const wanted = language.value;
    const isWhole = this.isWhole.value;
    const load = wordsOf(this.playable, isWhole);
    void load[wanted]().then(({ words: spoken }) => {
      const isWanted = language.peek() === wanted && this.isWhole.peek() === isWhole;
      if (isWanted) this.#words.value = spoken;
      return null;
    });
  }

  #refusalWords(refused: RefusedFor): string | Promise<string> {
    const isSaid = this.isWhole.peek() || refused.reason === 'notFetched';
    if (isSaid) return refusalWords(this.#words.value.game, refused);
    return this.fetchRest().then(
      () => this.#refusalWords(refused),
      () => this.#refusalWords({ rule: null, reason: 'notFetched' }),
    );
  }
}

function askedIn(at: ClientState | null): Decision | null {
  return at?.seat == null ? null : (decisionOf(at.status, at.seat) ?? null);
}

/** What a table that is about to be shown says. */
export function firstWords(playable: Playable): Promise<{ readonly words: TableWords }> {
  return wordsOf(playable, playable.late?.isThere() ?? true)[language.peek()]();
}

/** An opening asks for no others than its own: its game's tests hold it to that. */
function wordsOf({ words: all, openingWords }: Playable, isWhole: boolean): Playable['words'] {
  return isWhole ? all : ((openingWords as Playable['words'] | undefined) ?? all);
}
