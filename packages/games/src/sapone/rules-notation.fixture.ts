/** How stories are written: see rules.fixture. */
import type { Seat } from '@mazzo/kernel';
import { kinds } from './cards.ts';
import type { Topic } from './cards.ts';
import type { Options } from './options.ts';
import { cardsSigned, cardSigned, signOf, stackOf } from './rules-deck.fixture.ts';
import type { Draw, Stack } from './rules-deck.fixture.ts';
import type { Event, Move } from './types.ts';

export interface Setup {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly seed?: string;
}

/** What was dealt, and what happens then. */
export function partsOf(told: string): [string, string] {
  const words = wordsOf(told);
  const lies = words.filter((word) => word[1] === '=');
  return [lies.join(' '), words.slice(lies.length).join(' ')];
}

export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

export function stackFor(lies: string, words: readonly string[], seats: number): Stack {
  const said = new Map(wordsOf(lies).map((word) => [word[0]!, cardsSigned(word.slice(2))]));
  const hands = lettersOf(seats).map((letter) => said.get(letter) ?? cardsSigned('2c1'));
  const at = words.findIndex((word) => word.startsWith('~'));
  const pause = at < 0 ? words.length : at;
  const end = words.slice(pause).flatMap(drawIn);
  const left = at < 0 ? 0 : Number(words[at]!.slice(1));
  const bought = words.flatMap((word) => /^[A-H]%.*:(.+)$/.exec(word)?.[1] ?? []);
  return stackOf(hands, words.slice(0, pause).flatMap(drawIn), end, left, bought.map(cardSigned));
}

function drawIn(word: string): Draw[] {
  const [, sign, up] = /^[A-H][+:](\w+)(\^?)$/.exec(word) ?? [];
  return sign === undefined ? [] : [{ card: cardSigned(sign), up: up === '^' }];
}

export function lettersOf(seats: number): string[] {
  return 'ABCDEFGH'.slice(0, seats).split('');
}

/** A move as a story writes it, without the letter of whoever makes it. */
export function readMove(said: string, seatOf: (letter: string) => Seat): Move {
  const rest = said.slice(1);
  const [named, other] = rest.split(':') as [string, string?];
  switch (said[0]) {
    case '+':
      return { type: 'pick' };
    case '$':
      return sellOf(named, other ?? named);
    case '%':
      return { type: 'buy', cards: cardsSigned(named) };
    case '*':
      return { type: 'bid', card: cardSigned(named), statement: other ? topicOf(other) : null };
    case '-':
      return { type: 'pass' };
    case '?':
      return { type: 'doubt' };
    case '>':
      return { type: 'give', card: cardSigned(named) };
    case '@':
      return { type: 'accept', seat: seatOf(named) };
    case '#':
      return { type: 'declare', kind: cardSigned(named) };
    case '.':
      return { type: rest === 'more' ? 'askMore' : 'endSale' };
    default:
      throw new Error(`${said} is no step of a story`);
  }
}

/** The word of a story with the cards that really came. */
export function asItWent(word: string, events: readonly Event[]): string {
  const picked = events.find((event) => event.type === 'picked');
  if (picked !== undefined) return `${word[0]}+${signOf(picked.card)}${picked.open ? '^' : ''}`;
  const bought = events.find((event) => event.type === 'bought');
  return bought === undefined ? word : `${word.split(':')[0]}:${signOf(bought.card)}`;
}

export function tellMove(move: Move): string {
  switch (move.type) {
    case 'sell':
      return `$${signOf(move.card)}${move.claim === move.card ? '' : `:${signOf(move.claim)}`}`;
    case 'give':
      return `>${signOf(move.card)}`;
    case 'declare':
      return `#${signOf(move.kind)}`;
    default:
      return move.type;
  }
}

function sellOf(card: string, claim: string): Move {
  return { type: 'sell', card: cardSigned(card), claim: cardSigned(claim), wish: null };
}

/** A kind by its sign, or a category by its name. */
function topicOf(said: string): Topic {
  return /\d|^d$/.test(said) ? kinds[cardSigned(said)]! : (said as Topic);
}
