/** Law 6: a seat's view judges like the state. */
import type { Chance } from '../../chance.ts';
import type { AnyEvent, AnyMove, Seat, Viewer } from '../../game.ts';
import { hold } from '../broken.ts';
import type { LawNumber } from '../broken.ts';
import { mutateMove, sampleMove } from '../moves.ts';
import type { Subject } from '../subject.ts';
import { same } from './cards.ts';

const SAMPLED = 20;

export function viewJudgesAlike<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  subject: Subject<Options, State, Move, Event>,
  view: State,
  state: State,
  viewer: Viewer,
  chance: Chance,
  law: LawNumber = 6,
): void {
  const { game } = subject;
  const statuses = [game.status(view), game.status(state)];
  hold(law, same(statuses[0], statuses[1]), () => `${viewer} has another status`);
  hold(law, same(game.tally(view), game.tally(state)), () => `${viewer} has another tally`);
  if (viewer === 'spectator') return;
  const moves = [game.legal(view, viewer), game.legal(state, viewer)];
  hold(law, same(moves[0], moves[1]), () => `seat ${viewer} has other legal moves on its view`);
  for (const move of sampledMoves(subject, moves[0]!, chance)) {
    const refusals = [game.check(view, viewer, move), game.check(state, viewer, move)];
    hold(
      law,
      same(refusals[0], refusals[1]),
      () => `${viewer}: ${JSON.stringify(move)} is judged otherwise`,
    );
  }
}

/** Half of them any moves, half legal ones with one field changed: those are nearly right. */
export function sampledMoves<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  subject: Subject<Options, State, Move, Event>,
  legal: readonly Move[],
  chance: Chance,
): Move[] {
  const { moves } = subject.game;
  return Array.from({ length: SAMPLED }, (_, n) =>
    n % 2 === 0 || legal.length === 0
      ? sampleMove(moves, chance)
      : mutateMove(moves, legal[chance.below(legal.length)]!, chance),
  );
}

/** Everything the rules tell this seat when asked: its moves, and why others are refused. */
export function judgements<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  subject: Subject<Options, State, Move, Event>,
  state: State,
  seat: Seat,
  moves: readonly Move[],
): string {
  const { game } = subject;
  const refusals = moves.map((move) => game.check(state, seat, move));
  return JSON.stringify([game.status(state), game.legal(state, seat), refusals]);
}
