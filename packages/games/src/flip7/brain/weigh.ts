/** What a seat may do now, by the chance to win the match. */
import type { Card, Position, Seat, Weighed } from '@mazzo/kernel';
import { FLIP_THREE, FREEZE } from '../cards.ts';
import { legal } from '../legal.ts';
import { isBusted } from '../line.ts';
import { bustRisk } from '../odds.ts';
import { scoreOf } from '../scoring.ts';
import { currentChoice } from '../status.ts';
import type { Move, State } from '../types.ts';
import { Prospects } from './prospects.ts';
import { drawValue } from './turn.ts';
import type { Drawing, Worth } from './turn.ts';

/** How many cards ahead one thinks. */
const AHEAD = 2;
/** Between what is worth the same, the one who draws may still be lucky. */
const LUCK = 1e-9;
/** How much more or less another card is worth to somebody's taste. */
const DARING = 0.2;
/** So far from the target, points are all that counts. */
const FAR = 400;

export function weigh({ view, seat, manner, chance }: Position<State>): Weighed<Move>[] {
  const prospects = new Prospects(view, seat, chance);
  const task = currentChoice(view);
  const moves = legal(view, seat);
  return task === undefined
    ? weighTurn(prospects, moves, 1 + DARING * manner.risk)
    : weighTargets(prospects, moves, task.card);
}

/** Another card is worth so many times what it is, by taste: where nothing else can win it is drawn all the same. */
function weighTurn(prospects: Prospects, moves: readonly Move[], taste: number): Weighed<Move>[] {
  const { view, me, stock } = prospects;
  const line = view.players[me]!;
  const flips = new Map<number, number>();
  const drawing: Drawing = {
    stock,
    worth: worthOf(prospects),
    alone: view.active === 1 << me,
    flips,
  };
  const points = scoreOf(line);
  return moves.map((move) => {
    if (move.type === 'bank') {
      const behind = mostOfOthers(view, me) - line.total - points;
      return { move, value: drawing.worth(points), reasons: { points, behind } };
    }
    const inPoints = { ...drawing, worth: (score: number) => score, flips: new Map() };
    const expected = drawValue(inPoints, line, 1);
    const value = taste * drawValue(drawing, line, AHEAD) + LUCK;
    return { move, value, reasons: { bust: bustRisk(view, me), points: expected } };
  });
}

function worthOf(prospects: Prospects): Worth {
  const { view, me } = prospects;
  const seats = view.players.map((_, seat) => seat);
  if (seats.every((seat) => prospects.distanceOf(seat) > FAR)) return (score) => score / FAR;
  const usual = usualChances(prospects);
  // Whoever has the target makes the others dare more.
  const { total } = view.players[me]!;
  const enough = Math.max(view.options.target, total + scoreOf(view.players[me]!));
  const chased = usualChances(prospects.with(enough));
  return (score) => (total + score >= view.options.target ? chased : usual)(score);
}

function usualChances(prospects: Prospects): Worth {
  return prospects.chances(prospects.view.players.map((_, seat) => prospects.scoresOf(seat)));
}

/** The highest total of the others, with what lies before them. */
function mostOfOthers(view: State, me: Seat): number {
  const totals = view.players.map((line, seat) => {
    if (seat === me) return 0;
    return line.total + (isBusted(view, seat) ? 0 : scoreOf(line));
  });
  return Math.max(...totals);
}

function weighTargets(prospects: Prospects, moves: readonly Move[], card: Card): Weighed<Move>[] {
  const usual = prospects.view.players.map((_, seat) => prospects.scoresOf(seat));
  return moves.flatMap((move) => {
    if (move.type !== 'target') return [];
    const scores = card === FREEZE ? whenFrozen(prospects, usual, move.seat) : usual.slice();
    if (card !== FREEZE) scores[move.seat] = afterGift(prospects, move.seat, card);
    const worth = prospects.chances(scores);
    const own = scores[prospects.me]!;
    const chance = own.reduce((sum, score) => sum + worth(score), 0) / own.length;
    const value = card === FREEZE && crowns(prospects, move.seat) ? chance - 1 : chance;
    return [{ move, value, reasons: { chance } }];
  });
}

/** Whoever leads with enough to win has nothing to fear once they are frozen: rather anybody else. */
function crowns({ view, me }: Prospects, seat: Seat): boolean {
  const { total } = view.players[seat]!;
  const theirs = total + scoreOf(view.players[seat]!);
  return seat !== me && theirs >= view.options.target && theirs > mostOfOthers(view, seat);
}

/** Frozen with enough to win, somebody is to be beaten at once. */
function whenFrozen(prospects: Prospects, usual: readonly number[][], frozen: Seat): number[][] {
  const line = prospects.view.players[frozen]!;
  const after = prospects.with(line.total + scoreOf(line));
  const scores = after === prospects ? usual : usual.map((_, seat) => after.scoresOf(seat));
  return scores.with(frozen, [scoreOf(line)]);
}

/** How the round may end for somebody who gets this card. */
function afterGift(prospects: Prospects, seat: Seat, card: Card): number[] {
  return prospects.scoresOf(seat, card === FLIP_THREE ? { forced: 3 } : { covered: true });
}
