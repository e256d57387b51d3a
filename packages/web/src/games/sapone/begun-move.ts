/** What a gesture or a button means at a Sapone table. Nothing here judges. */
import { cardOf, categories, claimsFor, kinds, mayBid, PRICE, saleOf } from '@mazzo/games/sapone';
import type { Category, Kind, Move, State, Topic, Wish } from '@mazzo/games/sapone';
import { refuse } from '@mazzo/kernel';
import type { Card, Seat } from '@mazzo/kernel';
import type { Intent, Meaning } from '../../play/touches.ts';
import type { Gesture, Id } from '../../table/scene.ts';
import { isPossible, saleKey } from './doubt.ts';
import type { Doubt } from './doubt.ts';
import { CANCEL, DOUBT, LEAST, plainMoves, SAY, SELL, topicOf, wishKey } from './buttons.ts';
import { handId, inHandAt, MARKET_TOP, rowAt, SALE_CARD, SOAP_TOP } from './places.ts';
import type { InHand } from './places.ts';
import { liftedIn } from './taken-up.ts';

/** Cards taken up from the hand, in the order of their kinds; and what is said of them. */
interface Chosen {
  readonly kind: 'chosen';
  readonly cards: readonly Card[];
  /** The same as they lie there. */
  readonly lifted: readonly Id[];
  readonly talk: Topic | null;
}

/** What is only said with a move stands in `talk`: whatever it is, the same may be done. */
export type BegunMove =
  | Chosen
  /** A card goes to the stall: what is it called, and what is wanted for it? (S-5) */
  | { readonly kind: 'sale'; readonly card: Card; readonly claim: Card; readonly talk: Wish }
  /** What is said of these cards when they are bid? (S-6) */
  | (Pick<Chosen, 'cards' | 'lifted'> & { readonly kind: 'saying' })
  | Doubt
  | { readonly kind: 'accept'; readonly seat: Seat }
  | { readonly kind: 'declare'; readonly as: Card };

type Meant = Meaning<Move, BegunMove> | null;
type Intended = Intent<Move, BegunMove> | null;

export function meant(
  gesture: Gesture,
  view: State,
  seat: Seat,
  begun: BegunMove | null,
): Intended {
  if (gesture.kind === 'tap') return tapped(gesture.id, view, seat, begun);
  const card = inHandAt(gesture.id);
  // The place of a card that is being sold is taken.
  if (card?.seat !== seat || gesture.on !== SALE_CARD || begun?.kind === 'sale') return null;
  return isTrading(view, seat) ? toStall(card.card) : chosenInSale(view, seat, card, null);
}

function tapped(id: Id, view: State, seat: Seat, begun: BegunMove | null): Intended {
  const plain = plainMoves.find((type) => type === id);
  if (plain !== undefined) return move({ type: plain });
  if (id === MARKET_TOP) return move({ type: 'pick' });
  if (id === SOAP_TOP || id === 'buy') return bought(view, seat, begun);
  if (id === SALE_CARD && isTrading(view, seat)) return stallTapped(begun);
  if (id === DOUBT) return doubted(view, seat);
  if (id === CANCEL) return begun === null ? null : next(before(begun, view, seat));
  const held = inHandAt(id);
  if (held !== null) return held.seat === seat ? takenUp(view, seat, held, begun) : null;
  const row = rowAt(id);
  if (row !== null) return offerTapped(view, seat, row);
  if (view.phase.kind === 'diamond') return declared(id, view, seat, begun);
  return begun === null ? null : goneOn(id, begun, view, seat);
}

/** A single card goes there; before one is chosen there is nothing to judge. */
function stallTapped(begun: BegunMove | null): Intended {
  const [card, ...more] = begun?.kind === 'chosen' ? begun.cards : [];
  if (card !== undefined && more.length === 0) return toStall(card);
  return { kind: 'refused', why: refuse('S-4', 'sellOrBuy') };
}

/** Given up, or one step back. */
function before(begun: BegunMove, view: State, seat: Seat): BegunMove | null {
  const isStep = begun.kind === 'sale' || begun.kind === 'saying';
  return isStep ? chosen(liftedIn(view, seat, begun)) : null;
}

function goneOn(id: Id, begun: BegunMove, view: State, seat: Seat): Meant {
  switch (begun.kind) {
    case 'chosen':
      return withChosen(id, begun, view, seat);
    case 'sale':
      return withSale(id, begun);
    case 'saying': {
      const topic = topicOf(id);
      return topic === null ? null : next(chosen(liftedIn(view, seat, begun), topic));
    }
    case 'doubt':
      return id === 'doubt' ? move({ type: 'doubt' }) : null;
    case 'accept':
      return id === 'accept' ? move({ type: 'accept', seat: begun.seat }) : null;
    case 'declare':
      return null;
  }
}

type Selling = Extract<BegunMove, { kind: 'sale' }>;

function withChosen(id: Id, begun: Chosen, view: State, seat: Seat): Meant {
  const { cards, lifted, talk } = begun;
  const [card, ...more] = cards;
  if (card === undefined) return null;
  const { phase } = view;
  if (phase.kind === 'gift') return id === 'give' ? move({ type: 'give', card }) : null;
  if (phase.kind === 'bidding') {
    if (id === SAY) return next({ kind: 'saying', cards, lifted });
    return id === 'bid' ? bid(cards, talk) : null;
  }
  const sells = id === SELL && more.length === 0 && isTrading(view, seat);
  return sells ? toStall(card) : null;
}

