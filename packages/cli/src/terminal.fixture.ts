/** Terminals with somebody at them: who types the same words over and over, or follows the hints. */
import type { Terminal } from './terminal.ts';

export interface Typist extends Terminal {
  /** Each thing said, and when the screen was cleared. */
  readonly said: (readonly string[] | 'cleared')[];
}

export function typist(words: readonly string[], times: number, rows = 24): Typist {
  let asked = 0;
  return typing({ width: 80, rows }, () => {
    const next = asked++;
    return next < words.length * times ? words[next % words.length]! : null;
  });
}

/**
 * Somebody who asks for a hint whenever it is their turn, and types what it says; but wherever these
 * words are on offer, those.
 */
export function advised(size: Size, hint: RegExp, rather?: string): Typist {
  return typing(size, (said) => {
    const spoken = (back: number): string => [said.at(-back) ?? []].flat().join(' ');
    if (rather !== undefined && spoken(1).includes(rather)) return rather;
    const [, line] = hint.exec(spoken(2)) ?? [];
    return line ?? 'h';
  });
}

/** Somebody who presses these keys one after another, and then no more. */
export function presser(keys: readonly string[], size: Size = { width: 80, rows: 24 }): Typist {
  const left = [...keys];
  return { ...typing(size, () => null), key: () => Promise.resolve(left.shift() ?? 'q') };
}

interface Size {
  readonly width: number;
  readonly rows: number;
}

function typing(size: Size, next: (said: Typist['said']) => string | null): Typist {
  const said: Typist['said'] = [];
  return {
    said,
    interactive: true,
    screen: () => ({ ...size, paint: (_, shown) => shown }),
    say: (...lines) => void said.push(lines),
    show: (...lines) => void said.push(lines),
    clear: () => void said.push('cleared'),
    key: () => Promise.resolve('q'),
    ask: () => Promise.resolve(next(said)),
    close: () => {},
  };
}
