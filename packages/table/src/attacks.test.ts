/** What somebody tried who meant no good, or whom everything befell: each was possible once. */
import { toy } from '@mazzo/kernel/testing';
import { describe, expect, test } from 'vitest';
import { memoryStore } from './store.ts';
import type { Store } from './store.ts';
import { bot, person } from './seats.ts';
import { openTable, reopenTable } from './table.ts';
import type { ServerMessage } from './server-messages.ts';
import { journalOf, openRoom } from './table.fixture.ts';
import type { Guest, TestRoom } from './table.fixture.ts';

const look = { type: 'look', slot: 0 };
const pair = { seats: [person('ann'), person('bob'), bot()], clocks: 'none' } as const;
const short = { ...pair, options: { turns: 1 }, clocks: 'fast' } as const;
const rematch = { type: 'wish', wish: 'rematch', want: true } as const;

/** Plays to the end, and wishes for another match. */
async function playOut({ clock }: TestRoom, guests: readonly Guest[]): Promise<void> {
  for (let n = 0; n < 50 && !guests[0]!.client.at!.status.over; n++) await clock.pass(5000);
  expect(guests[0]!.client.at!.status.over).toBe(true);
}

describe('[C-10] what is sent for another match', () => {
  test('is refused after a rematch, whatever it was', async () => {
    const room = await openRoom(short);
    const { join, clock, table } = room;
    const [ann, bob] = [await join('ann'), await join('bob')];
    const first = table.match;
    await playOut(room, [ann, bob]);
    for (const guest of [ann, bob]) await guest.say(rematch);
    await clock.pass(100);
    expect(table.match).not.toBe(first);
    const { length } = await journalOf(room.store, table.match);
    const decision = 0;
    for (const late of [
      { type: 'command', decision, move: look },
      { type: 'wish', wish: 'pause', want: true },
      { type: 'leave' },
    ] as const) {
      expect(await ann.say(late, `late ${late.type}`, first)).toMatchObject({
        reason: 'otherMatch',
      });
    }
    expect(await journalOf(room.store, table.match)).toHaveLength(length);
  });

  test('and what is still unanswered when the match changes is given up, not sent again', async () => {
    const room = await openRoom(short);
    const { join, clock, table } = room;
    const [ann, bob] = [await join('ann'), await join('bob')];
    await playOut(room, [ann, bob]);
    const sent = ann.client.request({ type: 'leave' });
    for (const guest of [ann, bob]) await guest.say(rematch);
    await clock.pass(100);
    expect(await sent).toBeNull();
    expect(ann.client.at).toMatchObject({ match: table.match });
  });
});

describe("[C-9] a bot's seat", () => {
  test('is nobody’s to take without a host, or against the host’s word', async () => {
    const { allows: _, ...hostless } = (await openRoom(pair)).surroundings;
    const table = await openTable(hostless, pair);
    const heard: ServerMessage[] = [];
    const eve = table.connect('eve', (message) => void heard.push(message));
    await eve.send({ type: 'hello', version: 1, have: null, story: false });
    const sit = { type: 'sit', id: 'a', match: table.match, seat: 2 };
    expect(await eve.send(sit)).toMatchObject({ type: 'refused', reason: 'notAllowed' });
    const strict = await openRoom(pair, toy, 'sfc32:host', {
      allows: (who, asked) => who !== 'eve' && asked.type !== 'leave',
    });
    const [ann, guest] = [await strict.join('ann'), await strict.join('eve')];
    expect(await guest.say({ type: 'sit', seat: 2 })).toMatchObject({ reason: 'notAllowed' });
    expect(await ann.say({ type: 'leave' })).toMatchObject({ reason: 'notAllowed' });
    expect(guest.client.at).toMatchObject({ seat: null });
  });

  test('is heard no more by who has left it, and no other is theirs in this match', async () => {
    const { join, clock } = await openRoom({ ...pair, seats: [person('ann'), bot(), bot()] });
    const [ann, eve] = [await join('ann'), await join('eve')];
    await eve.say({ type: 'sit', seat: 1 });
    expect(eve.client.at).toMatchObject({ seat: 1 });
    await eve.say({ type: 'leave' });
    expect(eve.client.at).toMatchObject({ seat: null });
    const before = eve.heard.length;
    await ann.play(look);
    await clock.pass(5000);
    const told = eve.heard.slice(before).filter((message) => message.type === 'told');
    expect(told.length).toBeGreaterThan(1);
    expect(told.every(({ seat }) => seat === null)).toBe(true);
    expect(await eve.say({ type: 'sit', seat: 2 })).toMatchObject({
      rule: 'C-9',
      reason: 'keepsSeat',
    });
    expect(await eve.say({ type: 'sit', seat: 1 })).toMatchObject({ type: 'accepted' });
  });
});

