/** Bots think outside the table's queue, by their own seat's stream alone. */
import { flip7 } from '@mazzo/games/flip7';
import { sapone } from '@mazzo/games/sapone';
import { decisionOf } from '@mazzo/kernel';
import type { AnyEvent, AnyGame, AnyMove } from '@mazzo/kernel';
import { toy } from '@mazzo/kernel/testing';
import { expect, test } from 'vitest';
import { bot, person } from './seats.ts';
import { journalOf, openRoom } from './table.fixture.ts';
import type { TestRoom } from './table.fixture.ts';
import { reopenTable } from './table.ts';
import { thinkHere } from './think-here.ts';
import { nothingHeard, ThinkerGone } from './thinker.ts';
import type { BotSeat, Question, Thinker } from './thinker.ts';

type Thinking = (bot: BotSeat, question: Question) => Promise<AnyMove | null>;

/** Thinks as bots do, or otherwise where a test says so. */
function thinkerOf(game: AnyGame, think: (usual: Thinking) => Thinking): Thinker {
  const usual = thinkHere(game);
  const thinking = think((...asked) => usual.think(...asked));
  return { think: thinking, forget: (match) => usual.forget(match) };
}

const look = { type: 'look', slot: 0 };
const three = { seats: [person('ann'), bot(), bot()] };

function causes({ table, surroundings }: TestRoom) {
  return journalOf(surroundings.store, table.match).then((written) =>
    written.flatMap((one) => (one.kind === 'moved' ? [one.cause] : [])),
  );
}

test('a table goes on while a bot thinks, and its move may come when others have moved', async () => {
  const slow = Promise.withResolvers<void>();
  const thinker = thinkerOf(toy, (usual) => async (seat, question) => {
    const move = await usual(seat, question);
    await slow.promise;
    return move;
  });
  const room = await openRoom(three, toy, 'sfc32:slow', { thinker });
  const ann = await room.join('ann');
  await room.clock.pass(5000);
  expect(await causes(room)).toEqual([]);
  expect(await ann.play(look)).toMatchObject({ type: 'accepted', seq: 1 });
  slow.resolve();
  await room.clock.pass(5000);
  expect(await causes(room)).toEqual(['person', 'bot', 'bot']);
  expect(room.mistakes).toEqual([]);
});

test('a bot that comes too late is not heard: time has answered for it', async () => {
  const late = Promise.withResolvers<AnyMove>();
  const thinker = thinkerOf(toy, () => () => late.promise);
  const plan = { seats: [person('ann'), person('bob'), bot()], clocks: 'fast' } as const;
  const room = await openRoom(plan, toy, 'sfc32:late', { thinker });
  await room.clock.pass(40_000);
  const before = await causes(room);
  expect(before).toContain('time');
  expect(before).not.toContain('bot');
  late.resolve(look);
  await room.clock.pass(0);
  expect(room.mistakes).toEqual([]);
});

test('whoever thought is gone: the bot plays as if its time had run out, and thinks again the next time', async () => {
  let asked = 0;
  const thinker = thinkerOf(flip7, (usual) => async (...question) => {
    if (asked++ % 2 === 0) throw new ThinkerGone();
    return usual(...question);
  });
  const room = await openRoom({ seats: [bot(), bot()] }, flip7, 'sfc32:gone', { thinker });
  await room.clock.pass(20_000);
  expect(asked).toBeGreaterThan(4);
  expect((await causes(room)).length).toBeGreaterThanOrEqual(asked - 1);
  expect(room.mistakes).toEqual([]);
});

test('whoever stands in, or thinks on after a restart, has heard all that the seat was told', async () => {
  const streams: { seat: number; told: readonly AnyEvent[] }[] = [];
  const spied = () =>
    thinkerOf(toy, (usual) => (asked, question) => {
      const { news } = asked.newsSince(nothingHeard);
      const told = news.flatMap((one) => (one.kind === 'told' ? one.events : []));
      streams.push({ seat: asked.seat, told });
      return usual(asked, question);
    });
  const room = await openRoom(three, toy, 'sfc32:stream', { thinker: spied() });
  const ann = await room.join('ann', room.table, { story: true });
  await ann.play(look);
  await room.clock.pass(5000);
  await ann.say({ type: 'leave' });
  room.table.close();
  const again = await reopenTable({ ...room.surroundings, thinker: spied() }, room.table.match);
  await room.clock.pass(60_000);
  const watcher = await room.join('ann', again, { story: true });
  await watcher.say({ type: 'sit', seat: 0 }, 'back');
  await room.clock.pass(0);
  const whole = watcher.story.flatMap(({ events }) => events);
  const heard = streams.filter(({ seat }) => seat === 0).map(({ told }) => told);
  expect(heard.length).toBeGreaterThan(2);
  for (const told of heard) expect(told).toEqual(whole.slice(0, told.length));
  expect(streams.some(({ seat, told }) => seat === 1 && told.length > 3)).toBe(true);
  expect(room.mistakes).toEqual([]);
});

