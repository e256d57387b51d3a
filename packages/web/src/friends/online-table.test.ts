/** What is said of a table, beside what is shown of it. */
import type { LobbyOutcome, LobbyView } from '@mazzo/server/protocol/line';
import { beforeEach, expect, test, vi } from 'vitest';

interface Listener {
  entered(person: string, name: string, muted: readonly string[]): void;
  lobbyChanged(lobby: LobbyView): void;
  out(reason: string): void;
}

const said: string[] = [];
let listener: Listener;
let outcome: LobbyOutcome = { ok: true };
vi.mock('../shell/toast.tsx', () => ({
  showToast: ({ text }: { text: string }) => said.push(text),
}));
vi.mock('./socket.ts', () => ({
  openLine(props: { listener: Listener }) {
    ({ listener } = props);
    return { line: { request: async () => outcome }, close() {} };
  },
}));
vi.stubGlobal('location', { origin: 'http://mazzo.test', hostname: 'mazzo.test' });

const { OnlineTable } = await import('./online-table.ts');

const lobby: LobbyView = {
  code: 'BCDFGH',
  game: 'flip7',
  options: {},
  seats: 2,
  clocks: 'none',
  open: false,
  freeText: false,
  host: 'anna',
  wished: [{ kind: 'person', person: 'anna' }, { kind: 'empty' }],
  guests: ['anna', 'bea'].map((person) => ({ person, name: person, here: true })),
  match: null,
  running: false,
};

function tableFor(person: string) {
  const table = new OnlineTable('BCDFGH', null);
  listener.entered(person, person, []);
  listener.lobbyChanged(lobby);
  return table;
}

beforeEach(() => {
  said.splice(0);
  outcome = { ok: true };
});

test.each([
  ['anna', 'bea is the host now.'],
  ['bea', 'You are the host now.'],
])('%s hears who the host is now', (person, words) => {
  tableFor(person);
  expect(said).toEqual([]);
  listener.lobbyChanged({ ...lobby, host: 'bea' });
  expect(said).toEqual([words]);
});

test('whom one has muted is said and marked; who has no seat watches', async () => {
  const table = tableFor('anna');
  expect(table.factsOf('bea')).toEqual(['here', 'watching']);
  await table.mute('bea', true);
  expect(said).toEqual(['You no longer hear bea.']);
  expect(table.factsOf('bea')).toEqual(['here', 'watching', 'muted']);
  table.players.value = new Set(['bea']);
  expect(table.factsOf('bea')).toEqual(['here', 'muted']);
  expect(table.factsOf('anna')).toEqual(['you', 'host', 'watching']);
});

test('what was not answered is said, unless one has been shown out, which says why', async () => {
  const table = tableFor('anna');
  outcome = null;
  expect(await table.ask({ type: 'stand' })).toBe(false);
  expect(said).toHaveLength(1);
  listener.out('tableClosed');
  expect(await table.ask({ type: 'close' })).toBe(false);
  expect(said).toHaveLength(1);
});
