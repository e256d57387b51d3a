/**
 * Everything that must hold before a change lands, cheapest first; stops at the first that does not.
 * At the end it says how long it all took, and which tests took longest: what people wait for. A browser
 * that is missing is installed before the clock starts.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, headlessChromium } from './chromium.mjs';

const cache = fileURLToPath(new URL('../.cache/', import.meta.url));
const timings = `${cache}timings.jsonl`;
/** One after another; what stands together is done at once, the first aloud. */
const steps = [
  [
    ['types and lint', 'oxlint', '--type-aware', '--type-check', '--deny-warnings'],
    ['format', 'oxfmt', '--check'],
    ['dead code', 'knip'],
    ['rulings', 'node', 'scripts/rules.ts'],
  ],
  // Both keep all cores busy: at once they would only take longer.
  [['tests', 'vitest', 'run']],
  [['browser', 'vitest', 'run', '--config', 'e2e/vitest.config.ts']],
];

/** @param {number} milliseconds */
function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function slowestTen() {
  const told = readFileSync(timings, 'utf8').trim().split('\n');
  const tests = told.map(
    (line) => /** @type {{ took: number, test: string }} */ (JSON.parse(line)),
  );
  return tests.toSorted((a, b) => b.took - a.took).slice(0, 10);
}

/**
 * @param {string[]} step
 * @param {number} place
 */
async function run([name, command, ...args], place) {
  const started = Date.now();
  const isAloud = place === 0;
  if (isAloud) console.log(`— ${name}`);
  const child = spawn(command, args, {
    stdio: ['inherit', isAloud ? 'inherit' : 'pipe', isAloud ? 'inherit' : 'pipe'],
    env: { ...process.env, MAZZO_TIMINGS: timings },
    shell: process.platform === 'win32',
  });
  /** @type {Buffer[]} */
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part));
  const [status] = /** @type {[number | null]} */ (await once(child, 'close'));
  const words = isAloud ? '' : `— ${name}\n${Buffer.concat(said).toString()}`;
  return { name, status, words: `${words}— ${name}: ${seconds(Date.now() - started)}\n` };
}

chromium();
headlessChromium();
mkdirSync(cache, { recursive: true });
rmSync(timings, { force: true });
const began = Date.now();
for (const together of steps) {
  const done = await Promise.all(together.map(run));
  for (const { words } of done) console.log(words);
  const failed = done.find(({ status }) => status !== 0);
  if (failed !== undefined) {
    console.error(`— ${failed.name} failed`);
    process.exit(failed.status ?? 1);
  }
}
console.log('— the slowest ten:');
for (const { took, test } of slowestTen()) console.log(`  ${seconds(took).padStart(7)}  ${test}`);
console.log(`— everything: ${seconds(Date.now() - began)}`);
