/** How one talks about cards. */
import { cardOf } from '../../cards.ts';
import type { Category, Topic } from '../../cards.ts';
import type { Phrase } from '../../talk.ts';
import type { Wish } from '../../types.ts';
import { listed } from '../groups.ts';
import { aCard, nouns } from './cards.ts';

const byName = new Map(Object.values(nouns).map((noun) => [noun.name, noun.one]));

/** What stands after an article where only a card's name is known. */
export function oneNamed(name: string): string {
  return byName.get(name) ?? name;
}

/** What a category consists of. */
export const goods: Readonly<Record<Category, string>> = {
  coins: 'coins',
  vegetables: 'vegetables',
  tools: 'tools',
  soaps: 'soap',
};

const oneOf: Readonly<Record<Category, string>> = {
  coins: 'coins',
  vegetables: 'a vegetable',
  tools: 'a tool',
  soaps: 'soap',
};

function isCategory(topic: Topic): topic is Category {
  return topic in goods;
}

export function topic(topic: Topic): string {
  if (topic === 'diamond') return 'the Diamond';
  return isCategory(topic) ? goods[topic] : nouns[topic].many;
}

export function statement(topic: Topic): string {
  return `it is ${isCategory(topic) ? oneOf[topic] : aCard(cardOf(topic))}`;
}

export function phrase({ says, topic: said }: Phrase): string {
  if (says === 'hold') return `I hold ${topic(said)}`;
  return said === 'diamond' ? 'I do not have the Diamond' : `I have no ${topic(said)}`;
}

export function wish({ topics, atLeast }: Wish): string {
  const wanted = [
    ...(topics.length === 0 ? [] : [listed(topics.map(topic), 'or')]),
    ...(atLeast === null ? [] : [`at least ${atLeast} ${atLeast === 1 ? 'card' : 'cards'}`]),
  ];
  return wanted.length === 0 ? '' : `I want ${wanted.join(', ')}`;
}
