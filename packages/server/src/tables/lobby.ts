/**
 * A table's lobby: it outlives its matches. Everything that people may change about it is a small
 * function from a lobby to the next, or to the reason why not.
 */
import { standardLevel } from '@mazzo/bots';
import { games } from '@mazzo/games';
import { readOptions } from '@mazzo/kernel';
import type { AnyGame, AnyOptions } from '@mazzo/kernel';
import { bot, person as personHolder } from '@mazzo/table';
import type { Holder } from '@mazzo/table';
import * as v from 'valibot';
import { freeSeat } from '../protocol/free-seat.ts';
import { codeSchema, personSchema, termsSchema, wishedSeatSchema } from '../protocol/lobby.ts';
import type { LobbyView, Terms, WishedSeat } from '../protocol/lobby.ts';
import { MOST_GUESTS } from '../protocol/vocabulary.ts';
import type { ServerReason } from '../protocol/vocabulary.ts';
import { uniqueName } from '../protocol/names.ts';
import type { LobbyRequest } from '../protocol/requests.ts';

type Person = string;

const keptSchema = v.strictObject({
  format: v.literal(1),
  code: codeSchema,
  terms: termsSchema,
  host: personSchema,
  wished: v.array(wishedSeatSchema),
  guests: v.array(v.strictObject({ person: personSchema, name: v.string() })),
  removed: v.array(personSchema),
  /** Whom each of them does not want to hear. */
  muted: v.optional(v.record(personSchema, v.array(personSchema)), {}),
  match: v.nullable(v.string()),
  running: v.boolean(),
  closed: v.boolean(),
});
export type Lobby = v.InferOutput<typeof keptSchema>;
type Guest = Lobby['guests'][number];

/** As it was kept; null for what is no lobby that this program knows. */
export function readLobby(text: string): Lobby | null {
  // Our own, and larger than what a stranger may send.
  const read = v.safeParse(keptSchema, JSON.parse(text), { abortEarly: true });
  return read.success ? read.output : null;
}

const MOST_REMOVED = 200;
/** The latest of one guest's. */
const MOST_MUTED = MOST_GUESTS;
const nobody: WishedSeat = { kind: 'empty' };

/** The terms as the game has them, or why they are none. */
export function readTerms(terms: Terms): Terms | ServerReason {
  const game: AnyGame = games[terms.game];
  const { min, max } = game.seats;
  const read = readOptions(game.options, terms.options);
  if (!read.ok || terms.seats < min || terms.seats > max) return 'badOptions';
  return { ...terms, options: { ...read.options } };
}

export function openLobby(code: string, terms: Terms, { person, name }: Guest): Lobby {
  const others = Array.from({ length: terms.seats - 1 }, () => nobody);
  return {
    format: 1,
    code,
    terms,
    host: person,
    wished: [{ kind: 'person', person }, ...others],
    guests: [{ person, name }],
    removed: [],
    muted: {},
    match: null,
    running: false,
    closed: false,
  };
}

/** Somebody comes, by a name that nobody else has there. Whoever comes back keeps theirs. */
export function join(
  lobby: Lobby,
  { person, name }: Guest,
  here: ReadonlySet<Person>,
): Lobby | ServerReason {
  if (lobby.closed) return 'tableClosed';
  if (lobby.removed.includes(person)) return 'wasRemoved';
  if (guestNamed(lobby, person) !== undefined) return lobby;
  const kept =
    lobby.guests.length < MOST_GUESTS
      ? lobby.guests
      : lobby.guests.filter((guest) => here.has(guest.person) || hasPart(lobby, guest.person));
  if (kept.length >= MOST_GUESTS) return 'tableFull';
  const named = uniqueName(
    name,
    kept.map((guest) => guest.name),
  );
  const guests = [...kept, { person, name: named }];
  return { ...lobby, guests, muted: mutesOf(lobby, guests) };
}

/** Whoever is not a guest any more has nobody muted here. */
function mutesOf({ muted }: Lobby, guests: readonly Guest[]): Lobby['muted'] {
  return Object.fromEntries(
    guests.flatMap(({ person }) => {
      const mine = muted[person];
      return mine === undefined ? [] : [[person, mine]];
    }),
  );
}

