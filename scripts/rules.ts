/** Rulings without a test, and tests that cite a ruling which does not exist. */
import { globSync, readFileSync } from 'node:fs';
import type { PathLike } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** The rulings that these rules texts hold. */
export function rulingsIn(files: readonly PathLike[]): Set<string> {
  return idsIn(files, /^## ([A-Z]-\d+) · /gm);
}

/** The product, and games outside its list: each keeps letters of its own. */
function trees(): string[] {
  return ['packages', ...globSync('examples/*/')];
}

function rulingsOf(tree: string, name = 'RULES.md'): Set<string> {
  return rulingsIn(globSync(`${tree}/**/${name}`));
}

function idsIn(files: readonly PathLike[], regex: RegExp): Set<string> {
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(regex)].map(([, id]) => id!)));
}

/** One line for everything that does not fit together. */
function complaints(tree: string): string[] {
  const rulings = rulingsOf(tree);
  const italian = rulingsOf(tree, 'RULES.it.md');
  const common = rulingsIn(['packages/kernel/RULES.md']);
  // In a title, `[F-9]`, or in a row of a table of cases, 'F-9'.
  const cited = idsIn(globSync(`${tree}/**/*.test.ts`), /(?:\[|')([A-Z]-\d+)(?:\]|')/g);
  const found: string[] = [];
  for (const id of rulings) {
    if (!cited.has(id)) found.push(`${id} has no test`);
    if (!id.startsWith('T-') && !italian.has(id)) found.push(`${id} is missing in Italian`);
  }
  for (const id of italian) if (!rulings.has(id)) found.push(`${id} is only in Italian`);
  for (const id of cited)
    if (!rulings.has(id) && !common.has(id)) found.push(`a test cites ${id}, which does not exist`);
  return found.toSorted().map((complaint) => `${tree}: ${complaint}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = trees().flatMap(complaints);
  const count = trees().reduce((sum, tree) => sum + rulingsOf(tree).size, 0);
  for (const complaint of found) console.error(complaint);
  if (found.length > 0) process.exitCode = 1;
  else console.log(`${count} rulings, each cited by a test.`);
}
