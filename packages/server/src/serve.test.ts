/** A whole match of each game over real sockets: people who drop and come back, and a bot that stands in. */
import { gameIds, games } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import { shortMatches } from '@mazzo/games/testing';
import { chanceFrom, replay } from '@mazzo/kernel';
import type { AnyGame } from '@mazzo/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { pino } from 'pino';
import { atFullLength } from '../../../scripts/lengths.ts';
import { ask, comeIn, createTable, identified, until } from './testing/guest.ts';
import type { Guest } from './testing/guest.ts';
import { serve } from './serve.ts';
import type { Serving } from './serve.ts';
import { scratchFolder } from './store/folder.fixture.ts';

const servers: Serving[] = [];
const mistakes: string[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  if (mistakes.length > 0) throw new Error(mistakes.splice(0).join('\n'));
});

async function start(folder = scratchFolder()): Promise<string> {
  const log = pino({ level: 'warn' }, { write: (line: string) => void mistakes.push(line) });
  const thinking = { least: 0, most: 0 };
  const server = await serve({ folder, port: 0, host: '127.0.0.1', thinking, log });
  servers.push(server);
  return `http://127.0.0.1:${server.port}`;
}

/** People who sit, and people who watch. */
async function company(
  base: string,
  game: GameId,
  seated: number,
  watching: number,
): Promise<Guest[]> {
  const identities = await Promise.all(
    Array.from({ length: seated + watching }, () => identified(base, 'Anna')),
  );
  const [options] = shortMatches[game];
  const code = await createTable(identities[0]!, { game, seats: seated, options: { ...options } });
  const guests: Guest[] = [];
  for (const [n, identity] of identities.entries()) {
    guests.push(await comeIn(identity, { game, code, seed: `${game} ${n}` }));
  }
  for (let seat = 1; seat < seated; seat++) {
    expect(await guests[seat]!.line.request({ type: 'sit', seat })).toEqual({ ok: true });
  }
  return guests;
}

/** As many as there are seats for; the others watch. */
const PEOPLE = 4;

describe('a whole match over sockets, two drop and come back', () => {
  // In short without those that take longest; a killed server has people at all four.
  const some = atFullLength ? gameIds : (['flip7', 'vinto'] as const);
  test.each(some)('%s', async (id) => {
    const game: AnyGame = games[id];
    const base = await start();
    const seated = Math.min(PEOPLE, game.seats.max);
    const guests = await company(base, id, seated, PEOPLE - seated);
    expect(await guests[0]!.line.request({ type: 'start' })).toEqual({ ok: true });
    await until(() => guests.every(({ client }) => client.at !== null), 'everybody is welcomed');
    const names = guests[0]!.line.lobby!.guests.map(({ name }) => name);
    expect(names).toEqual(['Anna', 'Anna 2', 'Anna 3', 'Anna 4']);
    const chance = chanceFrom(`sfc32:${id}`);
    const isOver = (guest: Guest): boolean => guest.client.at?.status.over === true;
    while (!guests.every(isOver)) {
      await Promise.all(guests.map((guest) => guest.act()));
      if (chance.below(20) === 0) guests[1 + chance.below(2)]!.line.drop();
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    const { match } = guests[0]!.client.at!;
    await until(() => guests[0]!.line.lobby?.running === false, 'the lobby knows that it is over');
    const response = await ask(guests[0]!.identity, 'GET', `/api/matches/${match}/log`);
    const log = (await response.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as never);
    expect(replay(game, log)).toMatchObject({ ok: true });
    for (const { client, story } of guests) {
      const { seat, seq, view, welcome } = client.at!;
      const folded = game.blank(welcome.options, welcome.seats);
      const told = (log as { events?: { type: string }[] }[]).slice(0, seq + 1);
      for (const event of told.flatMap((entry) => entry.events ?? [])) {
        game.apply(folded, game.reveal(event, seat ?? 'spectator', welcome.options));
      }
      expect(view).toEqual(folded);
      expect(story.map((one) => one.seq)).toEqual(told.map((_, n) => n));
    }
    for (const guest of guests) guest.close();
  });
});
