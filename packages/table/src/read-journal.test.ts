import { toy } from '@mazzo/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Written } from './journal.ts';
import { JournalFault, readJournal } from './read-journal.ts';
import { bot, person } from './seats.ts';
import type { Store } from './store.ts';
import { memoryStore } from './store.ts';
import { reopenTable } from './table.ts';
import { journalOf, openRoom } from './table.fixture.ts';

const look = { type: 'look', slot: 0 };

/** Moves, a closing, and every kind of note that a table of this size has. */
async function played(store: Store = memoryStore()) {
  const plan = { seats: [person('ann', 'Ann'), bot(), bot()], options: { turns: 1 } };
  const room = await openRoom(plan, toy, 'sfc32:format', { store });
  const [ann, eve] = [await room.join('ann'), await room.join('eve')];
  await ann.play(look);
  await eve.say({ type: 'sit', seat: 2 });
  await ann.say({ type: 'wish', wish: 'pause', want: true });
  await eve.say({ type: 'leave' });
  await ann.say({ type: 'wish', wish: 'pause', want: false });
  await ann.say({ type: 'leave' });
  await room.clock.pass(60_000);
  await ann.say({ type: 'sit', seat: 0 });
  await ann.say({ type: 'wish', wish: 'rematch', want: true });
  await room.clock.pass(10_000);
  const [match] = (await store.list('all')).map((one) => one.match).toSorted();
  return { room, store, match: match!, journal: await journalOf(store, match!) };
}

/** The journal with one record put otherwise. */
function changed(
  journal: readonly Written[],
  position: number,
  change: (record: Record<string, unknown>) => unknown,
): unknown[] {
  return journal.map((one, n) =>
    n === position ? change(structuredClone(one) as unknown as Record<string, unknown>) : one,
  );
}

function without(record: object, key: string): unknown {
  return Object.fromEntries(Object.entries(record).filter(([one]) => one !== key));
}

function faultOf(stored: readonly unknown[]): unknown {
  try {
    readJournal('m', stored);
    return null;
  } catch (error) {
    if (!(error instanceof JournalFault)) throw error;
    return { position: error.position, problem: error.problem };
  }
}

describe('a journal', () => {
  test('is read as it was written, every record with its version', async () => {
    const { journal } = await played();
    expect(readJournal('m', journal)).toEqual(journal);
    expect(journal.every(({ version }) => version === 1)).toBe(true);
    const kinds = new Set(journal.map((one) => (one.kind === 'noted' ? one.note.type : one.kind)));
    for (const kind of ['opened', 'moved', 'closed', 'sat', 'wished', 'standInCame', 'rematched']) {
      expect(kinds).toContain(kind);
    }
  });

  test('is read on from where somebody is', async () => {
    const { journal } = await played();
    for (let n = 1; n < journal.length; n++) {
      const entry = journal.slice(0, n).findLast((one) => 'entry' in one)!.entry;
      expect(readJournal('m', journal.slice(n), { position: n - 1, entry })).toEqual(
        journal.slice(n),
      );
    }
  });

  test('of before there were versions is read', async () => {
    const { journal } = await played();
    const old = journal.map((one) => without(one, 'version'));
    expect(readJournal('m', old)).toEqual(old);
  });

  test.each<[string, (record: Record<string, unknown>) => unknown, string]>([
    ['of a kind that nobody knows', (one) => ({ ...one, kind: 'muved' }), 'malformed'],
    ['of a newer format', (one) => ({ ...one, version: 2 }), 'newerFormat'],
    ['with something more', (one) => ({ ...one, more: 1 }), 'malformed'],
    ['without its time', (one) => without(one, 'time'), 'malformed'],
    ['that is nothing', () => null, 'malformed'],
    ['that stands elsewhere', (one) => ({ ...one, position: 9 }), 'outOfOrder'],
    [
      'with an event that was not told',
      (one) => ({ ...one, entry: { ...(one['entry'] as object), events: [] } }),
      'edited',
    ],
    [
      'with another hash',
      (one) => ({ ...one, entry: { ...(one['entry'] as object), hash: 'f'.repeat(64) } }),
      'edited',
    ],
  ])('with a record %s is refused at that record', async (_, change, problem) => {
    const { journal } = await played();
    const position = journal.findIndex(({ kind }) => kind === 'moved');
    expect(faultOf(changed(journal, position, change))).toEqual({ position, problem });
  });

  test('with a note that nobody knows, one missing or one twice is refused there', async () => {
    const { journal } = await played();
    const position = journal.findIndex(({ kind }) => kind === 'noted');
    const strange = (one: Record<string, unknown>) => ({ ...one, note: { type: 'danced' } });
    expect(faultOf(changed(journal, position, strange))).toEqual({
      position,
      problem: 'malformed',
    });
    expect(faultOf(journal.toSpliced(position, 1))).toMatchObject({ position });
    expect(faultOf(journal.toSpliced(position, 0, journal[position]!))).toMatchObject({
      position: position + 1,
    });
    expect(faultOf(journal.slice(1))).toMatchObject({ position: 0 });
  });

  test('that cannot be read opens no table, and stops one that comes upon it', async () => {
    const { room, store, match, journal } = await played();
    const bad = changed(journal, 1, (one) => ({ ...one, kind: 'muved' }));
    const load: Store['load'] = (_, from) => Promise.resolve(bad.slice(from));
    const surroundings = { ...room.surroundings, store: { ...store, load } };
    await expect(reopenTable(surroundings, match)).rejects.toMatchObject({
      match,
      position: 1,
      problem: 'malformed',
    });
    const other = await openRoom({ seats: [person('ann'), bot()] });
    other.store.load = () =>
      Promise.resolve([{ kind: 'danced', position: 1, time: 0, command: null }]);
    await other.table.refresh();
    expect(other.mistakes).toMatchObject([{ position: 1, problem: 'malformed' }]);
  });
});
