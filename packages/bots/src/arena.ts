/**
 * Who is stronger, and by how much. A deal is played once for every way round the table, with the same
 * cards and the same luck: so nobody owes anything to a seat, and a deal is one observation.
 */
import { chanceFrom, soberly } from '@mazzo/kernel';
import type {
  AnyEvent,
  AnyMove,
  AnyOptions,
  Brain,
  Game,
  Imagination,
  Pondering,
  Seat,
  Standing,
} from '@mazzo/kernel';
import { levels } from './levels.ts';
import type { Level } from './levels.ts';
import { playOut } from './play-out.ts';
import type { Sitting } from './play-out.ts';
import { createPlayer, outright, randomPlayer, searching, thinkingPlayer } from './player.ts';
import type { Place, Player } from './player.ts';
import { shareOf } from './search.ts';
import { untimed } from './simulate.ts';

/** Beside the levels: the bot of old that strength is measured by, and one that sees everything. */
export const contenderNames = [...levels, 'reference', 'seer'] as const;
export type ContenderName = (typeof contenderNames)[number];

/** Somebody else's bot, in a place at the table. */
export type Guest = (place: GuestPlace) => Player<AnyMove, AnyEvent>;
export interface GuestPlace {
  readonly options: AnyOptions;
  readonly seats: number;
  readonly seat: Seat;
}

export interface Contest<Options> {
  readonly options: Options;
  readonly seed: string;
  /** One a seat. */
  readonly bots: readonly (ContenderName | Guest)[];
  readonly reference: Brain | null;
  /** The most that a decision may cost. */
  readonly steps?: number | undefined;
  /** A clock, in milliseconds, to time decisions by. */
  now(): number;
}

/** How long somebody thought, all in all. */
export interface Effort {
  decisions: number;
  milliseconds: number;
}

/** One deal in all its rotations, by bot in the order given. */
export interface Dealt {
  readonly deal: number;
  /** Of the win, on the average. */
  readonly shares: readonly number[];
  /** Place by place in each rotation. */
  readonly places: readonly (readonly number[])[];
  readonly efforts: readonly Effort[];
}

export function playDeal<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  game: Game<Options, State, Move, Event>,
  contest: Contest<Options>,
  deal: number,
): Dealt {
  const seats = contest.bots.length;
  const efforts = contest.bots.map((): Effort => ({ decisions: 0, milliseconds: 0 }));
  const rotations = contest.bots.map((_, turn) => {
    const standings = playRotation(game, contest, deal, turn, efforts);
    const seatOf = (bot: number): Seat => (bot + turn) % seats;
    return {
      shares: contest.bots.map((_, bot) => shareOf(standings, seatOf(bot))),
      places: contest.bots.map((_, bot) => placeOf(standings, seatOf(bot))),
    };
  });
  const share = (bot: number) =>
    rotations.reduce((sum, { shares }) => sum + shares[bot]!, 0) / rotations.length;
  return {
    deal,
    shares: contest.bots.map((_, bot) => share(bot)),
    places: rotations.map(({ places }) => places),
    efforts,
  };
}

function placeOf(standings: readonly Standing[], seat: Seat): number {
  return standings.find((one) => one.seat === seat)!.place;
}

/** Beyond those of the deals: one a seat and deal. By the seat, so that equals are quite equal. */
const SEAT_STREAMS = 2 ** 40;

function playRotation<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  game: Game<Options, State, Move, Event>,
  contest: Contest<Options>,
  deal: number,
  turn: number,
  efforts: readonly Effort[],
): readonly Standing[] {
  const { seed, bots } = contest;
  const seats = bots.length;
  const options = untimed(game, contest.options);
  const match = {
    game,
    options,
    table: chanceFrom(seed, 2 * deal),
    order: chanceFrom(seed, 2 * deal + 1),
  };
  const { state } = playOut(match, seats, (truth) =>
    bots.map((_, seat) => {
      const bot = (seat - turn + seats) % seats;
      const chance = chanceFrom(seed, SEAT_STREAMS * (seat + 1) + deal);
      const place = { game, options, seats, seat, chance };
      const sitting = seated(bots[bot]!, place, truth, contest);
      return { ...sitting, player: timed(sitting.player, efforts[bot]!, contest) };
    }),
  );
  const status = game.status(state);
  return status.over ? status.standings : [];
}

function timed<Move, Event>(
  player: Player<Move, Event>,
  effort: Effort,
  { now }: Pick<Contest<unknown>, 'now'>,
): Player<Move, Event> {
  return {
    ...player,
    propose(asked) {
      const began = now();
      const choice = player.propose(asked);
      effort.milliseconds += now() - began;
      effort.decisions += 1;
      return choice;
    },
  };
}

function seated<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  bot: ContenderName | Guest,
  place: Place<Options, State, Move, Event>,
  truth: State,
  { reference, steps }: Contest<Options>,
): Sitting<Move, Event> {
  const { game, seat, chance } = place;
  if (typeof bot === 'function') {
    const player = bot(place as unknown as GuestPlace) as unknown as Player<Move, Event>;
    return { player, chance };
  }
  if (bot === 'random') return { player: randomPlayer(game, truth, seat), chance, deaf: true };
  return { player: playerOf(bot, place, truth, reference), chance, steps };
}

function playerOf<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  name: Exclude<ContenderName, 'random'>,
  place: Place<Options, State, Move, Event>,
  truth: State,
  reference: Brain | null,
): Player<Move, Event> {
  switch (name) {
    case 'seer':
      return seer(place, truth);
    case 'reference':
      if (reference === null) throw new Error(`${place.game.id} has no reference`);
      return thinkingPlayer(place, reference as Brain<State, Move, Event>, soberly, outright);
    default:
      return createPlayer(name satisfies Level, place);
  }
}

/** The upper bound: it imagines nothing, for it sees the state. Only here is there one to be seen. */
function seer<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  place: Place<Options, State, Move, Event>,
  truth: State,
): Player<Move, Event> {
  const { game } = place;
  const { brain } = game;
  const mind = brain.search && seeing(brain.search, () => game.clone(truth));
  return thinkingPlayer(place, brain, soberly, searching(game, mind));
}

function seeing<State, Move>(
  mind: Imagination<State, Move> | Pondering<State, Move>,
  imagine: () => State,
): Imagination<State, Move> | Pondering<State, Move> {
  if (!('ponder' in mind)) return { ...mind, imagine };
  return { ...mind, ponder: (position) => ({ ...mind.ponder(position), imagine }) };
}