describe('[C-1] after a restart', () => {
  test('whoever does not return is stood in for, and the others are not', async () => {
    const room = await openRoom(pair);
    const [, bob] = [await room.join('ann'), await room.join('bob')];
    room.table.close();
    await room.clock.pass(3_600_000);
    const again = await room.another();
    const ann = await room.join('ann', again);
    await room.clock.pass(19_999);
    expect(ann.client.seats!.seats[1]).toMatchObject({ present: false, standIn: null });
    await room.clock.pass(1);
    expect(ann.client.seats!.seats.map(({ standIn }) => standIn)).toEqual([null, 'away', null]);
    expect(bob.connection).toBeDefined();
  });

  test('[C-8] nobody’s time has run out meanwhile, and every process reckons the same', async () => {
    const room = await openRoom({ ...pair, clocks: 'normal' });
    const ann = await room.join('ann');
    await ann.play(look);
    room.table.close();
    await room.clock.pass(3_600_000);
    const [again, other] = [await room.another(), await room.another()];
    await room.join('ann', again);
    const bob = await room.join('bob', other);
    await room.clock.pass(15_000);
    const moved = () => again.log.flatMap((entry) => (entry.kind === 'moved' ? [entry.by] : []));
    expect(moved()).not.toContain(1);
    const journal = await journalOf(room.store, again.match);
    const delays = journal.filter((one) => one.kind === 'noted' && one.note.type === 'delayed');
    expect(delays).toHaveLength(1);
    expect(bob.client.clocks!.asked.find(({ seat }) => seat === 1)!.deadline).toBeGreaterThan(
      room.clock.now(),
    );
    await room.clock.pass(10_000);
    await again.refresh();
    expect(moved()).toContain(1);
  });

  test('clocks go on as they stood when the last process went', async () => {
    const room = await openRoom({ ...pair, clocks: 'normal' });
    await room.join('ann');
    await room.clock.pass(2000);
    room.table.close();
    const downSince = room.clock.now();
    await room.clock.pass(100_000);
    const again = await reopenTable(room.surroundings, room.table.match, { downSince });
    const ann = await room.join('ann', again);
    await room.clock.pass(0);
    // Six seconds of a window's eight were left: less than the grace.
    const { asked } = ann.client.clocks!;
    expect(asked.map(({ deadline }) => deadline! - room.clock.now())).toEqual([20_000, 20_000]);
  });
});

test('[C-1] nobody is stood in for who is connected to another process', async () => {
  const room = await openRoom(pair);
  const other = await room.another();
  const ann = await room.join('ann');
  await room.join('bob', other);
  await room.clock.pass(60_000);
  expect(ann.client.seats!.seats[1]).toMatchObject({ present: true, standIn: null });
});

