/** What is asked of a table is answered, whatever becomes of the line. */
import { expect, test } from 'vitest';
import type { ServerMessage } from '@mazzo/table';
import type { SocketAnswer } from './answers.ts';
import type { LobbyView } from './lobby.ts';
import { TableLine } from './table-line.ts';

const entered = { type: 'entered', version: 1, person: 'p', name: 'Anna', muted: [] } as const;

interface TriedLine {
  readonly line: TableLine;
  /** All that it has sent. */
  readonly sent: string[];
  /** Comes in, for the first time or again. */
  enter(): void;
  hear(answer: SocketAnswer): void;
  lose(): void;
}

/** A line that is in, and what its server says next. */
function lineIn(sits = false): TriedLine {
  let open = (): void => {};
  let hear = (_text: string): void => {};
  let lose = (): void => {};
  const sent: string[] = [];
  const line = new TableLine({
    code: 'BCDFGH',
    name: null,
    sits,
    open({ opened, heard, closed }) {
      [open, hear, lose] = [opened, heard, closed];
      return { send: (text) => void sent.push(text), close() {} };
    },
    after: () => () => {},
    now: () => 0,
    chance: () => 0,
  });
  const enter = (): void => {
    line.open();
    open();
    hear(JSON.stringify(entered));
  };
  enter();
  return { line, sent, enter, hear: (answer) => hear(JSON.stringify(answer)), lose: () => lose() };
}

test.each<readonly [string, SocketAnswer, unknown]>([
  ['done', { type: 'done', id: '1' }, { ok: true }],
  ['refused', { type: 'refused', id: '1', reason: 'badName' }, { ok: false, reason: 'badName' }],
  [
    'too much to be read',
    { type: 'refused', id: null, reason: 'tooMuch' },
    { ok: false, reason: 'tooMuch' },
  ],
  ['shown out', { type: 'out', reason: 'tableClosed' }, null],
])('%s', async (_what, answer, outcome) => {
  const { line, hear } = lineIn();
  const asked = line.request({ type: 'stand' });
  hear(answer);
  expect(await asked).toEqual(outcome);
});

test('a refusal of what went to the match answers nothing else; a line that breaks answers all', async () => {
  const { line, hear, lose } = lineIn();
  const asked = line.request({ type: 'stand' });
  hear({ type: 'refused', id: null, reason: 'noMatch' });
  lose();
  expect(await asked).toBe(null);
});

const lobby = { match: 'm' } as LobbyView;
const welcome = { type: 'welcome' } as unknown as ServerMessage;

test('whoever sits down on coming in is welcomed before there is a client, which need not say hello', () => {
  const { line, sent, enter, hear, lose } = lineIn(true);
  hear({ type: 'lobby', lobby });
  hear({ type: 'table', message: welcome });
  const heard: ServerMessage[] = [];
  let hellos = 0;
  line.transport().open({ connected: () => void hellos++, hear: (one) => void heard.push(one) });
  expect([heard, hellos]).toEqual([[welcome], 0]);
  lose();
  enter();
  hear({ type: 'lobby', lobby });
  expect(hellos).toBe(1);
  const entering = { type: 'enter', version: 1, code: 'BCDFGH', name: null };
  expect(sent.map((text) => JSON.parse(text) as unknown)).toEqual([
    { ...entering, sits: true },
    entering,
  ]);
});

test('a client that was there first says hello itself', () => {
  const { line, hear } = lineIn(true);
  let hellos = 0;
  line.transport().open({ connected: () => void hellos++, hear: () => {} });
  hear({ type: 'lobby', lobby });
  expect(hellos).toBe(1);
});
