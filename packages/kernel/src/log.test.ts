/** A log rebuilds its match, and every kind of damage to it is refused with the entry at fault. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atFullLength, many } from '../../../scripts/lengths.ts';
import { chanceFrom } from './chance.ts';
import { chain } from './log.ts';
import type { Entry, EntryBody } from './log.ts';
import { createMatch } from './match.ts';
import { logProblems, readLog } from './read-log.ts';
import type { LogProblem } from './read-log.ts';
import { replay } from './replay.ts';
import type { Replay } from './replay.ts';
import { playThrough } from './testing/playthrough.ts';
import { toy } from './testing/toy/index.ts';
import type { State, Toy } from './testing/toy/index.ts';

// What a log is to whoever damages it.
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Path = readonly (string | number)[];

/** As a file holds it. */
function stored(value: unknown): Json[] {
  return JSON.parse(JSON.stringify(value)) as Json[];
}

function fault(entry: number, problem: LogProblem) {
  return { ok: false, entry, problem };
}

/** The entries with their hashes as an honest writer would have made them. */
function rechained(entries: readonly unknown[]): Json[] {
  const log: Entry[] = [];
  for (const raw of entries) {
    const { hash: _hash, ...body } = raw as Entry;
    log.push(chain(log.at(-1), body));
  }
  return stored(log);
}

/** The log with the value at this path replaced; `undefined` takes the key away. */
function edited(log: readonly Json[], path: Path, value: unknown): Json[] {
  const copy = structuredClone(log) as Json[];
  let place = copy as unknown as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) place = place[key] as Record<string | number, unknown>;
  if (value === undefined) delete place[path.at(-1)!];
  else place[path.at(-1)!] = value;
  return copy;
}

function at(log: readonly Json[], path: Path): Json {
  return path.reduce<Json>(
    (value, key) => (value as Record<string | number, Json>)[key]!,
    log as Json[],
  );
}

/** The paths of all values in it that hold no others. */
function leaves(value: Json, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [path];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) =>
    leaves((value as Record<string | number, Json>)[key]!, [...path, key]),
  );
}

/** The paths of all lists and objects in it, entries included. */
function branches(value: Json, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  const below = keys.flatMap((key) =>
    branches((value as Record<string | number, Json>)[key]!, [...path, key]),
  );
  return path.length === 0 ? below : [path, ...below];
}

const options = { turns: 3, rounds: 2, gifts: 'hidden' };
const log = stored(playThrough(toy, { seats: 2, seed: 'sfc32:log', options }));
const closing = log.length - 1;

/** The seq of the first entry whose move is of this type. */
function entryWith(type: string): number {
  return log.findIndex(
    (_, seq) => seq > 0 && seq < closing && at(log, [seq, 'move', 'type']) === type,
  );
}