test('[S-8] bots answer where nobody waits for them, or let it go by, once for every change', async () => {
  const asked: string[] = [];
  let doubts = 0;
  const thinker = thinkerOf(sapone, (usual) => async (seat, question) => {
    if (!question.free) return usual(seat, question);
    const { heard } = seat.newsSince(nothingHeard);
    asked.push(`${seat.seat} ${heard.entries}`);
    return doubts++ % 3 === 2 ? { type: 'doubt' } : null;
  });
  const plan = { seats: [bot(), bot(), bot()] };
  const room = await openRoom(plan, sapone, 'sfc32:free', { thinker });
  await room.clock.pass(200_000);
  expect(asked.length).toBeGreaterThan(10);
  expect(new Set(asked).size).toBe(asked.length);
  const written = await journalOf(room.store, room.table.match);
  const moves = written.flatMap((one) => (one.kind === 'moved' ? [one.entry.move.type] : []));
  expect(moves).toContain('doubt');
  expect(room.mistakes).toEqual([]);
});

test('[S-7] what a person is asked along with bots they let be read first, unless that is answered', async () => {
  const thinking = { least: 100, most: 100, reading: 5000 };
  const room = await openRoom(three, sapone, 'sfc32:a', { thinking });
  const ann = await room.join('ann');
  const answered = async () => (await causes(room)).length;
  // A bot takes a card and sells one; the other and she are asked.
  for (let moves = 0; moves < 4; moves++) await room.clock.pass(50);
  expect(decisionOf(ann.client.at!.status, 0)?.pace).toBe('longWindow');
  const before = await answered();
  await room.clock.pass(4900);
  expect(await answered()).toBe(before);
  await ann.play({ type: 'pass' });
  await room.clock.pass(100);
  expect(await answered()).toBeGreaterThan(before + 1);
  expect(room.mistakes).toEqual([]);
});

test('[S-8] nor do they doubt it before that', async () => {
  const thinking = { least: 100, most: 100, reading: 5000 };
  const thinker = thinkerOf(sapone, (usual) => async (seat, question) => {
    if (question.free) return { type: 'doubt' };
    const move = await usual(seat, question);
    return move?.type === 'bid' || move?.type === 'doubt' ? { type: 'pass' } : move;
  });
  const room = await openRoom(three, sapone, 'sfc32:a', { thinking, thinker });
  const ann = await room.join('ann');
  for (let moves = 0; moves < 4; moves++) await room.clock.pass(50);
  expect(decisionOf(ann.client.at!.status, 0)?.pace).toBe('longWindow');
  const typesSo = async () => {
    const written = await journalOf(room.store, room.table.match);
    return written.flatMap((one) => (one.kind === 'moved' ? [one.entry.move.type] : []));
  };
  await room.clock.pass(5200);
  expect(await typesSo()).toContain('pass');
  await room.clock.pass(4700);
  expect(await typesSo()).not.toContain('doubt');
  await room.clock.pass(500);
  expect(await typesSo()).toContain('doubt');
  expect(room.mistakes).toEqual([]);
});

test('a bot whose brain comes late thinks of what it was asked, though another process has moved for it', async () => {
  const fetched = Promise.withResolvers<void>();
  const slow = thinkerOf(flip7, (usual) => async (...asked) => {
    await fetched.promise;
    return usual(...asked);
  });
  const room = await openRoom({ seats: [bot(), bot(), bot(), bot()] }, flip7, 'sfc32:fetched', {
    thinker: slow,
  });
  const quick = { ...room.surroundings, thinker: thinkHere(flip7) };
  const other = await reopenTable(quick, room.table.match);
  await room.clock.pass(20_000);
  await room.table.refresh();
  expect(await causes(room)).toContain('bot');
  fetched.resolve();
  await room.clock.pass(20_000);
  expect(room.mistakes).toEqual([]);
  other.close();
});
