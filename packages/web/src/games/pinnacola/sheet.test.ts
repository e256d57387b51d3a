/** Every number of a score sheet says where it comes from. */
import { pinnacola } from '@mazzo/games/pinnacola';
import type { Event, Meld } from '@mazzo/games/pinnacola';
import { cardNamed, optionsFrom } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import type { ScoreCell } from '../../play/page-face.ts';
import { eyesOf } from '../eyes.fixture.ts';
import { sheet } from './sheet.ts';
import { words as en } from './text/en.ts';
import { words as it } from './text/it.ts';

const named = (names: string) => names.split(' ').map((name) => cardNamed(pinnacola.cards, name)!);

const run: Meld = { kind: 'run', suit: 2, from: 2, to: 9, joker: null };
const poker: Meld = { kind: 'set', rank: 12, suits: 15, joker: false };
const HELD = '3h 4h 5h 6h 7h 8h 9h 10h Kc Kd Kh Ks 2d';

/** Seat 0 lays all but one card and closes; seat 1 has three cards left. */
function handOf(inMano: boolean): Event[] {
  const left = '2c 9s joker';
  const sheets = [
    { cards: 105, bonuses: 145, left: 0, closing: inMano ? 300 : 100, doubled: inMano ? 250 : 0 },
    { cards: 0, bonuses: 0, left: 40, closing: 0, doubled: 0 },
  ].map((one) => ({
    ...one,
    points: one.cards + one.bonuses + one.doubled + one.closing - one.left,
  }));
  const dealt = [...named(HELD), ...named(left)];
  return [
    { type: 'handBegan', hand: 1, dealer: 1 },
    { type: 'shuffled', cards: dealt.toReversed() },
    { type: 'dealt', seat: 0, cards: named(HELD) },
    { type: 'dealt', seat: 1, cards: named(left) },
    { type: 'laid', seat: 0, meld: run },
    { type: 'laid', seat: 0, meld: poker },
    { type: 'discarded', seat: 0, card: named('2d')[0]! },
    { type: 'shown', seat: 0, cards: [] },
    { type: 'shown', seat: 1, cards: named(left) },
    { type: 'handEnded', closer: 0, inMano, sheets },
  ];
}

const linesOf = (cell: ScoreCell | undefined) =>
  cell!.parts!.map(
    ({ of, note, points }) => `${of}${note === null ? '' : ` (${note})`}: ${points}`,
  );

const blank = pinnacola.blank(optionsFrom(pinnacola.options), 2);

test('[P-9] [P-13] a hand is explained meld by meld, to whoever closed and to whoever did not', () => {
  const { rows, totals } = sheet(blank, handOf(false), eyesOf(0, en));
  expect(rows).toHaveLength(1);
  const [closed, left] = rows[0]!.cells;
  expect(closed!.value).toBe('+350');
  expect(linesOf(closed)).toEqual([
    'Pinnacola 3–10♥ (cards 65, bonus 65): +130',
    'Poker of kings (cards 40, bonus 80): +120',
    'Closing: +100',
    'Total: +350',
  ]);
  expect(left!.value).toBe('−40');
  expect(linesOf(left)).toEqual(['Left in hand: 2♣ 9♠ joker: −40', 'Total: −40']);
  expect(totals).toEqual([350, -40]);
});

test('[P-14] a chiusura in mano says what it brings, and what it doubles', () => {
  const { rows } = sheet(blank, handOf(true), eyesOf(0, it, 'it'));
  const [cell] = rows[0]!.cells;
  expect(cell!.value).toBe('+800');
  expect(linesOf(cell)).toContain('Combinazioni un’altra volta: +250');
  expect(linesOf(cell)).toContain('Chiusura in mano: +300');
});
