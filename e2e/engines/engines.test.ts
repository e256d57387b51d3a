/** Other engines than Chromium's: whole games in Firefox; home, tables and a reload in WebKitGTK. */
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { GameId } from '../../packages/web/src/games/ids.ts';
import { policies } from '../driver/drivers.ts';
import { gameIds, shortest } from '../driver/games.ts';
import { titleOf, words } from '../driver/words.ts';
import { text as shell } from '../../packages/web/src/shell/text.ts';
import type { SimplePolicy } from '../driver/look.ts';
import { until } from './engine.ts';
import type { Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import { bringIntoSight, glance } from './glance.ts';
import type { Glance } from './glance.ts';
import { webkit } from './webkit.ts';

const { home, play } = words.en;
/** More than any of these matches takes. */
const MOST_TOUCHES = 3000;

/** Home, with everything at once and matches as short as can be. */
async function openHome(engine: Engine): Promise<Glance> {
  await engine.open(inject('address'));
  const settings = {
    pace: 'instant',
    motion: 'none',
    volume: 'off',
    tossIn: 'own',
    language: 'en',
  };
  const kept = Object.entries({ settings, ...optionsOfAll }).map(([name, value]) => [
    `mazzo.${name}`,
    JSON.stringify(value),
  ]);
  await engine.evaluate(
    `${JSON.stringify(kept)}.map(([key, value]) => localStorage.setItem(key, value)).length`,
  );
  await engine.reload();
  await seen(engine, ({ lit }) => lit.some(({ name }) => name === home.playGame(titleOf('vinto'))));
  // Matches under way are listed as soon as they are read, and move the rest.
  return settled(engine);
}

const optionsOfAll = Object.fromEntries(gameIds.map((id) => [`options.${id}`, shortest[id]]));

/** What is there once it is as wanted. */
function seen(engine: Engine, isWanted: (glance: Glance) => boolean): Promise<Glance> {
  return until(async () => {
    const now = await glance(engine);
    if (!isWanted(now)) throw new Error(`at ${now.hash} there is ${namesOf(now)}`);
    return now;
  });
}

const namesOf = ({ lit }: Glance) => lit.map(({ name }) => name).join();

/** The table once nothing more comes: some of it is fetched when there is time. */
function settled(engine: Engine): Promise<Glance> {
  return until(async () => {
    const before = await glance(engine);
    await setTimeout(700);
    const now = await glance(engine);
    return now.lit.length > 0 && namesOf(now) === namesOf(before) ? now : null;
  });
}

/** On home, matches under way push the games down. */
async function touch(engine: Engine, name: string): Promise<void> {
  await bringIntoSight(engine, name);
  const { lit } = await seen(engine, (now) => now.lit.some((one) => one.name === name));
  const { x, y } = lit.find((one) => one.name === name)!;
  await engine.click(x, y);
}

async function deal(engine: Engine, game: GameId): Promise<Glance> {
  await openHome(engine);
  await touch(engine, home.playGame(titleOf(game)));
  return seen(engine, ({ hash, lit }) => hash.startsWith('#/play') && lit.length > 0);
}

function isOver({ lit }: Glance): boolean {
  return lit.some(({ name }) => name === play.again);
}

/** So often one looks whether a touch has changed anything. */
const LOOKS = 20;

/** A touch is seen before what it changes: whoever touches again at once would hit what comes there. */
async function answered(engine: Engine, before: Glance): Promise<void> {
  for (let looks = 0; looks < LOOKS; looks++) {
    const now = await glance(engine);
    if (now.isDialog !== before.isDialog || namesOf(now) !== namesOf(before)) return;
  }
}

/** Plays to the end; how many touches it took. */
async function playOut(engine: Engine, game: GameId): Promise<number> {
  const policy = policies[game]('en');
  for (let touched = 0; touched < MOST_TOUCHES; touched++) {
    const now = await seen(engine, (one) => isOver(one) || wantedOf(one, policy) !== undefined);
    if (isOver(now)) return touched;
    const { x, y } = wantedOf(now, policy)!;
    await engine.click(x, y);
    await answered(engine, now);
  }
  throw new Error(`${game} does not end`);
}

/** What to touch next: what the page asks, before what the game does. */
function wantedOf(now: Glance, policy: SimplePolicy): Glance['lit'][number] | undefined {
  const pageAsks = new Set([play.nextRound, play.nextHand, play.toResult, play.doIt]);
  const asked = now.lit.find(({ name }) => pageAsks.has(name));
  const wanted = now.isDialog ? null : policy(now);
  const found = now.lit.find(({ name, group }) => name === wanted?.name && group === wanted.group);
  // The table may have changed between a glance and a click, which then opened something.
  return asked ?? found ?? now.lit.find(({ name }) => name === shell.en.close);
}

describe.each([
  ['Firefox', firefox],
  ['WebKitGTK', webkit],
] as const)('in %s', (name, launch) => {
  let engine: Engine;

  beforeAll(async () => void (engine = await launch()));
  afterAll(() => engine?.close());

  test('home shows every game, within the width of a phone', async () => {
    const { lit, overflows } = await openHome(engine);
    const names = lit.map((one) => one.name);
    expect(names).toEqual(expect.arrayContaining(gameIds.map((id) => home.playGame(titleOf(id)))));
    expect(overflows).toBe(false);
  });

  test.each(gameIds)('%s is dealt, and lies there again after a reload', async (game) => {
    await deal(engine, game);
    const before = await settled(engine);
    expect(before.overflows).toBe(false);
    await engine.reload();
    expect(namesOf(await settled(engine))).toBe(namesOf(before));
  });

  test.runIf(name === 'Firefox').each(gameIds)('%s is played to its end', async (game) => {
    await deal(engine, game);
    expect(await playOut(engine, game)).toBeGreaterThan(0);
  });
});
