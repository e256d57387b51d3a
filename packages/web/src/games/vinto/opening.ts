/** Until everybody has looked at two cards: what is asked, and what may be touched. */
import { vinto } from '@mazzo/games/vinto';
import type { Event, Move, State } from '@mazzo/games/vinto';
import type { Seat } from '@mazzo/kernel';
import type { Eyes } from '../../play/page-face.ts';
import type { Meaning, Touches } from '../../play/touches.ts';
import type { Id, Tray } from '../../table/scene.ts';
import type { BegunMove } from './begun-move.ts';
import { slotId } from './places.ts';
import type { VintoWords } from './text/text.ts';
import { awaited } from './waiting.ts';

export function isOpening({ phase }: State): boolean {
  return phase.kind === 'peek';
}

/** Others look at their cards meanwhile; with the last look a turn begins. */
export function staysOpening({ type }: Event): boolean {
  return type === 'looked';
}

export function openingTray(
  view: State,
  { seat, words, own, to }: Eyes<BegunMove, VintoWords>,
): Tray {
  const { phase } = view;
  const left = seat === null || phase.kind !== 'peek' ? 0 : phase.left[seat]!;
  if (left > 0) return { question: words.ask.peek(left), note: own.notes.peek, buttons: [] };
  return { question: own.peeking(awaited(view).map(to.name)), note: null, buttons: [] };
}

export function openingTouches(view: State, seat: Seat): Touches<Move, BegunMove> {
  const taps = new Map<Id, Meaning<Move, BegunMove>>();
  for (const move of vinto.legal(view, seat)) {
    if (move.type === 'peek') taps.set(slotId(seat, move.slot), { kind: 'move', move });
  }
  return { taps, drops: new Map() };
}
