import { flip7 } from '@mazzo/games/flip7';
import { createMatch, replay, simpleBrain } from '@mazzo/kernel';
import type { Status } from '@mazzo/kernel';
import { toy } from '@mazzo/kernel/testing';
import type { State, Toy } from '@mazzo/kernel/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bot, person } from './seats.ts';
import type { ServerMessage } from './server-messages.ts';
import { openRoom } from './table.fixture.ts';

const look = { type: 'look', slot: 0 };
const trade = { type: 'trade', slot: 0 };
const alone = { seats: [person('ann'), bot(), bot()] };
const pair = { seats: [person('ann'), person('bob'), bot()] };

describe('one person and bots', () => {
  test('a welcome, moves, and everything told in order', async () => {
    const { join, clock, table } = await openRoom(alone);
    const ann = await join('ann');
    expect(ann.types()).toEqual(['welcome', 'seats', 'clocks']);
    expect(ann.client.at).toMatchObject({ seat: 0, seq: 0, match: table.match });
    expect(await ann.play(look)).toMatchObject({ type: 'accepted', seq: 1 });
    // Nobody has come, gone or sat down: of the seats there is nothing to tell.
    expect(ann.types().slice(3)).toEqual(['told', 'clocks']);
    await clock.pass(2000);
    expect(await ann.play(trade)).toMatchObject({ type: 'accepted', seq: 4 });
    const told = ann.heard.flatMap((one) => (one.type === 'told' ? [one] : []));
    expect(told.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect(told.map(({ cause }) => cause)).toEqual(['person', 'bot', 'bot', 'person']);
    expect(ann.client.clocks!.asked).toMatchObject([{ deadline: null }]);
  });

  test('the whole of it is a log that replays, and the same as a match of that seed', async () => {
    const seats = [person('ann'), bot()];
    const { join, clock, table, mistakes } = await openRoom({ seats }, flip7);
    const ann = await join('ann');
    const match = createMatch(flip7, { seats: 2, seed: 'sfc32:stage 0' });
    for (let turns = 0; turns < 500 && !ann.client.at!.status.over; turns++) {
      const view = ann.client.at!.view;
      const [move] = flip7.legal(view as Parameters<typeof flip7.legal>[0], 0).slice(-1);
      if (move !== undefined) expect(await ann.play(move)).toMatchObject({ type: 'accepted' });
      await clock.pass(2000);
    }
    expect(mistakes).toEqual([]);
    expect(ann.types()).toContain('over');
    expect(replay(flip7, table.log)).toMatchObject({ ok: true, status: { over: true } });
    for (const entry of table.log) if (entry.kind === 'moved') match.submit(entry.by, entry.move);
    expect(match.log).toEqual(table.log);
  });

  test('someone who looks on sees what a spectator may', async () => {
    const { join } = await openRoom(alone);
    const ann = await join('ann');
    const eve = await join('eve');
    expect(eve.client.at).toMatchObject({ seat: null });
    await ann.play(look);
    const hers = ann.heard.find(({ type }) => type === 'told');
    const theirs = eve.heard.find(({ type }) => type === 'told');
    expect(hers).toMatchObject({ events: [{ type: 'looked', card: expect.toSatisfy((n) => n >= 0) }] }); // prettier-ignore
    expect(theirs).toMatchObject({ events: [{ type: 'looked', card: expect.toSatisfy((n) => n < 0) }] }); // prettier-ignore
    expect(await eve.play(look)).toMatchObject({ rule: 'C-10', reason: 'notYourDecision' });
  });
});

describe('refusals', () => {
  test('[C-6] [C-10] name the ruling and change nothing', async () => {
    const { join, table, store } = await openRoom(alone);
    const ann = await join('ann');
    const { log } = table;
    const command = (decision: number, move: unknown) =>
      ann.say({ type: 'command', decision, move });
    const { id } = (ann.client.at!.status as Extract<Status, { over: false }>).decisions[0]!;
    expect(await command(id + 1, look)).toMatchObject({ rule: 'C-10', reason: 'staleDecision' });
    expect(await command(id, trade)).toMatchObject({ rule: 'T-3', reason: 'lookFirst' });
    expect(await command(id, { type: 'fly' })).toMatchObject({ rule: 'C-10', reason: 'notAMove' });
    expect(await command(id, undefined)).toMatchObject({ reason: 'notAMove' });
    expect(await ann.connection.send({ type: 'fly' })).toEqual({
      type: 'refused',
      id: null,
      rule: null,
      reason: 'badMessage',
    });
    expect(table.log).toEqual(log);
    expect(await store.load(table.match, 1)).toEqual([]);
  });

  test('whatever is sent is answered, and nothing throws', async () => {
    const { join, table, mistakes } = await openRoom(alone);
    const ann = await join('ann');
    const { log } = table;
    const nearly = fc.record(
      {
        type: fc.constantFrom('hello', 'command', 'moreTime', 'wish', 'sit', 'leaves'),
        id: fc.oneof(fc.string(), fc.anything()),
        decision: fc.oneof(fc.nat(), fc.anything()),
        move: fc.anything(),
        seat: fc.anything(),
        wish: fc.constantFrom('pause', 'x', 7),
        version: fc.anything(),
      },
      { requiredKeys: ['type'] },
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(nearly, fc.anything()), async (sent) => {
        expect(await ann.connection.send(sent)).toMatchObject({ type: 'refused' });
      }),
      { numRuns: 300 },
    );
    const hostile = { type: 'look', get slot() { throw new Error('hostile'); } }; // prettier-ignore
    expect(await ann.play(hostile)).toMatchObject({ reason: 'notAMove' });
    expect(table.log).toEqual(log);
    expect(mistakes).toEqual([]);
  });

  test('a hello comes first, and in this version', async () => {
    const { table } = await openRoom(alone);
    const heard: unknown[] = [];
    const connection = table.connect('ann', (message) => heard.push(message));
    expect(await connection.send({ type: 'leave', id: 'a', match: table.match })).toMatchObject({
      reason: 'helloFirst',
    });
    expect(
      await connection.send({ type: 'hello', version: 2, have: null, story: false }),
    ).toMatchObject({
      reason: 'otherVersion',
    });
    expect(heard).toEqual([]);
  });
});

