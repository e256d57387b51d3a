/** The person's own decision: the table, the moves on offer, and an answer that stands. */
import { decisionOf, tellMove, tellReason } from '@mazzo/kernel';
import type { Decision } from '@mazzo/kernel';
import type { Refused } from '@mazzo/table';
import { cliTexts } from './language.ts';
import { YOU } from './names.ts';
import { here, newsBlocks, request, stageOf } from './playing.ts';
import type { Playing } from './playing.ts';
import { rulingLines } from './rules.ts';
import { flow, quoted, rowLines, wrap } from './screen.ts';
import { blocksOf, paragraphs, shorten } from './story.ts';
import { faces } from './table/faces.ts';
import type { Meaning, Stage } from './table/face.ts';
import type { Terminal } from './terminal.ts';
import type { CliText } from './text/text.ts';

const PROMPT = '> ';

/** False if the person leaves. An empty line, or one that means nothing, never moves. */
export async function yourMove(playing: Playing, decision: Decision): Promise<boolean> {
  const { terminal, setup } = playing;
  terminal.say(...screenLines(playing));
  for (;;) {
    const typed = await terminal.ask(PROMPT);
    if (typed === null) return false;
    const word = typed.toLowerCase();
    terminal.say(...(await clockLines(playing)));
    if (isLeaving(playing, word)) {
      if (await reallyLeaves(playing)) return false;
    } else if (decision.pace === 'free' && isWaiting(playing, word)) {
      letPass(playing);
      return true;
    } else if (await tryMove(playing, decision, word)) {
      if (faces[setup.id].fleeting) terminal.clear();
      return true;
    }
    terminal.say(...offerLines(playing));
  }
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
  const stage = stageOf(playing);
  const struck = playing.news.slice(heard).flat();
  const told = paragraphs(struck, faces[playing.setup.id], stage);
  return blocksOf(told, stage.width).flat();
}

function meaning(playing: Playing, line: string, stage: Stage): Meaning | null {
  return faces[playing.setup.id].meaning(line, here(playing).view, YOU, stage);
}

/** A word that leaves, unless a move goes by it now: `q` may name a Queen. */
function isLeaving(playing: Playing, word: string): boolean {
  const stage = stageOf(playing);
  return stage.text.play.leave.includes(word) && meaning(playing, word, stage)?.kind !== 'move';
}

/** What happened since, the table and the offer: as much as fits on the screen. */
function screenLines(playing: Playing): string[] {
  const stage = stageOf(playing);
  const face = faces[playing.setup.id];
  const table = face.draw(here(playing).view, stage);
  const offer = offerLines(playing);
  const { rows } = playing.terminal.screen();
  const room = rows === null ? Infinity : rows - table.length - offer.length - 2;
  return ['', ...newsLines(playing, room, stage), ...table, ...offer];
}

/** So many lines of news at most, but for the one that says how many are left out. */
function newsLines(playing: Playing, room: number, { text, paint }: Stage): string[] {
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
  const stage = stageOf(playing);
  const { text, paint, width } = stage;
  const face = faces[playing.setup.id];
  const { view } = here(playing);
  const asked = face.question(view, YOU, stage);
  const question = paint('bold', asked.endsWith('?') ? asked : `${asked}:`);
  const offers = face
    .offers(view, YOU, stage)
    .map(([key, meaning]) => `${paint('bold', key)} ${meaning}`);
  const leaves = text.play.leave.find((word) => isLeaving(playing, word)) ?? '';
  const { wait } = text.play;
  if (isFree(playing)) offers.push(`${paint('bold', wait.keys[0])} ${wait.meaning}`);
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
  const stage = stageOf(playing);
  const meant = meaning(playing, word, stage);
  if (meant?.kind !== 'move') {
    terminal.say(
      ...(meant === null ? answer(playing, word, stage) : prepare(playing, meant, stage)),
    );
    return false;
  }
  const { move } = meant;
  const heard = playing.news.length;
  const reply = await request(playing, { type: 'command', decision: decision.id, move });
  if (reply.type === 'refused') {
    terminal.say(...refusalLines(playing, reply, stage));
    return false;
  }
  playing.news = playing.news.slice(heard);
  return true;
}

/** What is shown where a line has a meaning but makes no move yet. */
function prepare(
  playing: Playing,
  meant: Exclude<Meaning, { kind: 'move' }>,
  stage: Stage,
): string[] {
  switch (meant.kind) {
    case 'desk':
      playing.desk = meant.desk;
      return ['', ...faces[playing.setup.id].draw(here(playing).view, stageOf(playing))];
    case 'refused':
      return refusalLines(playing, meant.rejection, stage);
    case 'said':
      return wrap(meant.words, stage.width);
  }
}

function refusalLines(
  playing: Playing,
  reply: Pick<Refused, 'rule' | 'reason' | 'card'>,
  stage: Stage,
): string[] {
  const { rule, reason } = reply;
  const { words, text, paint, width } = stage;
  const { tableReasons, refused } = text.play;
  if (rule === null) return wrap(tableReasons[reason] ?? reason, width);
  playing.refusedBy = rule;
  return wrap(paint('yellow', refused(rule, tellReason(words, playing.language, reply))), width);
}

/** Everything that can be typed but is no move. */
function answer(playing: Playing, word: string, stage: Stage): string[] {
  const { text, width } = stage;
  const [first = ''] = word.split(' ');
  if (text.play.help.includes(first)) return helpLines(playing, stage);
  if (text.play.hintKeys.includes(first)) return hintLines(playing, stage);
  switch (first) {
    case 'l':
      return newsBlocks(playing).flat();
    case 'r':
      return wordsOfRuling(playing, word.slice(1).trim(), stage);
    case '':
      return [text.play.empty];
    default:
      return wrap(text.play.unknown(quoted(word)), width);
  }
}

function hintLines(playing: Playing, stage: Stage): string[] {
  const { adviser, setup } = playing;
  const { view } = here(playing);
  const { hint, typeIt } = stage.text.play;
  const face = faces[setup.id];
  const considered = face.consider(view, YOU, stage);
  // The adviser only knows how to act; whether to act at all is the face's to say.
  if (isFree(playing)) return wrap(considered, stage.width);
  const move = adviser.choose(view, YOU);
  const said = [
    hint(tellMove(stage.words, move, stage.to)),
    considered,
    typeIt(face.keyOf(move, stage, view)),
  ];
  return wrap(said.filter((words) => words !== '').join(' '), stage.width);
}

function wordsOfRuling(playing: Playing, asked: string, { text }: Stage): string[] {
  const rule = asked === '' ? playing.refusedBy : asked.toUpperCase();
  if (rule === null) return [text.play.noRefusal(faces[playing.setup.id].ruling)];
  const { setup, language, terminal } = playing;
  return (
    rulingLines(rule, setup.id, language, terminal.screen()) ?? [text.play.noRuling(quoted(rule))]
  );
}

function helpLines({ setup }: Playing, { text, words, own, width, paint }: Stage): string[] {
  const { ruling } = faces[setup.id];
  return [
    paint('bold', text.play.helpTitle(words.title)),
    ...wrap(own.rules, width),
    '',
    ...rowLines([...own.keyRows, ...text.play.commands(ruling)], width, paint),
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
