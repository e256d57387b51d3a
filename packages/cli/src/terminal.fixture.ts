/** A terminal of this size with somebody at it who types the same words over and over. */
import type { Terminal } from './terminal.ts';

export interface Typist extends Terminal {
  /** Each thing said, and when the screen was cleared. */
  readonly said: (readonly string[] | 'cleared')[];
}

export function typist(words: readonly string[], times: number, rows = 24): Typist {
  const said: Typist['said'] = [];
  let asked = 0;
  return {
    said,
    interactive: true,
    screen: () => ({ width: 80, rows, paint: (_, shown) => shown }),
    say: (...lines) => void said.push(lines),
    show: (...lines) => void said.push(lines),
    clear: () => void said.push('cleared'),
    key: () => Promise.resolve('q'),
    ask: () => {
      const next = asked++;
      return Promise.resolve(next < words.length * times ? words[next % words.length]! : null);
    },
    close: () => {},
  };
}
