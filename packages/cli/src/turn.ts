/** The person's own decision: the table, the moves on offer, and an answer that stands. */
import { decisionOf, tellMove, tellWhy, tellReason } from '@mazzo/kernel';
import type { AnyPhrase, Decision } from '@mazzo/kernel';
import type { Refused } from '@mazzo/table';
import { cliTexts } from './language.ts';
import { YOU } from './names.ts';
import { isPassingKey, mayPassAhead, startPassing } from './passing.ts';
import { showPages } from './pages.ts';
import { blocksOfNews, here, newsBlocks, request, readerOf, stopIfMistaken } from './playing.ts';
import type { Playing } from './playing.ts';
import { rulingLines } from './rules.ts';
import { flow, quoted, rowLines, wrap } from './screen.ts';
import { shorten } from './story.ts';
import { faces } from './table/faces.ts';
import type { Meaning, Reader } from './table/face.ts';
import type { Terminal } from './terminal.ts';
import type { CliText } from './text/text.ts';

const PROMPT = '> ';

/** False if the person leaves. An empty line, or one that means nothing, never moves. */
export async function yourMove(playing: Playing, decision: Decision): Promise<boolean> {
  const { terminal, setup, language } = playing;
  const { movedOn } = cliTexts[language].resume;
  terminal.say(...screenLines(playing));
  for (;;) {
    const typed = await terminal.ask(PROMPT);
    if (typed === null) return false;
    const word = typed.toLowerCase();
    terminal.say(...(await clockLines(playing)));
    const isElsewhere = await hasMovedOn(playing);
    if (decisionOf(here(playing).status, YOU)?.id !== decision.id) {
      // What was typed to one question is no answer to the next.
      if (isElsewhere) terminal.say(...wrap(movedOn, terminal.screen().width));
      return true;
    }
    if (isLeaving(playing, word)) {
      if (await reallyLeaves(playing)) return false;
    } else if (decision.pace === 'free' && isWaiting(playing, word)) {
      letPass(playing);
      return true;
    } else if (isPassingKey(playing, word) && !isMove(playing, word)) {
      if (startPassing(playing)) return true;
    } else if (await tryMove(playing, decision, word)) {
      if (faces[setup.id].fleeting) terminal.clear();
      return true;
    }
    terminal.say(...offerLines(playing));
  }
}

/** Reads what another terminal may have written; whether there was anything. */
async function hasMovedOn(playing: Playing): Promise<boolean> {
  const { seq } = here(playing);
  await playing.table.refresh();
  stopIfMistaken(playing);
  return here(playing).seq > seq;
}

function isWaiting({ language }: Playing, word: string): boolean {
  return cliTexts[language].play.wait.keys.includes(word);
}

/** As good as a move: what was told before is not told again. */
function letPass(playing: Playing): void {
  playing.letPass = here(playing).seq;
  playing.news = [];
}

/** Time may have run out while the person was thinking. */
async function clockLines(playing: Playing): Promise<string[]> {
  const heard = playing.news.length;
  await playing.clock.strike();
  return blocksOfNews(playing, playing.news.slice(heard)).flat();
}

function meaning(playing: Playing, line: string, reader: Reader): Meaning | null {
  return faces[playing.setup.id].meaning(line, here(playing).view, YOU, reader);
}

function isMove(playing: Playing, word: string): boolean {
  return meaning(playing, word, readerOf(playing))?.kind === 'move';
}

/** A word that leaves, unless a move goes by it now: `q` may name a Queen. */
function isLeaving(playing: Playing, word: string): boolean {
  return cliTexts[playing.language].play.leave.includes(word) && !isMove(playing, word);
}

/** What happened since, the table and the offer: as much as fits on the screen. */
function screenLines(playing: Playing): string[] {
  const reader = readerOf(playing);
  const face = faces[playing.setup.id];
  const table = face.draw(here(playing).view, reader);
  const offer = offerLines(playing);
  const { rows } = playing.terminal.screen();
  const room = rows === null ? Infinity : rows - table.length - offer.length - 2;
  return ['', ...newsLines(playing, room, reader), ...table, ...offer];
}

/** So many lines of news at most, but for the one that says how many are left out. */
function newsLines(playing: Playing, room: number, { text, paint }: Reader): string[] {
  const blocks = newsBlocks(playing);
  const lines = blocks.flat();
  const leftOut = (count: number) => paint('dim', text.play.leftOut(count));
  const [first = []] = blocks;
  if (lines.length <= room || first.length < room) return shorten(blocks, room, leftOut);
  // A long first paragraph, such as a sale with many bids, would push the table off the screen.
  if (room < 2) return lines.length === 0 ? [] : [leftOut(lines.length)];
  return shorten(
    lines.map((line) => [line]),
    room,
    leftOut,
  );
}

function offerLines(playing: Playing): string[] {
  const reader = readerOf(playing);
  const { text, paint, width } = reader;
  const face = faces[playing.setup.id];
  const { view } = here(playing);
  const asked = face.question(view, YOU, reader);
  const question = paint('bold', asked.endsWith('?') ? asked : `${asked}:`);
  const offers = face
    .offers(view, YOU, reader)
    .map(([key, meaning]) => `${paint('bold', key)} ${meaning}`);
  const leaves = text.play.leave.find((word) => isLeaving(playing, word)) ?? '';
  const passes = [
    ...(isFree(playing) ? [text.play.wait] : []),
    ...(mayPassAhead(playing) ? [text.play.notUntilTurn] : []),
  ];
  for (const { keys, meaning: does } of passes) offers.push(`${paint('bold', keys[0])} ${does}`);
  const reminder = [...text.play.reminder, `${leaves} ${text.play.leaveWords}`];
  const things = [question, ...offers, ...reminder.map((key) => paint('dim', key))];
  return flow(things, width).flatMap((line) => wrap(line, width, '', '   '));
}

