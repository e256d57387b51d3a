/** Cards and what talk is about, by what is typed for them: whole names, or the beginning of one alone. */
import { cardOf, categories, kinds } from '@mazzo/games/sapone';
import type { Category, Kind, Topic } from '@mazzo/games/sapone';
import type { Card } from '@mazzo/kernel';
import { quoted } from '../../screen.ts';
import type { SaponeWords } from './text/text.ts';

/** What was read, or what is wrong with it, in a sentence. */
export type Read<Value> = { readonly value: Value } | { readonly mistake: string };

type Names<Name extends string> = Readonly<Record<Name, readonly string[]>>;

/** Whole names before beginnings of single words, and the groups in their order. */
export function namedBy<Name extends string>(
  word: string,
  ...groups: readonly Partial<Names<Name>>[]
): Name[] {
  const isIt = (name: string) => name === word;
  const beginsIt = (name: string) => name.startsWith(word) && !name.includes(' ');
  for (const fits of [isIt, beginsIt]) {
    for (const group of groups) {
      const found = (Object.keys(group) as Name[]).filter((name) => group[name]!.some(fits));
      if (found.length > 0) return found;
    }
  }
  return [];
}

/** Stands among the words, so that `double, soap` is not `double soap`. */
export const COMMA = ',';

/** A name of two words, where it is given in full, comes before the names of the two. */
function nextNamed<Name extends string>(
  words: readonly string[],
  ...groups: readonly Partial<Names<Name>>[]
): { readonly found: Name[]; readonly used: number } {
  const pair = words.slice(0, 2).join(' ');
  const both = groups.map((group) =>
    (Object.keys(group) as Name[]).filter((name) => group[name]!.includes(pair)),
  );
  const found = words.length < 2 ? [] : (both.find((names) => names.length > 0) ?? []);
  return found.length > 0 ? { found, used: 2 } : { found: namedBy(words[0]!, ...groups), used: 1 };
}

export function cardKey(card: Card, { keys }: SaponeWords): string {
  return keys.kinds[kinds[card]!][0];
}

/** Things one after the other; with commas where two of them would be read as one. */
export function inARow(things: readonly string[], { keys }: SaponeWords): string {
  const names = new Set(Object.values({ ...keys.kinds, ...keys.categories }).flat());
  const words = things.map((thing) => thing.split(' '));
  const meet = words.some((own, n) => names.has(`${own.at(-1)} ${words[n + 1]?.[0]}`));
  return things.join(meet ? `${COMMA} ` : ' ');
}

/** Said of a card, its plural is the single card: `sell coins`. */
const singles: Readonly<Partial<Record<Category, Kind>>> = { coins: 'coin', soaps: 'soap' };

/** Cards one after the other, with numbers before them; where a word fits several, those that are allowed. */
export function readCards(
  words: readonly string[],
  allowed: readonly Card[],
  own: SaponeWords,
): Read<Card[]> {
  const { mistakes } = own;
  const cards: Card[] = [];
  for (let at = 0; at < words.length;) {
    if (words[at] === COMMA) {
      at++;
      continue;
    }
    const count = at + 1 < words.length && /^\d{1,2}$/.test(words[at]!) ? Number(words[at++]) : 1;
    const { found, used } = nextCard(words.slice(at, at + 2), allowed, own);
    if (found.length !== 1) {
      const word = quoted(words[at]!);
      const key = (card: Card) => cardKey(card, own);
      const mistake =
        found.length === 0
          ? mistakes.notACard(word, allowed.map(key))
          : mistakes.several(word, found.map(key));
      return { mistake };
    }
    cards.push(...new Array<Card>(count).fill(found[0]!));
    at += used;
  }
  return { value: cards };
}

function nextCard(
  words: readonly string[],
  allowed: readonly Card[],
  { keys }: SaponeWords,
): { readonly found: Card[]; readonly used: number } {
  const { found: named, used } = nextNamed<Kind>(words, keys.kinds);
  const plural = named.length > 0 ? [] : namedBy<Category>(words[0]!, keys.categories);
  const found = [...named, ...plural.flatMap((category) => singles[category] ?? [])].map(cardOf);
  const fitting = found.filter((card) => allowed.includes(card));
  return { found: found.length > 1 && fitting.length > 0 ? fitting : found, used };
}

/** In a wish `soap` is any soap; of one card that is bid it is the single one. */
type Talk = 'wish' | 'statement';

/** What is talked about, each once. */
export function readTopics(words: readonly string[], talk: Talk, own: SaponeWords): Read<Topic[]> {
  const { mistakes } = own;
  const said = new Set<Topic>();
  for (let at = 0; at < words.length;) {
    if (words[at] === COMMA) {
      at++;
      continue;
    }
    const { found, used } = nextNamed(words.slice(at, at + 2), ...groupsOf(talk, own));
    const word = quoted(words[at]!);
    if (found.length === 0) {
      const all = categories.map((category) => topicKey(category, talk, own));
      return { mistake: mistakes.notATopic(word, all) };
    }
    if (found.length > 1) {
      const meant = found.map((topic) => topicKey(topic, talk, own));
      return { mistake: mistakes.several(word, meant) };
    }
    said.add(found[0]!);
    at += used;
  }
  return { value: [...said] };
}

function groupsOf(talk: Talk, { keys }: SaponeWords): Partial<Names<Topic>>[] {
  return talk === 'wish' ? [keys.categories, keys.kinds] : [keys.kinds, keys.categories];
}

/** The first of its names that means it here and nothing else. */
export function topicKey(topic: Topic, talk: Talk, own: SaponeWords): string {
  const groups = groupsOf(talk, own);
  const names = groups.flatMap((group) => group[topic] ?? []);
  const means = (name: string) => {
    const { found, used } = nextNamed(name.split(' '), ...groups);
    return found.length === 1 && found[0] === topic && used === name.split(' ').length;
  };
  const key = names.find(means);
  if (key === undefined) throw new Error(`nothing that can be typed means ${topic}`);
  return key;
}

/** Whether a word might be the name of something. */
export function isName(word: string, { keys }: SaponeWords): boolean {
  return namedBy<Topic>(word, { ...keys.kinds, ...keys.categories }).length > 0;
}
