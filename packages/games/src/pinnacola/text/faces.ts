/** What is written the same in every language, and what a meld is called before it is put into words. */
import { optionsFrom } from '@mazzo/kernel';
import type { Card } from '@mazzo/kernel';
import { HIGH_ACE, rankOf, ranks, suitOf } from '../cards.ts';
import type { Position, Suit } from '../cards.ts';
import { cardsOf, isPinnacola, isPinnacolone, isPoker } from '../melds.ts';
import type { CardSet, Meld, Run } from '../melds.ts';
import { options as fields } from '../options.ts';
import type { Options } from '../options.ts';

const suitSigns = ['♣', '♦', '♥', '♠'];

/** "7♥" */
export function face(card: Card): string {
  return `${ranks[rankOf(card)]}${suitSigns[suitOf(card)]}`;
}

/** "3–7♥" */
export function span({ suit, from, to }: Run): string {
  return `${place(from)}–${place(to)}${suitSigns[suit]}`;
}

function place(position: Position): string {
  return ranks[position === HIGH_ACE ? 0 : position]!;
}

/** "♣♦♥" */
export function suitsOf({ suits }: CardSet): string {
  return suitSigns.filter((_, suit: Suit) => (suits >> suit) & 1).join('');
}

/** "+90", "−35", "0" */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0';
}

export type MeldName = 'run' | 'pinnacola' | 'pinnacolone' | 'three' | 'four' | 'poker';

const strictest = optionsFrom<Options>(fields, { jokers: 'clean' });

/** Where the options are not known, a joker may cost a meld its great name (P-7): it goes by its plain one. */
export function nameOf(meld: Meld, options: Options = strictest): MeldName {
  if (meld.kind === 'run') {
    if (isPinnacolone(meld, options)) return 'pinnacolone';
    return isPinnacola(meld, options) ? 'pinnacola' : 'run';
  }
  if (isPoker(meld, options)) return 'poker';
  return cardsOf(meld).length > 3 ? 'four' : 'three';
}
