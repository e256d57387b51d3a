/** Whatever a Pinnacola player may do can be done by touching what lies there, and nothing lit is in vain. */
import { pinnacola } from '@mazzo/games/pinnacola';
import type { Move, State } from '@mazzo/games/pinnacola';
import { subjects } from '@mazzo/games/testing';
import { chanceFrom, createMatch } from '@mazzo/kernel';
import type { Chance, Seat } from '@mazzo/kernel';
import { startWalk } from '@mazzo/kernel/testing';
import { expect, test } from 'vitest';
import { many } from '../../../../../scripts/lengths.ts';
import { keyOf } from '../../play/touches.ts';
import { face } from './face.ts';
import { Fingers } from './fingers.fixture.ts';
import { DISCARD, DRAW } from './places.ts';

const STATES = many(4000, 90);
/** Of the moves that the game lists as samples, so many are tried at each state. */
const SAMPLES = 4;

/** So many states of random matches, with the move that was made there. */
function eachState(states: number, look: (view: State, seat: Seat, made: Move) => void): void {
  for (let match = 0, seen = 0; seen < states; match++) {
    const walk = startWalk(subjects.pinnacola, 2, `sfc32:fingers ${match}`, () => {});
    while (seen < states) {
      const status = pinnacola.status(walk.state as State);
      if (status.over) break;
      const { seat } = status.decisions[0]!;
      const view = pinnacola.clone(walk.views.get(seat) as State);
      const made = walk.step();
      if (made === null) break;
      look(view, seat, made.move as Move);
      seen += 1;
    }
  }
}

function some<One>(from: readonly One[], count: number, chance: Chance): One[] {
  return Array.from(
    { length: Math.min(count, from.length) },
    () => from[chance.below(from.length)]!,
  );
}

const asKey = (move: Move | null) => (move === null ? 'none' : keyOf(move));

/** That of a finish which says what it comes to: in which order it was laid does not. */
function sameTurn(a: Move | null, b: Move): boolean {
  if (a?.type !== 'finish' || b.type !== 'finish') return asKey(a) === asKey(b);
  const sorted = (of: readonly unknown[]) =>
    of
      .map((one) => JSON.stringify(one))
      .toSorted()
      .join();
  return (
    a.discard === b.discard &&
    sorted(a.melds) === sorted(b.melds) &&
    sorted(a.changes) === sorted(b.changes) &&
    sorted(a.replacements) === sorted(b.replacements)
  );
}

test(`every move is within reach of a finger, step by step, in ${STATES} states`, () => {
  const chance = chanceFrom('sfc32:samples', 0);
  const faults: string[] = [];
  eachState(STATES, (view, seat, made) => {
    const moves = [made, ...some(pinnacola.legal(view, seat), SAMPLES, chance)];
    for (const move of moves) {
      if (pinnacola.check(view, seat, move) !== null) continue;
      const fingers = new Fingers(view, seat);
      try {
        fingers.play(move);
        if (!sameTurn(fingers.made, move)) faults.push(`${asKey(move)} became another`);
      } catch (error) {
        faults.push(`${asKey(move)}: ${(error as Error).message}`);
      }
    }
  });
  expect(faults.slice(0, 5)).toEqual([]);
});

test('whatever is lit is there, means what it means unlit, and leads on', () => {
  const chance = chanceFrom('sfc32:lit', 0);
  const counts = { moves: 0, steps: 0, drops: 0 };
  eachState(STATES, (view, seat) => {
    const fingers = new Fingers(view, seat);
    for (let touched = 0; touched < 12 && fingers.made === null; touched++) {
      const { taps, drops } = fingers.touches;
      const { there, begun } = fingers;
      for (const [id, meaning] of taps) {
        expect(there.has(id), `${id} is lit and not there`).toBe(true);
        expect(face.meant({ kind: 'tap', id }, view, seat, begun)).toEqual(meaning);
        if (meaning.kind === 'move') {
          expect(pinnacola.check(view, seat, meaning.move)).toBe(null);
          counts.moves += 1;
        } else {
          expect(meaning.begun, `${id} changes nothing`).not.toEqual(begun);
          counts.steps += 1;
        }
      }
      const lifted = [...drops.keys()][chance.below(drops.size + 1)];
      const places = lifted === undefined ? new Map() : drops.get(lifted)!();
      if (lifted !== undefined) expect(places.size).toBeGreaterThan(0);
      counts.drops += places.size;
      const ids = [...taps.keys()];
      fingers.tap(ids[chance.below(ids.length)]!);
    }
  });
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(STATES);
});

test('a fault is found: a card that cannot be lifted, and a discard that comes too early', () => {
  const { state } = createMatch(pinnacola, { seed: 'sfc32:fault' });
  const fingers = new Fingers(state, state.turn);
  expect(() => fingers.tap(DISCARD)).toThrow('discard is not lit');
  expect(() => fingers.lift([0])).toThrow(/hand:0|in hand/);
  fingers.tap(DRAW);
  expect(fingers.made).toEqual({ type: 'draw' });
});
