/** A rival's turn in one line; fetched with the first move. */
import type { Event, Meld } from '@mazzo/games/pinnacola';
import type { PinnacolaText } from '@mazzo/games/pinnacola/text';
import type { Card, Language, Seat } from '@mazzo/kernel';

/** Each leaves out more than the one before; no number that is left could be taken for a card. */
export const brevities = [
  'all', 'pozzo', 'cards', 'shortMelds', 'countedMelds', 'countedAdded', 'laid', 'added', 'jokersAlone',
] as const; // prettier-ignore
type Brevity = (typeof brevities)[number];
/** Whether so much is left out. */
type Lacks = (brevity: Brevity) => boolean;

interface Phrases {
  readonly draws: string;
  readonly takes: string;
  readonly pozzo: string;
  cards(count: number): string;
  lays(melds: number, names: string | null): string;
  readonly adds: string;
  /** From a meld of whoever reads it, or of their own. */
  fetches(isYours: boolean): string;
  discards(card: string): string;
  /** With an article, where it has no name of its own. */
  one(card: string): string;
  /** Without saying what, where there is no room for it. */
  readonly laysOnly: string;
  readonly addsOnly: string;
}

type Telling = (
  turn: readonly Event[],
  words: PinnacolaText,
  brevity: Brevity,
  you: Seat | null,
) => string[];

function telling(said: Phrases, and: string): Telling {
  return (turn, words, brevity, you) => {
    const lacks: Lacks = (one) => brevities.indexOf(brevity) >= brevities.indexOf(one);
    const laid: Meld[] = [];
    const added: Card[] = [];
    const fetched: string[] = [];
    const [first, last]: string[][] = [[], []];
    for (const event of turn) {
      if (event.type === 'drew') first!.push(said.draws);
      if (event.type === 'tookPozzo') first!.push(took(event.cards.length, said, lacks));
      if (event.type === 'jokerReplaced') fetched.push(said.fetches(event.seat === you));
      if (event.type === 'laid') laid.push(event.meld);
      if (event.type === 'grew' || event.type === 'rearranged') added.push(...event.cards);
      if (event.type === 'discarded') last!.push(said.discards(said.one(words.card(event.card))));
    }
    const melds = laid.map(lacks('shortMelds') ? words.aMeldInShort : words.aMeld).join(and);
    const lays = said.lays(laid.length, lacks('countedMelds') ? null : melds);
    const names = added.map((card) => said.one(words.card(card))).join(' ');
    const adds = `${said.adds} ${lacks('countedAdded') ? said.cards(added.length) : names}`;
    // Where one's own melds have changed, that is told before all that the rival's have gained.
    if (lacks('jokersAlone') && fetched.length > 0) return [...first!, fetched[0]!, ...last!];
    return [
      ...first!,
      ...fetched,
      ...(laid.length === 0 ? [] : [lacks('laid') ? said.laysOnly : lays]),
      ...(added.length === 0 ? [] : [lacks('added') ? said.addsOnly : adds]),
      ...last!,
    ];
  };
}

/** Who takes a single card would be thought to draw, were the pozzo not named. */
function took(count: number, said: Phrases, lacks: Lacks): string {
  const [takes, cards] = [`${said.takes} ${said.pozzo}`, said.cards(count)];
  if (!lacks('pozzo')) return `${takes} (${cards})`;
  if (count === 1) return takes;
  return lacks('cards') ? `${said.takes} ${cards}` : `${takes} (${count})`;
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
      fetches: (isYours) => (isYours ? 'takes your joker' : 'fetches a joker'),
      discards: (card) => `discards ${card}`,
      one: (card) => (card === 'joker' ? 'a joker' : card),
      laysOnly: 'melds',
      addsOnly: 'adds cards',
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
      fetches: (isYours) => (isYours ? 'prende un tuo jolly' : 'prende un jolly'),
      discards: (card) => `scarta ${card}`,
      one: (card) => (card === 'jolly' ? 'un jolly' : card),
      laysOnly: 'cala',
      addsOnly: 'attacca',
    },
    ' e ',
  ),
};
