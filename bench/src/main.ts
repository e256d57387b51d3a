/** `npm run bench -- <suite> [--json]`: figures beside peers, or beside limits: beyond one, it fails. */
import { parseArgs } from 'node:util';
import { botsSuite } from './bots/bots.ts';
import { engineSuite } from './engine/engine.ts';
import { judgeSuite } from './judge/judge.ts';
import { besideSuite } from './page/beside.ts';
import { invitedSuite } from './page/invited.ts';
import { pageSuite } from './page/page.ts';
import type { Report } from './report.ts';
import { restartSuite } from './server/restart.ts';
import { serverSuite } from './server/server.ts';
import { soloSuite } from './solo.ts';
import { solverSuite } from './solver.ts';

type Suite = (progress: (line: string) => void) => Report | Promise<Report>;

const suites: Readonly<Record<string, Suite>> = {
  beside: besideSuite,
  bots: botsSuite,
  engine: engineSuite,
  invited: invitedSuite,
  judge: judgeSuite,
  page: pageSuite,
  restart: restartSuite,
  server: serverSuite,
  solo: soloSuite,
  solver: solverSuite,
};

const { values, positionals } = readArguments();
const suite = suites[positionals[0] ?? ''];
if (suite === undefined || positionals.length > 1) {
  refuse(
    `Name one suite: ${Object.keys(suites).join(', ')}. Example: npm run bench -- engine --json`,
  );
}
const report = await suite((line) => process.stderr.write(`${line}\n`));
console.log(values.json ? JSON.stringify(report.figures, null, 2) : report.lines.join('\n'));
if (report.missed === true) process.exitCode = 1;

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
