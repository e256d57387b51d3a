/** Tables of a running server: hosts, guests, late guests, bots that stand in. */
import { StatementSync } from 'node:sqlite';
import { games } from '@mazzo/games';
import { replay } from '@mazzo/kernel';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { serve } from '../serve.ts';
import type { Serving } from '../serve.ts';
import { scratchFolder } from '../store/folder.fixture.ts';
import { reportsIn } from '../store/reports.ts';
import { ask, comeIn, createTable, identified, until } from '../testing/guest.ts';
import type { Guest } from '../testing/guest.ts';
import { leaveLiveMatches } from '../testing/live-matches.ts';

const servers: Serving[] = [];
const guests: Guest[] = [];
afterEach(async () => {
  for (const guest of guests.splice(0)) guest.close();
  for (const server of servers.splice(0)) await server.close();
});

async function start(folder: string, port = 0): Promise<string> {
  const thinking = { least: 0, most: 0 };
  const server = await serve({ folder, port, host: '127.0.0.1', thinking });
  servers.push(server);
  return `http://127.0.0.1:${server.port}`;
}

async function guestAt(base: string, code: string, name: string, listener = {}): Promise<Guest> {
  const guest = await comeIn(await identified(base, name), {
    game: 'flip7',
    code,
    seed: name,
    listener,
  });
  guests.push(guest);
  return guest;
}

async function hostAt(
  base: string,
  seats: number,
  open = false,
): Promise<{ host: Guest; code: string }> {
  const identity = await identified(base, 'Anna');
  const options = { target: 50 };
  const code = await createTable(identity, { game: 'flip7', seats, open, options });
  const host = await comeIn(identity, { game: 'flip7', code, seed: 'host' });
  guests.push(host);
  return { host, code };
}

