/** A rival's turn in one line; fetched with the first move. */
import type { Event, Meld } from '@mazzo/games/pinnacola';
import type { PinnacolaText } from '@mazzo/games/pinnacola/text';
import type { Card, Language } from '@mazzo/kernel';

/** Each leaves out more than the one before; no number that is left could be taken for a card. */
const lengths = [
  'all', 'pozzo', 'cards', 'plainMelds', 'countedMelds', 'countedAdded', 'laid', 'added', 'noJokers',
] as const; // prettier-ignore
type Length = (typeof lengths)[number];
export const brevities = [...lengths.keys()];

interface Phrases {
  readonly draws: string;
  readonly takes: string;
  readonly pozzo: string;
  cards(count: number): string;
  lays(melds: number, names: string | null): string;
  readonly adds: string;
  readonly fetches: string;
  discards(card: string): string;
  /** With an article, where it has no name of its own. */
  one(card: string): string;
  /** Without saying what, where there is no room for it. */
  readonly laysOnly: string;
}

type Telling = (turn: readonly Event[], words: PinnacolaText, brevity: number) => string[];

/** Without the suits of a set, and what a joker stands for: "three sevens", "run 3–7♥". */
function plain(meld: string): string {
  return meld.replace(/ (\(.*\)|[♣♦♥♠]+)$/u, '');
}

function telling(said: Phrases, and: string): Telling {
  return (turn, words, brevity) => {
    const isPast = (length: Length) => brevity >= lengths.indexOf(length);
    const laid: Meld[] = [];
    const added: Card[] = [];
    const [first, last]: string[][] = [[], []];
    for (const event of turn) {
      if (event.type === 'drew') first!.push(said.draws);
      if (event.type === 'tookPozzo') first!.push(took(event.cards.length, said, isPast));
      if (event.type === 'jokerReplaced' && !isPast('noJokers')) first!.push(said.fetches);
      if (event.type === 'laid') laid.push(event.meld);
      if (event.type === 'grew' || event.type === 'rearranged') added.push(...event.cards);
      if (event.type === 'discarded') last!.push(said.discards(said.one(words.card(event.card))));
    }
    const whole = laid.map((meld) => words.meld(meld));
    const melds = (isPast('plainMelds') ? whole.map(plain) : whole).join(and);
    const lays = said.lays(laid.length, isPast('countedMelds') ? null : melds);
    const names = added.map((card) => said.one(words.card(card))).join(' ');
    const adds = `${said.adds} ${isPast('countedAdded') ? said.cards(added.length) : names}`;
    return [
      ...first!,
      ...(laid.length === 0 ? [] : [isPast('laid') ? said.laysOnly : lays]),
      ...(added.length === 0 ? [] : [isPast('added') ? said.adds : adds]),
      ...last!,
    ];
  };
}

/** Who takes a single card would be thought to draw, were the pozzo not named. */
function took(count: number, said: Phrases, isPast: (length: Length) => boolean): string {
  const [takes, cards] = [`${said.takes} ${said.pozzo}`, said.cards(count)];
  if (!isPast('pozzo')) return `${takes} (${cards})`;
  if (count === 1) return takes;
  return isPast('cards') ? `${said.takes} ${cards}` : `${takes} (${count})`;
}

export const text: Readonly<Record<Language, Telling>> = {
  en: telling(
    {
      draws: 'draws',
      takes: 'takes',
      pozzo: 'the pozzo',
      cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
      lays: (melds, names) => `lays ${names ?? (melds === 1 ? 'a meld' : `${melds} melds`)}`,
      adds: 'adds',
      fetches: 'fetches a joker',
      discards: (card) => `discards ${card}`,
      one: (card) => (card === 'joker' ? 'a joker' : card),
      laysOnly: 'lays',
    },
    ' and ',
  ),
  it: telling(
    {
      draws: 'pesca',
      takes: 'prende',
      pozzo: 'il pozzo',
      cards: (count) => (count === 1 ? 'una carta' : `${count} carte`),
      lays: (melds, names) =>
        `cala ${names ?? (melds === 1 ? 'una combinazione' : `${melds} combinazioni`)}`,
      adds: 'attacca',
      fetches: 'prende un jolly',
      discards: (card) => `scarta ${card}`,
      one: (card) => (card === 'jolly' ? 'un jolly' : card),
      laysOnly: 'cala',
    },
    ' e ',
  ),
};
