/** Where a server's time goes, by whose code it is: from the profiles that Node has written. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Frame {
  readonly functionName: string;
  readonly url: string;
}

interface Profile {
  /** In microseconds, as `process.hrtime` counts them. */
  readonly startTime: number;
  readonly nodes: readonly { readonly id: number; readonly callFrame: Frame }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

type Shares = Record<string, number>;

export interface Stages {
  /** Shares of the time in which the main thread was not idle. */
  readonly main: Shares;
  /** The same of the writer's thread, by function; waiting for the disk counts. */
  readonly writer: Shares;
}

/** By file; what is native has none, and is told by its name. */
const places: readonly (readonly [name: string, RegExp])[] = [
  ['schemas', /node_modules\/valibot\//],
  ['frames (ws)', /node_modules\/ws\//],
  ['figures and others', /node_modules\//],
  ['rules (kernel, games)', /packages\/(kernel|games)\//],
  ['table', /packages\/table\//],
  ['server', /packages\/server\//],
  ['to the writer and back', /^node:internal\/(worker|per_context)/],
  ['network', /^node:(net|internal\/(stream|buffer))/],
  ['Node', /^node:/],
];
const natives: readonly (readonly [name: string, RegExp])[] = [
  ['garbage', /^\(garbage collector\)$/],
  ['network', /^(writev|write\w*String|writeBuffer|shutdown|close)$/],
  ['to the writer and back', /^postMessage$/],
];
/** Node names them by process, thread and number. */
const MAIN = /\.0\.\d+\.cpuprofile$/;
const WRITER = /\.1\.\d+\.cpuprofile$/;

/** In microseconds, as `process.hrtime` counts them. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export function stagesIn(folder: string, span: Span): Stages {
  const files = readdirSync(folder);
  const shares = (thread: RegExp, stageOf: (frame: Frame) => string): Shares => {
    const file = files.find((name) => thread.test(name));
    if (file === undefined) throw new Error('Node has written no profile');
    const profile = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Profile;
    return sharesIn(profile, span, stageOf);
  };
  return { main: shares(MAIN, stage), writer: shares(WRITER, ({ functionName }) => functionName) };
}

function sharesIn(profile: Profile, { from, to }: Span, stageOf: (frame: Frame) => string): Shares {
  const { nodes, samples, timeDeltas, startTime } = profile;
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame, stageOf)]));
  const shares: Shares = {};
  let [all, time] = [0, startTime];
  for (const [n, id] of samples.entries()) {
    const name = names.get(id) ?? null;
    time += timeDeltas[n]!;
    if (name === null || time < from || time > to) continue;
    shares[name] = (shares[name] ?? 0) + timeDeltas[n]!;
    all += timeDeltas[n]!;
  }
  for (const name of Object.keys(shares)) shares[name]! /= all;
  return shares;
}

function nameOf(frame: Frame, stageOf: (frame: Frame) => string): string | null {
  return ['(idle)', '(root)'].includes(frame.functionName) ? null : stageOf(frame);
}

function stage({ functionName, url }: Frame): string {
  const [list, text] = url === '' ? [natives, functionName] : [places, url];
  return list.find(([, place]) => place.test(text))?.[0] ?? 'other native code';
}
