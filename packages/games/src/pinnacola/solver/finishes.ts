/** From the sweep's answers to finishes: the best of all cases, told as a move. */
import type { Card } from '@mazzo/kernel';
import { cardPoints, JOKER, KINDS, pointsOf, rulesOrder } from '../cards.ts';
import { cardsOf, pointsOfMeld, pokerOfJokers } from '../melds.ts';
import type { Meld } from '../melds.ts';
import { CLOSING, IN_MANO } from '../scoring.ts';
import type { Rest } from '../solver.ts';
import type { Finish } from '../types.ts';
import { isSpent } from './effort.ts';
import { cardsUp, casesOf } from './fetches.ts';
import type { Aim, Case } from './fetches.ts';
import type { Scope } from './scope.ts';
import { sweep } from './sweep.ts';
import type { Found } from './sweep.ts';
import { CARD_WEIGHT, cheapMeasure } from './task.ts';
import type { Task } from './task.ts';

export interface Best {
  readonly scope: Scope;
  readonly of: Case;
  readonly found: Found;
  readonly value: number;
}

/** What a gain comes to in the end: so many times it, and so much more. */
interface Scale {
  readonly times: number;
  readonly plus: number;
}

/** The best of all cases, if it is worth more than the floor. */
export function bestCase(
  scope: Scope,
  aim: Aim,
  scaleOf: (scope: Scope, of: Case) => Scale,
  floor: number | null = null,
): Best | null {
  let best: Best | null = null;
  for (const of of casesOf(scope, aim)) {
    if (isSpent()) break;
    const { times, plus } = scaleOf(scope, of);
    const least = best?.value ?? floor;
    if (least !== null && times * mostGain(of.task) + plus <= least) continue;
    const found = sweep(of.task, least === null ? undefined : Math.floor((least - plus) / times));
    if (found !== null) best = { scope, of, found, value: times * found.gain + plus };
  }
  return best;
}

/** Where cards laid cost something: what must be laid costs that much. */
function mostGain({ measure, least }: Task): number {
  return measure === cheapMeasure ? -sumOf(least, cardCosts) : Infinity;
}

/** P-13, P-14 */
export function valueScale({ rest }: Scope, { task, given }: Case): Scale {
  const { options, firstTurn } = rest;
  const jokers = task.pokerOfJokers ? pointsOfMeld(pokerOfJokers, options) : 0;
  const melds = jokers - sumOf(task.pool, cardPoints);
  if (task.goal !== 'closing' || !firstTurn) return { times: 1, plus: melds - given };
  return { times: 2, plus: 2 * melds + CLOSING + IN_MANO - given };
}

/** Minus the cards laid and their points. */
export function costScale({ rest, up }: Scope, { fetches }: Case): Scale {
  let plus = up.length === 0 ? 0 : sumOf(cardsUp(rest, up), cardCosts);
  for (const { card } of fetches) plus -= cardCosts[card]!;
  return { times: 1, plus };
}

export const cardCosts: readonly number[] = cardPoints.map((points) => CARD_WEIGHT + points);

export function sumOf(counts: readonly number[], each: readonly number[]): number {
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind++) sum += counts[kind]! * each[kind]!;
  return sum;
}

const noDemand: readonly number[] = Array.from({ length: KINDS }, () => 0);
const demands = noDemand.map((_, kind) => noDemand.with(kind, 1));

/** P-3 */
export function demandOf(rest: Rest): readonly number[] {
  return rest.owed === null ? noDemand : demands[rest.owed]!;
}

type Order = (a: Card, b: Card) => number;
export const dearer: Order = (a, b) => pointsOf(b) - pointsOf(a);
export const cheaper: Order = (a, b) => pointsOf(a) - pointsOf(b);

export function finishOf({ scope, of, found }: Omit<Best, 'value'>, order: Order): Finish {
  const { rest, hand } = scope;
  const left = of.task.pool.map((count, kind) => count + rest.hand[kind]! - hand[kind]!);
  for (const { run, lying } of found.runs) take(left, run, lying?.run ?? null);
  for (const { set, lying } of found.sets) take(left, set, lying?.set ?? null);
  if (found.jokers) left[JOKER]! -= 4;
  return {
    type: 'finish',
    ...laysOf(scope, of, found),
    replacements: of.fetches.flatMap(({ own, meld, card }) => (own ? [] : [{ meld, card }])),
    discard: discardOf(left, order),
  };
}

/** The first by this order; of equal ones the first by the rules'. */
function discardOf(left: readonly number[], order: Order): Card {
  let first: Card | null = null;
  for (const card of rulesOrder) {
    if (left[card]! > 0 && (first === null || order(card, first) < 0)) first = card;
  }
  return first!;
}

/** Takes the cards of a meld, but for those that lay there already. */
function take(left: number[], meld: Meld, lying: Meld | null): void {
  for (const card of cardsOf(meld)) left[card]!--;
  if (lying !== null) for (const card of cardsOf(lying)) left[card]!++;
}

function laysOf({ rest, up }: Scope, of: Case, found: Found): Pick<Finish, 'melds' | 'changes'> {
  const melds = newMelds(found);
  const changes: Finish['changes'] = [];
  for (const [meld, before] of rest.own.entries()) {
    const to = up.includes(meld)
      ? laidAgain(melds, before)
      : (grownMeld(found, meld) ?? of.own[meld]!);
    if (to === null || !isSame(to, before)) changes.push({ meld, to });
  }
  return { melds, changes };
}

/** P-11: a meld that is laid again as it was has stayed, and is no new one. */
function laidAgain(melds: Meld[], before: Meld): Meld | null {
  const same = melds.findIndex((after) => isSame(after, before));
  return same < 0 ? null : melds.splice(same, 1)[0]!;
}

function grownMeld({ runs, sets }: Found, meld: number): Meld | null {
  const run = runs.find(({ lying }) => lying?.meld === meld)?.run;
  return run ?? sets.find(({ lying }) => lying?.meld === meld)?.set ?? null;
}

function newMelds(found: Found): Meld[] {
  return [
    ...found.runs.flatMap(({ run, lying }) => (lying === null ? [run] : [])),
    ...found.sets.flatMap(({ set, lying }) => (lying === null ? [set] : [])),
    ...(found.jokers ? [pokerOfJokers] : []),
  ];
}

function isSame(a: Meld, b: Meld): boolean {
  if (a.kind === 'run' && b.kind === 'run') {
    return a.suit === b.suit && a.from === b.from && a.to === b.to && a.joker === b.joker;
  }
  if (a.kind === 'set' && b.kind === 'set') {
    return a.rank === b.rank && a.suits === b.suits && a.joker === b.joker;
  }
  return a.kind === b.kind;
}
