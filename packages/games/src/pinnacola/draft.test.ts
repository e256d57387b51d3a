import { cardNamed, optionsFrom } from '@mazzo/kernel';
import type { Card } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { blank } from './apply.ts';
import { cards, JOKER } from './cards.ts';
import {
  addings,
  drafted,
  emptyDraft,
  finishOf,
  judgeStep,
  layings,
  missing,
  redo,
  taken,
  undo,
} from './draft.ts';
import type { Draft, Ref, Step } from './draft.ts';
import { judgeFinish } from './judge-finish.ts';
import { readings } from './melds.ts';
import type { Meld } from './melds.ts';
import { options } from './options.ts';
import type { Options } from './options.ts';
import type { State } from './types.ts';

const named = (names: string): Card[] =>
  names === '' ? [] : names.split(' ').map((name) => cardNamed(cards, name)!);
const meld = (names: string): Meld => readings(named(names)).at(-1)!;

interface Table {
  readonly hand: string;
  readonly own?: readonly string[];
  readonly theirs?: readonly string[];
  readonly owed?: string;
  readonly given?: Partial<Options>;
}

/** Seat 0 is melding. */
function table({ hand, own = [], theirs = [], owed, given = {} }: Table): State {
  const state = blank(optionsFrom<Options>(options, given), 2);
  for (const card of named(hand)) state.hands[0]!.cards[card]! += 1;
  state.melds[0]!.push(...own.map(meld));
  state.melds[1]!.push(...theirs.map(meld));
  const card = owed === undefined ? null : named(owed)[0]!;
  state.phase = { kind: 'meld', drawn: card === null ? named(hand)[0]! : null, owed: card };
  return state;
}

const own = (at: number): Ref => ({ of: 'own', meld: at });
const theirs = (at: number): Ref => ({ of: 'theirs', meld: at });
const laid = (at: number): Ref => ({ of: 'laid', meld: at });

function draftOf(state: State, ...steps: Step[]): Draft {
  return steps.reduce<Draft>((draft, step) => taken(state, 0, draft, step)!, emptyDraft);
}

const lay = (names: string): Step => layings(named(names)).at(-1)!;
const add = (state: State, draft: Draft, at: Ref, names: string): Step =>
  addings(drafted(state, 0, draft), at, named(names))[0]!;
const reasons = (state: State, draft: Draft) =>
  missing(state, 0, draft).map(({ reason }) => reason);
const left = (state: State, draft: Draft) =>
  drafted(state, 0, draft).hand.flatMap((count, card) =>
    Array.from({ length: count }, () => cards.names[card]),
  );

describe('[P-11] a draft', () => {
  const state = table({ hand: '5h 6h 7h 8h 9c Kd', own: ['Qs Qh Qd'], theirs: ['2c 3c joker'] });

  test('lays, adds, takes back, and becomes one finish that is legal', () => {
    const first = draftOf(state, lay('5h 6h 7h'));
    const grown = taken(state, 0, first, add(state, first, laid(0), '8h'))!;
    expect(left(state, grown)).toEqual(['9c', 'Kd']);
    const finish = finishOf(state, 0, grown, named('9c')[0]!);
    expect(finish).toMatchObject({ melds: [meld('5h 6h 7h 8h')], changes: [], replacements: [] });
    expect(judgeFinish(state, 0, finish)).toBeNull();
    const back = taken(state, 0, grown, { kind: 'takeBack', at: laid(0) })!;
    expect(left(state, back)).toEqual(['9c', 'Kd', '5h', '6h', '7h', '8h']);
  });

  test('is undone and done again step by step', () => {
    const draft = draftOf(state, lay('5h 6h 7h'));
    expect(left(state, undo(draft))).toHaveLength(6);
    expect(redo(undo(draft))).toEqual(draft);
    expect(undo(emptyDraft)).toEqual(emptyDraft);
    expect(redo(emptyDraft)).toEqual(emptyDraft);
    expect(taken(state, 0, undo(draft), lay('6h 7h 8h'))!.undone).toEqual([]);
  });

  test.each([
    ['cards that are not in hand', lay('Ah 2h 3h')],
    ['what is no meld', { kind: 'lay', meld: { kind: 'set', rank: 4, suits: 3, joker: false } }],
    ['a card to the opponent', { kind: 'add', at: theirs(0), to: meld('2c 3c joker 5c') }],
    ['a joker fetched with another card', { kind: 'replace', at: theirs(0), card: 4 }],
    ['a meld of an earlier turn taken up', { kind: 'takeUp', meld: 0 }],
    ['taking back what was never laid', { kind: 'takeBack', at: laid(3) }],
  ] as readonly [string, Step][])('does not take %s', (_, step) => {
    expect(taken(state, 0, emptyDraft, step)).toBeNull();
  });
});

test('[P-3] a duty that was met is missing again once it is taken back', () => {
  const state = table({ hand: '5h 6h 7h 9c Kd', owed: '7h' });
  expect(missing(state, 0, emptyDraft)).toEqual([
    { rule: 'P-3', reason: 'owedCard', card: named('7h')[0] },
  ]);
  const met = draftOf(state, lay('5h 6h 7h'));
  expect(reasons(state, met)).toEqual([]);
  const back = taken(state, 0, met, { kind: 'takeBack', at: laid(0) })!;
  expect(reasons(state, back)).toEqual(['owedCard']);
  expect(judgeFinish(state, 0, finishOf(state, 0, back, named('9c')[0]!))).toMatchObject({
    rule: 'P-3',
    card: named('7h')[0],
  });
});

