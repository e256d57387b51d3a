/** Logs are stored as JSON Lines, one entry a line. */
import {
  accessSync,
  constants,
  existsSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { games } from '@mazzo/games';
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
}

/** Reads and verifies a log; one that is not as it was written is refused with the entry at fault. */
export function readMatch(file: string, text: CliText): StoredMatch {
  const { mistakes } = text;
  const entries = readLines(file, text);
  const name = clean(file);
  const read = readLog(entries);
  if (!read.ok) {
    throw new Mistake(
      entries.some(isEntry)
        ? mistakes.faultyLog(name, read.entry, read.problem)
        : mistakes.notALog(name),
    );
  }
  const opened = read.log[0] as Opened;
  const id = gameOf(opened, text);
  const game: AnyGame = games[id];
  const replayed = replay(game, entries);
  if (!replayed.ok) throw new Mistake(mistakes.faultyLog(name, replayed.entry, replayed.problem));
  return { id, game, opened, log: replayed.log };
}

function gameOf(opened: Opened, text: CliText): GameId {
  const ids = Object.keys(games) as GameId[];
  const id = ids.find((name) => name === opened.game);
  if (id !== undefined) return id;
  throw new Mistake(text.mistakes.game(unknown(opened.game, ids)));
}

function readLines(file: string, text: CliText): unknown[] {
  try {
    return readFileSync(file, 'utf8')
      .replace(/\r?\n$/, '')
      .split('\n')
      .map(parseLine);
  } catch (error) {
    throw refusal(error, (code) => text.mistakes.cannotRead(clean(file), code));
  }
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
