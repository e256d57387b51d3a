/** A match under way, as the terminal holds it. */
import type { Bot, BotName } from '@mazzo/bots';
import { texts } from '@mazzo/games';
import type { AnyEvent, AnyMove, Language, Match } from '@mazzo/kernel';
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
  /** What the person has been told since their last move, a move at a time. */
  news: (readonly AnyEvent[])[];
  /** The ruling that the last refusal named. */
  refusedBy: string | null;
}

export function stageOf({ sitting, language, terminal }: Playing): Stage {
  const text = cliTexts[language];
  const { width, paint } = terminal.screen();
  return { text, words: texts[sitting.id][language], to: audience(YOU, text), width, paint };
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
  const story = playing.news.flatMap((events) => paragraphs(events, face, stage));
  return blocksOf(story, stage.width);
}
