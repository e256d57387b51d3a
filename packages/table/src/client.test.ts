/** Whatever the line does to what is said, a client tells each entry once and ends where the journal is. */
import { flip7 } from '@mazzo/games/flip7';
import { vinto } from '@mazzo/games/vinto';
import { shortMatches } from '@mazzo/games/testing';
import { chanceFrom, decisionOf, offhand } from '@mazzo/kernel';
import type { AnyGame, Decision, Viewer } from '@mazzo/kernel';
import { toy } from '@mazzo/kernel/testing';
import { describe, expect, test } from 'vitest';
import { faithful, late, listen, twice, withGaps } from './client.fixture.ts';
import type { Mischief } from './client.fixture.ts';
import { Client } from './client.ts';
import type { Line } from './client.ts';
import { bot, person } from './seats.ts';
import type { Answer, ServerMessage } from './server-messages.ts';
import { journalOf, openRoom } from './table.fixture.ts';
import type { Guest, TestRoom } from './table.fixture.ts';

/** The entries of the journal as this viewer hears them, and the view that they make. */
async function truth(game: AnyGame, { store, table }: TestRoom, viewer: Viewer) {
  const journal = await journalOf(store, table.match);
  const entries = journal.flatMap((written) => ('entry' in written ? [written.entry] : []));
  const [opened] = entries;
  if (opened?.kind !== 'opened') throw new Error('no opening');
  const { options, seats } = opened;
  const view = game.blank(options, seats);
  const told = entries.map((entry) => ({
    seq: entry.seq,
    events: 'events' in entry ? entry.events.map((one) => game.reveal(one, viewer, options)) : [],
  }));
  for (const { events } of told) for (const event of events) game.apply(view, event);
  return { view, told };
}

async function playOn(room: TestRoom, game: AnyGame, guests: readonly Guest[], rounds: number) {
  const chance = chanceFrom('sfc32:client', 0);
  for (let n = 0; n < rounds; n++) {
    for (const guest of guests) {
      const { view, seat, status } = guest.client.at!;
      const isAwaited = (one: Decision) => one.seat === seat && one.pace !== 'free';
      if (status.over || !status.decisions.some(isAwaited)) continue;
      await guest.play(offhand(game, view, seat!, chance));
    }
    await room.clock.pass(0);
  }
}

const look = { type: 'look', slot: 0 };
const people = ['ann', 'bob', 'cid', 'dan'];
const seats = people.map((name) => person(name));
const listed = [
  ['toy', toy, {}],
  ['flip7', flip7, shortMatches.flip7[0]],
  ['vinto', vinto, shortMatches.vinto[0]],
] as const;
const mischiefs = [
  ['as it was said', () => faithful],
  ['twice', () => twice],
  ['with gaps', () => withGaps],
  ['late and out of order', late],
] as const;

describe.each(listed)('%s', (_name, game: AnyGame, options) => {
  test.each(mischiefs)('everything %s: each entry once, and the view', async (_what, mischief) => {
    const room = await openRoom({ seats, options }, game);
    const guests = await Promise.all(people.map((name) => room.join(name)));
    const heard = [...people, 'eve'].map((name) => listen(game, room.table, name, mischief()));
    await playOn(room, game, guests, 15);
    // In the end the line is mended, and comes back.
    for (const { line } of heard) {
      line.mischief = faithful;
      line.connect();
    }
    await room.clock.pass(0);
    for (const [seat, { client, yielded }] of heard.entries()) {
      const { view, told } = await truth(game, room, seat < people.length ? seat : 'spectator');
      expect(told.length).toBeGreaterThan(5);
      expect(yielded.map(({ seq, events }) => ({ seq, events }))).toEqual(told);
      expect(client.at!.view).toEqual(view);
      expect(client.at!.seq).toBe(told.length - 1);
    }
  });
});

test.each(mischiefs.slice(1))(
  'a listener that believes the line is misled by everything %s',
  async (_what, mischief) => {
    const room = await openRoom({ seats });
    const guests = await Promise.all(people.map((name) => room.join(name)));
    const believed: number[] = [0];
    const { line } = listen(toy, room.table, 'eve', faithful);
    const way = mischief();
    line.mischief = (message, chance) => {
      const brought = way(message, chance);
      for (const one of brought) if (one.type === 'told') believed.push(one.seq);
      return brought;
    };
    await playOn(room, toy, guests, 15);
    const { told } = await truth(toy, room, 'spectator');
    expect(believed).not.toEqual(told.map(({ seq }) => seq));
  },
);

