/** A server whose disk is full, or fails, while people play. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from './serve.ts';
import { openSqlite, scratchFolder } from './store/folder.fixture.ts';
import { sqliteStore } from './store/sqlite-store.ts';
import { comeIn, createTable, identified, until } from './testing/guest.ts';
import type { Guest } from './testing/guest.ts';

const writer = new URL('store/troubled.fixture.ts', import.meta.url);

test.each(['full', 'failing'])(
  'a disk that is %s: no move is acknowledged, all at the table are told, and it goes on when it can',
  async (trouble) => {
    const folder = scratchFolder();
    const log = pino({ level: 'silent' });
    const server = await serve({ folder, port: 0, host: '127.0.0.1', writer, log });
    const base = `http://127.0.0.1:${server.port}`;
    const guests: Guest[] = [];
    onTestFinished(async () => {
      for (const guest of guests) guest.close();
      await server.close();
    });
    const [anna, bea, carl] = [
      await identified(base),
      await identified(base),
      await identified(base),
    ];
    const code = await createTable(anna, { game: 'flip7', seats: 2 });
    for (const one of [anna, bea, carl]) {
      guests.push(await comeIn(one, { game: 'flip7', code, seed: one.person }));
    }
    await guests[1]!.line.request({ type: 'sit', seat: 1 });
    await guests[0]!.line.request({ type: 'start' });
    await until(() => guests.every(({ client }) => client.at !== null), 'all are at the match');
    const troubles = () => guests.map(({ line }) => line.lobby?.trouble);
    const heads = () => guests.map(({ client }) => client.at!.seq);
    const act = async (): Promise<string> => {
      for (;;) {
        for (const guest of guests) {
          const answer = await guest.act();
          if (answer !== 'nothing') return answer?.type === 'refused' ? answer.reason : 'accepted';
        }
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    };
    expect(await act()).toBe('accepted');

    writeFileSync(join(folder, trouble), '');
    // Something small may still fit where something larger did not: the first that does not fit counts.
    let answer = await act();
    while (answer === 'accepted') answer = await act();
    expect(answer).toBe('tryAgain');
    const acknowledged = Math.max(...heads());
    await until(() => troubles().every((one) => one === 'cannotWrite'), 'all are told');
    expect((await fetch(`${base}/healthz`)).status).toBe(200);

    rmSync(join(folder, trouble));
    expect(await act()).toBe('accepted');
    await until(() => troubles().every((one) => one === undefined), 'all are told that it goes on');
    await until(() => heads().every((seq) => seq === acknowledged + 1), 'all have heard the move');
    const { match } = guests[0]!.client.at!;
    const kept = await sqliteStore(await openSqlite(folder)).load(match, 0);
    expect(kept.filter((one) => 'entry' in (one as object))).toHaveLength(acknowledged + 2);
  },
);
