/**
 * Puts the drawings of src/cards and of the games' folders into index.html, for the page to use by name:
 * `<use href="#icon-back" />`. So they are there before any script, and none has to carry them.
 */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameIds } from '@mazzo/games/ids';
import type { Plugin } from 'vite';

const source = fileURLToPath(new URL('../src', import.meta.url));

export function drawings(): Plugin {
  return {
    name: 'mazzo-drawings',
    transformIndexHtml: async () => [
      {
        tag: 'div',
        attrs: { hidden: true },
        children: packed(await drawn()),
        injectTo: 'body-prepend',
      },
    ],
  };
}

/** All of them, as their authors wrote them; a game that nobody drew an emblem for gets the plain one. */
export async function drawn(): Promise<string> {
  const files = globSync('{cards,games/*}/*.svg', { cwd: source });
  const texts = await Promise.all(
    files.toSorted().map((file) => readFile(join(source, file), 'utf8')),
  );
  const all = texts.join('');
  return all + plainEmblems(gameIds.filter((id) => !all.includes(` id="emblem-${id}"`)));
}

function plainEmblems(ids: readonly string[]): string {
  const uses = ids.map((id) => `<use id="emblem-${id}" href="#emblem-plain"/>`);
  return uses.length === 0 ? '' : `<svg><defs>${uses.join('')}</defs></svg>`;
}

/** Without what only their authors read. */
function packed(svg: string): string {
  return svg
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(<|\/?>) ?/g, '$1');
}
