import { deepFreeze, refuse, refuseUnasked } from '@mazzo/kernel';
import type { Actor, Card, Rejection, RuleId, Seat } from '@mazzo/kernel';
import { otherSeat, owedIn } from './finish.ts';
import type { FinishReason } from './finish.ts';
import { discards, draw, nothing, takeFrom } from './moves.ts';
import { Memory } from './memory.ts';
import type { NoMeldReason } from './no-meld.ts';
import {
  judgeFinish,
  someFinish,
  whichFinish,
  withFetchedJoker,
  withJoker,
  withOneLay,
} from '#solver';
import { wasCostly } from './solver/effort.ts';
import { canLie, quickAnswer } from './solver/quick.ts';
import type { Rest } from './solver.ts';
import { isAsked, status } from './status.ts';
import type { Finish, Move, State } from './types.ts';

/** What this game refuses for, beside what all games do. */
export type Reason =
  | 'drawFirst'
  | 'drawnAlready'
  | 'pozzoTaken'
  | 'wholePozzoOnly'
  | 'noSuchCard'
  | 'cannotMeldTop'
  | 'tooFewLeft'
  /** Of a draft. */
  | 'nothingToUndo'
  | NoMeldReason
  | FinishReason;

/** Of the finishes, those that lay nothing, or one meld or card; where that is not enough, another. */
export function legal(state: State, seat: Seat): readonly Move[] {
  const { phase } = state;
  if (!isAsked(state, seat)) return nothing;
  if (phase.kind === 'draw') return drawMoves(state, seat);
  const oneLay = withOneLay(state, seat);
  const owed = owedIn(state);
  if (owed === null) return [...discards(state.hands[seat]!), ...oneLay];
  if (oneLay.length > 0) return oneLay;
  const joined = withJoker(state, seat, owed);
  if (joined.length > 0) return joined;
  const fetched = withFetchedJoker(state, seat, owed);
  if (fetched.length > 0) return fetched;
  // None only for somebody else, who does not see the hand.
  const rest = restOf(state, seat);
  const some = finishes.recall(
    state,
    () => JSON.stringify(rest),
    () => deepFreeze(someFinish(rest)),
  );
  return some === null ? nothing : [some];
}

function drawMoves(state: State, seat: Seat): Move[] {
  const moves: Move[] = [draw];
  for (let from = 0; from < takings(state); from++) {
    if (canTake(state, seat, from)) moves.push(takeFrom(from));
  }
  return moves;
}

/** P-3: from how many cards the pozzo could be taken, if what is owed then can be melded. */
function takings({ options, pozzo }: State): number {
  return options.pozzo === 'whole' ? 1 : pozzo.length;
}

/** Whether nothing that `legal` and `check` say of this turn has to be searched for. */
export function isPlain(state: State, seat: Seat | null): boolean {
  if (state.phase.kind !== 'draw') return false;
  if (seat !== state.turn) return true;
  for (let from = 0; from < takings(state); from++) {
    if (quickAnswer(restAfterTaking(state, seat, from)) === null) return false;
  }
  return true;
}

/** P-3: what must be melded if the pozzo is taken from this card up. */
export function owedFrom({ pozzo, options }: State, from: number): Card {
  return options.pozzo === 'whole' ? pozzo.at(-1)! : pozzo[from]!;
}

/** P-3: some complete rest of the turn exists. */
function canTake(state: State, seat: Seat, from: number): boolean {
  const rest = restAfterTaking(state, seat, from);
  return quickAnswer(rest) ?? hardTakings(state, seat, from, rest).has(from);
}

// To say what was asked takes longer than most answers.
const verdicts = new Memory<ReadonlySet<number>>(wasCostly);
const finishes = new Memory<Finish | null>(wasCostly);

/** P-3: of the takings that are not plain, as this one is not, those that are possible; judged together, and once. */
function hardTakings(state: State, seat: Seat, from: number, rest: Rest): ReadonlySet<number> {
  const { options, hands, melds, pozzo } = state;
  const asked = () => JSON.stringify([seat, options, hands[seat]!.cards, melds, pozzo]);
  return verdicts.recall(state, asked, () => {
    const hard = new Map<number, Rest>();
    // In their order, whichever was asked for: they share the steps.
    for (const other of options.pozzo === 'whole' ? [from] : pozzo.keys()) {
      const after = other === from ? rest : restAfterTaking(state, seat, other);
      if (other === from || quickAnswer(after) === null) hard.set(other, after);
    }
    const possible = whichFinish([...hard.values()]);
    return new Set([...hard.keys()].filter((_, n) => possible[n]));
  });
}

/** The rest of the turn that would follow if the pozzo were taken from this card up. */
export function restAfterTaking(state: State, seat: Seat, from: number): Rest {
  const hand = state.hands[seat]!.cards.slice();
  for (let n = from; n < state.pozzo.length; n++) hand[state.pozzo[n]!]! += 1;
  return { ...restWith(state, seat, hand), owed: owedFrom(state, from) };
}

/** The rest of this seat's turn, after it has drawn. */
export function restOf(state: State, seat: Seat): Rest {
  return { ...restWith(state, seat, state.hands[seat]!.cards), owed: owedIn(state) };
}

function restWith(state: State, seat: Seat, hand: readonly number[]): Omit<Rest, 'owed'> {
  return {
    options: state.options,
    hand,
    own: state.melds[seat]!,
    theirs: state.melds[otherSeat(seat)]!,
    firstTurn: state.turns[seat] === 1,
  };
}

export function check(state: State, by: Actor, move: Move): Rejection | null {
  if (by === 'clock' || !isAsked(state, by)) return refuseUnasked(status(state), by);
  const { phase } = state;
  switch (move.type) {
    case 'draw':
      return phase.kind === 'draw' ? null : drawnAlready(state);
    case 'takePozzo':
      return phase.kind === 'draw' ? judgeTaking(state, by, move.from) : drawnAlready(state);
    case 'finish':
      return phase.kind === 'meld' ? judgeFinish(state, by, move) : no('P-2', 'drawFirst');
  }
}

function drawnAlready(state: State): Rejection {
  const owed = owedIn(state);
  return owed === null ? no('P-2', 'drawnAlready') : no('P-2', 'pozzoTaken', owed);
}

function judgeTaking(state: State, seat: Seat, from: number): Rejection | null {
  if (from >= state.pozzo.length) return no('P-3', 'noSuchCard');
  if (from > 0 && state.options.pozzo === 'whole') return no('P-3', 'wholePozzoOnly');
  if (canTake(state, seat, from)) return null;
  const rest = restAfterTaking(state, seat, from);
  return no('P-3', canLie(rest) ? 'tooFewLeft' : 'cannotMeldTop', owedFrom(state, from));
}

function no(rule: RuleId, reason: Reason, card?: Card): Rejection {
  return refuse(rule, reason, card);
}
