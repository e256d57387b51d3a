/** Logs whose chain holds and whose matches never were: each is refused, with the entry at fault. */
import { gameIds, games } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import { chanceFrom, closedBody, replay } from '@mazzo/kernel';
import type { AnyEvent, AnyGame, Chance, Entry, Opened } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { at, eventOf, forged, goldenLog, pathsIn, rechained } from './forged-logs.fixture.ts';
import type { Json, Path } from './forged-logs.fixture.ts';
import { many } from './lengths.ts';

const gameOf = (id: GameId): AnyGame => games[id];

/** The game as it will be after the next change of its rules. */
function successor(id: GameId): AnyGame {
  const game = gameOf(id);
  const older = { ...game.events, olderRules: [game.rulesVersion] };
  // Not spread: getters would be asked, and methods are all there is otherwise.
  return Object.create(game, {
    rulesVersion: { value: game.rulesVersion + 1 },
    events: { value: older },
  }) as AnyGame;
}

/** Of this thread alone, however busy the machine is; the worst of these takes a quarter. */
const MOST_CPU_MS = 100;

function problemOf(game: AnyGame, log: readonly Json[]): unknown {
  const before = process.threadCpuUsage();
  const read = replay(game, log);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(MOST_CPU_MS);
  return read.ok ? read : { entry: read.entry, problem: read.problem };
}

describe.each(gameIds)('%s', (id) => {
  const game = gameOf(id);
  const log = goldenLog(id);

  test('an honest log, chained again, is believed', () => {
    expect(rechained(log)).toEqual(log);
    expect(replay(game, log)).toMatchObject({ ok: true, judged: true });
  });

  test('the first move wins', () => {
    const [opened, moved] = log as unknown as [Opened, Extract<Entry, { kind: 'moved' }>];
    const events: AnyEvent[] = [...moved.events, { type: 'matchEnded' }];
    const state = game.blank(opened.options, opened.seats);
    for (const event of [...opened.events, ...events]) game.apply(state, event);
    const entries = [opened, { ...moved, events }, closedBody(2, game.status(state))];
    const won = rechained(entries as unknown as Json[]);
    expect(problemOf(game, won)).toEqual({ entry: 1, problem: 'doesNotFollow' });
    // Nothing else is wrong with it: where events are believed, it is a match.
    expect(replay(successor(id), won)).toMatchObject({
      ok: true,
      judged: false,
      status: { over: true },
    });
  });

  test.each([
    [0, 'unknownRules'],
    [2, 'newerRules'],
    [99, 'newerRules'],
    [1.5, 'malformed'],
    [-1, 'malformed'],
    ['1', 'malformed'],
  ])('rules of version %j', (version, problem) => {
    expect(problemOf(game, forged(log, [0, 'rulesVersion'], version))).toEqual({
      entry: 0,
      problem,
    });
  });

  test('another began', () => {
    const path = [0, 'events', 0, id === 'vinto' || id === 'sapone' ? 'first' : 'dealer'];
    const { seats } = log[0] as unknown as Opened;
    const other = ((at(log, path) as number) + 1) % seats;
    // Flip 7 deals nothing: there the first move is not this seat's.
    const problem = id === 'flip7' ? 'illegalMove' : 'doesNotFollow';
    expect(problemOf(game, forged(log, path, other))).toMatchObject({ problem });
    expect(problemOf(game, forged(log, path, seats))).toMatchObject({ entry: 0 });
    expect(problemOf(game, forged(log, path, -1))).toEqual({ entry: 0, problem: 'badEvent' });
  });

  test('another shuffle: other cards, or another on top', () => {
    const path = [...eventOf(log, 'shuffled'), 'cards'];
    const cards = at(log, path) as number[];
    const other = cards.findLastIndex((card) => card !== cards.at(-1));
    const stacked = cards.with(other, cards.at(-1)!).with(cards.length - 1, cards[other]!);
    expect(problemOf(game, forged(log, path, stacked))).toMatchObject({ problem: 'doesNotFollow' });
    for (const none of [[], cards.slice(1), cards.with(0, cards[other]!).with(1, cards[other]!)]) {
      expect(problemOf(game, forged(log, path, none))).toEqual({
        entry: 0,
        problem: 'doesNotFollow',
      });
    }
  });

  test('five million cards in a shuffle, or in an entry’s events', () => {
    const path = [...eventOf(log, 'shuffled'), 'cards'];
    const millions = new Array<Json>(5_000_000).fill(0);
    const giant = [
      { ...(log[0] as object), events: [{ type: 'shuffled', cards: millions }] },
    ] as Json[];
    expect(problemOf(game, giant)).toEqual({ entry: 0, problem: 'malformed' });
    const large = new Array<Json>(1000).fill(0);
    expect(problemOf(game, forged(log, path, large))).toEqual({ entry: 0, problem: 'badEvent' });
  });

  const toldOnly = (paths: readonly Path[]) =>
    paths.filter((path) => path.length > 3 && path[1] === 'events');

  test('a giant in place of any number or list: refused even where events are believed', () => {
    const heir = successor(id);
    const giants: Json[] = [1e9, -1e9, 1e308, new Array<Json>(3000).fill(7)];
    const paths = toldOnly(pathsIn(log)).filter((path) => path.at(-1) !== 'type');
    for (const path of sampled(paths, many(25, 10), chanceFrom(`sfc32:giants-${id}`))) {
      for (const giant of giants) {
        const damaged = forged(log, path, giant);
        const fault = { entry: path[0], problem: 'badEvent' };
        expect([path, problemOf(game, damaged)]).toEqual([path, fault]);
        expect([path, problemOf(heir, damaged)]).toEqual([path, fault]);
      }
    }
  });

  test('many other values, one at a time: refused, or as it was', () => {
    const chance = chanceFrom(`sfc32:forger-${id}`);
    const values = many(200, 80);
    let refused = 0;
    for (const path of sampled(toldOnly(pathsIn(log)), values, chance)) {
      const damaged = forged(log, path, otherThan(at(log, path), chance));
      const read = replay(game, damaged);
      if (!read.ok) refused++;
      else expect([path, damaged]).toEqual([path, log]);
    }
    expect(refused).toBeGreaterThan(0.85 * values);
  });

  test('events left out, twice, exchanged, or from elsewhere: refused where they are', () => {
    const chance = chanceFrom(`sfc32:shuffler-${id}`);
    const told = log.flatMap((entry) => (entry as { events?: Json[] }).events ?? []);
    for (let n = 0; n < many(25, 10); n++) {
      const seq = chance.below(log.length - 1);
      const events = at(log, [seq, 'events']) as Json[];
      const which = chance.below(events.length);
      const stranger = told[chance.below(told.length)]!;
      for (const others of [
        events.toSpliced(which, 1),
        events.toSpliced(which, 0, events[which]!),
        events.toSpliced(which, 0, stranger),
        events.with(which, stranger),
        events.toReversed(),
      ]) {
        const read = replay(game, forged(log, [seq, 'events'], others));
        if (read.ok) expect(others).toEqual(events);
        else expect([read.entry, read.problem]).toEqual([seq, 'doesNotFollow']);
      }
    }
  });
});

