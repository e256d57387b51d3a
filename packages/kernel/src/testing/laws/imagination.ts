/**
 * Law 8: an imagined state is one that the view allows, stays so as play goes on, and is no more like
 * the truth than two imagined states are like each other.
 */
import { isHole } from '../../cards.ts';
import { chanceFrom } from '../../chance.ts';
import type { Chance } from '../../chance.ts';
import type { AnyEvent, AnyMove, Viewer } from '../../game.ts';
import { hold, LawBroken } from '../broken.ts';
import type { BagPlace, Place, SlotsPlace } from '../subject.ts';
import type { Walk } from '../walk.ts';
import { cardsAreConserved, viewShowsWhatIsSo } from './cards.ts';
import { viewJudgesAlike } from './views.ts';

const MOVES_ON = 4;

export function imaginedIsPossible<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  walk: Walk<Options, State, Move, Event>,
  viewer: Viewer,
  chance: Chance,
): void {
  const { subject, options } = walk;
  const { game, witness } = subject;
  const view = game.clone(walk.views.get(viewer)!);
  const memory = JSON.parse(JSON.stringify(walk.memory ?? null)) as unknown;
  const imagined = dream(() => game.imagine(view, viewer, chance));
  const agree = (): void => {
    cardsAreConserved(subject, imagined, memory, options, 8);
    viewShowsWhatIsSo(subject, view, imagined, memory, viewer, 8);
    viewJudgesAlike(subject, view, imagined, viewer, chance, 8);
  };
  agree();
  for (let n = 0; n < MOVES_ON; n++) {
    const status = game.status(imagined);
    if (status.over) return;
    const { seat } = status.decisions[chance.below(status.decisions.length)]!;
    const moves = game.legal(imagined, seat);
    const move = moves[chance.below(moves.length)]!;
    game.resolve(imagined, seat, move, chanceFrom(walk.seed, 1000 + n), (event) => {
      game.apply(imagined, event);
      witness.hear(memory, event);
      dream(() => game.apply(view, game.reveal(event, viewer, options)));
    });
    agree();
  }
}

/** A view that cannot follow what an imagined state tells it has imagined the impossible. */
function dream<Result>(of: () => Result): Result {
  try {
    return of();
  } catch (error) {
    throw new LawBroken(8, error instanceof Error ? error.message : String(error));
  }
}

/** How alike worlds are in what this viewer has not seen, one observation a match. */
export interface Likeness {
  observations: number;
  holes: number;
  /** Holes in which an imagined world is like the truth, less those in which two imagined ones agree. */
  excess: number;
  squares: number;
  alike: number;
}

export function emptyLikeness(): Likeness {
  return { observations: 0, holes: 0, excess: 0, squares: 0, alike: 0 };
}

export function compareToTruth<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  walk: Walk<Options, State, Move, Event>,
  viewer: Viewer,
  chance: Chance,
  likeness: Likeness,
): void {
  const { game, witness } = walk.subject;
  const view = walk.views.get(viewer)!;
  const places = (state: State) => witness.places(state, walk.memory);
  const unseen = places(view);
  const [one, other] = [game.imagine(view, viewer, chance), game.imagine(view, viewer, chance)];
  const truth = countAlike(unseen, places(one), places(walk.state));
  const chanceAlike = countAlike(unseen, places(one), places(other));
  const excess = truth.alike - chanceAlike.alike;
  if (truth.holes === 0) return;
  likeness.observations++;
  likeness.holes += truth.holes;
  likeness.alike += truth.alike;
  likeness.excess += excess;
  likeness.squares += excess * excess;
}

const FEWEST_OBSERVATIONS = 50;
const STANDARD_ERRORS = 5;

/** The truth must be one imagined world among others: as like them as they are like each other. */
export function truthIsOneOfMany(likeness: Likeness, toleratedShare: number): void {
  const { observations, holes, excess, squares } = likeness;
  if (observations < FEWEST_OBSERVATIONS) return;
  const spread = Math.sqrt(squares) * STANDARD_ERRORS + holes * toleratedShare;
  const share = ((100 * excess) / holes).toFixed(2);
  hold(8, Math.abs(excess) <= spread, () => `imagined worlds equal the truth ${share} % too often`);
}

function countAlike(
  unseen: readonly Place[],
  one: readonly Place[],
  other: readonly Place[],
): { readonly holes: number; readonly alike: number } {
  let holes = 0;
  let alike = 0;
  for (const [n, place] of unseen.entries()) {
    if (place.kind === 'slots') {
      const [a, b] = [one[n] as SlotsPlace, other[n] as SlotsPlace];
      for (const [at, slot] of place.cards.entries()) {
        if (!isHole(slot)) continue;
        holes++;
        if (a.cards[at] === b.cards[at]) alike++;
      }
    } else {
      const [a, b] = [one[n] as BagPlace, other[n] as BagPlace];
      holes += place.bag.holes.reduce((sum, count) => sum + count, 0);
      for (const [card, certain] of place.bag.cards.entries()) {
        alike += Math.min(a.bag.cards[card]!, b.bag.cards[card]!) - certain;
      }
    }
  }
  return { holes, alike };
}
