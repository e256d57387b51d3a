/** `mazzo play --join <link>`: at a table of a server, by hand or with a bot of one's own. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createPlayer, levels } from '@mazzo/bots';
import type { Level, Player } from '@mazzo/bots';
import { gameIds } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import { chanceFrom, decisionOf, tellReason } from '@mazzo/kernel';
import type { AnyEvent, AnyMove, Decision, Language } from '@mazzo/kernel';
import { botsSeat, freeSeat } from '@mazzo/server/protocol';
import type { LobbyView } from '@mazzo/server/protocol';
import { serverTexts } from '@mazzo/server/protocol/text';
import type { Answer } from '@mazzo/table';
import { unknown } from '../args.ts';
import type { Asked } from '../args.ts';
import { EXEC, execBot } from '../exec/exec-bot.ts';
import { isExec } from '../contenders.ts';
import { cliTexts } from '../language.ts';
import { Mistake } from '../mistake.ts';
import { clean, flow, quoted, wrap } from '../screen.ts';
import { finalLines } from '../standings.ts';
import { faces } from '../table/faces.ts';
import type { Terminal } from '../terminal.ts';
import type { CliText } from '../text/text.ts';
import { joinTable, readerOf } from './joined-table.ts';
import type { JoinedTable } from './joined-table.ts';
import { identityFor, readLink } from './server-link.ts';
import type { ServerLink } from './server-link.ts';

/** A bot that is told to try again does so after a while, in milliseconds. */
const REST = 1000;

type Bot = Level | `exec:${string}`;

export async function joinCommand(
  asked: Asked,
  language: Language,
  terminal: Terminal,
  folder: string,
): Promise<void> {
  const text = cliTexts[language];
  const word = asked.value('join') ?? '';
  const link = readLink(word);
  if (link === null) throw new Mistake(text.server.noLink(quoted(word)));
  const bot = readBot(asked.value('bot'), text);
  const name = asked.value('name') ?? null;
  const identity = await identityFor(link, name, folder);
  const id = identity === null ? undefined : await gameAt(link);
  if (identity === null || id === undefined) throw new Mistake(text.server.noTable(clean(word)));
  const players = bot === null ? null : playersOf(bot, id, () => joined);
  const joined: JoinedTable = joinTable(
    link,
    { id, ...identity, name, language, ...(players === null ? {} : players.ears) },
    terminal,
  );
  try {
    await sitDown(joined, terminal, text);
    await playOn(joined, { language, terminal, text }, players);
  } finally {
    joined.close();
    players?.end();
  }
}

function readBot(word: string | undefined, text: CliText): Bot | null {
  if (word === undefined) return null;
  if (isExec(word)) return word;
  const level = levels.find((one) => one === word);
  if (level !== undefined) return level;
  throw new Mistake(text.mistakes.bot(unknown(word, [...levels, `${EXEC}<command>`])));
}

async function gameAt({ base, code }: ServerLink) {
  const answer = await fetch(`${base}/api/tables/${code}`).catch(() => null);
  if (answer?.ok !== true) return undefined;
  const { game } = (await answer.json()) as { game: string };
  return gameIds.find((id) => id === game);
}

interface BotPlayers {
  readonly ears: { heard(events: readonly AnyEvent[]): void; began(): void };
  propose(free: boolean): AnyMove | null;
  end(): void;
}

/** Thinks for the seat; whoever sits down anew begins to listen anew. */
function playersOf(bot: Bot, id: GameId, joined: () => JoinedTable): BotPlayers {
  const exec = isExec(bot) ? execBot(bot.slice(EXEC.length), id) : null;
  const chance = chanceFrom(`sfc32:${randomBytes(8).toString('hex')}`);
  let player: Player<AnyMove, AnyEvent> | null = null;
  return {
    ears: {
      began() {
        const { at } = joined().client;
        player = null;
        if (at === null || at.seat === null) return;
        const { options, seats } = at.welcome;
        const place = { game: joined().game, options, seats, seat: at.seat, chance };
        player = exec === null ? createPlayer(bot as Level, place) : exec.guest(place);
      },
      heard(events) {
        for (const event of events) player?.hear(event);
      },
    },
    propose: (free) => player?.propose({ free, chance }).move ?? null,
    end: () => exec?.end(),
  };
}

async function sitDown(joined: JoinedTable, terminal: Terminal, text: CliText): Promise<void> {
  const { line, person } = joined;
  while (line.lobby === null && joined.out === null) await joined.change();
  const { lobby } = line;
  if (lobby === null) return;
  const { width } = terminal.screen();
  const names = lobby.guests.map(({ name }) => clean(name));
  terminal.say(...wrap(text.server.atTable(lobby.code, names), width));
  const sits = lobby.wished.some((one) => one.kind === 'person' && one.person === person);
  const seat = freeSeat(lobby.wished);
  if (!sits && seat >= 0) await line.request({ type: 'sit', seat });
}

interface Person {
  readonly language: Language;
  readonly terminal: Terminal;
  readonly text: CliText;
}

