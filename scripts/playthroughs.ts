/** Golden playthroughs: `npm run playthroughs` compares them, `-- --update` writes them anew. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { goldens, readGolden } from './goldens.ts';

const update = process.argv.includes('--update');
const different = goldens().filter((golden) => readGolden(golden) !== golden.written);

for (const golden of different) {
  if (update) {
    mkdirSync(dirname(golden.path), { recursive: true });
    writeFileSync(golden.path, golden.written);
  }
  console.log(`${update ? 'written' : 'differs'}: ${golden.name}`);
}
if (different.length === 0) console.log('All playthroughs are as they were.');
else if (!update) {
  console.error(
    'Run `npm run playthroughs -- --update` if the change is meant, and read the diff.',
  );
  process.exitCode = 1;
}
