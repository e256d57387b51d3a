/** What the tray says can be done, can be done. */
import { pinnacola } from '@mazzo/games/pinnacola';
import type { Meld, State } from '@mazzo/games/pinnacola';
import { cardNamed, createMatch } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { eyesOf } from '../eyes.fixture.ts';
import { face } from './face.ts';
import { Fingers } from './fingers.fixture.ts';
import { words } from './text/en.ts';

const card = (name: string) => cardNamed(pinnacola.cards, name)!;
const cards = (names: string) => names.split(' ').map(card);

function table(names: string, melds: Meld[] = []): State {
  const { state } = createMatch(pinnacola, { seed: 'sfc32:tray' });
  const hand = state.hands[0]!.cards.fill(0);
  for (const kind of cards(names)) hand[kind]! += 1;
  state.melds[0] = melds;
  state.turn = 0;
  return state;
}

function drawn(names: string, melds?: Meld[]): Fingers {
  const state = table(names, melds);
  state.phase = { kind: 'meld', drawn: cards(names)[0]!, owed: null };
  return new Fingers(state, 0);
}

function trayOf({ view, begun }: Pick<Fingers, 'view' | 'begun'>) {
  const { tray } = face.scene(view, { ...eyesOf(0, words), begun });
  return { ...tray, labels: tray.buttons.map(({ label }) => label) };
}

test('[P-3] the pozzo is offered only where its card can be laid', () => {
  const view = table('5h 6h 2c 9d');
  view.pozzo = cards('Ks 7h');
  expect(trayOf({ view, begun: null }).question).toBe('Draw, or take 2 cards and lay the 7♥?');
  view.pozzo = cards('Ks Kd');
  const { question, note } = trayOf({ view, begun: null });
  expect(question).toBe('Draw: the K♦ cannot be laid now.');
  expect(note).toBe(null);
});

const run: Meld = { kind: 'run', suit: 2, from: 4, to: 6, joker: null };

test.each([
  ['8h', 'tap a meld, or discard it.'],
  ['Kc', 'discard it, or lift more.'],
  ['9d Kc', 'no meld yet.'],
  ['8h 9h', 'tap a meld.'],
  ['Kc Kd Ks', 'lay them.'],
])('with %s lifted: %s', (lifted, said) => {
  const fingers = drawn('8h 9h Kc Kd Ks 9d 2c', [run]);
  fingers.lift(cards(lifted));
  expect(trayOf(fingers).question).toMatch(new RegExp(`lifted: ${said}$`));
});

test('[P-12] a last card that cannot be discarded is not said to close', () => {
  const fingers = drawn('2c', [run]);
  fingers.lift(cards('2c'));
  const { question, note } = trayOf(fingers);
  expect(question).toBe('Keep two cards: to close lay a Pinnacola and a Poker.');
  expect(note).toContain('To discard your last card you need a Pinnacola and a Poker');
});

const poker: Meld = { kind: 'set', rank: 8, suits: 15, joker: false };

const keep = 'Keep two cards: to close';
const discard = 'Lift a card to discard. To close';

test.each([
  ['2c', [run], `${keep} lay a Pinnacola and a Poker.`],
  ['2c', [run, poker], `${keep} lay a Pinnacola.`],
  // One of them fits the run, but then the other would be the last.
  ['8h 2c', [run], `${discard} lay a Pinnacola and a Poker.`],
  ['Kc Kd Ks 2c', [run], `${discard} lay a Pinnacola and a Poker.`],
  ['Kc Kd Ks 2c', [run, poker], `${discard} lay a Pinnacola.`],
])('[P-12] with %s in hand it is said what closing lacks', (names, melds, said) => {
  expect(trayOf(drawn(names, melds)).question).toBe(said);
});

test('[P-12] whoever has laid all but a card, or all, hears why nothing can be discarded', () => {
  const fingers = drawn('8h Kc Kd Ks', [run]);
  fingers.lift(cards('Kc Kd Ks'));
  fingers.tap('lay');
  const kept = 'Keep two cards: to close lay a Pinnacola and a Poker.';
  expect(trayOf(fingers).question).toBe(kept);
  fingers.lift(cards('8h'));
  expect(trayOf(fingers).question).toBe(kept);
  fingers.tap('meld:0:0');
  expect(trayOf(fingers).question).toMatch(/^There is nothing left to discard/);
});

test('what fits a meld is not nothing to lay', () => {
  expect(trayOf(drawn('8h 2c 2d 4s', [run])).question).toBe('Lift cards to lay or to discard.');
});

test('what a meld would bring stands on its button, and what was laid in the question', () => {
  const fingers = drawn('Kc Kd Ks 9d 2c');
  fingers.lift(cards('Kc Kd Ks'));
  expect(trayOf(fingers).labels).toContain('Lay 3 for 30');
  fingers.tap('lay');
  expect(trayOf(fingers).question).toBe('30 points laid. Lift a card to discard.');
  expect(trayOf(fingers).labels).toContain('Take back…');
});
