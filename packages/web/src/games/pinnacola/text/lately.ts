/** A rival's turn in one line; fetched with the first move. */
import type { Event, Meld } from '@mazzo/games/pinnacola';
import type { PinnacolaText } from '@mazzo/games/pinnacola/text';
import type { Card, Language } from '@mazzo/kernel';

/**
 * All of it; the pozzo only counted; its melds too; what was added too; that without saying of what; that
 * melds were laid, not how many; and nothing of jokers.
 */
export const brevities = [0, 1, 2, 3, 4, 5, 6] as const;
type Brevity = (typeof brevities)[number];

interface Phrases {
  readonly draws: string;
  takes(cards: number, brevity: Brevity): string;
  lays(melds: number, names: string | null): string;
  adds(cards: number, names: string | null): string;
  readonly fetches: string;
  discards(card: string): string;
  /** With an article, where it has no name of its own. */
  one(card: string): string;
  /** Without saying what, where there is no room for it. */
  readonly bare: { readonly lays: string; adds(cards: number): string };
}

type Telling = (turn: readonly Event[], words: PinnacolaText, brevity: Brevity) => string[];

function telling(said: Phrases, and: string): Telling {
  const { bare } = said;
  return (turn, words, brevity) => {
    const laid: Meld[] = [];
    const added: Card[] = [];
    const [first, last]: string[][] = [[], []];
    for (const event of turn) {
      if (event.type === 'drew') first!.push(said.draws);
      if (event.type === 'tookPozzo') first!.push(said.takes(event.cards.length, brevity));
      if (event.type === 'jokerReplaced' && brevity < 6) first!.push(said.fetches);
      if (event.type === 'laid') laid.push(event.meld);
      if (event.type === 'grew' || event.type === 'rearranged') added.push(...event.cards);
      if (event.type === 'discarded') last!.push(said.discards(said.one(words.card(event.card))));
    }
    const melds = brevity > 1 ? null : laid.map((meld) => words.meld(meld)).join(and);
    const cards = brevity > 2 ? null : added.map((card) => said.one(words.card(card))).join(' ');
    return [
      ...first!,
      ...(laid.length === 0 ? [] : [brevity > 4 ? bare.lays : said.lays(laid.length, melds)]),
      ...(added.length === 0
        ? []
        : [brevity > 3 ? bare.adds(added.length) : said.adds(added.length, cards)]),
      ...last!,
    ];
  };
}

export const text: Readonly<Record<Language, Telling>> = {
  en: telling(
    {
      draws: 'draws',
      takes: (cards, brevity) => (brevity > 0 ? `takes ${cards}` : `takes the pozzo (${cards})`),
      lays: (melds, names) => `lays ${names ?? (melds === 1 ? 'a meld' : `${melds} melds`)}`,
      adds: (cards, names) => `adds ${names ?? (cards === 1 ? 'a card' : `${cards} cards`)}`,
      fetches: 'fetches a joker',
      discards: (card) => `discards ${card}`,
      one: (card) => (card === 'joker' ? 'a joker' : card),
      bare: { lays: 'lays', adds: (cards) => `adds ${cards}` },
    },
    ' and ',
  ),
  it: telling(
    {
      draws: 'pesca',
      takes: (cards, brevity) => (brevity > 0 ? `prende ${cards}` : `prende il pozzo (${cards})`),
      lays: (melds, names) =>
        `cala ${names ?? (melds === 1 ? 'una combinazione' : `${melds} combinazioni`)}`,
      adds: (cards, names) => `attacca ${names ?? (cards === 1 ? 'una carta' : `${cards} carte`)}`,
      fetches: 'prende un jolly',
      discards: (card) => `scarta ${card}`,
      one: (card) => (card === 'jolly' ? 'un jolly' : card),
      bare: { lays: 'cala', adds: (cards) => `attacca ${cards}` },
    },
    ' e ',
  ),
};
