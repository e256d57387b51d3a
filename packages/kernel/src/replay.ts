/**
 * A log believed only as far as it follows from itself: the opening is opened again and every move is
 * resolved again, with what chance said read from what is written. Whatever the rules then tell must be
 * what is written, so nothing that a forger wrote is ever applied.
 */
import * as v from 'valibot';
import type { Chance } from './chance.ts';
import type { AnyEvent, AnyMove, Game, Status, Tell } from './game.ts';
import { judgeRead, readMove } from './judge.ts';
import type { Closed, Entry, Log, Moved, Opened } from './log.ts';
import { readEntries } from './read-log.ts';
import type { LogFault, LogProblem } from './read-log.ts';
import { readsRules } from './rules-version.ts';
import { readOptions } from './schema.ts';

export interface Replay<State> {
  readonly ok: true;
  readonly state: State;
  readonly status: Status;
  readonly log: Log;
  /** Whether every entry was seen to follow by the rules; not so where they were older ones. */
  readonly judged: boolean;
}

/**
 * Rebuilds a match from its log. Every link is checked, every event against the game's schema, and that
 * every move was legal and had these events; where the log was written by older rules, which a game
 * names if it still reads them, its events are believed.
 */
export function replay<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  game: Game<Options, State, Move, Event>,
  stored: unknown,
): Replay<State> | LogFault {
  const entries = readEntries(stored);
  const first = entries.next();
  if (first.done) return first.value ?? { ok: false, entry: 0, problem: 'truncated' };
  const opened = first.value as Opened;
  const problem = headProblem(game, opened);
  if (problem !== null) return { ok: false, entry: 0, problem };
  const options = readOptions(game.options, opened.options);
  if (!options.ok) return { ok: false, entry: 0, problem: 'badOptions' };
  const state = game.blank(options.options, opened.seats);
  const judged = opened.rulesVersion === game.rulesVersion;
  const log: Entry[] = [];
  // Each is judged before the next is read: a long log costs no more than what is good of it.
  for (let next: ReturnType<typeof entries.next> = first; ; next = entries.next()) {
    if (next.done)
      return next.value ?? { ok: true, state, status: game.status(state), log, judged };
    const entry = next.value;
    const fault = judged ? follow(game, state, entry, opened) : believe(game, state, entry);
    if (fault !== null) return { ok: false, entry: entry.seq, problem: fault };
    log.push(entry);
  }
}

function headProblem<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  game: Game<Options, State, Move, Event>,
  { game: id, rulesVersion, seats }: Opened,
): LogProblem | null {
  if (id !== game.id) return 'otherGame';
  if (rulesVersion > game.rulesVersion) return 'newerRules';
  if (!readsRules(game, rulesVersion)) return 'unknownRules';
  return seats >= game.seats.min && seats <= game.seats.max ? null : 'badOptions';
}

/** One entry, by the rules. */
function follow<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  game: Game<Options, State, Move, Event>,
  state: State,
  entry: Entry,
  { seats }: Opened,
): LogProblem | null {
  if (entry.kind === 'closed') return standingsMatch(game.status(state), entry);
  if (entry.kind === 'opened') {
    return retell(game, state, entry, (chance, tell) => game.open(state, chance, tell));
  }
  const move = readMove(game, entry.move);
  if (move === null || judgeRead(game, state, seats, entry.by, move) !== null) return 'illegalMove';
  return retell(game, state, entry, (chance, tell) =>
    game.resolve(state, entry.by, move, chance, tell),
  );
}

/** One entry of older rules: a forged one may hold events that make a table no rules can be asked about. */
function believe<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  game: Game<Options, State, Move, Event>,
  state: State,
  entry: Entry,
): LogProblem | null {
  try {
    if (entry.kind === 'closed') return standingsMatch(game.status(state), entry);
    const events = readEvents(game, entry);
    for (const event of events ?? []) game.apply(state, event);
    return events === null ? 'badEvent' : null;
  } catch {
    return 'badEvent';
  }
}

/** Null at one that is not an event of this game. */
function readEvents<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  game: Game<Options, State, Move, Event>,
  { events }: Opened | Moved,
): Event[] | null {
  const read = v.safeParse(v.array(game.events.schema), events, { abortEarly: true });
  return read.success ? read.output : null;
}

/** Thrown out of the rules where they tell something else than is written, or ask chance for more. */
class Strayed extends Error {}

/** Lets it happen again, as far as it goes as is written. */
function retell<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  game: Game<Options, State, Move, Event>,
  state: State,
  entry: Opened | Moved,
  happen: (chance: Chance, tell: Tell<Event>) => void,
): LogProblem | null {
  const written = readEvents(game, entry);
  if (written === null) return 'badEvent';
  let told = 0;
  let drawn = 0;
  const next = (): Event => written[told] ?? stray();
  const chance: Chance = {
    below(n) {
      const number = game.events.draws?.(next())[drawn++] ?? stray();
      return number >= 0 && number < n ? number : stray();
    },
    shuffle: (cards) => layAs(cards, next()),
  };
  try {
    happen(chance, (event) => {
      if (!isSame(event, next())) stray();
      told++;
      drawn = 0;
      game.apply(state, event);
    });
  } catch (error) {
    if (error instanceof Strayed) return 'doesNotFollow';
    throw error;
  }
  return told === written.length ? null : 'doesNotFollow';
}

function stray(): never {
  throw new Strayed();
}

/** Lays the cards in the order that an event tells, if those are the cards. */
function layAs(cards: number[], event: AnyEvent & { readonly cards?: unknown }): void {
  const order = Array.isArray(event.cards) ? (event.cards as number[]) : stray();
  const ascending = (a: number, b: number): number => a - b;
  if (!isSame(order.toSorted(ascending), cards.toSorted(ascending))) stray();
  for (const [n, card] of order.entries()) cards[n] = card;
}

/** Whether they are the same plain data, in whatever order keys were written. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(b).length &&
    keys.every((key) => isSame(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
}

function standingsMatch(status: Status, closed: Closed): LogProblem | null {
  const standings = status.over ? status.standings : [];
  const same = isSame(standings, closed.standings) && status.over === closed.over;
  return same ? null : 'wrongStandings';
}
