/** Talking and listening: the same over a keyboard and over a pipe. */
import { createInterface, emitKeypressEvents } from 'node:readline';
import type { Interface, Key } from 'node:readline';
import { screenOf } from './screen.ts';
import type { Screen } from './screen.ts';

export interface Terminal {
  /** Somebody sits at a keyboard and sees a screen. */
  readonly interactive: boolean;
  screen(): Screen;
  say(...lines: readonly string[]): void;
  /** A whole screen in place of what was there; only where somebody sits at a keyboard. */
  show(...lines: readonly string[]): void;
  /** Takes away what was shown; only where somebody sits at a keyboard. */
  clear(): void;
  /** The name of the next key pressed, or what it types, `q` when no more will come; only at a keyboard. */
  key(): Promise<string>;
  /** The next line typed, without the space around it; null when no more will come. */
  ask(prompt: string): Promise<string | null>;
  /** Stops listening, so that the process can end. */
  close(): void;
}

/** Whoever typed the command: what comes from them, and where they read. */
export interface Shell {
  readonly stdin: NodeJS.ReadStream;
  readonly stdout: NodeJS.WriteStream;
  readonly stderr: { write(words: string): unknown };
  readonly env: NodeJS.ProcessEnv;
}

export function openTerminal({ stdin, stdout, env }: Shell): Terminal {
  const interactive = stdin.isTTY && stdout.isTTY;
  const typed: string[] = [];
  let ended = false;
  let reader: Interface | null = null;
  let wake = (): void => {};
  let pressed: string[] | null = null;
  let wakeKey = (): void => {};

  const listen = (): Interface => {
    const lines = createInterface({ input: stdin, output: stdout, terminal: interactive });
    lines.on('line', (line) => {
      typed.push(line.trim());
      wake();
    });
    lines.on('close', () => {
      ended = true;
      wake();
    });
    lines.on('SIGINT', interrupt);
    return lines;
  };

  // All keys are kept: several may come at once.
  const listenForKeys = (): string[] => {
    const names: string[] = [];
    emitKeypressEvents(stdin);
    stdin.setRawMode(true);
    stdin.resume();
    stdin.on('keypress', (_, { ctrl, name, sequence = '' }: Key) => {
      if (ctrl && name === 'c') interrupt();
      names.push(ctrl ? `ctrl-${name}` : (name ?? sequence));
      wakeKey();
    });
    stdin.once('end', () => {
      names.push('q');
      wakeKey();
    });
    return names;
  };

  return {
    interactive,
    screen: () => screenOf(stdout, env),
    say: (...lines) => void stdout.write(lines.map((line) => `${line}\n`).join('')),
    show: (...lines) => void stdout.write(`\u001B[H\u001B[2J${lines.join('\n')}\n`),
    // Erased line by line: `2J` would keep the screen in the history of some terminals.
    clear: () => void (interactive && stdout.write('\u001B[H\u001B[J')),
    async key() {
      if (pressed === null) pressed = listenForKeys();
      if (pressed.length === 0) await new Promise<void>((resolve) => (wakeKey = resolve));
      const name = pressed.shift() ?? 'q';
      return name === 'ctrl-d' ? 'q' : name;
    },
    async ask(prompt) {
      reader ??= listen();
      if (interactive && !ended) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else stdout.write(prompt);
      if (typed.length === 0 && !ended) await new Promise<void>((resolve) => (wake = resolve));
      const line = typed.shift() ?? null;
      // A keyboard echoes; what came through a pipe is shown, so that the transcript can be read.
      if (line === null) stdout.write('\n');
      else if (!interactive) stdout.write(`${line}\n`);
      return line;
    },
    close() {
      reader?.close();
      if (stdin.isTTY) stdin.setRawMode(false);
      stdin.pause();
    },
  };
}

let parting = (): readonly string[] => [];

/** What is said to whoever presses Ctrl-C. A process has one pair of ears, and one last word. */
export function partWith(words: () => readonly string[]): void {
  parting = words;
}

/** Ctrl-C. Node gives the terminal back as it was when the process exits. */
export function interrupt(): never {
  const words = parting();
  if (process.stdout.isTTY || words.length > 0) process.stdout.write('\n');
  process.stdout.write(words.map((line) => `${line}\n`).join(''));
  process.exit(130);
}
