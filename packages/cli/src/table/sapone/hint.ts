/** What a hint says at a Sapone table beside the move. */
import { copiesOf, isImpossible, saleOf, sapone, surelyElsewhere } from '@mazzo/games/sapone';
import type { Move, Sale, State } from '@mazzo/games/sapone';
import { decisionOf, tellMove } from '@mazzo/kernel';
import type { Seat } from '@mazzo/kernel';
import { keyOf } from './keys.ts';
import type { SaponeReader } from './text/text.ts';

/** How far one may believe a claim; of whoever may do no more than doubt, also whether to. */
export function consider(view: State, seat: Seat, reader: SaponeReader): string {
  const sale = saleOf(view);
  if (sale === null || sale.open || sale.seller === seat) return '';
  const known = knownOf(view, sale, reader);
  const isFree = decisionOf(sapone.status(view), seat)?.pace === 'free';
  return isFree ? adviceOn(isImpossible(view, sale), known, reader) : known;
}

const doubt: Move = { type: 'doubt' };

/** S-8: a doubt of a true claim costs a card, so that only what one knows is worth one. */
function adviceOn(isBluff: boolean, known: string, reader: SaponeReader): string {
  const { hint, typeIt, wait } = reader.text.play;
  const said = isBluff
    ? [hint(tellMove(reader.words, doubt, reader.to)), known, typeIt(keyOf(doubt, reader))]
    : [known, wait.hint, typeIt(wait.keys[0])];
  return said.join(' ');
}

function knownOf(view: State, sale: Sale, { own, words, to }: SaponeReader): string {
  const { claim, seller } = sale;
  return own.consider({
    claim: words.card(claim),
    copies: copiesOf(claim),
    elsewhere: surelyElsewhere(view, sale),
    there: view.hands[seller]!.cards[claim]!,
    seller: to.name(seller),
    isBluff: isImpossible(view, sale),
  });
}
