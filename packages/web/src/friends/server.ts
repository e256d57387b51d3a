/** What is asked of a server over http: who one is, which tables there are. */
import type { ServerReason, Terms } from '@mazzo/server/protocol/line';
import { signal } from '@preact/signals';
import type { GameId } from '../games/ids.ts';
import { forgetLeft, leftMatch } from './left-match.ts';
import { forgetAll } from './visited.ts';

export interface Me {
  readonly person: string;
  readonly name: string;
}

export interface ListedTable {
  readonly code: string;
  readonly game: GameId;
  readonly seats: number;
  readonly free: number;
  readonly running: boolean;
  readonly host: string;
}

/** `noServer`: whoever gave us the page has no tables. `unreached`: nobody answers just now. */
export type Refusal = ServerReason | 'noServer' | 'unreached';
export type Answered<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Refusal };

async function ask<Value>(method: string, path: string, body?: unknown): Promise<Answered<Value>> {
  const answer = await fetch(`/api${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => null);
  if (answer === null) return { ok: false, reason: 'unreached' };
  try {
    const value = (await answer.json()) as Value & { readonly reason?: ServerReason };
    return answer.ok ? { ok: true, value } : { ok: false, reason: value.reason ?? 'noServer' };
  } catch {
    return { ok: false, reason: 'noServer' };
  }
}

const KEY = 'mazzo.me';

/** As the server knows this device; null before it does. The secret itself is in a cookie no script can read. */
export const me = signal<Me | null>(readMe());

function readMe(): Me | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Me | null;
  } catch {
    return null;
  }
}

export function know(known: Me | null): void {
  me.value = known;
  try {
    if (known === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // What cannot be kept is asked again.
  }
}

async function knowing(answered: Promise<Answered<Me>>): Promise<Answered<Me>> {
  const answer = await answered;
  if (answer.ok) know({ person: answer.value.person, name: answer.value.name });
  return answer;
}

/** One is somebody from here on; without a name, by the one there is. */
export function introduce(name: string | null): Promise<Answered<Me>> {
  return knowing(ask('POST', '/me', name === null ? {} : { name }));
}

/** A screen in a room is somebody too, but is remembered as nobody: whoever plays from it later is asked for a name. */
export async function introduceScreen(): Promise<Answered<Me>> {
  const answer = await ask<Me>('POST', '/me', {});
  if (answer.ok) me.value = answer.value;
  return answer;
}

export const openTables = () => ask<readonly ListedTable[]>('GET', '/tables');
export const tableOf = (code: string) =>
  ask<ListedTable>('GET', `/tables/${encodeURIComponent(code)}`);
export const createTable = (terms: Terms) =>
  ask<{ readonly code: string }>('POST', '/tables', terms);

export interface PlayedMatch {
  readonly match: string;
  readonly code: string;
  readonly game: GameId;
  readonly time: number;
  readonly over: boolean;
  /** It is not over, and nobody can go on with it. */
  readonly left: boolean;
  /** By seats. */
  readonly players: readonly {
    /** Null for a bot, and for somebody who has been forgotten. */
    readonly name: string | null;
    readonly you: boolean;
    /** Null until it is over. */
    readonly place: number | null;
  }[];
}
export const playedMatches = () => ask<readonly PlayedMatch[]>('GET', '/me/matches');

/** One entry a line: all of it when nobody plays it any more, what one was told oneself before. */
export async function logOf(match: string): Promise<Blob | null> {
  const answer = await fetch(`/api/matches/${encodeURIComponent(match)}/log`).catch(() => null);
  return answer?.ok === true ? answer.blob() : null;
}

/** What links begin with that are handed on. */
const origin = signal(location.origin);
const THIS_MACHINE = /^(localhost|127\..*|\[::1\])$/;

/** A page from its own machine does not know by which address others reach that: its server does. */
export async function findOrigin(): Promise<void> {
  if (!THIS_MACHINE.test(location.hostname)) return;
  const answer = await ask<{ readonly origin: string }>('GET', '/origin');
  if (answer.ok) origin.value = answer.value.origin;
}

/** By which another device becomes the same person: once, within ten minutes. `qr` is the link as an SVG. */
export interface TransferOffer {
  readonly link: string;
  readonly qr: string;
}
export const offerTransfer = () => ask<TransferOffer>('POST', '/me/transfer', {});
export const takeOver = (secret: string) => knowing(ask<Me>('POST', '/transfer', { secret }));
export const exported = () => ask<unknown>('GET', '/me/export');

export async function forgetMe(): Promise<boolean> {
  const answer = await ask('DELETE', '/me');
  if (!answer.ok) return false;
  know(null);
  forgetAll();
  forgetLeft(leftMatch()?.code ?? '');
  return true;
}

export const qrOf = (code: string) => `/api/tables/${code}/qr.svg`;
export const linkOf = (code: string) => `${origin.value}/t/${code}`;
/** The same for who types it. */
export const addressOf = (code: string) => linkOf(code).replace(/^.*:\/\//, '');