function hasPart({ host, wished }: Lobby, person: Person): boolean {
  return host === person || seatOf(wished, person) >= 0;
}

export function guestNamed({ guests }: Lobby, person: Person): Guest | undefined {
  return guests.find((guest) => guest.person === person);
}

/** What changes a lobby and nothing else. */
export type LobbyChange = Extract<
  LobbyRequest,
  {
    type:
      | 'sit'
      | 'stand'
      | 'setBot'
      | 'setTerms'
      | 'rename'
      | 'mute'
      | 'remove'
      | 'handOver'
      | 'takeOver'
      | 'close';
  }
>;

const hostOnly: ReadonlySet<LobbyChange['type']> = new Set([
  'setBot',
  'setTerms',
  'remove',
  'handOver',
  'close',
]);

export function change(
  lobby: Lobby,
  by: Person,
  asked: LobbyChange,
  isHostAway = false,
): Lobby | ServerReason {
  if (lobby.closed) return 'tableClosed';
  if (guestNamed(lobby, by) === undefined) return 'notHere';
  if (hostOnly.has(asked.type) && by !== lobby.host) return 'onlyTheHost';
  switch (asked.type) {
    case 'sit':
      return sit(lobby, by, asked.seat);
    case 'stand':
      return stand(lobby, by);
    case 'setBot':
      return setBot(lobby, asked.seat, asked.level);
    case 'setTerms':
      return setTerms(lobby, asked.terms);
    case 'rename':
      return rename(lobby, by, asked.name);
    case 'mute':
      return asked.muted ? mute(lobby, by, asked.person) : unmute(lobby, by, asked.person);
    case 'remove':
      return remove(lobby, asked.person);
    case 'handOver':
      return guestNamed(lobby, asked.person) === undefined
        ? 'notHere'
        : { ...lobby, host: asked.person };
    case 'takeOver':
      return isHostAway ? takeOver(lobby, by) : 'onlyTheHost';
    case 'close':
      return { ...lobby, closed: true, terms: { ...lobby.terms, open: false } };
  }
}

function sit(lobby: Lobby, person: Person, seat: number): Lobby | ServerReason {
  const there = lobby.wished[seat];
  if (there === undefined) return 'noSuchSeat';
  if (there.kind === 'person') return there.person === person ? lobby : 'seatTaken';
  const wished = lobby.wished.map((one) => (isFor(one, person) ? nobody : one));
  wished[seat] = { kind: 'person', person };
  return { ...lobby, wished };
}

/** Wherever there is a seat, for who has none yet. */
export function seatFreely(lobby: Lobby, person: Person): Lobby {
  const free = freeSeat(lobby.wished);
  const seated = seatOf(lobby.wished, person) < 0 ? sit(lobby, person, free) : lobby;
  return typeof seated === 'string' ? lobby : seated;
}

function stand(lobby: Lobby, person: Person): Lobby | ServerReason {
  if (seatOf(lobby.wished, person) < 0) return 'notSeated';
  return { ...lobby, wished: lobby.wished.map((one) => (isFor(one, person) ? nobody : one)) };
}

function setBot(
  lobby: Lobby,
  seat: number,
  level: Extract<LobbyChange, { type: 'setBot' }>['level'],
): Lobby | ServerReason {
  const there = lobby.wished[seat];
  if (there === undefined) return 'noSuchSeat';
  if (there.kind === 'person') return 'seatTaken';
  const wished: WishedSeat[] = [...lobby.wished];
  wished[seat] = level === null ? nobody : { kind: 'bot', level };
  return { ...lobby, wished };
}

/** Those who sit beyond the last seat stand up; what is running goes on as it began. */
function setTerms(lobby: Lobby, asked: Terms): Lobby | ServerReason {
  const terms = readTerms(asked);
  if (typeof terms === 'string') return terms;
  const wished = Array.from({ length: terms.seats }, (_, seat) => lobby.wished[seat] ?? nobody);
  return { ...lobby, terms, wished };
}

function rename(lobby: Lobby, person: Person, name: string): Lobby {
  const others = lobby.guests.filter((guest) => guest.person !== person);
  const named = uniqueName(
    name,
    others.map((guest) => guest.name),
  );
  const guests = lobby.guests.map((guest) =>
    guest.person === person ? { person, name: named } : guest,
  );
  return { ...lobby, guests };
}

