/** A match against bots. The person sits at the first seat and sees that seat's view, no more. */
import { randomBytes } from 'node:crypto';
import { createBot, nextDecision } from '@mazzo/bots';
import { texts } from '@mazzo/games';
import { chanceFrom, createMatch } from '@mazzo/kernel';
import type { Decision, Language, Opened, Standing } from '@mazzo/kernel';
import type { Asked } from './args.ts';
import { cliTexts } from './language.ts';
import { claim, writeLog } from './log-file.ts';
import { audience, YOU } from './names.ts';
import { hear, newsBlocks, ring, stageOf } from './playing.ts';
import type { Playing, Sitting } from './playing.ts';
import { clean, wrap } from './screen.ts';
import { readBots, readSetup } from './setup.ts';
import { finalLines, totalLines } from './standings.ts';
import type { Terminal } from './terminal.ts';
import { agrees, yourMove } from './turn.ts';

// A match draws from the streams numbered from 0 on, one an entry: these are far beyond.
const BOT_STREAMS = 2 ** 32;
const ADVISER_STREAM = 2 ** 33;
const ORDER_STREAM = 2 ** 34;

export function freshKey(): string {
  return `chacha20:${randomBytes(32).toString('hex')}`;
}

export async function playCommand(
  asked: Asked,
  language: Language,
  terminal: Terminal,
): Promise<void> {
  const text = cliTexts[language];
  const setup = readSetup(asked, freshKey, text);
  const bots = readBots(asked.value('bots'), setup.seats - 1, text);
  const save = asked.value('save');
  if (save !== undefined) claim(save, text);
  let sitting: Sitting = { ...setup, bots, save };
  while ((await play(sitting, language, terminal)) === 'over') {
    // A second match would write over the first one's log.
    if (save !== undefined || !terminal.interactive) return;
    if (!(await agrees(terminal, text.play.again, text))) return;
    sitting = { ...sitting, seed: freshKey() };
  }
}

export async function play(
  sitting: Sitting,
  language: Language,
  terminal: Terminal,
  now: () => number = () => performance.now(),
): Promise<'over' | 'left'> {
  const playing = sitDown(sitting, language, terminal, now);
  terminal.say('', ...welcomeLines(playing));
  for (;;) {
    ring(playing);
    const status = playing.match.status();
    if (status.over) return finish(playing, status.standings);
    const next = nextDecision(status.decisions, playing.order);
    if (next.seat !== YOU) botMove(playing, next);
    else {
      store(playing);
      if (!(await yourMove(playing, next))) return leave(playing);
    }
  }
}

function sitDown(
  sitting: Sitting,
  language: Language,
  terminal: Terminal,
  now: () => number,
): Playing {
  const { game, seats, options, seed } = sitting;
  const match = createMatch(game, { seats, options, seed });
  const bots = sitting.bots.map((name, n) =>
    createBot(name, game, chanceFrom(seed, BOT_STREAMS + n)),
  );
  const adviser = createBot('sensible', game, chanceFrom(seed, ADVISER_STREAM));
  const playing: Playing = {
    sitting,
    language,
    terminal,
    match,
    bots,
    adviser,
    order: chanceFrom(seed, ORDER_STREAM),
    now,
    began: now(),
    news: [],
    refusedBy: null,
  };
  hear(playing, (match.log[0] as Opened).events);
  return playing;
}

function welcomeLines({ sitting, language, terminal }: Playing): string[] {
  const text = cliTexts[language];
  const { width, paint } = terminal.screen();
  const { name } = audience(YOU, text);
  const others = sitting.bots.map((bot, n) =>
    bot === 'sensible' ? name(n + 1) : `${name(n + 1)} (${bot})`,
  );
  const title = texts[sitting.id][language].title;
  return wrap(paint('bold', text.play.welcome(title, others)), width);
}

function botMove(playing: Playing, { seat, id }: Decision): void {
  const { match, bots } = playing;
  const played = match.play(seat, bots[seat - 1]!.choose(match.view(seat), seat), id);
  if (!played.ok) throw new Error(`a bot was refused: ${played.rule} ${played.reason}`);
  hear(playing, played.events);
}

/** Before every question to the person: whatever ends the process, the match so far is there. */
function store({ sitting, match, language }: Playing): void {
  if (sitting.save !== undefined) writeLog(sitting.save, match.log, cliTexts[language]);
}

function finish(playing: Playing, standings: readonly Standing[]): 'over' {
  const { sitting, match } = playing;
  store(playing);
  playing.terminal.say(
    '',
    ...newsBlocks(playing).flat(),
    '',
    ...finalLines(standings, sitting.game.tally(match.view(YOU)), stageOf(playing)),
    ...closingLines(playing),
  );
  return 'over';
}

function leave(playing: Playing): 'left' {
  const { sitting, match, terminal } = playing;
  const stage = stageOf(playing);
  terminal.say(
    stage.text.play.left,
    ...totalLines(sitting.game.tally(match.view(YOU)), stage),
    ...closingLines(playing),
  );
  return 'left';
}

function closingLines({ sitting, language }: Playing): string[] {
  const { play: words } = cliTexts[language];
  const saved = sitting.save === undefined ? [] : [words.saved(clean(sitting.save))];
  return [...saved, words.seed(sitting.seed)];
}
