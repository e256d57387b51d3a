/**
 * Holds the page to what its player was told: every card that it shows, names or draws anywhere must
 * be known from the stream, and cards that lie face down must not differ in a single character.
 */
import { texts } from '@mazzo/games';
import type { GameId } from '../../packages/web/src/games/ids.ts';
import type { AnyEvent, AnyGame, Card } from '@mazzo/kernel';
import type { Page } from 'playwright-core';
import { contents } from './document.ts';
import type { Laid } from './document.ts';
import { drivers } from './drivers.ts';
import { known } from './known.ts';
import type { Known } from './known.ts';
import { eventsOf, told } from './line.ts';

interface Shown {
  readonly id: string;
  readonly card: Card;
}

export class Watcher {
  /** Which card each picture is of, as far as it was seen. */
  readonly #pictures = new Map<string, Card>();
  /** The one look of cards face down; locked ones have their own, and so has every deck. */
  readonly #backs = new Map<string, string>();
  #faults: string[] = [];
  /** How much was compared: a watcher that compares nothing finds nothing. */
  readonly counts = { faces: 0, backs: 0, names: 0 };

  /** What is wrong with the document at this moment. */
  async look(page: Page): Promise<string[]> {
    this.#faults = [];
    const { laid, words: texts } = await contents(page);
    const said = await told(page);
    const player = known(said)!;
    const cards = laid.filter(({ face }) => !face.includes('stroke-dasharray'));
    const shown = cards.flatMap((one) => this.#shown(one, player) ?? []);
    this.counts.faces += shown.length;
    this.#compare(shown, player);
    const { toldIn } = drivers[player.id];
    // Of other matches too, whose last words may still be in the air.
    const events = said.flatMap((message) => eventsOf([message]));
    const heard = events.flatMap((event) => [...cardsIn(event), ...(toldIn?.(event) ?? [])]);
    this.#read(texts, player, new Set(heard));
    return this.#faults;
  }

  /** The card that lies open there; null if it lies face down. */
  #shown(
    { id, label, face, markup, back: deck, locked }: Laid,
    { game, id: name }: Known,
  ): Shown | null {
    const card = cardIn(label, [namesOf(game, name), spokenOf(game, name)]);
    const pictured = this.#pictures.get(face);
    if (card === null) {
      this.counts.backs += 1;
      const like = `${deck} ${locked} ${viewBox.exec(face)?.[0]}`;
      const back = this.#backs.get(like) ?? markup;
      this.#backs.set(like, back);
      if (back !== markup)
        this.#faults.push(`${id}, “${label}”, does not look like the others face down`);
      if (pictured !== undefined)
        this.#faults.push(`${id}, “${label}”, lies face down and is drawn`);
      return null;
    }
    if ((pictured ?? card) !== card) this.#faults.push(`${id} is drawn as another card`);
    this.#pictures.set(face, card);
    return { id, card };
  }

  /** What is shown may be behind what was told, but all of it is one moment of that. */
  #compare(shown: readonly Shown[], { id, view, views }: Known): void {
    const driver = drivers[id];
    const agrees = (at: unknown) => (one: Shown) =>
      driver.cardAt(at, one.id) === one.card || driver.isDrafted?.(at, one.id, one.card) === true;
    if (views.some((at) => shown.every(agrees(at)))) return;
    const wrong = shown.filter((one) => !agrees(view)(one));
    this.#faults.push(...wrong.map((one) => `${one.id} shows ${one.card}, which was never told`));
  }

  /** Names of cards stand for nothing else where they have a suit; a number may be points. */
  #read(everything: readonly string[], { game, id }: Known, heard: ReadonlySet<Card>): void {
    const all = namesOf(game, id);
    if (!all.some((name) => suitSign.test(name))) return;
    const names = new Set(all.filter((_, card) => heard.has(card)));
    const { figurative = /$^/g } = drivers[id];
    for (const text of everything) {
      for (const [, rank, suit] of text.replaceAll(figurative, '').matchAll(cardName)) {
        this.counts.names += 1;
        const name = `${rank}${suits[suit!] ?? suit}`;
        if (!names.has(name)) this.#faults.push(`“${text}” names a card that was never told`);
      }
    }
  }
}

/** What the cards are called in these tests. */
function namesOf({ cards }: AnyGame, id: GameId): string[] {
  return cards.names.map((_, card) => texts[id].en.card(card));
}

/** What they are called in a sentence, where that is something else. */
function spokenOf({ cards }: AnyGame, id: GameId): string[] {
  return cards.names.map((_, card) => drivers[id].spoken?.(card) ?? texts[id].en.card(card));
}

/** A card or a square. */
const viewBox = /viewBox="[^"]*"/;
const suitSign = /[♣♦♥♠]/;
/** Cards of the French deck as they are said anywhere: `7♣`, or `7c` as they are written. */
const cardName = /(?<![\w♣♦♥♠])(10|[2-9JQKA])([♣♦♥♠]|[cdhs](?!\w))/g;
const suits: Readonly<Record<string, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };

/** The card that a place's label names, by the longest name that stands in it: `+12` is no `2`. */
function cardIn(label: string, names: readonly (readonly string[])[]): Card | null {
  const found = names.flatMap((called) =>
    called.flatMap((name, card) => (label.includes(name) ? { name, card } : [])),
  );
  return found.toSorted((a, b) => b.name.length - a.name.length)[0]?.card ?? null;
}

/** The cards that an event names. */
export function cardsIn(event: AnyEvent): Card[] {
  const { card, out, cards } = event as { card?: Card; out?: Card; cards?: Card[] };
  return [card ?? -1, out ?? -1, ...(cards ?? [])].filter((one) => one >= 0);
}
