/** Sapone in every state that looks different. */
import { DIAMOND, inHand, mayDoubt, saleOf } from '@mazzo/games/sapone';
import type { Event, Move, State } from '@mazzo/games/sapone';
import type { Page } from 'playwright-core';
import type { Wish } from '../prepared.ts';
import { roomScreens } from '../room.ts';
import { touch } from '../screen.ts';
import type { GameShots, Screen } from '../screen.ts';

const YOU = 0;
const size = (view: State) => view.sizes[YOU]!;
const bidsIn = (view: State) => saleOf(view)?.bids.filter((bid) => bid.length > 0).length ?? 0;
const isTrade = (view: State) => view.phase.kind === 'trade' && size(view) >= 5;
const isBidding = ({ phase }: State) => phase.kind === 'bidding';
/** An honest one: whoever sees through a bluff ends the sale before it is looked at (S-8). */
const isDecision = ({ phase }: State) =>
  phase.kind === 'decide' && phase.sale.seller === YOU && phase.sale.card === phase.sale.claim;
/** Doubts whatever it can. */
const doubts = (view: State): Move | null => {
  const sale = saleOf(view);
  const may = sale !== null && isBidding(view) && mayDoubt(view, sale, YOU);
  return may ? { type: 'doubt' } : null;
};

/** Buys with the last turn of a round, so that it ends with that. */
const buysLast = (view: State): Move | null => {
  if (!isTrade(view) || view.market.length > 0 || view.rounds === 0) return null;
  const [one = 0, two = 0, three = 0] = ownCards(view);
  return { type: 'buy', cards: [one, two, three] };
};
const ownCards = ({ hands }: State) =>
  hands[YOU]!.cards.flatMap((count, card) => new Array<number>(count).fill(card));

type More = Partial<Wish<State>>;

function at(until: (view: State) => boolean, more: More = {}): Wish<State> {
  return { game: 'sapone', until, ...more };
}

function before(is: (event: Event, view: State) => boolean, more: More = {}): Wish<State> {
  return { game: 'sapone', before: (event, view) => is(event as Event, view), ...more };
}

const midway = at((view) => isTrade(view) && view.rounds >= 1 && size(view) >= 6);
const bidding = at((view) => isBidding(view) && bidsIn(view) >= 1 && size(view) >= 5);
/** For the README. */
export const portrait = bidding;
const full = { seats: 8 } as const;
const first = at(() => true);

/** The nth card of the hand, as it lies. */
const take = (page: Page, n: number) => page.locator('[data-id^="hand:"]').nth(n).click();

const screens: readonly Screen[] = [
  { name: 'first-decision', matches: [first] },
  { name: 'pick', matches: [at(({ phase, rounds }) => phase.kind === 'pick' && rounds >= 1)] },
  { name: 'trade', matches: [midway] },
  { name: 'talk', matches: [midway], act: (page) => touch(page, 'page:talk') },
  { name: 'trade-chosen', matches: [midway], act: (page) => take(page, 1) },
  {
    name: 'buy',
    matches: [midway],
    act: async (page) => {
      for (const n of [0, 2, 4]) await take(page, n);
    },
  },
  {
    name: 'claim',
    matches: [midway],
    act: async (page) => {
      await take(page, 1);
      await touch(page, 'sell…');
      await page.locator('[data-id="wish:tools"]').click();
    },
  },
  { name: 'bid', matches: [bidding] },
  {
    name: 'asked-more',
    matches: [
      at(
        (view) => isBidding(view) && saleOf(view)!.asked > 0 && saleOf(view)!.bids[YOU]!.length > 1,
      ),
    ],
  },
  {
    name: 'bid-chosen',
    matches: [bidding],
    act: async (page) => {
      for (const n of [0, 2]) await take(page, n);
    },
  },
  {
    name: 'statement',
    matches: [bidding],
    act: async (page) => {
      await take(page, 0);
      await touch(page, 'say…');
    },
  },
  { name: 'doubt', matches: [bidding], act: (page) => touch(page, 'doubt…') },
  { name: 'last-call', matches: [bidding], act: (page) => touch(page, 'pass') },
  { name: 'offers', matches: [at((view) => isDecision(view) && bidsIn(view) >= 2)] },
  {
    name: 'accept',
    matches: [at((view) => isDecision(view) && bidsIn(view) >= 1)],
    act: (page) => page.locator('[data-id^="row:"]').first().click(),
  },
  {
    name: 'caught',
    matches: [before((event) => event.type === 'doubted' && !event.honest, { choose: doubts })],
    tastes: { pace: 'calm' },
    act: async (page) => {
      await touch(page, 'doubt…');
      await touch(page, 'doubt');
    },
  },
  { name: 'gift', matches: [at(({ phase }) => phase.kind === 'gift', { choose: doubts })] },
  {
    name: 'known',
    matches: [
      at((view) => isTrade(view) && view.hands.slice(1).every(({ cards }) => sum(cards) > 1)),
    ],
    act: (page) => touch(page, 'seat:1'),
  },
  { name: 'diamond', matches: [at(({ phase }) => phase.kind === 'diamond')] },
  {
    name: 'diamond-chosen',
    matches: [at(({ phase }) => phase.kind === 'diamond')],
    act: (page) => touch(page, 'kind:doubleSoap'),
  },
  {
    name: 'diamond-held',
    matches: [at((view) => isTrade(view) && inHand(view, YOU, DIAMOND) === 1)],
  },
  {
    name: 'round-end',
    matches: [
      at((view) => buysLast(view) !== null && inHand(view, YOU, DIAMOND) === 0, {
        choose: buysLast,
      }),
    ],
    moves: true,
  },
  { name: 'eight-offers', matches: [at((view) => isDecision(view) && bidsIn(view) >= 5, full)] },
  { name: 'eight-bid', matches: [at((view) => isBidding(view) && bidsIn(view) >= 3, full)] },
  { name: 'two-players', matches: [at((view) => isTrade(view), { seats: 2 })] },
  {
    name: 'open-bids',
    matches: [at((view) => isBidding(view) && bidsIn(view) >= 2, { options: { bids: 'open' } })],
  },
  ...roomScreens({
    midway,
    ended: { game: 'sapone' },
    refused: { match: midway, touch: 'soap:top' },
  }),
];

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}

export const shots: GameShots = {
  screens,
  unusual: { seats: 6, clocks: 'relaxed', bot: 'expert', options: { target: 30, bids: 'open' } },
  ruling: 'S-8',
};
