/** What could be done, and what it is worth, wherever a seat is asked. */
import type { Position, Weighed } from '@mazzo/kernel';
import { answer } from '../moves.ts';
import { mayBid } from '../table.ts';
import type { Move, Sale, State } from '../types.ts';
import { weighDiamond } from './declare.ts';
import type { Memory } from './memory.ts';
import { spare } from './prices.ts';
import { weighAnswers, weighBids, weighDoubt } from './sale.ts';
import { weighGifts, weighTrade } from './trade.ts';

export function weigh(position: Position<State, Memory>): readonly Weighed<Move>[] {
  const { view, seat } = position;
  const { phase } = view;
  switch (phase.kind) {
    case 'trade':
      return weighTrade(position);
    case 'bidding':
      return mayBid(view, phase.sale, seat)
        ? weighBids(position, phase.sale)
        : weighUnasked(position, phase.sale);
    case 'decide':
      return seat === phase.sale.seller
        ? weighAnswers(position, phase.sale)
        : weighUnasked(position, phase.sale);
    case 'gift':
      return weighGifts(view.hands[seat]!.cards, spare(view, phase.sale, seat));
    case 'diamond':
      return weighDiamond(position);
    default:
      return [{ move: answer.pick[0]!, value: 0, reasons: {} }];
  }
}

/** Nobody waits for a doubt, so a bad one is not even thought of. */
function weighUnasked(position: Position<State, Memory>, sale: Sale): Weighed<Move>[] {
  const doubt = weighDoubt(position, sale);
  const nothing = { move: null, value: 0, reasons: doubt.reasons };
  return position.free && doubt.value <= 0 ? [nothing] : position.free ? [nothing, doubt] : [doubt];
}
