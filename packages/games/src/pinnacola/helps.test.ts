/** What the game does for whoever drafts a turn, beside the draft itself. */
import { cardNamed, optionsFrom } from '@mazzo/kernel';
import type { Card } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { blank } from './apply.ts';
import { cards } from './cards.ts';
import { drafted, emptyDraft, layings, missing, redo, taken, undo } from './draft.ts';
import type { Draft } from './draft.ts';
import { handGroups, meldGroups } from './hand-order.ts';
import { bestFrom } from './lay-best.ts';
import { cardsOf, readings } from './melds.ts';
import { options } from './options.ts';
import type { Options } from './options.ts';
import { towardsClosing } from './scoring.ts';
import { draftFrom } from './stored-draft.ts';
import type { State } from './types.ts';

const named = (names: string): Card[] => names.split(' ').map((name) => cardNamed(cards, name)!);
const namesOf = (kinds: readonly Card[]) => kinds.map((card) => cards.names[card]).join(' ');
const meld = (names: string) => readings(named(names)).at(-1)!;

/** Seat 0 is melding. */
function melding(hand: string, given: Partial<Options> = {}): State {
  const state = blank(optionsFrom<Options>(options, given), 2);
  for (const card of named(hand)) state.hands[0]!.cards[card]! += 1;
  state.phase = { kind: 'meld', drawn: named(hand)[0]!, owed: null };
  return state;
}

const HAND = '5h 6h 7h Kc Kd Ks 2c 9d';

describe('a draft laid anew', () => {
  const state = melding(HAND);
  const first = taken(state, 0, emptyDraft, layings(named('5h 6h 7h'))[0]!)!;
  const best = bestFrom(state, 0, first)!;
  const laidBy = (draft: Draft) =>
    drafted(state, 0, draft).laid.flatMap((one) => (one === null ? [] : [namesOf(cardsOf(one))]));

  test('lays the best whatever lay there, and is undone and done again in one step', () => {
    expect(laidBy(best).toSorted()).toEqual(['5h 6h 7h', 'Kc Kd Ks']);
    expect(laidBy(undo(best))).toEqual(['5h 6h 7h']);
    expect(redo(undo(best))).toEqual(best);
    expect(missing(state, 0, best)).toEqual([]);
  });

  test('is not offered where it lies already, or nothing is to be laid', () => {
    expect(bestFrom(state, 0, best)).toBe(null);
    expect(bestFrom(melding('5h 7s 9c Kd'), 0, emptyDraft)).toBe(null);
  });

  test('takes everything back, in one step too', () => {
    const back = taken(state, 0, best, { kind: 'anew', steps: [] })!;
    expect(laidBy(back)).toEqual([]);
    expect(undo(back).steps).toEqual(best.steps);
  });

  test('is refused if one of its steps cannot be taken', () => {
    const twice = layings(named('5h 6h 7h'));
    expect(taken(state, 0, emptyDraft, { kind: 'anew', steps: [...twice, ...twice] })).toBe(null);
  });
});

describe('a draft that was kept', () => {
  const state = melding(HAND);
  const lay = layings(named('5h 6h 7h'))[0]!;
  const kept = { steps: [lay], undone: layings(named('Kc Kd Ks')) };

  test('is as it was, what was undone included', () => {
    expect(draftFrom(JSON.parse(JSON.stringify(kept)), state, 0)).toEqual(kept);
    const anew = { steps: [{ kind: 'anew' as const, steps: [lay] }], undone: [] };
    expect(draftFrom(anew, state, 0)).toEqual(anew);
  });

  test.each([
    ['nothing', null],
    ['words', 'steps'],
    ['no steps', {}],
    ['a step that there is not', { steps: [{ kind: 'cheat' }], undone: [] }],
    ['cards that are not in hand', { steps: layings(named('2h 3h 4h')), undone: [] }],
    ['the same cards twice', { steps: [lay, lay], undone: [] }],
    ['no meld', { steps: [{ kind: 'lay', meld: { ...meld('5h 6h 7h'), to: 4 } }], undone: [] }],
    ['a meld that is not there', { steps: [{ kind: 'takeUp', meld: 7 }], undone: [] }],
    ['more steps than anybody takes', { steps: new Array(300).fill(lay), undone: [] }],
    ['something undone that could not be', { steps: [], undone: layings(named('2h 3h 4h')) }],
  ])('%s counts for nothing', (_, stored) => {
    expect(draftFrom(stored, state, 0)).toEqual(emptyDraft);
  });
});

describe('a hand in order', () => {
  const hand = melding('joker Ks 3d 3c As 3s 4s 9h').hands[0]!.cards;

  test.each([
    ['suit', '3c | 3d | As 3s 4s Ks | 9h | joker'],
    ['rank', 'As | 3c 3d 3s | 4s | 9h | Ks | joker'],
  ] as const)('by %s', (by, order) => {
    expect(handGroups(hand, by).map(namesOf).join(' | ')).toBe(order);
  });

  test('by melds: those that are worth most together, then what is left', () => {
    const state = melding('3c 3d 3s 5h 6h 7h 8h Kc 2d');
    const groups = meldGroups(state.hands[0]!.cards, state).map(namesOf);
    expect(groups.slice(0, 2).toSorted()).toEqual(['3c 3d 3s', '5h 6h 7h 8h']);
    expect(groups.slice(2)).toEqual(['Kc', '2d']);
  });
});

test.each([
  ['allowed', ['3h 4h 5h joker', '9c 9d joker'], { pinnacola: 4, poker: 3 }],
  ['clean', ['3h 4h 5h joker', '9c 9d joker'], { pinnacola: 3, poker: 2 }],
  ['clean', ['joker joker joker joker', '3h 4h 5h 6h 7h 8h 9h 10h'], { pinnacola: 7, poker: 4 }],
  ['allowed', [], { pinnacola: 0, poker: 0 }],
] as const)('[P-12] with jokers %s, %j is so near to closing', (jokers, melds, near) => {
  const given = optionsFrom<Options>(options, { jokers });
  expect(towardsClosing(melds.map(meld), given)).toEqual(near);
});
