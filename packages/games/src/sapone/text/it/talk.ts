/** Come si parla delle carte. */
import { cardOf } from '../../cards.ts';
import type { Category, Kind, Topic } from '../../cards.ts';
import type { Phrase } from '../../talk.ts';
import type { Wish } from '../../types.ts';
import { listed } from '../groups.ts';
import { nouns, un } from './cards.ts';

const byName = new Map(Object.values(nouns).map((noun) => [noun.name, noun]));

/** Gli articoli dove della carta arriva solo il nome. */
export function unNamed(name: string): string {
  return byName.get(name)?.un ?? name;
}

export function ilNamed(name: string): string {
  return byName.get(name)?.il ?? name;
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