test('what arrives of another seat’s eyes, or of a match that is left, changes nothing', async () => {
  const plan = { seats: [person('ann'), bot(), bot()], options: { turns: 1 } };
  const room = await openRoom(plan);
  const early: ServerMessage[] = [];
  const remember: Mischief = (message) => {
    early.push(message);
    return [message];
  };
  const { line, client, yielded } = listen(toy, room.table, 'eve', remember);
  const ann = await room.join('ann');
  await ann.play(look);
  // The welcome to the new seat is lost: what that seat hears is not for a spectator's view.
  line.mischief = (message) => (message.type === 'welcome' ? [] : [message]);
  await client.request({ type: 'sit', seat: 2 });
  expect(client.at).toMatchObject({ seat: null });
  line.mischief = faithful;
  await room.clock.pass(3000);
  expect(client.at).toMatchObject({ seat: 2 });
  expect(yielded.map(({ seq }) => seq)).toEqual(yielded.map((_, n) => n));
  // Everything of the spectator's once more.
  line.mischief = (message) => [...early, message];
  await room.clock.pass(3000);
  line.mischief = faithful;
  expect(client.at).toMatchObject({ seat: 2 });
  expect(client.at!.view).toEqual((await truth(toy, room, 2)).view);
  await finish(room, ann, client);
  await ann.say({ type: 'wish', wish: 'rematch', want: true });
  await client.request({ type: 'wish', wish: 'rematch', want: true });
  await room.clock.pass(100);
  line.mischief = (message) => [message, ...early];
  await ann.play(look);
  await room.clock.pass(0);
  expect(client.at!.match).toBe(room.table.match);
  expect(yielded.map(({ seq }) => seq)).toEqual(yielded.map((_, n) => n));
  expect(client.at!.view).toEqual((await truth(toy, room, 2)).view);
});

async function finish(room: TestRoom, ann: Guest, eve: Client): Promise<void> {
  for (let n = 0; n < 40 && !ann.client.at!.status.over; n++) {
    for (const move of [
      { type: 'look', slot: 0 },
      { type: 'trade', slot: 0 },
    ]) {
      await ann.play(move);
      const mine = decisionOf(eve.at!.status, 2);
      if (mine !== undefined) await eve.request({ type: 'command', decision: mine.id, move });
    }
    await room.clock.pass(2000);
  }
}

describe('a request', () => {
  const alone = { seats: [person('ann'), bot()] };

  test('gets one answer, however often it is sent and answered', async () => {
    const room = await openRoom(alone);
    const { line, client } = listen(toy, room.table, 'ann', twice);
    await room.clock.pass(0);
    const answers: (Answer | null)[] = [];
    // The line breaks before the answer has come.
    line.mischief = () => [];
    void client
      .request({ type: 'command', decision: decisionOf(client.at!.status, 0)!.id, move: look })
      .then((answer) => answers.push(answer));
    await room.clock.pass(0);
    expect(answers).toEqual([]);
    line.close();
    line.mischief = twice;
    line.connect();
    await room.clock.pass(0);
    expect(answers).toMatchObject([{ type: 'accepted', seq: 1 }]);
    expect(line.sent.map(({ id }) => id)).toEqual(['ann-1', 'ann-1']);
    expect(room.table.log.filter(({ kind }) => kind === 'moved').length).toBe(1);
  });

  test('is answered by the table once, and said to nobody', async () => {
    const room = await openRoom(alone);
    const ann = await room.join('ann');
    expect(await ann.play(look)).toMatchObject({ type: 'accepted' });
    expect(ann.types()).not.toContain('accepted');
  });

  test('that nobody will answer any more is given up', async () => {
    const room = await openRoom(alone);
    const { line, client } = listen(toy, room.table, 'ann', faithful);
    await room.clock.pass(0);
    line.mischief = () => [];
    const answer = client.request({ type: 'leave' });
    client.close();
    expect(await answer).toBeNull();
    expect(await client.request({ type: 'leave' })).toBeNull();
  });
});

test('time is the table’s, and the quickest message tells it best', async () => {
  let now = 500;
  const sent: unknown[] = [];
  let line: Line | undefined;
  const client = new Client({
    game: toy,
    idPrefix: '',
    transport: {
      now: () => now,
      open: (opened) => void (line = opened),
      send: (message) => void sent.push(message),
      close: () => undefined,
    },
  });
  void client.open();
  line!.connected();
  expect(sent).toMatchObject([{ type: 'hello', have: null }]);
  const clocksAt = (now: number): ServerMessage => ({
    type: 'clocks',
    now,
    asked: [],
    sessions: [],
  });
  line!.hear(clocksAt(10_000));
  now = 600;
  // This one took 90 of the 100 ms.
  line!.hear(clocksAt(10_010));
  expect(client.timeUntil(12_000)).toBe(1900);
});
