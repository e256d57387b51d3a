/** A writer's thread that a certain match is the death of. */
import { parentPort, workerData } from 'node:worker_threads';
import { serveWriter } from './writer-port.ts';
import { Writer } from './writer.ts';

class Dying extends Writer {
  override write(asks: Parameters<Writer['write']>[0]): ReturnType<Writer['write']> {
    if (JSON.stringify(asks).includes('"dies"')) throw new Error('a mistake of ours');
    return super.write(asks);
  }
}

serveWriter(parentPort!, new Dying(String(workerData)));
