/**
 * Who thinks for the bots of a table, outside its queue: in this process, in a worker, wherever. What a
 * thinker is given is a seat's own stream and chance, never the state; what it answers may come too late.
 */
import type { Level } from '@mazzo/bots';
import type { AnyEvent, AnyMove, AnyOptions, Said, Seat } from '@mazzo/kernel';
import type { Alarm } from './alarms.ts';
import type { Proposal } from './proposal.ts';
import type { RunningMatch } from './running-match.ts';
import type { Situation } from './timed-actions.ts';
import { telling } from './views.ts';

/** How far a seat's stream has been heard: so many entries, and what was said up to here. */
export interface Heard {
  readonly entries: number;
  readonly said: number;
}

export const nothingHeard: Heard = { entries: 0, said: -1 };

export type News =
  | { readonly kind: 'told'; readonly events: readonly AnyEvent[] }
  | { readonly kind: 'said'; readonly said: Said };

/** A seat that a bot plays. */
export interface BotSeat {
  readonly match: string;
  readonly seat: Seat;
  readonly seats: number;
  readonly options: AnyOptions;
  readonly level: Level;
  /** The seed of what befalls the bot while it listens. */
  readonly seed: string;
  /** How many entries the match had when it was asked: what it is asked lies there. */
  readonly entries: number;
  /** What its seat was told from then until it was asked, in order, and how far that is. */
  newsSince(heard: Heard): { readonly news: readonly News[]; readonly heard: Heard };
}

export interface Question {
  /** Nobody waits for an answer: there may be none. */
  readonly free: boolean;
  /** The seed of what is chosen by. */
  readonly seed: string;
}

/** Whoever was thinking is gone, and the question with it: the bot plays as if its time had run out. */
export class ThinkerGone extends Error {}

export interface Thinker {
  /** A move, or null for nothing. Rejects with `ThinkerGone`, or by a mistake of ours. */
  think(seat: BotSeat, question: Question): Promise<AnyMove | null>;
  /** The match is not played here any more. */
  forget(match: string): void;
}

/** What the bots of a table have to do with it. */
export interface BotTable {
  readonly running: RunningMatch;
  readonly key: string;
  readonly thinker: Thinker | undefined;
  put(propose: (running: RunningMatch) => Proposal): Promise<unknown>;
}

export interface Bots {
  /** When who of them thinks and answers. */
  alarms(situation: Situation): Alarm[];
  /** The match is left. */
  leave(): void;
}

/** Whoever comes in the middle, for somebody who has left or after a restart, hears all of it. */
export function botSeat(running: RunningMatch, seat: Seat, level: Level, seed: string): BotSeat {
  const { match, options, seating, log } = running;
  const seats = seating.chairs.length;
  // Others may move before it begins to think.
  const entries = log.length;
  return {
    match,
    seat,
    seats,
    options,
    level,
    seed,
    entries,
    newsSince: (heard) => newsOf(running, seat, heard, entries),
  };
}

/** What was said is heard after the entry that it followed. */
function newsOf(
  running: RunningMatch,
  seat: Seat,
  heard: Heard,
  entries: number,
): ReturnType<BotSeat['newsSince']> {
  const { talk } = running;
  const news: News[] = [];
  let { said } = heard;
  const hearTalk = (until: number): void => {
    for (const one of talk) {
      if (one.position <= said || one.seq >= until) continue;
      news.push({ kind: 'said', said: { seat: one.seat, phrase: one.phrase } });
      said = one.position;
    }
  };
  for (let entry = heard.entries; entry < entries; entry++) {
    hearTalk(entry);
    news.push({ kind: 'told', events: telling(running, entry, seat).events });
  }
  hearTalk(entries);
  return { news, heard: { entries, said } };
}