describe('nothing happens before it is durable', () => {
  test('a failed append leaves all as it was; trying again does it', async () => {
    const { join, table, store, clock } = await openRoom(alone);
    const ann = await join('ann');
    const { log } = table;
    store.trouble = 'fails';
    const said = { type: 'command', decision: 0, move: look } as const;
    const { id } = (ann.client.at!.status as Extract<Status, { over: false }>).decisions[0]!;
    const again = () => ann.say({ ...said, decision: id }, 'once');
    expect(await again()).toMatchObject({ rule: null, reason: 'tryAgain' });
    expect(table.log).toEqual(log);
    expect(ann.types()).not.toContain('told');
    expect(await again()).toMatchObject({ type: 'accepted', seq: 1 });
    await clock.pass(0);
    expect(await again()).toMatchObject({ type: 'accepted', seq: 1 });
    expect(table.log.filter((entry) => entry.kind === 'moved' && entry.by === 0)).toHaveLength(1);
  });

  test('one that failed but was written is found, told and acknowledged', async () => {
    const { join, store, clock } = await openRoom(alone);
    const ann = await join('ann');
    store.trouble = 'failsSilently';
    const { id } = (ann.client.at!.status as Extract<Status, { over: false }>).decisions[0]!;
    const again = () => ann.say({ type: 'command', decision: id, move: look }, 'once');
    expect(await again()).toMatchObject({ reason: 'tryAgain' });
    await clock.pass(1000);
    expect(ann.types()).toContain('told');
    expect(await again()).toMatchObject({ type: 'accepted', seq: 1 });
  });

  test('a failing store delays bots and time-outs, and does not stop them', async () => {
    const { store, clock, table } = await openRoom({ seats: [bot(), bot()] });
    for (let n = 0; n < 20; n++) {
      store.trouble = 'fails';
      await clock.pass(2000);
    }
    expect(table.log.length).toBeGreaterThan(10);
  });
});

describe('two processes at one match', () => {
  test('the loser of a race reads and decides again', async () => {
    const { join, another, table } = await openRoom(pair);
    const other = await another();
    const ann = await join('ann');
    const bob = await join('bob', other);
    const answers = await Promise.all([ann.play(look), bob.play(look)]);
    expect(answers).toMatchObject([{ type: 'accepted' }, { type: 'accepted' }]);
    await table.refresh();
    await other.refresh();
    expect(table.log).toEqual(other.log);
    expect(ann.client.at!.seq).toBe(2);
    expect(bob.client.at!.seq).toBe(2);
  });

  test('and one that is behind reads before it refuses', async () => {
    const { join, another, clock } = await openRoom(alone);
    const ann = await join('ann');
    const other = await another();
    await ann.play(look);
    await clock.pass(2000);
    other.close();
    const behind = await another();
    const { at } = ann.client;
    const { id } = (at!.status as Extract<Status, { over: false }>).decisions[0]!;
    const again = await join('ann', behind);
    expect(await again.say({ type: 'command', decision: id, move: trade })).toMatchObject({
      type: 'accepted',
    });
  });
});

