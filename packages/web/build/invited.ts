/**
 * Lists for a server what whoever is invited to a table needs until their first move there, by game and
 * language: it names those files with the page, so that none is found out about by reading another.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@mazzo/kernel';
import type { Language } from '@mazzo/kernel';
import { INVITED } from '@mazzo/server/page';
import type { FilesOfTable, InvitedFiles } from '@mazzo/server/page';
import type { Plugin, Rolldown } from 'vite';
import { gameIds } from '../src/games/ids.ts';
import type { GameId } from '../src/games/ids.ts';

export function invited(): Plugin {
  return {
    name: 'mazzo-invited',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      await writeFile(join(dir, INVITED), JSON.stringify(invitedFiles(chunks)));
    },
  };
}

type Chunk = Pick<Rolldown.OutputChunk, 'facadeModuleId' | 'fileName' | 'imports'> & {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};

export function invitedFiles(chunks: readonly Chunk[]): InvitedFiles {
  const byLanguage = (game: GameId) =>
    languages.map((language) => [language, filesFor(chunks, game, language)] as const);
  return Object.fromEntries(gameIds.map((game) => [game, Object.fromEntries(byLanguage(game))]));
}

const invitation = ['web/src/main.tsx', 'web/src/friends/friends-screen.tsx'];

/** Those that a game has; a match with friends is played with the whole game. */
const roomOf = (game: GameId, language: Language): readonly string[] => [
  'web/src/friends/table-room.tsx',
  `web/src/play/text/${language}.ts`,
  `web/src/games/${game}/index.ts`,
  `web/src/games/${game}/rest.ts`,
  `games/src/${game}/choosing.ts`,
  `games/src/${game}/beyond.ts`,
  `games/src/${game}/laying.ts`,
  'web/src/table/layout/risen-tray.ts',
  `web/src/games/${game}/text/${language}.ts`,
];

/** Of those parts and of all that they import: scripts and styles. */
function filesFor(chunks: readonly Chunk[], game: GameId, language: Language): FilesOfTable {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  // Two may import each other.
  const begun = new Set<string>();
  const add = (file: string): void => {
    const { imports = [], viteMetadata } = byName.get(file) ?? {};
    if (begun.has(file)) return;
    begun.add(file);
    for (const one of imports) add(one);
    for (const style of viteMetadata?.importedCss ?? []) found.add(style);
    found.add(file);
  };
  const addAll = (parts: readonly string[]): void => {
    for (const part of parts) {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${part}`));
      if (chunk !== undefined) add(chunk.fileName);
    }
  };
  addAll(invitation);
  const first = [...found];
  addAll(roomOf(game, language));
  return { invitation: first, room: [...found].slice(first.length) };
}
