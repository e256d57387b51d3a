import { hidden, languages, tellEvent, tellMove, tellReason } from '@mazzo/kernel';
import type { Audience, Card, Language } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { cardOf, cards, categories, DIAMOND, kinds, MARKET, SOAP, topics } from './cards.ts';
import type { Kind } from './cards.ts';
import type { Reason } from './legal.ts';
import { options as fields, presets } from './options.ts';
import type { Options } from './options.ts';
import { en, it } from './text/index.ts';
import type { SaponeText } from './text/index.ts';
import type { Event, Move } from './types.ts';

const words: Readonly<Record<Language, SaponeText>> = { en, it };
const players = ['Ada', 'Bea', 'Ugo'];
const named = (you: number | null): Audience => ({ you, name: (seat) => players[seat]! });
const everybody = [named(null), named(0), named(1), named(2)];

const of = cardOf;
const all = (names: string): Card[] => names.split(' ').map((name) => of(name as Kind));
const market = hidden(MARKET);
const soap = hidden(SOAP);

const wish = { topics: ['vegetables', 'soaps'], atLeast: 2 } as const;
const bluff = { type: 'sell', card: of('rake'), claim: of('broom'), wish: null } as const;

const moves: { readonly [Type in Move['type']]: readonly Extract<Move, { type: Type }>[] } = {
  pick: [{ type: 'pick' }],
  sell: [
    bluff,
    {
      ...bluff,
      card: DIAMOND,
      claim: of('artichoke'),
      wish: { ...wish, topics: [...wish.topics] },
    },
    { ...bluff, wish: { topics: [], atLeast: null } },
  ],
  buy: [{ type: 'buy', cards: all('coin leek coin') }],
  bid: [
    { type: 'bid', card: of('rake'), statement: null },
    { type: 'bid', card: of('rake'), statement: 'broom' },
    { type: 'bid', card: of('coin'), statement: 'coins' },
  ],
  pass: [{ type: 'pass' }],
  doubt: [{ type: 'doubt' }],
  give: [{ type: 'give', card: of('artichoke') }],
  accept: [{ type: 'accept', seat: 1 }],
  askMore: [{ type: 'askMore' }],
  endSale: [{ type: 'endSale' }],
  declare: [{ type: 'declare', kind: of('watermelon') }],
};

const offered = { type: 'offered', seat: 0, claim: of('leek'), wish: null } as const;
const bid = { type: 'bidAdded', seat: 1, statement: null } as const;
const sold = { type: 'sold', seat: 0, buyer: 1, open: false } as const;
const doubted = { type: 'doubted', by: 1, seat: 0 } as const;
const compensated = { type: 'compensated', seat: 1, open: false, top: market } as const;

/** The silent ones are told apart below. */
const events: { readonly [Type in Event['type']]: readonly Extract<Event, { type: Type }>[] } = {
  roundBegan: [{ type: 'roundBegan', round: 2, first: 0 }],
  shuffled: [],
  dealt: [{ type: 'dealt', seat: 0, cards: all('leek coin') }],
  mixed: [
    { type: 'mixed', facing: new Array<number>(54).fill(-1), top: of('artichoke') },
    { type: 'mixed', facing: new Array<number>(54).fill(-1), top: market },
  ],
  turnBegan: [],
  picked: [
    { type: 'picked', seat: 0, card: of('leek'), open: true, top: of('coin') },
    { type: 'picked', seat: 0, card: of('leek'), open: false, top: market },
    { type: 'picked', seat: 0, card: market, open: false, top: null },
  ],
  turnPassed: [{ type: 'turnPassed', seat: 0 }],
  offered: [
    { ...offered, card: market },
    { ...offered, card: of('rake') },
    { ...offered, card: soap, claim: of('fourCoins'), wish: { ...wish, topics: [...wish.topics] } },
    { ...offered, card: market, wish: { topics: [], atLeast: 1 } },
    { ...offered, card: market, wish: { topics: [], atLeast: null } },
  ],
  bidAdded: [
    { ...bid, card: market },
    { ...bid, card: soap, statement: 'doubleSoap' },
    { ...bid, card: of('coin'), statement: 'rake' },
    { ...bid, card: market, statement: 'vegetables' },
    { ...bid, card: market, statement: 'coins' },
  ],
  passed: [{ type: 'passed', seat: 0 }],
  biddingClosed: [{ type: 'biddingClosed', seat: 0 }],
  askedMore: [{ type: 'askedMore', seat: 0 }],
  doubted: [
    { ...doubted, card: of('leek'), honest: true },
    { ...doubted, card: DIAMOND, honest: false },
  ],
  gave: [
    { type: 'gave', by: 1, seat: 0, card: of('leek') },
    { type: 'gave', by: 1, seat: 0, card: soap },
  ],
  tookFree: [{ type: 'tookFree', by: 1, seat: 0, card: of('shovel') }],
  saleEnded: [
    { type: 'saleEnded', seat: 0, how: 'noBids' },
    { type: 'saleEnded', seat: 0, how: 'refused' },
  ],
  sold: [
    { ...sold, card: market, paid: [market, soap, market] },
    { ...sold, card: of('leek'), paid: all('coin rake coin') },
    { ...sold, card: of('leek'), paid: [soap], open: true },
  ],
  compensated: [
    { ...compensated, card: of('shovel'), open: true },
    { ...compensated, card: of('shovel') },
    { ...compensated, card: market, top: null },
  ],
  bought: [
    { type: 'bought', seat: 0, paid: all('coin coin fourCoins'), card: of('doubleSoap') },
    { type: 'bought', seat: 0, paid: [market, market, soap], card: soap },
  ],
  diamondFound: [{ type: 'diamondFound', seat: 0 }],
  diamondDeclared: [{ type: 'diamondDeclared', seat: 0, kind: of('watermelon') }],
  shown: [
    { type: 'shown', seat: 0, cards: all('coin coin coin leek leek doubleSoap diamond') },
    { type: 'shown', seat: 0, cards: all('broccoli') },
    { type: 'shown', seat: 0, cards: [] },
  ],
  roundEnded: [{ type: 'roundEnded', contests: [], points: [5, 0, 3] }],
  matchEnded: [{ type: 'matchEnded' }],
};

