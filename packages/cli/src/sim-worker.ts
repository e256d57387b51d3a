/** One thread of a simulation: it is handed a share and reports part by part. */
import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Share } from './share.ts';

enableCompileCache();
const { playParts } = await import('./share.ts');
for (const counts of playParts(workerData as Share)) parentPort?.postMessage(counts);
