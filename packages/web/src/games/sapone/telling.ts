/** How what happens at a Sapone table is told: how long it is looked at, what is heard and seen of it. */
import type { Event } from '@mazzo/games/sapone';
import type { Seat } from '@mazzo/kernel';
import type { Beat, Moment } from '../../play/page-face.ts';
import type { SoundName } from '../../sound/sounds.ts';
import type { SaponeEyes } from './eyes.ts';
import { playerId } from './places.ts';

/** A bluff falls on who is caught, an honest sale on who doubted it. */
export function moment(event: Event, { own }: SaponeEyes): Moment | null {
  if (event.type !== 'doubted') return null;
  const seat = event.honest ? event.by : event.seat;
  const words = event.honest ? own.honest : own.caught;
  const zone = playerId(seat);
  const mood = event.honest ? 'sad' : 'caught';
  return { kind: 'bad', mood, seat, zone, words, at: 'face', endedBy: 'offered' };
}

/** What touches the player's own cards is left to be read so long; a tap goes on before. */
const READ = 2000;

export function beat(event: Event, you: Seat | null): Beat {
  const { seat, by, buyer } = event as { readonly [Who in 'seat' | 'by' | 'buyer']?: Seat };
  const isOwn = you !== null && [seat, by, buyer].includes(you);
  if (isOwn && known.has(event.type)) return 0;
  const usual = beats[event.type] ?? 0;
  return isOwn && results.has(event.type) ? Math.max(READ, Number(usual)) : usual;
}

/** Whoever bids or passes knows that they do. */
const known: ReadonlySet<Event['type']> = new Set(['bidAdded', 'passed']);

/** What brings cards or takes them. */
const results: ReadonlySet<Event['type']> = new Set([
  'doubted', 'gave', 'tookFree', 'saleEnded', 'sold', 'compensated', 'bought',
]); // prettier-ignore

const beats: Readonly<Partial<Record<Event['type'], Beat>>> = {
  picked: 700,
  turnPassed: 700,
  offered: 1500,
  bidAdded: 900,
  passed: 700,
  askedMore: 1200,
  doubted: 2400,
  gave: 1000,
  tookFree: 1000,
  saleEnded: 1000,
  sold: 1400,
  compensated: 900,
  bought: 1000,
  diamondFound: 900,
  diamondDeclared: 1400,
  shown: 1300,
  roundEnded: 'holdBefore',
};

const sounds: Readonly<Partial<Record<Event['type'], SoundName>>> = {
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

export function sound({ type }: Event): SoundName | null {
  return sounds[type] ?? null;
}
