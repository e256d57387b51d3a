/** What a table promises, judged by the journals and by what everybody heard. */
import { replay } from '@mazzo/kernel';
import type { AnyGame, Chance, Entry, Viewer } from '@mazzo/kernel';
import * as v from 'valibot';
import { commandKey } from '../journal.ts';
import type { Person, Written } from '../journal.ts';
import { serverSchema } from '../server-messages.ts';
import type { ServerMessage } from '../server-messages.ts';
import type { Witness } from './unruly-store.ts';
import type { Wobbly } from './wobbly-client.ts';
import { isPutOff } from './wobbly-line.ts';
import type { Asking } from './wobbly-line.ts';

/** What must hold: named, so that a planted fault can be told by it. */
export const promises = [
  'heardOnlyOfWhatIsDurable',
  'acknowledgedOnce',
  'sameAnswerAgain',
  'ownDecision',
  'viewsAgree',
  'logReplays',
  'noMistake',
  'comesToAnEnd',
  'rematchTogether',
  'noOrphans',
  'ownMatch',
  'oneTime',
] as const;
export type TablePromise = (typeof promises)[number];

export class PromiseBroken extends Error {
  readonly promise: TablePromise;

  constructor(promise: TablePromise, what: string) {
    super(`${promise}: ${what}`);
    this.promise = promise;
  }
}

const counted = [
  'matches', 'entries', 'accepted', 'refused', 'stale', 'lostToTime', 'timeOuts', 'botMoves', 'standIns',
  'pauses', 'moreTime', 'sessionsEnded', 'rematches', 'viewsCompared',
  'late', 'twice', 'outOfTurn', 'nonsense', 'drops', 'resumes', 'resent',
  'appends', 'conflicts', 'failures', 'silent', 'restarts', 'clocksSet', 'resentLate',
] as const; // prettier-ignore
export type Counts = Record<(typeof counted)[number], number>;

/** What there is to judge by: the journals as they were written, and everybody who took part. */
export interface Evidence {
  readonly game: AnyGame;
  readonly chance: Chance;
  readonly truth: Witness;
  readonly clients: readonly Wobbly[];
  readonly counts: Counts;
}

export function noCounts(): Counts {
  return Object.fromEntries(counted.map((what) => [what, 0])) as Counts;
}

export function overhear(
  evidence: Evidence,
  match: string,
  person: Person,
  message: ServerMessage,
): void {
  if (evidence.chance.below(50) === 0) v.parse(serverSchema, JSON.parse(JSON.stringify(message)));
  if (message.type !== 'told') return;
  const log = logOf(evidence.truth.journal(match));
  const entry = log[message.seq];
  const told = message.events.map(({ type }) => type);
  const durable = entry !== undefined && 'events' in entry ? entry.events : [];
  if (
    entry === undefined ||
    !same(
      told,
      durable.map(({ type }) => type),
    )
  ) {
    throw new PromiseBroken('heardOnlyOfWhatIsDurable', `${person} heard of entry ${message.seq}`);
  }
}

/** Whoever writes goes by one time: a decision may be late in the store, but is never from the future. */
export function timeBroken({ position, time }: Written, now: number): PromiseBroken | null {
  if (time <= now + 1000) return null;
  return new PromiseBroken('oneTime', `${position} was written ${time - now} ms early`);
}

/** What was sent for one match happened in no other. */
export function checkOwnMatch({ truth, clients }: Evidence, match: string): void {
  const written = new Set(truth.journal(match).map(({ command }) => command));
  for (const { person, asked } of clients) {
    for (const { request } of asked.values()) {
      if (request.match === match || !written.has(commandKey(person, request.id))) continue;
      throw new PromiseBroken('ownMatch', `${request.id} was for ${request.match}, not ${match}`);
    }
  }
}

export function checkMatch(evidence: Evidence, match: string): void {
  const { truth, clients, game } = evidence;
  const journal = truth.journal(match);
  const replayed = replay(game, logOf(journal));
  if (!replayed.ok) {
    throw new PromiseBroken('logReplays', `${replayed.problem} at ${replayed.entry}`);
  }
  for (const client of clients) {
    if (client.client.at?.seq !== logOf(journal).length - 1) {
      throw new PromiseBroken('viewsAgree', `${client.person} never heard the end`);
    }
    compareView(evidence, client);
    for (const asking of client.asked.values()) checkAnswers(journal, client.person, asking);
  }
  checkDecisions(evidence, match, journal);
  countEntries(evidence.counts, journal);
  for (const { asked } of clients) countAnswers(evidence.counts, [...asked.values()]);
}

