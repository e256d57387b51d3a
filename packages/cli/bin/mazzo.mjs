#!/usr/bin/env node
// Plain JavaScript that Node 18 understands: whatever Node a machine has gets this far, finds the
// pinned one in node_modules, and goes on under it. Everything else is in src/.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST = 24;
const here = fileURLToPath(import.meta.url);

if (Number.parseInt(process.versions.node, 10) >= OLDEST) {
  // The stripped and compiled sources are kept: without them a start takes four times as long.
  const { enableCompileCache } = await import('node:module');
  enableCompileCache();
  hushExperiments();
  const { main } = await import('../src/main.ts');
  process.exitCode = await main(process.argv.slice(2));
} else {
  // One that was started from here and is still too old would start itself for ever.
  const node = process.env.MAZZO_PINNED === undefined ? pinnedNode() : undefined;
  if (node === undefined) giveUp();
  else await runUnder(node);
}

/** The first 24s announce on stderr that types are stripped; nobody who plays cards needs to know. */
function hushExperiments() {
  const { emitWarning } = process;
  process.emitWarning = (warning, ...rest) => {
    if (rest[0] !== 'ExperimentalWarning') emitWarning.call(process, warning, ...rest);
  };
}

/** The Node that was installed with this package, or undefined. */
function pinnedNode() {
  const { platform, arch } = process;
  const system = platform === 'win32' ? 'win' : platform;
  const file = platform === 'win32' ? 'node.exe' : 'node';
  const places = [
    [`node-${system}-${arch}`, 'bin', file],
    [`node-bin-${system}-${arch}`, 'bin', file],
    ['.bin', file],
  ];
  for (let folder = dirname(here); ; folder = dirname(folder)) {
    for (const place of places) {
      const node = join(folder, 'node_modules', ...place);
      if (existsSync(node)) return node;
    }
    if (folder === dirname(folder)) return undefined;
  }
}

async function runUnder(node) {
  const { spawn } = await import('node:child_process');
  const child = spawn(node, [here, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, MAZZO_PINNED: '1' },
  });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.on('error', giveUp);
  child.on('exit', (code, signal) => {
    for (const passed of signals) process.removeAllListeners(passed);
    if (signal === null) process.exitCode = code;
    else process.kill(process.pid, signal);
  });
}

// These words cannot come from the text files, which this Node cannot read.
function giveUp() {
  const italian = /^it/i.test(
    process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '',
  );
  console.error(
    italian
      ? `Mazzo ha bisogno di Node ${OLDEST} o più recente (questo è ${process.version}): esegui npm install, che lo installa.`
      : `Mazzo needs Node ${OLDEST} or newer (this is ${process.version}): run npm install, which brings it along.`,
  );
  process.exitCode = 2;
}
