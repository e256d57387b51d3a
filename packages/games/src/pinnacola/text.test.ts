import { hidden, languages, optionsFrom, tellEvent, tellMove, tellReason } from '@mazzo/kernel';
import type { Audience, Card, Language } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { cards, JOKER, wholePack } from './cards.ts';
import type { Reason } from './legal.ts';
import { pointsOfMeld, readings } from './melds.ts';
import type { Meld } from './melds.ts';
import { options as fields, presets } from './options.ts';
import type { Options } from './options.ts';
import { question } from './question.ts';
import { en, it } from './text/index.ts';
import type { PinnacolaText } from './text/index.ts';
import type { Event, Finish, Move, Phase, State } from './types.ts';

const words: Readonly<Record<Language, PinnacolaText>> = { en, it };
const players = ['Ada', 'Ugo'];
const named = (you: number | null): Audience => ({ you, name: (seat) => players[seat]! });
const everybody = [named(null), named(0), named(1)];

function of(name: string): Card {
  return cards.names.indexOf(name);
}

function all(names: string): Card[] {
  return names.split(' ').map(of);
}

/** The meld that these cards are; where a joker may stand at either end, at the lower. */
function meld(names: string): Meld {
  return readings(all(names))[0]!;
}

const table = optionsFrom<Options>(fields);
const pinnacola = '5s 6s 7s 8s 9s 10s Js';
const dirty = '5s 6s 7s joker 9s 10s Js';
const suit = 'Ah 2h 3h 4h 5h 6h 7h 8h 9h 10h Jh Qh Kh';

test.each([
  ['3h 4h 5h 6h 7h', 'run 3–7♥', 'scala 3–7♥'],
  ['3h 4h joker 6h 7h', 'run 3–7♥ (joker as 5♥)', 'scala 3–7♥ (jolly come 5♥)'],
  ['Qd Kd Ad', 'run Q–A♦', 'scala Q–A♦'],
  ['7c 7d 7h', 'three sevens ♣♦♥', 'tris di sette ♣♦♥'],
  ['7c 7d joker', 'three sevens (joker as 7♥ or 7♠)', 'tris di sette (jolly come 7♥ o 7♠)'],
  ['Ac Ad Ah', 'three aces ♣♦♥', 'tris d’assi ♣♦♥'],
  ['Kc Kd Kh Ks', 'Poker of kings', 'poker di re'],
  ['Ac Ad Ah As', 'Poker of aces', 'poker d’assi'],
  ['Ac Ad Ah joker', 'four aces (joker as A♠)', 'quattro assi (jolly come A♠)'],
  ['joker joker joker joker', 'Poker of Jokers', 'poker di jolly'],
  [pinnacola, 'Pinnacola 5–J♠', 'pinnacola 5–J♠'],
  [dirty, 'run 5–J♠ (joker as 8♠)', 'scala 5–J♠ (jolly come 8♠)'],
  [suit, 'Pinnacolone A–K♥', 'pinnacolone A–K♥'],
  [`${suit} Ah`, 'Pinnacolone A–A♥', 'pinnacolone A–A♥'],
])('%s is called %s, %s', (names, english, italian) => {
  expect([en.meld(meld(names)), it.meld(meld(names))]).toEqual([english, italian]);
});

test.each([
  ['3h 4h joker 6h 7h', 'a run 3–7♥ (joker as 5♥)', 'a run 3–7♥', 'una scala 3–7♥ (jolly come 5♥)', 'scala 3–7♥'],
  ['7c 7d 7h', 'three sevens ♣♦♥', 'three sevens', 'un tris di sette ♣♦♥', 'tris di sette'],
  ['Ac Ad Ah joker', 'four aces (joker as A♠)', 'four aces', 'quattro assi (jolly come A♠)', 'quattro assi'],
  ['Ac Ad Ah As', 'a Poker of aces', 'a Poker of aces', 'un poker d’assi', 'poker d’assi'],
  ['joker joker joker joker', 'a Poker of Jokers', 'a Poker of Jokers', 'un poker di jolly', 'poker di jolly'],
])('in a sentence %s is %s, in short %s; %s, %s', (names, ...said) => {
  const one = meld(names);
  expect([en.aMeld(one), en.aMeldInShort(one), it.aMeld(one), it.aMeldInShort(one)]).toEqual(said);
}); // prettier-ignore

