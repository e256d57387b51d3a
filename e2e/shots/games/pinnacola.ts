/** Pinnacola in every state that looks different. */
import { pinnacola } from '@mazzo/games/pinnacola';
import type { Event, Move, State } from '@mazzo/games/pinnacola';
import { bagSize } from '@mazzo/kernel';
import type { Page } from 'playwright-core';
import type { Wish } from '../prepared.ts';
import { roomScreens } from '../room.ts';
import { touch } from '../screen.ts';
import type { GameShots, Screen } from '../screen.ts';

type More = Partial<Wish<State>>;

function at(until: (view: State) => boolean, more: More = {}): Wish<State> {
  return { game: 'pinnacola', until, ...more };
}

function before(is: (event: Event, view: State) => boolean, more: More = {}): Wish<State> {
  return { game: 'pinnacola', before: (event, view) => is(event as Event, view), ...more };
}

const isDrawing = ({ phase }: State) => phase.kind === 'draw';
const isMelding = ({ phase }: State) => phase.kind === 'meld';
const melds = ({ melds: all }: State, seat = 0) => all[seat]!.length;
const cards = ({ hands }: State, seat = 0) => bagSize(hands[seat]!);

function mayTake(view: State): boolean {
  return pinnacola.check(view, 0, { type: 'takePozzo', from: 0 }) === null;
}

/** Takes whatever the pozzo has, and lays as little as it may. */
function hoarder(view: State): Move | null {
  const moves = pinnacola.legal(view, 0);
  const take = moves.find(({ type }) => type === 'takePozzo');
  if (isDrawing(view)) return take ?? null;
  return moves.find(({ type }) => type === 'finish') ?? null;
}

/** Lays one small meld a turn, so that there come to be many. */
function hesitant(view: State): Move | null {
  if (!isMelding(view)) return hoarder(view);
  const isSmall = (move: Move) => move.type === 'finish' && move.melds.length === 1;
  return pinnacola.legal(view, 0).find(isSmall) ?? null;
}

const late = at((view) => isDrawing(view) && melds(view) >= 3 && view.pozzo.length >= 6);
const drafting = at(
  (view) => isMelding(view) && melds(view) >= 2 && melds(view, 1) >= 2 && cards(view) >= 12,
);
const owed = at(
  ({ phase, ...view }) => phase.kind === 'meld' && phase.owed !== null && view.hands.length > 1,
);
const upwards = at((view) => isDrawing(view) && view.pozzo.length >= 6 && melds(view) >= 1, {
  options: { pozzo: 'fromAnyCard' },
});
const crowded = at((view) => isMelding(view) && melds(view) >= 9, { choose: hesitant });
const handful = at((view) => isMelding(view) && cards(view) >= 29, {
  options: { deal: '15' },
  choose: hoarder,
});
const growing = at(
  (view) =>
    isMelding(view) &&
    melds(view) >= 4 &&
    pinnacola.legal(view, 0).some((move) => move.type === 'finish' && move.changes.length > 0),
);
const few = at(
  (view) => isMelding(view) && cards(view) <= 5 && melds(view) >= 3 && melds(view) <= 6,
);
const midway = at((view) => isDrawing(view) && view.rounds >= 1 && melds(view) >= 2);
const isEnd = (event: Event) => event.type === 'handEnded';

async function lift(page: Page, ...places: readonly number[]): Promise<void> {
  const ids = await page
    .locator('[data-id^="hand:"]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['id']!));
  for (const place of places) await touch(page, ids[place]!);
}

/** What rearranges the hand is answered a frame later: until this button is there, it lies as before. */
async function rearrange(page: Page, id: string, comes: string): Promise<void> {
  await touch(page, id);
  await page.locator(`[data-id="${comes}"]`).waitFor();
}

const layBest = (page: Page) => rearrange(page, 'best', 'undo');

/** Lays what is best and discards the first card that is left. */
async function finish(page: Page): Promise<void> {
  await layBest(page);
  await lift(page, 0);
  await touch(page, 'discard');
  await page.locator('[data-id="discard"]').waitFor({ state: 'detached' });
}

/** Opens what a rival has beyond its row; on a desk there is room for all of it. */
async function readCounted(page: Page): Promise<void> {
  const more = 'table:more:seat:1';
  if ((await page.locator(`[data-id="${more}"]`).count()) > 0) await touch(page, more);
}

/** Of a hand that is over, with melds on both sides. */
const ended = before((event, view) => isEnd(event) && melds(view) >= 3 && melds(view, 1) >= 3);

/** For the README. */
export const portrait = drafting;

const screens: readonly Screen[] = [
  { name: 'deal', matches: [at(isDrawing)] },
  { name: 'drawn', matches: [at(isMelding)] },
  { name: 'draw-late', matches: [late] },
  { name: 'pozzo-opened', matches: [late], act: (page) => touch(page, 'pozzo') },
  { name: 'pozzo-from-any-card', matches: [upwards], act: (page) => touch(page, 'pozzo') },
  { name: 'owed', matches: [owed] },
  { name: 'owed-laid', matches: [owed], act: layBest },
  { name: 'lifted', matches: [drafting], act: (page) => lift(page, 3) },
  { name: 'lifted-three', matches: [drafting], act: (page) => lift(page, 0, 1, 2) },
  { name: 'best-laid', matches: [drafting], act: layBest },
  { name: 'few-cards', matches: [few] },
  { name: 'grows', matches: [growing] },
  { name: 'grown', matches: [growing], act: layBest },
  {
    name: 'best-undone',
    matches: [drafting],
    act: async (page) => {
      await layBest(page);
      await rearrange(page, 'undo', 'redo');
    },
  },
  {
    name: 'taking-back',
    matches: [drafting],
    act: async (page) => {
      await layBest(page);
      await touch(page, 'takeUp');
    },
  },
  { name: 'meld-opened', matches: [drafting], act: (page) => touch(page, 'meld:0:0') },
  {
    name: 'meld-refuses',
    matches: [drafting],
    act: async (page) => {
      await lift(page, 3);
      await touch(page, 'meld:1:0');
    },
  },
  { name: 'many-melds', matches: [crowded] },
  {
    name: 'melds-counted',
    matches: [crowded],
    act: readCounted,
  },
  { name: 'many-cards', matches: [handful] },
  { name: 'many-cards-by-rank', matches: [handful], act: (page) => touch(page, 'sort') },
  { name: 'hand-end', matches: [ended], act: finish },
  {
    name: 'large-print-four-colours',
    matches: [drafting],
    tastes: { print: 'large', suits: 'fourColours' },
  },
  ...roomScreens({
    midway,
    ended: { game: 'pinnacola', options: { target: 500 } },
    refused: { match: at((view) => isDrawing(view) && !mayTake(view)), touch: 'take' },
  }),
];

export const shots: GameShots = {
  screens,
  unusual: {
    seats: 2,
    clocks: 'fast',
    bot: 'expert',
    options: { pozzo: 'fromAnyCard', jokers: 'clean' },
  },
  ruling: 'P-10',
};
