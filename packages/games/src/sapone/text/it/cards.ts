/** Come si chiamano le carte, da sole e in più d’una, e come se ne parla. */
import { backOfHole, isHole } from '@mazzo/kernel';
import type { Card, Slot } from '@mazzo/kernel';
import { cardOf, kinds, MARKET } from '../../cards.ts';
import type { Category, Kind, Topic } from '../../cards.ts';
import type { Phrase } from '../../talk.ts';
import type { Wish } from '../../types.ts';
import { grouped, listed } from '../groups.ts';

interface Noun {
  readonly name: string;
  /** «un porro» */
  readonly un: string;
  /** «il porro» */
  readonly il: string;
  /** «porri» */
  readonly many: string;
}

function masculine(name: string, many: string): Noun {
  return { name, un: `un ${name}`, il: `il ${name}`, many };
}

function feminine(name: string, many: string): Noun {
  return { name, un: `una ${name}`, il: `la ${name}`, many };
}

/** Una carta con più monete: «una carta da due monete» non si confonde con «2 monete». */
function worth(name: string): Noun {
  return { ...feminine(`carta da ${name}`, `carte da ${name}`), name };
}

const nouns: Readonly<Record<Kind, Noun>> = {
  coin: feminine('moneta', 'monete'),
  watermelon: { name: 'anguria', un: 'un’anguria', il: 'l’anguria', many: 'angurie' },
  leek: masculine('porro', 'porri'),
  broccoli: masculine('broccolo', 'broccoli'),
  cucumber: masculine('cetriolo', 'cetrioli'),
  artichoke: masculine('carciofo', 'carciofi'),
  broom: feminine('scopa', 'scope'),
  scythe: feminine('falce', 'falci'),
  rake: masculine('rastrello', 'rastrelli'),
  pick: masculine('piccone', 'picconi'),
  shovel: feminine('pala', 'pale'),
  soap: masculine('sapone', 'saponi'),
  doubleSoap: masculine('doppio sapone', 'doppi saponi'),
  fourCoins: worth('quattro monete'),
  threeCoins: worth('tre monete'),
  twoCoins: worth('due monete'),
  diamond: { ...masculine('Diamante', 'Diamanti'), un: 'il Diamante' },
};
const byName = new Map(Object.values(nouns).map((noun) => [noun.name, noun]));

const market: Noun = feminine('carta del mercato', 'carte del mercato');
const soap: Noun = feminine('carta dei saponi', 'carte dei saponi');

function noun(slot: Slot): Noun {
  if (isHole(slot)) return backOfHole(slot) === MARKET ? market : soap;
  return nouns[kinds[slot]!];
}

export function card(kind: Card): string {
  return noun(kind).name;
}

/** «un porro», «il Diamante», «una carta del mercato» */
export function un(slot: Slot): string {
  return noun(slot).un;
}

export function il(slot: Slot): string {
  return noun(slot).il;
}

/** Gli articoli dove della carta arriva solo il nome. */
export function unNamed(name: string): string {
  return byName.get(name)?.un ?? name;
}

export function ilNamed(name: string): string {
  return byName.get(name)?.il ?? name;
}

/** «un porro», «2 porri» */
export function amount(slot: Slot, count: number): string {
  return count === 1 ? un(slot) : `${count} ${noun(slot).many}`;
}

/** «3 monete, 2 porri e una carta del mercato» */
export function cards(slots: readonly Slot[]): string {
  const groups = grouped(slots);
  if (groups.length === 0) return 'niente';
  return listed(
    groups.map(({ slot, count }) => amount(slot, count)),
    'e',
  );
}

/** Di che cosa è fatta una categoria. */
export const goods: Readonly<Record<Category, string>> = {
  coins: 'monete',
  vegetables: 'verdure',
  tools: 'attrezzi',
  soaps: 'sapone',
};

/** Dove accanto a un tipo di carta si può nominare tutta la categoria, «monete» non basta. */
const talk: Readonly<Partial<Record<Topic, readonly [many: string, is: string]>>> = {
  coin: ['monete singole', 'è una moneta singola'],
  soap: ['saponi singoli', 'è un sapone singolo'],
  diamond: ['il Diamante', 'è il Diamante'],
  coins: [goods.coins, 'sono monete'],
  vegetables: [goods.vegetables, 'è una verdura'],
  tools: [goods.tools, 'è un attrezzo'],
  soaps: [goods.soaps, 'è sapone'],
};

export function topic(topic: Topic): string {
  return talk[topic]?.[0] ?? nouns[topic as Kind].many;
}

export function statement(topic: Topic): string {
  return talk[topic]?.[1] ?? `è ${un(cardOf(topic as Kind))}`;
}

export function phrase({ says, topic: said }: Phrase): string {
  return `${says === 'hold' ? 'Ho' : 'Non ho'} ${topic(said)}`;
}

export function wish({ topics, atLeast }: Wish): string {
  const wanted = [
    ...(topics.length === 0 ? [] : [listed(topics.map(topic), 'o')]),
    ...(atLeast === null ? [] : [`almeno ${atLeast} ${atLeast === 1 ? 'carta' : 'carte'}`]),
  ];
  return wanted.length === 0 ? '' : `Voglio ${wanted.join(', ')}`;
}
