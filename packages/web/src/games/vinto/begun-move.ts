/** What may be touched at a Vinto table, and what a gesture or a button means. Nothing here judges. */
import { nextStep, ranks, vinto } from '@mazzo/games/vinto';
import type { Move, Rank, State } from '@mazzo/games/vinto';
import type { Seat } from '@mazzo/kernel';
import { drop, tap, touchesOf } from '../../play/touches.ts';
import type { Meaning, Touches } from '../../play/touches.ts';
import type { Gesture, Id } from '../../table/scene.ts';
import {
  DECK,
  DECK_TOP,
  DRAWN,
  DRAWN_CARD,
  PILE,
  PILE_TOP,
  placeAt,
  playerId,
  slotId,
} from './places.ts';

export type BegunMove =
  /** A swap whose declaration is still open (V-5). */
  | { readonly kind: 'swap'; readonly slot: number }
  /** A card is to be tossed in, while the action under way asks for one too (V-9). */
  | { readonly kind: 'toss' };

type Meant = Meaning<Move, BegunMove> | null;

export const NO_DECLARATION: Id = 'declare:none';
export const CANCEL: Id = 'cancel';
export const TOSS: Id = 'toss';
const RANK = 'rank:';

export function rankButton(rank: Rank): Id {
  return `${RANK}${rank}`;
}

/** Buttons that mean a move of one word are called by it. */
const plainMoves = [
  'draw', 'take', 'passTurn', 'play', 'discard', 'swapThem', 'leaveThem', 'decline', 'pass',
  'callVinto', 'endTurn',
] as const; // prettier-ignore
export type PlainMove = (typeof plainMoves)[number];

export function touches(
  view: State,
  seat: Seat,
  begun: BegunMove | null,
): Touches<Move, BegunMove> {
  const legal = vinto.legal(view, seat);
  const ways = legal.flatMap((made) => waysTo(made, view, seat));
  return touchesOf([tap(CANCEL), ...ways], legal, (gesture) => meant(gesture, view, seat, begun));
}

/** Every gesture that may mean this move, or begin it. */
function waysTo(made: Move, { hands }: State, seat: Seat): Gesture[] {
  const own = playerId(seat);
  const direct = tap(pointAt(made, seat));
  switch (made.type) {
    case 'draw':
      return [direct, tap(DECK_TOP), drop(DECK_TOP, DRAWN), drop(DECK_TOP, own)];
    case 'take':
      return [direct, tap(PILE_TOP), drop(PILE_TOP, own)];
    case 'discard':
      return [direct, tap(PILE_TOP), ...[PILE, PILE_TOP].map((on) => drop(DRAWN_CARD, on))];
    case 'swap': {
      const { slot, declare } = made;
      const said = tap(declare === null ? NO_DECLARATION : rankButton(declare));
      return [direct, said, drop(DRAWN_CARD, slotId(seat, slot))];
    }
    case 'tossIn': {
      const card = slotId(seat, made.slot);
      return [direct, tap(TOSS), drop(card, PILE), drop(card, PILE_TOP)];
    }
    case 'giveCard':
      return [direct, ...hands[made.seat]!.map((_, slot) => tap(slotId(made.seat, slot)))];
    default:
      return [direct];
  }
}

export function meant(gesture: Gesture, view: State, seat: Seat, begun: BegunMove | null): Meant {
  return gesture.kind === 'tap'
    ? tapped(gesture.id, view, seat, begun)
    : dropped(gesture.id, gesture.on, view, seat);
}

