/**
 * `npm run new-game <id> <letter>`: copies Briscola from examples/ under another name, puts it into the
 * two lists of games, and says what to do next. A wrong wish gets a sentence, and nothing is written.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { foldersOf, listed, refusalOf, renamed, titleOf } from './game-copy.ts';
import type { NewGame } from './game-copy.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const example = join(root, 'examples/briscola');

const [id = '', letter = '', ...more] = process.argv.slice(2);
const refusal =
  more.length > 0
    ? `"${more[0]}" is one word too many: npm run new-game <id> <letter>.`
    : refusalOf({ id, letter });
if (refusal === null) make({ id, letter });
else {
  console.error(refusal);
  process.exitCode = 2;
}

function make(game: NewGame): void {
  const folders = foldersOf(game.id);
  for (const [part, folder] of Object.entries(folders)) copy(join(example, part), folder, game);
  for (const [file, change] of Object.entries(listed)) {
    const path = join(root, file);
    writeFileSync(path, change(readFileSync(path, 'utf8'), game.id));
  }
  // Another name may be longer or shorter, and its matches are others.
  run('oxfmt', ...Object.values(folders));
  run('node', 'scripts/playthroughs.ts', '--update');
  console.log(nextSteps(game, Object.values(folders)));
}

function copy(from: string, folder: string, game: NewGame): void {
  for (const file of globSync('**/*.*', { cwd: from })) {
    const to = join(root, folder, file);
    mkdirSync(dirname(to), { recursive: true });
    if (/\.(ts|tsx|md|css|svg)$/.test(file)) {
      writeFileSync(to, renamed(readFileSync(join(from, file), 'utf8'), file, game));
    } else cpSync(join(from, file), to);
  }
}

function run(command: string, ...args: readonly string[]): void {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

function nextSteps({ id: name, letter: of }: NewGame, folders: readonly string[]): string {
  return `${titleOf(name)} is in the list, and plays like Briscola until you change it:
${folders.map((folder) => `  ${folder}/`).join('\n')}

Next:
  1. RULES.md and RULES.it.md: what the game is, ruling by ruling, ${of}-1, ${of}-2 and so on.
  2. types.ts, then the other files of the rules; subject.ts says who may know what.
  3. text/: its words in both languages.
  4. The face in the terminal, and the one on the page.

Try it:
  npx mazzo play ${name}
  npm start
  npm run laws -- ${name} --rounds 10000
  npm test`;
}
