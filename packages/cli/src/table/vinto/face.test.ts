import { GAP, vinto } from '@mazzo/games/vinto';
import type { State } from '@mazzo/games/vinto';
import * as vintoText from '@mazzo/games/vinto/text';
import { chanceFrom, createMatch } from '@mazzo/kernel';
import type { Language } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { flow } from '../../screen.ts';
import { moveMeant, readerAt } from '../reader.fixture.ts';
import { face } from './face.ts';
import type { VintoReader } from './text/text.ts';

function reader(language: Language, changes: Partial<VintoReader> = {}): VintoReader {
  return readerAt(face, vintoText, language, changes);
}

const cardNames = /(?:10|[2-9JQKA])[♣♦♥♠]/g;

/** A table after the deal, seen from the first seat, which has looked at its cards 1 and 2. */
function dealt(options: Partial<State['options']> = {}): State {
  const match = createMatch(vinto, { seed: 'sfc32:table', options });
  for (const slot of [0, 1]) match.play(0, { type: 'peek', slot });
  return vinto.clone(match.view(0));
}

describe.each(['en', 'it'] as const)('a Vinto table in %s', (language) => {
  test('fits the screen with five players, however long their rows', () => {
    const { state } = createMatch(vinto, { seats: 5, options: { memoryAid: 'allSeen' } });
    for (const [seat, hand] of state.hands.entries()) {
      while (hand.length < 12) hand.push(52);
      state.totals[seat] = -24;
    }
    state.hands[2]!.push(GAP, 52, 39);
    state.caller = 4;
    state.phase = { kind: 'tossIn', passed: 0, barred: 0, tried: [] };
    state.ranks = 0b11;
    state.queue = [
      { seat: 1, rank: 10 },
      { seat: 2, rank: 11 },
    ];
    const lines = face.draw(state, reader(language, { minutesLeft: 120 }));
    expect(lines.length).toBeLessThanOrEqual(15);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    const narrow = face.draw(state, reader(language, { width: 40 }));
    expect(Math.max(...narrow.map((line) => line.length))).toBeLessThanOrEqual(40);
  });

  test.each([
    [{}, 4],
    [{ king: 'wild', actions: 'may', wrongToss: 'tryOthers' }, 5],
  ] as const)('every move can be typed, and few lines offer all, with %j', (options, seats) => {
    const match = createMatch(vinto, {
      seats,
      seed: `sfc32:${language}`,
      options: { session: 'rounds', rounds: 20, ...options },
    });
    const chance = chanceFrom('sfc32:typing');
    const kinds = new Set<string>();
    const here = reader(language);
    for (let status = match.status(); !status.over; status = match.status()) {
      const { seat } = status.decisions[chance.below(status.decisions.length)]!;
      const moves = match.legal(seat);
      if (seat === 0) {
        const view = match.view(0);
        for (const move of moves) {
          kinds.add(move.type);
          expect(moveMeant(face, face.keyOf(move, here, view), view, here)).toEqual(move);
        }
        const offers = face.offers(view, 0, here).map((row) => row.join(' '));
        expect(flow([face.question(view, 0, here), ...offers], 80).length).toBeLessThan(5);
        // Without a memory aid the table shows the middle alone, whatever this player has seen.
        const shown = face.draw(view, here).join('\n').match(cardNames) ?? [];
        const { phase, pile } = view;
        const open = [pile.at(-1)!, ...(phase.kind === 'decide' ? [phase.drawn] : [])];
        expect(shown).toEqual(open.map(here.words.card).filter((name) => name.length < 4));
      }
      const calm = moves.filter((move) => move.type !== 'callVinto' || chance.below(40) === 0);
      match.play(seat, calm[chance.below(calm.length)]!);
    }
    expect(kinds.size).toBeGreaterThan(11);
  });
});

test('a table: the middle, whose turn, who is waited for, places, gaps, who called', () => {
  const view = dealt({ session: 'rounds', rounds: 3 });
  view.pile = [40];
  view.topUnused = true;
  view.phase = { kind: 'start' };
  view.turn = 1;
  view.caller = 3;
  view.hands[2]![1] = GAP;
  view.hands[2]!.push(-1);
  view.totals[1] = -1;
  expect(face.draw(view, reader('en'))).toEqual([
    '── Round 1 of 3 · 33 cards to draw ─────────────────────────────────────────────',
    'Discards: Q♣, not used yet',
    '           total          1     2     3     4     5     6',
    '  You          0          ▒▒▒   ▒▒▒   ▒▒▒   ▒▒▒   ▒▒▒',
    '> Ada         -1  turn    ▒▒▒   ▒▒▒   ▒▒▒   ▒▒▒   ▒▒▒',
    '  Bruno        0          ▒▒▒   ·     ▒▒▒   ▒▒▒   ▒▒▒   ▒▒▒',
    '  Carla        0  Vinto!  ▒▒▒   ▒▒▒   ▒▒▒   ▒▒▒   ▒▒▒',
  ]);
});

