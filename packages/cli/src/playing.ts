/** A match under way, as the terminal holds it: what its own connection to the table has told. */
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { createPlayer, standardLevel } from '@mazzo/bots';
import type { Level, Player } from '@mazzo/bots';
import { texts } from '@mazzo/games';
import { chanceFrom, tellSaid } from '@mazzo/kernel';
import type { AnyEvent, AnyMove, Chance, Language, Said } from '@mazzo/kernel';
import {
  bot,
  Client,
  directTransport,
  follow,
  localPresence,
  memoryStore,
  notPassing,
  numbered,
  openTable,
  person,
  reopenTable,
} from '@mazzo/table';
import type {
  Answer,
  ClientListener,
  ClientState,
  PassingAhead,
  Surroundings,
  Table,
  Telling,
  Unsent,
} from '@mazzo/table';
import { patientClock } from './clock.ts';
import type { PatientClock } from './clock.ts';
import { fileStore } from './kept/file-store.ts';
import type { FileStore } from './kept/file-store.ts';
import { keeping } from './kept/keeping.ts';
import type { Keeping, KeepingProps } from './kept/keeping.ts';
import { cliTexts } from './language.ts';
import { Mistake } from './mistake.ts';
import { audience, YOU } from './names.ts';
import type { Setup } from './setup.ts';
import { blocksOf, paragraphs } from './story.ts';
import { faces } from './table/faces.ts';
import type { Reader } from './table/face.ts';
import type { Terminal } from './terminal.ts';

// The table draws from the streams from 0 on, one an entry, and from 2 ** 40 on for its bots.
const ADVISER_STREAM = 2 ** 33;
const ORDER_STREAM = 2 ** 34;

/** Who sits at a terminal, in every journal that it keeps. */
export const PERSON = 'you';

export interface MatchSetup extends Setup {
  /** The others, from the second seat on. */
  readonly bots: readonly Level[];
  /** Where the log is kept. */
  readonly save: string | undefined;
  /** What everybody is called in the log; left out where the person has given no name. */
  readonly names?: readonly string[];
}

/** Where time and chance come from, and what is written goes to. */
export interface Sources {
  /** In milliseconds. */
  now(): number;
  /** The key of a match that is not the first. */
  freshKey(): string;
  /** Where matches are kept; null if they are not. */
  readonly folder: string | null;
  /** The match that was left, if one is gone on with. */
  readonly resumed?: string;
}

/** The events of a move, or something that somebody said. */
type News = readonly AnyEvent[] | Said;

export interface Playing {
  readonly setup: MatchSetup;
  readonly language: Language;
  readonly terminal: Terminal;
  readonly table: Table;
  readonly clock: PatientClock;
  readonly you: Client;
  /** The key of the match that is played now. */
  seed: string;
  /** Gives the hints; it hears what the person hears. */
  adviser: Player<AnyMove, AnyEvent>;
  advice: Chance;
  /** Who is quickest where several are waited for at once; of one entry, so that a resumed match goes on alike. */
  order: { readonly seq: number; readonly chance: Chance };
  /** What the person has been told since their last move. */
  news: News[];
  /** What is to be said of the keeping, once. */
  readonly notices: string[];
  /** The entry of the person's last move when they sat down. */
  since: number;
  /** Null where nothing was to be kept. */
  readonly keeping: Keeping | null;
  /** What the game's face keeps for the person beside the view. */
  desk: unknown;
  /** The ruling that the last refusal named. */
  refusedBy: string | null;
  /** How far the match had come when the person, whom nobody waited for, last let it pass. */
  letPass: number | null;
  /** Whether the person wishes to be asked no more before their turn. */
  passing: PassingAhead;
  /** Mistakes of ours, with which the table stopped. */
  readonly mistakes: unknown[];
}

/** Opens a table with the person at the first seat and a first match, or takes one up again. */
export async function openMatch(
  setup: MatchSetup,
  language: Language,
  terminal: Terminal,
  sources: Sources,
): Promise<Playing> {
  const { game, options, bots, names } = setup;
  const mistakes: unknown[] = [];
  const notices: string[] = [];
  const time = lasting(sources.now);
  const clock = patientClock(time.now);
  let key = setup.seed;
  let hasBegun = sources.resumed !== undefined;
  const nextKey = (): string => {
    if (hasBegun) key = sources.freshKey();
    hasBegun = true;
    return key;
  };
  const { mistakes: wrong, resume } = cliTexts[language];
  const files = filesOf(setup, sources);
  const kept = keepingOf(files, {
    lost: (code) => void notices.push(resume.notKept(code)),
    gone: () => void mistakes.push(new Mistake(wrong.matchGone())),
    reached: time.reach,
  });
  const surroundings: Surroundings = {
    game,
    store: kept?.store ?? memoryStore(),
    fresh: files === null ? numbered(nextKey) : { match: files.freshMatch, key: nextKey },
    clock,
    presence: localPresence(clock.now),
    thinking: { least: 0, most: 0 },
    mistake: (error) => void mistakes.push(error),
  };
  const seats = [person(PERSON), ...bots.map((name) => bot(name))];
  const table = await (sources.resumed === undefined
    ? openTable(surroundings, { seats, options, ...(names === undefined ? {} : { names }) })
    : reopenTable(surroundings, sources.resumed));
  const you = new Client({
    game,
    transport: directTransport(table, PERSON, time.now),
    // Another process may have played this match before, and counted from 1 as well.
    idPrefix: kept === null ? '' : `${randomBytes(6).toString('hex')} `,
    story: true,
    listener: hearing(
      () => playing,
      () => key,
    ),
  });
  const playing: Playing = {
    setup,
    language,
    terminal,
    table,
    clock,
    you,
    ...chancesOf(setup, setup.seed),
    news: [],
    since: 0,
    notices,
    keeping: kept,
    desk: undefined,
    refusedBy: null,
    letPass: null,
    passing: notPassing,
    mistakes,
  };
  await you.open();
  return playing;
}