/** Which of them name a card. */
const reasons: Readonly<Record<Reason, 'card' | null>> = {
  pickFirst: null,
  sellOrBuy: null,
  bidOrPass: null,
  passedAlready: null,
  biddingClosed: null,
  decideSale: null,
  giveFirst: null,
  declareFirst: null,
  notInHand: 'card',
  otherDeck: 'card',
  payThree: null,
  doubtedAlready: null,
  biddersOnly: null,
  nothingToGive: null,
  noBid: null,
  askedTwice: null,
  nobodyCanAdd: null,
  notTheDiamond: null,
  talkAfterSale: null,
};

const holes = /undefined|\bnull\b|NaN|\[object|-\d| {2}|\s[.,:?]|\(\)|“”|«»/;
const toldEvents = Object.values(events).flat();
const toldMoves = Object.values(moves).flat();

function toldReasons(language: Language, card: Card): string[] {
  return Object.entries(reasons).map(([reason, about]) =>
    tellReason(words[language], language, about === null ? { reason } : { reason, card }),
  );
}

function questions({ ask }: SaponeText, card: string): string[] {
  const sales = [
    { open: true, canDoubt: false },
    { open: false, canDoubt: false },
    { open: false, canDoubt: true },
  ];
  return [
    ask.pick(null),
    ask.pick(card),
    ask.trade(true),
    ask.trade(false),
    ...sales.map((sale) => ask.bid('Ada', card, sale)),
    ask.doubt('Ada', card),
    ask.decide(card, true),
    ask.decide(card, false),
    ask.give('Ada'),
    ask.declare,
  ];
}

/** Everything a person may read about what somebody does, or may do. */
function everySentence(language: Language): string[] {
  const text = words[language];
  const kindsToAsk = ['coin', 'watermelon', 'diamond'] as const;
  return [
    ...everybody.flatMap((to) => toldEvents.map((event) => tellEvent(text, event, to))),
    ...everybody.flatMap((to) => toldMoves.map((move) => tellMove(text, move, to))),
    ...kindsToAsk.flatMap((kind) => toldReasons(language, of(kind))),
    ...kindsToAsk.flatMap((kind) => questions(text, text.card(of(kind)))),
    ...topics.flatMap((topic) => [text.topic(topic), text.statement(topic)]),
    ...Object.values(text.categories),
    ...Object.values(text.options).flatMap(({ label, values }) => [
      label,
      ...Object.values(values),
    ]),
    text.tagline,
  ];
}

describe.each(languages)('in %s', (language) => {
  const text = words[language];

  test('every event is told in sentences to everybody', () => {
    for (const to of everybody) {
      for (const event of toldEvents) {
        const told = tellEvent(text, event, to);
        expect(told).toMatch(/^\p{Lu}.*\.$/u);
        expect(told).not.toMatch(holes);
      }
    }
  });

  test('what there is nothing to say about is not said', () => {
    const silent: Event[] = [
      { type: 'shuffled', back: MARKET, cards: [market] },
      { type: 'dealt', seat: 1, cards: [market, market] },
      { type: 'turnBegan', seat: 1 },
    ];
    for (const event of silent) expect(tellEvent(text, event, named(0))).toBe('');
  });

  test('every move is a command', () => {
    for (const move of toldMoves) {
      expect(tellMove(text, move, named(0))).toMatch(/^\p{Ll}/u);
      expect(tellMove(text, move, named(0))).not.toMatch(holes);
    }
  });

  test('every reason is one sentence of its own, with its card where it has one', () => {
    const told = toldReasons(language, of('rake'));
    expect(new Set(told).size).toBe(told.length);
    for (const [n, about] of Object.values(reasons).entries()) {
      expect(told[n]).toMatch(/^\p{Lu}[^.]*\.$/u);
      expect(told[n]).not.toMatch(holes);
      expect(told[n]!.includes(text.card(of('rake')))).toBe(about !== null);
    }
  });

  test('every option and value has its words', () => {
    for (const [key, field] of Object.entries(fields)) {
      const { label, values } = text.options[key as keyof Options];
      expect(label).not.toBe('');
      const wanted = field.kind === 'choice' ? field.values : [];
      expect(Object.keys(values).toSorted()).toEqual([...wanted].toSorted());
    }
    expect(Object.keys(text.presets)).toEqual(Object.keys(presets));
  });

  test('every card, topic and category has a name of its own', () => {
    const ofCards = cards.names.map((_, card) => text.card(card));
    const ofTopics = topics.map((topic) => text.topic(topic));
    const stated = topics.map((topic) => text.statement(topic));
    const won = categories.map((category) => text.categories[category]);
    for (const names of [ofCards, ofTopics, stated, won]) {
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).not.toMatch(holes);
    }
  });
});

