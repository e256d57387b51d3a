/**
 * A person with a slow hand and a bad line: clicks late, twice and out of turn, sends nonsense, drops
 * and comes back. It knows only what it hears, and keeps asking until it is answered.
 */
import { decisionOf } from '@mazzo/kernel';
import type { AnyGame, AnyMove, Seat } from '@mazzo/kernel';
import { Client } from '../client.ts';
import type { Unsent } from '../client.ts';
import type { Person } from '../journal.ts';
import type { Telling } from '../server-messages.ts';
import type { Table } from '../table.ts';
import { isFinal, WobblyLine } from './wobbly-line.ts';
import type { Asking, Circumstances } from './wobbly-line.ts';

export interface Wobbly {
  readonly person: Person;
  readonly client: Client;
  /** All that the client has told of its match: before it came, and since. */
  readonly story: readonly Telling[];
  readonly asked: ReadonlyMap<string, Asking>;
  /** Does something, or nothing. */
  act(): void;
  /** Plays no more, but wants every answer. */
  calm(): void;
  wishRematch(): void;
  /** The process of this table has gone. */
  lose(table: Table): void;
  /** Old requests arrive in the match that is played now. */
  resendLate(): void;
  isAnswered(): boolean;
}

export function wobblyClient(person: Person, game: AnyGame, circumstances: Circumstances): Wobbly {
  const { clock, chance } = circumstances;
  const line = new WobblyLine(person, circumstances);
  const clicked = new Set<string>();
  const story: Telling[] = [];
  let calm = false;
  let busyUntil = 0;
  const client = new Client({
    game,
    transport: line,
    idPrefix: `${person}-`,
    story: true,
    listener: {
      welcomed: (_at, told) => void story.splice(0, Infinity, ...told),
      told: (telling) => void story.push(telling),
    },
  });
  void client.open();

  const often = (percent: number): boolean => chance.below(100) < percent;

  const ask = (unsent: Unsent, hesitation: number): void => {
    line.hesitate({ match: client.at!.match, seat: client.at!.seat }, hesitation);
    void client.request(unsent);
  };

  const someMove = (view: unknown, seat: Seat): AnyMove => {
    const moves = game.legal(view, seat);
    return moves[chance.below(Math.max(1, moves.length))] ?? { type: 'nothing' };
  };

  /** Usually soon; sometimes about when the time runs out. */
  const click = (seat: Seat): void => {
    const { status, view, match } = client.at!;
    const decision = decisionOf(status, seat);
    const name = `${match} ${decision?.id}`;
    if (decision === undefined || clicked.has(name)) return;
    if (!often(20)) clicked.add(name);
    const late = often(15);
    if (late) circumstances.count('late');
    const delay = late ? 15_000 + chance.below(15_000) : chance.below(1500);
    busyUntil = clock.now() + (late ? chance.below(delay) : delay);
    const move = someMove(view, seat);
    ask({ type: 'command', decision: decision.id, move }, delay);
  };

  const clickOutOfTurn = (seat: Seat): void => {
    const { status, view } = client.at!;
    if (status.over) return;
    const other = status.decisions[chance.below(status.decisions.length)]!;
    const move = someMove(view, other.seat);
    const decision = Math.max(0, other.id + chance.below(3) - (seat === other.seat ? 0 : 1));
    circumstances.count('outOfTurn');
    ask({ type: 'command', decision, move }, 0);
  };

  /** The seat that is waiting for this person to come back. */
  const leftSeat = (): Seat =>
    client.seats?.seats.findIndex(
      ({ holder, standIn }) =>
        standIn === 'left' && holder.kind === 'person' && holder.person === person,
    ) ?? -1;

  const fidget = (seat: Seat | null): void => {
    const paused = client.seats?.paused ?? false;
    const want = !paused && often(50);
    const decision = decisionOf(client.at!.status, seat ?? 0)?.id ?? 0;
    switch (chance.below(9)) {
      case 0:
      case 8:
        return ask({ type: 'moreTime', decision }, 0);
      case 1:
      case 2:
        return ask({ type: 'wish', wish: 'pause', want }, 0);
      case 3:
        return often(20) ? ask({ type: 'leave' }, 0) : undefined;
      case 4:
        return ask({ type: 'sit', seat: chance.below(game.seats.max) }, 0);
      case 5:
        circumstances.count('nonsense');
        return line.transmit(NONSENSE[chance.below(NONSENSE.length)], 0);
      case 6:
        return ask({ type: 'say', phrase: { says: 'hold', topic: 'leek' } }, 0);
      default:
        return seat === null ? undefined : clickOutOfTurn(seat);
    }
  };

  return {
    person,
    client,
    story,
    asked: line.asked,
    act() {
      if (line.isBroken) return often(calm ? 100 : 30) ? line.connect() : undefined;
      line.resend(client.at?.match);
      const left = leftSeat();
      if (left >= 0 && often(30)) return ask({ type: 'sit', seat: left }, 0);
      if (calm || client.at === null || clock.now() < busyUntil) return;
      if (often(3)) return line.drop();
      const { seat, status } = client.at;
      if (client.seats?.paused && often(30)) {
        return ask({ type: 'wish', wish: 'pause', want: false }, 0);
      }
      if (often(4)) return fidget(seat);
      if (seat !== null && !status.over) click(seat);
    },
    calm() {
      calm = true;
    },
    wishRematch() {
      ask({ type: 'wish', wish: 'rematch', want: true }, 0);
    },
    lose: (table) => line.lose(table),
    resendLate: () => line.resendLate(client.at!.match),
    // What was put off until the match had ended is not asked again.
    isAnswered: () =>
      [...line.asked.values()].every(
        (asking) => isFinal(asking) || asking.request.match !== client.at?.match,
      ),
  };
}

const NONSENSE: readonly unknown[] = [
  null,
  42,
  'hello',
  [],
  {},
  { type: 'command' },
  { type: 'command', id: '', match: 'm', decision: 0, move: {} },
  { type: 'command', id: 'x', match: 'm', decision: -1, move: {} },
  { type: 'command', id: 'x', match: 'm', decision: 0.5, move: {} },
  { type: 'hello', version: 'one', have: null },
  { type: 'sit', id: 'x', match: 'm', seat: 99 },
  { type: 'toString', id: 'x' },
  { type: 'wish', id: 'x', match: 'm', wish: 'win', want: true },
];
