/** Worlds in which everybody plays the round to its end: what is left then is a race. */
import type { Chance, Imagination, Pondering, Position, Seat } from '@mazzo/kernel';
import { FLIP_THREE } from '../cards.ts';
import { bustRisk } from '../odds.ts';
import { scoreOf } from '../scoring.ts';
import { currentChoice } from '../status.ts';
import type { Move, State } from '../types.ts';
import { ByWorth } from './habits.ts';
import { ImaginedDecks } from './imagined-decks.ts';
import { QuickRound } from './quick-round.ts';
import { goalOf, shareOfWin } from './stretches.ts';
import { leftInDeck } from './stock.ts';
import { usualOutcomes, worthsOf } from './worths.ts';
import type { Outcomes } from './worths.ts';

/** Worlds, one a step: for a turn, and for a card that is given, where more is tried and more at stake. */
const TURN = 150;
const GIFT = 400;
/** In each of them the round is played so often, everybody with the cards of another. */
const PLAYS = 3;
/** A draw that busts more rarely is right, unless there is enough to win already. */
const SAFE = 0.2;
/** So often a round is played beforehand, to see how it may end. */
const TRIALS = 32;
/** So many plays' worth is what rounds bring usually. */
const USUAL = 4;
/** With fewer cards than this, everybody reckons with those that will be shuffled. */
const RUNS_OUT = 14;

export const search: Pondering<State, Move, null> = { steps, ponder };

function steps(view: State, seat: Seat): number {
  if (currentChoice(view) !== undefined) return GIFT;
  const line = view.players[seat]!;
  const isEnough = line.total + scoreOf(line) >= view.options.target;
  return bustRisk(view, seat) < SAFE && !isEnough ? 0 : TURN;
}

function ponder({ view, seat, chance }: Position<State>): Imagination<State, Move, null> {
  const decks = new ImaginedDecks(view);
  const round = new QuickRound(habitsIn(view, outcomesIn(view, decks, chance)));
  // Below what the move itself may flip, so that what is flipped later is the same for every move.
  const top = decks.size - 1 - flipsAtMost(view);
  const goal = goalOf(view);
  return {
    steps,
    imagine: (_, dealing) => decks.next(dealing),
    worth: (world) => {
      if (world.rounds > view.rounds) return shareOfWin(goal, totalsOf(world), seat);
      const from = Math.min(top, world.deck.length - 1);
      let share = 0;
      for (let shift = 0; shift < PLAYS; shift++) {
        round.play(world, from, shift);
        share += shareOfWin(goal, round.finals(), seat);
      }
      return share / PLAYS;
    },
  };
}

function totalsOf({ players }: State): Int32Array {
  return Int32Array.from(players, ({ total }) => total);
}

function flipsAtMost(view: State): number {
  const task = currentChoice(view);
  if (task === undefined) return 1;
  return task.card === FLIP_THREE ? 3 : 0;
}

/** How the round may end, when everybody plays by what its ends are usually worth. */
function outcomesIn(view: State, decks: ImaginedDecks, chance: Chance): Outcomes {
  const usual = usualOutcomes(view);
  const round = new QuickRound(habitsIn(view, usual));
  const outcomes = usual.map((one) => one.map((share) => (share * USUAL) / (USUAL + TRIALS)));
  for (let trial = 0; trial < TRIALS; trial++) {
    round.play(decks.next(chance), decks.size - 1, 0);
    for (const [seat, one] of outcomes.entries()) {
      one[round.outcomeOf(seat)]! += 1 / (USUAL + TRIALS);
    }
  }
  return outcomes;
}

function habitsIn(view: State, outcomes: Outcomes): ByWorth {
  const counts = leftInDeck(view);
  const runsOut = view.deck.length > 0 && view.deck.length < RUNS_OUT;
  const toCome = runsOut ? counts.map((count, card) => count + view.discard[card]!) : counts;
  return new ByWorth(worthsOf(goalOf(view), view, outcomes), outcomes, toCome);
}
