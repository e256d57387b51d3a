/** A match under way, as the terminal holds it. */
import type { Bot, BotName } from '@mazzo/bots';
import { texts } from '@mazzo/games';
import type { AnyEvent, AnyMove, Chance, Language, Match } from '@mazzo/kernel';
import { cliTexts } from './language.ts';
import { audience, YOU } from './names.ts';
import type { Setup } from './setup.ts';
import { blocksOf, paragraphs } from './story.ts';
import { faces } from './table/table.ts';
import type { Stage } from './table/table.ts';
import type { Terminal } from './terminal.ts';

export interface Sitting extends Setup {
  /** The others, from the second seat on. */
  readonly bots: readonly BotName[];
  /** Where the log is kept. */
  readonly save: string | undefined;
}

export interface Playing {
  readonly sitting: Sitting;
  readonly language: Language;
  readonly terminal: Terminal;
  readonly match: Match<unknown, AnyMove, AnyEvent>;
  readonly bots: readonly Bot<unknown, AnyMove>[];
  /** Gives the hints; it sees what the person sees. */
  readonly adviser: Bot<unknown, AnyMove>;
  /** Who is quickest where several are waited for at once. */
  readonly order: Chance;
  /** The time in milliseconds, and when the match began. */
  readonly now: () => number;
  readonly began: number;
  /** What the person has been told since their last move, a move at a time. */
  news: (readonly AnyEvent[])[];
  /** The ruling that the last refusal named. */
  refusedBy: string | null;
}

export function stageOf(playing: Playing): Stage {
  const { sitting, language, terminal } = playing;
  const text = cliTexts[language];
  const { width, paint } = terminal.screen();
  return {
    text,
    words: texts[sitting.id][language],
    to: audience(YOU, text),
    width,
    paint,
    minutesLeft: minutesLeft(playing),
    recalls: false,
  };
}

function minutesLeft(playing: Playing): number | null {
  const status = playing.match.status();
  const clock = status.over ? undefined : status.clocks[0];
  return clock === undefined ? null : Math.max(0, Math.ceil(clock.minutes - minutesGone(playing)));
}

function minutesGone({ now, began }: Playing): number {
  return (now() - began) / 60_000;
}

/**
 * Lets the clocks of no seat that have run out make their moves, and gives what they told. They are
 * looked at before every move: nobody can tell that from a clock that rings by itself.
 */
export function ring(playing: Playing): AnyEvent[] {
  const { match, sitting } = playing;
  const status = match.status();
  if (status.over) return [];
  return status.clocks.flatMap((clock) => {
    if (minutesGone(playing) < clock.minutes) return [];
    const played = match.play('clock', sitting.game.timeout(match.view('spectator'), clock));
    if (!played.ok) throw new Error(`a clock was refused: ${played.rule} ${played.reason}`);
    hear(playing, played.events);
    return played.events;
  });
}

/** Only what the first seat may know is ever told. */
export function hear(playing: Playing, events: readonly AnyEvent[]): void {
  const { game, options } = playing.sitting;
  playing.news.push(events.map((event) => game.reveal(event, YOU, options)));
}

/** The news in wrapped paragraphs. */
export function newsBlocks(playing: Playing): string[][] {
  const stage = stageOf(playing);
  const face = faces[playing.sitting.id];
  const breaths: AnyEvent[][] = [];
  for (const events of playing.news) {
    const last = breaths.at(-1);
    if (last !== undefined && events.length > 0 && face.runsOn(events[0]!)) last.push(...events);
    else breaths.push([...events]);
  }
  const story = breaths.flatMap((events) => paragraphs(events, face, stage));
  return blocksOf(story, stage.width);
}
