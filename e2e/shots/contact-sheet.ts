/** All pictures on one page, a row a screen, to be looked over. */
import { readdir, writeFile } from 'node:fs/promises';
import { lookName, looks, sizes } from './looks.ts';

/** Returns where it is. */
export async function writeContactSheet(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.png'));
  const names = [...new Set(files.map((file) => file.split('.')[0]!))].toSorted();
  const rows = names.map((name) => row(name, new Set(files)));
  const path = `${folder}/index.html`;
  await writeFile(path, page(rows));
  return path;
}

function row(name: string, files: ReadonlySet<string>): string {
  const pictures = looks.flatMap((look) => {
    const file = `${name}.${lookName(look)}.png`;
    const width = sizes[look.size].width / 4;
    return files.has(file)
      ? `<a href="${file}"><img loading="lazy" src="${file}" alt="${lookName(look)}" title="${lookName(look)}" width="${width}"></a>`
      : [];
  });
  return `<h2 id="${name}">${name}</h2>\n<p>${pictures.join('\n')}</p>`;
}

function page(rows: readonly string[]): string {
  return `<!doctype html>
<meta charset="utf-8">
<title>Mazzo: all screens</title>
<style>
  body { background: #777; color: #fff; font: 14px system-ui; margin: 16px; }
  h2 { font-size: 14px; margin: 16px 0 4px; }
  p { display: flex; flex-wrap: wrap; gap: 6px; margin: 0; align-items: start; }
  img { display: block; height: auto; }
</style>
${rows.join('\n')}
`;
}
