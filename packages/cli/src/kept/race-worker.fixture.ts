/** A process of its own, as far as files are concerned: writes so many lines, reloading when it loses. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Written } from '@mazzo/table';
import { fileStore } from './file-store.ts';

const { folder, name, lines } = workerData as { folder: string; name: string; lines: number };
const { store } = fileStore(folder);
const won: number[] = [];
let lost = 0;
while (won.length < lines) {
  const position = (await store.load('a', 0)).length;
  const written: Written = {
    kind: 'noted',
    note: { type: 'removed', seat: 0, person: name },
    position,
    time: 0,
    command: null,
  };
  if ((await store.append('a', written, null)) === 'appended') won.push(position);
  else lost++;
}
parentPort!.postMessage({ won, lost });
