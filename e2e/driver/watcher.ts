/**
 * Holds the page to what its player was told: every card that it shows, names or draws anywhere must
 * be known from the stream, and cards that lie face down must not differ in a single character.
 */
import { texts } from '@mazzo/games';
import { cardsOf } from '@mazzo/games/flip7';
import type { State as Flip7State } from '@mazzo/games/flip7';
import type { GameId } from '../../packages/web/src/games/ids.ts';
import { GAP } from '@mazzo/games/vinto';
import type { State as VintoState } from '@mazzo/games/vinto';
import type { AnyEvent, Card } from '@mazzo/kernel';
import type { Page } from 'playwright-core';
import { contents } from './document.ts';
import type { Laid } from './document.ts';
import { known } from './known.ts';
import type { Known } from './known.ts';
import { eventsOf, told } from './line.ts';
import { words } from './words.ts';

interface Shown {
  readonly id: string;
  readonly card: Card;
}

export class Watcher {
  /** Which card each picture is of, as far as it was seen. */
  readonly #pictures = new Map<string, Card>();
  /** The one look of cards face down; locked ones have their own. */
  readonly #backs = new Map<boolean, string>();
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
    if (player.id === 'vinto') this.#read(texts, new Set(eventsOf(said).flatMap(cardsIn)));
    return this.#faults;
  }

  /** The card that lies open there; null if it lies face down. */
  #shown({ id, label, face, markup, locked }: Laid, { game, id: name }: Known): Shown | null {
    const { card: tell } = texts[name].en;
    const called = nameIn(label, name);
    const card = game.cards.names.findIndex((_, one) => tell(one) === called);
    const pictured = this.#pictures.get(face);
    if (called === null) {
      this.counts.backs += 1;
      const back = this.#backs.get(locked) ?? markup;
      this.#backs.set(locked, back);
      if (back !== markup) this.#faults.push(`${id} does not look like the others face down`);
      if (pictured !== undefined) this.#faults.push(`${id} lies face down and is drawn`);
      return null;
    }
    if ((pictured ?? card) !== card) this.#faults.push(`${id} is drawn as another card`);
    this.#pictures.set(face, card);
    return { id, card };
  }

  /** What is shown may be behind what was told, but all of it is one moment of that. */
  #compare(shown: readonly Shown[], { id, view, views }: Known): void {
    const agrees = (at: unknown) => (one: Shown) => cardAt(id, at, one.id) === one.card;
    if (views.some((at) => shown.every(agrees(at)))) return;
    const wrong = shown.filter((one) => !agrees(view)(one));
    this.#faults.push(...wrong.map((one) => `${one.id} shows ${one.card}, which was never told`));
  }

  #read(everything: readonly string[], heard: ReadonlySet<Card>): void {
    const names = new Set(Array.from(heard, texts.vinto.en.card));
    for (const text of everything) {
      for (const [, rank, suit] of text.matchAll(cardName)) {
        this.counts.names += 1;
        const name = `${rank}${suits[suit!] ?? suit}`;
        if (!names.has(name)) this.#faults.push(`“${text}” names a card that was never told`);
      }
    }
  }
}

/** What of Vinto's cards is said anywhere: `7♣`, or `7c` as they are written. */
const cardName = /(?<![\w♣♦♥♠])(10|[2-9JQKA])([♣♦♥♠]|[cdhs](?!\w))/g;
const suits: Readonly<Record<string, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };

/** The card that a place's label names; null if it lies face down. */
function nameIn(label: string, game: GameId): string | null {
  if (game === 'flip7') return label === words.en.flip7.topOfDeck ? null : label;
  return /(?:10|[2-9JQKA])[♣♦♥♠]|joker/.exec(label)?.[0] ?? null;
}

function cardAt(game: GameId, view: unknown, place: string): Card | null {
  return game === 'vinto'
    ? vintoCardAt(view as VintoState, place)
    : flip7CardAt(view as Flip7State, place);
}

function vintoCardAt({ hands, pile, phase }: VintoState, place: string): Card | null {
  const [, seat, slot] = /^hand:(\d+):(\d+)$/.exec(place) ?? [];
  if (seat !== undefined) return hands[Number(seat)]?.[Number(slot)] ?? null;
  if (place === 'pile:top') return pile.at(-1) ?? null;
  if (place === 'drawn:under') return pile.at(-2) ?? null;
  return phase.kind === 'decide' ? phase.drawn : null;
}

function flip7CardAt({ players }: Flip7State, place: string): Card | null {
  const [, seat, card] = /^line:(\d+):(\d+):/.exec(place) ?? [];
  const laid = cardsOf(players[Number(seat)]!);
  return laid.includes(Number(card)) ? Number(card) : null;
}

/** The cards that an event names. */
export function cardsIn(event: AnyEvent): Card[] {
  const { card, out, cards } = event as { card?: Card; out?: Card; cards?: Card[] };
  const all = [card ?? -1, out ?? -1, ...(cards ?? [])];
  return all.filter((one) => one >= 0 && one !== GAP);
}
