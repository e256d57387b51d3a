import { briscola } from '@mazzo/games/briscola';
import type { Event, Move, State } from '@mazzo/games/briscola';
import { isHole } from '@mazzo/kernel';
import type { Card, Seat } from '@mazzo/kernel';
import type { Beat, PageFace } from '@mazzo/web/face';
import type { Gesture, Id, Travel } from '@mazzo/web/scene';
import type { SoundName } from '@mazzo/web/sounds';
import { drop, tap, touchesOf } from '@mazzo/web/touches';
import type { Meaning, Touches } from '@mazzo/web/touches';
import { cardId, cardIn, held, playerId, STOCK_TOP, TRICK, trickId, TRUMP_CARD } from './places.ts';
import { scene } from './scene.ts';
import type { BriscolaWords } from './text/text.ts';

export const face: PageFace<State, Move, Event, never, BriscolaWords> = {
  scene,
  heading: ({ deals, over, options }, { own }) => own.heading(deals + (over ? 0 : 1), options.wins),
  touches,
  meant,
  pointAt: (move, seat) => cardId(seat, move.card),
  travels,
  beat: (event) => beats[event.type] ?? 0,
  sound: (event) => sounds[event.type] ?? null,
  moment: () => null,
  glimpsed: () => null,
  clears: (event) => event.type === 'dealBegan',
  isFleeting: () => false,
  keys: () => [],
};

/** A card of the hand is tapped, or put where tricks lie. */
function touches(view: State, seat: Seat): Touches<Move, never> {
  const legal = briscola.legal(view, seat);
  const ways = legal.flatMap(({ card }) => {
    const id = cardId(seat, card);
    return [tap(id), drop(id, TRICK)];
  });
  return touchesOf<Move, never>(ways, legal, (gesture) => meant(gesture, view, seat));
}

function meant(gesture: Gesture, _view: State, seat: Seat): Meaning<Move, never> | null {
  const card = cardIn(gesture.id, seat);
  if (card === null || (gesture.kind === 'drop' && gesture.on !== TRICK)) return null;
  return { kind: 'move', move: { type: 'play', card } };
}

function travels(event: Event, before: State): Travel[] {
  switch (event.type) {
    case 'played':
      return [{ from: heldAs(before, event.seat, event.card), to: trickId(event.seat) }];
    case 'trickTaken':
      return before.trick.map(({ seat }) => ({ from: trickId(seat), to: playerId(event.seat) }));
    case 'drew':
      return [{ from: event.open ? TRUMP_CARD : STOCK_TOP, to: drawnAs(before, event) }];
    default:
      return [];
  }
}

/** A card of somebody else's hand comes from where one lies face down. */
function heldAs(view: State, seat: Seat, card: Card): Id {
  const hand = held(view, seat);
  const found = hand.find((one) => one.card === card) ?? hand.at(-1);
  return found?.id ?? playerId(seat);
}

function drawnAs(before: State, event: Extract<Event, { type: 'drew' }>): Id {
  if (!isHole(event.card)) return cardId(event.seat, event.card);
  const down = held(before, event.seat).filter(({ card }) => card === null);
  return `hand:${event.seat}:down:${down.length}`;
}

const beats: Readonly<Partial<Record<Event['type'], Beat>>> = {
  turnedUp: 600,
  played: 550,
  trickTaken: 700,
  drew: 350,
  dealEnded: 'holdBefore',
};

const sounds: Readonly<Partial<Record<Event['type'], SoundName>>> = {
  shuffled: 'deal',
  turnedUp: 'flip',
  played: 'flip',
  trickTaken: 'slide',
  drew: 'slide',
  matchEnded: 'over',
};