describe('[C-8] time', () => {
  test('runs out: the harmless move is made, as that seat', async () => {
    const { join, clock, table } = await openRoom(pair);
    const ann = await join('ann');
    await join('bob');
    await clock.pass(7999);
    expect(table.log.filter(({ kind }) => kind === 'moved')).toHaveLength(1);
    await clock.pass(1);
    const moves = table.log.flatMap((entry) => (entry.kind === 'moved' ? [entry] : []));
    expect(moves.map(({ by, move }) => [by, move])).toEqual([
      [2, look],
      [0, look],
      [1, look],
    ]);
    expect(ann.client.clocks!.asked).toMatchObject([{ seat: 0, moreTime: true }]);
  });

  test('is given twice more, then no more', async () => {
    const { join, clock, table } = await openRoom({ ...pair, clocks: 'fast' });
    const ann = await join('ann');
    await join('bob');
    const { id } = (ann.client.at!.status as Extract<Status, { over: false }>).decisions[0]!;
    const more = () => ann.say({ type: 'moreTime', decision: id });
    expect(await more()).toMatchObject({ type: 'accepted' });
    expect(await more()).toMatchObject({ type: 'accepted' });
    expect(await more()).toMatchObject({ rule: 'C-8', reason: 'noMoreTime' });
    const looked = () =>
      new Set(table.log.flatMap((entry) => (entry.kind === 'moved' ? [entry.by] : [])));
    await clock.pass(11_999);
    expect(looked()).toEqual(new Set([1, 2]));
    await clock.pass(1);
    expect(looked()).toEqual(new Set([0, 1, 2]));
  });

  test('[C-10] a click that loses to its time-out is refused, not kept for the next', async () => {
    const { join, clock } = await openRoom({ ...pair, clocks: 'fast' });
    const ann = await join('ann');
    const { id } = (ann.client.at!.status as Extract<Status, { over: false }>).decisions[0]!;
    await clock.pass(4000);
    const late = await ann.say({ type: 'command', decision: id, move: trade });
    expect(late).toMatchObject({ rule: 'C-10', reason: 'staleDecision' });
    expect(await ann.play(trade)).toMatchObject({ type: 'accepted' });
  });

  test('does not run at a table without clocks: a window waits for everybody', async () => {
    const { clock, table } = await openRoom({ ...pair, clocks: 'none' });
    await clock.pass(3_600_000);
    expect(table.log.filter(({ kind }) => kind === 'moved')).toHaveLength(1);
  });

  test("ends a session by the clock's own move, also where there are no clocks", async () => {
    const { join, clock, table } = await openRoom(alone, timedToy());
    const ann = await join('ann');
    expect(ann.client.clocks).toMatchObject({ sessions: [{ id: 3 }] });
    await clock.pass(5 * 60_000 - 1);
    expect(ann.client.at!.status.over).toBe(false);
    await clock.pass(1);
    expect(table.log.findLast((entry) => entry.kind === 'moved')).toMatchObject({ by: 'clock' });
    expect(ann.client.at!.status.over).toBe(true);
  });
});

/** The toy, with five minutes for all of it. */
function timedToy(): Toy {
  return {
    ...toy,
    status(state) {
      const status = toy.status(state);
      return status.over ? status : { ...status, clocks: [{ seat: null, id: 3, minutes: 5 }] };
    },
    timeout: (view, clock) => (clock.seat === null ? { type: 'look', slot: 0 } : toy.timeout(view, clock)), // prettier-ignore
    check: (state: State, by, move) => (by === 'clock' ? null : toy.check(state, by, move)),
    resolve(state, by, move, chance, tell) {
      if (by === 'clock') tell({ type: 'matchEnded' });
      else toy.resolve(state, by, move, chance, tell);
    },
  };
}

