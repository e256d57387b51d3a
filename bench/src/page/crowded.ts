/** The fullest table of Pinnacola: twelve melds and 45 cards in hand, lifted, sorted, laid and taken back. */
import type { State } from '@mazzo/games/pinnacola';
import type { Page } from 'playwright-core';
import type { Wish } from '../../../e2e/shots/prepared.ts';
import { reach } from '../../../e2e/shots/reach.ts';
import { pinnacolaTable } from '../judge/contrived.ts';
import { fingerOn, placeOf } from './match.ts';

const CARDS = 45;
const SIZE = { melds: [6, 6], pozzo: 3, inHand: CARDS - 1 } as const;
/** Cards of the hand that are lifted, and put back. */
const LIFTED = 12;
const ROUNDS = 2;

const full: Wish<State> = {
  game: 'pinnacola',
  open: (_state, chance, tell) => {
    for (const event of pinnacolaTable(chance, SIZE)) tell(event);
  },
  until: ({ phase }) => phase.kind === 'meld',
  choose: () => ({ type: 'draw' }),
};

/** Returns how often it touched. */
export async function touchFullTable(page: Page): Promise<number> {
  const tastes = { motion: 'full', pace: 'natural' } as const;
  await page.goto('/');
  await reach(page, { name: '', matches: [full], tastes }, { language: 'en', theme: 'light' });
  const finger = fingerOn(page);
  const press = async (selector: string, nth?: number) =>
    finger.touch(await placeOf(page, selector, nth));
  const cards = '[data-id^="hand:"]';
  if ((await placeOf(page, cards, CARDS - 1)) === null) throw new Error('too few cards in hand');
  for (let round = 0; round < ROUNDS; round++) {
    for (let n = 0; n < LIFTED; n++) {
      for (let times = 0; times < 2; times++) await press(cards, Math.floor((n * CARDS) / LIFTED));
    }
    for (const id of ['sort', 'best', 'undo', 'redo', 'undo', 'sort']) {
      await press(`[data-id="${id}"]`);
    }
  }
  return finger.touches;
}