test('where jokers cost the bonus, or it is not known, they cost the name', () => {
  const clean: Options = { ...table, jokers: 'clean' };
  expect(en.meld(meld(dirty), table)).toBe('Pinnacola 5–J♠ (joker as 8♠)');
  expect(en.meld(meld(dirty), clean)).toBe('run 5–J♠ (joker as 8♠)');
  expect(en.meld(meld('Kc Kd Kh joker'), clean)).toBe('four kings (joker as K♠)');
  expect(it.meld(meld('Kc Kd Kh joker'), clean)).toBe('quattro re (jolly come K♠)');
  expect(it.meld(meld(pinnacola), clean)).toBe('pinnacola 5–J♠');
});

const lay: Finish = {
  type: 'finish',
  melds: [meld('7c 7d 7h')],
  changes: [
    { meld: 1, to: meld('3h 4h joker 6h') },
    { meld: 0, to: null },
  ],
  replacements: [{ meld: 2, card: of('5h') }],
  discard: JOKER,
};
const plain: Finish = { ...lay, melds: [], changes: [], replacements: [], discard: of('7c') };

const moves: { readonly [Type in Move['type']]: readonly Extract<Move, { type: Type }>[] } = {
  draw: [{ type: 'draw' }],
  takePozzo: [
    { type: 'takePozzo', from: 0 },
    { type: 'takePozzo', from: 3 },
  ],
  finish: [lay, plain],
};

const sheet = { cards: 200, bonuses: 130, left: 0, closing: 100, doubled: 0, points: 430 };
const lost = { cards: 0, bonuses: 0, left: 85, closing: 0, doubled: 0, points: -85 };
const ended: Extract<Event, { type: 'handEnded' }> = {
  type: 'handEnded',
  closer: 0,
  inMano: false,
  sheets: [sheet, lost],
};
const run = meld('3h 4h 5h 6h 7h');
const replaced = { type: 'jokerReplaced', meld: 0, card: of('5h'), to: run } as const;

/** The silent ones are told apart below. */
const events: { readonly [Type in Event['type']]: readonly Extract<Event, { type: Type }>[] } = {
  handBegan: [{ type: 'handBegan', hand: 2, dealer: 0 }],
  shuffled: [{ type: 'shuffled', cards: all('7h joker') }],
  dealt: [],
  turnedUp: [{ type: 'turnedUp', card: of('10d') }],
  turnBegan: [],
  drew: [
    { type: 'drew', seat: 0, card: of('7h') },
    { type: 'drew', seat: 0, card: hidden(0) },
  ],
  tookPozzo: [
    { type: 'tookPozzo', seat: 0, cards: all('3c joker 7h'), owed: of('7h') },
    { type: 'tookPozzo', seat: 0, cards: [JOKER], owed: JOKER },
  ],
  jokerReplaced: [
    { ...replaced, by: 0, seat: 1 },
    { ...replaced, by: 0, seat: 0 },
  ],
  grew: [{ type: 'grew', seat: 0, meld: 1, cards: all('6h 7h'), to: run }],
  laid: [
    { type: 'laid', seat: 0, meld: run },
    { type: 'laid', seat: 0, meld: meld('Qc Qd joker') },
    { type: 'laid', seat: 0, meld: meld(`${suit} Ah`) },
  ],
  rearranged: [
    { type: 'rearranged', seat: 0, cards: [of('7h')], melds: [run, meld('7c 7d 7s')] },
    { type: 'rearranged', seat: 0, cards: [], melds: [run] },
  ],
  discarded: [{ type: 'discarded', seat: 0, card: JOKER }],
  shown: [{ type: 'shown', seat: 0, cards: all('3c Kd') }],
  handEnded: [ended, { ...ended, inMano: true }, { ...ended, closer: null }],
  matchEnded: [{ type: 'matchEnded' }],
};

/** Which of them name a card. */
const reasons: Readonly<Record<Reason, 'card' | null>> = {
  drawFirst: null,
  drawnAlready: null,
  pozzoTaken: 'card',
  wholePozzoOnly: null,
  noSuchCard: null,
  cannotMeldTop: 'card',
  tooFewLeft: 'card',
  tooFewCards: null,
  twoJokers: null,
  twins: 'card',
  fullSet: null,
  notOfOneKind: 'card',
  aroundTheCorner: null,
  notInSequence: 'card',
  notAMeld: null,
  noSuchMeld: null,
  changedTwice: null,
  notGrown: null,
  meldsStay: null,
  noJokerThere: null,
  notItsCard: 'card',
  notInHand: 'card',
  notInHandToDiscard: 'card',
  owedCard: 'card',
  jokerOwed: null,
  jokerBack: null,
  jokerStuck: 'card',
  nothingToDiscard: null,
  closeNeedsBoth: null,
  closeNeedsPinnacola: null,
  closeNeedsPoker: null,
  earlierCardsLeft: 'card',
  nothingToUndo: null,
};