describe('[C-1] nobody blocks the table', () => {
  test('a bot plays for one whose connection is lost, and hands the seat back', async () => {
    const { join, clock, table } = await openRoom({ ...pair, clocks: 'none' });
    const ann = await join('ann');
    const bob = await join('bob');
    bob.connection.close();
    expect(ann.client.seats!.seats[1]).toMatchObject({ present: false, standIn: null });
    await clock.pass(19_999);
    expect(ann.client.seats!.seats[1]).toMatchObject({ standIn: null });
    await clock.pass(3000);
    expect(ann.client.seats!.seats[1]).toMatchObject({ standIn: 'away' });
    expect(table.log.filter((entry) => entry.kind === 'moved' && entry.by === 1)).toHaveLength(1);
    const back = await join('bob');
    await clock.pass(0);
    expect(ann.client.seats!.seats[1]).toMatchObject({ present: true, standIn: null });
    expect(back.client.at).toMatchObject({ seat: 1, seq: 2 });
  });

  test('but waits for the only person there is', async () => {
    const { join, clock, table } = await openRoom(alone);
    const ann = await join('ann');
    ann.connection.close();
    await clock.pass(3_600_000);
    expect(table.log.some((entry) => entry.kind === 'moved' && entry.by === 0)).toBe(false);
  });

  test('one who leaves is played for at once, and may come back to that seat', async () => {
    const { join, clock } = await openRoom({ ...pair, clocks: 'none' });
    const ann = await join('ann');
    const bob = await join('bob');
    expect(await bob.say({ type: 'leave' })).toMatchObject({ type: 'accepted' });
    expect(ann.client.seats!.seats[1]).toMatchObject({ standIn: 'left' });
    expect(await bob.play(look)).toMatchObject({ rule: 'C-10', reason: 'notYourDecision' });
    expect(await bob.say({ type: 'sit', seat: 1 })).toMatchObject({ type: 'accepted' });
    expect(bob.client.at).toMatchObject({ seat: 1 });
    expect(await bob.play(look)).toMatchObject({ type: 'accepted' });
    expect(ann.client.seats!.seats[1]).toMatchObject({ standIn: null });
    await bob.say({ type: 'leave' });
    bob.connection.close();
    await join('bob');
    await clock.pass(0);
    expect(ann.client.seats!.seats[1]).toMatchObject({ standIn: 'left', present: true });
  });

  test('one who is removed looks on from then, and a bot plays the seat', async () => {
    const { join, table } = await openRoom(pair);
    const ann = await join('ann');
    const bob = await join('bob');
    expect(await table.remove('bob')).toMatchObject({ ok: true });
    expect(ann.client.seats!.seats[1]).toMatchObject({ holder: { kind: 'bot' } });
    expect(bob.client.at).toMatchObject({ seat: null });
    expect(await bob.say({ type: 'sit', seat: 1 })).toMatchObject({ reason: 'wasRemoved' });
    expect(await table.remove('bob')).toMatchObject({ ok: false, reason: 'notSeated' });
  });
});

test("[C-9] a newcomer takes a bot's seat and sees from there; nobody changes", async () => {
  const { join } = await openRoom(alone);
  const ann = await join('ann');
  const eve = await join('eve');
  expect(await eve.say({ type: 'sit', seat: 0 })).toMatchObject({ rule: 'C-9' });
  expect(await eve.say({ type: 'sit', seat: 2 })).toMatchObject({ type: 'accepted' });
  expect(eve.client.at).toMatchObject({ seat: 2 });
  expect(await eve.play(look)).toMatchObject({ type: 'accepted' });
  for (const guest of [ann, eve]) {
    expect(await guest.say({ type: 'sit', seat: 1 })).toMatchObject({
      rule: 'C-9',
      reason: 'keepsSeat',
    });
  }
});

test('a pause needs everybody, stops everything, and anybody ends it', async () => {
  const { join, clock, table } = await openRoom(pair);
  const ann = await join('ann');
  const bob = await join('bob');
  const pause = (want: boolean) => ({ type: 'wish', wish: 'pause', want }) as const;
  await ann.say(pause(true));
  expect(bob.client.seats).toMatchObject({ paused: false, wishes: { pause: ['ann'] } });
  await bob.say(pause(true));
  expect(ann.client.seats).toMatchObject({ paused: true, wishes: { pause: [] } });
  await clock.pass(3_600_000);
  expect(table.log).toHaveLength(2);
  expect(await ann.play(look)).toMatchObject({ rule: 'C-10', reason: 'paused' });
  await bob.say(pause(false));
  expect(await ann.play(look)).toMatchObject({ type: 'accepted' });
  await clock.pass(8000);
  expect(table.log.length).toBeGreaterThan(4);
});

