/**
 * Puts the drawings of src/cards into index.html, for the page to use by name: `<use href="#icon-back" />`.
 * So they are there before any script, and none has to carry them.
 */
import { readdir, readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const folder = new URL('../src/cards/', import.meta.url);

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

/** All of them, as their authors wrote them. */
export async function drawn(): Promise<string> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.svg')).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')));
  return texts.join('');
}

/** Without what only their authors read. */
function packed(svg: string): string {
  return svg
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(<|\/?>) ?/g, '$1');
}
