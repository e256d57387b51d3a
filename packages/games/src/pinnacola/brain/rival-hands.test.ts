import { bagSize, chanceFrom, countKinds, optionsFrom } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { blank } from '../apply.ts';
import { cardOf, KINDS } from '../cards.ts';
import { pinnacola } from '../index.ts';
import type { State } from '../types.ts';
import { remember } from './memory.ts';
import type { Memory } from './memory.ts';
import { makesMeld } from './pairs.ts';
import { RivalHands } from './rival-hands.ts';

/** As the first seat sees a hand that has just been dealt. */
function dealt(): State {
  const view = blank(optionsFrom(pinnacola.options), 2);
  pinnacola.open(view, chanceFrom('sfc32:rival'), (event) =>
    pinnacola.apply(view, pinnacola.reveal(event, 0, view.options)),
  );
  return view;
}

const WORLDS = 200;

/** In how many worlds the opponent's hand makes a meld with this card. */
function ableTo(card: number, memory: Memory): number {
  const chance = chanceFrom('sfc32:able');
  const rivals = new RivalHands(dealt(), 0, memory, chance);
  let able = 0;
  for (let n = 0; n < WORLDS; n++) {
    if (makesMeld(rivals.next(chance).hands[1]!.cards, card)) able += 1;
  }
  return able;
}

test('every world agrees with the view, and no two need be alike', () => {
  const view = dealt();
  const chance = chanceFrom('sfc32:worlds');
  const rivals = new RivalHands(view, 0, remember(), chance);
  const hands = new Set<string>();
  for (let n = 0; n < 20; n++) {
    const world = rivals.next(chance);
    const { cards } = world.hands[1]!;
    hands.add(cards.join());
    expect(world.hands[0]).toEqual(view.hands[0]);
    expect(bagSize(world.hands[1]!)).toBe(bagSize(view.hands[1]!));
    const stock = countKinds(world.stock, KINDS);
    expect(cards.map((count, card) => count + stock[card]!)).toEqual(view.lots[0]!.unseen);
  }
  expect(hands.size).toBeGreaterThan(15);
});

test('what the opponent has just left lying can hardly be laid, and what was thrown away less often', () => {
  const card = cardOf(2, 6);
  const usual = ableTo(card, remember());
  const left = ableTo(card, { ...remember(), left: [{ card, draws: 0 }], draws: 1 });
  const longAgo = ableTo(card, { ...remember(), left: [{ card, draws: 0 }], draws: 12 });
  const thrown = remember();
  thrown.thrown[card] = 1;
  expect(left).toBeLessThan(usual / 2);
  expect(longAgo).toBeGreaterThan(left);
  expect(ableTo(card, thrown)).toBeLessThan(usual);
});