/** Nobody waits for the person. */
function isFree(playing: Playing): boolean {
  return decisionOf(here(playing).status, YOU)?.pace === 'free';
}

/** Makes the move that the word means, or answers it otherwise; true if a move was made. */
async function tryMove(playing: Playing, decision: Decision, word: string): Promise<boolean> {
  const { terminal } = playing;
  const reader = readerOf(playing);
  const meant = meaning(playing, word, reader);
  if (meant?.kind === 'phrase') {
    terminal.say(...(await sayIt(playing, meant.phrase, reader)));
    return false;
  }
  if (meant === null) {
    await showPages(answer(playing, word, reader), reader.text, terminal);
    return false;
  }
  if (meant.kind !== 'move') {
    terminal.say(...prepare(playing, meant, reader));
    return false;
  }
  const { move } = meant;
  const heard = playing.news.length;
  const reply = await request(playing, { type: 'command', decision: decision.id, move });
  if (reply.type === 'refused') {
    terminal.say(...refusalLines(playing, reply, reader));
    return false;
  }
  playing.news = playing.news.slice(heard);
  return true;
}

/** What the person says beside their moves; the table tells it like everything else. */
async function sayIt(playing: Playing, phrase: AnyPhrase, reader: Reader): Promise<string[]> {
  const heard = playing.news.length;
  const reply = await request(playing, { type: 'say', phrase });
  if (reply.type === 'refused') return refusalLines(playing, reply, reader);
  return blocksOfNews(playing, playing.news.slice(heard)).flat();
}

/** What is shown where a line has a meaning but makes no move yet. */
function prepare(
  playing: Playing,
  meant: Exclude<Meaning, { kind: 'move' | 'phrase' }>,
  reader: Reader,
): string[] {
  switch (meant.kind) {
    case 'desk':
      playing.desk = meant.desk;
      return ['', ...faces[playing.setup.id].draw(here(playing).view, readerOf(playing))];
    case 'refused':
      return refusalLines(playing, meant.rejection, reader);
    case 'said':
      return wrap(meant.words, reader.width);
  }
}

function refusalLines(
  playing: Playing,
  reply: Pick<Refused, 'rule' | 'reason' | 'card'>,
  reader: Reader,
): string[] {
  const { rule, reason } = reply;
  const { words, text, paint, width } = reader;
  const { tableReasons, refused } = text.play;
  if (rule === null) return wrap(tableReasons[reason] ?? reason, width);
  playing.refusedBy = rule;
  return wrap(paint('yellow', refused(rule, tellReason(words, playing.language, reply))), width);
}

/** Everything that can be typed but is no move. */
function answer(playing: Playing, word: string, reader: Reader): string[] {
  const { text, width } = reader;
  const [first = ''] = word.split(' ');
  if (text.play.help.includes(first)) return helpLines(playing, reader);
  if (text.play.hintKeys.includes(first)) return hintLines(playing, reader);
  switch (first) {
    case 'l':
      return newsBlocks(playing).flat();
    case 'r':
      return wordsOfRuling(playing, word.slice(1).trim(), reader);
    case '':
      return [text.play.empty];
    default:
      return wrap(text.play.unknown(quoted(word)), width);
  }
}

function hintLines(playing: Playing, reader: Reader): string[] {
  const { adviser, advice, setup } = playing;
  const { view } = here(playing);
  const { hint, typeIt } = reader.text.play;
  const face = faces[setup.id];
  const considered = face.consider(view, YOU, reader);
  if (isFree(playing)) return wrap(considered, reader.width);
  const { move, weighed } = adviser.propose({ free: false, chance: advice });
  const said = [
    hint(tellMove(reader.words, move!, reader.to)),
    tellWhy(reader.words, weighed, reader.to) || considered,
    typeIt(face.keyOf(move!, reader, view)),
  ];
  return wrap(said.filter((words) => words !== '').join(' '), reader.width);
}

function wordsOfRuling(playing: Playing, asked: string, { text }: Reader): string[] {
  const rule = asked === '' ? playing.refusedBy : asked.toUpperCase();
  if (rule === null) return [text.play.noRefusal(faces[playing.setup.id].ruling)];
  const { setup, language, terminal } = playing;
  return (
    rulingLines(rule, setup.id, language, terminal.screen()) ?? [text.play.noRuling(quoted(rule))]
  );
}

function helpLines({ setup }: Playing, { text, words, own, width, paint }: Reader): string[] {
  const { ruling, hasWindows = false } = faces[setup.id];
  const passing = hasWindows ? [text.play.notUntilTurn.row] : [];
  return [
    paint('bold', text.play.helpTitle(words.title)),
    ...wrap(own.rules, width),
    '',
    ...rowLines([...own.keyRows, ...passing, ...text.play.commands(ruling)], width, paint),
    '',
    ...wrap(text.play.readMore(setup.id), width),
  ];
}

/** A keyboard can slip; a pipe means what it says. */
async function reallyLeaves({ terminal, language }: Playing): Promise<boolean> {
  const text = cliTexts[language];
  return !terminal.interactive || agrees(terminal, text.play.reallyQuit, text);
}

export async function agrees(
  terminal: Terminal,
  question: string,
  text: CliText,
): Promise<boolean> {
  const typed = await terminal.ask(`${question} `);
  return typed !== null && text.play.yes.includes(typed.toLowerCase());
}
