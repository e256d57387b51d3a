/** What a stranger may send to a table: near-legal moves, any moves, and what is no move at all. */
import { decisionOf } from '@mazzo/kernel';
import type { AnyGame, AnyMove, Chance, Seat, Status } from '@mazzo/kernel';
import { mutateMove, sampleMove } from '@mazzo/kernel/testing';
import { PROTOCOL_VERSION } from '@mazzo/table';

/** Where a message is sent from. */
export interface Occasion {
  readonly game: AnyGame;
  readonly match: string;
  readonly status: Status;
  readonly seat: Seat;
  readonly view: unknown;
  readonly legal: readonly AnyMove[];
}

const LONG = 20_000;
const DEEP = 2000;

/** As it comes from a socket. Each has an id of its own. */
export function anyMessage(occasion: Occasion, id: string, chance: Chance): string {
  const { game, legal } = occasion;
  switch (chance.below(8)) {
    case 0:
      return nonsense(occasion, id, chance);
    case 1:
      return command(occasion, id, sampleMove(game.moves, chance));
    case 2:
      return command(occasion, id, sampleMove(game.moves, modestly(chance)));
    default:
      if (legal.length === 0) return command(occasion, id, sampleMove(game.moves, chance));
      return command(
        occasion,
        id,
        mutateMove(game.moves, legal[chance.below(legal.length)]!, chance),
      );
  }
}

/** Small numbers more often: they are what a seat, a card or a place among few may be. */
function modestly(chance: Chance): Chance {
  return { ...chance, below: (n) => chance.below(1 + chance.below(n)) };
}

export function command({ match, status, seat }: Occasion, id: string, move: unknown): string {
  const decision = decisionOf(status, seat)?.id ?? 0;
  return JSON.stringify({ type: 'command', id, match, decision, move });
}

function nonsense(occasion: Occasion, id: string, chance: Chance): string {
  const { match, seat, legal } = occasion;
  const move = legal[0] ?? { type: 'pass' };
  const most = Number.MAX_SAFE_INTEGER;
  const every = [
    () => command(occasion, id, 'x'.repeat(LONG)),
    () => command(occasion, id, new Array(LONG).fill(1)),
    () => command(occasion, id, { ...move, ...bloated }),
    () => JSON.stringify({ type: 'command', id, match, decision: most, move }),
    () => JSON.stringify({ type: 'command', id: id.repeat(LONG), match, decision: 0, move }),
    () =>
      `{"type":"command","id":"${id}","match":"${match}","decision":0,"move":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`,
    () => JSON.stringify({ type: 'moreTime', id, match, decision: most }),
    () => JSON.stringify({ type: 'sit', id, match, seat: (seat + 1) % 2 }),
    () => JSON.stringify({ type: 'wish', id, match, wish: 'pause', want: false }),
    () => JSON.stringify(hello({ match, seat, seq: most })),
    () => JSON.stringify(hello(null)),
    () => JSON.stringify({ ...hello(null), story: true }),
  ];
  return every[chance.below(every.length)]!();
}

/** A hundred times what any field may hold. */
const bloated = {
  melds: Array.from({ length: 3600 }, () => ({ kind: 'run', cards: [1, 2, 3] })),
  cards: new Array(3600).fill(0),
  declare: 'K'.repeat(LONG),
};

export function hello(have: object | null): object {
  return { type: 'hello', version: PROTOCOL_VERSION, have, story: false };
}
