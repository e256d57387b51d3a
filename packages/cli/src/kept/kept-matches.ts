/** The matches that can be gone on with, and how each stands. */
import { levels, standardLevel } from '@mazzo/bots';
import { gameIds, games } from '@mazzo/games';
import { readOptions } from '@mazzo/kernel';
import type { AnyGame, Tally } from '@mazzo/kernel';
import type { Holder, Written } from '@mazzo/table';
import { JournalFault, readJournal } from '@mazzo/table/journal';
import { continues } from '../log-file.ts';
import { PERSON } from '../playing.ts';
import type { MatchSetup } from '../playing.ts';
import { fileStore, isMatchId } from './file-store.ts';
import type { FileStore } from './file-store.ts';
import type { Head } from './match-file.ts';

export interface KeptMatch {
  readonly match: string;
  readonly setup: MatchSetup;
  readonly tally: Tally;
  readonly over: boolean;
  /** When something last happened, in milliseconds since 1970. */
  readonly touched: number;
}

/** Why a match that is there cannot be gone on with. */
export type Unreadable = 'damaged' | 'newerRules';

/** The one that was played last first; those that cannot be read are left out. */
export async function keptMatches(folder: string, most = Infinity): Promise<KeptMatch[]> {
  const files = openFiles(folder);
  const kept: KeptMatch[] = [];
  for (const { match, touched } of listed(files)) {
    if (kept.length >= most) break;
    const read = await readMatch(files, match, touched);
    if (typeof read !== 'string') kept.push(read);
  }
  return kept;
}

/** Null if there is no such match. */
export async function keptMatch(
  folder: string,
  match: string,
): Promise<KeptMatch | Unreadable | null> {
  if (!isMatchId(match)) return null;
  const files = openFiles(folder);
  const found = listed(files).find((one) => one.match === match);
  return found === undefined ? null : readMatch(files, match, found.touched);
}

export function forget(folder: string, match: string): void {
  openFiles(folder).remove(match);
}

function openFiles(folder: string): FileStore {
  return fileStore(folder);
}

/** Nothing, where the folder cannot be read. */
function listed(files: FileStore): ReturnType<FileStore['matches']> {
  try {
    return files.matches();
  } catch {
    return [];
  }
}

/** What a file holds, somebody may have changed: whatever it does to the rules, it is damaged. */
async function readMatch(
  files: FileStore,
  match: string,
  touched: number,
): Promise<KeptMatch | Unreadable> {
  try {
    const journal = readJournal(match, await files.store.load(match, 0));
    const head = files.headOf(match);
    const setup = head === null ? 'damaged' : setupOf(journal[0], head);
    if (typeof setup === 'string') return setup;
    const state = setup.game.blank(setup.options, setup.seats);
    for (const written of journal) {
      if (written.kind !== 'opened' && written.kind !== 'moved') continue;
      for (const event of written.entry.events) setup.game.apply(state, event);
    }
    const { over } = setup.game.status(state);
    return { match, setup, tally: setup.game.tally(state), over, touched };
  } catch (error) {
    const isNewer = error instanceof JournalFault && error.problem === 'newerFormat';
    return isNewer ? 'newerRules' : 'damaged';
  }
}

function setupOf(first: Written | undefined, head: Head): MatchSetup | Unreadable {
  if (first?.kind !== 'opened') return 'damaged';
  const { entry, holders } = first;
  const id = gameIds.find((name) => name === entry.game);
  if (id === undefined) return 'damaged';
  const game: AnyGame = games[id];
  if (entry.rulesVersion > game.rulesVersion) return 'newerRules';
  const read = readOptions(game.options, entry.options);
  const [you, ...others] = holders;
  const isYours = you?.kind === 'person' && you.person === PERSON;
  if (!read.ok || !isYours || holders.length !== entry.seats) return 'damaged';
  const { key: seed, save } = head;
  return {
    id,
    game,
    seats: entry.seats,
    options: read.options,
    seed,
    bots: others.map(levelOf),
    save: save !== undefined && continues(save, entry) ? save : undefined,
    ...(entry.names === undefined ? {} : { names: entry.names }),
  };
}

function levelOf(holder: Holder): MatchSetup['bots'][number] {
  return holder.kind === 'bot' && levels.includes(holder.bot) ? holder.bot : standardLevel;
}
