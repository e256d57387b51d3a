/** Decks as they may lie. */
import { listKinds } from '@mazzo/kernel';
import type { Card, Chance } from '@mazzo/kernel';
import { clone } from '../apply.ts';
import type { State } from '../types.ts';
import { leftInDeck } from './stock.ts';

/** A deck that is shorter than this may not last for the round. */
const SHORT = 40;

export class ImaginedDecks {
  readonly #view: State;
  /** What is drawn next, by kind, and what would then be shuffled. */
  readonly #cards: readonly Card[];
  readonly #below: readonly Card[];
  /** What is yet to lie on top: each card as often as it is likely, which chance alone would not do. */
  #tops: Card[] = [];

  constructor(view: State) {
    this.#view = view;
    this.#cards = listKinds(leftInDeck(view));
    const mayRunOut = view.deck.length > 0 && view.deck.length < SHORT;
    this.#below = mayRunOut ? listKinds(view.discard) : [];
  }

  /** How many cards there are. */
  get size(): number {
    return this.#cards.length + this.#below.length;
  }

  /** A world whose deck goes on with what would be shuffled. */
  next(chance: Chance): State {
    const world = clone(this.#view);
    const below = this.#below.slice();
    chance.shuffle(below);
    world.deck = [...below, ...this.#order(chance)];
    if (this.#view.deck.length < SHORT) world.discard.fill(0);
    return world;
  }

  #order(chance: Chance): Card[] {
    if (this.#tops.length === 0) {
      this.#tops = this.#cards.slice();
      chance.shuffle(this.#tops);
    }
    const top = this.#tops.pop();
    if (top === undefined) return [];
    const deck = this.#cards.toSpliced(this.#cards.indexOf(top), 1);
    chance.shuffle(deck);
    deck.push(top);
    return deck;
  }
}
