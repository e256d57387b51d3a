/** One random match, step by step, with everything the laws look at. */
import { chanceFrom } from '../chance.ts';
import type { Chance } from '../chance.ts';
import type { Actor, AnyEvent, AnyMove, Seat, Status, Viewer } from '../game.ts';
import type { OptionField } from '../schema.ts';
import { LawBroken } from './broken.ts';
import { deepFreeze } from '../freeze.ts';
import type { Subject } from './subject.ts';

/** How the seats of a match play: time-outs only and the stubborn ones reach what chance does not. */
export const styles = ['random', 'random', 'random', 'first', 'last', 'timeouts'] as const;
export type Style = (typeof styles)[number];

export interface Made<Move> {
  readonly by: Actor;
  readonly move: Move;
}

export interface Walk<Options, State, Move extends AnyMove, Event extends AnyEvent> {
  readonly subject: Subject<Options, State, Move, Event>;
  readonly seed: string;
  readonly seats: number;
  readonly options: Options;
  readonly style: Style;
  /** The chance of the opening (0), or of the n-th move. */
  chanceOf(move: number): Chance;
  readonly state: State;
  readonly memory: unknown;
  readonly viewers: readonly Viewer[];
  readonly views: ReadonlyMap<Viewer, State>;
  readonly moves: Made<Move>[];
  readonly events: Event[];
  /** How many of the events had been told after the opening, and after each move. */
  readonly toldBy: number[];
  /** `legal` as the state is now, asked once. */
  legal(seat: Seat): readonly Move[];
  /** Plays the next random move; null when the match is over. */
  step(): Made<Move> | null;
}

export function startWalk<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  subject: Subject<Options, State, Move, Event>,
  seats: number,
  seed: string,
  listen: (event: Event, after: State, memory: unknown, options: Options) => void,
): Walk<Options, State, Move, Event> {
  const { game, witness } = subject;
  const taste = chanceFrom(seed, 0);
  const possible = subject.styles ?? styles;
  const style = possible[taste.below(possible.length)]!;
  const options = pickOptions(subject, taste);
  const state = game.blank(options, seats);
  const memory = witness.start(options, seats);
  const viewers: Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
  const views = new Map(viewers.map((viewer) => [viewer, game.blank(options, seats)]));
  const moves: Made<Move>[] = [];
  const events: Event[] = [];

  const tell = (event: Event): void => {
    deepFreeze(event);
    game.apply(state, event);
    witness.hear(memory, event);
    for (const [viewer, view] of views) follow(subject, view, viewer, event, options);
    events.push(event);
    listen(event, state, memory, options);
  };
  const rigging = `${seed}/rig`;
  const chanceOf = (move: number): Chance => {
    const chance = chanceFrom(seed, 1 + move);
    return subject.rig?.(chance, chanceFrom(rigging, move)) ?? chance;
  };
  game.open(state, chanceOf(0), tell);
  const toldBy = [events.length];

  let listed: (readonly Move[] | undefined)[] = [];
  const legal = (seat: Seat): readonly Move[] => (listed[seat] ??= game.legal(state, seat));

  const pickMade = ({ decisions }: Extract<Status, { over: false }>): Made<Move> => {
    // A free decision has no clock to run out.
    const open = style === 'timeouts' ? decisions.filter(({ pace }) => pace !== 'free') : decisions;
    const decision = open[taste.below(open.length)]!;
    const { seat } = decision;
    if (style === 'timeouts') return { by: seat, move: game.timeout(views.get(seat)!, decision) };
    return { by: seat, move: pickMove(subject, state, seat, legal(seat), style, taste) };
  };

  return {
    subject,
    seed,
    seats,
    options,
    style,
    chanceOf,
    state,
    memory,
    viewers,
    views,
    moves,
    events,
    toldBy,
    legal,
    step() {
      const status = game.status(state);
      if (status.over) return null;
      const made = deepFreeze(pickClock(subject, views, status, taste) ?? pickMade(status));
      moves.push(made);
      listed = [];
      game.resolve(state, made.by, made.move, chanceOf(moves.length), tell);
      toldBy.push(events.length);
      return made;
    },
  };
}

/** A clock of no seat, such as a session's, runs out now and then. */
const CLOCK_ONE_IN = 300;

function pickClock<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  { game }: Subject<Options, State, Move, Event>,
  views: ReadonlyMap<Viewer, State>,
  { clocks }: Extract<Status, { over: false }>,
  chance: Chance,
): Made<Move> | null {
  const clock = clocks[0];
  if (clock === undefined || chance.below(CLOCK_ONE_IN) !== 0) return null;
  return { by: 'clock', move: game.timeout(views.get('spectator')!, clock) };
}

/** A view that cannot follow what it is told shows what is not so: law 5. */
function follow<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  { game }: Subject<Options, State, Move, Event>,
  view: State,
  viewer: Viewer,
  event: Event,
  options: Options,
): void {
  try {
    game.apply(view, deepFreeze(game.reveal(event, viewer, options)));
  } catch (error) {
    throw new LawBroken(5, `${viewer} cannot follow ${JSON.stringify(event)}: ${String(error)}`);
  }
}

function pickMove<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  subject: Subject<Options, State, Move, Event>,
  state: State,
  seat: Seat,
  moves: readonly Move[],
  style: Style,
  chance: Chance,
): Move {
  if (moves.length === 0) throw new Error(`seat ${seat} is asked but has no move`);
  if (style === 'first') return moves[0]!;
  if (style === 'last') return moves.at(-1)!;
  const picked = subject.pickMove?.(state, seat, moves, chance);
  return picked ?? moves[chance.below(moves.length)]!;
}

function pickOptions<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  subject: Subject<Options, State, Move, Event>,
  chance: Chance,
): Options {
  const fields = Object.entries(subject.game.options) as [string, OptionField][];
  const options = Object.fromEntries(
    fields.map(([key, field]) => [
      key,
      field.kind === 'choice'
        ? field.values[chance.below(field.values.length)]
        : field.min + chance.below(field.max - field.min + 1),
    ]),
  ) as Options;
  return deepFreeze(subject.pickOptions?.(options, chance) ?? options);
}
