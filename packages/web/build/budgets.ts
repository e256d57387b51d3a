/** How much JavaScript may be fetched, compressed, and how much is: by what the build has put into which file. */
import { gzipSync } from 'node:zlib';
import type { Language } from '@mazzo/kernel';
import type { Rolldown } from 'vite';
import type { GameId } from '../src/games/ids.ts';

const KB = 1000;
const FIRST_MOVE = 75;

/** In kB. Pinnacola has more to judge before a card is drawn; what is asked of who lays comes after that. */
export const budgets = {
  home: 25,
  firstMove: (game: GameId): number => (game === 'pinnacola' ? 90 : FIRST_MOVE),
};

type Chunk = Pick<
  Rolldown.OutputChunk,
  'facadeModuleId' | 'moduleIds' | 'fileName' | 'imports' | 'code'
>;

/** Everything that home needs. */
export const homeParts: readonly string[] = ['web/src/main.tsx'];

/** Games whose opening has words of its own: the others come with the first move. */
const withOpening: ReadonlySet<GameId> = new Set(['sapone', 'vinto']);

/** Everything that is needed until a player who opens a match has made the first move of it. */
export function firstMoveParts(game: GameId, language: Language): string[] {
  return [
    ...homeParts,
    'web/src/play/entrance.ts',
    `web/src/play/text/${language}.ts`,
    `web/src/games/${game}/index.ts`,
    `web/src/games/${game}/text/${language}${withOpening.has(game) ? '/opening' : ''}.ts`,
    'web/src/worker/worker.ts',
    `web/src/games/${game}/rules.ts`,
  ];
}

/** In kB, of the files of these parts and of all that they import. */
export function weightOf(chunks: readonly Chunk[], parts: readonly string[]): number {
  const files = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const fetched = new Set(parts.map((part) => fileOf(chunks, part)));
  // What is added on the way is gone over too.
  for (const file of fetched) for (const one of files.get(file)!.imports) fetched.add(one);
  const sizes = [...fetched].map((file) => gzipSync(files.get(file)!.code, { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0) / KB;
}

/** The file that stands for a part, or the one that it lies in with others. */
function fileOf(chunks: readonly Chunk[], part: string): string {
  const isIt = (id: string | null) => id?.endsWith(`/${part}`) === true;
  const found =
    chunks.find(({ facadeModuleId }) => isIt(facadeModuleId)) ??
    chunks.find(({ moduleIds }) => moduleIds.some(isIt));
  if (found === undefined) throw new Error(`no file has ${part}`);
  return found.fileName;
}
