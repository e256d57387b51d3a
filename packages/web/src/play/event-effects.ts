/**
 * What an event leaves behind beside the view: where cards came from, what is shown for a moment,
 * pencil marks that move along, a sound, a sentence to be told.
 */
import { tellEvent } from '@mazzo/kernel';
import type { AnyEvent, Seat } from '@mazzo/kernel';
import { signal } from '@preact/signals';
import { play } from '../sound/player.ts';
import type { Id, Travel } from '../table/scene.ts';
import type { Eyes, Marks, Moment, PageFace } from './page-face.ts';
import { createGlimpses } from './glimpses.ts';

/** How long a word over the table stays, and with it what shows in a player's face. */
const MOMENT = 1400;

/** Each is another, though it says the same. */
export type ShownMoment = Moment & { readonly id: number };

export class EventEffects {
  readonly glimpses = createGlimpses();
  readonly marks = signal<Marks>(new Map());
  /** It goes by itself, and sooner when something is touched (`moments/yielding.ts`). */
  readonly moment = signal<ShownMoment | null>(null);
  readonly #face: PageFace;
  #match = '';
  /** How many events there were, and after how many the marks were kept. */
  #events = 0;
  #kept = 0;
  #travels: Travel[] = [];
  #sentences: string[] = [];
  #toldAhead: AnyEvent | null = null;

  constructor(face: PageFace) {
    this.#face = face;
  }

  begin(match: string): void {
    this.#match = match;
    this.glimpses.clear();
    this.#events = 0;
    [this.marks.value, this.#kept] = this.#face.pencil?.read(match) ?? [new Map(), 0];
  }

  /** What is not shown again; marks still lie where their cards were when the page was left. */
  recall(event: AnyEvent, before: unknown, you: Seat | null): void {
    const face = this.#face;
    if (face.pencil !== undefined) this.#follow(event, face.travels(event, before, you));
  }

  add(event: AnyEvent, before: unknown, eyes: Eyes): void {
    const face = this.#face;
    const travels = face.travels(event, before, eyes.seat);
    this.#travels.push(...travels);
    this.glimpses.follow(travels);
    const glimpse = face.glimpsed(event, before, eyes.seat);
    if (glimpse !== null) this.glimpses.show(glimpse);
    if (face.clears(event)) this.glimpses.clear();
    this.#follow(event, travels);
    const moment = face.moment(event, eyes);
    if (moment !== null) this.#say({ ...moment, id: this.#events });
    else if (this.moment.value?.endedBy === event.type) this.moment.value = null;
    const sound = face.sound(event, eyes.seat);
    if (sound !== null) play(sound);
    if (event !== this.#toldAhead) this.#sentences.push(tellEvent(eyes.words, event, eyes.to));
  }

  /** What is held is told when it is seen, not when it is left. */
  tellAhead(event: AnyEvent, eyes: Eyes): void {
    this.#toldAhead = event;
    this.#sentences.push(tellEvent(eyes.words, event, eyes.to));
  }

  /** What has come together since it was last asked for. */
  collect(): { readonly travels: readonly Travel[]; readonly sentences: string } {
    const travels = this.#travels;
    const sentences = this.#sentences.filter((sentence) => sentence !== '').join(' ');
    this.#travels = [];
    this.#sentences = [];
    return { travels, sentences };
  }

  /** An empty mark rubs out what was written. */
  write(id: Id, mark: string): void {
    const marks = new Map(this.marks.value);
    if (mark === '') marks.delete(id);
    else marks.set(id, mark);
    this.#keep(marks);
  }

  #say(moment: ShownMoment): void {
    this.moment.value = moment;
    setTimeout(() => {
      if (this.moment.value === moment) this.moment.value = null;
    }, MOMENT);
  }

  #follow(event: AnyEvent, travels: readonly Travel[]): void {
    const { pencil } = this.#face;
    if (this.#events++ < this.#kept || pencil === undefined) return;
    const isCleared = this.#face.clears(event);
    this.#keep(isCleared ? new Map() : pencil.move(this.marks.peek(), travels));
  }

  #keep(marks: Marks): void {
    const before = this.marks.peek();
    if (marks === before || (marks.size === 0 && before.size === 0)) return;
    this.marks.value = marks;
    this.#face.pencil?.keep(this.#match, marks, this.#events);
  }
}
