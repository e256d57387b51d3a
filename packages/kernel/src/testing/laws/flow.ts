/** Laws 1, 2, 9 and 10: play goes on, `legal` and `check` agree, refusals are harmless, clocks never block. */
import type { Chance } from '../../chance.ts';
import type { AnyEvent, AnyMove, Seat } from '../../game.ts';
import { hold } from '../broken.ts';
import { listMoves, mutateMove, sampleMove } from '../moves.ts';
import type { Walk } from '../walk.ts';

/** C-2, and the bound of the round. */
export function playGoesOn<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  walk: Walk<Options, State, Move, Event>,
  movesThisRound: number,
): void {
  const { game } = walk.subject;
  const status = game.status(walk.state);
  if (status.over) return;
  hold(1, status.decisions.length > 0, () => 'nobody is asked and the match is not over');
  for (const { seat } of status.decisions) {
    hold(1, walk.legal(seat).length > 0, () => `seat ${seat} is asked but has no move`);
  }
  const most = walk.subject.mostMoves(walk.options, walk.seats);
  hold(1, movesThisRound <= most, () => `a round went past ${most} moves`);
}

/** What must end within a round, such as a sale, does: to be called after every move. */
export function watchStints<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  walk: Walk<Options, State, Move, Event>,
): () => void {
  let most: number | null = null;
  let moves = 0;
  return () => {
    const now = walk.subject.stint?.(walk.state) ?? null;
    moves = most === null || now === null ? 0 : moves + 1;
    most = now === null ? null : (most ?? now);
    hold(1, most === null || moves <= most, () => `what may take ${most} moves took ${moves}`);
  };
}

const SAMPLED = 200;

/** Law 2 for one seat. */
export function legalIsChecked<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  walk: Walk<Options, State, Move, Event>,
  seat: Seat,
  chance: Chance,
): void {
  const { game, plain } = walk.subject;
  const moves = game.legal(walk.state, seat);
  const legal = new Set(moves.map(canonical));
  for (const move of moves) {
    const refusal = game.check(walk.state, seat, move);
    hold(2, refusal === null, () => `${show(move)} is legal for seat ${seat} but refused`);
  }
  for (const move of candidates(walk, moves, chance)) {
    // An oracle of the game's own judges those that are too many to list.
    if (game.unlisted?.includes(move.type) === true) continue;
    const allowed = game.check(walk.state, seat, move) === null;
    const asLegal = allowed === legal.has(canonical(plain?.(move) ?? move));
    hold(2, asLegal, () => `seat ${seat}: ${show(move)} is not in legal but passes check`);
  }
}

/** Law 2 for time itself: it makes the move of a clock that runs, and no other. */
export function clockIsChecked<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  walk: Walk<Options, State, Move, Event>,
  chance: Chance,
): void {
  const { game } = walk.subject;
  const status = game.status(walk.state);
  const view = walk.views.get('spectator')!;
  const clocks = status.over ? [] : status.clocks;
  const due = new Set(clocks.map((clock) => canonical(game.timeout(view, clock))));
  for (const move of candidates(walk, [], chance)) {
    const allowed = game.check(walk.state, 'clock', move) === null;
    hold(2, allowed === due.has(canonical(move)), () => `the clock: ${show(move)}`);
  }
}

/** Law 9 for one seat. */
export function refusalsAreHarmless<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  walk: Walk<Options, State, Move, Event>,
  seat: Seat,
  rulings: ReadonlySet<string>,
  chance: Chance,
): void {
  const { game } = walk.subject;
  const before = JSON.stringify(walk.state);
  for (const move of candidates(walk, game.legal(walk.state, seat), chance)) {
    const refusal = game.check(walk.state, seat, move);
    if (refusal === null) continue;
    hold(9, rulings.has(refusal.rule), () => `${show(refusal)} cites a ruling that does not exist`);
  }
  hold(9, JSON.stringify(walk.state) === before, () => 'a refusal changed the state');
}

function candidates<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  walk: Walk<Options, State, Move, Event>,
  moves: readonly Move[],
  chance: Chance,
): readonly Move[] {
  const { game } = walk.subject;
  const all = listMoves(game.moves);
  if (all !== null) return all;
  return Array.from({ length: SAMPLED }, (_, n) =>
    n % 2 === 0 || moves.length === 0
      ? sampleMove(game.moves, chance)
      : mutateMove(game.moves, moves[chance.below(moves.length)]!, chance),
  );
}

/** Games hand out the same frozen moves again and again, and so does the list of all moves. */
const written = new WeakMap<AnyMove, string>();

/** Two ways of writing the same move compare equal. */
function canonical(move: AnyMove): string {
  const known = written.get(move);
  if (known !== undefined) return known;
  const text = JSON.stringify(Object.entries(move).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  if (Object.isFrozen(move)) written.set(move, text);
  return text;
}

function show(value: unknown): string {
  return JSON.stringify(value);
}

/** Law 10, on the view that the clock belongs to. */
export function timeoutsAreLegal<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  walk: Walk<Options, State, Move, Event>,
): void {
  const { game } = walk.subject;
  const status = game.status(walk.state);
  if (status.over) return;
  const running = status.decisions.filter(({ pace }) => pace !== 'free');
  hold(10, running.length > 0, () => 'nobody is waited for');
  for (const clock of [...running, ...status.clocks]) {
    const viewer = clock.seat ?? 'spectator';
    const move = game.timeout(walk.views.get(viewer)!, clock);
    const refusal = game.check(walk.state, clock.seat ?? 'clock', move);
    hold(10, refusal === null, () => `the time-out ${show(move)} of ${viewer} is refused`);
  }
}
