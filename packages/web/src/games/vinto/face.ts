import { isHole } from '@mazzo/kernel';
import type { Seat } from '@mazzo/kernel';
import { GAP } from '@mazzo/games/vinto';
import type { Event, Move, State } from '@mazzo/games/vinto';
import { pencil } from '../../play/marks.ts';
import type { Beat, PageFace, Glimpse } from '../../play/page-face.ts';
import type { SoundName } from '../../sound/sounds.ts';
import { meant, pointAt, touches, traces } from '#vinto-rest';
import type { BegunMove } from './begun-move.ts';
import { isOpening, openingTouches } from './opening.ts';
import { placeAt, playerId, slotId } from './places.ts';
import { scene } from './scene.ts';
import type { VintoWords } from './text/text.ts';
import { placesShown, travels } from './travels.ts';

export const face: PageFace<State, Move, Event, BegunMove, VintoWords> = {
  scene,
  heading(view, { own, minutesLeft }) {
    const { options, rounds, phase, timeUp } = view;
    const round = phase.kind === 'over' ? rounds : rounds + 1;
    const of = options.session === 'rounds' ? options.rounds : null;
    return own.heading(round, of, minutesLeft, timeUp);
  },
  touches: (view, seat, begun) =>
    isOpening(view) ? openingTouches(view, seat) : touches(view, seat, begun),
  meant,
  pointAt,
  grave: { type: 'callVinto', stakes: ({ own }) => own.stakes },
  travels,
  beat: (event) => beats[event.type] ?? 0,
  sound: (event) => sounds[event.type] ?? null,
  moment(event, { own, seat: you }) {
    if (event.type !== 'vintoCalled') return null;
    const { seat } = event;
    const at = seat === you ? 'table' : 'name';
    return { kind: 'call', seat, zone: playerId(seat), words: own.caller, at, mood: 'glad' };
  },
  glimpsed,
  // None before the first turn, when what finds them is not there yet.
  traces: (story, you) => (story.some(beginsTurn) ? traces(story, you) : new Map()),
  clears: (event) => event.type === 'roundBegan',
  isFleeting: ({ options, phase }) => options.memoryAid === 'off' && phase.kind !== 'over',
  // V-17: where everything is left to memory, nothing is written down either.
  takesMarks: ({ options }) => options.memoryAid !== 'off',
  pencil,
  isMarkable(view, id) {
    const place = placeAt(id);
    const card = place?.slot == null ? GAP : view.hands[place.seat]?.[place.slot];
    return card !== undefined && card !== GAP;
  },
  keys: ({ own }) => own.keys,
};

function beginsTurn({ type }: Event): boolean {
  return type === 'turnBegan';
}

/** Time to take in a card and its neighbours; and one turned up by mistake, of which less is to be learnt. */
const LOOK = 5000;
const MISTAKE = 2400;

function glimpsed(event: Event, _view: State, you: Seat | null): Glimpse | null {
  switch (event.type) {
    case 'looked':
      if (event.by !== you || isHole(event.card)) return null;
      return { places: [slotId(event.seat, event.slot)], alone: true, time: LOOK };
    case 'missed':
    case 'namedWrong':
      return { places: [slotId(event.seat, event.slot)], alone: false, time: MISTAKE };
    case 'shown':
      return { places: placesShown(event), alone: false, time: null };
    default:
      return null;
  }
}

const beats: Readonly<Partial<Record<Event['type'], Beat>>> = {
  drew: 500,
  took: 500,
  played: 450,
  discarded: 450,
  swapped: 700,
  penaltyDrawn: 1000,
  targeted: 400,
  cardsSwapped: 700,
  namedRight: 900,
  namedWrong: 1200,
  namedWild: 600,
  gaveCard: 500,
  tossedIn: 500,
  missed: 1200,
  vintoCalled: 1500,
  shown: 900,
  roundEnded: 'holdBefore',
  timeUp: 800,
};

const sounds: Readonly<Partial<Record<Event['type'], SoundName>>> = {
  shuffled: 'deal',
  drew: 'flip',
  took: 'slide',
  played: 'flip',
  discarded: 'slide',
  swapped: 'slide',
  penaltyDrawn: 'bad',
  cardsSwapped: 'slide',
  namedRight: 'good',
  namedWrong: 'bad',
  gaveCard: 'slide',
  tossedIn: 'good',
  missed: 'bad',
  vintoCalled: 'call',
  shown: 'flip',
  timeUp: 'call',
  matchEnded: 'over',
};