/** What comes in belongs to a match that is there by then. */
function hearing(playing: () => Playing, key: () => string): ClientListener {
  return {
    welcomed: (_at, story) => beginMatch(playing(), story, key()),
    told({ events }) {
      const { news, adviser } = playing();
      news.push(events);
      for (const event of events) adviser.hear(event);
      followPassing(playing());
    },
    talkHeard(said) {
      const { news, adviser, since } = playing();
      if (said.seq >= since) news.push(said);
      adviser.listen(said);
    },
  };
}

function filesOf({ save }: MatchSetup, { folder }: Sources): FileStore | null {
  if (folder === null) return null;
  return fileStore(folder, save === undefined ? undefined : resolve(save));
}

function keepingOf(files: FileStore | null, props: Omit<KeepingProps, 'files'>): Keeping | null {
  return files === null ? null : keeping({ ...props, files });
}

/** Time that goes on from what was written: while nobody plays, none passes. */
function lasting(now: () => number): { now(): number; reach(time: number): void } {
  let ahead = 0;
  return {
    now: () => now() + ahead,
    reach(time) {
      ahead += Math.max(0, time - now() - ahead);
    },
  };
}

function chancesOf(
  { game, options, seats }: MatchSetup,
  seed: string,
): Pick<Playing, 'seed' | 'adviser' | 'advice' | 'order'> {
  const advice = chanceFrom(seed, ADVISER_STREAM);
  const place = { game, options, seats, seat: YOU, chance: advice };
  return {
    seed,
    adviser: createPlayer(standardLevel, place),
    advice,
    order: orderAt(seed, 0),
  };
}

/** Who is quickest after this entry: from a stream of its own, as the entry is. */
export function orderAt(seed: string, seq: number): Playing['order'] {
  return { seq, chance: chanceFrom(seed, ORDER_STREAM + seq) };
}

/** What was told up to the person's last move they have read, in whichever process. */
function beginMatch(playing: Playing, story: readonly Telling[], key: string): void {
  Object.assign(playing, chancesOf(playing.setup, key));
  playing.desk = undefined;
  playing.refusedBy = null;
  playing.letPass = null;
  playing.since = story.findLast(({ cause }) => cause === 'person')?.seq ?? 0;
  playing.news = story.filter(({ seq }) => seq >= playing.since).map(({ events }) => events);
  for (const { events } of story) for (const event of events) playing.adviser.hear(event);
  followPassing(playing);
}

function followPassing(playing: Playing): void {
  playing.passing = follow(playing.passing, playing.setup.game, here(playing));
}

/** The same again with fresh cards: one person alone has everybody's consent. */
export async function rematch(playing: Playing): Promise<void> {
  const { clock } = playing;
  const { match } = here(playing);
  await request(playing, { type: 'wish', wish: 'rematch', want: true });
  while (here(playing).match === match) {
    await clock.letIn(0);
    stopIfMistaken(playing);
  }
}

/** What stopped the table stops us, and is no answer. */
export async function request(playing: Playing, unsent: Unsent): Promise<Answer> {
  const answer = await playing.you.request(unsent);
  stopIfMistaken(playing);
  if (answer === null) throw new Error('the table has gone');
  return answer;
}

export function stopIfMistaken({ mistakes }: Playing): void {
  if (mistakes.length > 0) throw mistakes[0];
}

/** Where the person's own view stands. */
export function here({ you }: Playing): ClientState {
  if (you.at === null) throw new Error('the table has not said welcome');
  return you.at;
}

export function readerOf(playing: Playing): Reader {
  const { setup, language, terminal } = playing;
  const text = cliTexts[language];
  const { width, paint } = terminal.screen();
  return {
    language,
    text,
    words: texts[setup.id][language],
    own: faces[setup.id].words[language],
    to: audience(YOU, text),
    width,
    paint,
    minutesLeft: minutesLeft(playing),
    recalls: false,
    desk: playing.desk,
  };
}

function minutesLeft({ you }: Playing): number | null {
  const session = you.clocks?.sessions[0];
  if (session === undefined) return null;
  return Math.max(0, Math.ceil(you.timeUntil(session.deadline) / 60_000));
}

/** The news in wrapped paragraphs. */
export function newsBlocks(playing: Playing): string[][] {
  return blocksOfNews(playing, playing.news);
}

export function blocksOfNews(playing: Playing, news: readonly News[]): string[][] {
  const reader = readerOf(playing);
  const face = faces[playing.setup.id];
  const breaths: (AnyEvent[] | Said)[] = [];
  for (const one of news) {
    const last = breaths.at(-1);
    if (!isTold(one)) breaths.push(one);
    else if (isTold(last) && one.length > 0 && face.runsOn(one[0]!)) last.push(...one);
    else breaths.push([...one]);
  }
  const story = breaths.flatMap((one) =>
    isTold(one) ? paragraphs(one, face, reader) : [tellSaid(reader.words, one, reader.to)],
  );
  return blocksOf(story, reader.width);
}

function isTold<Told extends readonly AnyEvent[]>(news: Told | Said | undefined): news is Told {
  return Array.isArray(news);
}
