/** A planted fault: a writer that does not wait for the disk. */
import { parentPort, workerData } from 'node:worker_threads';
import { openForWriting } from './database.ts';
import { serveWriter } from './writer-port.ts';
import { Writer } from './writer.ts';

serveWriter(
  parentPort!,
  new Writer(String(workerData), {
    open(file) {
      const db = openForWriting(file);
      db.exec('PRAGMA synchronous = OFF');
      return db;
    },
  }),
);
