/** What fits on the screen, and in which colours. */
import { stripVTControlCharacters, styleText } from 'node:util';

const styles = ['bold', 'dim', 'red', 'green', 'yellow', 'cyan'] as const;
export type Style = (typeof styles)[number];
export type Paint = (style: Style, words: string) => string;

export interface Screen {
  readonly width: number;
  /** Null where nothing scrolls away: a pipe or a file. */
  readonly rows: number | null;
  readonly paint: Paint;
}

/** Lines longer than this are hard to read, however wide the window. */
const WIDEST = 80;
const NARROWEST = 40;

interface Stream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
}
type Environment = Readonly<Record<string, string | undefined>>;

/** Asked anew for every screen: a window may change its size. */
export function screenOf(stream: Stream, env: Environment): Screen {
  const coloured = hasColours(stream, env);
  return {
    width: Math.max(NARROWEST, Math.min(WIDEST, stream.columns || WIDEST)),
    rows: stream.isTTY ? stream.rows || 24 : null,
    paint: (style, words) => (coloured ? painted(style, words) : words),
  };
}

function hasColours(stream: Stream, env: Environment): boolean {
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0';
  if (env.NO_COLOR) return false;
  return stream.isTTY === true && env.TERM !== 'dumb';
}

/** Word by word, so that a painted sentence can be wrapped, and its lines left out, anywhere. */
function painted(style: Style, words: string): string {
  return words.replaceAll(/[^ ]+/g, (word) => styleText(style, word, { validateStream: false }));
}

function lengthOf(words: string): number {
  return stripVTControlCharacters(words).length;
}

/** Breaks between words; `first` and `rest` stand before the first line and the others. */
export function wrap(words: string, width: number, first = '', rest = first): string[] {
  const lines: string[] = [];
  let line = first;
  let room = width - lengthOf(first);
  let empty = true;
  for (const word of words.split(' ')) {
    const length = lengthOf(word) + (empty ? 0 : 1);
    if (!empty && length > room) {
      lines.push(line);
      line = rest + word;
      room = width - lengthOf(line);
      continue;
    }
    line += empty ? word : ` ${word}`;
    room -= length;
    empty = false;
  }
  return [...lines, line];
}

const GAP = '   ';

/** Things side by side, as many a line as fit; none is broken. */
export function flow(things: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const thing of things) {
    const last = lines.at(-1);
    const joined = last === undefined ? thing : last + GAP + thing;
    if (last === undefined) lines.push(thing);
    else if (lengthOf(joined) > width) lines.push(GAP + thing);
    else lines[lines.length - 1] = joined;
  }
  return lines;
}

/** Names in one column, what they mean in the next. */
export function rowLines(
  rows: readonly (readonly [name: string, meaning: string])[],
  width: number,
  paint: Paint,
): string[] {
  const wide = Math.max(...rows.map(([name]) => name.length)) + 2;
  return rows.flatMap(([name, meaning]) =>
    wrap(
      meaning,
      width,
      `  ${paint('bold', name)}${' '.repeat(wide - name.length)}`,
      ' '.repeat(wide + 2),
    ),
  );
}

/** Plain words cut to a width. */
export function cut(words: string, width: number): string {
  return words.length <= width ? words : `${words.slice(0, width - 1)}…`;
}

/** Somebody's own words shown back to them: on one line, and no control codes. */
export function clean(words: string): string {
  return words.replaceAll(/[\p{Cc}\u2028\u2029]/gu, '·');
}

/** The same, and not too long. */
export function quoted(words: string): string {
  return cut(clean(words), 60);
}
