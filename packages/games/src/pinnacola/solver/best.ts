/** The finish worth most, and the one worth most among those that close (P-13, P-14). */
import type { Rest, Solution } from '../solver.ts';
import { isSpent, stepsLeft, within } from './effort.ts';
import type { Aim } from './fetches.ts';
import { bestCase, dearer, demandOf, finishOf, valueScale } from './finishes.ts';
import type { Best } from './finishes.ts';
import { mayClose } from './quick.ts';
import { rearranges, staying, wholeOf } from './scope.ts';
import { meldsMeasure, valueMeasure } from './task.ts';

/** The best of all, if the steps suffice; else the best with melds that stay, or roughly. */
export function bestOf(rest: Rest): Solution | null {
  const half = Math.floor(stepsLeft() / 2);
  let settled = true;
  const best = within(half, () => {
    const found = bestIn(rest, {});
    settled = !isSpent();
    return found;
  });
  if (settled) return solutionOf(best);
  const other = rearranges(rest) ? bestOf(staying(rest)) : solutionOf(bestIn(rest, roughly));
  return best !== null && best.value > (other?.value ?? -Infinity) ? solutionOf(best) : other;
}

type Manner = Pick<Aim, 'rough' | 'plainFirst'>;
const roughly: Manner = { rough: true, plainFirst: true };

function bestIn(rest: Rest, manner: Manner): Best | null {
  const demand = demandOf(rest);
  const scope = wholeOf(rest);
  if (!rest.firstTurn) {
    const aim = { ...manner, demand, goal: 'either', measure: valueMeasure } as const;
    return bestCase(scope, aim, valueScale);
  }
  const aim = { ...manner, demand, goal: 'open', measure: meldsMeasure } as const;
  const open = bestCase(scope, aim, valueScale);
  const closing = bestClosing(rest, manner);
  if (open === null || closing === null) return open ?? closing;
  return closing.value >= open.value ? closing : open;
}

export function closingOf(rest: Rest): Solution | null {
  return solutionOf(bestClosing(rest, {}));
}

function bestClosing(rest: Rest, manner: Manner): Best | null {
  if (!mayClose(rest)) return null;
  const measure = rest.firstTurn ? meldsMeasure : valueMeasure;
  const aim = { ...manner, demand: demandOf(rest), goal: 'closing', measure } as const;
  return bestCase(wholeOf(rest), aim, valueScale);
}

function solutionOf(best: Best | null): Solution | null {
  if (best === null) return null;
  return { finish: finishOf(best, dearer), value: best.value };
}
