/** Sapone tables as one seat sees them, in the names of the cards, and somebody who types there. */
import { cardOf, MARKET, sapone, SOAP, UP } from '@mazzo/games/sapone';
import type { Kind, Move, Sale, State } from '@mazzo/games/sapone';
import * as saponeText from '@mazzo/games/sapone/text';
import { hole, putInBag, optionsFrom } from '@mazzo/kernel';
import type { Card, Language, Seat, Slot } from '@mazzo/kernel';
import { face } from './face.ts';
import { answered as answeredAt, moveMeant as moveMeantAt, readerAt } from '../reader.fixture.ts';
import type { SaponeReader } from './text/text.ts';

export function reader(language: Language, changes: Partial<SaponeReader> = {}): SaponeReader {
  return readerAt(face, saponeText, language, changes);
}

const backs: Readonly<Record<string, Slot>> = {
  market: hole(MARKET, MARKET),
  soapDeck: hole(SOAP, SOAP),
};

/** Cards by their names; `market` and `soapDeck` are cards unseen. */
const slots = (names: string): Slot[] =>
  names
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => backs[name] ?? cardOf(name as Kind));

export const card = (name: Kind): Card => cardOf(name);

interface Lying {
  /** From the first seat on, which is one's own. */
  readonly hands: readonly string[];
  readonly top?: string;
  readonly phase?: State['phase'];
  readonly turn?: Seat;
  readonly options?: Partial<State['options']>;
}

export function table({
  hands,
  top = 'market',
  phase = { kind: 'trade' },
  turn = 0,
  options = {},
}: Lying): State {
  const view = sapone.blank(optionsFrom(sapone.options, options), hands.length);
  sapone.apply(view, { type: 'roundBegan', round: 1, first: 0 });
  for (const [seat, names] of hands.entries()) {
    for (const slot of slots(names)) putInBag(view.hands[seat]!, slot);
    view.sizes[seat] = slots(names).length;
  }
  view.market = [...new Array<Slot>(29).fill(backs.market!), ...slots(top)];
  view.facing = [...new Array<-1>(29).fill(-1), top === 'market' ? 0 : UP];
  view.faceUp = 12;
  view.soap = new Array<Slot>(38).fill(backs.soapDeck!);
  view.out = new Array<Slot>(6).fill(backs.market!);
  view.phase = phase;
  view.turn = turn;
  return view;
}

/** A sale of somebody's, with bids in order of the seats. */
export function sale(of: Partial<Omit<Sale, 'bids'>>, bids: readonly string[] = []): Sale {
  const laid = Array.from({ length: 4 }, (_, seat) =>
    slots(bids[seat] ?? '').map((slot) => ({ card: slot, statement: null })),
  );
  return {
    seller: 1,
    card: backs.market!,
    claim: cardOf('leek'),
    wish: null,
    passed: 0,
    asked: 0,
    open: false,
    ...of,
    bids: laid,
  };
}

const hands = [
  'coin coin coin leek broom rake soap doubleSoap twoCoins',
  'market market leek',
  'market coin coin soapDeck',
  'market',
];
const unsold = sale({}, ['rake', '', 'market market']);
const ignored = sale({});
const mine = sale({ seller: 0, card: cardOf('coin') }, ['', 'market', 'market coin']);

export const views = {
  pick: table({ hands, phase: { kind: 'pick' }, top: 'scythe' }),
  trade: table({ hands }),
  bidding: table({ hands, phase: { kind: 'bidding', sale: unsold }, turn: 1 }),
  passed: table({ hands, phase: { kind: 'bidding', sale: { ...unsold, passed: 1 } }, turn: 1 }),
  /** All but the last have passed, or all but two; and there is no bid. */
  unwanted: table({
    hands,
    phase: { kind: 'bidding', sale: { ...ignored, passed: 1 + 4 } },
    turn: 1,
  }),
  unheard: table({ hands, phase: { kind: 'bidding', sale: { ...ignored, passed: 1 } }, turn: 1 }),
  decide: table({ hands, phase: { kind: 'decide', sale: mine } }),
  decided: table({ hands, phase: { kind: 'decide', sale: unsold }, turn: 1 }),
  gift: table({
    hands,
    phase: { kind: 'gift', sale: { ...unsold, card: cardOf('leek'), open: true }, doubter: 0 },
    turn: 1,
  }),
  diamond: table({
    hands: ['diamond coin', 'market', '', ''],
    phase: { kind: 'diamond', seat: 0 },
  }),
  coinless: table({ hands: ['leek rake pick', 'market', '', ''] }),
  poor: table({ hands: ['coin leek', 'market', '', ''] }),
} as const;

/** Without the spaces that keep words together. */
export const plain = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replaceAll('\u00A0', ' '));

export const answered = (view: State, line: string, at: SaponeReader): string | null =>
  answeredAt(face, line, view, at);

export const moveMeant = (line: string, view: State, at: SaponeReader): Move | null =>
  moveMeantAt(face, line, view, at);
