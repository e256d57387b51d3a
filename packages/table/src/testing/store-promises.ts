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
  { name: 'a match has its key and its opening, or neither', hold: opened },
  { name: 'of several that open a match, one has: its key is the one', hold: oneOpens },
  { name: 'what is read back is a copy, to the character', hold: copies },
  { name: 'whoever opens it next reads the same, and goes on', hold: lasts },
  { name: 'of several at one position, one has it', hold: oneWins },
  { name: 'of one command sent by several, one is written', hold: oneCommand },
  { name: 'writers that reload when they lose make one journal', hold: oneJournal },
  { name: 'all matches are listed, and when each is due by its last append', hold: listed },
  { name: 'what is refused changes nothing in the list', hold: listedOnce },
];

function line(position: number, command: string | null = null, person = 'somebody'): Written {
  const note = { type: 'removed', seat: 0, person } as const;
  return { kind: 'noted', note, position, time: position, command };
}

/** An opening as far as a store is concerned: it need not understand what it keeps. */
const KEY = 'sfc32:key';
const open0 = (store: Store, match: string, person?: string): Promise<Appended> =>
  store.open(match, KEY, line(0, null, person), null);

async function inOrder(open: OpenStore): Promise<void> {
  const store = await open();
  same(await store.append('a', line(0), null), 'conflict', 'a match that was not opened');
  same(await store.append('a', line(1), null), 'conflict', 'nor from its middle on');
  same(await open0(store, 'a'), 'appended', 'an opening');
  same(await open0(store, 'b'), 'appended', 'another');
  const script: readonly [string, number, string | null, Appended][] = [
    ['a', 0, null, 'conflict'],
    ['a', 2, null, 'conflict'],
    ['a', 1, 'x', 'appended'],
    ['a', 2, 'x', 'repeated'],
    ['b', 1, 'x', 'appended'],
    ['a', 1, 'x', 'repeated'],
    ['a', 2, 'y', 'appended'],
  ];
  for (const [n, [match, position, command, expected]] of script.entries()) {
    same(await store.append(match, line(position, command), null), expected, `append ${n}`);
  }
  same(positions(await store.load('a', 0)), [0, 1, 2], 'all of it');
  same(positions(await store.load('a', 1)), [1, 2], 'from a position on');
  same(await store.load('a', 3), [], 'from its end on');
  same(positions(await store.load('b', 0)), [0, 1], 'another match');
  same(await store.load('c', 0), [], 'a match that there is not');
}

async function opened(open: OpenStore): Promise<void> {
  const store = await open();
  same(await store.keyOf('a'), null, 'the key of a match that there is not');
  same(await store.open('a', 'sfc32:one', line(0), null), 'appended', 'the first to open it');
  same(await store.open('a', 'sfc32:two', line(0, null, 'late'), null), 'conflict', 'the second');
  same(await store.append('a', line(1), null), 'appended', 'what follows');
  same(await store.open('a', 'sfc32:two', line(0), null), 'conflict', 'once it goes on');
  same(await store.keyOf('a'), 'sfc32:one', 'whose key it has');
  same(await store.load('a', 0), [line(0), line(1)], 'whose opening');
  same(await (await open()).keyOf('a'), 'sfc32:one', 'in another process too');
}

async function oneOpens(open: OpenStore): Promise<void> {
  const stores = [await open(), await open(), await open()];
  const answers = await Promise.all(
    stores.map((store, n) => store.open('a', `sfc32:${n}`, line(0, null, `opener ${n}`), n)),
  );
  same(answers.toSorted(), ['appended', 'conflict', 'conflict'], 'who has opened it');
  const winner = answers.indexOf('appended');
  for (const store of stores) {
    same(await store.keyOf('a'), `sfc32:${winner}`, 'the key');
    same(await store.load('a', 0), [line(0, null, `opener ${winner}`)], 'the opening');
    same((await store.list('all')).length, 1, 'no other match');
  }
}

async function copies(open: OpenStore): Promise<void> {
  const store = await open();
  const written = line(0, '["a","1"]', 'Zoë "\n\r\t\\ \u2028 \u0000 🂡');
  await store.open('a', KEY, written, null);
  const [read] = await store.load('a', 0);
  same(read, written, 'what was written');
  if (read === written) throw new Error('what was read is what was written, not a copy');
}

