/** A match under way, as the terminal holds it: what its own connection to the table has told. */
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
  memoryKeys,
  memoryStore,
  notPassing,
  openTable,
  person,
} from '@mazzo/table';
import type { Answer, ClientState, PassingAhead, Table, Telling, Unsent } from '@mazzo/table';
import { patientClock } from './clock.ts';
import type { PatientClock } from './clock.ts';
import { cliTexts } from './language.ts';
import { audience, YOU } from './names.ts';
import type { Setup } from './setup.ts';
import { blocksOf, paragraphs } from './story.ts';
import { faces } from './table/faces.ts';
import type { Reader } from './table/face.ts';
import type { Terminal } from './terminal.ts';

// The table draws from the streams from 0 on, one an entry, and from 2 ** 40 on for its bots.
const ADVISER_STREAM = 2 ** 33;
const ORDER_STREAM = 2 ** 34;

const PERSON = 'you';

export interface MatchSetup extends Setup {
  /** The others, from the second seat on. */
  readonly bots: readonly Level[];
  /** Where the log is kept. */
  readonly save: string | undefined;
}

/** Where time and chance come from. */
interface Sources {
  /** In milliseconds. */
  now(): number;
  /** The key of a match that is not the first. */
  freshKey(): string;
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
  /** Who is quickest where several are waited for at once. */
  order: Chance;
  /** What the person has been told since their last move. */
  news: News[];
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

/** Opens a table with the person at the first seat, and a first match. */
export async function openMatch(
  setup: MatchSetup,
  language: Language,
  terminal: Terminal,
  { now, freshKey }: Sources,
): Promise<Playing> {
  const { game, options, bots } = setup;
  const clock = patientClock(now);
  const keys: string[] = [];
  const mistakes: unknown[] = [];
  const table = await openTable(
    {
      game,
      store: memoryStore(),
      clock,
      keys: memoryKeys(() => {
        keys.push(keys.length === 0 ? setup.seed : freshKey());
        return keys.at(-1)!;
      }),
      thinking: { least: 0, most: 0 },
      mistake: (error) => void mistakes.push(error),
    },
    { seats: [person(PERSON), ...bots.map((name) => bot(name))], options },
  );
  const you = new Client({
    game,
    transport: directTransport(table, PERSON, now),
    idPrefix: '',
    story: true,
    listener: {
      welcomed: (_at, story) => beginMatch(playing, story, keys.at(-1)!),
      told({ events }) {
        playing.news.push(events);
        for (const event of events) playing.adviser.hear(event);
        followPassing(playing);
      },
      talkHeard(said) {
        playing.news.push(said);
        playing.adviser.listen(said);
      },
    },
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
    desk: undefined,
    refusedBy: null,
    letPass: null,
    passing: notPassing,
    mistakes,
  };
  await you.open();
  return playing;
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
    order: chanceFrom(seed, ORDER_STREAM),
  };
}

function beginMatch(playing: Playing, story: readonly Telling[], key: string): void {
  Object.assign(playing, chancesOf(playing.setup, key));
  playing.desk = undefined;
  playing.refusedBy = null;
  playing.letPass = null;
  playing.news = story.map(({ events }) => events);
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
