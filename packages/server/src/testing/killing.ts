/**
 * People play at several tables while their server is killed again and again, at any moment. What was
 * acknowledged must be there, once, and everybody must see what the journal says.
 */
import { gameIds, games } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import { shortMatches } from '@mazzo/games/testing';
import { chanceFrom, replay } from '@mazzo/kernel';
import type { AnyGame, Entry } from '@mazzo/kernel';
import { readJournal } from '@mazzo/table/journal';
import type { Store, Written } from '@mazzo/table';
import { Sqlite } from '../store/sqlite.ts';
import { sqliteStore } from '../store/sqlite-store.ts';
import { comeIn, createTable, identified, until } from './guest.ts';
import type { Guest } from './guest.ts';
import { startServer } from './server-child.ts';
import type { ServerChild } from './server-child.ts';

export interface KillingPlan {
  readonly folder: string;
  readonly rounds: number;
  readonly seed: string;
  /** Tables of each game. */
  readonly tables?: number;
  /** So many are acknowledged at most in a round before the kill is near. */
  readonly moves?: number;
  /** How long it takes at most from a move to the kill, in milliseconds. */
  readonly longest?: number;
  /** A planted fault: another writer, or people whose clicks have no names. */
  readonly writer?: URL;
  readonly careless?: boolean;
  progress?(round: number, counts: KillingCounts): void;
}

export interface KillingCounts {
  rounds: number;
  acknowledged: number;
  entries: number;
  matches: number;
  rematches: number;
  viewsCompared: number;
  /** What must be none. */
  lost: string[];
  twice: string[];
  different: string[];
}

const SEATED = 2;
const LONGEST_ANSWER = 5000;
const MOST_MOVES = 30;

export async function killAgainAndAgain(plan: KillingPlan): Promise<KillingCounts> {
  const { folder, rounds, seed, writer, longest = 50, tables = 1, moves = MOST_MOVES } = plan;
  const chance = chanceFrom(`sfc32:${seed}`);
  const settings = { folder, ...(writer === undefined ? {} : { writer }) };
  let server = await startServer(settings);
  const { port, base } = server;
  const counts: KillingCounts = {
    rounds: 0, acknowledged: 0, entries: 0, matches: 0, rematches: 0, viewsCompared: 0,
    lost: [], twice: [], different: [],
  }; // prettier-ignore
  const people = new Players(plan.careless ?? false);
  for (const game of gameIds) {
    for (let n = 0; n < tables; n++) await people.sitDown(base, game, `${seed} ${game} ${n}`);
  }
  people.play();
  for (let round = 0; round < rounds; round++) {
    await people.hasMoved(chance.below(moves));
    await pause(chance.below(longest));
    await server.kill();
    server = await startServer({ ...settings, port });
    counts.rounds++;
    plan.progress?.(round, counts);
  }
  await people.hasMoved(1);
  await people.stop(server);
  await server.stop();
  await judge(folder, people, counts);
  people.close();
  return counts;
}

function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}

class Players {
  readonly guests: { readonly game: GameId; readonly guest: Guest }[] = [];
  readonly #careless: boolean;
  readonly #playing: Promise<void>[] = [];
  #stopped = false;

  constructor(careless: boolean) {
    this.#careless = careless;
  }

  async sitDown(base: string, game: GameId, seed: string): Promise<void> {
    const [options] = shortMatches[game];
    const { min } = (games[game] as AnyGame).seats;
    const identities = await Promise.all(Array.from({ length: SEATED }, () => identified(base)));
    const seats = Math.max(min, SEATED);
    const code = await createTable(identities[0]!, { game, seats, options: { ...options } });
    const table: Guest[] = [];
    for (const [n, identity] of identities.entries()) {
      table.push(await comeIn(identity, { game, code, seed: `${seed} ${n}` }));
    }
    const [host, guest] = table;
    await guest!.line.request({ type: 'sit', seat: 1 });
    await host!.line.request({ type: 'start' });
    this.guests.push(...table.map((one) => ({ game, guest: one })));
  }

  play(): void {
    for (const { guest } of this.guests) this.#playing.push(this.#keepPlaying(guest));
  }

