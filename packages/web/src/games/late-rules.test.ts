import type { ClientMessage, Line, ServerMessage, Transport } from '@mazzo/table';
import { afterEach, expect, test, vi } from 'vitest';
import { latePage } from './late-rules.ts';

const welcome = (view: string) => ({ type: 'welcome', view, seat: 0 }) as unknown as ServerMessage;
const told = (seq: number, ...types: string[]) =>
  ({ type: 'told', seq, events: types.map((type) => ({ type })) }) as unknown as ServerMessage;
const said = (...phrases: string[]) =>
  ({ type: 'talk', said: phrases }) as unknown as ServerMessage;
const seats = { type: 'seats' } as unknown as ServerMessage;

afterEach(() => vi.unstubAllGlobals());

/** A line on which `say` is what the table says. */
function openLine() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let isThere = false;
  const fetch = vi.fn<() => Promise<void>>(() => promise);
  const rest = { isThere: () => isThere, fetch };
  const late = latePage([rest], {
    isPlain: (view) => view === 'plain',
    staysPlain: ({ type }) => type === 'looked',
  });
  const lines: Line[] = [];
  const transport: Transport = {
    open: (line) => void lines.push(line),
    send: () => undefined,
    now: () => 0,
    close: () => undefined,
  };
  const failed = vi.fn<() => void>();
  const page = late!.heldBack(transport, rest, failed);
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
  expect(latePage([null, null], { isPlain: () => true })).toBeUndefined();
});

test('an opening that is plain is heard at once, what follows when it can be judged', async () => {
  const { heard, fetch, say, arrive } = openLine();
  say(welcome('plain'));
  say(seats);
  expect(heard).toEqual([welcome('plain'), seats]);
  expect(fetch).not.toHaveBeenCalled();
  say(told(1, 'drew'));
  say(seats);
  say(told(2, 'looked'));
  await settled();
  expect(heard).toHaveLength(2);
  arrive();
  await settled();
  say(told(3, 'drew'));
  await settled();
  expect(heard.slice(2)).toEqual([told(1, 'drew'), seats, told(2, 'looked'), told(3, 'drew')]);
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
  let paint = () => {};
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => void (paint = draw));
  vi.stubGlobal('document', { hidden: false });
  page.send({ type: 'hello' } as ClientMessage);
  expect(fetch).not.toHaveBeenCalled();
  page.send({ type: 'command' } as ClientMessage);
  // The touch that made it is seen first.
  expect(fetch).not.toHaveBeenCalled();
  paint();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  fail();
  await settled();
  expect(failed).toHaveBeenCalledOnce();
});

test('what leaves an opening plain is heard at once; what somebody says needs its words', async () => {
  const { heard, fetch, say, arrive } = openLine();
  const opening = [welcome('plain'), told(1, 'looked'), told(2, 'looked', 'looked'), said()];
  for (const message of opening) say(message);
  expect(heard).toEqual(opening);
  expect(fetch).not.toHaveBeenCalled();
  say(said('I hold leeks'));
  say(told(3, 'looked', 'turnBegan'));
  await settled();
  expect(heard).toHaveLength(opening.length);
  arrive();
  await settled();
  expect(heard.slice(opening.length)).toEqual([
    said('I hold leeks'),
    told(3, 'looked', 'turnBegan'),
  ]);
});

test('all parts are fetched, and there when the last of them is', async () => {
  let there = 0;
  const part = (place: number) => ({
    isThere: () => there >= place,
    fetch: async () => void (there = Math.max(there, place)),
  });
  const late = latePage([part(1), null, part(2)], { isPlain: () => true })!;
  expect(late.isThere()).toBe(false);
  there = 1;
  expect(late.isThere()).toBe(false);
  await late.fetch();
  expect(late.isThere()).toBe(true);
});
