/** One thread of a simulation: it is handed a share and reports part by part. */
import { parentPort, workerData } from 'node:worker_threads';
import { playParts } from './share.ts';
import type { Share } from './share.ts';

for (const counts of playParts(workerData as Share)) parentPort?.postMessage(counts);
