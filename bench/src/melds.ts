/** Random melds of Pinnacola, all of one pack. */
import { cardsOf, JOKER, pinnacola, ranks, suits } from '@mazzo/games/pinnacola';
import type { Meld } from '@mazzo/games/pinnacola';
import type { Chance } from '@mazzo/kernel';

/** By kind, all that there are. */
export function wholePack(): number[] {
  return pinnacola.cards.names.map((_, card) => (card === JOKER ? 4 : 2));
}

/** So many melds of what is left, which is taken from it; fewer where chance finds no more. */
export function randomMelds(chance: Chance, left: number[], count: number): Meld[] {
  const melds: Meld[] = [];
  for (let tries = 0; tries < 100 * count && melds.length < count; tries++) {
    const meld = chance.below(2) === 0 ? randomRun(chance) : randomSet(chance);
    if (take(left, cardsOf(meld))) melds.push(meld);
  }
  return melds;
}

function randomRun(chance: Chance): Meld {
  const length = 3 + chance.below(3);
  const from = chance.below(ranks.length + 2 - length);
  const joker = chance.below(4) === 0 ? from + chance.below(length) : null;
  return { kind: 'run', suit: chance.below(suits.length), from, to: from + length - 1, joker };
}

function randomSet(chance: Chance): Meld {
  const missing = chance.below(suits.length + 1);
  const joker = missing < suits.length && chance.below(4) === 0;
  const all = (1 << suits.length) - 1;
  return { kind: 'set', rank: chance.below(ranks.length), suits: all & ~(1 << missing), joker };
}

/** Takes the cards if they are all there. */
function take(left: number[], cards: readonly number[]): boolean {
  for (const card of cards) left[card]!--;
  if (left.every((count) => count >= 0)) return true;
  for (const card of cards) left[card]!++;
  return false;
}
