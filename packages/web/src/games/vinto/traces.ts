/**
 * Cards that others have looked at or swapped since the player's last turn ended, and those that came
 * into a row since the player last drew or took one: all have seen it.
 */
import type { Event } from '@mazzo/games/vinto';
import type { Seat } from '@mazzo/kernel';
import type { Id, Trace } from '../../table/scene.ts';
import { slotId } from './places.ts';

export function traces(story: readonly Event[], you: Seat): ReadonlyMap<Id, Trace> {
  const left = new Map<Id, Trace>();
  const lengths: number[] = [];
  /** Before the first turn everybody looks at cards of their own. */
  let turn: Seat | null = you;
  const leave = (seat: Seat, slot: number, trace: Trace | null) => {
    if (trace === null) left.delete(slotId(seat, slot));
    else left.set(slotId(seat, slot), trace);
  };
  const forget = (isOver: (trace: Trace) => boolean) => {
    for (const [id, trace] of left) if (isOver(trace)) left.delete(id);
  };
  /** V-21: at the right end. */
  const add = (seat: Seat, trace: Trace | null) => {
    const slot = lengths[seat] ?? 0;
    lengths[seat] = slot + 1;
    leave(seat, slot, trace);
  };
  for (const event of story) {
    switch (event.type) {
      case 'roundBegan':
        lengths.length = 0;
        left.clear();
        turn = you;
        break;
      case 'dealt':
        add(event.seat, null);
        break;
      case 'penaltyDrawn':
      case 'gaveCard':
        add(event.seat, 'new');
        break;
      // All cards are laid open: who had seen which is worth nothing now.
      case 'shown':
        left.clear();
        turn = you;
        break;
      case 'turnBegan':
        // Drawn for a mistake in one's own turn, it would be gone before it was seen.
        if (turn === you) forget((trace) => trace !== 'new');
        turn = event.seat;
        break;
      case 'drew':
      case 'took':
      case 'turnPassed':
        if (event.seat === you) forget((trace) => trace === 'new');
        break;
      case 'looked':
        if (event.by !== you) leave(event.seat, event.slot, 'eye');
        break;
      case 'swapped':
        leave(event.seat, event.slot, event.seat === you ? null : 'swap');
        break;
      case 'cardsSwapped': {
        const trace = event.by === you ? null : 'swap';
        leave(event.seat, event.slot, trace);
        leave(event.other, event.otherSlot, trace);
        break;
      }
      case 'tossedIn':
      case 'namedRight':
        leave(event.seat, event.slot, null);
        break;
      default:
    }
  }
  return left;
}
