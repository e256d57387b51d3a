/** What makes a new game out of Briscola: which names it may have, what is copied where, and renamed. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameIds, games, texts } from '@mazzo/games';

export interface NewGame {
  readonly id: string;
  /** That its rulings begin with. */
  readonly letter: string;
}

const root = fileURLToPath(new URL('..', import.meta.url));

/** Where each part of the example goes. */
export function foldersOf(id: string): Readonly<Record<'game' | 'web' | 'cli', string>> {
  return {
    game: `packages/games/src/${id}`,
    web: `packages/web/src/games/${id}`,
    cli: `packages/cli/src/table/${id}`,
  };
}

/** The two lists, and what a game adds to each. */
export const listed: Readonly<Record<string, (list: string, id: string) => string>> = {
  'packages/games/src/ids.ts': (list, id) => list.replace('] as const', `, '${id}'] as const`),
  'packages/games/src/list.ts': (list, id) =>
    `${list}export * as ${id} from './${id}/listed.ts';\n`,
};

export function titleOf(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

/** Why there can be no such game, in a sentence; null if there can. */
export function refusalOf({ id, letter }: NewGame): string | null {
  if (id === '') return 'Say what the game is called: npm run new-game <id> <letter>.';
  if (!/^[a-z][a-z0-9]{1,19}$/.test(id)) {
    return `"${id}" cannot be an id: write 2 to 20 small letters and digits, such as scopa.`;
  }
  if (Object.values(foldersOf(id)).some((folder) => existsSync(`${root}${folder}`))) {
    return `There is a game "${id}" already: choose another name.`;
  }
  if (id !== EXAMPLE && usedInCode().has(id)) {
    return `"${id}" means something else in a game's code: choose another name.`;
  }
  return letterRefusal(letter);
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

function letterRefusal(letter: string): string | null {
  if (letter === '') return 'Say which letter its rulings begin with: one capital from A to Z.';
  if (!ALPHABET.includes(letter)) {
    return `"${letter}" cannot begin a ruling: write one capital letter from A to Z.`;
  }
  const owners = ownersOfLetters();
  const owner = owners.get(letter);
  if (owner === undefined) return null;
  const free = ALPHABET.filter((one) => !owners.has(one));
  return `${letter} is the letter of ${owner}: choose one of ${free.join(' ')}.`;
}

function ownersOfLetters(): Map<string, string> {
  const own = gameIds.map((id) => [games[id].letter, texts[id].en.title] as const);
  return new Map<string, string>([['C', 'all games'], ['T', 'the toy of the tests'], ...own]);
}

const EXAMPLE = 'briscola';

/** Every word that stands in the example's code for something: a game of that name would not compile. */
function usedInCode(): Set<string> {
  const files = globSync(`${root}examples/${EXAMPLE}/*/**/*.ts`);
  const code = files.map((file) =>
    readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*|'[^'\n]*'|`[^`]*`/g, ' '),
  );
  return new Set(code.join(' ').match(/\w+/g));
}

/** The text of a file under the new name. In Italian, `briscola` is also the word for a trump. */
export function renamed(text: string, file: string, { id, letter }: NewGame): string {
  const name = /(^|\/)(RULES\.it\.md|it\.ts)$/.test(file)
    ? /(?<=[/'])briscola(?=[/'])/g
    : /\bbriscola(?=\b|[A-Z])/g;
  return text
    .replaceAll(name, id)
    .replaceAll(/\bBriscola(?=\b|[A-Z])/g, titleOf(id))
    .replaceAll(/\bB-(?=\d)/g, `${letter}-`)
    .replaceAll("letter: 'B'", `letter: '${letter}'`);
}
