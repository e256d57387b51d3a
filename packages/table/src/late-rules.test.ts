/** A game that has to fetch a part of its rules before it can answer. */
import { Lacking, offhand, simpleBrain } from '@mazzo/kernel';
import type { AnyGame } from '@mazzo/kernel';
import { toy } from '@mazzo/kernel/testing';
import { expect, test } from 'vitest';
import { bot, person } from './seats.ts';
import { openRoom } from './table.fixture.ts';

const look = { type: 'look', slot: 0 };
const trade = { type: 'trade', slot: 0 };
const plan = { seats: [person('ann'), bot(), bot()] };

/** Its bots think by what is fetched. */
function lateToy() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let isThere = false;
  const game: AnyGame = {
    ...(toy as AnyGame),
    brain: simpleBrain((view, seat, chance) => {
      if (!isThere) throw new Lacking(() => promise);
      return offhand(toy as AnyGame, view, seat, chance);
    }),
  };
  const arrive = (): void => {
    isThere = true;
    resolve();
  };
  return { game, arrive, fail: () => reject(new Error('no network')) };
}

test('the table waits for it, and everything after it does, in order', async () => {
  const { game, arrive } = lateToy();
  const { join, clock, mistakes } = await openRoom(plan, game);
  const ann = await join('ann');
  expect(await ann.play(look)).toMatchObject({ type: 'accepted', seq: 1 });
  await clock.pass(10_000);
  expect(ann.types().filter((type) => type === 'told')).toHaveLength(1);
  arrive();
  await clock.pass(10_000);
  expect(await ann.play(trade)).toMatchObject({ type: 'accepted', seq: 4 });
  const told = ann.heard.flatMap((one) => (one.type === 'told' ? [one.cause] : []));
  expect(told).toEqual(['person', 'bot', 'bot', 'person']);
  expect(mistakes).toEqual([]);
});

test('where it does not come, the table stops and says what was lacking', async () => {
  const { game, fail } = lateToy();
  const { join, clock, mistakes } = await openRoom(plan, game);
  const ann = await join('ann');
  await ann.play(look);
  fail();
  await clock.pass(10_000);
  expect(ann.types().at(-1)).toBe('stopped');
  expect(mistakes).toEqual([expect.any(Lacking)]);
});

test('what is lacking after that is fetched too; what has come and is still lacking is a mistake', async () => {
  const there = new Set<string>();
  const fetches = ['choosing', 'solver', 'never'].map((name) => async () => void there.add(name));
  const lacking = (parts: number): AnyGame => ({
    ...(toy as AnyGame),
    brain: simpleBrain((view, seat, chance) => {
      const next = parts === 2 ? fetches.slice(0, 2)[there.size] : fetches[2];
      if (next !== undefined) throw new Lacking(next);
      return offhand(toy as AnyGame, view, seat, chance);
    }),
  });
  const room = await openRoom(plan, lacking(2));
  const ann = await room.join('ann');
  await ann.play(look);
  await room.clock.pass(10_000);
  expect([...there]).toEqual(['choosing', 'solver']);
  expect(room.mistakes).toEqual([]);
  const other = await openRoom(plan, lacking(3));
  await (await other.join('ann')).play(look);
  await other.clock.pass(10_000);
  expect(other.mistakes).toEqual([expect.any(Lacking)]);
});
