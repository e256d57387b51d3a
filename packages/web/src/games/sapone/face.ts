import type { Event, Move, State } from '@mazzo/games/sapone';
import type { Seat } from '@mazzo/kernel';
import type { Beat, Moment, PageFace } from '../../play/page-face.ts';
import type { SoundName } from '../../sound/sounds.ts';
import { fresh, meant, pointAt, touches, travels } from '#sapone-rest';
import type { BegunMove } from './begun-move.ts';
import type { SaponeEyes } from './eyes.ts';
import { isDealing, isOpening, openingTouches } from './opening.ts';
import { playerId } from './places.ts';
import { scene } from './scene.ts';
import type { SaponeWords } from './text/text.ts';

export const face: PageFace<State, Move, Event, BegunMove, SaponeWords> = {
  scene,
  heading: ({ rounds, phase }, { own }) => own.heading(phase.kind === 'over' ? rounds : rounds + 1),
  touches: (view, seat, begun) =>
    isOpening(view, seat) ? openingTouches : touches(view, seat, begun),
  meant,
  pointAt,
  // A doubt is asked about in its own way, with what it may cost.
  isGrave: () => false,
  // S-8: while the seller decides, a doubt is still possible.
  hasLastCall: true,
  travels: (event, before) => (isDealing(event) ? [] : travels(event, before)),
  beat,
  sound: (event) => sounds[event.type] ?? null,
  moment,
  glimpsed: () => null,
  traces: (story, you) => (story.every(isDealing) ? new Map() : fresh(story, you)),
  clears: (event) => event.type === 'roundBegan',
  isFleeting: () => false,
  takesMarks: () => false,
  isMarkable: () => false,
  keys: ({ own }) => own.keys,
};

/** A bluff falls on who is caught, an honest sale on who doubted it. */
function moment(event: Event, { own }: SaponeEyes): Moment | null {
  if (event.type !== 'doubted') return null;
  const seat = event.honest ? event.by : event.seat;
  const words = event.honest ? own.honest : own.caught;
  return { kind: 'bad', seat, zone: playerId(seat), words };
}

/** What has something to say is left to be read by whoever it is about. */
const SAYS = 500;
const READ = 1500;

function beat(event: Event, you: Seat | null): Beat {
  const { seat, by, buyer } = event as { readonly [Who in 'seat' | 'by' | 'buyer']?: Seat };
  const usual = beats[event.type] ?? 0;
  if (typeof usual === 'string' || usual < SAYS || you === null) return usual;
  return [seat, by, buyer].includes(you) ? Math.max(READ, usual) : usual;
}

const beats: Readonly<Partial<Record<Event['type'], Beat>>> = {
  picked: 450,
  turnPassed: 400,
  offered: 800,
  bidAdded: 450,
  passed: 250,
  askedMore: 600,
  doubted: 2400,
  gave: 600,
  tookFree: 800,
  saleEnded: 600,
  sold: 900,
  compensated: 500,
  bought: 700,
  diamondFound: 600,
  diamondDeclared: 1200,
  shown: 350,
  roundEnded: 'holdBefore',
};

const sounds: Readonly<Partial<Record<Event['type'], SoundName>>> = {
  shuffled: 'deal',
  picked: 'slide',
  offered: 'call',
  bidAdded: 'slide',
  askedMore: 'call',
  doubted: 'flip',
  gave: 'slide',
  tookFree: 'good',
  sold: 'good',
  compensated: 'slide',
  bought: 'flip',
  diamondDeclared: 'call',
  shown: 'flip',
  matchEnded: 'over',
};
