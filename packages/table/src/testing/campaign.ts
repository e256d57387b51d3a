/**
 * Many matches at tables that everything goes wrong at: two processes over one unruly store, people
 * with slow hands and bad lines. What must hold all the same is checked, and counted.
 */
import { chanceFrom } from '@mazzo/kernel';
import type { AnyGame, AnyOptions } from '@mazzo/kernel';
import type { Request } from '../client-messages.ts';
import type { Clock } from '../clock.ts';
import { clockNames } from '../clocks.ts';
import type { Holder, Person, Written } from '../journal.ts';
import { numbered } from '../fresh.ts';
import { localPresence } from '../presence.ts';
import { bot, person as personHolder } from '../seats.ts';
import { memoryStore } from '../store.ts';
import type { Store } from '../store.ts';
import { openTable, reopenTable } from '../table.ts';
import type { Table } from '../table.ts';
import { fakeClock } from './fake-clock.ts';
import type { FakeClock } from './fake-clock.ts';
import { machineBy, rightClock } from './machine.ts';
import type { Machine } from './machine.ts';
import {
  checkMatch,
  checkOwnMatch,
  compareView,
  noCounts,
  overhear,
  PromiseBroken,
  timeBroken,
} from './promises.ts';
import type { Counts, Evidence } from './promises.ts';
import { unrulyStore, witnessed } from './unruly-store.ts';
import type { Unruly } from './unruly-store.ts';
import { wobblyClient } from './wobbly-client.ts';
import type { Wobbly } from './wobbly-client.ts';

export interface Campaign {
  readonly matches: number;
  readonly seed?: string;
  /** One of them for each match. */
  readonly options?: readonly AnyOptions[];
  /** What keeps the journals; for a planted fault, something worse than memory. */
  keeper?(): Store;
  /** What stands between a table and its store: nothing, or a planted fault. */
  spoil?(store: Store): Store;
  /** The clock of a process, given its machine's: put right by the store's, or a planted fault. */
  clockOf?(machine: Clock): Clock | Promise<Clock>;
  /** See `Circumstances`. */
  meddle?(request: Request, match: string): Request;
}

/** Plays the matches one after another; throws `PromiseBroken` at the first broken promise. */
export async function campaign(game: AnyGame, plan: Campaign): Promise<Counts> {
  const counts = noCounts();
  for (let number = 0; number < plan.matches; number++) {
    const seed = `sfc32:${plan.seed ?? 'campaign'} ${game.id} ${number}`;
    try {
      await playMatch(game, plan, seed, counts);
    } catch (error) {
      if (error instanceof Error) error.message += ` (${seed})`;
      throw error;
    }
    counts.matches++;
  }
  return counts;
}

/** One of several that run the same table; it stops and starts again. */
interface Process {
  readonly store: Unruly;
  readonly machine: Machine;
  start(match: string): Promise<Table>;
}

interface Scene extends Evidence {
  readonly clock: FakeClock;
  readonly stores: readonly Unruly[];
  readonly processes: Process[];
  /** Those that are running. */
  readonly tables: Table[];
  readonly clients: Wobbly[];
  readonly mistakes: unknown[];
}

const MOST_STEPS = 200_000;
const HOUR = 3_600_000;

async function playMatch(
  game: AnyGame,
  plan: Campaign,
  seed: string,
  counts: Counts,
): Promise<void> {
  const scene = setScene(game, plan, seed, counts);
  const { clock, chance, clients, tables } = scene;
  await seatEverybody(scene, plan, seed);
  const match = tables[0]!.match;
  await stepUntil(scene, () => isClosed(scene.truth.journal(match)));
  await finish(scene);
  checkMatch(scene, match);
  if (chance.below(2) === 0 && clients.some(({ client }) => client.at?.seat !== null)) {
    await rematch(scene, match);
  }
  for (const table of tables) table.close();
  await clock.pass(0);
}

function setScene(game: AnyGame, plan: Campaign, seed: string, counts: Counts): Scene {
  const clock = fakeClock();
  const chance = chanceFrom(seed, 1);
  const tables: Table[] = [];
  const mistakes: unknown[] = [];
  const truth = witnessed(plan.keeper?.() ?? memoryStore(), (_match, written) => {
    // Not thrown here, where it would be a failure of the store.
    const broken = timeBroken(written, clock.now());
    if (broken !== null) mistakes.push(broken);
    for (const table of tables) {
      // The news of it arrives late, and sometimes not at all.
      if (chance.below(5) > 0)
        clock.at(clock.now() + chance.below(400), () => void table.refresh());
    }
  });
  const stores = [0, 1].map(() => unrulyStore(truth, clock, chance, counts));
  return {
    game,
    clock,
    chance,
    truth,
    stores,
    processes: [],
    tables,
    clients: [],
    counts,
    mistakes,
  };
}

async function seatEverybody(scene: Scene, plan: Campaign, seed: string): Promise<void> {
  const { game, clock, chance, truth, stores, tables } = scene;
  const { min, max } = game.seats;
  const seats = min + chance.below(max - min + 1);
  const people = 1 + chance.below(Math.min(3, seats));
  const holders: Holder[] = Array.from({ length: seats }, (_, seat) =>
    seat < people ? personHolder(`person-${seat}`) : bot(),
  );
  const options = plan.options?.[chance.below(plan.options.length)];
  let keys = 0;
  const surroundings = {
    game,
    fresh: numbered(() => `${seed} key ${keys++}`),
    presence: localPresence(clock.now),
    allows: () => true,
    mistake: (error: unknown) => void scene.mistakes.push(error),
  };
  const clocks = clockNames[chance.below(clockNames.length)]!;
  const first = await openTable(
    { ...surroundings, clock, store: truth },
    { seats: holders, clocks, ...(options === undefined ? {} : { options }) },
  );
  first.close();
  const { spoil = (one: Store) => one, clockOf = rightClock(clock) } = plan;
  for (const store of stores) {
    const machine = machineBy(clock, (chance.below(5) - 2) * HOUR);
    const start = async (match: string): Promise<Table> =>
      reopenTable({ ...surroundings, clock: await clockOf(machine), store: spoil(store) }, match);
    scene.processes.push({ store, machine, start });
    tables.push(await start(first.match));
    store.unruly = true;
  }
  // One more looks on, and may take a bot's seat.
  for (let n = 0; n <= people; n++) scene.clients.push(newClient(scene, `person-${n}`, plan));
  for (const client of scene.clients) keepActing(scene, client);
  keepReading(scene);
  for (const process of scene.processes) keepFailing(scene, process);
}

