/** A rival's turn in one line; fetched with the first move. */
import type { Event, Meld } from '@mazzo/games/pinnacola';
import type { PinnacolaText } from '@mazzo/games/pinnacola/text';
import type { Card, Language } from '@mazzo/kernel';

/** All of it; the pozzo only counted; its melds too; all only counted. */
export const brevities = [0, 1, 2, 3] as const;
type Brevity = (typeof brevities)[number];

interface Phrases {
  readonly draws: string;
  takes(cards: number, brevity: Brevity): string;
  lays(melds: number, names: string | null): string;
  adds(cards: number, names: string | null): string;
  readonly fetches: string;
  discards(card: string): string;
}

type Telling = (turn: readonly Event[], words: PinnacolaText, brevity: Brevity) => string[];

function telling(said: Phrases, and: string): Telling {
  return (turn, words, brevity) => {
    const laid: Meld[] = [];
    const added: Card[] = [];
    const [first, last]: string[][] = [[], []];
    for (const event of turn) {
      if (event.type === 'drew') first!.push(said.draws);
      if (event.type === 'tookPozzo') first!.push(said.takes(event.cards.length, brevity));
      if (event.type === 'jokerReplaced') first!.push(said.fetches);
      if (event.type === 'laid') laid.push(event.meld);
      if (event.type === 'grew' || event.type === 'rearranged') added.push(...event.cards);
      if (event.type === 'discarded') last!.push(said.discards(words.card(event.card)));
    }
    const melds = brevity > 1 ? null : laid.map((meld) => words.meld(meld)).join(and);
    const cards = brevity > 2 ? null : added.map((card) => words.card(card)).join(' ');
    return [
      ...first!,
      ...(laid.length === 0 ? [] : [said.lays(laid.length, melds)]),
      ...(added.length === 0 ? [] : [said.adds(added.length, cards)]),
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
      adds: (cards, names) => `adds ${names ?? cards}`,
      fetches: 'fetches a joker',
      discards: (card) => `discards ${card === 'joker' ? 'a joker' : card}`,
    },
    ' and ',
  ),
  it: telling(
    {
      draws: 'pesca',
      takes: (cards, brevity) => (brevity > 0 ? `prende ${cards}` : `prende il pozzo (${cards})`),
      lays: (melds, names) =>
        `cala ${names ?? (melds === 1 ? 'una combinazione' : `${melds} combinazioni`)}`,
      adds: (cards, names) => `attacca ${names ?? cards}`,
      fetches: 'prende un jolly',
      discards: (card) => `scarta ${card === 'jolly' ? 'un jolly' : card}`,
    },
    ' e ',
  ),
};
