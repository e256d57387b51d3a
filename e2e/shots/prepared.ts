/**
 * Matches played ahead, in Node, at the table that the page itself plays at: any state can then be
 * opened in a browser without luck. The same wish always gives the same match.
 */
import { games } from '@mazzo/games';
import { steadyBrain } from '@mazzo/games/references';
import type { GameId } from '../../packages/web/src/games/ids.ts';
import { chanceFrom, decisionOf, offhand } from '@mazzo/kernel';
import type { AnyEvent, AnyGame, AnyMove, AnyOptions } from '@mazzo/kernel';
import {
  bot,
  Client,
  directTransport,
  localPresence,
  memoryStore,
  openTable,
  person,
} from '@mazzo/table';
import type { ClockName, Store, Written } from '@mazzo/table';
import { fakeClock } from '@mazzo/table/testing';
import type { FakeClock } from '@mazzo/table/testing';
import { PERSON } from '../../packages/web/src/worker/protocol.ts';

// Methods, so that a wish about a definite State stands among any wishes.
export interface Wish<State = unknown> {
  readonly game: GameId;
  readonly seats?: number;
  readonly options?: AnyOptions;
  readonly clocks?: ClockName;
  /** How the table is dealt, where that is not by the rules. */
  readonly open?: AnyGame['open'];
  /** What the player does, where that is not what the game's own bot would do. */
  choose?(view: State): AnyMove | null;
  /** Whether to stop here, judged whenever the player is asked. */
  until?(view: State): boolean;
  /** Or to stop at the last question before this was told; without either, at the end. */
  before?(event: AnyEvent, view: State): boolean;
}

export interface Prepared {
  readonly game: GameId;
  readonly match: string;
  readonly key: string;
  readonly journal: readonly Written[];
  readonly seats: number;
  readonly options: AnyOptions;
  readonly rounds: number;
  readonly totals: readonly number[];
  readonly over: boolean;
  /** What the player sees, and does next by the same wish. */
  readonly view: unknown;
  readonly next: AnyMove | null;
}

/** Matches that are tried before a wish is one that cannot be granted. */
const MOST_TRIES = 400;
/** Moves of a player after which a match is given up. */
const MOST_MOVES = 400;

export async function prepare(wish: Wish): Promise<Prepared> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const prepared = await attempt(wish, tries);
    if (prepared !== null) return prepared;
  }
  throw new Error(`no match of ${wish.game} comes to what is wished for`);
}

/** A seat at a table whose time goes by as fast as it can. */
interface PlayedTable {
  readonly game: AnyGame;
  readonly clock: FakeClock;
  readonly match: string;
  readonly key: string;
  readonly client: Client;
  /** All that the table has written. */
  readonly journal: readonly Written[];
  /** Told since it was last asked for. */
  heard(): AnyEvent[];
}

async function openPlayedTable(wish: Wish, number: number): Promise<PlayedTable> {
  // Bots that never change: a picture stays what it was.
  const listed: AnyGame = games[wish.game];
  const rules = { ...listed, brain: steadyBrain(listed) };
  const { seats = rules.seats.default, options = {}, clocks = 'none', open } = wish;
  const game = open === undefined ? rules : { ...rules, open };
  const match = `${wish.game}-${number}`;
  const key = `chacha20:${number.toString(16).padStart(64, '0')}`;
  const clock = fakeClock();
  const journal: Written[] = [];
  const fresh = { match: () => match, key: () => key };
  const thinking = { least: 800, most: 800 };
  const mistake = (error: unknown) => console.error(error);
  const bots = Array.from({ length: seats - 1 }, () => bot('good'));
  const table = await openTable(
    {
      game,
      store: copied(memoryStore(), journal),
      clock,
      presence: localPresence(clock.now),
      fresh,
      thinking,
      mistake,
    },
    { seats: [person(PERSON), ...bots], options, clocks },
  );
  let events: AnyEvent[] = [];
  const client = new Client({
    game,
    transport: directTransport(table, PERSON, () => clock.now()),
    idPrefix: '',
    listener: { told: (telling) => void events.push(...telling.events) },
  });
  await client.open();
  const heard = () => {
    const told = events;
    events = [];
    return told;
  };
  return { game, clock, match, key, client, journal, heard };
}

function copied(store: Store, journal: Written[]): Store {
  return {
    ...store,
    open(match, key, opening, due) {
      journal.push(opening);
      return store.open(match, key, opening, due);
    },
    async append(match, written, due) {
      const appended = await store.append(match, written, due);
      if (appended === 'appended') journal.push(written);
      return appended;
    },
  };
}

/** Null if this match does not come there. */
async function attempt(wish: Wish, number: number): Promise<Prepared | null> {
  const played = await openPlayedTable(wish, number);
  let last: Prepared | null = null;
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const asked = await nextQuestion(played);
    const { view } = played.client.at!;
    if (played.heard().some((event) => wish.before?.(event, view) === true)) return last;
    const here = stateOf(wish, played);
    if (!asked) return wish.until === undefined && wish.before === undefined ? here : null;
    if (wish.until?.(view) === true) return here;
    last = here;
    await make(played, here.next!);
  }
  return null;
}

/** Lets the others move; false if the match is over. */
async function nextQuestion({ client, clock }: PlayedTable): Promise<boolean> {
  for (;;) {
    const { status } = client.at!;
    if (status.over) return false;
    if (decisionOf(status, 0) !== undefined) return true;
    if (!(await clock.step())) throw new Error('nobody moves');
  }
}

async function make({ client }: PlayedTable, move: AnyMove): Promise<void> {
  const decision = decisionOf(client.at!.status, 0)!.id;
  const answer = await client.request({ type: 'command', decision, move });
  if (answer?.type !== 'accepted') throw new Error(`${JSON.stringify(move)}: ${answer?.type}`);
}

function stateOf(wish: Wish, played: PlayedTable): Prepared {
  const { game, match, key, client } = played;
  const { view, status, welcome, seq } = client.at!;
  const { seats, options } = welcome;
  const { over } = status;
  const chance = chanceFrom(`sfc32:${match}`, seq);
  const next = over ? null : (wish.choose?.(view) ?? offhand(game, view, 0, chance));
  const { rounds, totals } = game.tally(view);
  const journal = [...played.journal];
  const counted = { rounds, totals: [...totals] };
  return { game: wish.game, match, key, journal, seats, options, ...counted, over, view, next };
}
