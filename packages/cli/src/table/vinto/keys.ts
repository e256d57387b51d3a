/** What is typed at a Vinto table, and what it means. */
import { actionWords, nextStep, rankOf, ranks, vinto } from '@mazzo/games/vinto';
import type { Move, Rank, State } from '@mazzo/games/vinto';
import * as vintoText from '@mazzo/games/vinto/text';
import { tellMove } from '@mazzo/kernel';
import type { Seat } from '@mazzo/kernel';
import type { Row } from '../../text/text.ts';
import type { Meaning } from '../face.ts';
import type { VintoReader, VintoWords } from './text/text.ts';

type Named<Type extends Move['type']> = Extract<Move, { type: Type }>;

export function keyOf(move: Move, { own, to }: VintoReader): string {
  const { keys } = own;
  switch (move.type) {
    case 'draw':
    case 'take':
    case 'play':
    case 'discard':
      return keys[move.type][0];
    case 'peek':
      return String(move.slot + 1);
    case 'swap': {
      const place = `${keys.swap[0]}${move.slot + 1}`;
      return move.declare === null ? place : `${place} ${rankKey(move.declare, own)}`;
    }
    case 'target':
      return `${move.seat === to.you ? '' : initial(to.name(move.seat))}${move.slot + 1}`;
    case 'name':
      return rankKey(move.rank, own);
    case 'giveCard':
      return move.seat === to.you ? keys.me[0] : initial(to.name(move.seat));
    case 'swapThem':
      return keys.swap[0];
    case 'tossIn':
      return `${keys.toss[0]}${move.slot + 1}`;
    case 'leaveThem':
    case 'decline':
    case 'pass':
    case 'passTurn':
      return keys.no[0];
    case 'callVinto':
      return keys.call[0];
    case 'endTurn':
      return keys.end[0];
    case 'timeUp': // Nobody types it.
      return '';
  }
}

/** The game's own words for a rank. */
export function tellRank(rank: Rank, { words, to }: VintoReader): string {
  const name: Move = { type: 'name', rank };
  return tellMove(words, name, to);
}

/** As it is printed on the card; a joker has a word. */
function rankKey(rank: Rank, { ranks: words }: VintoWords): string {
  const name = ranks[rank]!;
  return name === 'joker' ? (words.joker?.[0] ?? name) : name.toLowerCase();
}

function initial(name: string): string {
  return name.charAt(0).toLowerCase();
}

/** Of all that a word can mean, what is allowed now; else the first, to be refused with its reason. */
export function meaning(
  line: string,
  view: State,
  seat: Seat,
  reader: VintoReader,
): Meaning<Move> | null {
  const readings = [
    ...answers(line, view, seat, reader),
    ...places(line, seat, view, reader),
    ...plainMoves(line, view.action?.seat === seat, reader.own),
  ];
  const move = readings.find((one) => vinto.check(view, seat, one) === null) ?? readings[0];
  return move === undefined ? null : { kind: 'move', move };
}

/** A rank or a player, where the action under way asks for one: elsewhere `q` leaves, `d` draws. */
function answers(word: string, view: State, seat: Seat, reader: VintoReader): Move[] {
  const { action } = view;
  if (action?.seat !== seat) return [];
  const step = nextStep(view, action);
  if (step === 'rank') {
    const rank = rankNamed(word, reader.own);
    return rank === null ? [] : [{ type: 'name', rank }];
  }
  if (step !== 'player') return [];
  if (reader.own.keys.me.includes(word)) return [{ type: 'giveCard', seat }];
  return seatsNamed(word, seat, view, reader).map((other) => ({ type: 'giveCard', seat: other }));
}

function rankNamed(word: string, { ranks: words }: VintoWords): Rank | null {
  const rank = ranks.findIndex(
    (name) => name.toLowerCase() === word || words[name]?.includes(word) === true,
  );
  return rank < 0 ? null : rank;
}

/** The other player whose name begins so, if it is one. */
function seatsNamed(word: string, you: Seat, view: State, { to }: VintoReader): Seat[] {
  if (word === '') return [];
  const named = [...view.hands.keys()].filter(
    (seat) => seat !== you && to.name(seat).toLowerCase().startsWith(word),
  );
  return named.length === 1 ? named : [];
}

/** Words with the number of a place: `3`, `b3`, `s3`, `s3 q`, `i3`. */
function places(word: string, seat: Seat, view: State, reader: VintoReader): Move[] {
  const [, letters, digits, rest] = /^([^\d\s]*)\s*([1-9]\d?)\s*(.*)$/u.exec(word) ?? [];
  if (letters === undefined || digits === undefined || rest === undefined) return [];
  const { keys } = reader.own;
  const slot = Number(digits) - 1;
  if (keys.swap.includes(letters)) {
    const declare = rest === '' ? null : rankNamed(rest, reader.own);
    return rest !== '' && declare === null ? [] : [{ type: 'swap', slot, declare }];
  }
  if (rest !== '') return [];
  if (keys.toss.includes(letters)) return [{ type: 'tossIn', slot }];
  if (letters !== '') {
    return seatsNamed(letters, seat, view, reader).map((other) => aim(other, slot));
  }
  return view.phase.kind === 'peek' ? [{ type: 'peek', slot }] : [aim(seat, slot)];
}

