/** Until the first card is taken from the market: what is asked, and what may be touched. */
import { UP } from '@mazzo/games/sapone';
import type { Event, Move, State } from '@mazzo/games/sapone';
import { isHole } from '@mazzo/kernel';
import type { Seat } from '@mazzo/kernel';
import type { Meaning, Touches } from '../../play/touches.ts';
import type { SoundName } from '../../sound/sounds.ts';
import type { Tray } from '../../table/scene.ts';
import type { BegunMove } from './begun-move.ts';
import type { SaponeEyes } from './eyes.ts';
import { MARKET_TOP } from './places.ts';
import { wide } from './wide-button.ts';

/** Whoever begins takes the top of the market; nothing is on sale then. */
export function isOpening({ phase, turn }: State, seat: Seat | null): boolean {
  return phase.kind === 'pick' && turn === seat;
}

const dealing: ReadonlySet<Event['type']> = new Set([
  'roundBegan', 'shuffled', 'dealt', 'mixed', 'turnBegan',
]); // prettier-ignore

/** Of what comes before that, nothing is seen to come from anywhere. */
export function isDealing({ type }: Event): boolean {
  return dealing.has(type);
}

export function dealingSound({ type }: Event): SoundName | null {
  return type === 'shuffled' ? 'deal' : null;
}

export function openingTray({ market, facing }: State, { own, words }: SaponeEyes): Tray {
  const top = market.at(-1);
  const isSeen = top !== undefined && !isHole(top) && facing.at(-1) === UP;
  return {
    question: own.ask.pick(isSeen ? words.theCard(top) : null),
    note: null,
    noteFirst: true,
    buttons: [wide('pick', own.buttons.pick, 'primary', 'p')],
  };
}

const pick: Meaning<Move, BegunMove> = { kind: 'move', move: { type: 'pick' } };

/** There is always a card to take: a round whose market is empty is over (S-11). */
export const openingTouches: Touches<Move, BegunMove> = {
  taps: new Map([
    ['pick', pick],
    [MARKET_TOP, pick],
  ]),
  drops: new Map(),
};