test('a rematch by consent: another match, the same seats', async () => {
  const plan = { ...pair, options: { turns: 1 }, clocks: 'fast' } as const;
  const { join, clock, table } = await openRoom(plan);
  const [ann, bob, eve] = [await join('ann'), await join('bob'), await join('eve')];
  const first = table.match;
  const again = { type: 'wish', wish: 'rematch', want: true } as const;
  expect(await ann.say(again)).toMatchObject({ reason: 'matchRunning' });
  for (let n = 0; n < 50 && !ann.client.at!.status.over; n++) {
    for (const guest of [ann, bob]) await guest.play(n === 0 ? look : trade);
    await clock.pass(2000);
  }
  await ann.say(again);
  await clock.pass(100);
  expect(table.match).toBe(first);
  await bob.say(again);
  await clock.pass(100);
  expect(table.match).not.toBe(first);
  expect([ann, bob, eve].map(({ client }) => client.at)).toMatchObject([
    { match: table.match, seat: 0, seq: 0 },
    { match: table.match, seat: 1, seq: 0 },
    { match: table.match, seat: null, seq: 0 },
  ]);
  expect(await ann.play(look)).toMatchObject({ type: 'accepted' });
});

describe('coming back', () => {
  test('what was missed is told, or a view where that is not known', async () => {
    const { join, table, clock } = await openRoom(alone);
    const ann = await join('ann');
    await ann.play(look);
    await clock.pass(2000);
    const { match, seq } = ann.client.at!;
    const hello = async (have: unknown, person = 'ann') => {
      const heard: ServerMessage[] = [];
      const connection = table.connect(person, (message) => void heard.push(message));
      await connection.send({ type: 'hello', version: 1, have, story: false });
      const [greeting] = heard;
      return greeting?.type === 'resumed' ? greeting.missed.map((one) => one.seq) : greeting?.type;
    };
    expect(await hello({ match, seat: 0, seq })).toEqual([]);
    expect(await hello({ match, seat: 0, seq: 1 })).toEqual([2, 3]);
    expect(await hello({ match, seat: 1, seq: 1 })).toBe('welcome');
    expect(await hello({ match, seat: null, seq: 1 }, 'eve')).toEqual([2, 3]);
    expect(await hello({ match, seat: 0, seq: seq + 1 })).toBe('welcome');
    expect(await hello({ match: 'other', seat: 0, seq: 1 })).toBe('welcome');
    expect(await hello(null)).toBe('welcome');
  });

  test('a table is taken up again where it was left', async () => {
    const { join, clock, table, another } = await openRoom(alone);
    const ann = await join('ann');
    await ann.play(look);
    await clock.pass(2000);
    table.close();
    const again = await another();
    expect(again.log).toEqual(table.log);
    const back = await join('ann', again);
    expect(back.client.at!.view).toEqual(ann.client.at!.view);
    expect(await back.play(trade)).toMatchObject({ type: 'accepted' });
  });
});

describe('mistakes of ours', () => {
  test('stop the table and keep its journal', async () => {
    const broken: Toy = {
      ...toy,
      brain: simpleBrain(() => ({ type: 'trade', slot: 0 })),
    };
    const { join, clock, table, mistakes } = await openRoom(alone, broken);
    const ann = await join('ann');
    await clock.pass(2000);
    expect(mistakes).toMatchObject([{ message: expect.stringContaining('T-3 lookFirst') }]);
    expect(ann.types().at(-1)).toBe('stopped');
    expect(await ann.play(look)).toMatchObject({ reason: 'tableStopped' });
    expect(await table.remove('ann')).toMatchObject({ reason: 'tableStopped' });
    expect(replay(toy, table.log)).toMatchObject({ ok: true });
  });

  test('a listener that throws hears no more, and harms nobody else', async () => {
    const { join, table, mistakes } = await openRoom(pair);
    const ann = await join('ann');
    const connection = table.connect('bob', (message) => {
      if (message.type === 'told') throw new Error('deaf');
    });
    await connection.send({ type: 'hello', version: 1, have: null, story: false });
    expect(await ann.play(look)).toMatchObject({ type: 'accepted' });
    expect(mistakes).toMatchObject([{ message: 'deaf' }]);
    expect(ann.client.seats!.seats[1]).toMatchObject({ present: false });
  });
});

test.each([
  [{ seats: [bot()] }, '2 to 4 seats'],
  [{ seats: [person('ann'), person('ann')] }, 'one person'],
  [{ seats: [bot(), bot()], options: { turns: 99 } }, 'badValue'],
])('a table that cannot be: %#', async (plan, why) => {
  await expect(openRoom(plan)).rejects.toThrow(why);
});
