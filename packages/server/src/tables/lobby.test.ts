/** What people may change about a table, one line a situation. */
import { describe, expect, test } from 'vitest';
import type { Terms } from '../protocol/lobby.ts';
import { change, forget, join, openLobby, planOf, readLobby, readTerms, viewOf } from './lobby.ts';
import type { Lobby, LobbyChange } from './lobby.ts';

const [host, bea, carl] = ['a', 'b', 'c'].map((letter) => `p${letter.repeat(16)}`) as [
  string,
  string,
  string,
];
const terms: Terms = {
  game: 'flip7',
  options: { target: 100 },
  seats: 3,
  clocks: 'normal',
  open: true,
  freeText: false,
};
const nobodyHere = new Set<string>();

function lobby(): Lobby {
  const opened = openLobby('BCDFGH', terms, { person: host, name: 'Anna' });
  return join(opened, { person: bea, name: 'Bea' }, nobodyHere) as Lobby;
}

type Unnamed<Change> = Change extends unknown ? Omit<Change, 'id'> : never;

test.each<readonly [string, string, Unnamed<LobbyChange>, unknown]>([
  ['the host sits already', host, { type: 'sit', seat: 0 }, ['A', '-', '-']],
  ['a guest sits down', bea, { type: 'sit', seat: 2 }, ['A', '-', 'B']],
  ['a seat that somebody has', bea, { type: 'sit', seat: 0 }, 'seatTaken'],
  ['a seat that there is not', bea, { type: 'sit', seat: 3 }, 'noSuchSeat'],
  ['somebody else', carl, { type: 'sit', seat: 1 }, 'notHere'],
  ['the host moves over', host, { type: 'sit', seat: 1 }, ['-', 'A', '-']],
  ['the host stands up', host, { type: 'stand' }, ['-', '-', '-']],
  ['a guest who does not sit', bea, { type: 'stand' }, 'notSeated'],
  ['a bot', host, { type: 'setBot', seat: 1, level: 'expert' }, ['A', 'expert', '-']],
  ['a bot in the host’s place', host, { type: 'setBot', seat: 0, level: 'good' }, 'seatTaken'],
  ['a guest’s bot', bea, { type: 'setBot', seat: 1, level: 'good' }, 'onlyTheHost'],
  ['fewer seats', host, { type: 'setTerms', terms: { ...terms, seats: 2 } }, ['A', '-']],
  ['too many seats', host, { type: 'setTerms', terms: { ...terms, seats: 9 } }, 'badOptions'],
  ['a guest’s terms', bea, { type: 'setTerms', terms }, 'onlyTheHost'],
  ['removing oneself', host, { type: 'remove', person: host }, 'notHere'],
  ['removing by a guest', bea, { type: 'remove', person: host }, 'onlyTheHost'],
  ['taking over from a host who is here', bea, { type: 'takeOver' }, 'onlyTheHost'],
  ['handing over to nobody', host, { type: 'handOver', person: carl }, 'notHere'],
])('%s', (_what, by, asked, expected) => {
  const next = change(lobby(), by, { ...asked, id: '1' });
  expect(typeof next === 'string' ? next : seats(next)).toEqual(expected);
});

function seats({ wished }: Lobby): string[] {
  const letters: Record<string, string> = { [host]: 'A', [bea]: 'B' };
  return wished.map((one) =>
    one.kind === 'person' ? letters[one.person]! : one.kind === 'bot' ? one.level : '-',
  );
}

describe('who does not want to hear whom', () => {
  const muted = change(lobby(), bea, { type: 'mute', id: '1', person: host, muted: true }) as Lobby;

  test('is kept with the lobby, shown to nobody, and taken back', () => {
    expect(readLobby(JSON.stringify(muted))?.muted).toEqual({ [bea]: [host] });
    expect(viewOf(muted, nobodyHere)).toEqual(viewOf(lobby(), nobodyHere));
    const again = change(muted, bea, { type: 'mute', id: '2', person: host, muted: true });
    expect(again).toBe(muted);
    const heard = change(muted, bea, { type: 'mute', id: '3', person: host, muted: false });
    expect((heard as Lobby).muted).toEqual({ [bea]: [] });
  });

  test('is forgotten with either of them', () => {
    expect(forget(muted, bea).muted).toEqual({});
    expect(forget(muted, host).muted).toEqual({ [bea]: [] });
    const removed = change(muted, host, { type: 'remove', id: '4', person: bea }) as Lobby;
    expect(removed.muted).toEqual({});
  });

  test('a full table at which nobody wants to hear anybody is read back', () => {
    let full = lobby();
    const persons = Array.from({ length: 48 }, (_, n) => `p${String(n).padStart(16, '0')}`);
    for (const person of persons) full = join(full, { person, name: 'Guest' }, nobodyHere) as Lobby;
    for (const by of persons) {
      for (const person of persons) {
        full = change(full, by, { type: 'mute', id: '1', person, muted: true }) as Lobby;
      }
    }
    expect(readLobby(JSON.stringify(full))).toEqual(full);
  });

  test('a lobby of before there was such a list has none', () => {
    const { muted: _, ...older } = lobby();
    expect(readLobby(JSON.stringify(older))).toEqual(lobby());
  });
});