describe('replay', () => {
  test.each([2, 3, 4])('at %i seats, after every move, gives the live state', (seats) => {
    const match = createMatch(toy, { seats, options: { turns: 4, rounds: 2 }, seed: 'sfc32:live' });
    const chance = chanceFrom('sfc32:taste');
    for (;;) {
      const status = match.status();
      const again = replay(toy, stored(match.log));
      expect(again).toEqual({
        ok: true,
        state: match.state,
        status,
        log: match.log,
        judged: true,
      });
      expect(JSON.stringify((again as Replay<State>).state)).toBe(JSON.stringify(match.state));
      if (status.over) return;
      const { seat } = status.decisions[0]!;
      const moves = match.legal(seat);
      match.submit(seat, moves[chance.below(moves.length)]);
    }
  });

  test('gives a log that is the one it read, byte for byte, and so can be read again', () => {
    expect(log.length).toBe(1 + 2 * (2 + 3 * 2) + 1);
    const once = replay(toy, log) as Replay<State>;
    expect(JSON.stringify(once.log)).toBe(JSON.stringify(log));
    expect(replay(toy, once.log)).toMatchObject({ ok: true });
  });

  test('does not keep what it read: the state plays on, the entries stay', () => {
    const match = createMatch(toy, { seats: 2 });
    const entries = stored(match.log);
    const before = JSON.stringify(entries);
    const { state } = replay(toy, entries) as Replay<State>;
    toy.resolve(state, 0, { type: 'look', slot: 0 }, chanceFrom('sfc32:x'), (event) =>
      toy.apply(state, event),
    );
    expect(JSON.stringify(entries)).toBe(before);
  });

  test('reads older rules that the game names, and says that it has not judged', () => {
    const refusing: Toy = { ...toy, check: () => ({ rule: 'T-4', reason: 'never' }) };
    expect(replay(refusing, log)).toEqual(fault(1, 'illegalMove'));
    const third: Toy = {
      ...refusing,
      rulesVersion: 3,
      events: { ...toy.events, olderRules: [1] },
    };
    expect(replay(third, log)).toMatchObject({ ok: true, judged: false, log });
    // What cannot be applied or is no event is refused all the same, and so is another end.
    const forged = (path: Path, value: unknown) =>
      replay(third, rechained(edited(log, path, value)));
    expect(forged([0, 'rulesVersion'], 2)).toEqual(fault(0, 'unknownRules'));
    expect(forged([0, 'rulesVersion'], 4)).toEqual(fault(0, 'newerRules'));
    expect(forged([1, 'events', 0, 'type'], 'won')).toEqual(fault(1, 'badEvent'));
    expect(forged([1, 'events', 0, 'seat'], 3)).toEqual(fault(1, 'badEvent'));
    expect(forged([closing, 'standings'], [])).toEqual(fault(closing, 'wrongStandings'));
  });

  test('is our own mistake where the rules throw: it is not taken for a forger’s', () => {
    const broken: Toy = {
      ...toy,
      resolve() {
        throw new Error('broken rules');
      },
    };
    expect(() => replay(broken, log)).toThrow('broken rules');
  });

  test('finds a game out that draws numbers and does not say where they are told', () => {
    const drawing: Toy = {
      ...toy,
      open(state, chance, tell) {
        chance.below(3);
        toy.open(state, chance, tell);
      },
    };
    const drawn = stored(createMatch(drawing, { seats: 2 }).log);
    expect(replay(drawing, drawn)).toEqual(fault(0, 'doesNotFollow'));
  });

  test('reads standings whatever order a game names their parts in', () => {
    const reordered: Toy = {
      ...toy,
      status(state) {
        const status = toy.status(state);
        if (!status.over) return status;
        return {
          over: true,
          standings: status.standings.map(({ seat, place, score }) => ({ score, place, seat })),
        };
      },
    };
    const other = stored(playThrough(reordered, { seats: 2, seed: 'sfc32:log', options }));
    expect(replay(reordered, other)).toMatchObject({ ok: true });
  });
});

describe('the players’ names', () => {
  const named = (names: unknown) => rechained(edited(log, [0, 'names'], names));

  test('are kept, and chained like everything else', () => {
    const read = readLog(named(['Anna', 'Zoë di Lì']));
    expect(read.ok && read.log[0]).toMatchObject({ names: ['Anna', 'Zoë di Lì'] });
    const renamed = edited(named(['Anna', 'Bea']), [0, 'names', 1], 'Eva');
    expect(readLog(renamed)).toEqual(fault(0, 'edited'));
  });

  test.each([
    [['Anna']],
    [['Anna', 'Bea', 'Eva']],
    [['Anna', '']],
    [['Anna', ' Bea']],
    [['Anna', 'Bea ']],
    [['Anna', 'a\nb']],
    [['Anna', 'a\u202Eb']],
    [['Anna', 'x'.repeat(21)]],
    ['Anna'],
  ])('cannot be %j', (names) => {
    expect(readLog(named(names))).toEqual(fault(0, 'malformed'));
  });
});

