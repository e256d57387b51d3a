/** One thread of the arena: it is handed its deals and reports each. */
import { parentPort, workerData } from 'node:worker_threads';
import { playStride } from './arena-run.ts';
import type { Stride } from './arena-run.ts';

for (const dealt of playStride(workerData as Stride)) parentPort?.postMessage(dealt);
