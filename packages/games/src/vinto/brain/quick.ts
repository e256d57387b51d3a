/** How everybody plays in imagined worlds: as `good` does, but what is often asked is answered at once. */
import { bestOf, soberly } from '@mazzo/kernel';
import type { Chance, Seat } from '@mazzo/kernel';
import { rankOf, valueOf } from '../cards.ts';
import { canDraw, canTake, has } from '../table.ts';
import { GAP } from '../types.ts';
import type { Move, State } from '../types.ts';
import type { Memory } from './memory.ts';
import { weigh } from './weigh.ts';

const draw: Move = Object.freeze({ type: 'draw' });
const pass: Move = Object.freeze({ type: 'pass' });

export function quick(world: State, seat: Seat, chance: Chance, memory: Memory): Move | null {
  const { phase, action } = world;
  if (action?.seat !== seat) {
    if (phase.kind === 'tossIn') return quickToss(world, seat);
    if (phase.kind === 'start' && !canTake(world) && canDraw(world)) return draw;
  }
  const position = { view: world, seat, free: false, memory, manner: soberly, chance };
  return bestOf(weigh(position)).move;
}

/** Everything that is worth a point or more, as soon as it can be; Kings wait for a better use. */
function quickToss(world: State, seat: Seat): Move | null {
  const hand = world.hands[seat]!;
  const seen = world.seen[seat]!;
  for (let slot = 0; slot < hand.length; slot++) {
    const card = hand[slot]!;
    if (card === GAP || !has(seen[slot]!, seat) || !has(world.ranks, rankOf(card))) continue;
    if (valueOf(card) > 0) return { type: 'tossIn', slot };
  }
  return world.action === null ? pass : null;
}
