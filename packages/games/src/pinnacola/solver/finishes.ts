/** From the sweep's answers to finishes: the best of all cases, told as a move. */
import type { Card } from '@mazzo/kernel';
import { cardPoints, JOKER, KINDS, pointsOf, rulesOrder } from '../cards.ts';
import { cardsOf, pointsOfMeld, pokerOfJokers } from '../melds.ts';
import type { Meld } from '../melds.ts';
import { CLOSING, IN_MANO } from '../scoring.ts';
import type { Rest, Solution } from '../solver.ts';
import type { Finish } from '../types.ts';
import { casesOf, countsOf, rearranges } from './fetches.ts';
import type { Aim, Case, Fetch } from './fetches.ts';
import { mayClose } from './quick.ts';
import { sweep } from './sweep.ts';
import type { Found } from './sweep.ts';
import { anyMeasure, CARD_WEIGHT, cheapMeasure, meldsMeasure, valueMeasure } from './task.ts';

/** The finish worth most. */
export function bestOf(rest: Rest): Solution | null {
  const demand = demandOf(rest);
  if (!rest.firstTurn) {
    return solutionOf(
      bestCase(rest, { demand, goal: 'either', measure: valueMeasure }, valueScale),
    );
  }
  const open = bestCase(rest, { demand, goal: 'open', measure: meldsMeasure }, valueScale);
  const closing = bestClosing(rest);
  if (open === null || closing === null) return solutionOf(open ?? closing);
  return solutionOf(closing.value >= open.value ? closing : open);
}

/** The finish worth most among those that close. */
export function closingOf(rest: Rest): Solution | null {
  return solutionOf(bestClosing(rest));
}

function bestClosing(rest: Rest): Best | null {
  if (!mayClose(rest)) return null;
  const measure = rest.firstTurn ? meldsMeasure : valueMeasure;
  return bestCase(rest, { demand: demandOf(rest), goal: 'closing', measure }, valueScale);
}

function solutionOf(best: Best | null): Solution | null {
  if (best === null) return null;
  return { finish: finishOf(best, dearer), value: best.value };
}

/** The first is sooner answered. */
const goals = ['open', 'closing'] as const;

/** Any finish at all. */
export function someOf(rest: Rest): Finish | null {
  // Where melds may be rearranged they may also stay, which is sooner tried.
  const stay = rearranges(rest) ? someOf(staying(rest)) : null;
  if (stay !== null) return stay;
  const demand = demandOf(rest);
  for (const goal of goals) {
    if (goal === 'closing' && !mayClose(rest)) continue;
    for (const of of casesOf(rest, { demand, goal, measure: anyMeasure })) {
      const found = sweep(of.task);
      if (found !== null) return finishOf({ rest, of, found, value: 0 }, cheaper);
    }
  }
  return null;
}

/** P-10: whether some finish fetches these jokers, and perhaps others. */
export function canFetch(rest: Rest, wanted: readonly Fetch[]): boolean {
  if (rearranges(rest) && canFetch(staying(rest), wanted)) return true;
  const demand = demandOf(rest);
  for (const goal of goals) {
    if (goal === 'closing' && !mayClose(rest)) continue;
    for (const of of casesOf(rest, { demand, goal, measure: anyMeasure })) {
      if (wanted.every((one) => hasFetch(of, one)) && sweep(of.task) !== null) return true;
    }
  }
  return false;
}

function hasFetch({ fetches }: Case, { own, meld, card }: Fetch): boolean {
  return fetches.some((one) => one.own === own && one.meld === meld && one.card === card);
}

function staying(rest: Rest): Rest {
  return { ...rest, options: { ...rest.options, earlierMelds: 'stay' } };
}