describe('who comes, goes and is gone', () => {
  test('two of one name are told apart; whoever comes back keeps theirs', () => {
    const joined = join(lobby(), { person: carl, name: 'Bea' }, nobodyHere) as Lobby;
    expect(joined.guests.map(({ name }) => name)).toEqual(['Anna', 'Bea', 'Bea 2']);
    expect(join(joined, { person: carl, name: 'Other' }, nobodyHere)).toBe(joined);
  });

  test('whoever was removed does not come back', () => {
    const removed = change(lobby(), host, { type: 'remove', id: '1', person: bea }) as Lobby;
    expect(join(removed, { person: bea, name: 'Bea' }, nobodyHere)).toBe('wasRemoved');
  });

  test('a closed table lets nobody in, and is not listed', () => {
    const closed = change(lobby(), host, { type: 'close', id: '1' }) as Lobby;
    expect(closed.terms.open).toBe(false);
    expect(join(closed, { person: carl, name: 'Carl' }, nobodyHere)).toBe('tableClosed');
    expect(change(closed, host, { type: 'stand', id: '1' })).toBe('tableClosed');
  });

  test('a full table forgets those who have gone, not those who are here or sit', () => {
    let full = lobby();
    const persons = Array.from({ length: 48 }, (_, n) => `p${String(n).padStart(16, '0')}`);
    for (const person of persons) full = join(full, { person, name: 'Guest' }, nobodyHere) as Lobby;
    const here = new Set([...persons, bea]);
    expect(join(full, { person: carl, name: 'Carl' }, here)).toBe('tableFull');
    here.delete(persons[3]!);
    const after = join(full, { person: carl, name: 'Carl' }, here) as Lobby;
    expect(after.guests.map(({ person }) => person)).not.toContain(persons[3]);
    expect(after.guests.at(-1)).toEqual({ person: carl, name: 'Carl' });
  });

  test('of whoever is forgotten nothing stays, and the next guest is the host', () => {
    const after = forget(lobby(), host);
    expect(JSON.stringify(after)).not.toContain(host);
    expect(after.host).toBe(bea);
    expect(forget(after, bea).closed).toBe(true);
  });
});

test('starting fills empty seats with bots; only the host starts, and only once', () => {
  const plan = planOf(lobby(), host);
  expect(plan).toMatchObject({ clocks: 'normal', options: { target: 100 } });
  expect(typeof plan === 'string' ? [] : plan.seats.map(({ kind }) => kind)).toEqual([
    'person',
    'bot',
    'bot',
  ]);
  expect(planOf(lobby(), bea)).toBe('onlyTheHost');
  expect(planOf({ ...lobby(), running: true }, host)).toBe('matchRunning');
  const empty = change(lobby(), host, { type: 'stand', id: '1' }) as Lobby;
  expect(planOf(empty, host)).toBe('nobodySits');
});

test('a table whose host is away goes to somebody who sits, between matches', () => {
  const takeOver = { type: 'takeOver', id: '1' } as const;
  expect(change(lobby(), bea, takeOver, true)).toBe('notSeated');
  const seated = change(lobby(), bea, { type: 'sit', id: '1', seat: 1 }) as Lobby;
  expect(change({ ...seated, running: true }, bea, takeOver, true)).toBe('matchRunning');
  expect(change(seated, bea, takeOver, true)).toEqual({ ...seated, host: bea });
});

test('options are the game’s; what is left out keeps its standard', () => {
  expect(readTerms({ ...terms, options: { target: 7 } })).toBe('badOptions');
  expect(readTerms({ ...terms, options: { nonsense: 1 } })).toBe('badOptions');
  expect(readTerms({ ...terms, options: {} })).toMatchObject({ options: { target: 200 } });
});

test('a lobby is kept as text and read back; anything else is none', () => {
  expect(readLobby(JSON.stringify(lobby()))).toEqual(lobby());
  expect(readLobby(JSON.stringify({ ...lobby(), format: 2 }))).toBe(null);
  expect(viewOf(lobby(), new Set([bea])).guests.map(({ here }) => here)).toEqual([false, true]);
});
