/**
 * `npm run fonts`: cuts the page's faces down to the letters it writes with, from the packages that
 * publish them, and lays their licences beside them. What it writes is kept with the source.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';
import { LETTERS, MORE_LETTERS } from './letters.ts';

const faces = [
  {
    name: 'sansita-800',
    from: import.meta.resolve('@fontsource/sansita/files/sansita-latin-800-normal.woff2'),
    letters: LETTERS,
  },
  {
    name: 'asap-500',
    from: import.meta.resolve('@fontsource/asap/files/asap-latin-500-normal.woff2'),
    letters: MORE_LETTERS,
  },
  {
    name: 'asap-700',
    from: import.meta.resolve('@fontsource/asap/files/asap-latin-700-normal.woff2'),
    letters: MORE_LETTERS,
  },
];
const licences = {
  sansita: import.meta.resolve('@fontsource/sansita/LICENSE'),
  asap: import.meta.resolve('@fontsource/asap/LICENSE'),
};

const folder = new URL('../packages/web/src/style/fonts/', import.meta.url);

for (const { name, from, letters } of faces) {
  const whole = await readFile(fileURLToPath(from));
  const cut = await subset(whole, letters, { targetFormat: 'woff2' });
  await writeFile(new URL(`${name}.woff2`, folder), cut);
  console.log(`${name}: ${whole.length} bytes cut to ${cut.length}`);
}
for (const [family, from] of Object.entries(licences)) {
  await writeFile(new URL(`${family}-OFL.txt`, folder), await readFile(fileURLToPath(from)));
}