describe('an entry moved', () => {
  test('dropped: refused where it is missing', () => {
    for (const seq of log.keys()) {
      const damaged = log.toSpliced(seq, 1);
      expect(replay(toy, damaged)).toEqual(
        fault(seq, seq === closing ? 'truncated' : 'outOfOrder'),
      );
    }
  });

  test('two swapped: refused at the first of them', () => {
    for (const [a] of log.entries()) {
      for (let b = a + 1; b <= closing; b++) {
        const damaged = log.with(a, log[b]!).with(b, log[a]!);
        expect(replay(toy, damaged)).toEqual(fault(a, 'outOfOrder'));
      }
    }
  });

  test('one doubled: refused at its twin', () => {
    for (const seq of log.keys()) {
      const damaged = log.toSpliced(seq, 0, log[seq]!);
      expect(replay(toy, damaged)).toEqual(
        fault(seq + 1, seq === closing ? 'afterClosing' : 'outOfOrder'),
      );
    }
  });

  test('the tail cut off, at any length: refused where it ends', () => {
    for (const length of log.keys()) {
      expect(replay(toy, log.slice(0, length))).toEqual(fault(length, 'truncated'));
    }
  });

  test('one from another match put in its place', () => {
    const other = stored(playThrough(toy, { seats: 2, seed: 'sfc32:another', options }));
    for (let seq = 0; seq <= closing; seq++) {
      const damaged = log.with(seq, other[seq]!);
      // The first entry needs no link backwards: the second no longer follows from it.
      expect(replay(toy, damaged)).toEqual(fault(Math.max(1, seq), 'edited'));
    }
  });

  test('something after the closing one', () => {
    const { hash: _hash, ...body } = log[closing] as unknown as Entry;
    const again = chain(
      log[closing] as unknown as Entry,
      { ...body, seq: closing + 1 } as EntryBody,
    );
    for (const more of [log[1]!, log[closing]!, stored([again])[0]!]) {
      expect(replay(toy, [...log, more])).toEqual(fault(closing + 1, 'afterClosing'));
    }
    expect(replay(toy, [...log, null])).toEqual(fault(closing + 1, 'malformed'));
  });
});

// By its hash, before any rule of the game is asked: readLog knows no game.
describe('an entry edited is refused, itself', () => {
  /** Other values for what stands there, of its own kind and of others. */
  function others(value: Json): unknown[] {
    const alike =
      typeof value === 'number'
        ? [value + 1, value - 1, value + 0.5, -value - 7, String(value)]
        : typeof value === 'string'
          ? [`${value}x`, value.slice(1), value.toUpperCase(), 'moved', 'closed', 'clock']
          : [!value, 0, 'true'];
    const strange = [null, 1e308, [], {}, [value], undefined];
    return [...alike, ...strange].filter(
      (other) => JSON.stringify(other) !== JSON.stringify(value),
    );
  }

  test('every single value', () => {
    let edits = 0;
    for (const path of leaves(log)) {
      const all = others(at(log, path));
      // In short, another third of them at each place.
      const some = atFullLength ? all : all.filter((_, n) => (n + edits) % 3 === 0);
      for (const other of some) {
        const read = readLog(edited(log, path, other));
        if (read.ok || read.entry !== path[0])
          expect([path, other, read]).toBe('refused at the entry');
        edits++;
      }
    }
    expect(edits).toBeGreaterThan(many(3000, 1000));
  });

  test('every list and object: taken away, replaced, or given something more', () => {
    let edits = 0;
    for (const path of branches(log)) {
      const value = at(log, path);
      const more = Array.isArray(value) ? [...value, 0] : { ...(value as object), more: 0 };
      const forged = JSON.parse(
        `{"__proto__":{},${JSON.stringify({ ...(value as object) }).slice(1)}`.replace(',}', '}'),
      ) as Json;
      const less = path.length === 1 ? [] : [undefined];
      for (const other of [more, forged, null, {}, [], 'x', ...less]) {
        if (JSON.stringify(other) === JSON.stringify(value)) continue;
        const read = readLog(edited(log, path, other));
        if (read.ok || read.entry !== path[0])
          expect([path, other, read]).toBe('refused at the entry');
        edits++;
      }
    }
    expect(edits).toBeGreaterThan(700);
  });

  test('a hash in capitals, or of another entry', () => {
    for (const seq of log.keys()) {
      const hash = at(log, [seq, 'hash']) as string;
      expect(replay(toy, edited(log, [seq, 'hash'], hash.toUpperCase()))).toEqual(
        fault(seq, 'malformed'),
      );
      const other = at(log, [(seq + 1) % log.length, 'hash']);
      expect(replay(toy, edited(log, [seq, 'hash'], other))).toEqual(fault(seq, 'edited'));
    }
  });
});

