import { getBrain, getEvents, imagine, late, timeout } from '#vinto-choosing';
import type { Game } from '@mazzo/kernel';
import { apply, blank, clone } from './apply.ts';
import { cards } from './cards.ts';
import { check, legal } from './legal.ts';
import { options, presets, untimed } from './options.ts';
import type { Options } from './options.ts';
import { open, resolve } from './resolve.ts';
import { reveal } from './reveal.ts';
import { status, tally } from './status.ts';
import { moves } from './types.ts';
import type { Event, Move, State } from './types.ts';

export { hasAction, rankOf, ranks, valueOf } from './cards.ts';
export type { Rank, RankName } from './cards.ts';
export { gamePoints } from './scoring.ts';
export { actionWords, question, ranksToToss } from './question.ts';
export { aidShows, canTake, nextStep, topUse } from './table.ts';
export type { TopUse } from './table.ts';
export { GAP } from './types.ts';
export type { Action } from './types.ts';
export type { Event, Move, State };

export { late };

const rules: Omit<Game<Options, State, Move, Event>, 'events' | 'brain'> = {
  id: 'vinto',
  letter: 'V',
  rulesVersion: 1,
  seats: { min: 4, max: 5, default: 4 },
  cards,
  options,
  presets,
  moves,
  untimed,
  blank,
  open,
  status,
  tally,
  legal,
  check,
  timeout,
  resolve,
  apply,
  reveal,
  imagine,
  clone,
};

export const vinto: Game<Options, State, Move, Event> = {
  // Spread: getters among the rules would make each of them a look-up by name (ADR 5).
  ...rules,
  get events() {
    return getEvents();
  },
  get brain() {
    return getBrain();
  },
};
