/**
 * A person with a slow hand and a bad line: clicks late, twice and out of turn, sends nonsense, drops
 * and comes back. It knows only what it hears, and keeps asking until it is answered.
 */
import { decisionOf } from '@mazzo/kernel';
import type { AnyGame, AnyMove, Chance, Seat } from '@mazzo/kernel';
import type { Clock } from '../clock.ts';
import { createFollower } from '../follower.ts';
import type { Follower } from '../follower.ts';
import type { Person } from '../journal.ts';
import type { Connection, Table } from '../table.ts';
import type { Accepted, Refused, ServerMessage } from '../server-messages.ts';
import type { Request } from '../client-messages.ts';

export type Answer = Accepted | Refused;

/** A message with an id, and everything it was answered. */
export interface Asking {
  readonly request: Request;
  readonly match: string;
  readonly seat: Seat | null;
  readonly answers: Answer[];
  copies: number;
  sentAt: number;
}

export interface Wobbly {
  readonly person: Person;
  readonly follower: Follower;
  readonly asked: ReadonlyMap<string, Asking>;
  /** Does something, or nothing. */
  act(): void;
  /** Plays no more, but wants every answer. */
  calm(): void;
  wishRematch(): void;
  isAnswered(): boolean;
}

export interface Circumstances {
  readonly game: AnyGame;
  readonly clock: Clock;
  readonly chance: Chance;
  /** Any of them will do: they play the same match. */
  readonly tables: readonly Table[];
  /** Everything a table says, the moment it says it. */
  overheard(match: string, person: Person, message: ServerMessage): void;
  count(what: 'late' | 'twice' | 'outOfTurn' | 'nonsense' | 'drops' | 'resumes' | 'resent'): void;
}

const RESEND = 4000;

