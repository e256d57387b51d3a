/** Rulings without a test, and tests that cite a ruling which does not exist. */
import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

export function rulingsIn(pattern: string): Set<string> {
  return idsIn(pattern, /^## ([A-Z]-\d+) · /gm);
}

function idsIn(pattern: string, regex: RegExp): Set<string> {
  const texts = globSync(pattern).map((file) => readFileSync(file, 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(regex)].map(([, id]) => id!)));
}

/** One line for everything that does not fit together. */
export function complaints(): string[] {
  const rulings = rulingsIn('packages/**/RULES.md');
  const italian = rulingsIn('packages/**/RULES.it.md');
  // In a title, `[F-9]`, or in a row of a table of cases, 'F-9'.
  const cited = idsIn('packages/**/*.test.ts', /(?:\[|')([A-Z]-\d+)(?:\]|')/g);
  const found: string[] = [];
  for (const id of rulings) {
    if (!cited.has(id)) found.push(`${id} has no test`);
    if (!id.startsWith('T-') && !italian.has(id)) found.push(`${id} is missing in Italian`);
  }
  for (const id of italian) if (!rulings.has(id)) found.push(`${id} is only in Italian`);
  for (const id of cited)
    if (!rulings.has(id)) found.push(`a test cites ${id}, which does not exist`);
  return found.toSorted();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = complaints();
  const count = rulingsIn('packages/**/RULES.md').size;
  for (const complaint of found) console.error(complaint);
  if (found.length > 0) process.exitCode = 1;
  else console.log(`${count} rulings, each cited by a test.`);
}
