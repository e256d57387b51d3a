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
  return { kind: 'bad', seat, zone: playerId(seat), words };
}

/** What has something to say is left to be read by whoever it is about. */
const SAYS = 500;
const READ = 1500;

export function beat(event: Event, you: Seat | null): Beat {
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
