/** `npm run picture`: the README's picture of a game in the terminal, drawn from what the terminal really shows. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MOVES = 'd\nd\nb\nd\nd\n';
const LINES = 23;
const COLUMNS = 80;
const CELL = { width: 8.4, height: 19 };

const styles: Record<string, string> = {
  1: 'bold',
  2: 'dim',
  31: 'red',
  32: 'green',
  33: 'yellow',
  36: 'cyan',
};

const data = mkdtempSync(join(tmpdir(), 'mazzo-'));
const { stdout } = spawnSync(
  process.execPath,
  ['packages/cli/bin/mazzo.mjs', 'play', 'flip7', '--lang', 'en', '--seed', 'picture'],
  {
    input: MOVES,
    encoding: 'utf8',
    // It is nobody's match: it is not kept among their own.
    env: { ...process.env, FORCE_COLOR: '1', NO_COLOR: undefined, XDG_DATA_HOME: data },
  },
);
rmSync(data, { recursive: true });
const asked = stdout.split('\n');
const prompt = asked.findLastIndex((line) => line.trimEnd() === '>');
const screen = asked.slice(prompt - LINES + 1, prompt + 1);
writeFileSync('docs/terminal.svg', draw(screen));
console.log('docs/terminal.svg');

function draw(lines: readonly string[]): string {
  const width = Math.ceil(COLUMNS * CELL.width + 40);
  const height = lines.length * CELL.height + 36;
  const rows = lines.map((line, n) => `<text y="${31 + n * CELL.height}">${spans(line)}</text>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="A round of Flip 7 in the terminal">
<style>text{font:14px ui-monospace,Menlo,Consolas,monospace;fill:#e8e4da;white-space:pre}.bold{font-weight:700;fill:#fff}.dim{fill:#8d8a80}.red{fill:#ff7a6b}.green{fill:#8fd18a}.cyan{fill:#7fcbd6}.yellow{fill:#f0c674}</style>
<rect width="100%" height="100%" rx="10" fill="#23211d"/>
${rows.join('\n')}
</svg>
`;
}

/** Neighbours of one style become one span; places are counted in cells, so columns stay columns. */
function spans(line: string): string {
  const runs: { style: string; words: string }[] = [];
  let style = '';
  // oxlint-disable-next-line no-control-regex -- Escape codes are what this reads.
  for (const part of line.split(/(\u001b\[\d+m)/)) {
    const code = /\[(\d+)m$/.exec(part)?.[1];
    if (code !== undefined && part.startsWith('\u001b')) style = styles[code] ?? '';
    else if (part !== '') {
      const last = runs.at(-1);
      if (last?.style === style) last.words += part;
      else runs.push({ style, words: part });
    }
  }
  let cell = 0;
  return runs
    .map((run) => {
      const x = 20 + cell * CELL.width;
      cell += run.words.length;
      const name = run.style === '' ? '' : ` class="${run.style}"`;
      return `<tspan x="${x.toFixed(1)}"${name}>${escape(run.words)}</tspan>`;
    })
    .join('');
}

function escape(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
