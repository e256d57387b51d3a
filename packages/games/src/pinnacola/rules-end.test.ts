import { createMatch } from '@mazzo/kernel';
import { without } from '@mazzo/kernel/testing';
import { describe, expect, test } from 'vitest';
import { wholePack } from './cards.ts';
import { pinnacola } from './index.ts';
import { deckOf } from './judge-deck.fixture.ts';
import { nameOf } from './judge-notation.fixture.ts';
import { dealt, drawn, idle, lastOf, passTurn, tableAfter } from './rules.fixture.ts';
import type { Setup, Table } from './rules.fixture.ts';

const STOCK = 81;

function nearTheEnd(setup: Setup = {}): Table {
  const table = dealt([], { seed: 'sfc32:the end', ...setup });
  idle(table, 1);
  return table;
}

describe('[P-15] stock empty with the pozzo untouched', () => {
  test('whoever drew the last card finishes the turn, then the hand is scored', () => {
    const table = nearTheEnd();
    const letter = table.letterOf(table.match.state.turn);
    table.play(`${letter}+`);
    expect([table.fact('left'), table.fact('next')]).toEqual(['0', `${letter} meld`]);
    expect(table.match.state.pozzo).toHaveLength(STOCK);
    table.play(`${letter}-${drawn(table)}`);
    expect(table.fact('closer')).toBe('nobody');
    const { sheets } = lastOf(table.told(), 'handEnded')!;
    expect(sheets.map(({ closing }) => closing)).toEqual([0, 0]);
    expect(sheets.every(({ points }) => points < 0)).toBe(true);
    expect(pinnacola.tally(table.match.state).rounds).toBe(1);
  });

  test('what was laid before counts', () => {
    const table = tableAfter('A=4s-6s A+3c A(4s-6s -3c)', { seed: 'sfc32:last' });
    idle(table, 1);
    expect(table.fact('next')).toBe('A draw');
    passTurn(table);
    expect(table.fact('closer')).toBe('nobody');
    expect(lastOf(table.told(), 'handEnded')!.sheets[table.seatOf('A')]!.cards).toBe(20);
  });

  test('closing with the last card is a closing', () => {
    const options = { target: 3000 };
    const table = tableAfter('A=2h-9h_Kcdhs_10h A+3c A(2h-9h Kcdhs -3c)', { options });
    idle(table, 1);
    table.play('A+');
    table.play(`A(A1>2h-10h -${drawn(table)})`);
    expect(table.fact('closer')).toBe('A');
  });

  test('reshuffle: all but the top of the pozzo is the new stock, and the next player goes on', () => {
    const table = nearTheEnd({ options: { emptyStock: 'reshuffle' } });
    const { state } = table.match;
    const before = state.turn;
    passTurn(table);
    expect([state.stock.length, state.pozzo.length, state.turn]).toEqual([STOCK, 1, 1 - before]);
    expect(lastOf(table.told(), 'shuffled')!.cards).toHaveLength(STOCK);
    expect(table.fact('handEnded')).toBe('none');
  });

  test('reshuffle: a pozzo of two cards yields one, and the hand ends with it', () => {
    const others = without(wholePack.map(nameOf), ['7c', '7d', '7h']);
    // A is dealt the 7s of clubs and diamonds; B discards that of hearts before A's last turn but one.
    const deck = ['7c', '7d', ...others.slice(0, -1), '7h', others.at(-1)!];
    const table = dealt([deck], { options: { emptyStock: 'reshuffle' } });
    idle(table, 1);
    table.play(`A^ A(7cdh -${others[0]})`);
    passTurn(table);
    const { stock, pozzo } = table.match.state;
    expect([stock.length, pozzo.length, table.fact('handEnded')]).toEqual([1, 1, 'none']);
    passTurn(table);
    expect(table.fact('closer')).toBe('nobody');
    expect(pinnacola.tally(table.match.state).rounds).toBe(1);
  });

  test('reshuffle: once a hand', () => {
    const table = nearTheEnd({ options: { emptyStock: 'reshuffle' } });
    passTurn(table);
    idle(table, 1);
    passTurn(table);
    expect(table.fact('closer')).toBe('nobody');
    expect(pinnacola.tally(table.match.state).rounds).toBe(1);
  });

  test('reshuffle: another hand has its own', () => {
    const table = nearTheEnd({ options: { emptyStock: 'reshuffle' } });
    for (const round of [1, 2]) {
      passTurn(table);
      idle(table, 1);
      passTurn(table);
      expect(pinnacola.tally(table.match.state).rounds).toBe(round);
      idle(table, 1);
    }
  });
});

// A hand that closes in mano for 820, and one that loses 65.
const closes = '2h-10h_Kcdhs';
const low = '2c_2c_3c_3c_4c_4c_5c_5c_2d_2d_3d_3d_4d';

