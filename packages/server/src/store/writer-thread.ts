/** The writer's thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { serveWriter } from './writer-port.ts';
import { Writer } from './writer.ts';

serveWriter(parentPort!, new Writer(String(workerData)));
