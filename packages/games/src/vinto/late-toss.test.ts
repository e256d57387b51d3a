import { chanceFrom, createMatch, decisionOf } from '@mazzo/kernel';
import type { Event } from './types.ts';
import { expect, test } from 'vitest';
import { vinto } from './index.ts';
import { subject } from './subject.ts';

/** Plays random rounds until so many swaps have happened within a toss-in window. */
function swapsInWindows(wanted: number): { seat: number; before: number; after: number }[] {
  const found: { seat: number; before: number; after: number }[] = [];
  const chance = chanceFrom('sfc32:late toss');
  for (let n = 0; found.length < wanted; n++) {
    const options = { session: 'rounds', rounds: 1 } as const;
    const match = createMatch(vinto, { seed: `sfc32:late ${n}`, options });
    for (;;) {
      const before = match.status();
      if (before.over) break;
      const { seat } = before.decisions[chance.below(before.decisions.length)]!;
      const moves = match.legal(seat);
      const played = match.play(seat, subject.pickMove!(match.state, seat, moves, chance));
      const after = match.status();
      const swap = played.ok ? played.events.find(isSwap) : undefined;
      if (swap === undefined || match.state.phase.kind !== 'tossIn') continue;
      for (const moved of [swap.seat, swap.other]) {
        const [was, is] = [decisionOf(before, moved)?.id, decisionOf(after, moved)?.id];
        if (was !== undefined && is !== undefined)
          found.push({ seat: moved, before: was, after: is });
      }
    }
  }
  return found;
}

function isSwap(event: Event): event is Extract<Event, { type: 'cardsSwapped' }> {
  return event.type === 'cardsSwapped';
}

test('[C-10] a toss-in sent before a swap moved the card comes too late', () => {
  for (const { before, after } of swapsInWindows(20)) expect(after).toBeGreaterThan(before);
});
