import { keysIn, lately, moment, traces } from '#pinnacola-rest';
import type { Event, Move, State } from '@mazzo/games/pinnacola';
import type { Seat } from '@mazzo/kernel';
import type { Beat, PageFace } from '../../play/page-face.ts';
import type { SoundName } from '../../sound/sounds.ts';
import type { Id } from '../../table/scene.ts';
import { revive } from './begun.ts';
import type { Begun } from './begun.ts';
import { meant } from './meant.ts';
import {
  ALL_BACK,
  BEST,
  DISCARD,
  DRAW,
  handId,
  LAY,
  POZZO,
  REDO,
  SORT,
  TAKE,
  UNDO,
} from './places.ts';
import { scene } from './scene.ts';
import type { PinnacolaWords } from './text/text.ts';
import { touches } from './touches.ts';
import { travels } from './travels.ts';

export const face: PageFace<State, Move, Event, Begun, PinnacolaWords> = {
  scene,
  heading: ({ options }, { own }) => own.heading(options.target),
  touches,
  meant,
  revive,
  pointAt,
  rearranges: (id) => rearranging.has(id),
  travels,
  // Whoever laid it has seen it lie there already.
  beat: (event, you) => (isOwnLay(event, you) ? 0 : (beats[event.type] ?? 0)),
  sound: (event) => sounds[event.type] ?? null,
  moment: (event, eyes) => (laysOrEnds(event) ? moment(event, eyes) : null),
  glimpsed: () => null,
  traces: (story, you) => (story.some(endsTurn) ? traces(story, you) : new Map()),
  lately: (story, eyes) => (story.some(endsTurn) ? lately(story, eyes) : null),
  dealsHands: true,
  clears: (event) => event.type === 'handBegan',
  isFleeting: () => false,
  keys: ({ language }) => keysIn(language),
};

/** Before the first of them nobody has done anything, and the rest of the page may not be there. */
function endsTurn({ type }: Event): boolean {
  return type === 'discarded';
}

/** Nothing of this comes before the first move either. */
function laysOrEnds({ type }: Event): boolean {
  return type === 'laid' || type === 'handEnded';
}

/** A whole hand in another order, or many cards laid or taken back at once. */
const rearranging = new Set([SORT, BEST, UNDO, REDO, ALL_BACK, LAY, DISCARD]);

/** What to touch for a move; of a whole turn, what lays it, or what it throws away. */
function pointAt(move: Move): Id {
  switch (move.type) {
    case 'draw':
      return DRAW;
    case 'takePozzo':
      return move.from === 0 ? TAKE : POZZO;
    case 'finish': {
      const { melds, changes, replacements } = move;
      const lays = melds.length + changes.length + replacements.length > 0;
      return lays ? BEST : handId(move.discard, 0);
    }
  }
}

function isOwnLay(event: Event, you: Seat | null): boolean {
  switch (event.type) {
    case 'laid':
    case 'grew':
    case 'rearranged':
      return event.seat === you;
    case 'jokerReplaced':
      return event.by === you;
    default:
      return false;
  }
}

const beats: Readonly<Partial<Record<Event['type'], Beat>>> = {
  shuffled: 200,
  dealt: 400,
  turnedUp: 400,
  drew: 450,
  tookPozzo: 900,
  jokerReplaced: 800,
  grew: 600,
  laid: 700,
  rearranged: 900,
  discarded: 450,
  shown: 500,
  handEnded: 'holdAfter',
};

const sounds: Readonly<Partial<Record<Event['type'], SoundName>>> = {
  shuffled: 'deal',
  drew: 'flip',
  tookPozzo: 'slide',
  jokerReplaced: 'good',
  grew: 'flip',
  laid: 'good',
  rearranged: 'slide',
  discarded: 'slide',
  handEnded: 'call',
  matchEnded: 'over',
};