describe('a rematch', () => {
  async function agreed(store: Store) {
    const room = await openRoom(short, toy, 'sfc32:again', { store });
    const guests = [await room.join('ann'), await room.join('bob')];
    await playOut(room, guests);
    return { ...room, guests };
  }

  test('that two processes open at once leaves one match and no orphan', async () => {
    const store = memoryStore();
    const { guests, clock, surroundings, table } = await agreed(store);
    const other = await reopenTable(surroundings, table.match);
    for (const guest of guests) await guest.say(rematch);
    void other.refresh();
    await clock.pass(5000);
    await other.refresh();
    await clock.pass(5000);
    expect(other.match).toBe(table.match);
    expect(await store.list('all')).toHaveLength(2);
  });

  test('is waited for where it cannot be read yet', async () => {
    const store = memoryStore();
    let isEarly = false;
    const lagging: Store = {
      ...store,
      load: (match, from) =>
        isEarly && from === 0 ? Promise.resolve([]) : store.load(match, from),
    };
    const { guests, clock, table, mistakes } = await agreed(lagging);
    const first = table.match;
    isEarly = true;
    for (const guest of guests) await guest.say(rematch);
    await clock.pass(3000);
    isEarly = false;
    await clock.pass(20_000);
    expect(mistakes).toEqual([]);
    expect(table.match).not.toBe(first);
    expect(await store.list('all')).toHaveLength(2);
  });

  test('leaves no orphans in an outage, and the store more and more alone', async () => {
    const store = memoryStore();
    let [isOut, tries] = [false, 0];
    const failing =
      <Args extends unknown[], Answer>(work: (...args: Args) => Promise<Answer>) =>
      async (...args: Args): Promise<Answer> => {
        if (!isOut) return work(...args);
        tries++;
        throw new Error('out');
      };
    const { guests, clock, table } = await agreed({
      ...store,
      append: failing(store.append),
      load: failing(store.load),
    });
    const first = table.match;
    for (const guest of guests) await guest.say(rematch);
    isOut = true;
    await clock.pass(600_000);
    expect(tries).toBeLessThan(100);
    isOut = false;
    await clock.pass(60_000);
    expect(table.match).not.toBe(first);
    expect(await store.list('all')).toHaveLength(2);
  });
});

