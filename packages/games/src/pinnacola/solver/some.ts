/** P-3, P-10: any finish at all, looked for where it is soonest found. */
import type { Rest } from '../solver.ts';
import type { Finish } from '../types.ts';
import { cheapestStayingOf } from './cheapest.ts';
import { isSpent } from './effort.ts';
import { casesOf } from './fetches.ts';
import type { Case, Fetch } from './fetches.ts';
import { cheaper, demandOf, finishOf } from './finishes.ts';
import { couldLie, mayClose, quickAnswer } from './quick.ts';
import { rearranges, staying, wholeOf } from './scope.ts';
import type { Scope } from './scope.ts';
import { sweep } from './sweep.ts';
import { anyMeasure } from './task.ts';

export function someOf(rest: Rest): Finish | null {
  const plain = quickAnswer(rest) === true ? cheapestStayingOf(rest) : null;
  return plain ?? hardOf(rest);
}

/** The same where it is known not to be plain. */
export function hardOf(rest: Rest): Finish | null {
  return searched(rest, () => true);
}

/** P-10: whether some finish fetches these jokers, and perhaps others. */
export function canFetchAll(rest: Rest, wanted: readonly Fetch[]): boolean {
  return searched(rest, (of) => wanted.every((one) => hasFetch(of, one))) !== null;
}

function hasFetch({ fetches }: Case, { own, meld, card }: Fetch): boolean {
  return fetches.some((one) => one.own === own && one.meld === meld && one.card === card);
}

function searched(rest: Rest, isMeant: (of: Case) => boolean): Finish | null {
  const demand = demandOf(rest);
  // An open finish is sooner found.
  const goals = mayClose(rest) ? (['open', 'closing'] as const) : (['open'] as const);
  for (const goal of goals) {
    for (const scope of scopesOf(rest)) {
      for (const of of casesOf(scope, { demand, goal, measure: anyMeasure, plainFirst: true })) {
        if (isSpent()) return null;
        const found = isMeant(of) ? sweep(of.task) : null;
        if (found !== null) return finishOf({ scope, of, found }, cheaper);
      }
    }
  }
  return null;
}

/** P-11: all melds staying; one of them taken up, two of them, all. */
function* scopesOf(rest: Rest): Generator<Scope> {
  yield wholeOf(staying(rest));
  if (!rearranges(rest)) return;
  const whole = wholeOf(rest);
  for (const up of fewOf(whole.up)) if (couldLie(rest, up)) yield { ...whole, up };
  yield whole;
}

/** One of these or two, but not all. */
function* fewOf(melds: readonly number[]): Generator<readonly number[]> {
  if (melds.length > 1) for (const one of melds) yield [one];
  if (melds.length <= 2) return;
  for (const [n, one] of melds.entries())
    for (const other of melds.slice(n + 1)) yield [one, other];
}
