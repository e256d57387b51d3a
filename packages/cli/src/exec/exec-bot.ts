/**
 * Somebody else's bot: a program that is asked in lines of JSON and answers so (docs/bots.md). One that
 * dies, is late or plays against the rules loses the move, for which the time-out's is made.
 */
import type { Guest, GuestPlace, Player } from '@mazzo/bots';
import { games } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import { notations } from '@mazzo/games/notations';
import { judge, readMove, withNames, withNumbers } from '@mazzo/kernel';
import type { AnyEvent, AnyGame, AnyMove, AnyOptions, Decision, Notation } from '@mazzo/kernel';
import { openChild } from './child.ts';
import type { Child } from './child.ts';

export const EXEC = 'exec:';

/** A move's time in milliseconds, and what a program may take longer to start. */
const PATIENCE = 1000;
const START = 2000;
/** Whoever fails so often in a row is not asked again in that match. */
const MOST_IN_A_ROW = 3;

export interface ExecBot {
  readonly guest: Guest;
  /** Moves that were lost so far. */
  readonly faults: number;
  end(): void;
}

export function execBot(command: string, id: GameId, patience = PATIENCE): ExecBot {
  const child = openChild(command, patience, START);
  let match = 0;
  let faults = 0;
  return {
    guest: (place) =>
      execPlayer({ ...place, child, id, match: match++, fault: () => void faults++ }),
    get faults() {
      return faults;
    },
    end: () => child.end(),
  };
}

interface ExecTable extends GuestPlace {
  readonly child: Child;
  readonly id: GameId;
  readonly match: number;
  fault(): void;
}

/** What a program answers, whatever else it says. */
interface Answer {
  readonly move?: unknown;
  /** It would also be asked where nobody waits for it; there `null` is an answer too. */
  readonly free?: unknown;
}

function execPlayer(table: ExecTable): Player<AnyMove, AnyEvent> {
  const { child, id, match, options, seats, seat } = table;
  const game: AnyGame = games[id];
  const notation = notations[id] ?? {};
  const named = (value: unknown) => withNames(value, notation, game.cards);
  const view = game.blank(options, seats);
  const story: AnyEvent[] = [];
  /** How much of the story the program knows; nothing, once it has been begun again. */
  let told = 0;
  let failed = 0;
  let asksFreely = false;

  const ask = (decision: Decision): Answer | null => {
    const line = questionLine(game, { match, options, seat, view }, decision, named);
    const answered = child.ask(line(story.slice(told).map(named)));
    told = answered.kind === 'said' ? story.length : 0;
    return answered.kind === 'said' ? readAnswer(answered.line) : null;
  };
  return {
    hear(event) {
      game.apply(view, event);
      story.push(event);
    },
    listen: () => {},
    propose({ free }) {
      const decision = decisionOfSeat(game, view, seat);
      if (free && !asksFreely) return { move: null, weighed: [] };
      const answer = failed < MOST_IN_A_ROW ? ask(decision) : null;
      asksFreely ||= answer?.free === true;
      if (free && answer?.move === null) return { move: null, weighed: [] };
      const move = answer && legalMove(game, view, seats, seat, answer.move, notation);
      failed = move === null ? failed + 1 : 0;
      if (move !== null) return { move, weighed: [] };
      table.fault();
      return { move: free ? null : game.timeout(view, decision), weighed: [] };
    },
  };
}

interface Asking {
  readonly match: number;
  readonly options: AnyOptions;
  readonly seat: number;
  readonly view: unknown;
}

function questionLine(
  game: AnyGame,
  { match, options, seat, view }: Asking,
  { pace }: Decision,
  named: (value: unknown) => unknown,
): (events: readonly unknown[]) => string {
  const legal = game.legal(view, seat);
  const complete = !legal.some(({ type }) => game.unlisted?.includes(type) === true);
  return (events) =>
    JSON.stringify({
      type: 'ask',
      game: game.id,
      match,
      seat,
      free: pace === 'free',
      options,
      events,
      view: named(view),
      legal: legal.map(named),
      complete,
    });
}

function decisionOfSeat(game: AnyGame, view: unknown, seat: number): Decision {
  const status = game.status(view);
  const decisions = status.over ? [] : status.decisions;
  return decisions.find((one) => one.seat === seat)!;
}

function readAnswer(line: string): Answer | null {
  try {
    const read: unknown = JSON.parse(line);
    return typeof read === 'object' ? read : null;
  } catch {
    return null;
  }
}

function legalMove(
  game: AnyGame,
  view: unknown,
  seats: number,
  seat: number,
  sent: unknown,
  notation: Notation,
): AnyMove | null {
  const move = withNumbers(sent, notation, game.cards);
  return judge(game, view, seats, seat, move) === null ? readMove(game, move) : null;
}
