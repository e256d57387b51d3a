/** What the browser tests need to know of a game; each has its own in driver.fixture.ts. */
import type { AnyEvent, AnyOptions, Card, Language } from '@mazzo/kernel';
import type { Id } from '../table/scene.ts';

/** Something to touch, as the accessible tree tells it. */
export interface Thing {
  readonly name: string;
  /** The labelled group that it is in. */
  readonly group: string | null;
}

/** What to touch next of what is lit; null to wait. */
export type Choose = (lit: readonly Thing[]) => Thing | null;

// Methods, so that the driver of a definite State stands among any drivers.
export interface Driver<State = unknown, Event extends AnyEvent = AnyEvent> {
  /** The card that lies at a place, by the view alone: the page is held to it. Null where none is known. */
  cardAt(view: State, place: Id): Card | null;
  /** Whether a player may have put this card there who has not said so yet. */
  isDrafted?(view: State, place: Id, card: Card): boolean;
  /** What a card is called in an English sentence, where that is not its name. */
  spoken?(card: Card): string;
  /** Words that name cards which nobody need hold. */
  readonly figurative?: RegExp;
  /** The cards that an event tells of in words of its own, beside those it names by number. */
  toldIn?(event: Event): readonly Card[];
  /** Even the shortest match is long: a short test sees its beginning, and the last turn of another, with options by which whatever happens ends it. */
  readonly lastTurn?: AnyOptions;
  /** Somebody who plays by what can be read; left out, anyone who touches what is lit. */
  player?(language: Language): Choose;
  /** Whether that player may also wish not to be asked until their turn, where much is asked. */
  readonly asksLess?: boolean;
  /** What the button says that puts a begun move away, where the game has one. */
  cancel?(language: Language): string;
}
