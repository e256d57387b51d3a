import type { LateRules } from '@mazzo/kernel';
import type { ClientMessage, Line, ServerMessage, Transport } from '@mazzo/table';
import { expect, test, vi } from 'vitest';
import { latePage } from './late-rules.ts';

const welcome = (view: string) => ({ type: 'welcome', view, seat: 0 }) as unknown as ServerMessage;
const told = (seq: number) => ({ type: 'told', seq }) as unknown as ServerMessage;
const seats = { type: 'seats' } as unknown as ServerMessage;

/** A line on which `say` is what the table says. */
function openLine() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let isThere = false;
  const fetch = vi.fn<() => Promise<void>>(() => promise);
  const late: LateRules = { isThere: () => isThere, isPlain: (view) => view === 'plain', fetch };
  const lines: Line[] = [];
  const transport: Transport = {
    open: (line) => void lines.push(line),
    send: () => undefined,
    now: () => 0,
    close: () => undefined,
  };
  const failed = vi.fn<() => void>();
  const page = latePage(late)!.heldBack(transport, failed);
  const heard: ServerMessage[] = [];
  page.open({ connected: () => undefined, hear: (message) => void heard.push(message) });
  return {
    page,
    heard,
    fetch,
    failed,
    say: (message: ServerMessage) => lines[0]!.hear(message),
    arrive() {
      isThere = true;
      resolve();
    },
    fail: () => reject(new Error('no network')),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a game whose rules are all there has nothing of this', () => {
  expect(latePage(null)).toBeUndefined();
});

test('an opening that is plain is heard at once, what follows when it can be judged', async () => {
  const { heard, fetch, say, arrive } = openLine();
  say(welcome('plain'));
  say(seats);
  expect(heard).toEqual([welcome('plain'), seats]);
  expect(fetch).not.toHaveBeenCalled();
  say(told(1));
  say(seats);
  say(told(2));
  await settled();
  expect(heard).toHaveLength(2);
  arrive();
  await settled();
  say(told(3));
  await settled();
  expect(heard.slice(2)).toEqual([told(1), seats, told(2), told(3)]);
});

test('an opening that is not plain is not heard before', async () => {
  const { heard, say, arrive } = openLine();
  say(welcome('hard'));
  await settled();
  expect(heard).toEqual([]);
  arrive();
  await settled();
  expect(heard).toEqual([welcome('hard')]);
});

test('the first move fetches it; where it cannot be fetched, that is told', async () => {
  const { page, fetch, failed, fail } = openLine();
  page.send({ type: 'hello' } as ClientMessage);
  expect(fetch).not.toHaveBeenCalled();
  page.send({ type: 'command' } as ClientMessage);
  expect(fetch).toHaveBeenCalledOnce();
  fail();
  await settled();
  expect(failed).toHaveBeenCalledOnce();
});
