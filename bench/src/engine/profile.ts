/** What an expert's search spends its time on, sampled by V8's own profiler; and its calls, counted exactly. */
import { Session } from 'node:inspector';
import type { Profiler, Runtime } from 'node:inspector';
import type { GameId } from '@mazzo/games';
import { beginnings, noCounts, placeOf } from './search-parts.ts';
import type { Part, PartCounts } from './search-parts.ts';

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.setSamplingInterval', { interval: 1000 });

/** Adds samples by part, each to the innermost one that it is in. V8 tells inlined functions apart. */
export function sample(id: GameId, work: () => void, samples: PartCounts): void {
  session.post('Profiler.start');
  work();
  session.post('Profiler.stop', (error, { profile }) => {
    if (error !== null) throw error;
    addSamples(profile, beginnings(id), samples);
  });
}

function addSamples(
  profile: Profiler.Profile,
  begins: ReadonlyMap<string, Part>,
  samples: PartCounts,
): void {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const add = ({ callFrame, hitCount, children }: Profiler.ProfileNode, caller: Part): void => {
    const part =
      begins.get(placeOf(callFrame.functionName, callFrame.url)) ?? within(callFrame, caller);
    samples[part] += hitCount ?? 0;
    for (const child of children ?? []) add(nodes.get(child)!, part);
  };
  add(profile.nodes[0]!, 'rest');
}

/** A function that begins no part of its own is in its caller's. */
function within({ functionName, url }: Runtime.CallFrame, caller: Part): Part {
  if (functionName === '(garbage collector)') return 'garbage';
  const outside = caller === 'search' || caller === 'playout' || caller === 'rest';
  return outside && url.includes('/games/src/') ? 'knowledge' : caller;
}

/** Calls of the functions that begin a part. V8 optimises less meanwhile: not to be timed. */
export function countCalls(id: GameId, work: () => void): PartCounts {
  const begins = beginnings(id);
  const calls = noCounts();
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  work();
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error !== null) throw error;
    for (const { url, functions } of result) {
      for (const { functionName, ranges } of functions) {
        const part = begins.get(placeOf(functionName, url));
        if (part !== undefined) calls[part] += ranges[0]!.count;
      }
    }
  });
  session.post('Profiler.stopPreciseCoverage');
  return calls;
}