const holes = /undefined|\bnull\b|NaN|\[object|(^|\s)-\d| {2}|\s[.,:?]|\(\)/;
const toldEvents = Object.values(events).flat();
const toldMoves = Object.values(moves).flat();

function toldReasons(language: Language, card: Card): string[] {
  return Object.entries(reasons).map(([reason, about]) =>
    tellReason(words[language], language, about === null ? { reason } : { reason, card }),
  );
}

/** Every sentence a person may read about what somebody does. */
function everySentence(language: Language): string[] {
  const text = words[language];
  return [
    ...everybody.flatMap((to) => toldEvents.map((event) => tellEvent(text, event, to))),
    ...everybody.flatMap((to) => toldMoves.map((move) => tellMove(text, move, to))),
    ...toldReasons(language, of('7h')),
    ...toldReasons(language, JOKER),
  ];
}

describe.each(languages)('in %s', (language) => {
  const text = words[language];

  test('every event is a sentence to everybody', () => {
    for (const to of everybody) {
      for (const event of toldEvents) {
        const told = tellEvent(text, event, to);
        expect(told).toMatch(/^\p{Lu}.*\.$/u);
        expect(told).not.toMatch(holes);
      }
    }
  });

  test('what everybody sees anyway is not said', () => {
    const silent: Event[] = [
      { type: 'shuffled', cards: wholePack.slice() },
      { type: 'dealt', seat: 0, cards: all('7h 8h') },
      { type: 'turnBegan', seat: 1 },
      { type: 'shown', seat: 0, cards: [] },
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
    const told = toldReasons(language, of('7h'));
    expect(new Set(told).size).toBe(told.length);
    for (const [n, about] of Object.values(reasons).entries()) {
      expect(told[n]).toMatch(/^[\p{Lu}\d][^.]*\.$/u);
      expect(told[n]).not.toMatch(holes);
      expect(told[n]!.includes('7♥')).toBe(about !== null);
    }
  });

  test('every option, value and preset has its words', () => {
    for (const [key, field] of Object.entries(fields)) {
      const { label, values } = text.options[key as keyof Options];
      expect(label).not.toBe('');
      const wanted = field.kind === 'choice' ? field.values : [];
      expect(Object.keys(values)).toEqual([...wanted]);
    }
    expect(Object.keys(text.presets)).toEqual(Object.keys(presets));
  });

  test('every card has a name of its own', () => {
    const told = cards.names.map((_, card) => text.card(card));
    expect(new Set(told).size).toBe(told.length);
    for (const name of told) expect(name).not.toMatch(holes);
  });
});

test.each([
  [events.handBegan[0], 'Hand 2. You deal.', 'Mano 2. Dai le carte.'],
  [events.drew[0], 'You draw 7♥.', 'Peschi 7♥.'],
  [
    events.tookPozzo[0],
    'You take 3 cards from the pozzo: 3♣ joker 7♥.',
    'Prendi 3 carte dal pozzo: 3♣ jolly 7♥.',
  ],
  [events.tookPozzo[1], 'You take a joker from the pozzo.', 'Prendi un jolly dal pozzo.'],
  [
    events.jokerReplaced[0],
    'You put 5♥ in place of the joker in Ugo’s run 3–7♥.',
    'Metti 5♥ al posto del jolly in una combinazione di Ugo: scala 3–7♥.',
  ],
  [events.grew[0], 'You add 6♥ 7♥: run 3–7♥.', 'Attacchi 6♥ 7♥: scala 3–7♥.'],
  [events.laid[0], 'You lay a run 3–7♥.', 'Cali una scala 3–7♥.'],
  [
    events.laid[1],
    'You lay three queens (joker as Q♥ or Q♠).',
    'Cali un tris di donne (jolly come Q♥ o Q♠).',
  ],
  [events.discarded[0], 'You discard a joker.', 'Scarti un jolly.'],
  [events.shown[0], 'You have 3♣ K♦ left in hand.', 'Hai ancora in mano 3♣ K♦.'],
  [events.handEnded[0], 'You close. You +430, Ugo −85.', 'Chiudi. Tu +430, Ugo −85.'],
] as const)('to whoever does it: %j', (event, english, italian) => {
  expect(tellEvent(en, event!, named(0))).toBe(english);
  expect(tellEvent(it, event!, named(0))).toBe(italian);
});

test.each([
  [events.drew[1], 'Ada draws a card.', 'Ada pesca una carta.'],
  [
    events.jokerReplaced[0],
    'Ada puts 5♥ in place of the joker in your run 3–7♥.',
    'Ada mette 5♥ al posto del jolly in una tua combinazione: scala 3–7♥.',
  ],
  [
    events.rearranged[0],
    'Ada rearranges their melds with 7♥: run 3–7♥, three sevens ♣♦♠.',
    'Ada rifà le proprie combinazioni con 7♥: scala 3–7♥, tris di sette ♣♦♠.',
  ],
  [
    events.handEnded[1],
    'Chiusura in mano! Ada closes on the first turn. Ada +430, You −85.',
    'Chiusura in mano! Ada chiude al primo turno. Ada +430, Tu −85.',
  ],
  [
    events.handEnded[2],
    'The stock is used up, and the hand ends without a closing. Ada +430, You −85.',
    'Il mazzo è finito, e la mano finisce senza chiusura. Ada +430, Tu −85.',
  ],
] as const)('to the other: %j', (event, english, italian) => {
  expect(tellEvent(en, event!, named(1))).toBe(english);
  expect(tellEvent(it, event!, named(1))).toBe(italian);
});

test('a finish says how the table will lie; one that lays nothing is a discard', () => {
  const to = named(0);
  expect(tellMove(en, plain, to)).toBe('discard 7♣');
  expect(tellMove(it, plain, to)).toBe('scarta 7♣');
  expect(tellMove(en, lay, to)).toBe(
    'put 5♥ in place of the joker in the opponent’s meld 3, make your meld 2 a run 3–6♥ (joker as 5♥), take up your meld 1, lay three sevens ♣♦♥, discard a joker',
  );
  expect(tellMove(it, lay, to)).toBe(
    'metti 5♥ al posto del jolly nella combinazione avversaria 3, fai della tua combinazione 2 una scala 3–6♥ (jolly come 5♥), riprendi la tua combinazione 1, cala un tris di sette ♣♦♥, scarta un jolly',
  );
  expect(tellMove(en, moves.takePozzo[1]!, to)).toBe('take the pozzo from card 4 upwards');
});

test('a refusal names its card', () => {
  expect(tellReason(en, 'en', { reason: 'owedCard', card: of('7h') })).toBe(
    'The 7♥ from the pozzo must be laid before you discard: in a new meld, in one of yours, or in place of a joker.',
  );
  expect(tellReason(it, 'it', { reason: 'owedCard', card: JOKER })).toBe(
    'Prima di scartare devi calare il jolly, che viene dal pozzo: in una combinazione nuova, in una tua o al posto di un jolly.',
  );
  expect(tellReason(it, 'it', { reason: 'earlierCardsLeft', card: JOKER })).toMatch(/^Il jolly /);
});

test('what is asked', () => {
  const asked = (phase: Phase, text: PinnacolaText): string =>
    // Only the phase and the pozzo are read.
    question({ phase, pozzo: all('3c 7h') } as unknown as State, text);
  const owed: Phase = { kind: 'meld', drawn: null, owed: of('7h') };
  expect(asked({ kind: 'draw' }, en)).toBe('Draw a card or take the pozzo (7♥ on top)?');
  expect(asked({ kind: 'draw' }, it)).toBe('Peschi una carta o prendi il pozzo (in cima 7♥)?');
  expect(asked({ kind: 'meld', drawn: of('2d'), owed: null }, en)).toBe('Meld, then discard');
  expect(asked(owed, en)).toBe('The 7♥ must lie in a meld');
  expect(asked({ ...owed, owed: JOKER }, it)).toBe('Devi calare il jolly');
  expect(asked({ kind: 'over' }, en)).toBe('');
});

test('nobody’s gender is assumed in Italian', () => {
  const told = everySentence('it');
  for (const sentence of told) {
    // A player as a noun, and participles or adjectives that would agree with one.
    expect(sentence).not.toMatch(/\b(giocator|giocatric|avversari[oe]\b|vincit|l’altr[oa]\b)/i);
    expect(sentence).not.toMatch(/\b(sei|Ada è|Ugo è) \p{L}+[oa]\b/u);
    expect(sentence).not.toMatch(/\b(pront|obbligat|costrett|rimast|stat)[oa]\b/);
    expect(sentence).not.toMatch(/\b(lui|lei)\b/);
  }
});

test.each([
  [pinnacola, 130, 130],
  ['Kc Kd Kh Ks', 120, 80],
  ['Ac Ad Ah As', 180, 120],
  ['joker joker joker joker', 700, 600],
  [suit, 715, 600],
])('[P-9] the rules’ example %s is worth %i, or %i', (names, add, replace) => {
  expect(pointsOfMeld(meld(names), table)).toBe(add);
  expect(pointsOfMeld(meld(names), { ...table, bonuses: 'replace' })).toBe(replace);
});
