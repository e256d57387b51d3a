/** A stored match told again: step by step at a keyboard, all at once into a pipe. */
import { texts } from '@mazzo/games';
import type { AnyEvent, Entry, Language, Viewer } from '@mazzo/kernel';
import type { Asked } from './args.ts';
import { cliTexts } from './language.ts';
import { readMatch } from './log-file.ts';
import type { StoredMatch } from './log-file.ts';
import { Mistake } from './mistake.ts';
import { audience } from './names.ts';
import { quoted, rowLines, wrap } from './screen.ts';
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

/** A place in the match, or what to do instead. */
type Step = number | 'all' | 'help' | 'quit' | 'round';

async function step(showing: Showing): Promise<void> {
  const { terminal, stored, language } = showing;
  const { replay: text } = cliTexts[language];
  const rounds = roundStarts(stored);
  let said: string | undefined;
  for (let at = 0; ;) {
    terminal.show(...screenLines(showing, at, said));
    said = undefined;
    const next = stepBy(await terminal.key(), at, stored.log.length - 1, rounds);
    if (next === 'quit') return;
    if (next === 'all') return terminal.say('', ...restLines(showing, at + 1));
    if (next === 'help') await showHelp(showing);
    else if (next === 'round') {
      const round = await askRound(showing, at, rounds.length);
      const start = rounds[round - 1];
      if (start === undefined) said = round === 0 ? undefined : text.noRound(round, rounds.length);
      else at = start;
    } else at = next;
  }
}

function stepBy(key: string, at: number, last: number, rounds: readonly number[]): Step {
  switch (key) {
    case 'q':
      return 'quit';
    case 'a':
      return 'all';
    case '?':
      return 'help';
    case 'g':
      return 'round';
    case 'b':
    case 'left':
      return Math.max(0, at - 1);
    case 'return':
    case 'enter':
    case 'space':
    case 'right':
      return Math.min(last, at + 1);
    case 'n':
    case 'down':
      return rounds.find((start) => start > at) ?? last;
    case 'p':
    case 'up':
      return rounds.findLast((start) => start < at) ?? 0;
    default:
      return at;
  }
}

/** The entries with which the rounds begin; where a round ends, the next begins in the same entry. */
function roundStarts({ game, opened, log }: StoredMatch): number[] {
  const state = game.blank(opened.options, opened.seats);
  const starts = [0];
  for (const entry of log) {
    if (entry.kind === 'closed') break;
    for (const event of entry.events) game.apply(state, event);
    if (game.status(state).over) break;
    if (game.tally(state).rounds >= starts.length) starts.push(entry.seq);
  }
  return starts;
}

async function showHelp(showing: Showing): Promise<void> {
  const { terminal, language } = showing;
  const { replay: text } = cliTexts[language];
  const { width, paint } = terminal.screen();
  terminal.show(
    ...headerLines(showing),
    '',
    ...rowLines(text.keyRows, width, paint),
    '',
    paint('dim', text.anyKey),
  );
  await terminal.key();
}

/** The number that is typed up to Enter; 0 if there is none. */
async function askRound(showing: Showing, at: number, rounds: number): Promise<number> {
  const { terminal, language } = showing;
  const { replay: text } = cliTexts[language];
  for (let digits = ''; ;) {
    terminal.show(...screenLines(showing, at, text.askRound(rounds, digits)));
    const key = await terminal.key();
    if (/^\d$/.test(key) && digits.length < 4) digits += key;
    else if (key === 'backspace') digits = digits.slice(0, -1);
    else if (key === 'return' || key === 'enter') return Number(digits);
    else if (key === 'q' || key === 'escape') return 0;
  }
}

function readerOf({ stored, eyes, language, terminal }: Showing): Reader {
  const text = cliTexts[language];
  const { width, paint } = terminal.screen();
  const to = audience(typeof eyes === 'number' ? eyes : null, text, stored.opened.names);
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

/** The end of the story so far, the table, and the keys, or `said` in their place: as much as fits. */
function screenLines(showing: Showing, at: number, said?: string): string[] {
  const { stored, terminal } = showing;
  const reader = readerOf(showing);
  const header = headerLines(showing);
  const table = faces[stored.id].draw(viewAt(showing, at), reader);
  const { replay: text } = reader.text;
  const footer = [text.position(at + 1, stored.log.length), said ?? text.keys].join('   ');
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
