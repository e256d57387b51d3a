import { getBrain, getEvents, imagine, late, timeout } from '#flip7-choosing';
import type { Game } from '@mazzo/kernel';
import { apply, blank, clone } from './apply.ts';
import { cards } from './cards.ts';
import { check, legal } from './legal.ts';
import { options, presets } from './options.ts';
import type { Options } from './options.ts';
import { open, resolve } from './resolve.ts';
import { reveal } from './reveal.ts';
import { status, tally } from './status.ts';
import { moves } from './types.ts';
import type { Event, Move, State } from './types.ts';

export { cardsOf, countNumbers, fateOf } from './line.ts';
export { bustRisk } from './odds.ts';
export { question } from './question.ts';
export { scoreOf, SEVEN, worthOf } from './scoring.ts';
export type { Event, Move, State };

export { late };

const rules: Omit<Game<Options, State, Move, Event>, 'events' | 'brain'> = {
  id: 'flip7',
  letter: 'F',
  rulesVersion: 1,
  seats: { min: 2, max: 8, default: 4 },
  cards,
  options,
  presets,
  moves,
  drawsDealer: true,
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

export const flip7: Game<Options, State, Move, Event> = {
  // Spread: getters among the rules would make each of them a look-up by name (ADR 5).
  ...rules,
  get events() {
    return getEvents();
  },
  get brain() {
    return getBrain();
  },
};
