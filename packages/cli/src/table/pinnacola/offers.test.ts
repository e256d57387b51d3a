import { pinnacola } from '@mazzo/games/pinnacola';
import type { State } from '@mazzo/games/pinnacola';
import { subjects } from '@mazzo/games/testing';
import { chanceFrom, createMatch } from '@mazzo/kernel';
import type { Chance, Language } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import type { Desk } from './desk.ts';
import { melding, moveMeant, reader, table, typed } from './table.fixture.ts';
import { face } from './face.ts';

type Kind = 'lay' | 'add' | 'swap' | 'discard' | 'close';

/** What may be typed for each kind of step, after these lines. */
function offered(view: State, language: Language, lines: readonly string[] = []) {
  const rows = face.offers(view, 0, typed(view, lines, language));
  const { offer } = face.words[language];
  const keyOf = (kind: Kind) => rows.find(([, meaning]) => meaning === offer[kind])?.[0] ?? null;
  return {
    lay: keyOf('lay'),
    add: keyOf('add'),
    swap: keyOf('swap'),
    discard: keyOf('discard') ?? keyOf('close'),
  };
}

describe('what is offered can be done', () => {
  const nothing = { lay: null, add: null, swap: null };

  test.each([
    ['en', { lay: '5h 6h 7h', add: null, swap: null, discard: 'x 2c' }],
    ['it', { lay: '5c 6c 7c', add: null, swap: null, discard: 'x 2f' }],
  ] as const)('an example of each kind, from the hand, in %s', (language, rows) => {
    expect(offered(melding, language)).toEqual(rows);
  });

  test.each([
    // hand, lines, a meld
    ['2c 9d Kh 4s 5s', [], null],
    ['2c 9d Kh 4s 5s 6s', [], '4s 5s 6s'],
    ['2c 9d Kh 4s 5s 6s', ['4-6s'], null],
    ['Qc Kc Ac 9d 7h', [], 'qc kc ac'],
    ['7c 7d 7d 2s 4h', [], null],
    ['2c 9d Kh 4s 6s joker', [], '4s joker 6s'],
    ['2c 9d Kh 4s 5s joker', [], 'joker=3s 4s 5s'],
    ['2c 3c joker 9d 9h 9s 8d', [], '9d 9h 9s'],
    ['2c 9d joker joker joker joker', [], 'joker joker joker joker'],
  ] as const)('[P-5] a hand of %s after %j: %j', (hand, lines, meld) => {
    const view = table({ hand });
    expect(offered(view, 'en', lines).lay).toBe(meld);
    const italian = lines.map(() => '4-6p');
    expect(offered(view, 'it', italian).lay === null).toBe(meld === null);
    if (meld !== null) typed(view, [...lines, meld]);
  });

  test.each([
    ['en', '9c 9h 9s', 'x 4d'],
    ['it', '9f 9c 9p', 'x 4q'],
  ] as const)('[P-3] the meld is one with the card that is owed, in %s', (language, lay, x) => {
    const view = table({ hand: '4d 5d 6d 9c 9h 9s 2h Ks', owed: '9h' });
    expect(offered(view, language)).toEqual({ ...nothing, lay, discard: null });
    expect(offered(view, language, [lay]).discard).toBe(x);
  });

  test('[P-3] so is the card that is added, and the one that takes a joker', () => {
    const adding = table({ hand: '2d 9h 4c Ks', own: ['3d 4d 5d', '6h 7h 8h'], owed: '9h' });
    expect(offered(adding, 'en')).toEqual({ ...nothing, add: '9h > 2', discard: null });
    const theirs = ['2c 3c joker', '7h 8h joker'];
    const fetching = table({ hand: '4c 9h Kd Kh 2s', theirs, owed: '9h' });
    expect(offered(fetching, 'en')).toEqual({ ...nothing, swap: '9h > a2', discard: null });
  });

  test.each([
    // hand               own                 theirs            a joker
    ['4c 9d Kh 2s', ['Qs Qh Qd Qc'], ['2c 3c joker'], null],
    ['4c 9d Kh Kd 2s', ['Qs Qh Qd Qc'], ['2c 3c joker'], '4c > a1'],
    ['4c 9d Kh 2s', ['Qs Qh Qd'], ['2c 3c joker'], '4c > a1'],
    ['4c 9d Kh 2s', ['2c 3c joker'], [], null],
    ['4c 9d Kh Kd 2s', ['2c 3c joker'], [], '4c > 1'],
    ['7h 9d Kh Kd 2s', ['7c 7d joker'], [], 'swap 7h 1'],
  ] as const)('[P-10] a hand of %s, own %j, theirs %j: %j', (hand, own, theirs, joker) => {
    const view = table({ hand, own, theirs });
    const { swap } = offered(view, 'en');
    expect(swap).toBe(joker);
    expect(offered(view, 'it').swap === null).toBe(joker === null);
    if (swap !== null) typed(view, [swap]);
  });

  test.each([
    ['en', '4s > 1', '2s > 1'],
    ['it', '4p > 1', '2p > 1'],
  ] as const)('[P-10] in place of a joker is not added, in %s', (language, place, grows) => {
    const own = ['3s joker 5s'];
    const view = table({ hand: '4s Kd Kh 9c 8d', own });
    expect(offered(view, language)).toMatchObject({ add: null, swap: place });
    const both = table({ hand: '2s 4s Kd Kh 9c 8d', own });
    expect(offered(both, language)).toMatchObject({ add: grows, swap: place });
    // The same of a meld that was laid just now.
    const hand = table({ hand: '3s joker 5s 4s Kd 9c 8d' });
    const run = language === 'en' ? '3s joker 5s' : '3p jolly 5p';
    expect(offered(hand, language, [run])).toMatchObject({ add: null, swap: place });
  });

  test('[P-10] a card that may do either is offered for each', () => {
    const view = table({ hand: '7h 9d Kh Kd 2s', own: ['7c 7d joker'] });
    expect(offered(view, 'en')).toMatchObject({ add: 'add 7h 1', swap: 'swap 7h 1' });
    expect(offered(view, 'it')).toMatchObject({ add: 'attacca 7c 1', swap: 'cambia 7c 1' });
  });

  test.each([
    ['en', '5-7h', '5c > a1', 'kd kh joker'],
    ['it', '5-7c', '5f > a1', 'kq kc jolly'],
  ] as const)(
    'a discard is offered once nothing is missing, in %s',
    (language, run, fetch, lay) => {
      // P-12: with one card left it would have to close.
      const short = table({ hand: '5h 6h 7h 9c' });
      expect(offered(short, language).discard).not.toBeNull();
      expect(offered(short, language, [run]).discard).toBeNull();
      // P-3, P-10: a duty.
      expect(offered(table({ hand: '5h 6h 7h 9c 2d', owed: '7h' }), language).discard).toBeNull();
      const joker = table({ hand: '5c Kd Kh 9c 6s 7s 8s', theirs: ['3c 4c joker'] });
      expect(offered(joker, language, [fetch]).discard).toBeNull();
      expect(offered(joker, language, [fetch]).lay).toBe(lay);
      const line = offered(joker, language, [fetch, lay]).discard!;
      const move = moveMeant(line, joker, typed(joker, [fetch, lay], language))!;
      expect(pinnacola.check(joker, 0, move)).toBeNull();
    },
  );

  test('[P-11] a card of a meld that was taken up is laid before one is discarded', () => {
    const options = { earlierMelds: 'rearranged' } as const;
    const view = table({ hand: '6s 9c Kd', own: ['3s 4s 5s'], options });
    expect(offered(view, 'en', ['back 1'])).toMatchObject({ lay: '3s 4s 5s', discard: null });
    expect(offered(view, 'it', ['riprendi 1'])).toMatchObject({ lay: '3p 4p 5p', discard: null });
  });

  test.each(['en', 'it'] as const)('the help keeps its examples, in %s', (language) => {
    const { rules, keyRows } = face.words[language];
    const run = language === 'en' ? '5h 6h 7h' : '5c 6c 7c';
    expect(keyRows.map(([key]) => key)).toContain(run);
    expect(rules).not.toMatch(/\d \d/);
  });

  test.each([[{}], [{ earlierMelds: 'rearranged' }]] as const)(
    'step after step through many turns, with %j',
    (options) => {
      const match = createMatch(pinnacola, { seed: 'sfc32:offers', options });
      const chance = chanceFrom('sfc32:steps');
      const { pickMove } = subjects.pinnacola;
      for (let moves = 0; moves < 120; moves++) {
        const { state } = match;
        const seat = state.turn;
        if (seat === 0 && state.phase.kind === 'meld') {
          const view = match.view(0);
          for (const language of ['en', 'it'] as const)
            expect(vainOffers(view, language, chance)).toEqual([]);
        }
        match.submit(seat, pickMove!(state, seat, match.legal(seat), chance));
      }
    },
  );

  /** Takes a few of the steps on offer; of all that were, those that could not be taken. */
  function vainOffers(view: State, language: Language, chance: Chance): string[] {
    const vain: string[] = [];
    let at = reader(language);
    for (let steps = 0; steps < 6; steps++) {
      const desks: Desk[] = [];
      for (const [key] of face.offers(view, 0, at)) {
        const meant = face.meaning(key, view, 0, at);
        const desk = meant?.kind === 'desk' ? (meant.desk as Desk) : null;
        const isMove = meant?.kind === 'move' && pinnacola.check(view, 0, meant.move) === null;
        if (desk?.choice === null) desks.push(desk);
        else if (!isMove) vain.push(key);
      }
      at = { ...at, desk: desks[chance.below(desks.length)] };
    }
    return vain;
  }
});
