/** What is asked of a table is answered, whatever becomes of the line. */
import { expect, test } from 'vitest';
import type { SocketAnswer } from './answers.ts';
import { TableLine } from './table-line.ts';

const entered = { type: 'entered', version: 1, person: 'p', name: 'Anna', muted: [] } as const;

/** A line that is in, and what its server says next. */
function lineIn(): { line: TableLine; hear(answer: SocketAnswer): void; lose(): void } {
  let hear = (_text: string): void => {};
  let lose = (): void => {};
  const line = new TableLine({
    code: 'BCDFGH',
    name: null,
    open({ heard, closed }) {
      [hear, lose] = [heard, closed];
      return { send() {}, close() {} };
    },
    after: () => () => {},
    now: () => 0,
    chance: () => 0,
  });
  line.open();
  hear(JSON.stringify(entered));
  return { line, hear: (answer) => hear(JSON.stringify(answer)), lose: () => lose() };
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
