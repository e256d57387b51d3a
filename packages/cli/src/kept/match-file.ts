/**
 * The journal of one match in a file of lines that only grows. There is no lock to be left behind by
 * a process that was killed: the order of the lines decides. Everybody appends whole lines, and
 * everybody reads them by the same rule: a line counts if it is at the next position, and its command
 * has not been written. Whoever finds that their own line does not count was too late.
 */
import { closeSync, constants, fstatSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';
import type { Appended, ListedMatch, Written } from '@mazzo/table';

/** What is kept of a match beside its journal: written with its opening, in one line. */
export interface Head {
  /** Where the match has its chance from. */
  readonly key: string;
  /** The file that `--save` named. */
  readonly save?: string;
}

interface Line {
  /** Which write it was: two may want to write the same. */
  readonly by: string;
  readonly head?: Head;
  /** When the match next needs a table; left out where it waits for somebody. */
  readonly due?: number;
  readonly written: Written;
}

/** What is to be written. */
export type Unwritten = Pick<Line, 'written'> & {
  readonly head: Head | null;
  readonly due: number | null;
};

const NEWLINE = 10;
const { O_APPEND, O_CREAT, O_RDONLY, O_RDWR } = constants;

export class MatchFile {
  readonly #path: string;
  /** The lines that count, as text: what is read back shares nothing with what was written. */
  readonly #lines: string[] = [];
  readonly #commands = new Set<string>();
  #head: Head | null = null;
  #last: Omit<ListedMatch, 'match'> | null = null;
  /** How many bytes have been read, up to the end of a line. */
  #read = 0;

  constructor(path: string) {
    this.#path = path;
  }

  /** Throws what the file system says. A file that was there and is gone is not made anew. */
  append({ written, head, due }: Unwritten, by: string): Appended {
    const isFirst = written.position === 0 && this.#lines.length === 0;
    const file = openSync(this.#path, O_RDWR | O_APPEND | (isFirst ? O_CREAT : 0), 0o600);
    try {
      this.#catchUp(file);
      const { position, command } = written;
      if (command !== null && this.#commands.has(command)) return 'repeated';
      if (position !== this.#lines.length) return 'conflict';
      writeWhole(file, {
        by,
        ...(head === null ? {} : { head }),
        ...(due === null ? {} : { due }),
        written,
      });
      fsyncSync(file);
      const counted = this.#catchUp(file);
      return counted.includes(by) ? 'appended' : 'conflict';
    } finally {
      closeSync(file);
    }
  }

  /** Throws what the file system says. */
  load(from: number): unknown[] {
    const file = openSync(this.#path, O_RDONLY);
    try {
      this.#catchUp(file);
    } finally {
      closeSync(file);
    }
    return this.#lines.slice(from).map((line): unknown => JSON.parse(line));
  }

  /** Null before anything was read, or if its opening had none. */
  get head(): Head | null {
    return this.#head;
  }

  /** What was written last; null before anything was read. */
  get last(): Omit<ListedMatch, 'match'> | null {
    return this.#last;
  }

  /** Whether there has been anything of this match. */
  get known(): boolean {
    return this.#lines.length > 0;
  }

  /** Reads what is new, up to the last whole line; says whose lines counted. */
  #catchUp(file: number): string[] {
    const bytes = readFrom(file, this.#read);
    const end = bytes.lastIndexOf(NEWLINE) + 1;
    this.#read += end;
    return bytes
      .toString('utf8', 0, end)
      .split('\n')
      .flatMap((text) => {
        const line = readLine(text);
        return line !== null && this.#count(line) ? [line.by] : [];
      });
  }

  #count({ head, due, written }: Line): boolean {
    const { position, time, command } = written;
    if (position !== this.#lines.length) return false;
    if (command !== null && this.#commands.has(command)) return false;
    if (position === 0) this.#head = head ?? null;
    if (command !== null) this.#commands.add(command);
    this.#last = { position, time, due: due ?? null };
    this.#lines.push(JSON.stringify(written));
    return true;
  }
}

/** In one write. It begins with a line break too, which ends what a torn write may have left. */
function writeWhole(file: number, line: Line): void {
  const bytes = Buffer.from(`\n${JSON.stringify(line)}\n`);
  if (writeSync(file, bytes) < bytes.length) throw Object.assign(new Error(), { code: 'ENOSPC' });
}

function readFrom(file: number, from: number): Buffer {
  const bytes = Buffer.alloc(Math.max(0, fstatSync(file).size - from));
  let length = 0;
  while (length < bytes.length) {
    const more = readSync(file, bytes, length, bytes.length - length, from + length);
    if (more === 0) break;
    length += more;
  }
  return bytes.subarray(0, length);
}

/** Null for what is torn, or is nothing that this program writes. */
function readLine(text: string): Line | null {
  if (text === '') return null;
  try {
    const line = JSON.parse(text) as Partial<Line> | null;
    const { by, written } = line ?? {};
    return typeof by === 'string' && typeof written?.position === 'number' ? (line as Line) : null;
  } catch {
    return null;
  }
}
