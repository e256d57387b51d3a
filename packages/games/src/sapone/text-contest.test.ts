import { chanceFrom, countKinds, languages } from '@mazzo/kernel';
import type { Audience, Language } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { cardOf, categories, KINDS, kindsIn } from './cards.ts';
import type { Category, Kind } from './cards.ts';
import { contestFor } from './scoring.ts';
import { en, it } from './text/index.ts';
import type { SaponeText } from './text/index.ts';

const words: Readonly<Record<Language, SaponeText>> = { en, it };
const players = ['Ada', 'Bea', 'Ugo'];
const named = (you: number | null): Audience => ({ you, name: (seat) => players[seat]! });

/** "leek leek rake" */
function hand(names: string): number[] {
  const kinds = names === '' ? [] : names.split(' ').map((name) => cardOf(name as Kind));
  return countKinds(kinds, KINDS);
}

function told(text: SaponeText, category: Category, hands: readonly string[], you: number | null) {
  return text.contest(contestFor(category, hands.map(hand)), named(you)).join(' ');
}

test.each<[string, Category, string[], string, string]>([
  ['S-1', 'tools', ['leek', 'coin'], 'Nobody has any tools.', 'Nessuno ha attrezzi.'],
  ['S-1', 'soaps', ['', 'soap'], 'Only Bea has soap: Bea wins.', 'Solo Bea ha sapone: vince Bea.'],
  [
    'S-13',
    'coins',
    ['coin fourCoins', 'threeCoins coin', 'coin'],
    'Ada has 5 coins, Bea 4, Ugo 1: Ada wins.',
    'Ada ha 5 monete, Bea 4, Ugo 1: vince Ada.',
  ],
  [
    'S-13',
    'coins',
    ['fourCoins coin', 'twoCoins twoCoins coin', 'coin'],
    'Ada and Bea have 5 coins each, Ugo 1. Ada has a four-coin card, Bea none: Ada wins.',
    'Ada e Bea hanno 5 monete a testa, Ugo 1. Ada ha una carta da quattro monete, Bea no: vince Ada.',
  ],
  [
    'S-13',
    'coins',
    ['threeCoins twoCoins twoCoins', 'threeCoins threeCoins coin'],
    'Ada and Bea have 7 coins each. Bea has 2 three-coin cards, Ada 1: Bea wins.',
    'Ada e Bea hanno 7 monete a testa. Bea ha 2 carte da tre monete, Ada 1: vince Bea.',
  ],
  [
    'S-13',
    'coins',
    ['fourCoins twoCoins', 'fourCoins coin coin', 'threeCoins threeCoins'],
    'Ada, Bea and Ugo have 6 coins each. Ada and Bea have a four-coin card each, Ugo none. Ada has a two-coin card, Bea none: Ada wins.',
    'Ada, Bea e Ugo hanno 6 monete a testa. Ada e Bea hanno una carta da quattro monete a testa, Ugo no. Ada ha una carta da due monete, Bea no: vince Ada.',
  ],
  [
    'S-13',
    'soaps',
    ['soap soap', 'doubleSoap', 'soap'],
    'Ada and Bea have 2 soaps each, Ugo 1. Bea has a double soap, Ada none: Bea wins.',
    'Ada e Bea hanno 2 saponi a testa, Ugo 1. Bea ha un doppio sapone, Ada no: vince Bea.',
  ],
  [
    'S-13',
    'soaps',
    ['soap soap', '', 'soap soap'],
    'Ada and Ugo have 2 soaps each. Ada and Ugo have the very same soap: the tie cannot be broken.',
    'Ada e Ugo hanno 2 saponi a testa. Ada e Ugo hanno proprio lo stesso sapone: il pari merito resta.',
  ],
  [
    'S-14',
    'vegetables',
    ['broccoli cucumber', 'leek leek'],
    'Ada has 2 kinds of vegetables, Bea 1: Ada wins.',
    'Ada ha 2 tipi di verdura, Bea 1: vince Ada.',
  ],
  [
    'S-14',
    'vegetables',
    ['watermelon cucumber artichoke artichoke', 'leek broccoli artichoke'],
    'Ada and Bea have 3 kinds of vegetables each. Ada has a watermelon, Bea has none: Ada wins.',
    'Ada e Bea hanno 3 tipi di verdura a testa. Ada ha un’anguria, Bea no: vince Ada.',
  ],
  [
    'S-14',
    'vegetables',
    ['leek leek broccoli cucumber', 'leek broccoli cucumber cucumber cucumber'],
    'Ada and Bea have 3 kinds of vegetables each. They are the same: leek, broccoli and cucumber. One of each kind taken away, Ada and Bea have 1 kind left each. Ada has a leek left, Bea has none: Ada wins.',
    'Ada e Bea hanno 3 tipi di verdura a testa. Sono gli stessi: porro, broccolo e cetriolo. Tolta una carta di ogni tipo, Ada e Bea hanno ancora 1 tipo a testa. Ada ha ancora un porro, Bea no: vince Ada.',
  ],
  [
    'S-14',
    'tools',
    ['broom rake pick', 'broom scythe rake', 'broom scythe pick'],
    'Ada, Bea and Ugo have 3 kinds of tools each. Bea and Ugo have a scythe, Ada has none. Bea has a rake, Ugo has none: Bea wins.',
    'Ada, Bea e Ugo hanno 3 tipi di attrezzi a testa. Bea e Ugo hanno una falce, Ada no. Bea ha un rastrello, Ugo no: vince Bea.',
  ],
  [
    'S-14',
    'tools',
    ['shovel shovel', 'shovel shovel shovel'],
    'Ada and Bea have 1 kind of tool each. It is the same: shovel. One of each kind taken away, Ada and Bea have 1 kind left each. It is the same: shovel. Two of each kind taken away, Bea has 1 kind left, Ada none: Bea wins.',
    'Ada e Bea hanno 1 tipo di attrezzo a testa. È lo stesso: pala. Tolta una carta di ogni tipo, Ada e Bea hanno ancora 1 tipo a testa. È lo stesso: pala. Tolte due carte di ogni tipo, Bea ha ancora 1 tipo, Ada 0: vince Bea.',
  ],
  [
    'S-14',
    'vegetables',
    ['leek', 'artichoke artichoke artichoke', 'leek'],
    'Ada, Bea and Ugo have 1 kind of vegetable each. Ada and Ugo have a leek, Bea has none. Ada and Ugo have the very same vegetables: the tie cannot be broken.',
    'Ada, Bea e Ugo hanno 1 tipo di verdura a testa. Ada e Ugo hanno un porro, Bea no. Ada e Ugo hanno proprio le stesse verdure: il pari merito resta.',
  ],
])('[%s] %s of %j', (_rule, category, hands, english, italian) => {
  expect(told(en, category, hands, null)).toBe(english);
  expect(told(it, category, hands, null)).toBe(italian);
});