function tapped(id: Id, view: State, seat: Seat, begun: BegunMove | null): Meant {
  const plain = plainMoves.find((type) => type === id);
  if (plain !== undefined) return move({ type: plain });
  if (id === CANCEL) return begun === null ? null : { kind: 'begun', begun: null };
  if (id === TOSS) return { kind: 'begun', begun: { kind: 'toss' } };
  if (id === NO_DECLARATION) return begun?.kind === 'swap' ? swap(begun.slot, null) : null;
  if (id.startsWith(RANK)) return ranked(Number(id.slice(RANK.length)), begun);
  if (id === DECK || id === DECK_TOP) return move({ type: 'draw' });
  if (id === PILE || id === PILE_TOP) {
    return move({ type: view.phase.kind === 'decide' ? 'discard' : 'take' });
  }
  const place = placeAt(id);
  if (place === null) return null;
  const tossing = begun?.kind === 'toss' && place.seat === seat;
  if (!tossing && asksForPlayer(view, seat)) return move({ type: 'giveCard', seat: place.seat });
  if (place.slot === null) return null;
  return place.seat === seat
    ? ownCard(place.slot, view, seat, begun)
    : move({ type: 'target', seat: place.seat, slot: place.slot });
}

function ranked(rank: Rank, begun: BegunMove | null): Meant {
  return begun?.kind === 'swap' ? swap(begun.slot, rank) : move({ type: 'name', rank });
}

function asksForPlayer(view: State, seat: Seat): boolean {
  return view.action?.seat === seat && nextStep(view, view.action) === 'player';
}

/** One's own card is looked at, swapped, chosen or tossed in, whatever the moment asks for. */
function ownCard(slot: number, view: State, seat: Seat, begun: BegunMove | null): Meant {
  const { phase, action } = view;
  if (phase.kind === 'peek') return move({ type: 'peek', slot });
  if (begun?.kind === 'toss') return move({ type: 'tossIn', slot });
  if (action?.seat === seat) {
    const step = nextStep(view, action);
    const choosing = step === 'ownCard' || step === 'anyCard' || step === 'othersCard';
    if (choosing || phase.kind !== 'tossIn') return move({ type: 'target', seat, slot });
  }
  if (phase.kind === 'tossIn') return move({ type: 'tossIn', slot });
  if (phase.kind !== 'decide' || view.turn !== seat) return swap(slot, null);
  return { kind: 'begun', begun: { kind: 'swap', slot } };
}

function dropped(id: Id, on: Id, view: State, seat: Seat): Meant {
  const place = placeAt(on);
  if (id === DRAWN_CARD) {
    if (on === PILE || on === PILE_TOP) return move({ type: 'discard' });
    if (place?.seat !== seat || place.slot === null || view.phase.kind !== 'decide') return null;
    return { kind: 'begun', begun: { kind: 'swap', slot: place.slot } };
  }
  if (id === DECK_TOP) return on === DRAWN || on === playerId(seat) ? move({ type: 'draw' }) : null;
  if (id === PILE_TOP) return on === playerId(seat) ? move({ type: 'take' }) : null;
  const from = placeAt(id);
  const own = from?.seat === seat && from.slot !== null;
  if (own && (on === PILE || on === PILE_TOP)) return move({ type: 'tossIn', slot: from.slot });
  return null;
}

function swap(slot: number, declare: Rank | null): Meant {
  return move({ type: 'swap', slot, declare });
}

function move(made: Move): Meant {
  return { kind: 'move', move: made };
}

/** What to touch for a move. */
export function pointAt(made: Move, seat: Seat): Id {
  switch (made.type) {
    case 'peek':
    case 'swap':
    case 'tossIn':
      return slotId(seat, made.slot);
    case 'target':
      return slotId(made.seat, made.slot);
    case 'giveCard':
      return playerId(made.seat);
    case 'name':
      return rankButton(made.rank);
    case 'timeUp': // Nobody points at the clock.
      return DECK;
    default:
      return made.type;
  }
}

/** As few keys as there are ranks: the card's own letter, 0 for the ten, * for the joker. */
export function rankKey(rank: Rank): string {
  const name = ranks[rank]!;
  return name === '10' ? '0' : name === 'joker' ? '*' : name.toLowerCase();
}
