/** Logs are stored as JSON Lines, one entry a line. */
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { gameIds, games } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import { readLog, replay } from '@mazzo/kernel';
import type { AnyGame, Log, Opened } from '@mazzo/kernel';
import { unknown } from './args.ts';
import { Mistake } from './mistake.ts';
import { clean } from './screen.ts';
import type { CliText } from './text/text.ts';

export interface StoredMatch {
  readonly id: GameId;
  readonly game: AnyGame;
  readonly opened: Opened;
  readonly log: Log;
  /** Whether every entry was seen to follow by the rules. */
  readonly judged: boolean;
}

const MEGABYTE = 1_000_000;
/** Four times as much as the longest match that eight random players of Sapone made. */
const MOST_MEGABYTES = 16;
/** Fifty times the longest entry. */
const LONGEST_LINE = 64_000;
const PIECE = 64 * 1024;

/** Reads and verifies a log; one that is not as it was written is refused with the entry at fault. */
export function readMatch(file: string, text: CliText): StoredMatch {
  const { mistakes } = text;
  const content = readContent(file, text);
  const name = clean(file);
  const id = gameIn(content);
  const read =
    id === null ? readLog(entriesIn(content)) : replay(games[id] as AnyGame, entriesIn(content));
  if (!read.ok) {
    throw new Mistake(
      holdsEntries(content)
        ? mistakes.faultyLog(name, read.entry, read.problem)
        : mistakes.notALog(name),
    );
  }
  const opened = read.log[0] as Opened;
  if (id === null || !('judged' in read)) {
    throw new Mistake(mistakes.game(unknown(opened.game, gameIds)));
  }
  return { id, game: games[id], opened, log: read.log, judged: read.judged };
}

/** The game that the first entry names, whatever else is wrong with it; null if it is none of ours. */
function gameIn(content: string): GameId | null {
  const [first] = entriesIn(content);
  const named = isEntry(first) ? (first as { game?: unknown }).game : null;
  return gameIds.find((id) => id === named) ?? null;
}

function readContent(file: string, text: CliText): string {
  try {
    const content = readUpTo(file, MOST_MEGABYTES * MEGABYTE);
    if (content !== null) return content;
  } catch (error) {
    throw refusal(error, (code) => text.mistakes.cannotRead(clean(file), code));
  }
  throw new Mistake(text.mistakes.tooLarge(clean(file), MOST_MEGABYTES));
}

/** Null where there is more. What is no plain file does not say how long it is. */
function readUpTo(file: string, most: number): string | null {
  const handle = openSync(file, 'r');
  try {
    const pieces: Buffer[] = [];
    for (let size = 0; size <= most;) {
      const piece = Buffer.allocUnsafe(PIECE);
      const read = readSync(handle, piece);
      if (read === 0) return Buffer.concat(pieces).toString('utf8');
      pieces.push(piece.subarray(0, read));
      size += read;
    }
    return null;
  } finally {
    closeSync(handle);
  }
}

/** One after the other, for who reads on only as long as they are good. */
function* entriesIn(content: string): Generator {
  for (let from = 0; from < content.length;) {
    const end = content.indexOf('\n', from);
    const to = end < 0 ? content.length : end;
    yield to - from > LONGEST_LINE ? undefined : parseLine(content.slice(from, to));
    from = to + 1;
  }
}

/** Whether it is a log at all, however damaged. */
function holdsEntries(content: string): boolean {
  return /"kind":.*"hash":/.test(content);
}

/** What is no JSON is no entry either: it is left for the log's own check to name. */
function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isEntry(raw: unknown): boolean {
  return typeof raw === 'object' && raw !== null && 'kind' in raw && 'hash' in raw;
}

/** Whether a log can be stored there: asked before a match is played for nothing. */
export function claim(file: string, mayOverwrite: boolean, text: CliText): void {
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found === undefined) accessSync(dirname(file), constants.W_OK);
    else if (found.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
    else if (!found.isFile() || !holdsLog(file)) {
      throw new Mistake(text.mistakes.wouldOverwrite(clean(file)));
    } else if (!mayOverwrite) throw new Mistake(text.mistakes.saveExists(clean(file)));
  } catch (error) {
    throw refusal(error, (code) => text.mistakes.cannotWrite(clean(file), code));
  }
}

function holdsLog(file: string): boolean {
  const content = readFileSync(file, 'utf8');
  return content === '' || isEntry(parseLine(content.split('\n', 1)[0]!));
}

/** Whether this file is free, or holds the log of this very match: then it may be written on. */
export function continues(file: string, opened: Opened): boolean {
  try {
    return readFileSync(file, 'utf8').split('\n', 1)[0] === JSON.stringify(opened);
  } catch {
    return !existsSync(file);
  }
}

/** Writes beside and then renames: an interruption never leaves half a log. */
export function writeLog(file: string, log: Log, text: CliText): void {
  const beside = `${file}.${process.pid}.part`;
  try {
    writeFileSync(beside, log.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    renameSync(beside, file);
  } catch (error) {
    throw refusal(error, (code) => text.mistakes.cannotWrite(clean(file), code));
  }
}

/** What the file system refuses is the person's to mend; anything else is ours. */
function refusal(error: unknown, sentence: (code: string) => string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : null;
  return code === null ? error : new Mistake(sentence(code));
}