function mute(lobby: Lobby, by: Person, person: Person): Lobby | ServerReason {
  if (guestNamed(lobby, person) === undefined) return 'notHere';
  if (hasMuted(lobby, by, person)) return lobby;
  const mine = [...(lobby.muted[by] ?? []), person].slice(-MOST_MUTED);
  return { ...lobby, muted: { ...lobby.muted, [by]: mine } };
}

/** Whoever it was may have gone. */
function unmute(lobby: Lobby, by: Person, person: Person): Lobby {
  if (!hasMuted(lobby, by, person)) return lobby;
  const mine = lobby.muted[by]?.filter((one) => one !== person) ?? [];
  return { ...lobby, muted: { ...lobby.muted, [by]: mine } };
}

export function hasMuted({ muted }: Lobby, by: Person, person: Person): boolean {
  return muted[by]?.includes(person) ?? false;
}

function remove(lobby: Lobby, person: Person): Lobby | ServerReason {
  if (person === lobby.host || guestNamed(lobby, person) === undefined) return 'notHere';
  const guests = lobby.guests.filter((guest) => guest.person !== person);
  return {
    ...lobby,
    guests,
    muted: mutesOf(lobby, guests),
    wished: lobby.wished.map((one) => (isFor(one, person) ? nobody : one)),
    removed: [...lobby.removed, person].slice(-MOST_REMOVED),
  };
}

/** A match that runs needs no host; and whoever only looks on has not come to play. */
function takeOver(lobby: Lobby, by: Person): Lobby | ServerReason {
  if (seatOf(lobby.wished, by) < 0) return 'notSeated';
  return lobby.running ? 'matchRunning' : { ...lobby, host: by };
}

/** Nothing of somebody who wants to be forgotten; a table without its host goes to the next guest. */
export function forget(lobby: Lobby, person: Person): Lobby {
  const guests = lobby.guests.filter((guest) => guest.person !== person);
  const [next] = guests;
  const mutes = Object.entries(mutesOf(lobby, guests)).map(
    ([by, others]) => [by, others.filter((one) => one !== person)] as const,
  );
  return {
    ...lobby,
    guests,
    muted: Object.fromEntries(mutes),
    removed: lobby.removed.filter((one) => one !== person),
    wished: lobby.wished.map((one) => (isFor(one, person) ? nobody : one)),
    host: lobby.host === person ? (next?.person ?? lobby.host) : lobby.host,
    closed: lobby.closed || next === undefined,
  };
}

function isFor(seat: WishedSeat, person: Person): boolean {
  return seat.kind === 'person' && seat.person === person;
}

function seatOf(wished: readonly WishedSeat[], person: Person): number {
  return wished.findIndex((one) => isFor(one, person));
}

export interface MatchPlan {
  readonly seats: readonly Holder[];
  readonly options: AnyOptions;
  readonly clocks: Terms['clocks'];
}

/** Who plays: bots where nobody sits. */
export function planOf(lobby: Lobby, by: Person): MatchPlan | ServerReason {
  if (lobby.closed) return 'tableClosed';
  if (by !== lobby.host) return 'onlyTheHost';
  if (lobby.running) return 'matchRunning';
  if (!lobby.wished.some(({ kind }) => kind === 'person')) return 'nobodySits';
  const { options, clocks } = lobby.terms;
  return { seats: lobby.wished.map((one) => holderOf(lobby, one)), options, clocks };
}

function holderOf(lobby: Lobby, seat: WishedSeat): Holder {
  if (seat.kind === 'person') {
    return personHolder(seat.person, guestNamed(lobby, seat.person)?.name);
  }
  return bot(seat.kind === 'bot' ? seat.level : standardLevel);
}

export function viewOf(
  lobby: Lobby,
  here: ReadonlySet<Person>,
  state: Pick<LobbyView, 'hostAway' | 'trouble'> = {},
): LobbyView {
  const { code, terms, host, wished, guests, match, running } = lobby;
  return {
    code,
    ...terms,
    host,
    wished,
    guests: guests.map((guest) => ({ ...guest, here: here.has(guest.person) })),
    match,
    running,
    ...state,
  };
}
