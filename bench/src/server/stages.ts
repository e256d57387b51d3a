/** Where a server's time goes, by whose code it is: from a profile that Node has written. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string };
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

const stages: readonly (readonly [name: string, RegExp])[] = [
  ['rules (kernel, games)', /packages\/(kernel|games)\//],
  ['table', /packages\/table\//],
  ['server', /packages\/server\//],
  ['schemas', /node_modules\/valibot\//],
  ['ws', /node_modules\/ws\//],
  ['SQLite', /node:sqlite|DatabaseSync|StatementSync/],
  ['Node and the network', /^node:|^$/],
];

/** Shares of the time that was not idle, of all threads. */
export function stagesIn(folder: string): Record<string, number> {
  const time: Record<string, number> = {};
  let all = 0;
  for (const file of readdirSync(folder)) {
    if (!file.endsWith('.cpuprofile')) continue;
    const profile = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Profile;
    const stageOf = new Map(profile.nodes.map(({ id, callFrame }) => [id, stage(callFrame)]));
    for (const [n, id] of profile.samples.entries()) {
      const name = stageOf.get(id);
      if (name === undefined || name === null) continue;
      time[name] = (time[name] ?? 0) + profile.timeDeltas[n]!;
      all += profile.timeDeltas[n]!;
    }
  }
  return Object.fromEntries(Object.entries(time).map(([name, one]) => [name, one / all]));
}

function stage({ functionName, url }: Profile['nodes'][number]['callFrame']): string | null {
  if (functionName === '(idle)' || functionName === '(root)') return null;
  if (functionName === '(garbage collector)') return 'garbage';
  if (functionName === '(program)') return 'native code';
  return stages.find(([, place]) => place.test(url))?.[0] ?? 'other';
}
