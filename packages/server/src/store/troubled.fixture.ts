/**
 * A writer whose disk is full, or fails, as long as a file of that name lies beside its own: the
 * database may not grow then, or a commit ends as it does when the disk cannot be written to.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { serveWriter } from './writer-port.ts';
import { Writer } from './writer.ts';

const file = String(workerData);
const has = (trouble: 'full' | 'failing'): boolean => existsSync(join(dirname(file), trouble));
const PLENTY = 1_000_000;

serveWriter(
  parentPort!,
  new Writer(file, {
    begin(db) {
      // No smaller than it is: so it is full from here on.
      db.exec(`PRAGMA max_page_count = ${has('full') ? 1 : PLENTY}`);
      db.exec('BEGIN IMMEDIATE');
    },
    commit(db) {
      if (has('failing')) throw new Error('disk I/O error');
      db.exec('COMMIT');
    },
  }),
);
