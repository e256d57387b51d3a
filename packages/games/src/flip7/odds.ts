/** How likely the next card is a bust: everybody knows which cards the deck still holds. */
import type { Seat } from '@mazzo/kernel';
import { bustsOn } from './line.ts';
import type { State } from './types.ts';

/** An empty deck is about to be made of the discards. */
export function unseenCounts(view: State): readonly number[] {
  return view.deck.length > 0 ? (view.lots[0]?.unseen ?? []) : view.discard;
}

export function bustRisk(view: State, seat: Seat): number {
  const line = view.players[seat]!;
  let busts = 0;
  let all = 0;
  for (const [card, count] of unseenCounts(view).entries()) {
    all += count;
    if (bustsOn(line, card)) busts += count;
  }
  return all === 0 ? 0 : busts / all;
}
