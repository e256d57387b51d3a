/** P-17: the finish with the fewest cards laid, then the fewest points, then the rules' order of cards. */
import type { Card } from '@mazzo/kernel';
import { cardPoints, JOKER, rulesOrder } from '../cards.ts';
import type { Rest } from '../solver.ts';
import type { Finish } from '../types.ts';
import { bestCase, cardCosts, cheaper, costScale, demandOf, finishOf, sumOf } from './finishes.ts';
import type { Best } from './finishes.ts';
import { cardsInReach } from './reach.ts';
import { layingOnly, rearranges, sizeOf, staying, wholeOf } from './scope.ts';
import type { Scope } from './scope.ts';
import { CARD_WEIGHT, cheapMeasure } from './task.ts';

/** The cheapest finish with these cards to be laid, if it costs less than the floor allows. */
type Ask = (demand: readonly number[], floor: number | null) => Best | null;

export function cheapestOf(rest: Rest): Finish | null {
  const stay = scopeOfStaying(rest);
  if (!rearranges(rest)) return earliest(rest, (demand, floor) => cheapestIn(stay, demand, floor));
  const whole = wholeOf(rest);
  return earliest(rest, (demand, floor) => {
    const staying = cheapestStaying(stay, demand, floor);
    const least = staying?.value ?? floor;
    const lowest = -sumOf(demand, cardCosts);
    if (least !== null && least >= lowest) return staying;
    return cheapestIn(whole, demand, least) ?? staying;
  });
}

/** The cheapest where own melds stay as they are. */
export function cheapestStayingOf(rest: Rest): Finish | null {
  const stay = scopeOfStaying(rest);
  return earliest(rest, (demand, floor) => cheapestIn(stay, demand, floor));
}

/** Only the cards in reach, where they make a finish that others cannot make cheaper. */
function scopeOfStaying(rest: Rest): Scope {
  const whole = wholeOf(staying(rest));
  const near = layingOnly(whole, cardsInReach(rest));
  const best = cheapestIn(near, demandOf(rest), null);
  return best !== null && cardsLaid(best) <= MOST_IN_REACH ? near : whole;
}

/** See `cardsInReach`. */
const MOST_IN_REACH = 4;

function cardsLaid({ value }: Best): number {
  return Math.floor(-value / CARD_WEIGHT);
}

/** Of equally cheap ones the earliest cards: each is asked for in turn. */
function earliest(rest: Rest, ask: Ask): Finish | null {
  const demand = [...demandOf(rest)];
  let best = ask(demand, null);
  if (best === null) return null;
  const cards = cardsLaid(best);
  const points = -best.value % CARD_WEIGHT;
  for (const kind of rulesOrder) {
    for (let count = demand[kind]! + 1; count <= mostOf(rest, kind); count++) {
      const wanted = demand.with(kind, count);
      if (!canCost(wanted, cards, points)) break;
      const other = ask(wanted, best.value - 1);
      if (other === null) break;
      demand[kind] = count;
      best = other;
    }
  }
  return finishOf(best, cheaper);
}

const LEAST_POINTS = 5;

/** Whether so many cards of so many points can have these among them. */
function canCost(wanted: readonly number[], cards: number, points: number): boolean {
  const others = cards - sizeOf(wanted);
  return others >= 0 && sumOf(wanted, cardPoints) + others * LEAST_POINTS <= points;
}

/** How many of a kind could be laid. */
function mostOf(rest: Rest, kind: Card): number {
  return kind === JOKER ? 4 : rest.hand[kind]!;
}

function cheapestIn(scope: Scope, demand: readonly number[], floor: number | null): Best | null {
  const aim = { demand, measure: cheapMeasure, plainFirst: true };
  const open = bestCase(scope, { ...aim, goal: 'open' }, costScale, floor);
  // To close, all cards but one are laid.
  const closed = -CARD_WEIGHT * (sizeOf(scope.rest.hand) - 1);
  const most = open?.value ?? floor;
  if (scope.idle >= 2 || (most !== null && most >= closed)) return open;
  return bestCase(scope, { ...aim, goal: 'closing' }, costScale, most) ?? open;
}

/** Where melds may be rearranged: sooner found, and little is cheaper. */
function cheapestStaying(
  stay: Scope,
  demand: readonly number[],
  floor: number | null,
): Best | null {
  const best = cheapestIn(stay, demand, null);
  if (best === null) return null;
  // An own joker that moves was never in hand.
  const moved = best.of.fetches.filter(({ own }) => own).length;
  const value = best.value + moved * cardCosts[JOKER]!;
  return floor === null || value > floor ? { ...best, value } : null;
}
