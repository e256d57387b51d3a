/** What a seat is asked, in words. */
import { isHole } from '@mazzo/kernel';
import type { Audience, Seat } from '@mazzo/kernel';
import { mayAskMore, mayBid, mayDoubt } from './table.ts';
import type { SaponeText } from './text/text.ts';
import { PRICE, UP } from './types.ts';
import type { Sale, State } from './types.ts';

export function question(view: State, seat: Seat, words: SaponeText, to: Audience): string {
  const { phase } = view;
  const { ask } = words;
  switch (phase.kind) {
    case 'pick': {
      const top = view.market.at(-1)!;
      const seen = view.facing.at(-1) === UP && !isHole(top);
      return ask.pick(seen ? words.card(top) : null);
    }
    case 'trade':
      return ask.trade(view.sizes[seat]! >= PRICE);
    case 'bidding':
    case 'decide':
      return aboutSale(view, phase.sale, seat, words, to);
    case 'gift':
      return ask.give(to.name(phase.sale.seller));
    case 'diamond':
      return ask.declare;
    case 'between':
    case 'over':
      return '';
  }
}

function aboutSale(view: State, sale: Sale, seat: Seat, words: SaponeText, to: Audience): string {
  const { ask } = words;
  const claim = words.card(sale.claim);
  if (sale.seller === seat) return ask.decide(claim, mayAskMore(view, sale));
  const seller = to.name(sale.seller);
  if (view.phase.kind !== 'bidding' || !mayBid(view, sale, seat)) return ask.doubt(seller, claim);
  return ask.bid(seller, claim, { open: sale.open, canDoubt: mayDoubt(view, sale, seat) });
}