/** Now and then a process is killed and started anew, or its machine's clock is set. */
function keepFailing(scene: Scene, process: Process): void {
  const { clock, chance, counts, stores } = scene;
  clock.at(clock.now() + 5000 + chance.below(60_000), async () => {
    if (stores.some((store) => store.unruly)) {
      if (chance.below(2) === 0) {
        process.machine.off = (chance.below(7) - 3) * (chance.below(2) === 0 ? HOUR : 1500);
        counts.clocksSet++;
      } else await restart(scene, process);
    }
    keepFailing(scene, process);
  });
}

/** Whoever was connected there hears of it by nothing but silence, and may come back late. */
async function restart(scene: Scene, process: Process): Promise<void> {
  const { clock, chance, tables, clients, counts, processes } = scene;
  const table = tables[processes.indexOf(process)];
  if (table === undefined || tables.length < processes.length) return;
  tables.splice(tables.indexOf(table), 1);
  for (const client of clients) client.lose(table);
  table.close();
  counts.restarts++;
  await new Promise<void>((resolve) => {
    clock.at(clock.now() + chance.below(chance.below(4) === 0 ? 90_000 : 3000), resolve);
  });
  const started = await startAgain(scene, process, table.match);
  tables.splice(processes.indexOf(process), 0, started);
}

async function startAgain(scene: Scene, process: Process, match: string): Promise<Table> {
  const { clock } = scene;
  for (;;) {
    try {
      return await process.start(match);
    } catch {
      // The store failed: as whoever keeps processes running would, it is tried again.
      await new Promise<void>((resolve) => void clock.at(clock.now() + 500, resolve));
    }
  }
}

function newClient(scene: Scene, person: Person, { meddle }: Campaign): Wobbly {
  const { game, clock, chance, tables, counts } = scene;
  return wobblyClient(person, game, {
    clock,
    chance,
    tables,
    ...(meddle === undefined ? {} : { meddle }),
    overheard: (match, who, message) => overhear(scene, match, who, message),
    count: (what) => void counts[what]++,
  });
}

function keepActing(scene: Scene, client: Wobbly): void {
  const { clock, chance } = scene;
  clock.at(clock.now() + 100 + chance.below(1500), () => {
    client.act();
    if (chance.below(100) === 0) compareView(scene, client);
    keepActing(scene, client);
  });
}

/** What the news failed to bring is found by looking. */
function keepReading(scene: Scene): void {
  const { clock, tables } = scene;
  clock.at(clock.now() + 3000, () => {
    for (const table of tables) void table.refresh();
    keepReading(scene);
  });
}

async function stepUntil(scene: Scene, done: () => boolean): Promise<void> {
  for (let steps = 0; !done(); steps++) {
    await scene.clock.step();
    const [mistake] = scene.mistakes;
    if (mistake instanceof PromiseBroken) throw mistake;
    if (mistake !== undefined) {
      throw new PromiseBroken('noMistake', String((mistake as Error).stack));
    }
    if (steps > MOST_STEPS) throw new PromiseBroken('comesToAnEnd', 'the match goes on and on');
  }
}

/** The store recovers, everybody comes back, and every question gets its answer. */
async function finish(scene: Scene): Promise<void> {
  for (const store of scene.stores) store.unruly = false;
  for (const client of scene.clients) client.calm();
  await settleDown(scene);
}

async function pass(scene: Scene, time: number): Promise<void> {
  const until = scene.clock.now() + time;
  await stepUntil(scene, () => scene.clock.now() > until);
}

async function settleDown(scene: Scene): Promise<void> {
  await pass(scene, 60_000);
  await stepUntil(scene, () => scene.clients.every((client) => client.isAnswered()));
}

async function rematch(scene: Scene, match: string): Promise<void> {
  for (const { client } of scene.clients) if (client.at?.match !== match) return;
  for (const store of scene.stores) store.unruly = true;
  for (const client of scene.clients) if (client.client.at?.seat !== null) client.wishRematch();
  await pass(scene, 20_000);
  for (const store of scene.stores) store.unruly = false;
  await settleDown(scene);
  const matches = new Set(scene.clients.map(({ client }) => client.at?.match));
  if (matches.size > 1) throw new PromiseBroken('rematchTogether', [...matches].join(' '));
  const next = [...matches][0]!;
  const opened = scene.truth.matches();
  if (opened.length > (next === match ? 1 : 2)) {
    throw new PromiseBroken('noOrphans', opened.join(' '));
  }
  // Whoever had left does not come along, and with nobody left there is no rematch.
  if (next === match) return;
  scene.counts.rematches++;
  for (const client of scene.clients) client.resendLate();
  await pass(scene, 5000);
  checkOwnMatch(scene, next);
  for (const client of scene.clients) compareView(scene, client);
}

function isClosed(journal: readonly Written[]): boolean {
  return journal.some(({ kind }) => kind === 'closed');
}
