/** A bar on stderr for runs that take a while; nothing where nobody watches. */
import { screenOf } from './screen.ts';

/** Quicker runs need none. */
const PATIENCE_MS = 1000;
const BAR = 24;

export interface Progress {
  readonly show: (done: number) => void;
  readonly clear: () => void;
}

/** `words` say how many of all are done, and about how many seconds are left. */
export function createProgress(
  games: number,
  words: (done: number, games: number, secondsLeft: number) => string,
): Progress {
  const { stderr } = process;
  const began = performance.now();
  let shown = '';
  const draw = (line: string): void => {
    if (line !== shown) stderr.write(`\r${line}\u001B[K`);
    shown = line;
  };
  return {
    show(done) {
      const passed = performance.now() - began;
      if (!stderr.isTTY || passed < PATIENCE_MS) return;
      const left = (passed / 1000 / done) * (games - done);
      const filled = Math.floor((BAR * done) / games);
      const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled);
      const { width } = screenOf(stderr, process.env);
      draw(`${bar} ${words(done, games, Math.ceil(left))}`.slice(0, width - 1));
    },
    clear() {
      if (shown !== '') draw('');
    },
  };
}
