/** A stored match told again: step by step at a keyboard, all at once into a pipe. */
import { texts } from '@mazzo/games';
import type { AnyEvent, Entry, Language, Viewer } from '@mazzo/kernel';
import type { Asked } from './args.ts';
import { cliTexts } from './language.ts';
import { readMatch } from './log-file.ts';
import type { StoredMatch } from './log-file.ts';
import { Mistake } from './mistake.ts';
import { audience } from './names.ts';
import { quoted, wrap } from './screen.ts';
import { changedOptions } from './setup.ts';
import { finalLines, totalLines } from './standings.ts';
import { blocksOf, paragraphs } from './story.ts';
import { faces } from './table/faces.ts';
import type { Reader } from './table/face.ts';
import type { Terminal } from './terminal.ts';
import type { CliText } from './text/text.ts';

/** Whose eyes: a viewer's, or those of somebody who may see everything. */
type Eyes = Viewer | 'all';

/** Keeps a seat and its name on one line. */
const NBSP = '\u00A0';

interface Showing {
  readonly stored: StoredMatch;
  readonly eyes: Eyes;
  readonly language: Language;
  readonly terminal: Terminal;
}

export async function replayCommand(
  asked: Asked,
  language: Language,
  terminal: Terminal,
): Promise<void> {
  const text = cliTexts[language];
  const file = asked.word;
  if (file === undefined) throw new Mistake(text.mistakes.noFile());
  const stored = readMatch(file, text);
  const eyes = readEyes(asked.value('viewer'), stored.opened.seats, text);
  const showing: Showing = { stored, eyes, language, terminal };
  if (terminal.interactive) await step(showing);
  else terminal.say(...headerLines(showing), '', ...restLines(showing, 0));
}

/** Seats are counted from 1, as the table shows them. */
function readEyes(given: string | undefined, seats: number, text: CliText): Eyes {
  if (given === undefined || given === 'all') return 'all';
  if (given === 'spectator') return 'spectator';
  const seat = /^\d$/.test(given) ? Number(given) - 1 : -1;
  if (seat >= 0 && seat < seats) return seat;
  throw new Mistake(text.mistakes.viewer(quoted(given), seats));
}

async function step(showing: Showing): Promise<void> {
  const { terminal, stored } = showing;
  const last = stored.log.length - 1;
  for (let at = 0; ;) {
    terminal.show(...screenLines(showing, at));
    const key = await terminal.key();
    if (key === 'q') return;
    if (key === 'a') return terminal.say('', ...restLines(showing, at + 1));
    if (key === 'b' || key === 'left') at = Math.max(0, at - 1);
    if (key === 'return' || key === 'space' || key === 'right') at = Math.min(last, at + 1);
  }
}

function readerOf({ stored, eyes, language, terminal }: Showing): Reader {
  const text = cliTexts[language];
  const { width, paint } = terminal.screen();
  const to = audience(typeof eyes === 'number' ? eyes : null, text);
  const words = texts[stored.id][language];
  const own = faces[stored.id].words[language];
  return { language, text, words, own, to, width, paint, minutesLeft: null, recalls: true };
}

function headerLines(showing: Showing): string[] {
  const { game, opened, judged } = showing.stored;
  const { text, words, to, width, paint } = readerOf(showing);
  const names = Array.from(
    { length: opened.seats },
    (_, seat) => `${seat + 1}${NBSP}${to.name(seat)}`,
  );
  const header = [text.replay.title(words.title, names), ...changedOptions(game, opened.options)];
  const title = wrap(paint('bold', header.join(' · ')), width, '', '  ');
  return judged ? title : [...title, ...wrap(text.replay.unjudged, width)];
}

/** The end of the story so far, the table, and the keys: as much as fits on the screen. */
function screenLines(showing: Showing, at: number): string[] {
  const { stored, terminal } = showing;
  const reader = readerOf(showing);
  const header = headerLines(showing);
  const table = faces[stored.id].draw(viewAt(showing, at), reader);
  const { replay: text } = reader.text;
  const footer = [text.position(at + 1, stored.log.length), text.keys].join('   ');
  // However tall the table, what happened last is told.
  const room = Math.max(2, (terminal.screen().rows ?? 24) - header.length - table.length - 3);
  const story = stored.log.slice(0, at + 1).flatMap((entry) => entryLines(showing, entry));
  // Always as many lines, so that the table stays where it is from step to step.
  const shown = [...new Array<string>(room).fill(''), ...story].slice(-room);
  return [...header, ...shown, '', ...table, reader.paint('dim', footer)];
}

function restLines(showing: Showing, from: number): string[] {
  return showing.stored.log.slice(from).flatMap((entry) => entryLines(showing, entry));
}

function entryLines(showing: Showing, entry: Entry): string[] {
  const { stored } = showing;
  const reader = readerOf(showing);
  if (entry.kind !== 'closed') {
    const story = paragraphs(seen(showing, entry.events), faces[stored.id], reader);
    return blocksOf(story, reader.width).flat();
  }
  const tally = stored.game.tally(viewAt(showing, entry.seq));
  if (entry.over) return ['', ...finalLines(entry.standings, tally, reader)];
  return ['', reader.text.replay.unfinished, ...totalLines(tally, reader)];
}

function viewAt(showing: Showing, at: number): unknown {
  const { game, opened, log } = showing.stored;
  const view = game.blank(opened.options, opened.seats);
  for (const entry of log.slice(0, at + 1)) {
    if (entry.kind === 'closed') continue;
    for (const event of seen(showing, entry.events)) game.apply(view, event);
  }
  return view;
}

function seen({ stored, eyes }: Showing, events: readonly AnyEvent[]): readonly AnyEvent[] {
  if (eyes === 'all') return events;
  return events.map((event) => stored.game.reveal(event, eyes, stored.opened.options));
}
