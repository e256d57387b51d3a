/**
 * `npm run fifth-game`: a game is its three folders and one line in each of two lists. Briscola is added
 * to a copy of the tree that way, and has to hold there like the others: types, lint, rulings, laws, the
 * terminal, the page. Then a leak is planted, which the laws must catch, and it is copied once more
 * under another name.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { foldersOf, listed } from './game-copy.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'mazzo-fifth-game-'));

/** How a match ends in words. */
const endings = [
  ['en', 'Final standings'],
  ['it', 'Classifica finale'],
] as const;

try {
  timed('a copy of the tree', copyTree);
  timed('Briscola is added', () => {
    must('node', 'scripts/new-game.ts', 'briscola', 'B');
    console.log(`  ${changes(foldersOf('briscola'))}`);
  });
  timed('types', () => must('tsc', '-b'));
  timed('lint', () => must('npm', 'run', 'lint'));
  timed('format', () => must('oxfmt', '--check'));
  timed('dead code', () => must('knip'));
  timed('rulings', () => must('node', 'scripts/rules.ts'));
  timed('laws, stories and playthroughs', () =>
    test(
      'packages/games/src/list.test.ts',
      'packages/games/src/briscola',
      'scripts/goldens.test.ts',
    ),
  );
  timed('the terminal', () => {
    test('packages/cli/src/table/faces.test.ts', 'packages/cli/src/table/briscola');
    for (const [language, end] of endings) playInTerminal('briscola', language, end);
  });
  timed('the page', () => {
    test('packages/web/src/games', 'packages/web/src/rules');
    test('packages/web/src/table/layout.test.ts', '-t', 'briscola');
    must('node', 'scripts/build.mjs');
  });
  timed('a match in the browser', () => {
    // Otherwise only a sample of the games is played there.
    process.env['MAZZO_ALL'] = '1';
    test('--config', 'e2e/vitest.config.ts', 'matches', '-t', 'briscola');
    delete process.env['MAZZO_ALL'];
  });
  timed('a leak planted in reveal is caught', plantLeak);
  timed('the same under another name', () => {
    must('node', 'scripts/new-game.ts', 'quintiglio', 'Q');
    must('tsc', '-b');
    must('oxfmt', '--check');
    must('node', 'scripts/rules.ts');
    test('packages/games/src/quintiglio', 'packages/web/src/games/reach.test.ts');
    for (const [language, end] of endings) playInTerminal('quintiglio', language, end);
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function timed(what: string, step: () => void): void {
  const began = Date.now();
  console.log(`— ${what}`);
  step();
  console.log(`— ${what}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/** All that git has or would have; what is installed is linked, and our own packages to the copies. */
function copyTree(): void {
  for (const file of filesIn(root)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(to, '@mazzo'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@mazzo' && name !== '.vite') symlinkSync(join(from, name), join(to, name));
  }
  for (const name of readdirSync(join(from, '@mazzo'))) {
    symlinkSync(readlinkSync(join(from, '@mazzo', name)), join(to, '@mazzo', name));
  }
}

function filesIn(folder: string): string[] {
  const found = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: folder,
    encoding: 'utf8',
  });
  // What is deleted and not committed is still listed.
  return found.stdout.split('\0').filter((file) => file !== '' && existsSync(join(folder, file)));
}

/** What has become other than it was, in a sentence; throws if it is more than a line in each list. */
function changes(folders: Readonly<Record<string, string>>): string {
  const changed = filesIn(root).filter((file) => read(root, file) !== read(copy, file));
  const lists = Object.keys(listed);
  const strange = changed.filter((file) => !lists.includes(file) || newLines(file) !== 1);
  if (strange.length > 0) throw new Error(`a game may not touch ${strange.join(', ')}`);
  const others = changed.map((file) => `one line in ${file}`);
  return [...Object.values(folders), ...others].join(', ');
}

function read(folder: string, file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

function newLines(file: string): number {
  const before = new Set(read(root, file).split('\n'));
  const after = read(copy, file).split('\n');
  return after.filter((line) => !before.has(line)).length;
}

interface Ran {
  readonly status: number | null;
  readonly output: string;
}

function run(command: string, args: readonly string[], input = ''): Ran {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: {
      ...process.env,
      NO_COLOR: '1',
      // A match that is not played to its end is not kept among somebody's own.
      XDG_DATA_HOME: join(copy, '.data'),
      PATH: `${join(copy, 'node_modules/.bin')}:${process.env['PATH']}`,
    },
    shell: process.platform === 'win32',
  });
  return { status, output: `${stdout}${stderr}` };
}

function must(command: string, ...args: readonly string[]): void {
  const { status, output } = run(command, args);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
}

/** Where no test is found, none fails. */
function test(...which: readonly string[]): void {
  const { status, output } = run('vitest', ['run', ...which]);
  if (status === 0 && /Tests +\d+ passed/.test(output)) return;
  throw new Error(`vitest run ${which.join(' ')} failed:\n${output}`);
}

/** Whoever always plays their first card comes to the end of a match. */
function playInTerminal(id: string, language: string, end: string): void {
  const args = ['packages/cli/bin/mazzo.mjs', 'play', id, '--seed', 'fifth', '--lang', language];
  const { status, output } = run('node', args, '1\n'.repeat(400));
  if (status !== 0 || !output.includes(end)) {
    throw new Error(`${id} was not played to its end in the terminal:\n${output}`);
  }
}

/** Everybody hears which card was drawn. */
function plantLeak(): void {
  const file = join(copy, foldersOf('briscola').game, 'reveal.ts');
  const sound = readFileSync(file, 'utf8');
  const leaky = sound.replace(
    /event\.open \|\| viewer === event\.seat \? event : [^;]+;/,
    'event;',
  );
  if (leaky === sound) throw new Error('there is nowhere to plant a leak');
  writeFileSync(file, leaky);
  const { status, output } = run('vitest', ['run', 'packages/games/src/briscola/laws.test.ts']);
  writeFileSync(file, sound);
  const caught = /law \d+[^\n]*/.exec(output)?.[0];
  if (status === 0 || caught === undefined) throw new Error('the laws did not catch a leak');
  console.log(`  ${caught}`);
}