test.each<[number, Category, string[], string, string]>([
  [1, 'soaps', ['', 'soap'], 'Only you have soap: you win.', 'Solo tu hai sapone: vinci.'],
  [
    0,
    'coins',
    ['fourCoins coin', 'threeCoins coin'],
    'You have 5 coins, Bea 4: you win.',
    'Hai 5 monete, Bea 4: vinci.',
  ],
  [
    1,
    'coins',
    ['fourCoins coin', 'twoCoins twoCoins coin'],
    'Ada and you have 5 coins each. Ada has a four-coin card, you none: Ada wins.',
    'Ada e tu avete 5 monete a testa. Ada ha una carta da quattro monete, tu no: vince Ada.',
  ],
  [
    0,
    'tools',
    ['rake rake pick', 'rake pick pick', 'pick'],
    'You and Bea have 2 kinds of tools each, Ugo 1. They are the same: rake and pick. One of each kind taken away, you and Bea have 1 kind left each. You have a rake left, Bea has none: you win.',
    'Tu e Bea avete 2 tipi di attrezzi a testa, Ugo 1. Sono gli stessi: rastrello e piccone. Tolta una carta di ogni tipo, tu e Bea avete ancora 1 tipo a testa. Hai ancora un rastrello, Bea no: vinci.',
  ],
  [
    0,
    'tools',
    ['pick', 'pick'],
    'You and Bea have 1 kind of tool each. It is the same: pick. You and Bea have the very same tools: the tie cannot be broken.',
    'Tu e Bea avete 1 tipo di attrezzo a testa. È lo stesso: piccone. Tu e Bea avete proprio gli stessi attrezzi: il pari merito resta.',
  ],
])('to seat %i: %s of %j', (you, category, hands, english, italian) => {
  expect(told(en, category, hands, you)).toBe(english);
  expect(told(it, category, hands, you)).toBe(italian);
});

test.each(languages)(
  'in %s the same comparison may leave out how it ended, and nothing else',
  (language) => {
    const text = words[language];
    for (const { category, hands } of anyHands()) {
      const contest = contestFor(category, hands);
      const whole = text.contest(contest, named(null)).join(' ');
      const short = text.compared(contest, named(null)).join(' ').slice(0, -1);
      expect(whole.startsWith(short)).toBe(true);
      const ending = whole.slice(short.length);
      expect(ending).toMatch(contest.leaders.length === 0 ? /^\.$/ : /^: [^:.]+\.$/);
    }
  },
);

test.each(languages)('in %s the last sentence says how it ended', (language) => {
  const text = words[language];
  const wins = { en: / (\w+) wins\.$/, it: /vince (\w+)\.$/ }[language];
  for (const { category, hands } of anyHands()) {
    const contest = contestFor(category, hands);
    const sentences = text.contest(contest, named(null));
    const [winner, other] = contest.leaders.map((seat) => players[seat]);
    const told = wins.exec(sentences.at(-1)!)?.[1];
    expect(told).toBe(other === undefined ? winner : undefined);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^\p{Lu}[^.]*\.$/u);
      expect(sentence).not.toMatch(/undefined|NaN|null| {2}|\s[.,:]/);
    }
  }
});

test('[S-13] [S-14] who cannot be told apart has the very same cards', () => {
  for (const { category, hands } of anyHands()) {
    const { leaders } = contestFor(category, hands);
    const held = leaders.map((seat) => kindsIn[category].map((kind) => hands[seat]![kind]).join());
    expect(new Set(held).size).toBeLessThan(2);
  }
});

function* anyHands(): Generator<{ category: Category; hands: number[][] }> {
  const chance = chanceFrom('sfc32:contests');
  // Few cards of each, so that ties of every depth come up.
  const few = (card: number) => (chance.below(4) === 0 ? chance.below(3) : card % 2);
  for (let n = 0; n < 500; n++) {
    const hands = players.map(() => Array.from({ length: KINDS }, (_, card) => few(card)));
    for (const category of categories) yield { category, hands };
  }
}
