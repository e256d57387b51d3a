/**
 * Melds and moves in card notation. `3h-7h` a run, `3h-7h*5h` with a joker as the five, `Qs-As` up to
 * the high ace, `As-As` all fourteen (`As-As*hi`: the high ace is a joker); `7cdh` a set, `7cd*` with a
 * joker; `****` a Poker of Jokers. A rest of a turn, of A against B: `3h-5h A1>2h-8h A2> B1<5h -9c`,
 * that is a new run, A's first meld as it will lie, A's second taken up, a 5h for the joker in B's
 * first meld, and the discard.
 */
import { cardNamed } from '@mazzo/kernel';
import type { Card, Seat } from '@mazzo/kernel';
import { cards, HIGH_ACE, ranks, suits } from './cards.ts';
import type { Meld } from './melds.ts';
import type { Finish, State } from './types.ts';

export function nameOf(card: Card): string {
  return cards.names[card] ?? 'hidden';
}

export function cardOf(name: string): Card {
  const card = cardNamed(cards, name);
  if (card === null) throw new Error(`there is no card ${name}`);
  return card;
}

const RUN = /^(A|10|[2-9JQK])([cdhs])-(A|10|[2-9JQK])[cdhs](?:\*(hi|A|10|[2-9JQK])[cdhs]?)?$/;
const SET = /^(A|10|[2-9JQK])([cdhs]+)(\*?)$/;

export function readMeld(text: string): Meld {
  if (text === '****') return { kind: 'jokers' };
  const run = RUN.exec(text);
  if (run !== null) {
    const [, low, suit, high, wild] = run as unknown as [string, string, string, string, string?];
    const from = rank(low);
    const to = high === 'A' ? HIGH_ACE : rank(high);
    return { kind: 'run', suit: suitNamed(suit), from, to, joker: wildPlace(wild, from) };
  }
  const set = SET.exec(text);
  if (set === null) throw new Error(`${text} is no meld`);
  const mask = set[2]!.split('').reduce((sum, suit) => sum + 2 ** suitNamed(suit), 0);
  return { kind: 'set', rank: rank(set[1]!), suits: mask, joker: set[3] === '*' };
}

function wildPlace(name: string | undefined, from: number): number | null {
  if (name === undefined) return null;
  if (name === 'hi' || (name === 'A' && from > 0)) return HIGH_ACE;
  return rank(name);
}

function rank(name: string): number {
  return ranks.findIndex((other) => other === name);
}

function suitNamed(name: string): number {
  return suits.findIndex((other) => other === name);
}

export function tellMeld(meld: Meld): string {
  if (meld.kind === 'jokers') return '****';
  if (meld.kind === 'set') {
    const shown = suits.filter((_, suit) => Math.floor(meld.suits / 2 ** suit) % 2 === 1);
    return `${ranks[meld.rank]}${shown.join('')}${meld.joker ? '*' : ''}`;
  }
  const at = (place: number): string => `${ranks[place % ranks.length]}${suits[meld.suit]}`;
  const wild = meld.joker === HIGH_ACE && meld.from === 0 ? 'hi' : at(meld.joker ?? 0);
  return `${at(meld.from)}-${at(meld.to)}${meld.joker === null ? '' : `*${wild}`}`;
}

/** A rest of a turn as it is written above. */
export function readFinish(text: string): Finish {
  const finish: Finish = { type: 'finish', melds: [], changes: [], replacements: [], discard: -1 };
  for (const word of text.split(/\s+/).filter((said) => said !== '')) {
    const change = /^[AB](\d+)>(.*)$/.exec(word);
    const put = /^[AB](\d+)<(.*)$/.exec(word);
    if (word.startsWith('-')) finish.discard = cardOf(word.slice(1));
    else if (change !== null) {
      const to = change[2] === '' ? null : readMeld(change[2]!);
      finish.changes.push({ meld: Number(change[1]) - 1, to });
    } else if (put !== null) {
      finish.replacements.push({ meld: Number(put[1]) - 1, card: cardOf(put[2]!) });
    } else finish.melds.push(readMeld(word));
  }
  return finish;
}

export function tellFinish({ melds, changes, replacements, discard }: Finish): string {
  return [
    ...melds.map(tellMeld),
    ...changes.map(({ meld, to }) => `A${meld + 1}>${to === null ? '' : tellMeld(to)}`),
    ...replacements.map(({ meld, card }) => `B${meld + 1}<${nameOf(card)}`),
    `-${nameOf(discard)}`,
  ].join(' ');
}

export function handNames(counts: readonly number[]): string {
  return counts.flatMap((n, card) => new Array<string>(n).fill(nameOf(card))).join(' ');
}

/** The whole situation of a seat, which is A here. */
export function tellTable(state: State, seat: Seat): string {
  const { options, phase } = state;
  const owed = phase.kind === 'meld' && phase.owed !== null ? `, owes ${nameOf(phase.owed)}` : '';
  return [
    `${phase.kind}${owed}: ${handNames(state.hands[seat]!.cards)}`,
    `A ${state.melds[seat]!.map(tellMeld).join(' ')}`,
    `B ${state.melds[1 - seat]!.map(tellMeld).join(' ')}`,
    `pozzo ${state.pozzo.map(nameOf).join(' ')}`,
    `${options.jokers} ${options.earlierMelds} ${options.pozzo}`,
  ].join(' | ');
}