const table = kinds.map((kind) => [kind, of(kind)] as const);

test.each(table)('%s in numbers', (_kind, card) => {
  expect(en.cards([card])).toMatch(card === DIAMOND ? /^the Diamond$/ : /^an? \p{L}/u);
  expect(en.cards([card, card])).toMatch(/^2 (\p{L}+ |\p{L}+-coin )*\p{L}+s$/u);
  expect(it.cards([card])).toMatch(card === DIAMOND ? /^il Diamante$/ : /^(un |una |un’)\p{Ll}/u);
  expect(it.cards([card, card])).toMatch(/^2 \p{L}+[ei]( \p{Ll}+)*$/u);
});

test('cards are counted by kind, in the rules’ order, those unseen by their backs', () => {
  const some = [soap, ...all('soap leek coin leek coin artichoke coin'), market, soap];
  expect(en.cards(some)).toBe(
    '3 single coins, 2 leeks, an artichoke, a single soap, a market card and 2 soap-deck cards',
  );
  expect(it.cards(some)).toBe(
    '3 monete, 2 porri, un carciofo, un sapone, una carta del mercato e 2 carte dei saponi',
  );
  expect([en.cards([]), it.cards([])]).toEqual(['nothing', 'niente']);
});

test('a kind and its category stay apart when one talks about them', () => {
  const talk = (['coin', 'coins', 'soap', 'soaps', 'twoCoins', 'diamond'] as const).map((topic) => [
    en.topic(topic),
    en.statement(topic),
    it.topic(topic),
    it.statement(topic),
  ]);
  expect(talk).toEqual([
    ['single coins', 'it is a single coin', 'monete singole', 'è una moneta singola'],
    ['coins', 'it is coins', 'monete', 'sono monete'],
    ['single soaps', 'it is a single soap', 'saponi singoli', 'è un sapone singolo'],
    ['soap', 'it is soap', 'sapone', 'è sapone'],
    ['two-coin cards', 'it is a two-coin card', 'carte da due monete', 'è una carta da due monete'],
    ['the Diamond', 'it is the Diamond', 'il Diamante', 'è il Diamante'],
  ]);
});

test('an article stands before one thing, whatever the card', () => {
  for (const kind of kinds) {
    const card = of(kind);
    const sold: Move = { type: 'sell', card, claim: card, wish: null };
    const taken: Event = { type: 'tookFree', by: 0, seat: 1, card };
    const told = [
      en.cards([card]),
      en.cards([card, card]),
      en.statement(kind),
      en.topic(kind),
      tellMove(en, sold, named(0)),
      tellEvent(en, taken, named(0)),
      tellReason(en, 'en', { reason: 'otherDeck', card }),
      tellReason(en, 'en', { reason: 'notInHand', card }),
    ];
    for (const sentence of told) {
      expect(sentence).not.toMatch(/\b(an?|the|no|\d) (Two|Three|Four) Coins/);
      expect(sentence).not.toMatch(/\ba [aeiou]|\ban [^aeiou]/);
    }
  }
  for (const sentence of everySentence('en')) {
    expect(sentence).not.toMatch(/\b(an?|the|no|\d) (Two|Three|Four) Coins/);
  }
});

test('nobody’s gender is assumed in Italian', () => {
  for (const sentence of everySentence('it')) {
    // A player as a noun, and participles or adjectives that would agree with one.
    expect(sentence).not.toMatch(/\b(giocator|giocatric|avversari|vincit|venditor|compratric)/i);
    expect(sentence).not.toMatch(/\b(sei|Ada è|Bea è|Ugo è) \p{L}+[oa]\b/u);
    expect(sentence).not.toMatch(/\b(pront|obbligat|costrett|rimast|stat)[oa]\b/);
    expect(sentence).not.toMatch(/\b(lui|lei)\b/);
  }
});

test('no English is left in Italian', () => {
  const english = kinds.map((kind) => en.card(of(kind)).toLowerCase()).join('|');
  const names = new RegExp(`\\b(${english})s?\\b`, 'i');
  const small =
    /\b(the|an|and|or|you|your|it is|card|cards|market|deck|bid|sale|round|with|for)\b/i;
  for (const sentence of everySentence('it')) {
    expect(sentence).not.toMatch(small);
    // A broccolo has the English name in the plural.
    expect(sentence.replaceAll('broccoli', '')).not.toMatch(names);
  }
});