describe('what costs a table little', () => {
  function counted(): { store: Store; reads: () => number } {
    const store = memoryStore();
    let reads = 0;
    const load: Store['load'] = (match, from) => {
      reads++;
      return store.load(match, from);
    };
    return { store: { ...store, load }, reads: () => reads };
  }

  test('what was never a move is refused without a look at the store', async () => {
    const { store, reads } = counted();
    const { join } = await openRoom(pair, toy, 'sfc32:cost', { store });
    const ann = await join('ann');
    for (const move of [null, 7, { type: 'fly' }, { type: 'look', slot: 'x' }]) {
      expect(await ann.play(move as never)).toMatchObject({ reason: 'notAMove' });
    }
    expect(await ann.say({ type: 'sit', seat: 7 })).toMatchObject({ reason: 'noSuchSeat' });
    expect(await ann.say({ type: 'say', phrase: 'x' })).toMatchObject({ reason: 'noTalk' });
    expect(reads()).toBe(0);
  });

  test('many refusals at once cost one look, and so do many who claim to have heard more', async () => {
    const { store, reads } = counted();
    const { join, table } = await openRoom(pair, toy, 'sfc32:cost', { store });
    const guests = await Promise.all(Array.from({ length: 20 }, (_, n) => join(`guest ${n}`)));
    await Promise.all(guests.map((guest) => guest.play(look)));
    expect(reads()).toBeLessThanOrEqual(2);
    const have = { match: table.match, seat: null, seq: 999 };
    const hello = { type: 'hello', version: 1, have, story: false };
    await Promise.all(guests.map(({ connection }) => connection.send(hello)));
    expect(reads()).toBeLessThanOrEqual(4);
  });

  test('toggling writes a few rows a decision, and what undoes it goes on being possible', async () => {
    const room = await openRoom({ ...pair, seats: [person('ann'), bot(), bot()] });
    const ann = await room.join('ann');
    for (let n = 0; n < 100; n++) {
      await ann.say({ type: 'wish', wish: 'pause', want: true });
      await ann.say({ type: 'wish', wish: 'pause', want: false });
      await ann.say({ type: 'leave' });
      await ann.say({ type: 'sit', seat: 0 });
    }
    const rows = (await journalOf(room.store, room.table.match)).filter(
      (one) => one.kind === 'noted',
    );
    expect(rows.length).toBeLessThanOrEqual(12);
    expect(ann.client.seats).toMatchObject({ paused: false });
  });

  test('behind a slow store no more waits than may', async () => {
    const store = memoryStore();
    let isSlow = false;
    const slow: Store = {
      ...store,
      append: (...args) => (isSlow ? new Promise(() => {}) : store.append(...args)),
    };
    const { join, clock } = await openRoom(pair, toy, 'sfc32:slow', { store: slow });
    const ann = await join('ann');
    isSlow = true;
    const answers: unknown[] = [];
    for (let n = 0; n < 1000; n++) void ann.play(look).then((answer) => answers.push(answer));
    await clock.pass(0);
    expect(answers).toHaveLength(1000 - 32);
    expect(answers).toContainEqual(expect.objectContaining({ reason: 'tryAgain' }));
  });

  test('a story comes a page at a time, for who goes on asking', async () => {
    const room = await openRoom({ seats: [person('ann'), bot(), bot()] }, toy, 'sfc32:story', {
      thinking: { least: 0, most: 0 },
    });
    const ann = await room.join('ann');
    await ann.say({ type: 'leave' });
    for (let n = 0; n < 300 && room.table.log.length < 130; n++) await room.clock.pass(50);
    const { length } = room.table.log;
    const heard: ServerMessage[] = [];
    const eve = room.table.connect('eve', (message) => void heard.push(message));
    await eve.send({ type: 'hello', version: 1, have: null, story: true });
    const [welcome] = heard;
    expect(welcome).toMatchObject({ type: 'welcome', head: expect.any(Number) });
    if (welcome?.type !== 'welcome') return;
    expect(welcome.story.length).toBeLessThanOrEqual(50);
    const whole = await room.join('zoe', room.table, { story: true });
    await room.clock.pass(0);
    expect(whole.story.length).toBeGreaterThanOrEqual(Math.min(length - 1, 51));
    expect(whole.story.map(({ seq }) => seq)).toEqual(whole.story.map((_, n) => n));
  });

  test('many spectators are told of once, not each of each', async () => {
    const room = await openRoom(pair);
    const ann = await room.join('ann');
    const before = ann.heard.length;
    for (let n = 0; n < 500; n++) room.table.connect(`guest ${n}`, () => {}, `Guest ${n}`);
    await room.clock.pass(2000);
    const told = ann.heard.slice(before).filter(({ type }) => type === 'seats');
    expect(told.length).toBeLessThan(5);
    expect(ann.client.seats!.watching.count).toBe(500);
    expect(ann.client.seats!.watching.names).toContain('Guest 7');
    expect(ann.client.seats!.watching.names).toHaveLength(20);
  });
});

test('who has closed a connection is heard through it no more', async () => {
  const room = await openRoom(pair);
  const ann = await room.join('ann');
  const { length } = await journalOf(room.store, room.table.match);
  ann.connection.close();
  expect(await ann.play(look)).toBeNull();
  expect(await journalOf(room.store, room.table.match)).toHaveLength(length);
});

test('a listener that throws leaves nobody with older facts', async () => {
  const room = await openRoom(pair);
  const connection = room.table.connect('bob', (message) => {
    if (message.type === 'seats' && message.wishes.pause.length > 0) throw new Error('deaf');
  });
  await connection.send({ type: 'hello', version: 1, have: null, story: false });
  const ann = await room.join('ann');
  await ann.say({ type: 'wish', wish: 'pause', want: true });
  expect(ann.client.seats!.seats[1]).toMatchObject({ present: false });
  const last = ann.heard.findLast(({ type }) => type === 'seats');
  expect(last).toMatchObject({ wishes: { pause: ['ann'] }, seats: [{}, { present: false }, {}] });
});