  /** So many moves more have been acknowledged; where nothing goes on any more, it is not waited for. */
  async hasMoved(moves: number): Promise<void> {
    const count = (): number =>
      this.guests.reduce((sum, { guest }) => sum + guest.acknowledged.length, 0);
    const enough = count() + moves;
    await Promise.race([until(() => count() >= enough, 'people move'), pause(LONGEST_ANSWER)]);
  }

  /** Nobody clicks any more; everybody has heard all there is. */
  async stop({ base }: ServerChild): Promise<void> {
    this.#stopped = true;
    // Whoever heard of something that is not there any more is never answered.
    await Promise.race([Promise.all(this.#playing), pause(LONGEST_ANSWER)]);
    const isCalm = (): boolean => this.guests.every(({ guest }) => guest.line.entered);
    await until(isCalm, `everybody is back at ${base}`);
    await this.#nothingIsTold();
  }

  /** Bots may play on until somebody is asked; on a busy machine that takes its time. */
  async #nothingIsTold(): Promise<void> {
    const told = (): number =>
      this.guests.reduce((sum, { guest }) => sum + (guest.client.at?.seq ?? 0), 0);
    for (let before = -1; before !== told(); await pause(300)) before = told();
  }

  close(): void {
    for (const { guest } of this.guests) guest.close();
  }

  async #keepPlaying(guest: Guest): Promise<void> {
    while (!this.#stopped) {
      if (guest.client.at?.status.over === true) {
        await guest.client.request({ type: 'wish', wish: 'rematch', want: true });
        await pause(30);
      } else if (this.#careless) await guest.actCarelessly();
      else await guest.act();
      await pause(3);
    }
  }
}

async function judge(folder: string, { guests }: Players, counts: KillingCounts): Promise<void> {
  const sqlite = await Sqlite.open({ folder });
  const store = sqliteStore(sqlite);
  const listed = await store.list('all');
  counts.matches = listed.length;
  counts.rematches = listed.length - guests.length / SEATED;
  for (const { game, guest } of guests) {
    const journals = new Map<string, readonly Written[]>();
    for (const { match } of [...guest.acknowledged, guest.client.at!]) {
      if (!journals.has(match)) journals.set(match, await journalOf(store, match));
    }
    judgeAnswers(guest, journals, counts);
    judgeView(games[game], guest, journals.get(guest.client.at!.match)!, counts);
  }
  for (const { match } of listed) counts.entries += logOf(await journalOf(store, match)).length;
  await sqlite.close();
}

async function journalOf(store: Store, match: string): Promise<readonly Written[]> {
  return readJournal(match, await store.load(match, 0));
}

function logOf(journal: readonly Written[]): Entry[] {
  return journal.flatMap((one): Entry[] => ('entry' in one ? [one.entry] : []));
}

function judgeAnswers(
  { acknowledged, clicks, identity }: Guest,
  journals: ReadonlyMap<string, readonly Written[]>,
  counts: KillingCounts,
): void {
  const timesOf = (match: string, id: string): number => {
    const command = JSON.stringify([identity.person, id]);
    return journals.get(match)?.filter((one) => one.command === command).length ?? 0;
  };
  for (const { match, seq, id } of acknowledged) {
    counts.acknowledged++;
    const entry = logOf(journals.get(match)!)[seq];
    if (entry === undefined || timesOf(match, id) === 0) counts.lost.push(`${match} ${seq} ${id}`);
  }
  for (const { match, ids } of clicks) {
    const times = ids.reduce((sum, id) => sum + timesOf(match, id), 0);
    if (times > 1) counts.twice.push(`${match} ${ids.join(' ')}`);
  }
}

function judgeView(
  game: AnyGame,
  { client, identity }: Guest,
  journal: readonly Written[],
  counts: KillingCounts,
): void {
  const { seat, seq, view, welcome, match } = client.at!;
  const log = logOf(journal);
  const folded = game.blank(welcome.options, welcome.seats);
  for (const entry of log.slice(0, seq + 1)) {
    for (const event of 'events' in entry ? entry.events : []) {
      game.apply(folded, game.reveal(event, seat ?? 'spectator', welcome.options));
    }
  }
  counts.viewsCompared++;
  const isWhole = log.at(-1)?.kind === 'closed';
  const isSound = !isWhole || replay(game, log).ok;
  if (JSON.stringify(folded) !== JSON.stringify(view) || seq !== log.length - 1 || !isSound) {
    counts.different.push(`${identity.person} in ${match}: ${seq} of ${log.length - 1}`);
  }
}
