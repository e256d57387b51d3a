import { getBrain, getEvents, imagine, late as lateChoosing, timeout } from '#pinnacola-choosing';
import { lateSolver } from '#solver';
import type { Game, LateRules } from '@mazzo/kernel';
import { apply, blank, clone } from './apply.ts';
import { cards } from './cards.ts';
import { check, isPlain, legal } from './legal.ts';
import { options, presets } from './options.ts';
import type { Options } from './options.ts';
import { open, resolve } from './resolve.ts';
import { reveal } from './reveal.ts';
import { status, tally } from './status.ts';
import { moves, SEATS } from './types.ts';
import type { Event, Move, State } from './types.ts';

export { cardOf, JOKER, pointsOf, ranks, rankOf, suitOf, suits } from './cards.ts';
export {
  addings,
  drafted,
  emptyDraft,
  finishOf,
  judgeStep,
  layings,
  laysOf,
  meldAt,
  missing,
  redo,
  taken,
  undo,
} from './draft.ts';
export type { Draft, Drafted, OneStep, Ref, Step } from './draft.ts';
export { handGroups, meldGroups } from './hand-order.ts';
export type { HandOrder } from './hand-order.ts';
export { restOf } from './legal.ts';
export { addedTo, jokerAs } from './meld-cards.ts';
export {
  cardsOf,
  isPinnacola,
  isPinnacolone,
  isPoker,
  PINNACOLA,
  pointsOfMeld,
  POKER,
  worthOf,
} from './melds.ts';
export type { Meld } from './melds.ts';
export { question } from './question.ts';
export { countedFor, towardsClosing } from './scoring.ts';
export { bestFinish, closingFinish, whyNoMeld } from '#solver';
export { bestFrom } from '#pinnacola-choosing';
export { stepsTo } from './steps-to.ts';
export { draftFrom } from './stored-draft.ts';
export type { Event, Move, State };

/** Null where all of the rules is there. */
export const late: LateRules<State> | null = lateRules();

function lateRules(): LateRules<State> | null {
  if (lateSolver === null || lateChoosing === null) return null;
  const parts = [lateSolver, lateChoosing];
  return {
    isThere: () => parts.every((part) => part.isThere()),
    isPlain,
    async fetch() {
      await Promise.all(parts.map((part) => part.fetch()));
    },
  };
}

const rules: Omit<Game<Options, State, Move, Event>, 'events' | 'brain'> = {
  id: 'pinnacola',
  letter: 'P',
  rulesVersion: 1,
  seats: { min: SEATS, max: SEATS, default: SEATS },
  cards,
  options,
  presets,
  moves,
  unlisted: ['finish'],
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

export const pinnacola: Game<Options, State, Move, Event> = {
  // Spread: getters among the rules would make each of them a look-up by name (ADR 5).
  ...rules,
  get events() {
    return getEvents();
  },
  get brain() {
    return getBrain();
  },
};
