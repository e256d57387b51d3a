/** Vinto in every state that looks different. */
import { canTake, GAP, hasAction, rankOf, ranks } from '@mazzo/games/vinto';
import type { Event, Move, RankName, State } from '@mazzo/games/vinto';
import { isHole } from '@mazzo/kernel';
import type { Page } from 'playwright-core';
import type { Wish } from '../prepared.ts';
import { roomScreens } from '../room.ts';
import { touch } from '../screen.ts';
import type { GameShots, Screen } from '../screen.ts';

type More = Partial<Wish<State>>;

/** A few cards have gone out, and the pile has grown. */
const isLate = (view: State) => view.pile.length >= 8;

/** Plays every action card that it draws. */
function eager({ phase, turn }: State): Move | null {
  if (phase.kind !== 'decide' || turn !== 0) return null;
  return hasAction(rankOf(phase.drawn)) ? { type: 'play' } : null;
}

function at(until: (view: State) => boolean, more: More = {}): Wish<State> {
  return { game: 'vinto', until, ...more };
}

function before(is: (event: Event, view: State) => boolean, more: More = {}): Wish<State> {
  return { game: 'vinto', before: (event, view) => is(event as Event, view), ...more };
}

/** The player plays such a card, and has chosen so many of its targets. */
function acting(names: readonly RankName[], targets = 0, more: More = {}): Wish<State> {
  return at(
    ({ action }) =>
      action?.seat === 0 &&
      names.includes(ranks[action.rank]!) &&
      action.targets.length === targets,
    { choose: eager, ...more },
  );
}

/** Tosses a card of which it is known to be wrong. */
function clumsy(view: State): Move | null {
  if (view.phase.kind !== 'tossIn' || view.action !== null) return null;
  const slot = view.hands[0]!.findIndex(
    (card) => card !== GAP && !isHole(card) && ((view.ranks >> rankOf(card)) & 1) === 0,
  );
  return slot < 0 ? null : { type: 'tossIn', slot };
}

const isOwnTurn = (view: State) => view.turn === 0 && view.caller === null;
const start = at(
  (view) => view.phase.kind === 'start' && isOwnTurn(view) && isLate(view) && canTake(view),
);
const drawn = at(
  ({ phase, turn, ...view }) =>
    phase.kind === 'decide' &&
    turn === 0 &&
    hasAction(rankOf(phase.drawn)) &&
    view.pile.length >= 8,
);
const tossIn = (view: State) =>
  view.phase.kind === 'tossIn' && view.action === null && isLate(view);
const calling = at((view) => view.phase.kind === 'call' && isLate(view));
const called = (view: State) => view.caller !== null && view.caller !== 0;
const noted = at(isLate, { options: { memoryAid: 'allSeen' } });
const fewRounds = { session: 'rounds', rounds: 3 } as const;
const midway = at(
  (view) => view.phase.kind === 'start' && isOwnTurn(view) && view.rounds >= 2 && isLate(view),
);

/** A Queen has been played, and two cards are looked at: for the README. */
export const portrait = at(
  ({ action, hands, rounds, totals }) =>
    action?.seat === 0 &&
    ranks[action.rank] === 'Q' &&
    action.targets.length === 2 &&
    rounds >= 1 &&
    totals[0]! > 0 &&
    hands.every((hand) => hand.length <= 6),
  { choose: eager },
);

async function write(page: Page, mark: string): Promise<void> {
  const card = page.locator('[data-id^="hand:1:"]').first();
  await card.focus();
  await page.keyboard.press('m');
  await page.locator('dialog input').fill(mark);
}

const screens: readonly Screen[] = [
  { name: 'peek', matches: [at(() => true)] },
  { name: 'peeked', matches: [at(() => true)], moves: true },
  { name: 'start', matches: [start] },
  { name: 'drawn', matches: [drawn] },
  { name: 'declare', matches: [drawn], act: (page) => touch(page, 'hand:0:1') },
  { name: 'look-at-own', matches: [acting(['7', '8'])] },
  { name: 'look-at-others', matches: [acting(['9', '10'])] },
  { name: 'looked', matches: [acting(['7', '8', '9', '10'])], moves: true },
  { name: 'jack', matches: [acting(['J'], 1)] },
  { name: 'queen', matches: [acting(['Q'], 1)] },
  {
    name: 'queen-swap',
    matches: [acting(['Q'], 1)],
    moves: true,
  },
  { name: 'king-card', matches: [acting(['K'])] },
  { name: 'king-rank', matches: [acting(['K'], 1)] },
  { name: 'king-wild', matches: [acting(['K'], 0, { options: { king: 'wild' } })] },
  { name: 'ace', matches: [acting(['A'])] },
  { name: 'toss-in', matches: [at(tossIn)] },
  { name: 'toss-in-ring', matches: [at(tossIn)], tastes: { tossIn: 'long' } },
  {
    name: 'not-until-my-turn',
    matches: [at(tossIn)],
    tastes: { pace: 'calm' },
    act: (page) => touch(page, 'page:wish'),
  },
  { name: 'toss-in-clock', matches: [at(tossIn, { clocks: 'relaxed' })] },
  {
    name: 'toss-in-missed',
    matches: [before((event) => event.type === 'missed' && event.seat === 0, { choose: clumsy })],
    moves: true,
  },
  {
    name: 'toss-in-during-action',
    matches: [at((view) => view.action?.seat === 0 && view.action.tossed, { choose: eager })],
  },
  { name: 'call', matches: [calling] },
  { name: 'call-confirm', matches: [calling], act: (page) => touch(page, 'callVinto') },
  {
    name: 'called',
    matches: [at((view) => called(view) && view.phase.kind === 'start' && view.turn === 0)],
  },
  {
    name: 'others-play',
    matches: [calling],
    tastes: { pace: 'calm' },
    act: (page) => touch(page, 'endTurn'),
  },
  {
    name: 'round-end',
    matches: [before((event, view) => event.type === 'roundEnded' && view.rounds >= 2)],
    tastes: { confirm: 'never' },
    moves: true,
  },
  {
    name: 'last-round-end',
    matches: [before((event) => event.type === 'matchEnded', { options: fewRounds })],
    moves: true,
  },
  { name: 'memory-aid', matches: [noted] },
  { name: 'pencil', matches: [noted], act: (page) => write(page, 'K?') },
  {
    name: 'pencil-mark',
    matches: [noted],
    act: async (page) => {
      await write(page, 'K?');
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'large-print-four-colours',
    matches: [drawn],
    tastes: { print: 'large', suits: 'fourColours' },
  },
  { name: 'five-players', matches: [at(isLate, { seats: 5 })] },
  {
    name: 'many-cards',
    matches: [
      at((view) => view.hands.some((hand) => hand.length >= 8) && isLate(view), {
        seats: 5,
        choose: clumsy,
      }),
    ],
  },
  {
    name: 'called-many-cards',
    matches: [at((view) => called(view) && view.hands[0]!.length >= 8, { choose: clumsy })],
  },
  { name: 'called-five-players', matches: [at(called, { seats: 5 })] },
  ...roomScreens({
    midway,
    ended: { game: 'vinto', options: fewRounds },
    refused: {
      match: at((view) => !canTake(view) && view.phase.kind === 'start'),
      touch: 'pile:top',
    },
  }),
];

export const shots: GameShots = {
  screens,
  unusual: {
    seats: 5,
    clocks: 'fast',
    bot: 'expert',
    options: { session: 'rounds', memoryAid: 'allSeen' },
  },
  ruling: 'V-8',
};
