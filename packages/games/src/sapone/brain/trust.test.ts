import { chanceFrom, optionsFrom, soberly } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { blank } from '../apply.ts';
import { cardOf } from '../cards.ts';
import { sapone } from '../index.ts';
import type { Event, Sale, State } from '../types.ts';
import { imagineLikely } from './likely.ts';
import { hear, note, remember } from './memory.ts';
import type { Memory } from './memory.ts';
import { doubtOf, honestyOf, isClaimable } from './trust.ts';

const [leek, coin, broom, rake] = (['leek', 'coin', 'broom', 'rake'] as const).map(cardOf);

/** What the first of four seats sees as the second sells something as a leek. */
function sale(claim = leek!): { view: State; sale: Sale } {
  const view = blank(optionsFrom(sapone.options), 4);
  const tell = (event: Event): void => sapone.apply(view, sapone.reveal(event, 0, view.options));
  const full = blank(optionsFrom(sapone.options), 4);
  sapone.open(full, chanceFrom('sfc32:trust'), (event) => {
    sapone.apply(full, event);
    tell(event);
  });
  const card = full.hands[1]!.cards.findIndex((count) => count > 0);
  tell({ type: 'offered', seat: 1, card, claim, wish: null });
  const { phase } = view;
  if (phase.kind !== 'bidding') throw new Error('nothing is on sale');
  return { view, sale: phase.sale };
}

function seen(honest: boolean, times: number, view: State, memory = remember(view)): Memory {
  for (let n = 0; n < times; n++) {
    note(memory, { type: 'offered', seat: 1, card: -1, claim: rake!, wish: null }, view, 0);
    note(memory, { type: 'doubted', by: 2, seat: 1, card: rake!, honest }, view, 0);
    note(memory, { type: 'saleEnded', seat: 1, how: 'refused' }, view, 0);
  }
  return memory;
}

test('somebody who was caught is believed less, somebody who was honest more', () => {
  const { view, sale: offered } = sale();
  const stranger = honestyOf(view, offered, remember(view));
  expect(honestyOf(view, offered, seen(false, 4, view))).toBeLessThan(stranger);
  expect(honestyOf(view, offered, seen(true, 4, view))).toBeGreaterThan(stranger);
});

test('a coin is believed more readily than a leek', () => {
  const [plain, fancy] = [sale(coin), sale(leek)];
  expect(honestyOf(plain.view, plain.sale, remember(plain.view))).toBeGreaterThan(
    honestyOf(fancy.view, fancy.sale, remember(fancy.view)),
  );
});

test('[S-5] talk is worth what it has proved to be', () => {
  const { view, sale: offered } = sale();
  const says = (memory: Memory) =>
    hear(memory, { seat: 1, phrase: { says: 'hold', topic: 'leek' } });
  const [silent, liar] = [remember(view), remember(view)];
  for (let n = 0; n < 5; n++) {
    says(liar);
    note(liar, { type: 'shown', seat: 1, cards: [coin!] }, view, 0);
  }
  says(liar);
  expect(honestyOf(view, offered, liar)).toBeLessThan(honestyOf(view, offered, silent));
});

test('a table that has doubted will doubt', () => {
  const { view } = sale();
  expect(doubtOf(view, 0, seen(true, 4, view))).toBeGreaterThan(doubtOf(view, 0, remember(view)));
});

test('there is one broom, so nobody bluffs with it', () => {
  const { view } = sale();
  expect(isClaimable(view, 0, broom!)).toBe(false);
  expect(isClaimable(view, 0, rake!)).toBe(true);
});

test('in imagined worlds a claim is true as often as it is believed, and all cards are there', () => {
  const { view, sale: offered } = sale();
  const memory = remember(view);
  const chance = chanceFrom('sfc32:worlds');
  const position = { view, seat: 0, free: false, memory, manner: soberly, chance };
  const worlds = Array.from({ length: 400 }, () => imagineLikely(position, chance));
  const isTrue = (world: State) => world.phase.kind === 'bidding' && world.phase.sale.card === leek;
  const expected = honestyOf(view, offered, memory);
  expect(Math.abs(worlds.filter(isTrue).length / 400 - expected)).toBeLessThan(0.1);
  for (const world of worlds.slice(0, 50)) {
    const leeks = world.hands.reduce((sum, { cards }) => sum + cards[leek!]!, 0);
    expect(leeks + world.market.filter((card) => card === leek).length).toBe(2);
  }
});
