import { toy } from '@mazzo/kernel/testing';
import { expect, test } from 'vitest';
import { person } from './seats.ts';
import { storeClock } from './store-clock.ts';
import { reopenTable } from './table.ts';
import { openRoom } from './table.fixture.ts';
import { fakeClock } from './testing/fake-clock.ts';
import { machineBy } from './testing/machine.ts';

const HOUR = 3_600_000;
const look = { type: 'look', slot: 0 };

test('a machine’s clock is put right by the store’s, however far it is off', async () => {
  const real = fakeClock(1_000_000);
  for (const off of [-HOUR, 0, 700, HOUR]) {
    const clock = await storeClock(machineBy(real, off), async () => real.now());
    expect(clock.now()).toBe(real.now());
  }
});

test('one that is set while it runs is found out before anything is written by it', async () => {
  const real = fakeClock(1_000_000);
  const local = machineBy(real, 0);
  const clock = await storeClock(local, async () => real.now());
  expect(await clock.check!()).toBe(true);
  local.off = 1500;
  expect(await clock.check!()).toBe(false);
  expect(clock.now()).toBe(real.now());
  expect(await clock.check!()).toBe(true);
  local.off = -HOUR;
  expect(await clock.check!()).toBe(false);
  expect(clock.now()).toBe(real.now());
});

test('whoever waits is woken in time though the machine is set back meanwhile', async () => {
  const real = fakeClock(1_000_000);
  const local = machineBy(real, 0);
  const clock = await storeClock(local, async () => real.now());
  const rung: number[] = [];
  clock.at(real.now() + 40_000, () => void rung.push(real.now()));
  clock.at(real.now() + 40_000, () => void rung.push(-1))();
  local.off = -HOUR;
  clock.at(real.now() + 60_000, () => void rung.push(real.now()));
  await real.pass(100_000);
  expect(rung).toEqual([1_040_000, 1_060_000]);
});

test('where the store does not say what time it is, nothing is written', async () => {
  const real = fakeClock(1_000_000);
  let isOut = false;
  const clock = await storeClock(real, async () => {
    if (isOut) throw new Error('out');
    return real.now();
  });
  isOut = true;
  await real.pass(2000);
  expect(await clock.check!()).toBe(false);
});

test('[C-8] a process whose machine is an hour ahead times nobody out, and stops nobody', async () => {
  const plan = { seats: [person('ann'), person('bob')], clocks: 'normal' } as const;
  const room = await openRoom(plan, toy);
  const ann = await room.join('ann');
  const local = machineBy(room.clock, 0);
  const clock = await storeClock(local, async () => room.clock.now());
  const other = await reopenTable({ ...room.surroundings, clock }, room.table.match);
  const bob = await room.join('bob', other);
  local.off = HOUR;
  await room.clock.pass(5000);
  await room.table.refresh();
  expect(ann.client.at).toMatchObject({ seq: 0 });
  const first = await bob.play(look);
  const answer = first?.type === 'refused' ? await bob.play(look) : first;
  expect(answer).toMatchObject({ type: 'accepted' });
  await room.table.refresh();
  const { deadline } = ann.client.clocks!.asked.find(({ seat }) => seat === 0)!;
  expect(deadline! - room.clock.now()).toBeLessThan(60_000);
});
