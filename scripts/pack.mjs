/**
 * `node ../../scripts/pack.mjs make|restore`, by `npm pack` itself, in the folder of a package. Here its
 * exports name sources, which Node runs as they are; outside they must name what is built from them.
 * Before packing it is built, its package.json says so, and the licence lies beside it; afterwards all
 * is as it was.
 */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';

const KEPT = 'package.json.kept';

/** @param {string} target `./src/*.ts` */
function built(target) {
  const path = target.replace('./src/', './dist/').replace(/\.ts$/, '');
  return { types: `${path}.d.ts`, default: `${path}.js` };
}

/** @param {string} target */
function isBuilt(target) {
  return globSync(built(target).default.replaceAll('*', '**')).length > 0;
}

/**
 * What is only there for our own tests is not built, and not exported.
 * @param {Record<string, string>} exports
 */
function builtExports(exports) {
  const kept = Object.entries(exports).filter(([, target]) => isBuilt(target));
  return Object.fromEntries(kept.map(([name, target]) => [name, built(target)]));
}

/** @param {Record<string, Record<string, string>>} imports */
function builtImports(imports) {
  const conditions = (/** @type {Record<string, string>} */ one) =>
    Object.fromEntries(Object.entries(one).map(([on, target]) => [on, built(target).default]));
  return Object.fromEntries(Object.entries(imports).map(([name, one]) => [name, conditions(one)]));
}

function make() {
  restore();
  rmSync('dist', { recursive: true, force: true });
  const options = [
    '--composite',
    'false',
    '--incremental',
    'false',
    '--emitDeclarationOnly',
    'false',
  ];
  const emitted = ['--declaration', '--rewriteRelativeImportExtensions', '--outDir', 'dist'];
  // What `npm pack --json` prints is its own.
  const run = { stdio: ['ignore', 2, 2], shell: process.platform === 'win32' };
  execFileSync('tsc', ['-b', '.'], run);
  execFileSync('tsc', ['-p', '.', ...options, ...emitted], run);
  copyFileSync('../../LICENSE', 'LICENSE');
  const {
    scripts: _,
    private: _unpublished,
    exports,
    imports,
    ...about
  } = JSON.parse(readFileSync('package.json', 'utf8'));
  const outside = {
    ...about,
    exports: builtExports(exports),
    ...(imports === undefined ? {} : { imports: builtImports(imports) }),
  };
  renameSync('package.json', KEPT);
  writeFileSync('package.json', `${JSON.stringify(outside, null, 2)}\n`);
}

function restore() {
  if (existsSync(KEPT)) renameSync(KEPT, 'package.json');
  rmSync('LICENSE', { force: true });
}

if (process.argv[2] === 'make') make();
else restore();