function aim(seat: Seat, slot: number): Move {
  return { type: 'target', seat, slot };
}

function plainMoves(word: string, acting: boolean, { keys }: VintoWords): Move[] {
  const no: readonly Move[] = acting
    ? [{ type: 'decline' }, { type: 'leaveThem' }]
    : [{ type: 'pass' }, { type: 'passTurn' }];
  const meanings: readonly (readonly [readonly string[], readonly Move[]])[] = [
    [keys.draw, [{ type: 'draw' }]],
    [keys.take, [{ type: 'take' }]],
    [keys.play, [{ type: 'play' }]],
    [keys.discard, [{ type: 'discard' }]],
    [keys.swap, [{ type: 'swapThem' }]],
    [keys.no, no],
    [keys.call, [{ type: 'callVinto' }]],
    [keys.end, [{ type: 'endTurn' }]],
  ];
  return meanings.flatMap(([words, moves]) => (words.includes(word) ? moves : []));
}

/** What is not listed comes first: what an action asks for, and a draw. */
const lastOffers: readonly Move['type'][] = [
  'play',
  'swap',
  'discard',
  'tossIn',
  'leaveThem',
  'decline',
  'pass',
  'callVinto',
  'endTurn',
];

/** A line for each kind of move; places and ranks are not listed one by one. */
export function offers(view: State, seat: Seat, reader: VintoReader): Row[] {
  const order = (move: Move) => lastOffers.indexOf(move.type);
  const moves = vinto.legal(view, seat).toSorted((a, b) => order(a) - order(b));
  const kinds = new Map<string, Move[]>();
  for (const move of moves) {
    const kind = move.type === 'target' ? `${move.type} ${move.seat}` : move.type;
    kinds.set(kind, [...(kinds.get(kind) ?? []), move]);
  }
  return [...kinds.values()].flatMap((alike) => offer(alike, view, reader));
}

function offer(alike: readonly Move[], view: State, reader: VintoReader): Row[] {
  const { own, words, to } = reader;
  const { offer: said } = own;
  const first = alike[0]!;
  const spanned = span(alike.map((move) => keyOf(move, reader)));
  switch (first.type) {
    case 'peek':
      return [[spanned, said.peek]];
    case 'take': {
      const top = view.pile.at(-1)!;
      return [
        [
          spanned,
          said.take(words.card(top), actionWords(rankOf(top), view, vintoText[reader.language])),
        ],
      ];
    }
    case 'play': {
      const drawn = view.phase.kind === 'decide' ? rankOf(view.phase.drawn) : 0;
      return [[spanned, said.play(actionWords(drawn, view, vintoText[reader.language]))]];
    }
    case 'swap':
      return swapOffers(alike as Named<'swap'>[], reader);
    case 'target':
      return [
        [spanned, first.seat === to.you ? said.yourCards : said.cardsOf(to.name(first.seat))],
      ];
    case 'name':
      return [[rankSpan(alike as Named<'name'>[], reader), said.name]];
    case 'tossIn':
      return [[spanned, said.toss]];
    default:
      return alike.map((move) => [keyOf(move, reader), tellMove(words, move, to)]);
  }
}

function swapOffers(swaps: readonly Named<'swap'>[], reader: VintoReader): Row[] {
  const { own } = reader;
  const plain = swaps.filter(({ declare }) => declare === null);
  const example = { ...plain[0]!, declare: ranks.indexOf('Q') };
  const queen = tellRank(example.declare, reader);
  return [
    [span(plain.map((move) => keyOf(move, reader))), own.offer.swap],
    [keyOf(example, reader), own.offer.declare(queen)],
  ];
}

/** Numbers as a span, letters one by one. */
function rankSpan(moves: readonly Named<'name'>[], reader: VintoReader): string {
  const named = moves.map((move) => keyOf(move, reader));
  const numbers = named.filter((key) => /^\d/.test(key));
  return [span(numbers), ...named.filter((key) => !/^\d/.test(key))].join(' ');
}

/** `s1 … s5`; with gaps, one by one as long as there are few. */
function span(keys: readonly string[]): string {
  const number = (key: string) => Number(/\d+$/.exec(key)?.[0]);
  const [first, last] = [keys[0]!, keys.at(-1)!];
  const whole = number(last) - number(first) === keys.length - 1;
  return keys.length > 2 && (whole || keys.length > MANY) ? `${first} … ${last}` : keys.join(' ');
}

const MANY = 6;