test('[V-6] whoever begins their turn is told that the pile may be taken', () => {
  const view = dealt({});
  view.pile = [40];
  view.topUnused = true;
  view.phase = { kind: 'start' };
  view.turn = 0;
  expect(face.draw(view, reader('en'))[1]).toBe('Discards: Q♣, may be taken');
});

test.each([
  // option, a match told again, cards shown in the first and in the second row
  ['off', false, 0, 0],
  ['ownCards', false, 2, 0],
  ['allSeen', false, 2, 1],
  ['off', true, 2, 1],
] as const)('[V-17] memory aid %s, told again %s', (memoryAid, recalls, own, theirs) => {
  const view = dealt({ memoryAid });
  view.hands[1]![3] = 7;
  const [, , , you, ada] = face.draw(view, reader('en', { recalls }));
  expect(you?.match(cardNames) ?? []).toHaveLength(own);
  expect(ada?.match(cardNames) ?? []).toHaveLength(theirs);
});

describe('what is typed', () => {
  /** The first player’s action of this rank, with these targets. */
  function acting(rank: number, targets: { seat: number; slot: number }[] = []): State {
    const view = dealt();
    view.phase = { kind: 'act' };
    view.turn = 0;
    view.action = { seat: 0, rank, tossed: false, targets };
    return view;
  }
  const king = acting(11, [{ seat: 1, slot: 0 }]);
  const queen = acting(10, [{ seat: 0, slot: 0 }, { seat: 1, slot: 0 }]); // prettier-ignore
  const decide = { ...dealt(), turn: 0, phase: { kind: 'decide', drawn: 4 } } satisfies State;
  const window = {
    ...dealt(),
    phase: { kind: 'tossIn', passed: 0, barred: 0, tried: [] },
  } satisfies State;

  test.each([
    // language, at, typed, meant
    ['en', dealt(), '3', { type: 'peek', slot: 2 }],
    ['en', dealt(), 'q', null],
    ['en', king, 'q', { type: 'name', rank: 10 }],
    ['en', king, 'queen', { type: 'name', rank: 10 }],
    ['en', king, '10', { type: 'name', rank: 8 }],
    ['en', king, 'joker', { type: 'name', rank: 13 }],
    ['it', king, 'jolly', { type: 'name', rank: 13 }],
    ['it', king, 'donna', { type: 'name', rank: 10 }],
    ['en', king, '11', { type: 'target', seat: 0, slot: 10 }],
    ['en', king, 'quit', null],
    ['it', king, 'esci', null],
    ['en', queen, 's', { type: 'swapThem' }],
    ['en', queen, 'n', { type: 'leaveThem' }],
    ['en', acting(12), 'b', { type: 'giveCard', seat: 2 }],
    ['en', acting(12), 'bruno', { type: 'giveCard', seat: 2 }],
    ['en', acting(12), 'm', { type: 'giveCard', seat: 0 }],
    ['it', acting(12), 'io', { type: 'giveCard', seat: 0 }],
    ['en', acting(9), '3', { type: 'target', seat: 0, slot: 2 }],
    ['en', acting(9), 'b3', { type: 'target', seat: 2, slot: 2 }],
    ['en', acting(9), 'Bruno 3'.toLowerCase(), { type: 'target', seat: 2, slot: 2 }],
    ['en', acting(9), 'z3', null],
    ['en', acting(9), 'b0', null],
    ['en', acting(9), 'b333', null],
    ['en', decide, 's3', { type: 'swap', slot: 2, declare: null }],
    ['en', decide, 's3 10', { type: 'swap', slot: 2, declare: 8 }],
    ['en', decide, 's3q', { type: 'swap', slot: 2, declare: 10 }],
    ['en', decide, 's3 z', null],
    ['en', decide, 's', { type: 'swapThem' }],
    ['en', decide, 'p', { type: 'play' }],
    ['it', decide, 'g', { type: 'play' }],
    ['it', { ...decide, phase: { kind: 'start' } }, 'p', { type: 'draw' }],
    ['it', { ...decide, phase: { kind: 'start' } }, 'd', { type: 'draw' }],
    ['en', window, 'i2', { type: 'tossIn', slot: 1 }],
    ['en', window, '+2', { type: 'tossIn', slot: 1 }],
    ['en', window, '2', { type: 'target', seat: 0, slot: 1 }],
    ['en', window, 'n', { type: 'pass' }],
    ['en', window, '', null],
    ['en', window, 'v', { type: 'callVinto' }],
  ] as const)('%s %#: %j', (language, at, typed, meant) => {
    expect(moveMeant(face, typed, at as State, reader(language))).toEqual(meant);
  });
});
