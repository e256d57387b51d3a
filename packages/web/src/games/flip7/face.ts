import { flip7 } from '@mazzo/games/flip7';
import type { Event, Move, State } from '@mazzo/games/flip7';
import type { Seat } from '@mazzo/kernel';
import type { Beat, Eyes, Moment, PageFace } from '../../play/page-face.ts';
import { drop, tap, touchesOf } from '../../play/touches.ts';
import type { Meaning, Touches } from '../../play/touches.ts';
import type { SoundName } from '../../sound/sounds.ts';
import type { Gesture, Id, Travel } from '../../table/scene.ts';
import { BANK, cardId, copiesOf, DECK_TOP, FLIP, laidBefore, playerId, seatAt } from './places.ts';
import { scene } from './scene.ts';
import type { Flip7Words } from './text/text.ts';

export const face: PageFace<State, Move, Event, never, Flip7Words> = {
  scene,
  heading: (view, { own }) => own.heading(view.rounds + (view.over ? 0 : 1), view.options.target),
  touches,
  meant,
  pointAt,
  travels,
  beat: (event) => beats[event.type] ?? 0,
  sound: (event, you) =>
    (event.type === 'banked' && event.seat === you ? 'good' : sounds[event.type]) ?? null,
  moment,
  glimpsed: () => null,
  clears: (event) => event.type === 'roundBegan',
  ended,
  isFleeting: () => false,
  keys({ own }) {
    const { keys } = own;
    return [
      ['F', keys.flip],
      ['B', keys.bank],
    ];
  },
};

/** Who has reached the target, or else scored most. */
function ended(
  event: Event,
  { options: { target } }: State,
  { own, to, totals }: Eyes<never, Flip7Words>,
): string | null {
  if (event.type !== 'roundEnded') return null;
  const isReached = Math.max(...totals) >= target;
  const counts = isReached ? totals : event.scores;
  const most = Math.max(...counts);
  const best = [...counts.keys()].filter((seat) => counts[seat] === most);
  return own.ended(best.map(to.name), most, isReached ? target : null);
}

function touches(view: State, seat: Seat): Touches<Move, never> {
  const legal = flip7.legal(view, seat);
  const ways = legal.flatMap((move) =>
    // A card is pulled from the deck to where it will lie.
    move.type === 'draw'
      ? [tap(FLIP), tap(DECK_TOP), drop(DECK_TOP, playerId(seat))]
      : [tap(pointAt(move))],
  );
  return touchesOf<Move, never>(ways, legal, (gesture) => meant(gesture, view, seat));
}

function meant(gesture: Gesture, view: State, seat: Seat): Meaning<Move, never> | null {
  const id = gesture.kind === 'tap' ? gesture.id : gesture.on;
  if (gesture.kind === 'drop' && gesture.id !== DECK_TOP) return null;
  if (id === BANK) return { kind: 'move', move: { type: 'bank' } };
  if (id === FLIP || id === DECK_TOP) return { kind: 'move', move: { type: 'draw' } };
  const target = seatAt(id);
  if (target === null) return null;
  if (gesture.kind === 'drop') {
    return target === seat ? { kind: 'move', move: { type: 'draw' } } : null;
  }
  return view.agenda.at(-1)?.kind === 'choose'
    ? { kind: 'move', move: { type: 'target', seat: target } }
    : null;
}

function pointAt(move: Move): Id {
  return move.type === 'target' ? playerId(move.seat) : move.type === 'bank' ? BANK : FLIP;
}

const FLIP_THREE = flip7.cards.names.indexOf('flip3');
const SECOND_CHANCE = flip7.cards.names.indexOf('second');

function travels(event: Event, before: State): Travel[] {
  switch (event.type) {
    case 'flipped': {
      const copy = copiesOf(before, event.seat, event.card) + 1;
      return [{ from: DECK_TOP, to: cardId(event.seat, event.card, copy) }];
    }
    case 'flipThreeGiven':
      return handed(before, event, FLIP_THREE);
    case 'secondChanceGiven':
      return handed(before, event, SECOND_CHANCE);
    case 'assigned':
      return handed(before, event, event.card);
    default:
      return [];
  }
}

/** The last such card of the one who gives lies before the other as their next. */
function handed(before: State, { by, seat }: { by: Seat; seat: Seat }, card: number): Travel[] {
  if (by === seat) return [];
  const given = laidBefore(before, by).findLast((laid) => laid.card === card);
  if (given === undefined) return [];
  return [{ from: given.id, to: cardId(seat, card, copiesOf(before, seat, card) + 1) }];
}

function moment(event: Event, { own, seat: you }: Eyes<never, Flip7Words>): Moment | null {
  const found = moments[event.type];
  if (found === undefined || !('seat' in event)) return null;
  const { seat } = event;
  const at = seat === you ? 'table' : 'name';
  return { kind: found.kind, seat, zone: playerId(seat), words: own.moments[found.words], at };
}

const moments: Readonly<
  Partial<
    Record<
      Event['type'],
      { readonly kind: Moment['kind']; readonly words: keyof Flip7Words['table']['moments'] }
    >
  >
> = {
  busted: { kind: 'bad', words: 'busted' },
  sevenNumbers: { kind: 'great', words: 'sevenNumbers' },
  saved: { kind: 'good', words: 'saved' },
  froze: { kind: 'call', words: 'froze' },
  flipThreeGiven: { kind: 'call', words: 'flipThree' },
};

const beats: Readonly<Partial<Record<Event['type'], Beat>>> = {
  flipped: 480,
  saved: 1000,
  busted: 1100,
  sevenNumbers: 1800,
  froze: 800,
  flipThreeGiven: 700,
  secondChanceGiven: 600,
  assigned: 500,
  banked: 350,
  roundEnded: 'holdBefore',
};

const sounds: Readonly<Partial<Record<Event['type'], SoundName>>> = {
  shuffled: 'deal',
  flipped: 'flip',
  saved: 'good',
  busted: 'bad',
  sevenNumbers: 'great',
  froze: 'call',
  flipThreeGiven: 'call',
  secondChanceGiven: 'slide',
  assigned: 'slide',
  banked: 'slide',
  matchEnded: 'over',
};
