/** Logs that somebody has written anew, chain and all. */
import { globSync, readFileSync } from 'node:fs';
import type { GameId } from '@mazzo/games';
import { chain } from '@mazzo/kernel';
import type { Entry } from '@mazzo/kernel';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Path = readonly (string | number)[];

/** An honest log of this game, as a file holds it. */
export function goldenLog(id: GameId, name = 'standard'): Json[] {
  const [file] = globSync(`packages/games/src/${id}/golden/${name}.rules-*.jsonl`).toSorted();
  return readFileSync(file!, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Json);
}

/** The entries with their hashes as an honest writer would have made them, where the first few are so already. */
export function rechained(entries: readonly Json[], from = 0): Json[] {
  const log = entries.slice(0, from) as unknown as Entry[];
  for (const raw of entries.slice(from)) {
    const { hash: _hash, ...body } = raw as unknown as Entry;
    log.push(chain(log.at(-1), body));
  }
  return log as unknown as Json[];
}

/** The same with another value at this path, chained again; `undefined` takes it away. */
export function forged(log: readonly Json[], path: Path, value: Json | undefined): Json[] {
  const seq = Number(path[0]);
  const copy = log.with(seq, structuredClone(log[seq]!));
  const key = path.at(-1)!;
  const parent = at(copy, path.slice(0, -1)) as Record<string | number, Json>;
  if (value !== undefined) parent[key] = value;
  else if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
  return rechained(copy, seq);
}

export function at(log: readonly Json[], path: Path): Json {
  return path.reduce<Json>(
    (value, key) => (value as Record<string | number, Json>)[key]!,
    log as Json[],
  );
}

/** The paths of all values, those that hold others included. */
export function pathsIn(value: Json, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [path];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  const below = keys.flatMap((key) =>
    pathsIn((value as Record<string | number, Json>)[key]!, [...path, key]),
  );
  return [path, ...below];
}

/** The path of the first event of this type. */
export function eventOf(log: readonly Json[], type: string): Path {
  for (const [seq, entry] of log.entries()) {
    const { events = [] } = entry as { events?: { type: string }[] };
    const n = events.findIndex((event) => event.type === type);
    if (n >= 0) return [seq, 'events', n];
  }
  throw new Error(`there is no ${type}`);
}