/** One card after another; what is said stands with the first that it can be. */
function bid(cards: readonly Card[], said: Topic | null): Meant {
  const possible = cards.findIndex((card) => claimsFor(card).some((kind) => kinds[kind] === said));
  const stated = Math.max(0, possible);
  const [first, ...further] = cards.map((card, n): Move => {
    return { type: 'bid', card, statement: n === stated ? said : null };
  });
  return { ...move(first!), further };
}

function withSale(id: Id, begun: Selling): Meant {
  const { card, claim, talk } = begun;
  if (id === 'sell') {
    const wish = talk.topics.length === 0 && talk.atLeast === null ? null : talk;
    return move({ type: 'sell', card, claim, wish });
  }
  if (id === LEAST) return next({ ...begun, talk: { ...talk, atLeast: more(talk.atLeast) } });
  const wished = categories.find((category) => wishKey(category) === id);
  if (wished !== undefined) {
    return next({ ...begun, talk: { ...talk, topics: toggled(talk.topics, wished) } });
  }
  const topic = topicOf(id);
  return topic === null || isCategory(topic) ? null : next({ ...begun, claim: cardOf(topic) });
}

const MOST_WISHED = 3;

/** Two cards at least, then three, then as many as one likes. */
function more(atLeast: number | null): number | null {
  if (atLeast === null) return 2;
  return atLeast < MOST_WISHED ? atLeast + 1 : null;
}

function toggled(topics: readonly Topic[], topic: Category): Topic[] {
  const without = topics.filter((one) => one !== topic);
  return without.length < topics.length ? without : [...topics, topic];
}

function isCategory(topic: Topic): topic is Category {
  return !kinds.includes(topic as Kind);
}

function bought(view: State, seat: Seat, begun: BegunMove | null): Meant {
  const cards = begun?.kind === 'chosen' && isTrading(view, seat) ? begun.cards : [];
  return move({ type: 'buy', cards: [...cards] });
}

/** Where a doubt is barred the rules say why. */
function doubted(view: State, seat: Seat): Meant {
  const doubt = { kind: 'doubt', sale: saleKey(view) } as const;
  return isPossible(doubt, view, seat) ? next(doubt) : move({ type: 'doubt' });
}

function offerTapped(view: State, seat: Seat, of: Seat): Meant {
  const { phase } = view;
  const isAsked = phase.kind === 'decide' && phase.sale.seller === seat;
  const lies = isAsked && phase.sale.bids[of]!.length > 0;
  return lies ? next({ kind: 'accept', seat: of }) : move({ type: 'accept', seat: of });
}

function declared(id: Id, { phase }: State, seat: Seat, begun: BegunMove | null): Meant {
  if (phase.kind !== 'diamond' || phase.seat !== seat) return null;
  if (id === 'declare') {
    return begun?.kind === 'declare' ? move({ type: 'declare', kind: begun.as }) : null;
  }
  const topic = topicOf(id);
  if (topic === null || isCategory(topic) || topic === 'diamond') return null;
  return next({ kind: 'declare', as: cardOf(topic) });
}

/** A card of the hand is taken up or put back; where none may be, the rules say why. */
function takenUp(view: State, seat: Seat, held: InHand, begun: BegunMove | null): Meant {
  const { phase } = view;
  if (phase.kind === 'gift' && phase.doubter === seat) return gift(held, begun);
  if (!isTrading(view, seat)) return chosenInSale(view, seat, held, begun);
  const now = changed(view, held, begun);
  if (now !== null && now.cards.length > PRICE) return move({ type: 'buy', cards: [...now.cards] });
  return next(now);
}

function gift({ seat, card, n }: InHand, begun: BegunMove | null): Meant {
  const id = handId(seat, card, n);
  const isChosen = begun?.kind === 'chosen' && begun.lifted.includes(id);
  return next(isChosen ? null : chosen([id]));
}

function chosenInSale(view: State, seat: Seat, held: InHand, begun: BegunMove | null): Meant {
  const { phase } = view;
  if (phase.kind !== 'bidding' || !mayBid(view, phase.sale, seat)) return refusedFor(view, held);
  return next(changed(view, held, begun));
}

/** What somebody would do with a card if they could. */
function refusedFor(view: State, { card }: InHand): Meant {
  return saleOf(view) === null
    ? move({ type: 'sell', card, claim: card, wish: null })
    : move({ type: 'bid', card, statement: null });
}

/** The one that is touched is taken up or put back, not another like it. */
function changed(view: State, { seat, card, n }: InHand, begun: BegunMove | null): Chosen | null {
  const id = handId(seat, card, n);
  const lifted = liftedIn(view, seat, begun);
  const others = lifted.filter((one) => one !== id);
  const now = others.length < lifted.length ? others : [...lifted, id].toSorted();
  return now.length === 0 ? null : chosen(now);
}

function chosen(lifted: readonly Id[], talk: Topic | null = null): Chosen {
  const cards = lifted.flatMap((id) => inHandAt(id)?.card ?? []).toSorted((a, b) => a - b);
  return { kind: 'chosen', cards, lifted, talk };
}

function toStall(card: Card): Meant {
  return next({ kind: 'sale', card, claim: card, talk: { topics: [], atLeast: null } });
}

function isTrading({ phase, turn }: State, seat: Seat): boolean {
  return phase.kind === 'trade' && turn === seat;
}

function next(begun: BegunMove | null): Meant {
  return { kind: 'begun', begun };
}

function move(made: Move): Extract<Meant, { kind: 'move' }> {
  return { kind: 'move', move: made };
}
