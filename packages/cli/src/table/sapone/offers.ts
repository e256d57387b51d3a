/** What may be done at a Sapone table, with an example of what to type for it. */
import {
  claimsFor,
  copiesOf,
  freeOf,
  question as asked,
  saleOf,
  sapone,
} from '@mazzo/games/sapone';
import type { Move, State } from '@mazzo/games/sapone';
import * as saponeText from '@mazzo/games/sapone/text';
import type { Card, Seat } from '@mazzo/kernel';
import type { Row } from '../../text/text.ts';
import { keyOf, phraseKey } from './keys.ts';
import { heldBy } from './moves.ts';
import type { SaponeReader } from './text/text.ts';

export function question(view: State, seat: Seat, { language, to }: SaponeReader): string {
  return asked(view, seat, saponeText[language], to);
}

type Of<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;

/** A line for each kind of move, and few for many bids. */
export function offers(view: State, seat: Seat, reader: SaponeReader): Row[] {
  const byType = new Map<Move['type'], Move[]>();
  for (const move of sapone.legal(view, seat)) {
    byType.set(move.type, [...(byType.get(move.type) ?? []), move]);
  }
  return [...byType.values()].flatMap((moves) => offer(moves, view, seat, reader));
}

function offer(moves: readonly Move[], view: State, seat: Seat, reader: SaponeReader): Row[] {
  const { offer: said } = reader.own;
  const first = moves[0]!;
  switch (first.type) {
    case 'sell':
      return sellOffers(view, seat, reader);
    case 'bid':
      return bidOffers(view, seat, reader);
    case 'give':
      return [[keyOf({ ...first, card: mostHeld(view, seat) }, reader), said.give]];
    case 'accept':
      return acceptOffers(moves as Of<'accept'>[], reader);
    case 'pick':
      return [
        [keyOf(first, reader), said.pick],
        [phraseKey({ says: 'lack', topic: 'leek' }, reader.own), said.talk],
      ];
    default:
      return [[keyOf(first, reader), said[first.type]]];
  }
}

/** The kind one has most of is the likeliest to go. */
function mostHeld(view: State, seat: Seat): Card {
  const sale = saleOf(view);
  const held = (card: Card) =>
    sale === null ? view.hands[seat]!.cards[card]! : freeOf(view, sale, seat, card);
  return heldBy(view, seat).reduce((most, card) => (held(card) > held(most) ? card : most));
}

/** Another name for a card, rarer than most. */
function otherName(card: Card): Card {
  const rare = claimsFor(card).toSorted((a, b) => copiesOf(a) - copiesOf(b));
  return rare.filter((claim) => claim !== card)[RARE]!;
}

const RARE = 2;

function sellOffers(view: State, seat: Seat, reader: SaponeReader): Row[] {
  const { offer: said } = reader.own;
  const card = mostHeld(view, seat);
  const plain: Of<'sell'> = { type: 'sell', card, claim: card, wish: null };
  const wish: Of<'sell'>['wish'] = { topics: ['tools'], atLeast: 2 };
  return [
    [keyOf(plain, reader), said.sell],
    [keyOf({ ...plain, claim: otherName(card) }, reader), said.bluff],
    [keyOf({ ...plain, wish }, reader), said.wish],
  ];
}

function bidOffers(view: State, seat: Seat, reader: SaponeReader): Row[] {
  const { offer: said } = reader.own;
  const card = mostHeld(view, seat);
  const plain: Of<'bid'> = { type: 'bid', card, statement: null };
  return [
    [keyOf(plain, reader), said.bid],
    [keyOf({ ...plain, statement: 'leek' }, reader), said.statement],
  ];
}

const BIDS_LISTED = 3;

function acceptOffers(accepts: readonly Of<'accept'>[], reader: SaponeReader): Row[] {
  const { own, to } = reader;
  const { accept, acceptOne } = own.offer;
  const isFew = accepts.length <= BIDS_LISTED;
  return accepts
    .slice(0, isFew ? BIDS_LISTED : 1)
    .map((move) => [keyOf(move, reader), (isFew ? accept : acceptOne)(to.name(move.seat))]);
}