/** The view, and what was told one by one, are what the log gives as far as this client has heard. */
export function compareView(
  { game, truth, counts }: Evidence,
  { person, client, story: told }: Wobbly,
): void {
  const { at } = client;
  if (at === null) return;
  const log = logOf(truth.journal(at.match));
  const viewer: Viewer = at.seat ?? 'spectator';
  const { options, seats } = at.welcome;
  const view = game.blank(options, seats);
  const story = log.slice(0, at.seq + 1).map((entry) => {
    const events = 'events' in entry ? entry.events : [];
    return { seq: entry.seq, events: events.map((event) => game.reveal(event, viewer, options)) };
  });
  for (const { events } of story) for (const event of events) game.apply(view, event);
  counts.viewsCompared++;
  const heard = told.map(({ seq, events }) => ({ seq, events }));
  if (!same(view, at.view) || !same(story, heard)) {
    throw new PromiseBroken('viewsAgree', `${person} at ${at.seq} of ${log.length - 1}`);
  }
}

function checkAnswers(journal: readonly Written[], person: Person, asking: Asking): void {
  const { request, answers } = asking;
  const key = commandKey(person, request.id);
  const applied = journal.filter(({ command }) => command === key);
  const final = answers.filter((answer) => !isPutOff(answer));
  const accepted = final.filter((answer) => answer.type === 'accepted');
  const what = `${key} was answered ${JSON.stringify(answers)}, written ${applied.length}×`;
  if (applied.length > 1) throw new PromiseBroken('acknowledgedOnce', what);
  if (accepted.length < final.length && applied.length > 0) {
    throw new PromiseBroken('sameAnswerAgain', what);
  }
  // What was so already is accepted without being written; a move never is.
  if (request.type !== 'command') return;
  if (accepted.length > 0 && applied.length === 0) {
    throw new PromiseBroken('acknowledgedOnce', what);
  }
  for (const { seq } of accepted) {
    const [written] = applied;
    if (written?.kind !== 'moved' || written.entry.seq !== seq) {
      throw new PromiseBroken('sameAnswerAgain', what);
    }
  }
}

/** Every click answered the decision it was meant for, and its own seat's. */
function checkDecisions(evidence: Evidence, match: string, journal: readonly Written[]): void {
  const { game, clients } = evidence;
  const meant = new Map(
    clients.flatMap(({ person, asked }) =>
      [...asked.values()].map((asking) => [commandKey(person, asking.request.id), asking] as const),
    ),
  );
  const [opened] = logOf(journal);
  if (opened?.kind !== 'opened') throw new PromiseBroken('logReplays', `${match} has no opening`);
  const state = game.blank(opened.options, opened.seats);
  const lost = new Set<string>();
  for (const event of opened.events) game.apply(state, event);
  for (const written of journal) {
    if (written.kind !== 'moved') continue;
    const { entry, command, cause } = written;
    const asking = command === null ? undefined : meant.get(command);
    const status = game.status(state);
    const decision = status.over
      ? undefined
      : status.decisions.find(({ seat }) => seat === entry.by);
    if (asking?.request.type === 'command') {
      if (asking.request.decision !== decision?.id || asking.seat !== entry.by) {
        throw new PromiseBroken('ownDecision', `${command} moved ${entry.by} at ${decision?.id}`);
      }
    } else if (cause === 'person') throw new PromiseBroken('ownDecision', `nobody sent ${command}`);
    if (cause === 'time') lost.add(`${entry.by} ${decision?.id}`);
    for (const event of entry.events) game.apply(state, event);
  }
  for (const { request, seat, answers } of meant.values()) {
    if (request.type !== 'command' || !lost.has(`${seat} ${request.decision}`)) continue;
    if (answers.some((answer) => answer.type === 'refused')) evidence.counts.lostToTime++;
  }
}

function logOf(journal: readonly Written[]): Entry[] {
  return journal.flatMap((written) => ('entry' in written ? [written.entry] : []));
}

/** Whatever order the keys are in. */
function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a, ordered) === JSON.stringify(b, ordered);
}

function ordered(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function countEntries(counts: Counts, journal: readonly Written[]): void {
  counts.entries += journal.length;
  for (const written of journal) {
    if (written.kind === 'moved') {
      if (written.entry.by === 'clock') counts.sessionsEnded++;
      else if (written.cause === 'time') counts.timeOuts++;
      else if (written.cause === 'bot') counts.botMoves++;
    }
    if (written.kind !== 'noted') continue;
    const { note } = written;
    if (note.type === 'standInCame') counts.standIns++;
    if (note.type === 'moreTime') counts.moreTime++;
    if (note.type === 'wished' && note.wish === 'pause' && note.want) counts.pauses++;
  }
}

function countAnswers(counts: Counts, askings: readonly Asking[]): void {
  for (const { answers } of askings) {
    for (const answer of answers) {
      if (answer.type === 'accepted') counts.accepted++;
      else counts.refused++;
      if (answer.type === 'refused' && answer.reason === 'staleDecision') counts.stale++;
    }
  }
}
