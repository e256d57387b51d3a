/** A Briscola table as a scene. */
import { briscola, pointsTaken, question } from '@mazzo/games/briscola';
import type { State } from '@mazzo/games/briscola';
import type { Card, Seat } from '@mazzo/kernel';
import type { Eyes } from '@mazzo/web/face';
import type { Id, Piece, Scene, Tray, Zone } from '@mazzo/web/scene';
import { clockwise } from '@mazzo/web/seating';
import { held, playerId, STOCK, STOCK_TOP, TRICK, trickId, TRUMP, TRUMP_CARD } from './places.ts';
import type { BriscolaWords } from './text/text.ts';

type BriscolaEyes = Eyes<never, BriscolaWords>;

export function scene(view: State, eyes: BriscolaEyes): Scene {
  const seats = clockwise(view.hands.length, eyes.seat);
  return {
    zones: [
      ...seats.map((seat) => playerZone(view, seat, eyes)),
      stockZone(view, eyes),
      trumpZone(view, eyes),
      trickZone(view, eyes),
    ],
    tray: tray(view, eyes),
  };
}

function isAsked(view: State, seat: Seat, { between }: BriscolaEyes): boolean {
  return !between && !view.over && view.turn === seat;
}

function playerZone(view: State, seat: Seat, eyes: BriscolaEyes): Zone {
  const { own } = eyes;
  const isOwn = seat === eyes.seat;
  return {
    ...quiet,
    id: playerId(seat),
    side: isOwn ? 'own' : 'rival',
    shape: 'row',
    name: eyes.to.name(seat),
    facts: [
      { text: own.points(pointsTaken(view.taken[seat]!)), tone: 'strong' },
      { text: own.wins(view.wins[seat]!), tone: 'plain' },
    ],
    cards: held(view, seat).map(({ id, card }) => ({ ...piece(id, card, eyes), tap: isOwn })),
    active: isAsked(view, seat, eyes),
  };
}

const quiet = { tap: false, active: false, dimmed: false, locked: false } as const;

/** Face down where the card is not known. */
function piece(id: Id, card: Card | null, { words, own }: BriscolaEyes): Piece {
  return {
    id,
    face: card === null ? 'back' : briscola.cards.names[card]!,
    name: card === null ? own.faceDown : words.card(card),
    tap: false,
    tone: 'plain',
    mark: null,
  };
}

function stockZone({ stock }: State, eyes: BriscolaEyes): Zone {
  const { own } = eyes;
  return {
    ...quiet,
    id: STOCK,
    side: 'middle',
    shape: 'pile',
    name: own.stock,
    facts: [{ text: own.cardsLeft(stock.length), tone: 'plain' }],
    // The last card of the stock is the one that lies face up beside it.
    cards: stock.length > 1 ? [piece(STOCK_TOP, null, eyes)] : [gap(STOCK_TOP, own.stock)],
  };
}

function trumpZone({ stock, trump }: State, eyes: BriscolaEyes): Zone {
  const { own, words } = eyes;
  const lies = trump !== null && stock.length > 0;
  return {
    ...quiet,
    id: TRUMP,
    side: 'middle',
    shape: 'pile',
    name: own.trump,
    facts: trump === null ? [] : [{ text: words.suit(trump), tone: 'strong' }],
    cards: [lies ? piece(TRUMP_CARD, trump, eyes) : gap(TRUMP_CARD, own.trump)],
  };
}

function gap(id: Id, name: string): Piece {
  return { id, face: 'gap', name, tap: false, tone: 'plain', mark: null };
}

function trickZone({ trick }: State, eyes: BriscolaEyes): Zone {
  return {
    ...quiet,
    id: TRICK,
    side: 'middle',
    shape: 'line',
    name: eyes.own.trick,
    facts: [],
    cards: trick.map(({ seat, card }) => piece(trickId(seat), card, eyes)),
  };
}

function tray(view: State, eyes: BriscolaEyes): Tray {
  const { seat, own, words, to, between } = eyes;
  if (between || view.over) return { question: '', note: null, buttons: [] };
  const asked = view.turn === seat ? question(view, words) : own.waiting(to.name(view.turn));
  return { question: asked, note: null, buttons: [] };
}
