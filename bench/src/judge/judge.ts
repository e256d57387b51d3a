/**
 * What one message, one time-out or one bot's move costs a table: near-legal and hostile messages, of
 * every game, under any options, at tables that play comes to and at some that it seldom does.
 */
import { gameIds } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import { subjects } from '@mazzo/games/testing';
import type { Report } from '../report.ts';
import { attack, attackContrived } from './attacked-table.ts';
import type { OnCost } from './attacked-table.ts';
import { lobbyCosts } from './lobby.ts';
import type { LobbyCosts } from './lobby.ts';
import { judgedAgain } from './slowest.ts';
import type { Case } from './slowest.ts';

const MESSAGES = 100_000;
/** Not counted, until the code is warm. */
const WARM_UP = 3000;
/** So many contrived tables for every match. */
const CONTRIVED = 40;
/** So many of the slowest are judged again. */
const SLOWEST = 30;
/** Milliseconds of CPU. */
const WORST = 20;
const P999 = 5;

interface Row {
  readonly game: GameId;
  readonly messages: number;
  readonly timeOuts: number;
  /** Of both. */
  readonly median: number;
  readonly p99: number;
  readonly p999: number;
  readonly worst: Worst;
  readonly botMoves: number;
  readonly worstOfBots: Worst | null;
}

/** The slowest, judged again; and as it was at first. */
interface Worst {
  readonly took: number;
  readonly atFirst: number;
  readonly what: string;
}

export async function judgeSuite(progress: (line: string) => void): Promise<Report> {
  const rows: Row[] = [];
  for (const id of gameIds) {
    progress(id);
    rows.push(await measure(id, progress));
  }
  progress('lobby');
  const lobby = await lobbyCosts();
  const missed = rows.some(isBeyond) || lobby.worst > WORST || lobby.p999 > P999;
  const limits = `limits: worst ${WORST} ms, p99.9 ${P999} ms: ${missed ? 'missed' : 'held'}`;
  const lines = ['one message, ms of CPU', ...rows.map(lineOf), lobbyLine(lobby), limits];
  return { figures: { games: rows, lobby }, lines, missed };
}

/** A bot is nobody's message, and answers for no limit here. */
function isBeyond({ worst, p999 }: Row): boolean {
  return worst.took > WORST || p999 > P999;
}

interface Slow {
  readonly took: number;
  readonly judged: Case;
}

/** What was seen of one sort. */
class Costs {
  readonly times: number[] = [];
  #slowest: Slow[] = [];

  add(took: number, judged: Case): void {
    this.times.push(took);
    const slowest = this.#slowest;
    if (slowest.length === SLOWEST && took <= slowest.at(-1)!.took) return;
    this.#slowest = [...slowest, { took, judged }]
      .toSorted((a, b) => b.took - a.took)
      .slice(0, SLOWEST);
  }

  async worst(): Promise<Worst> {
    const [first, last] = [this.#slowest[0]!, this.#slowest.at(-1)!];
    let [took, what] = [last.took, 'the rest'];
    for (const { judged } of this.#slowest) {
      const again = await judgedAgain(judged);
      if (again <= took) continue;
      took = again;
      what = judged.kind === 'message' ? judged.text.slice(0, 100) : judged.kind;
    }
    return { took, atFirst: first.took, what };
  }
}

async function measure(id: GameId, progress: (line: string) => void): Promise<Row> {
  const [asked, bots] = [new Costs(), new Costs()];
  let seen = 0;
  const counted = { messages: 0 };
  const onCost: OnCost = (took, judged) => {
    if ((seen += 1) <= WARM_UP) return;
    (judged.kind === 'bot' ? bots : asked).add(took, judged);
    if (judged.kind === 'message') counted.messages += 1;
  };
  for (let number = 0; counted.messages < MESSAGES; number++) {
    await attack(subjects[id], number, onCost);
    for (let n = 0; n < CONTRIVED; n++) {
      await attackContrived(subjects[id], number * CONTRIVED + n, onCost);
    }
    if (number % 20 === 19)
      progress(`${id}: ${counted.messages} messages in ${number + 1} matches`);
  }
  const { messages } = counted;
  const sorted = asked.times.toSorted((a, b) => a - b);
  const share = (part: number) => sorted[Math.floor(sorted.length * part)]!;
  return {
    game: id,
    messages,
    timeOuts: sorted.length - messages,
    median: share(0.5),
    p99: share(0.99),
    p999: share(0.999),
    worst: await asked.worst(),
    botMoves: bots.times.length,
    worstOfBots: bots.times.length === 0 ? null : await bots.worst(),
  };
}

function lineOf(row: Row): string {
  const { game, messages, timeOuts, worst, botMoves, worstOfBots } = row;
  const [median, p99, p999] = [row.median, row.p99, row.p999].map((time) => time.toFixed(2));
  const shares = `median ${median}, p99 ${p99}, p99.9 ${p999}, worst ${told(worst)}`;
  const ofBots =
    worstOfBots === null ? '' : `; of ${botMoves} bots' moves the worst ${told(worstOfBots)}`;
  return `${game}: ${shares}, of ${messages} messages and ${timeOuts} time-outs${ofBots}`;
}

function lobbyLine({ messages, median, p999, worst, atFirst, what }: LobbyCosts): string {
  const shares = `median ${median.toFixed(2)}, p99.9 ${p999.toFixed(2)}`;
  return `a full lobby: ${shares}, worst ${told({ took: worst, atFirst, what })}, of ${messages} messages`;
}

function told({ took, atFirst, what }: Worst): string {
  return `${took.toFixed(2)} (${atFirst.toFixed(2)} at first: ${what})`;
}