async function playToEnd(host: Guest): Promise<void> {
  while (host.client.at?.status.over !== true) {
    await host.act();
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await until(() => host.line.lobby?.running === false, 'it is over');
}

test('a late guest takes a bot’s seat, leaves it to a bot, and comes back to it', async () => {
  const base = await start(scratchFolder());
  const { host, code } = await hostAt(base, 2);
  await host.line.request({ type: 'start' });
  const late = await guestAt(base, code, 'Bea');
  await until(() => late.client.at !== null, 'the guest watches');
  expect(late.client.at!.seat).toBe(null);
  expect(await late.client.request({ type: 'sit', seat: 1 })).toMatchObject({ type: 'accepted' });
  await until(() => late.client.at!.seat === 1, 'the guest sits');
  expect(await late.client.request({ type: 'sit', seat: 0 })).toMatchObject({
    reason: 'keepsSeat',
  });
  await late.client.request({ type: 'leave' });
  await until(() => host.client.seats?.seats[1]?.standIn === 'left', 'a bot stands in');
  await until(() => late.client.at!.seat === null, 'the guest sees no more than a spectator');
  await late.client.request({ type: 'sit', seat: 1 });
  await until(() => host.client.seats?.seats[1]?.standIn === null, 'the seat is handed back');
});

test('whoever comes to play has a seat at once: where nobody is, then a bot’s, in the match that runs too', async () => {
  const base = await start(scratchFolder());
  const { host, code } = await hostAt(base, 3);
  const seatsOf = () => host.line.lobby!.wished.map(({ kind }) => kind);
  const comes = async (name: string): Promise<Guest> => {
    const props = { game: 'flip7', code, seed: name, sits: true } as const;
    const guest = await comeIn(await identified(base, name), props);
    guests.push(guest);
    return guest;
  };
  await comes('Bea');
  await until(() => seatsOf()[1] === 'person', 'Bea sits');
  expect(seatsOf()).toEqual(['person', 'person', 'empty']);
  await host.line.request({ type: 'start' });
  const late = await comes('Carl');
  await until(() => late.client.at !== null, 'Carl is welcomed');
  expect(late.client.at!.seat).toBe(2);
  expect(late.client.seats!.seats[2]!.holder).toMatchObject({ kind: 'person', name: 'Carl' });
  expect(late.story).not.toEqual([]);
  const full = await comes('Dora');
  await until(() => full.client.at !== null, 'Dora is welcomed');
  expect(full.client.at!.seat).toBe(null);
});

test('the host removes somebody: out of the lobby and of the match, and not let in again', async () => {
  const base = await start(scratchFolder());
  const { host, code } = await hostAt(base, 2);
  let reason = '';
  const bea = await guestAt(base, code, 'Bea', { out: (why: string) => (reason = why) });
  await bea.line.request({ type: 'sit', seat: 1 });
  await host.line.request({ type: 'start' });
  await until(() => bea.client.at?.seat === 1, 'both play');
  expect(await bea.line.request({ type: 'remove', person: host.identity.person })).toEqual({
    ok: false,
    reason: 'onlyTheHost',
  });
  expect(await host.line.request({ type: 'remove', person: bea.identity.person })).toEqual({
    ok: true,
  });
  await until(() => reason === 'wasRemoved', 'it is said');
  await until(() => host.client.seats?.seats[1]?.holder.kind === 'bot', 'a bot plays on');
});

test('what is said is heard by all but those who do not want to; free text where the host allows it', async () => {
  const base = await start(scratchFolder());
  const { host, code } = await hostAt(base, 2);
  const heard: string[] = [];
  const bea = await guestAt(base, code, 'Bea', {
    said: (said: unknown) => heard.push(JSON.stringify(said)),
  });
  const hello = { type: 'say', said: { kind: 'phrase', phrase: 'hello' } } as const;
  const written = { type: 'say', said: { kind: 'text', text: 'anything' } } as const;
  expect(await host.line.request(hello)).toEqual({ ok: true });
  expect(await host.line.request(written)).toEqual({ ok: false, reason: 'onlyPhrases' });
  expect(heard).toHaveLength(1);
  await bea.line.request({ type: 'mute', person: host.identity.person, muted: true });
  await host.line.request(hello);
  await bea.line.request({ type: 'mute', person: host.identity.person, muted: false });
  await host.line.request(hello);
  await until(() => heard.length === 2, 'the last is heard');
});

test('reports reach whoever runs the server; open tables are listed, closed ones are not', async () => {
  const folder = scratchFolder();
  const base = await start(folder);
  const { host, code } = await hostAt(base, 3, true);
  const bea = await guestAt(base, code, 'Bea');
  await bea.line.request({ type: 'report', person: host.identity.person, reason: 'talk' });
  expect(reportsIn(folder)).toMatchObject([{ code, aboutName: 'Anna', reason: 'talk' }]);
  const list = async (): Promise<unknown> =>
    (await ask(host.identity, 'GET', '/api/tables')).json();
  expect(await list()).toMatchObject([{ code, game: 'flip7', seats: 3, free: 2, host: 'Anna' }]);
  await host.line.request({ type: 'handOver', person: bea.identity.person });
  expect(await host.line.request({ type: 'close' })).toEqual({ ok: false, reason: 'onlyTheHost' });
  await bea.line.request({ type: 'start' });
  await until(() => host.client.at !== null, 'a match is played');
  const { match } = host.client.at!;
  const log = async (): Promise<string> =>
    (await ask(host.identity, 'GET', `/api/matches/${match}/log`)).text();
  expect(await log()).not.toContain('"kind":"opened"');
  expect(await bea.line.request({ type: 'close' })).toEqual({ ok: true });
  await until(() => !host.line.entered, 'everybody is out');
  expect(await list()).toEqual([]);
  // Nobody goes on with its match: that is said, and nothing of it is a secret any more.
  const matches = await (await ask(host.identity, 'GET', '/api/me/matches')).json();
  expect(matches).toMatchObject([{ match, over: false, left: true }]);
  expect(await log()).toContain('"kind":"opened"');
});

test('next week’s game is at the same link: the table outlives its matches, and the server', async () => {
  const folder = scratchFolder();
  const base = await start(folder);
  const port = servers[0]!.port;
  const { host, code } = await hostAt(base, 2);
  const muted: (readonly string[])[] = [];
  const bea = await guestAt(base, code, 'Bea', {
    entered: (_person: string, _name: string, others: readonly string[]) => muted.push(others),
  });
  await bea.line.request({ type: 'mute', person: host.identity.person, muted: true });
  await host.line.request({ type: 'start' });
  await until(() => host.client.at !== null, 'a match is played');
  const { match } = host.client.at!;
  await servers.pop()!.close();
  await start(folder, port);
  await until(() => muted.length === 2, 'the guest is back by herself');
  expect(muted).toEqual([[], [host.identity.person]]);
  await until(() => host.line.entered, 'the host is back by itself');
  await until(() => host.client.at?.match === match, 'the same match');
  await playToEnd(host);
  const matches = (await (await ask(host.identity, 'GET', '/api/me/matches')).json()) as unknown[];
  expect(matches).toMatchObject([{ match, over: true, left: false }]);
  expect(matches).toMatchObject([{ players: [{ name: 'Anna', you: true }, { name: null }] }]);
  expect(JSON.stringify(matches)).toContain('"place":1');
  expect(await host.line.request({ type: 'start' })).toEqual({ ok: true });
  await until(() => host.client.at?.match !== match, 'another match at the same table');
  expect(host.line.lobby?.code).toBe(code);
});

describe('a server is upgraded in the middle of a match', () => {
  const { rulesVersion: now, events } = games.flip7;
  const { olderRules: known } = events;
  const readAs = (rulesVersion: number, olderRules: readonly number[] | undefined): void => {
    Object.assign(games.flip7, { rulesVersion });
    Object.assign(events, { olderRules });
  };
  afterEach(() => readAs(now, known));

  /** A match begun by the rules as they are; then a server whose rules are the next, and what those read. */
  async function upgraded(olderRules: readonly number[]): Promise<{ host: Guest; match: string }> {
    const folder = scratchFolder();
    const base = await start(folder);
    const { host } = await hostAt(base, 2);
    await host.line.request({ type: 'start' });
    await until(() => host.client.at !== null, 'a match is played');
    const { match } = host.client.at!;
    await servers[0]!.close();
    readAs(now + 1, olderRules);
    await start(folder, servers.pop()!.port);
    return { host, match };
  }

  test('by rules that read the older ones: it goes on to its end, and the next is by the new ones', async () => {
    const { host, match } = await upgraded([now]);
    await until(() => host.line.entered, 'the host is back by itself');
    await playToEnd(host);
    expect(host.client.at).toMatchObject({ match, status: { over: true } });
    expect(host.line.lobby?.trouble).toBeUndefined();
    const log = await (await ask(host.identity, 'GET', `/api/matches/${match}/log`)).text();
    const entries = log.trim().split('\n');
    expect(replay(games.flip7, entries.map((line) => JSON.parse(line) as never))).toMatchObject({ ok: true, judged: false }); // prettier-ignore
    await host.line.request({ type: 'start' });
    await until(() => host.client.at?.match !== match, 'another match');
    expect(host.client.at!.welcome.rulesVersion).toBe(now + 1);
  });

  test('by rules that do not: its table says so, and the host may start another', async () => {
    const { host, match } = await upgraded([]);
    await until(() => host.line.lobby?.trouble === 'otherVersion', 'it is said');
    expect(host.line.lobby).toMatchObject({ match, running: false });
    expect(await host.line.request({ type: 'start' })).toEqual({ ok: true });
    await until(() => host.client.at?.match !== match, 'another match');
    expect(host.line.lobby?.trouble).toBeUndefined();
  });
});

/** The matches whose journals are read in this thread from now on, in order. */
function journalsRead(): string[] {
  const read: string[] = [];
  for (const how of ['all', 'get', 'iterate'] as const) {
    const real = StatementSync.prototype[how];
    const spy = vi.spyOn(StatementSync.prototype, how);
    spy.mockImplementation(function (this: StatementSync, ...args: unknown[]) {
      if (/\bjournal\b/.test(this.sourceSQL)) read.push(String(args[0]));
      return Reflect.apply(real, this, args) as never;
    });
    onTestFinished(() => spy.mockRestore());
  }
  return read;
}

test('a restart with many live matches reads none of their journals; each is read once, when it is touched', async () => {
  const folder = scratchFolder();
  const first = await start(folder);
  const people = [await identified(first), await identified(first)] as const;
  await servers.pop()!.close();
  const left = await leaveLiveMatches(folder, { matches: 40, moves: 1, people });
  const read = journalsRead();
  const base = await start(folder);
  expect((await fetch(`${base}/readyz`)).status).toBe(200);
  expect(servers[0]!.live).toBe(40);
  expect(read).toEqual([]);
  const matches: string[] = [];
  for (const table of left.slice(0, 4)) {
    for (const identity of people) {
      const guest = await comeIn({ ...identity, base }, { ...table, seed: identity.person });
      guests.push(guest);
      await until(() => guest.client.at !== null, 'the match is there');
      if (identity === people[0]) matches.push(guest.client.at!.match);
    }
  }
  expect(read).toEqual(matches);
});