/** P-17 */
export function cheapestOf(rest: Rest): Finish | null {
  const demand = [...demandOf(rest)];
  let best = cheapestWith(rest, demand, null);
  if (best === null) return someOf(rest);
  const cards = Math.floor(-best.value / CARD_WEIGHT);
  const points = -best.value % CARD_WEIGHT;
  // Of equally cheap ones the earliest cards: each is asked for in turn.
  for (const kind of rulesOrder) {
    for (let count = demand[kind]! + 1; count <= mostOf(rest, kind); count++) {
      const wanted = demand.with(kind, count);
      if (!canCost(wanted, cards, points)) break;
      const other = cheapestWith(rest, wanted, best.value - 1);
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
  const others = cards - wanted.reduce((sum, count) => sum + count, 0);
  return others >= 0 && sumOf(wanted, cardPoints) + others * LEAST_POINTS <= points;
}

/** How many of a kind could be laid. */
function mostOf(rest: Rest, kind: Card): number {
  return kind === JOKER ? 4 : rest.hand[kind]!;
}

function cheapestWith(rest: Rest, demand: readonly number[], floor: number | null): Best | null {
  const stay = rearranges(rest) ? cheapestStaying(rest, demand, floor) : null;
  const least = stay?.value ?? floor;
  const open =
    bestCase(rest, { demand, goal: 'open', measure: cheapMeasure }, costScale, least) ?? stay;
  // To close, all cards but one are laid.
  const closed = -CARD_WEIGHT * (sumOf(rest.hand, one) - 1);
  const most = open?.value ?? floor;
  if (most !== null && most >= closed) return open;
  return (
    bestCase(rest, { demand, goal: 'closing', measure: cheapMeasure }, costScale, most) ?? open
  );
}

/** Where melds may be rearranged they may also stay: sooner found, and little is cheaper. */
function cheapestStaying(rest: Rest, demand: readonly number[], floor: number | null): Best | null {
  const best = cheapestWith(staying(rest), demand, null);
  if (best === null) return null;
  // An own joker that moves was never in hand.
  const moved = best.of.fetches.filter(({ own }) => own).length;
  const value = best.value + moved * cardCosts[JOKER]!;
  return floor === null || value > floor ? { ...best, value } : null;
}

const one = cardPoints.map(() => 1);

const noDemand: readonly number[] = Array.from({ length: KINDS }, () => 0);
const demands = noDemand.map((_, kind) => noDemand.with(kind, 1));

/** P-3 */
function demandOf(rest: Rest): readonly number[] {
  return rest.owed === null ? noDemand : demands[rest.owed]!;
}

interface Best {
  readonly rest: Rest;
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
function bestCase(
  rest: Rest,
  aim: Aim,
  scaleOf: (rest: Rest, of: Case) => Scale,
  floor: number | null = null,
): Best | null {
  let best: Best | null = null;
  for (const of of casesOf(rest, aim)) {
    const { times, plus } = scaleOf(rest, of);
    const least = best?.value ?? floor;
    const found = sweep(of.task, least === null ? undefined : Math.floor((least - plus) / times));
    if (found !== null) best = { rest, of, found, value: times * found.gain + plus };
  }
  return best;
}

/** P-13, P-14 */
function valueScale({ options, firstTurn }: Rest, { task, given }: Case): Scale {
  const jokers = task.pokerOfJokers ? pointsOfMeld(pokerOfJokers, options) : 0;
  const melds = jokers - sumOf(task.pool, cardPoints);
  if (task.goal !== 'closing' || !firstTurn) return { times: 1, plus: melds - given };
  return { times: 2, plus: 2 * melds + CLOSING + IN_MANO - given };
}

/** Minus the cards laid and their points. */
function costScale(rest: Rest, { fetches }: Case): Scale {
  let plus = rearranges(rest) ? sumOf(countsOf(rest.own.flatMap(cardsOf)), cardCosts) : 0;
  for (const { card } of fetches) plus -= cardCosts[card]!;
  return { times: 1, plus };
}

const cardCosts = cardPoints.map((points) => CARD_WEIGHT + points);

function sumOf(counts: readonly number[], each: readonly number[]): number {
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind++) sum += counts[kind]! * each[kind]!;
  return sum;
}

type Order = (a: Card, b: Card) => number;
const dearer: Order = (a, b) => pointsOf(b) - pointsOf(a);
const cheaper: Order = (a, b) => pointsOf(a) - pointsOf(b);

function finishOf({ rest, of, found }: Best, order: Order): Finish {
  const { melds, changes } = rearranges(rest)
    ? rearrangement(rest, found)
    : growth(rest, of, found);
  const left = [...of.task.pool];
  for (const { run, lying } of found.runs) take(left, run, lying?.run ?? null);
  for (const { set, lying } of found.sets) take(left, set, lying?.set ?? null);
  if (found.jokers) left[JOKER]! -= 4;
  return {
    type: 'finish',
    melds,
    changes,
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

type Laid = Pick<Finish, 'melds' | 'changes'>;

function growth(rest: Rest, of: Case, found: Found): Laid {
  const changes: Finish['changes'] = [];
  const change = (meld: number, to: Meld): void => {
    if (!isSame(to, rest.own[meld]!)) changes.push({ meld, to });
  };
  const laid = new Set<number>();
  for (const { run, lying } of found.runs) if (lying !== null) change(lying.meld, run);
  for (const { set, lying } of found.sets) if (lying !== null) change(lying.meld, set);
  for (const { meld } of changes) laid.add(meld);
  for (const { own, meld } of of.fetches) if (own && !laid.has(meld)) change(meld, of.own[meld]!);
  return { melds: newMelds(found), changes: changes.toSorted((a, b) => a.meld - b.meld) };
}

function newMelds(found: Found): Meld[] {
  return [
    ...found.runs.flatMap(({ run, lying }) => (lying === null ? [run] : [])),
    ...found.sets.flatMap(({ set, lying }) => (lying === null ? [set] : [])),
    ...(found.jokers ? [pokerOfJokers] : []),
  ];
}

/** P-11: own melds that are laid again as they were stay. */
function rearrangement(rest: Rest, found: Found): Laid {
  const melds = newMelds(found);
  const changes: Finish['changes'] = [];
  for (const [meld, before] of rest.own.entries()) {
    const same = melds.findIndex((after) => isSame(after, before));
    if (same >= 0) melds.splice(same, 1);
    else changes.push({ meld, to: null });
  }
  return { melds, changes };
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