async function lasts(open: OpenStore): Promise<void> {
  const first = await open();
  await open0(first, 'a');
  await first.append('a', line(1, 'x'), 5);
  const next = await open();
  same(positions(await next.load('a', 0)), [0, 1], 'what the first has written');
  same(await next.append('a', line(2, 'x'), null), 'repeated', 'a command of the first');
  same(await next.append('a', line(1), null), 'conflict', 'a position of the first');
  same(await next.list('due'), [{ match: 'a', position: 1, time: 1, due: 5 }], 'when it is due');
  same(await next.append('a', line(2, 'y'), null), 'appended', 'the next position');
  same(await first.append('a', line(2), null), 'conflict', 'a position of the second');
  same(await first.append('a', line(3, 'y'), null), 'repeated', 'a command of the second');
  same(positions(await first.load('a', 2)), [2], 'what the second has written');
  same(await first.list('due'), [], 'that it is due no more');
}

async function oneWins(open: OpenStore): Promise<void> {
  const stores = [await open(), await open(), await open()];
  await open0(stores[0]!, 'a');
  for (let position = 1; position < 5; position++) {
    const answers = await Promise.all(
      stores.map((store, n) => store.append('a', line(position, null, `writer ${n}`), null)),
    );
    same(answers.toSorted(), ['appended', 'conflict', 'conflict'], `position ${position}`);
    const [read] = await stores[0]!.load('a', position);
    const winner = `writer ${answers.indexOf('appended')}`;
    same(read, line(position, null, winner), 'who was told so has it');
  }
}

async function oneCommand(open: OpenStore): Promise<void> {
  const stores = [await open(), await open()];
  await open0(stores[0]!, 'a');
  const answers = await Promise.all(stores.map((store) => store.append('a', line(1, 'x'), null)));
  same(answers.filter((answer) => answer === 'appended').length, 1, 'written once');
  same(await stores[1]!.append('a', line(2, 'x'), null), 'repeated', 'and never again');
}

const EACH = 12;

async function oneJournal(open: OpenStore): Promise<void> {
  const writers = await Promise.all([0, 1].map(async (n) => ({ n, store: await open() })));
  await open0(writers[0]!.store, 'a', 'nobody');
  await Promise.all(
    writers.map(async ({ n, store }) => {
      for (let done = 0; done < EACH;) {
        const position = (await store.load('a', 0)).length;
        const answer = await store.append('a', line(position, null, `${n} ${done}`), null);
        if (answer === 'appended') done++;
      }
    }),
  );
  const journal = await writers[0]!.store.load('a', 0);
  same(
    positions(journal),
    Array.from({ length: 2 * EACH + 1 }, (_, n) => n),
    'without gaps',
  );
  const told = journal.map((one) => JSON.stringify(one).match(/"person":"([^"]+)"/)![1]);
  same(new Set(told).size, 2 * EACH + 1, 'everything once');
}

async function listed(open: OpenStore): Promise<void> {
  const store = await open();
  same(await store.list('all'), [], 'nothing');
  for (const [match, due] of [
    ['a', 300],
    ['b', null],
    ['c', 100],
  ] as const) {
    await store.open(match, KEY, line(0), due);
  }
  same(namesIn(await store.list('due')), ['c', 'a'], 'the first to be due first');
  same(namesIn(await store.list('all')).toSorted(), ['a', 'b', 'c'], 'all of them');
  await store.append('a', line(1), 50);
  await store.append('c', line(1), null);
  await store.append('b', line(1), 200);
  same(
    await store.list('due'),
    [
      { match: 'a', position: 1, time: 1, due: 50 },
      { match: 'b', position: 1, time: 1, due: 200 },
    ],
    'as the last append said',
  );
  same(namesIn(await store.list('all')).toSorted(), ['a', 'b', 'c'], 'each once');
}

async function listedOnce(open: OpenStore): Promise<void> {
  const store = await open();
  await store.open('a', KEY, line(0), 10);
  await store.append('a', line(1, 'x'), 20);
  await store.append('a', line(1), 30);
  await store.append('a', line(3), 30);
  await store.append('a', line(2, 'x'), 30);
  await store.append('b', line(1), 30);
  await store.open('a', KEY, line(0), 30);
  const kept = [{ match: 'a', position: 1, time: 1, due: 20 }];
  same(await store.list('all'), kept, 'what was appended last');
  same(await store.list('due'), kept, 'and when it is due');
}

function namesIn(matches: readonly { readonly match: string }[]): string[] {
  return matches.map(({ match }) => match);
}

function positions(journal: readonly unknown[]): unknown[] {
  return journal.map((one) => (one as Written).position);
}

function same(found: unknown, expected: unknown, what: string): void {
  const [is, should] = [JSON.stringify(found), JSON.stringify(expected)];
  if (is !== should) throw new Error(`${what}: ${is}, and not ${should}`);
}
