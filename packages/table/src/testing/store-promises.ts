/**
 * What every store promises, whatever it keeps journals in. No test framework: the same runs in a
 * browser, where its database is. A broken promise throws.
 */
import type { Written } from '../journal.ts';
import type { Appended, Store } from '../store.ts';

/** Opens the same storage each time, as another process or tab would. Each promise gets an empty one. */
export type OpenStore = () => Store | Promise<Store>;

export interface StorePromise {
  readonly name: string;
  hold(open: OpenStore): Promise<void>;
}

export const storePromises: readonly StorePromise[] = [
  { name: 'whoever writes a position first has it, and a command is written once', hold: inOrder },
  { name: 'what is read back is a copy, to the character', hold: copies },
  { name: 'whoever opens it next reads the same, and goes on', hold: lasts },
  { name: 'of several at one position, one has it', hold: oneWins },
  { name: 'of one command sent by several, one is written', hold: oneCommand },
  { name: 'writers that reload when they lose make one journal', hold: oneJournal },
];

function line(position: number, command: string | null = null, person = 'somebody'): Written {
  const note = { type: 'removed', seat: 0, person } as const;
  return { kind: 'noted', note, position, time: position, command };
}

async function inOrder(open: OpenStore): Promise<void> {
  const store = await open();
  const script: readonly [string, number, string | null, Appended][] = [
    ['a', 1, null, 'conflict'],
    ['a', 0, null, 'appended'],
    ['a', 0, null, 'conflict'],
    ['a', 2, null, 'conflict'],
    ['a', 1, 'x', 'appended'],
    ['a', 2, 'x', 'repeated'],
    ['b', 0, 'x', 'appended'],
    ['a', 1, 'x', 'repeated'],
    ['a', 2, 'y', 'appended'],
  ];
  for (const [n, [match, position, command, expected]] of script.entries()) {
    same(await store.append(match, line(position, command)), expected, `append ${n}`);
  }
  same(positions(await store.load('a', 0)), [0, 1, 2], 'all of it');
  same(positions(await store.load('a', 1)), [1, 2], 'from a position on');
  same(await store.load('a', 3), [], 'from its end on');
  same(positions(await store.load('b', 0)), [0], 'another match');
  same(await store.load('c', 0), [], 'a match that there is not');
}

async function copies(open: OpenStore): Promise<void> {
  const store = await open();
  const written = line(0, '["a","1"]', 'Zoë "\n\r\t\\ \u2028 \u0000 🂡');
  await store.append('a', written);
  const [read] = await store.load('a', 0);
  same(read, written, 'what was written');
  if (read === written) throw new Error('what was read is what was written, not a copy');
}

async function lasts(open: OpenStore): Promise<void> {
  const first = await open();
  await first.append('a', line(0));
  await first.append('a', line(1, 'x'));
  const next = await open();
  same(positions(await next.load('a', 0)), [0, 1], 'what the first has written');
  same(await next.append('a', line(2, 'x')), 'repeated', 'a command of the first');
  same(await next.append('a', line(1)), 'conflict', 'a position of the first');
  same(await next.append('a', line(2, 'y')), 'appended', 'the next position');
  same(await first.append('a', line(2)), 'conflict', 'a position of the second');
  same(await first.append('a', line(3, 'y')), 'repeated', 'a command of the second');
  same(positions(await first.load('a', 2)), [2], 'what the second has written');
}

async function oneWins(open: OpenStore): Promise<void> {
  const stores = [await open(), await open(), await open()];
  for (let position = 0; position < 4; position++) {
    const answers = await Promise.all(
      stores.map((store, n) => store.append('a', line(position, null, `writer ${n}`))),
    );
    same(answers.toSorted(), ['appended', 'conflict', 'conflict'], `position ${position}`);
    const [read] = await stores[0]!.load('a', position);
    const winner = `writer ${answers.indexOf('appended')}`;
    same(read, line(position, null, winner), 'who was told so has it');
  }
}

async function oneCommand(open: OpenStore): Promise<void> {
  const stores = [await open(), await open()];
  await stores[0]!.append('a', line(0));
  const answers = await Promise.all(stores.map((store) => store.append('a', line(1, 'x'))));
  same(answers.filter((answer) => answer === 'appended').length, 1, 'written once');
  same(await stores[1]!.append('a', line(2, 'x')), 'repeated', 'and never again');
}

const EACH = 12;

async function oneJournal(open: OpenStore): Promise<void> {
  const writers = await Promise.all([0, 1].map(async (n) => ({ n, store: await open() })));
  await Promise.all(
    writers.map(async ({ n, store }) => {
      for (let done = 0; done < EACH;) {
        const position = (await store.load('a', 0)).length;
        const answer = await store.append('a', line(position, null, `${n} ${done}`));
        if (answer === 'appended') done++;
      }
    }),
  );
  const journal = await writers[0]!.store.load('a', 0);
  same(
    positions(journal),
    Array.from({ length: 2 * EACH }, (_, n) => n),
    'without gaps',
  );
  const told = journal.map((one) => JSON.stringify(one).match(/"person":"([^"]+)"/)![1]);
  same(new Set(told).size, 2 * EACH, 'everything once');
}

function positions(journal: readonly Written[]): number[] {
  return journal.map(({ position }) => position);
}

function same(found: unknown, expected: unknown, what: string): void {
  const [is, should] = [JSON.stringify(found), JSON.stringify(expected)];
  if (is !== should) throw new Error(`${what}: ${is}, and not ${should}`);
}