export function wobblyClient(person: Person, circumstances: Circumstances): Wobbly {
  const { game, clock, chance } = circumstances;
  const follower = createFollower(game, { story: true });
  const asked = new Map<string, Asking>();
  const clicked = new Set<string>();
  let connection: Connection | null = null;
  let arrives = 0;
  let calm = false;
  let busyUntil = 0;

  const often = (percent: number): boolean => chance.below(100) < percent;
  const later = (delay: number, work: () => void): void => {
    clock.at(clock.now() + delay, work);
  };

  const connect = (): void => {
    const table = circumstances.tables[chance.below(circumstances.tables.length)]!;
    const line: Connection = table.connect(person, (message) => {
      circumstances.overheard(table.match, person, message);
      // In order: what was said later does not arrive sooner.
      arrives = Math.max(arrives, clock.now() + chance.below(300));
      clock.at(arrives, () => {
        if (connection === line) hear(message);
      });
    });
    connection = line;
    arrives = clock.now();
    if (follower.at !== null) circumstances.count('resumes');
    void line.send(follower.hello());
  };

  const drop = (): void => {
    connection?.close();
    connection = null;
    circumstances.count('drops');
  };

  const hear = (message: ServerMessage): void => {
    // As the line would carry it: what is folded here is nobody else's.
    const heard = JSON.parse(JSON.stringify(message)) as ServerMessage;
    if (heard.type === 'accepted' || heard.type === 'refused') {
      if (heard.id !== null) asked.get(heard.id)?.answers.push(heard);
      return;
    }
    if (!follower.hear(heard)) void connection?.send(follower.hello());
  };

  const transmit = (message: unknown, delay: number): void => {
    const line = connection;
    later(delay, () => {
      if (line !== null && connection === line) void line.send(message);
    });
  };

  const ask = (request: Request, delay: number): void => {
    const { at } = follower;
    const asking: Asking = {
      request,
      match: at!.match,
      seat: at!.seat,
      answers: [],
      copies: 1,
      sentAt: clock.now() + delay,
    };
    asked.set(request.id, asking);
    transmit(request, delay + chance.below(200));
    if (!often(10)) return;
    circumstances.count('twice');
    asking.copies++;
    transmit(request, delay + chance.below(2000));
  };

  const id = (): string => `${person}-${asked.size}`;

  const resend = (): void => {
    for (const asking of asked.values()) {
      if (isFinal(asking) || clock.now() - asking.sentAt < RESEND) continue;
      if (asking.match !== follower.at?.match) continue;
      asking.sentAt = clock.now();
      asking.copies++;
      circumstances.count('resent');
      transmit(asking.request, chance.below(200));
    }
  };

  const someMove = (view: unknown, seat: Seat): AnyMove => {
    const moves = game.legal(view, seat);
    return moves[chance.below(Math.max(1, moves.length))] ?? { type: 'nothing' };
  };

  /** Usually soon; sometimes about when the time runs out. */
  const click = (seat: Seat): void => {
    const { status, view, match } = follower.at!;
    const decision = decisionOf(status, seat);
    const name = `${match} ${decision?.id}`;
    if (decision === undefined || clicked.has(name)) return;
    if (!often(20)) clicked.add(name);
    const late = often(15);
    if (late) circumstances.count('late');
    const delay = late ? 15_000 + chance.below(15_000) : chance.below(1500);
    busyUntil = clock.now() + (late ? chance.below(delay) : delay);
    const move = someMove(view, seat);
    ask({ type: 'command', id: id(), decision: decision.id, move }, delay);
  };

  const clickOutOfTurn = (seat: Seat): void => {
    const { status, view } = follower.at!;
    if (status.over) return;
    const other = status.decisions[chance.below(status.decisions.length)]!;
    const move = someMove(view, other.seat);
    const decision = Math.max(0, other.id + chance.below(3) - (seat === other.seat ? 0 : 1));
    circumstances.count('outOfTurn');
    ask({ type: 'command', id: id(), decision, move }, 0);
  };

  const fidget = (seat: Seat | null): void => {
    const paused = follower.seats?.paused ?? false;
    const want = !paused && often(50);
    const decision = decisionOf(follower.at!.status, seat ?? 0)?.id ?? 0;
    switch (chance.below(7)) {
      case 0:
        return ask({ type: 'moreTime', id: id(), decision }, 0);
      case 1:
      case 2:
        return ask({ type: 'wish', id: id(), wish: 'pause', want }, 0);
      case 3:
        return often(20) ? ask({ type: 'leave', id: id() }, 0) : undefined;
      case 4:
        return ask({ type: 'sit', id: id(), seat: chance.below(game.seats.max) }, 0);
      case 5:
        circumstances.count('nonsense');
        return transmit(NONSENSE[chance.below(NONSENSE.length)], 0);
      default:
        return seat === null ? undefined : clickOutOfTurn(seat);
    }
  };

  return {
    person,
    follower,
    asked,
    act() {
      if (connection === null) return often(calm ? 100 : 30) ? connect() : undefined;
      resend();
      if (calm || follower.at === null || clock.now() < busyUntil) return;
      if (often(3)) return drop();
      const { seat, status } = follower.at;
      const standIn = seat === null ? null : (follower.seats?.seats[seat]?.standIn ?? null);
      if (follower.seats?.paused && often(30)) {
        return ask({ type: 'wish', id: id(), wish: 'pause', want: false }, 0);
      }
      if (seat !== null && standIn === 'left' && often(30)) {
        return ask({ type: 'sit', id: id(), seat }, 0);
      }
      if (often(4)) return fidget(seat);
      if (seat !== null && !status.over) click(seat);
    },
    calm() {
      calm = true;
    },
    wishRematch() {
      ask({ type: 'wish', id: id(), wish: 'rematch', want: true }, 0);
    },
    isAnswered: () => [...asked.values()].every(isFinal),
  };
}

/** To try again is no answer yet. */
export function isFinal({ answers }: Asking): boolean {
  return answers.some((answer) => !isPutOff(answer));
}

export function isPutOff(answer: Answer): boolean {
  return answer.type === 'refused' && answer.reason === 'tryAgain';
}

const NONSENSE: readonly unknown[] = [
  null,
  42,
  'hello',
  [],
  {},
  { type: 'command' },
  { type: 'command', id: '', decision: 0, move: {} },
  { type: 'command', id: 'x', decision: -1, move: {} },
  { type: 'command', id: 'x', decision: 0.5, move: {} },
  { type: 'hello', version: 'one', have: null },
  { type: 'sit', id: 'x', seat: 99 },
  { type: 'toString', id: 'x' },
  { type: 'wish', id: 'x', wish: 'win', want: true },
];
