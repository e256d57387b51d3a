import { chanceFrom, optionsFrom, soberly } from '@mazzo/kernel';
import type { Position } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { KINDS, pack } from '../cards.ts';
import { pinnacola } from '../index.ts';
import { cardsOf } from '../melds.ts';
import type { Event, State } from '../types.ts';
import { brain } from './index.ts';
import type { Memory } from './memory.ts';
import { QuickHand } from './quick-hand.ts';
import { knownIn } from './search.ts';

type See = (position: Position<State, Memory>, truth: State) => void;

/** A match of two good players; `see` is shown every turn before it is ended. */
function watch(options: object, number: number, see: See): void {
  const chance = chanceFrom('sfc32:quick hands', number);
  const truth = pinnacola.blank(optionsFrom(pinnacola.options, options), 2);
  const sides = [0, 1].map(() => ({
    view: pinnacola.blank(truth.options, 2),
    memory: brain.remember(truth, 0),
  }));
  const tell = (event: Event): void => {
    pinnacola.apply(truth, event);
    for (const [seat, { view, memory }] of sides.entries()) {
      const heard = pinnacola.reveal(event, seat, truth.options);
      pinnacola.apply(view, heard);
      brain.note(memory, heard, view, seat);
    }
  };
  pinnacola.open(truth, chance, tell);
  while (truth.rounds === 0) {
    const seat = truth.turn;
    const position = { ...sides[seat]!, seat, free: false, manner: soberly, chance };
    if (truth.phase.kind === 'meld') see(position, truth);
    const [best] = brain.weigh(position).toSorted((a, b) => b.value - a.value);
    pinnacola.resolve(truth, seat, best!.move!, chance, tell);
  }
}

test.each([{}, { pozzo: 'fromAnyCard', jokers: 'clean' }, { emptyStock: 'reshuffle' }])(
  'it throws away what a good player throws away: %o',
  (options) => {
    const quick = new QuickHand();
    let [same, all] = [0, 0];
    for (let number = 0; number < 2; number++) {
      watch(options, number, (position, truth) => {
        const weighed = brain.weigh(position);
        if (weighed.length === 1 || truth.phase.kind !== 'meld') return;
        const [best] = weighed.toSorted((a, b) => b.value - a.value);
        const { move } = best!;
        // What is laid beside what is owed is laid by the solver, at the end of a hand.
        if (move?.type !== 'finish' || truth.phase.owed !== null || move.melds.length > 0) return;
        quick.load(truth, knownIn(position.view, position.seat, position.memory));
        quick.finishTurn(null);
        all += 1;
        if (quick.top === move.discard) same += 1;
      });
    }
    expect(all).toBeGreaterThan(60);
    expect(same / all).toBeGreaterThan(0.9);
  },
);

/** By kind, all cards on the table and in hand. */
function cardsOn({ sides }: QuickHand): number[] {
  const counts = new Array<number>(KINDS).fill(0);
  for (const { hand, melds } of sides) {
    for (const [card, count] of hand.entries()) counts[card]! += count;
    for (const meld of melds) for (const card of cardsOf(meld)) counts[card]! += 1;
  }
  return counts;
}

test('no card is made or doubled, however long it is played on, and the world is left as it is', () => {
  const quick = new QuickHand();
  watch({}, 7, (position, truth) => {
    const before = structuredClone(truth);
    quick.load(truth, knownIn(position.view, position.seat, position.memory));
    quick.finishTurn(truth.phase.kind === 'meld' ? truth.phase.owed : null);
    quick.play(200);
    expect(quick.stock).toBe(0);
    const limits = pack();
    for (const [card, count] of cardsOn(quick).entries()) {
      expect(count).toBeLessThanOrEqual(limits[card]!);
    }
    for (const { hand, size } of quick.sides) {
      expect(hand.reduce((sum, count) => sum + count, 0)).toBe(size);
      expect(Math.min(...hand)).toBe(0);
    }
    expect(truth).toEqual(before);
  });
});