/** Until one leaves or is shown out. */
async function playOn(joined: JoinedTable, who: Person, bot: BotPlayers | null): Promise<void> {
  const { terminal, language } = who;
  let told = '';
  let shown: string | null = null;
  for (;;) {
    terminal.say(...joined.news.splice(0));
    const { out, line, client } = joined;
    const { at } = client;
    const isOver = at?.status.over === true;
    if (isOver && shown !== at.match) terminal.say('', ...resultLines(joined, who));
    if (isOver) shown = at.match;
    if (out !== null)
      return terminal.say(...wrap(serverTexts[language].reasons[out], terminal.screen().width));
    if (isOver) {
      if (!(await playsAgain(joined, who, bot !== null))) return;
      continue;
    }
    await takeBotsSeat(joined);
    const decision = at === null || at.seat === null ? undefined : decisionOf(at.status, at.seat);
    if (decision !== undefined && (await answerIt(joined, decision, who, bot)) === 'left') return;
    const waiting = whyWaiting(line.lobby, who);
    if (waiting !== told && waiting !== '') terminal.say(...wrap(waiting, terminal.screen().width));
    told = waiting;
    if (decision === undefined || decision.pace === 'free') await joined.change();
  }
}

/** Nothing while the match goes on. */
function whyWaiting(lobby: LobbyView | null, { language, text }: Person): string {
  if (lobby?.trouble !== undefined) return serverTexts[language].troubles[lobby.trouble];
  return lobby?.match === null ? text.server.waiting : '';
}

/** Whoever comes late plays on for a bot, if there is one. */
async function takeBotsSeat({ client }: JoinedTable): Promise<void> {
  const seat = botsSeat(client.seats?.seats ?? []);
  if (client.at === null || client.at.seat !== null || seat < 0) return;
  await client.request({ type: 'sit', seat });
}

async function answerIt(
  joined: JoinedTable,
  decision: Decision,
  who: Person,
  bot: BotPlayers | null,
): Promise<'left' | 'answered'> {
  if (bot === null) return decision.pace === 'free' ? 'answered' : askPerson(joined, decision, who);
  const move = bot.propose(decision.pace === 'free');
  if (move === null) return 'answered';
  const answer = await joined.client.request({ type: 'command', decision: decision.id, move });
  if (answer?.type === 'refused' && answer.reason === 'tryAgain') await pause(REST);
  return 'answered';
}

async function askPerson(
  joined: JoinedTable,
  decision: Decision,
  { terminal, text, language }: Person,
): Promise<'left' | 'answered'> {
  const { client, id } = joined;
  const face = faces[id];
  const { view, seat } = client.at!;
  const reader = readerOf(joined, language, terminal);
  const offers = face.offers(view, seat!, reader).map(([key, meaning]) => `${key} ${meaning}`);
  const question = face.question(view, seat!, reader);
  terminal.say(
    ...face.draw(view, reader),
    ...flow([reader.paint('bold', question), ...offers], reader.width),
  );
  const typed = await terminal.ask('> ');
  if (typed === null || text.play.leave.includes(typed.toLowerCase())) {
    await client.request({ type: 'leave' });
    return 'left';
  }
  const meant = face.meaning(typed.toLowerCase(), view, seat!, reader);
  if (meant === null) terminal.say(...wrap(text.play.unknown(quoted(typed)), reader.width));
  else if (meant.kind === 'desk') joined.desk = meant.desk;
  else if (meant.kind === 'said') terminal.say(...wrap(meant.words, reader.width));
  else if (meant.kind === 'refused') {
    terminal.say(tellReason(reader.words, language, meant.rejection));
  } else if (meant.kind === 'phrase') await client.request({ type: 'say', phrase: meant.phrase });
  else {
    const { move } = meant;
    const answer = await client.request({ type: 'command', decision: decision.id, move });
    terminal.say(...refusal(answer, joined, { terminal, text, language }));
    if (answer?.type === 'accepted') joined.desk = undefined;
  }
  return 'answered';
}

function refusal(answer: Answer | null, joined: JoinedTable, who: Person): string[] {
  if (answer === null || answer.type === 'accepted') return [];
  const { rule, reason } = answer;
  const { words, width } = readerOf(joined, who.language, who.terminal);
  const { tableReasons, refused } = who.text.play;
  if (rule === null) return wrap(tableReasons[reason] ?? reason, width);
  return wrap(refused(rule, tellReason(words, who.language, answer)), width);
}

function resultLines(joined: JoinedTable, { terminal, language }: Person): string[] {
  const { client, game } = joined;
  const { status, view } = client.at!;
  if (!status.over) return [];
  return finalLines(status.standings, game.tally(view), readerOf(joined, language, terminal));
}

/** A bot always does. */
async function playsAgain(joined: JoinedTable, who: Person, isBot: boolean): Promise<boolean> {
  const { terminal, text } = who;
  const { client } = joined;
  const { match } = client.at!;
  const typed = isBot ? text.play.yes[0] : await terminal.ask(`${text.play.again} `);
  if (typed === undefined || typed === null) return false;
  if (!text.play.yes.includes(typed.toLowerCase())) return false;
  await client.request({ type: 'wish', wish: 'rematch', want: true });
  while (client.at?.match === match && joined.out === null) await joined.change();
  return true;
}