test('sapone: another card of the market lies face up', () => {
  const log = goldenLog('sapone');
  const path = [...eventOf(log, 'mixed'), 'facing'];
  const facing = at(log, path) as number[];
  for (const other of [
    facing.with(0, 1 - facing[0]!),
    facing.map(() => 1),
    facing.map((lies) => 1 - lies),
    facing.slice(1),
    [],
  ]) {
    expect(problemOf(games.sapone, forged(log, path, other))).toMatchObject({
      entry: 0,
      problem: 'doesNotFollow',
    });
  }
});

function sampled(paths: readonly Path[], most: number, chance: Chance): Path[] {
  return Array.from({ length: most }, () => paths[chance.below(paths.length)]!);
}

/** Something near to it, of its kind or of another; or nothing. */
function otherThan(value: Json, chance: Chance): Json | undefined {
  const near: (Json | undefined)[] =
    typeof value === 'number'
      ? [value + 1, value - 1, value + 0.5, -value - 1, 0, 1, 99, String(value)]
      : typeof value === 'string'
        ? [`${value}x`, value.slice(1), 'shuffled', 0]
        : Array.isArray(value)
          ? [[], value.slice(1), [...value, 0], value.toReversed(), {}]
          : [true, false, 0, {}];
  const others = [...near, null, undefined];
  return others[chance.below(others.length)];
}
