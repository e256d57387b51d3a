/** Worlds that explain what the others did: what an owner has seen and kept is low. */
import { isHole, lotOfHole } from '@mazzo/kernel';
import type { Chance, Seat } from '@mazzo/kernel';
import { rankOf } from '../cards.ts';
import { imagine } from '../imagine.ts';
import { has } from '../table.ts';
import type { State } from '../types.ts';
import type { Memory } from './memory.ts';
import { HARDLY } from './outlook.ts';

/** After so many that do not fit either, it is taken as it comes. */
const TRIES = 6;

export function imagineLikely(view: State, seat: Seat, memory: Memory, chance: Chance): State {
  const world = imagine(view, seat, chance);
  for (const [owner, row] of memory.ruledOut.entries()) {
    for (let slot = 0; slot < row.length; slot++) {
      const held = view.hands[owner]![slot];
      if (row[slot] !== 0 && held !== undefined && isHole(held)) {
        refit(world, view, { owner, slot, ruledOut: row[slot]!, lot: lotOfHole(held) }, chance);
      }
    }
  }
  return world;
}

interface Doubted {
  readonly owner: Seat;
  readonly slot: number;
  readonly ruledOut: number;
  readonly lot: number;
}

/** Exchanges a card that is hardly there with one of the same shuffle from the draw pile. */
function refit(world: State, view: State, doubted: Doubted, chance: Chance): void {
  const { owner, slot, ruledOut, lot } = doubted;
  const row = world.hands[owner]!;
  if (!has(ruledOut, rankOf(row[slot]!)) || chance.below(1000) < 1000 * HARDLY) return;
  for (let tries = 0; tries < TRIES && world.deck.length > 0; tries++) {
    const at = chance.below(world.deck.length);
    const there = view.deck[at]!;
    if (!isHole(there) || lotOfHole(there) !== lot) continue;
    if (has(ruledOut, rankOf(world.deck[at]!))) continue;
    const held = row[slot]!;
    row[slot] = world.deck[at]!;
    world.deck[at] = held;
    return;
  }
}
