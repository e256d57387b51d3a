/** A match against bots. The person sits at the first seat and sees that seat's view, no more. */
import { randomBytes } from 'node:crypto';
import { mannersOf, standardLevel } from '@mazzo/bots';
import { texts } from '@mazzo/games';
import type { Decision, Language, Standing } from '@mazzo/kernel';
import type { Asked } from './args.ts';
import { cliTexts } from './language.ts';
import { claim, writeLog } from './log-file.ts';
import { audience, namesFor, YOU } from './names.ts';
import { passedAhead } from './passing.ts';
import {
  here,
  newsBlocks,
  openMatch,
  orderAt,
  readerOf,
  rematch,
  stopIfMistaken,
} from './playing.ts';
import type { MatchSetup, Playing, Sources } from './playing.ts';
import { clean, wrap } from './screen.ts';
import { readBots, readSetup } from './setup.ts';
import { finalLines, totalLines } from './standings.ts';
import { faces } from './table/faces.ts';
import { partWith } from './terminal.ts';
import type { Terminal } from './terminal.ts';
import { agrees, yourMove } from './turn.ts';

export function freshKey(): string {
  return `chacha20:${randomBytes(32).toString('hex')}`;
}

export async function playCommand(
  asked: Asked,
  language: Language,
  terminal: Terminal,
  folder: string,
): Promise<void> {
  const text = cliTexts[language];
  const setup = readSetup(asked, freshKey, text);
  const bots = readBots(asked.value('bots'), setup.seats - 1, text);
  const names = namesFor(asked.value('name'), setup.seats, text);
  const save = asked.value('save');
  if (save !== undefined) claim(save, asked.has('overwrite'), text);
  // A second match would write over the first one's log.
  const again = save === undefined && terminal.interactive;
  await play({ ...setup, bots, save, ...(names === null ? {} : { names }) }, language, terminal, {
    again,
    folder,
  });
}

/** What is left out: one match, by the clock on the wall, that nobody keeps. */
interface Terms extends Partial<Omit<Sources, 'freshKey'>> {
  /** Another match is offered after each. */
  readonly again?: boolean;
}

/** Sits down, plays and leaves the table. */
export async function play(
  setup: MatchSetup,
  language: Language,
  terminal: Terminal,
  { again = false, now = () => performance.now(), folder = null, ...left }: Terms = {},
): Promise<'over' | 'left'> {
  const text = cliTexts[language];
  const playing = await openMatch(setup, language, terminal, { now, folder, freshKey, ...left });
  partWith(() => goOnLines(playing));
  try {
    for (let resumed = left.resumed !== undefined; ; resumed = false) {
      const end = await playMatch(playing, resumed);
      if (end === 'left') return end;
      const { match } = here(playing);
      const goesOn = again && (await agrees(terminal, text.play.again, text));
      if (goesOn) await rematch(playing);
      // Its result has been shown: nobody asks for it any more.
      playing.keeping?.remove(match);
      if (!goesOn) return end;
    }
  } finally {
    partWith(() => []);
    playing.table.close();
  }
}

async function playMatch(playing: Playing, resumed: boolean): Promise<'over' | 'left'> {
  const { terminal, clock } = playing;
  terminal.say('', ...welcomeLines(playing, resumed));
  for (;;) {
    await clock.strike();
    stopIfMistaken(playing);
    const { status } = here(playing);
    if (status.over) return finish(playing, status.standings);
    if (await passedAhead(playing)) continue;
    const decision = status.decisions.find((open) => isYours(playing, open));
    const place = quickest(playing, decision);
    if (decision === undefined || place < clock.waiting) await clock.letIn(place);
    else {
      store(playing);
      terminal.say(...noticeLines(playing));
      if (!(await yourMove(playing, decision))) return leave(playing);
    }
  }
}

function noticeLines({ notices, terminal }: Playing): string[] {
  const { width, paint } = terminal.screen();
  return notices.splice(0).flatMap((notice) => wrap(paint('yellow', notice), width));
}

/** Waited for, or free to act and not yet asked whether they will. */
function isYours(playing: Playing, { seat, pace }: Decision): boolean {
  if (seat !== YOU || pace !== 'free') return seat === YOU;
  const { seq, view } = here(playing);
  if (playing.passing.wished) return false;
  return playing.letPass !== seq && faces[playing.setup.id].asksFreely?.(view) === true;
}

/**
 * A table takes moves as they arrive; bots that need no time would always arrive before somebody
 * who reads. So everybody who is waited for has the same chance to be the next, the person too, at
 * the place after the bots in line; the others wait for that one, and then it is drawn anew. Where
 * nobody waits for the person the bots let them go first: the next move would take the moment away.
 */
function quickest(playing: Playing, asked: Decision | undefined): number {
  const { clock, seed } = playing;
  const { seq } = here(playing);
  if (asked?.pace === 'free') return clock.waiting;
  if (playing.order.seq !== seq) playing.order = orderAt(seed, seq);
  return playing.order.chance.below(clock.waiting + (asked === undefined ? 0 : 1));
}

function welcomeLines({ setup, language, terminal }: Playing, resumed: boolean): string[] {
  const text = cliTexts[language];
  const { width, paint } = terminal.screen();
  const { name } = audience(YOU, text);
  const others = setup.bots.map((bot, n) =>
    bot === standardLevel ? name(n + 1) : `${name(n + 1)} (${bot})`,
  );
  const title = texts[setup.id][language].title;
  const thinking = setup.bots.flatMap((bot, n) => (bot === 'random' ? [] : [n + 1]));
  const { newWords } = faces[setup.id].words[language];
  const welcome = resumed ? text.resume.welcome : text.play.welcome;
  return [
    ...wrap(paint('bold', welcome(title, others)), width),
    ...(thinking.length === 0 ? [] : wrap(mannersOf(thinking, { name }, language), width)),
    ...(newWords === undefined || resumed ? [] : wrap(paint('dim', newWords), width)),
  ];
}

/** Before every question to the person: whatever ends the process, the match so far is there. */
function store({ setup, table, language }: Playing): void {
  if (setup.save !== undefined) writeLog(setup.save, table.log, cliTexts[language]);
}

function finish(playing: Playing, standings: readonly Standing[]): 'over' {
  const { setup } = playing;
  store(playing);
  playing.terminal.say(
    '',
    ...newsBlocks(playing).flat(),
    '',
    ...finalLines(standings, setup.game.tally(here(playing).view), readerOf(playing)),
    ...closingLines(playing),
  );
  return 'over';
}

function leave(playing: Playing): 'left' {
  const { setup, terminal } = playing;
  const reader = readerOf(playing);
  terminal.say(
    reader.text.play.left,
    ...totalLines(setup.game.tally(here(playing).view), reader),
    ...closingLines(playing),
    ...goOnLines(playing),
  );
  return 'left';
}

function goOnLines(playing: Playing): string[] {
  if (playing.keeping?.kept !== true) return [];
  return [cliTexts[playing.language].resume.goOn(here(playing).match)];
}

function closingLines({ setup, seed, language }: Playing): string[] {
  const { play: words } = cliTexts[language];
  const saved = setup.save === undefined ? [] : [words.saved(clean(setup.save))];
  return [...saved, words.seed(seed)];
}
