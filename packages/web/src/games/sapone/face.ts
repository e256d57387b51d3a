import type { Event, Move, State } from '@mazzo/games/sapone';
import type { PageFace } from '../../play/page-face.ts';
import {
  beat,
  fresh,
  lapsed,
  meant,
  moment,
  pointAt,
  revive,
  sound,
  standing,
  touches,
  travels,
} from '#sapone-rest';
import type { BegunMove } from './begun-move.ts';
import { dealingSound, isDealing, isOpening, openingTouches } from './opening.ts';
import { scene } from './scene.ts';
import type { SaponeWords } from './text/text.ts';

export const face: PageFace<State, Move, Event, BegunMove, SaponeWords> = {
  scene,
  heading: ({ rounds, phase }, { own }) => own.heading(phase.kind === 'over' ? rounds : rounds + 1),
  touches: (view, seat, begun) =>
    isOpening(view, seat) ? openingTouches : touches(view, seat, begun),
  meant,
  revive,
  lapsed,
  pointAt,
  // S-8: while the seller decides, a doubt is still possible.
  hasLastCall: true,
  standing: (view, eyes) => (view.turn === eyes.seat ? null : standing(eyes)),
  travels: (event, before) => (isDealing(event) ? [] : travels(event, before)),
  beat: (event, you) => (isDealing(event) ? 0 : beat(event, you)),
  sound: (event) => (isDealing(event) ? dealingSound(event) : sound(event)),
  moment: (event, eyes) => (isDealing(event) ? null : moment(event, eyes)),
  glimpsed: () => null,
  traces: (story, you) => (story.every(isDealing) ? new Map() : fresh(story, you)),
  clears: (event) => event.type === 'roundBegan',
  isFleeting: () => false,
  keys: ({ own }) => own.keys,
};