describe('a log that does not fit, however well its hashes do', () => {
  const forged = (path: Path, value: unknown): unknown =>
    replay(toy, rechained(edited(log, path, value)));

  test('chained again, an honest log is itself', () => {
    expect(rechained(log)).toEqual(log);
  });

  test('with an option that objects inherit: what is read would not be what was chained', () => {
    const options = JSON.parse('{"__proto__":"x"}') as unknown;
    expect(forged([0, 'options'], options)).toEqual(fault(0, 'malformed'));
  });

  test('nothing is read beyond the entry at fault, however much there is', () => {
    const bad = rechained(edited(log, [1, 'by'], 'clock')) as readonly unknown[];
    let read = 0;
    function* stored() {
      for (const entry of bad) {
        read++;
        yield entry;
      }
    }
    expect(replay(toy, stored())).toEqual(fault(1, 'illegalMove'));
    expect(read).toBe(2);
  });

  test('another game’s', () => {
    expect(replay({ ...toy, id: 'chess' }, log)).toEqual(fault(0, 'otherGame'));
    expect(forged([0, 'game'], 'chess')).toEqual(fault(0, 'otherGame'));
  });

  test('of newer rules, of rules that never were, or another format', () => {
    expect(replay({ ...toy, rulesVersion: 0 }, log)).toEqual(fault(0, 'newerRules'));
    expect(replay({ ...toy, rulesVersion: 2 }, log)).toEqual(fault(0, 'unknownRules'));
    expect(forged([0, 'rulesVersion'], 2)).toEqual(fault(0, 'newerRules'));
    expect(forged([0, 'rulesVersion'], 99)).toEqual(fault(0, 'newerRules'));
    expect(forged([0, 'rulesVersion'], 0)).toEqual(fault(0, 'unknownRules'));
    for (const none of [-1, 0.5, '1', null]) {
      expect(forged([0, 'rulesVersion'], none)).toEqual(fault(0, 'malformed'));
    }
    expect(forged([0, 'format'], 2)).toEqual(fault(0, 'malformed'));
  });

  test.each([
    [['options', 'turns'], 21, 'badOptions'],
    [['options', 'turns'], '3', 'badOptions'],
    [['options', 'gifts'], 'secret', 'badOptions'],
    [['options', 'lives'], 9, 'badOptions'],
    [['seats'], 5, 'badOptions'],
    [['seats'], 1, 'badOptions'],
    [['seats'], 0, 'malformed'],
    [['seats'], 2.5, 'malformed'],
    [['options'], 'none', 'malformed'],
    [['options', 'turns'], null, 'malformed'],
  ] as const)('opened with %j %j: %s', (path, value, problem) => {
    expect(forged([0, ...path], value)).toEqual(fault(0, problem));
  });

  test('an illegal move', () => {
    const seq = entryWith('trade');
    const by = at(log, [seq, 'by']) as number;
    expect(forged([seq, 'move'], { type: 'look', slot: 0 })).toEqual(fault(seq, 'illegalMove'));
    expect(forged([seq, 'move'], { type: 'resign' })).toEqual(fault(seq, 'illegalMove'));
    expect(forged([seq, 'move', 'slot'], 3)).toEqual(fault(seq, 'illegalMove'));
    expect(forged([seq, 'move', 'more'], 3)).toEqual(fault(seq, 'illegalMove'));
    expect(forged([seq, 'by'], 1 - by)).toEqual(fault(seq, 'illegalMove'));
    expect(forged([seq, 'by'], 2)).toEqual(fault(seq, 'illegalMove'));
    expect(forged([seq, 'by'], 'clock')).toEqual(fault(seq, 'illegalMove'));
    expect(forged([seq, 'by'], 'spectator')).toEqual(fault(seq, 'malformed'));
  });

  test('a move after the end', () => {
    const last = { ...(log[closing - 1] as object), seq: closing };
    const more = { ...(log[closing] as object), seq: closing + 1 };
    const damaged = rechained([...log.slice(0, closing), last, more]);
    expect(replay(toy, damaged)).toEqual(fault(closing, 'illegalMove'));
  });

  test('an event that is none, or that the move does not have', () => {
    const seq = entryWith('trade');
    const told = [seq, 'events', 0];
    const drawn = at(log, [...told, 'drawn']) as number;
    expect(at(log, [...told, 'type'])).toBe('traded');
    expect(forged([...told, 'type'], 'won')).toEqual(fault(seq, 'badEvent'));
    expect(forged([...told, 'slot'], 7)).toEqual(fault(seq, 'badEvent'));
    expect(forged([...told, 'more'], 7)).toEqual(fault(seq, 'badEvent'));
    expect(forged([...told, 'drawn'], undefined)).toEqual(fault(seq, 'badEvent'));
    expect(forged([...told, 'seat'], 3)).toEqual(fault(seq, 'doesNotFollow'));
    // Another card than the one that lies on top, or than the one that lay on the shelf.
    expect(forged([...told, 'drawn'], (drawn + 1) % 5)).toEqual(fault(seq, 'doesNotFollow'));
    expect(forged([...told, 'drawn'], 99)).toEqual(fault(seq, 'badEvent'));
    const out = at(log, [...told, 'out']) as number;
    expect(forged([...told, 'out'], (out + 1) % 5)).toEqual(fault(seq, 'doesNotFollow'));
    const events = at(log, [seq, 'events']) as Json[];
    for (const others of [[], events.slice(0, -1), [...events, events[0]], events.toReversed()]) {
      expect(forged([seq, 'events'], others)).toEqual(fault(seq, 'doesNotFollow'));
    }
  });

  test('a card that was dealt from an empty deck', () => {
    const events = at(log, [0, 'events']) as Json[];
    const more = Array.from({ length: 20 }, () => events.at(-1)!);
    expect(forged([0, 'events'], [...events, ...more])).toEqual(fault(0, 'doesNotFollow'));
    expect(forged([0, 'events'], events.slice(3))).toEqual(fault(0, 'doesNotFollow'));
  });

  test('a card that its giver does not hold', () => {
    const match = createMatch(toy, { seats: 2, shuffles: [[], ['a', 'a', 'b', 'b']] });
    for (const seat of [0, 1]) match.play(seat, { type: 'look', slot: 0 });
    expect(match.play(0, { type: 'give', card: 5, to: 1 }).ok).toBe(true);
    const given = stored(match.log);
    expect(replay(toy, rechained(given))).toMatchObject({ ok: true });
    for (const card of [6, 9, 0, 99]) {
      const damaged = rechained(edited(given, [3, 'events', 0, 'card'], card));
      expect(replay(toy, damaged)).toEqual(fault(3, card > 9 ? 'badEvent' : 'doesNotFollow'));
    }
  });

  test('an order that is none of the cards that were shuffled', () => {
    const order = at(log, [0, 'events', 1, 'cards']) as number[];
    const path = [0, 'events', 1, 'cards'];
    for (const other of [[], order.slice(1), order.with(0, 9), order.map(() => 0)]) {
      expect(forged(path, other)).toEqual(fault(0, 'doesNotFollow'));
    }
    expect(forged(path, [...order, 0])).toEqual(fault(0, 'badEvent'));
    // Another order of theirs is another match: what was dealt does not follow.
    expect(forged(path, order.toReversed())).toEqual(fault(0, 'doesNotFollow'));
  });

  test('an entry with more in it than any has', () => {
    const rounds = (n: number) => Array.from({ length: n }, () => ({ type: 'roundBegan' }));
    expect(forged([1, 'events'], rounds(1000))).toEqual(fault(1, 'doesNotFollow'));
    expect(forged([1, 'events'], rounds(5000))).toEqual(fault(1, 'malformed'));
  });

  test('another end than the game came to', () => {
    const wrong = fault(closing, 'wrongStandings');
    const standings = at(log, [closing, 'standings']) as Json[];
    expect(forged([closing, 'over'], false)).toEqual(wrong);
    expect(forged([closing, 'standings'], [])).toEqual(wrong);
    expect(forged([closing, 'standings'], standings.slice(1))).toEqual(wrong);
    expect(forged([closing, 'standings'], [...standings, standings[0]!])).toEqual(wrong);
    expect(forged([closing, 'standings'], standings.toReversed())).toEqual(wrong);
    for (const key of ['seat', 'place', 'score']) {
      const path = [closing, 'standings', 0, key];
      expect(forged(path, (at(log, path) as number) + 1)).toEqual(wrong);
    }
  });

  test('an end that has not come yet', () => {
    const unfinished = stored(createMatch(toy).log);
    expect(replay(toy, rechained(edited(unfinished, [1, 'over'], true)))).toEqual(
      fault(1, 'wrongStandings'),
    );
    const first = [{ seat: 0, place: 1, score: 99 }];
    expect(replay(toy, rechained(edited(unfinished, [1, 'standings'], first)))).toEqual(
      fault(1, 'wrongStandings'),
    );
  });

  test('whatever stands in it, an answer comes', () => {
    const paths = leaves(log).filter((path) => path.at(-1) !== 'hash');
    const value = fc.oneof(fc.integer({ min: -12, max: 12 }), fc.jsonValue(), fc.maxSafeInteger());
    fc.assert(
      fc.property(fc.constantFrom(...paths), value, (path, other) => {
        const read = forged(path, other) as { ok: boolean; problem?: LogProblem };
        expect(read.ok || logProblems.includes(read.problem!)).toBe(true);
      }),
      { numRuns: 400, seed: 11 },
    );
  });
});

