/** The finish worth most, and the one worth most among those that close (P-13, P-14). */
import type { Rest, Solution } from '../solver.ts';
import { isSpent, stepsLeft, within } from './effort.ts';
import type { Aim } from './fetches.ts';
import { bestCase, dearer, demandOf, finishOf, valueScale } from './finishes.ts';
import type { Best } from './finishes.ts';
import { mayClose } from './quick.ts';
import { rearranges, staying, wholeOf } from './scope.ts';
import { meldsMeasure, valueMeasure } from './task.ts';

export function bestOf(rest: Rest): Solution | null {
  return solutionOf(bestFound(rest));
}

/** The best of all, if half the steps suffice; else the best that the others find. */
function bestFound(rest: Rest): Best | null {
  let settled = true;
  const best = within(stepsLeft() >> 1, () => {
    const found = bestIn(rest, {});
    settled = !isSpent();
    return found;
  });
  if (settled) return best;
  const other = rearranges(rest) ? bestWithOneUp(rest) : bestIn(rest, roughly);
  return (best?.value ?? -Infinity) > (other?.value ?? -Infinity) ? best : other;
}

/** P-11: where not all melds can be weighed anew, all stay, or all but one. */
function bestWithOneUp(rest: Rest): Best | null {
  let best = bestFound(staying(rest));
  const aim = { demand: demandOf(rest), goal: 'either', measure: valueMeasure } as const;
  // P-14 has no melds to take up.
  for (const meld of rest.own.keys()) {
    const scope = { ...wholeOf(rest), up: [meld] };
    best = bestCase(scope, aim, valueScale, best?.value ?? null) ?? best;
  }
  return best;
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
