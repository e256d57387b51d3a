/**
 * What one message costs a lobby: with as many guests as there may be, each of them there and none of
 * them wanting to hear the others, and with whatever strangers may send.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chanceFrom } from '@mazzo/kernel';
import type { Chance } from '@mazzo/kernel';
import { MOST_BYTES, SOCKET_VERSION } from '@mazzo/server/protocol';
import type { Terms } from '@mazzo/server/protocol';
import { crowdAt } from '@mazzo/server/testing';
import type { Crowd } from '@mazzo/server/testing';
import { timeOf } from './time.ts';

const MESSAGES = 5000;
/** Not counted, until the code is warm. */
const WARM_UP = 500;
/** One slow time may be the collector's: the worst are asked again, and the middle one counts. */
const AGAIN = 5;
const SLOWEST = 10;
const SEATS = 8;

const terms: Terms = {
  game: 'flip7',
  options: {},
  seats: SEATS,
  clocks: 'none',
  open: true,
  freeText: true,
};

export interface LobbyCosts {
  readonly messages: number;
  /** Milliseconds of CPU. */
  readonly median: number;
  readonly p999: number;
  readonly worst: number;
  readonly atFirst: number;
  readonly what: string;
}

export async function lobbyCosts(): Promise<LobbyCosts> {
  const folder = mkdtempSync(join(tmpdir(), 'mazzo-judge-'));
  const crowd = await crowdAt(folder, terms);
  try {
    await muteEachOther(crowd);
    return await measure(crowd);
  } finally {
    await crowd.close();
    rmSync(folder, { recursive: true });
  }
}

async function muteEachOther({ people, send }: Crowd): Promise<void> {
  for (const by of people.keys()) {
    for (const person of people) {
      await send(by, JSON.stringify({ type: 'mute', id: '1', person, muted: true }));
    }
  }
}

async function measure(crowd: Crowd): Promise<LobbyCosts> {
  const chance = chanceFrom('sfc32:lobby');
  const seen: { took: number; by: number; text: string }[] = [];
  for (let n = -WARM_UP; n < MESSAGES; n++) {
    const by = chance.below(3) === 0 ? 0 : chance.below(crowd.people.length);
    const text = anyRequest(crowd.people, chance);
    const took = await timeOf(() => crowd.send(by, text));
    if (n >= 0) seen.push({ took, by, text });
  }
  const sorted = seen.toSorted((a, b) => a.took - b.took);
  const slowest = sorted.slice(-SLOWEST);
  let [worst, what] = [slowest[0]!.took, 'the rest'];
  for (const { by, text } of slowest) {
    const times: number[] = [];
    for (let n = 0; n < AGAIN; n++) times.push(await timeOf(() => crowd.send(by, text)));
    const again = times.toSorted((a, b) => a - b)[Math.floor(AGAIN / 2)]!;
    if (again > worst) [worst, what] = [again, text.slice(0, 100)];
  }
  const share = (part: number): number => sorted[Math.floor(sorted.length * part)]!.took;
  const atFirst = sorted.at(-1)!.took;
  return { messages: MESSAGES, median: share(0.5), p999: share(0.999), worst, atFirst, what };
}

/** All but those that end the table or somebody's being there. */
function anyRequest(people: readonly string[], chance: Chance): string {
  const id = 'x'.repeat(64);
  const person = people[chance.below(people.length)]!;
  const seat = chance.below(SEATS);
  const every: (() => unknown)[] = [
    () => ({ type: 'enter', version: SOCKET_VERSION, code: 'BCDFGH', name: null }),
    () => ({ type: 'sit', id, seat }),
    () => ({ type: 'stand', id }),
    () => ({ type: 'setBot', id, seat, level: 'expert' }),
    () => ({ type: 'setTerms', id, terms: { ...terms, seats: 2 + chance.below(SEATS - 1) } }),
    () => ({ type: 'rename', id, name: `A name ${chance.below(1000)}` }),
    () => ({ type: 'say', id, said: { kind: 'text', text: 'w'.repeat(200) } }),
    () => ({ type: 'mute', id, person, muted: chance.below(2) === 0 }),
    () => ({ type: 'report', id, person, reason: 'talk' }),
    () => ({ type: 'rename', id, name: '\u0301'.repeat(MOST_BYTES / 2 - 100) }),
    () => ({ type: 'sit', id: 'x'.repeat(MOST_BYTES - 100), seat }),
    () => ({ type: 'table', message: null, ...Object.fromEntries(manyKeys) }),
    () => '['.repeat(MOST_BYTES),
  ];
  const made = every[chance.below(every.length)]!();
  return typeof made === 'string' ? made : JSON.stringify(made);
}

const manyKeys = Array.from({ length: 700 }, (_, n) => [`key${n}`, n] as const);
