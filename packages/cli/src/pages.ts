/** Page by page at a keyboard, all at once into a pipe. */
import type { Terminal } from './terminal.ts';
import type { CliText } from './text/text.ts';

export async function showPages(
  lines: readonly string[],
  text: CliText,
  terminal: Terminal,
): Promise<void> {
  const { rows, paint } = terminal.screen();
  const page = terminal.interactive && rows !== null ? Math.max(5, rows - 1) : lines.length;
  for (let from = 0; from < lines.length; from += page) {
    terminal.say(...lines.slice(from, from + page));
    if (from + page >= lines.length) return;
    const typed = await terminal.ask(paint('dim', text.rules.more));
    if (typed === null || typed.toLowerCase() === 'q') return;
  }
}
