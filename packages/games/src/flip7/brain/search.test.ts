import { chanceFrom, optionsFrom, soberly } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { FLIP_THREE, FREEZE } from '../cards.ts';
import { flip7 } from '../index.ts';
import { layLine } from '../line.ts';
import type { Move, State } from '../types.ts';
import { search } from './search.ts';

interface Seated {
  readonly total: number;
  readonly cards: number[];
}

/** Seat 0 is to act, and all are in who have a card. */
function viewOf(players: readonly Seated[]): State {
  const view = flip7.blank(optionsFrom(flip7.options), players.length);
  flip7.open(view, chanceFrom('sfc32:search'), (event) => flip7.apply(view, event));
  for (const [seat, { total, cards }] of players.entries()) {
    Object.assign(view.players[seat]!, layLine(cards), { total });
    if (cards.length === 0) view.active &= ~(1 << seat);
    for (const card of cards) view.deck.splice(view.deck.indexOf(card), 1);
  }
  view.turn = players.length - 1;
  return view;
}

/** What a move of seat 0 is worth, over so many worlds. */
function worthOf(view: State, move: Move, worlds = 300): number {
  const chance = chanceFrom('sfc32:worth');
  const position = { view, seat: 0, free: false, memory: null, manner: soberly, chance };
  const mind = search.ponder(position);
  let sum = 0;
  for (let n = 0; n < worlds; n++) {
    const world = mind.imagine(position, chance);
    flip7.resolve(world, 0, move, chance, (event) => flip7.apply(world, event));
    sum += mind.worth(world, 0, 0, null)!;
  }
  return sum / worlds;
}

const out: Seated = { total: 60, cards: [] };

test('banking wins where it brings the target and nobody else is in, and drawing may not', () => {
  const view = viewOf([{ total: 170, cards: [12, 11, 10] }, out, out, out]);
  expect(worthOf(view, { type: 'bank' })).toBe(1);
  expect(worthOf(view, { type: 'draw' })).toBeLessThan(0.99);
});

test('with little before one, a card more is worth more', () => {
  const view = viewOf([{ total: 60, cards: [5] }, out, out, out]);
  expect(worthOf(view, { type: 'draw' })).toBeGreaterThan(worthOf(view, { type: 'bank' }));
});

test('whoever has a lot, and has to flip on, freezes themselves', () => {
  const others = [35, 19, 19].map((total) => ({ total, cards: [4, 6, 9] }));
  const view = viewOf([{ total: 82, cards: [12, 11, 10, 9, 8] }, ...others]);
  view.players[0]!.kinds |= (1 << FREEZE) | (1 << FLIP_THREE);
  view.agenda.push({ kind: 'flips', seat: 0, left: 2, aside: [] });
  view.agenda.push({ kind: 'choose', seat: 0, card: FREEZE });
  const self = worthOf(view, { type: 'target', seat: 0 });
  for (const seat of [1, 2, 3]) {
    expect(self).toBeGreaterThan(worthOf(view, { type: 'target', seat }));
  }
});

test('a draw without risk is not thought about', () => {
  expect(search.steps(viewOf([{ total: 60, cards: [1] }, out]), 0)).toBe(0);
  expect(search.steps(viewOf([{ total: 60, cards: [12, 11, 10] }, out]), 0)).toBeGreaterThan(0);
});
