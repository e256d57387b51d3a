/**
 * The turns of a table's bots. They think outside its queue: the table goes on meanwhile, and what
 * comes too late is dropped. How long one seems to think says nothing of its hand: it has thought
 * before it answers.
 */
import type { Level } from '@mazzo/bots';
import { isWindow } from '@mazzo/kernel';
import type { AnyMove, Pace, Seat } from '@mazzo/kernel';
import type { Alarm } from './alarms.ts';
import { botRemarks } from './bot-remarks.ts';
import { choiceSeed, playerSeed, thinkingTime } from './bots.ts';
import type { Thinking } from './thinking.ts';
import { mustDecide } from './decide.ts';
import { nothing } from './proposal.ts';
import type { Proposal } from './proposal.ts';
import type { RunningMatch } from './running-match.ts';
import { botIn } from './seats.ts';
import { thinkHere } from './think-here.ts';
import { botSeat, ThinkerGone } from './thinker.ts';
import type { BotTable, Bots, Thinker } from './thinker.ts';
import { decisionIn, stillAsked } from './timed-actions.ts';
import type { Situation } from './timed-actions.ts';
import { foldOf, tellings } from './views.ts';

/** A question to a bot. */
interface BotTurn {
  /** Another question has another name. */
  readonly name: string;
  readonly seat: Seat;
  readonly id: number;
  readonly level: Level;
  readonly free: boolean;
  /** The entry with which it was asked. */
  readonly since: number;
  /** When it begins to think, and when it answers. */
  readonly begin: number;
  readonly time: number;
}

interface Thought {
  /** How many entries the match had when it was begun. */
  readonly entries: number;
  readonly move: Promise<AnyMove | null>;
}

export function botsAt(table: BotTable): Bots {
  return new BotTurns(table);
}

class BotTurns implements Bots {
  readonly #table: BotTable;
  readonly #thinker: Thinker;
  readonly #thoughts = new Map<string, Thought>();
  /** Where nobody waits for them, and they would do nothing. */
  readonly #letGo = new Set<string>();

  constructor(table: BotTable) {
    this.#table = table;
    this.#thinker = table.thinker ?? thinkHere(table.running.game);
  }

  alarms(situation: Situation): Alarm[] {
    const turns = turnsOf(situation);
    const names = new Set(turns.map(({ name }) => name));
    for (const name of this.#thoughts.keys()) if (!names.has(name)) this.#thoughts.delete(name);
    for (const name of this.#letGo) if (!names.has(name)) this.#letGo.delete(name);
    const asked = turns.filter(({ name }) => !this.#letGo.has(name));
    return [...this.#remarks(situation), ...asked.flatMap((turn) => this.#alarmsFor(turn))];
  }

  leave(): void {
    this.#thinker.forget(this.#table.running.match);
  }

  #remarks(situation: Situation): Alarm[] {
    const { running, put } = this.#table;
    const { status, clocks } = running;
    if (status.over || clocks.pausedSince !== null) return [];
    return clocks.asked.flatMap((asked) =>
      Array.from(botRemarks(situation, asked), ({ name, time, propose }) => ({
        name,
        time,
        ring: () => put(propose),
      })),
    );
  }

  #alarmsFor(turn: BotTurn): Alarm[] {
    const { name, begin, time } = turn;
    const answer = { name, time, ring: () => this.#play(turn) };
    if (begin === time || this.#thoughts.has(name)) return [answer];
    const think = async () => void this.#think(turn);
    return [{ name: `${name} begins`, time: begin, ring: think }, answer];
  }

  #think({ name, seat, level, free, since }: BotTurn): Thought {
    const { running, key } = this.#table;
    const bot = botSeat(running, seat, level, playerSeed(key, seat));
    const move = this.#thinker.think(bot, { free, seed: choiceSeed(key, seat, since) });
    // Whoever waits for it hears of it; nobody may be waiting yet.
    move.catch(() => {});
    const thought = { entries: running.log.length, move };
    this.#thoughts.set(name, thought);
    return thought;
  }

  /** What was thought of before something else happened is thought over. */
  async #play(turn: BotTurn): Promise<void> {
    const { running, key, put } = this.#table;
    const before = this.#thoughts.get(turn.name);
    const { entries, move: thought } =
      before?.entries === running.log.length ? before : this.#think(turn);
    const move = await thought.catch((error: unknown) => this.#withoutThought(turn, error));
    if (move === null && running.log.length === entries) this.#letGo.add(turn.name);
    else await put((now) => proposeMove(now, key, turn, move, entries));
  }

  #withoutThought({ seat, id, free }: BotTurn, error: unknown): AnyMove | null {
    if (!(error instanceof ThinkerGone)) throw error;
    return free ? null : timedOut(this.#table.running, seat, id);
  }
}

/** What time would answer for the bot. */
function timedOut(running: RunningMatch, seat: Seat, id: number): AnyMove | null {
  const decision = decisionIn(running, seat, id);
  if (decision === undefined) return null;
  const told = tellings(running, 0, seat, running.log.length);
  return running.game.timeout(foldOf(running, told), decision);
}

/** The bots that are asked something. Where nobody waits for them, they look anew at whatever happens. */
function turnsOf({ running, key, thinking }: Situation): BotTurn[] {
  const { status, clocks, seating, log, time } = running;
  if (status.over || clocks.pausedSince !== null) return [];
  return clocks.asked.flatMap((asked) => {
    const { seat, id, pace } = asked;
    const chair = seating.chairs[seat]!;
    const level = botIn(chair);
    if (level === null || isHeldBack(running, thinking, pace)) return [];
    const free = pace === 'free';
    const since = free ? log.length - 1 : asked.since;
    const mayRead = (free || pace === 'longWindow') && isPersonAsked(running);
    const read = mayRead ? (thinking.reading ?? 0) : 0;
    const began = read + Math.max(free ? time : asked.sinceTime, chair.standIn?.since ?? 0);
    const seems = thinkingTime(thinking, key, seat, since);
    const name = `${running.match} bot ${seat} ${id} ${since} ${began}`;
    return { name, seat, id, level, free, since, begin: began + seems / 2, time: began + seems };
  });
}

/** A turn waits for a person who may still speak up before it. */
function isHeldBack(running: RunningMatch, { waits }: Thinking, pace: Pace): boolean {
  return waits === true && pace !== 'free' && !isWindow({ pace }) && maySpeakUp(running);
}

/** Whether somebody who plays for themselves is asked in the same long window. */
function isPersonAsked({ clocks, seating }: RunningMatch): boolean {
  return clocks.asked.some(({ seat, pace }) => {
    return pace === 'longWindow' && botIn(seating.chairs[seat]!) === null;
  });
}

/** Whether somebody who plays for themselves is asked for nothing and may say something all the same. */
function maySpeakUp({ clocks, seating }: RunningMatch): boolean {
  return clocks.asked.some(({ seat, pace }) => {
    return pace === 'free' && botIn(seating.chairs[seat]!) === null;
  });
}

function proposeMove(
  running: RunningMatch,
  key: string,
  { seat, id, level }: BotTurn,
  sent: AnyMove | null,
  entries: number,
): Proposal {
  const isLate = running.log.length !== entries || stillAsked(running, seat, id) === undefined;
  if (isLate || sent === null || botIn(running.seating.chairs[seat]!) !== level) return nothing;
  return mustDecide(running, key, { by: seat, sent, decision: id, cause: 'bot' });
}