describe('garbage is refused and never throws', () => {
  function deep(depth: number): unknown {
    let nested: unknown = [];
    for (let n = 0; n < depth; n++) nested = [nested];
    return nested;
  }
  const circular: unknown[] = [];
  circular.push(circular);

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 1e308],
    ['a bigint', 1n],
    ['a symbol', Symbol('log')],
    ['a text', 'log'],
    ['the text of a log', '[{"seq":0}]'],
    ['an object', { length: 1, 0: {} }],
    ['a function', () => []],
    ['[null]', [null]],
    ['[[]]', [[]]],
    ['a list of texts', ['opened', 'closed']],
    ['a list with gaps', Array<unknown>(3)],
    ['a list 10,000 deep', deep(10_000)],
    ['a list of such a list', [deep(10_000)]],
    ['a list of itself', circular],
    ['a kind that every object inherits', [{ kind: 'constructor' }]],
    ['the kind __proto__', [JSON.parse('{"kind":"__proto__","__proto__":null}')]],
  ])('%s', (_what, garbage) => {
    expect(readLog(garbage)).toEqual(fault(0, 'malformed'));
    expect(replay(toy, garbage)).toEqual(fault(0, 'malformed'));
  });

  test('an empty log is cut off before its first entry', () => {
    expect(replay(toy, [])).toEqual(fault(0, 'truncated'));
  });

  test.each([
    ['nested too deep', deep(1_000_000)],
    ['that JSON cannot say', 1n],
    ['that holds itself', circular],
  ])('inside a good entry, something %s', (_what, garbage) => {
    for (const path of [
      ['events', 0, 'more'],
      ['move', 'more'],
    ]) {
      expect(replay(toy, edited(log, [1, ...path], garbage))).toEqual(fault(1, 'malformed'));
    }
    expect(replay(toy, edited(log, [0, 'options', 'more'], garbage))).toEqual(
      fault(0, 'malformed'),
    );
  });

  test('anything at all', () => {
    const anything = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withSparseArray: true,
    });
    fc.assert(
      fc.property(fc.oneof(fc.array(anything), fc.array(fc.jsonValue()), anything), (garbage) => {
        expect(replay(toy, garbage)).toMatchObject({ ok: false, entry: 0 });
      }),
      { numRuns: 500, seed: 3 },
    );
  });
});