describe('[P-10] a joker fetched', () => {
  const state = table({ hand: '4c Ks Kh 9d 2d', own: ['8s 9s joker'], theirs: ['2c 3c joker'] });

  test('is owed a place until it lies in another meld', () => {
    const fetched = draftOf(state, add(state, emptyDraft, theirs(0), '4c'));
    expect(left(state, fetched)).toContain('joker');
    expect(reasons(state, fetched)).toEqual(['jokerOwed']);
    const used = taken(state, 0, fetched, lay('Ks Kh joker'))!;
    expect(reasons(state, used)).toEqual([]);
    const finish = finishOf(state, 0, used, named('9d')[0]!);
    expect(finish.replacements).toEqual([{ meld: 0, card: named('4c')[0] }]);
    expect(judgeFinish(state, 0, finish)).toBeNull();
  });

  test('is given back only while it is in hand', () => {
    const fetched = draftOf(state, add(state, emptyDraft, theirs(0), '4c'));
    expect(left(state, taken(state, 0, fetched, { kind: 'takeBack', at: theirs(0) })!)).toContain(
      '4c',
    );
    const used = taken(state, 0, fetched, lay('Ks Kh joker'))!;
    expect(taken(state, 0, used, { kind: 'takeBack', at: theirs(0) })).toBeNull();
  });

  test('does not go back into its own meld', () => {
    const ten = table({ hand: '10s Kd Kh 2d 3c', own: ['8s 9s joker'] });
    const fetched = draftOf(ten, add(ten, emptyDraft, own(0), '10s'));
    const again = taken(ten, 0, fetched, add(ten, fetched, own(0), 'joker'))!;
    expect(reasons(ten, again)).toEqual(['jokerBack']);
  });

  test.each([
    ['theirs', { hand: '4c 9d Kh 2s', own: ['Qs Qh Qd Qc'], theirs: ['2c 3c joker'] }, '4c'],
    ['own', { hand: '4s 9d 2h 8c Jc', own: ['3s joker 5s'] }, '4s'],
  ] as const)('is not fetched where it could not be laid: %s', (of, lies, name) => {
    const state = table(lies);
    const step = add(state, emptyDraft, { of, meld: 0 }, name);
    expect(step.kind).toBe('replace');
    expect(taken(state, 0, emptyDraft, step)).toBeNull();
    expect(judgeStep(state, 0, emptyDraft, step)).toEqual({
      rule: 'P-10',
      reason: 'jokerStuck',
      card: named(name)[0],
    });
  });

  test('is fetched beside another only if both can be laid', () => {
    const hand = '4c 8d Kh Ks 2s 9h';
    const two = table({ hand, theirs: ['2c 3c joker', '6d 7d joker'] });
    const first = draftOf(two, add(two, emptyDraft, theirs(0), '4c'));
    const second = add(two, first, theirs(1), '8d');
    expect(judgeStep(two, 0, first, second)?.reason).toBe('jokerStuck');
    const back = taken(two, 0, first, { kind: 'takeBack', at: theirs(0) })!;
    expect(judgeStep(two, 0, back, second)).toBeNull();
  });

  test('costs nothing where it was laid this turn', () => {
    const state = table({ hand: '5h 6h 7h joker 9c Kd' });
    const run = draftOf(state, lay('5h 6h joker'));
    expect(
      taken(state, 0, run, { kind: 'replace', at: laid(0), card: named('7h')[0]! }),
    ).not.toBeNull();
  });
});

test('[P-6] a joker at the end of a run may stand at either', () => {
  expect(layings(named('5h 6h joker'))).toHaveLength(2);
  expect(layings(named('5h 7h joker'))).toHaveLength(1);
  const state = table({ hand: 'joker 2c 3d', own: ['5h 6h 7h'] });
  expect(addings(drafted(state, 0, emptyDraft), own(0), [JOKER])).toHaveLength(2);
});

test('[P-12] what closing lacks is named while one card is left', () => {
  const state = table({ hand: '5h 6h 7h 9c', own: ['Qs Qh Qd Qc'] });
  expect(reasons(state, draftOf(state, lay('5h 6h 7h')))).toEqual(['closeNeedsPinnacola']);
  const none = table({ hand: '5h 6h 7h' });
  expect(reasons(none, draftOf(none, lay('5h 6h 7h')))).toEqual(['nothingToDiscard']);
});

test('[P-11] where own melds may be rearranged, all their cards must lie again', () => {
  const state = table({
    hand: '6h 9c Kd',
    own: ['5h 5s 5d', '3h 4h joker'],
    given: { earlierMelds: 'rearranged' },
  });
  const up = draftOf(state, { kind: 'takeUp', meld: 0 }, { kind: 'takeUp', meld: 1 });
  expect(reasons(state, up)).toContain('earlierCardsLeft');
  const again = [lay('3h 4h 5h 6h'), lay('5s 5d joker')].reduce(
    (draft, step) => taken(state, 0, draft, step)!,
    up,
  );
  expect(reasons(state, again)).toEqual([]);
  expect(judgeFinish(state, 0, finishOf(state, 0, again, named('9c')[0]!))).toBeNull();
});
