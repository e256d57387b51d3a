/** One thread of the arena: it is handed its deals and reports each. */
import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Stride } from './arena-run.ts';

enableCompileCache();
const { playStride } = await import('./arena-run.ts');
for (const dealt of playStride(workerData as Stride)) parentPort?.postMessage(dealt);
