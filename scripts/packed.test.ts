/**
 * The engine as others get it. What `npm pack` makes of each package is listed; at full length it is
 * installed into an empty folder, where the examples are compiled strictly and run on Node 20 and 24.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atFullLength } from './lengths.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Those that are packed; what they need of each other is built with them. */
const packages = atFullLength ? ['kernel', 'games', 'bots', 'table'] : ['kernel'];
const folder = mkdtempSync(join(tmpdir(), 'mazzo-packed-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}
const packed = new Map<string, Packed>();

function run(cwd: string, command: string, ...args: readonly string[]): string {
  const PATH = `${root}node_modules/.bin:${process.env['PATH']}`;
  return execFileSync(command, args, { cwd, encoding: 'utf8', env: { ...process.env, PATH } });
}

/** Packing rewrites a package.json for a moment, which other tests read: so it is done in a copy. */
beforeAll(() => {
  const copied = [...packages.map((name) => `packages/${name}`), 'scripts/pack.mjs'];
  for (const path of [...copied, 'LICENSE', 'package.json', 'tsconfig.base.json']) {
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  mkdirSync(join(folder, 'node_modules/@mazzo'), { recursive: true });
  symlinkSync(join(root, 'node_modules/valibot'), join(folder, 'node_modules/valibot'));
  for (const name of packages) {
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@mazzo', name));
  }
  for (const name of packages) {
    const told = run(join(folder, 'packages', name), 'npm', 'pack', '--json', '--silent');
    packed.set(name, (JSON.parse(told) as [Packed])[0]);
  }
}, 600_000);

test.each(packages)('%s: built files with their types, licence and README; no tests', (name) => {
  const files = packed.get(name)!.files.map(({ path }) => path);
  const others = files.filter((path) => !/^dist\/.*(\.js|\.d\.ts)$/.test(path));
  expect(others.toSorted()).toEqual(['LICENSE', 'README.md', 'package.json']);
  expect(files).toContain('dist/index.js');
  expect(files).toContain('dist/index.d.ts');
  expect(files.filter((path) => /\.test\.|\.fixture\./.test(path))).toEqual([]);
});

test.each(packages)('%s: what it exports is there, and its sources are as they were', (name) => {
  const at = join(folder, 'packages', name);
  const archive = packed.get(name)!.filename;
  const about = run(at, 'tar', 'xzOf', archive, 'package/package.json');
  const { exports } = JSON.parse(about) as { exports: Record<string, Record<string, string>> };
  const files = packed.get(name)!.files.map(({ path }) => `./${path}`);
  for (const target of Object.values(exports).flatMap((one) => Object.values(one))) {
    const [before, after = ''] = target.split('*');
    const isThere = files.some((file) => file.startsWith(before!) && file.endsWith(after));
    expect(isThere, target).toBe(true);
  }
  expect(globSync('{LICENSE,package.json.kept}', { cwd: at })).toEqual([]);
  expect(run(at, 'node', '-p', 'require("./package.json").exports["."]').trim()).toBe(
    './src/index.ts',
  );
});

const strict = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    module: 'NodeNext',
    target: 'ES2022',
    lib: ['ES2023', 'DOM'],
    types: [],
    rewriteRelativeImportExtensions: true,
    outDir: 'built',
  },
  include: ['**/*.ts'],
  exclude: ['**/*.test.ts', '**/*.fixture.ts', 'node_modules'],
};

/** A game of somebody else's, under the laws that ours are under. */
const laws = `import { allLaws, runLaws } from '@mazzo/kernel/testing';
import { subject } from './briscola/subject.ts';

const rulings = new Set(Array.from({ length: 20 }, (_, n) => ['B-' + n, 'C-' + n]).flat());
const run = { seed: 'sfc32:outside', matches: 100, oneIn: 8, sample: true, laws: allLaws, rulings };
console.log(runLaws(subject, run).matches);
`;

/** Nothing of ours but the packages, and of others what they depend on. */
function emptyFolder(): string {
  const at = join(folder, 'outside');
  mkdirSync(at);
  writeFileSync(join(at, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  writeFileSync(join(at, 'tsconfig.json'), JSON.stringify(strict));
  const archives = packages.map((name) => {
    return join(folder, 'packages', name, packed.get(name)!.filename);
  });
  const { platform, arch } = process;
  const node20 = `node20@npm:node-${platform === 'win32' ? 'win' : platform}-${arch}@20`;
  run(at, 'npm', 'install', '--no-audit', '--no-fund', '--silent', ...archives, node20);
  return at;
}

test.runIf(atFullLength)('outside, the examples compile strictly and run on Node 20 and 24', () => {
  const at = emptyFolder();
  const engine = globSync(join(root, 'examples/engine/*.ts'));
  for (const example of engine) cpSync(example, join(at, basename(example)));
  cpSync(join(root, 'examples/briscola/game'), join(at, 'briscola'), { recursive: true });
  writeFileSync(join(at, 'laws.ts'), laws);
  const examples = [...engine, 'laws.ts'];
  run(at, 'tsc', '-p', '.');
  for (const node of [join(at, 'node_modules/node20/bin/node'), process.execPath]) {
    const version = run(at, node, '--version');
    for (const example of examples) {
      const built = join('built', basename(example).replace('.ts', '.js'));
      expect(run(at, node, built), `${example} on ${version}`).not.toBe('');
    }
  }
  expect(examples).toHaveLength(6);
});
