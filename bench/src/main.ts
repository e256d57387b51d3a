/** `npm run bench -- <suite> [--json]`: figures beside peers, as ratios from one interleaved run. */
import { parseArgs } from 'node:util';
import { engineSuite } from './engine/engine.ts';

const suites = { engine: engineSuite };

const { values, positionals } = readArguments();
const suite = suites[positionals[0] as keyof typeof suites];
if (suite === undefined || positionals.length > 1) {
  refuse(
    `Name one suite: ${Object.keys(suites).join(', ')}. Example: npm run bench -- engine --json`,
  );
}
const report = suite((line) => process.stderr.write(`${line}\n`));
console.log(values.json ? JSON.stringify(report.figures, null, 2) : report.lines.join('\n'));

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