/** Hands in which the letter on turn closes at once, the other holding low cards. */
function closingHands(closers: readonly string[], options: Setup['options']): Table {
  const decks = closers.map((closer, hand) => {
    const begins = hand % 2 === 0 ? 'A' : 'B';
    const dealtTo = closer === begins ? `A=${closes} B=${low}` : `A=${low} B=${closes}`;
    return deckOf(dealtTo, closer === begins ? ['6c'] : ['7s', '6c'], '13');
  });
  const table = dealt(decks, options === undefined ? {} : { options });
  closers.forEach((closer, hand) => {
    const begins = hand % 2 === 0 ? 'A' : 'B';
    const first = closer === begins ? '' : `${begins}+7s ${begins}-7s `;
    table.play(`${first}${closer}+6c ${closer}(2h-10h Kcdhs -6c)`);
  });
  return table;
}

describe('[P-16] the match', () => {
  test('ends with the hand in which somebody reaches the target', () => {
    const story = `A=${closes} B=${low} A+6c A(2h-10h Kcdhs -6c)`;
    const over = tableAfter(story, { options: { target: 820 } });
    expect(['next', 'totals', 'places'].map(over.fact)).toEqual(['over', 'A:820 B:-65', 'A:1 B:2']);
    const on = tableAfter(story, { options: { target: 821 } });
    expect(['next', 'totals'].map(on.fact)).toEqual(['B draw', 'A:820 B:-65']);
  });

  test('is to 1000', () => {
    const table = closingHands(['A', 'B'], {});
    expect(['next', 'totals'].map(table.fact)).toEqual(['A draw', 'A:755 B:755']);
    const over = closingHands(['A', 'A'], {});
    expect(['next', 'totals', 'places'].map(over.fact)).toEqual([
      'over',
      'A:1640 B:-130',
      'A:1 B:2',
    ]);
  });

  test.each([[499], [3001], [1000.5]])('is never to %d', (target) => {
    expect(() => createMatch(pinnacola, { options: { target } })).toThrow(RangeError);
  });
});

describe('[P-16] two players over 1000', () => {
  const few = '2c_2c_3c_3c_4c_4c_5c_5c_2d_2d_3d_3d_4d_4d_5d';

  /** Each has closed a hand in mano for 900 and lost 75; in the third, A closes on the second turn. */
  function afterThree(hands: string, theirLays: string, ownLays: string): Table {
    const each = deckOf(`A=2h-Qh_Kcdhs B=${few}`, ['6c'], '15');
    const table = dealt([each, each, deckOf(hands, ['6c', '4s', '7s'], '15')], {
      options: { deal: '15' },
    });
    for (const one of ['A', 'B']) table.play(`${one}+6c ${one}(2h-Qh Kcdhs -6c)`);
    expect(table.fact('totals')).toBe('A:825 B:825');
    table.play(`A+6c A-6c B+4s B(${theirLays} -4s) A+7s A(${ownLays} -7s)`);
    return table;
  }

  test('the higher wins: whoever closed', () => {
    const jokers = 'joker_joker_joker_joker';
    const table = afterThree(`A=2h-Qh_${jokers} B=As-Ks_2c_2d`, 'As-Ks', '2h-Qh ****');
    const facts = ['closer', 'next', 'totals', 'places'].map(table.fact);
    expect(facts).toEqual(['A', 'over', 'A:1805 B:1530', 'A:1 B:2']);
  });

  test('the higher wins: the other', () => {
    const hands = 'A=joker_3h-Qh_Acdh_joker B=As-Ks_2c_2d';
    const table = afterThree(hands, 'As-Ks', '2h-Qh*2h Acdh*');
    const facts = ['closer', 'next', 'totals', 'places'].map(table.fact);
    expect(facts).toEqual(['A', 'over', 'A:1335 B:1530', 'A:2 B:1']);
  });

  test('equal: another hand', () => {
    const table = afterThree('A=2h-Qh_5cdhs B=5s-Ks_Acdhs_2c_2d', '5s-Ks Acdhs', '2h-Qh 5cdhs');
    expect(['closer', 'next', 'totals'].map(table.fact)).toEqual(['A', 'B draw', 'A:1165 B:1165']);
  });
});

test('[C-5] the deal passes on from hand to hand', () => {
  const table = closingHands(['A', 'B', 'A', 'B'], { target: 3000 });
  const dealers = table.told().flatMap((event) => (event.type === 'handBegan' ? event.dealer : []));
  expect(dealers.map(table.letterOf).join('')).toBe('BABAB');
  const seeds = Array.from({ length: 20 }, (_, i) =>
    createMatch(pinnacola, { seed: `sfc32:${i}` }),
  );
  expect(new Set(seeds.map(({ state }) => state.dealer))).toEqual(new Set([0, 1]));
});

test('[C-7] after 40 hands the highest total wins', () => {
  const table = dealt([], { seed: 'sfc32:forty', options: { target: 3000 } });
  while (!table.match.status().over) passTurn(table);
  const { rounds, totals } = pinnacola.tally(table.match.state);
  expect(rounds).toBe(40);
  const best = Math.max(...totals);
  const places = table.match
    .standings()
    .map(({ seat, place }) => [totals[seat] === best, place === 1]);
  expect(places.every(([highest, first]) => highest === first)).toBe(true);
});
