import type { Viewer } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { sapone } from './index.ts';
import type { Options } from './options.ts';
import { dealt, enacted, lastOf, situations, tableAfter } from './rules.fixture.ts';
import type { Table } from './rules.fixture.ts';
import { cardsSigned, cardSigned, sharesOf, signs } from './rules-deck.fixture.ts';

const thatTurn = situations(
  {},
  `
  [S-11] emptied by a pick: the turn is played to its end
    ~1 D+v1 => next D trade, left 0, rounds 0
  [S-11] emptied by a pick: the sale too, and a doubt in it
    ~1 D+v1 D$v1 A? A>c1 => next ABC bidding, rounds 0
  [S-11] emptied by a pick: then the round is over
    ~1 D+v1 D$v1 ; => rounds 1, next B pick, left 52
  [S-11] emptied by a pick: a purchase ends it too
    D=v2_v3 ~1 D+v1 D%v1_v2_v3:s1 => rounds 1, next B pick
  [S-11] emptied by a compensation card: the round ends with that turn, D has none
    A=t1_t2 ~2 C+v1 C$v1 A*t1 A*t2 | C@A A:v3 => rounds 1, next B pick, compensated A:v3
  [S-11] a pick that leaves one card does not end it
    ~2 C+v1 C$v1 ; => rounds 0, next D pick, left 1
  [S-11] by both: the pick takes the last card, and who paid two gets none
    A=t1_t2 ~1 D+v1 D$v1 A*t1 A*t2 | D@A => rounds 1, next B pick, compensated none
`,
);

const lap = { roundEnd: 'finishLap' } as const;
const finishLap = situations(
  { options: lap },
  `
  [S-11] finish the lap: emptied by the last of the lap, the round is over
    ~1 D+v1 D$v1 ; => rounds 1, next B pick
  [S-11] finish the lap: emptied by a compensation card, D still trades, without a pick
    A=t1_t2 ~2 C+v1 C$v1 A*t1 A*t2 | C@A A:v3 => rounds 0, next D trade, left 0
  [S-11] finish the lap: there is nothing to pick
    A=t1_t2 ~2 C+v1 C$v1 A*t1 A*t2 | C@A A:v3 !D+c1 => refused S-4 sellOrBuy, next D trade
  [S-11] finish the lap: after D the round is over
    A=t1_t2 ~2 C+v1 C$v1 A*t1 A*t2 | C@A A:v3 D$c1 ; => rounds 1, next B pick
  [S-11] finish the lap: D may buy
    A=t1_t2 D=c1_c1 ~2 C+v1 C$v1 A*t1 A*t2 | C@A A:v3 D%c1_c1_c1:s1 => rounds 1, next B pick
  [S-11] finish the lap: no compensation is left there
    A=t1_t2 B=t3_t4 ~2 C+v1 C$v1 A*t1 A*t2 | C@A A:v3 D$c1 B*t3 B*t4 | D@B => rounds 1, compensated A:v3
`,
);

const atEight = situations(
  { seats: 8, options: lap },
  `
  [S-11] finish the lap at eight: D picks the last card, E to H still trade
    ~1 D+v1 D$v1 ; E$c1 ; F$c1 ; G$c1 ; => rounds 0, next H trade, left 0
  [S-11] finish the lap at eight: up to the first player
    ~1 D+v1 D$v1 ; E$c1 ; F$c1 ; G$c1 ; H$c1 ; => rounds 1, next B pick
`,
);

const diamond = situations(
  { seats: 2, options: { target: 100 } },
  `
  [S-12] the Diamond's holder is asked before hands are shown
    A+c1 A%c1_c1_c1:d ~1 B+c1 B$c1 ; => diamondFound A, next A diamond, shown none, rounds 0
  [S-12] all know then who has it, and no more than before
    A+c1 A%c1_c1_c1:d ~1 B+c1 B$c1 ; => knowsXA c1 c1 c1 c1 c1 c1 c1 c1 c1 c1 c1 c1 v2 v3 d +13m
  [S-12] nobody else is
    A+c1 A%c1_c1_c1:d ~1 B+c1 B$c1 ; !B#s2 => refused C-10 notYourDecision, next A diamond
  [S-12] it is declared, then all is shown and counted
    A+c1 A%c1_c1_c1:d ~1 B+c1 B$c1 ; A#v1 => diamondDeclared A:v1, rounds 1, next B pick
  [S-12] it cannot be declared the Diamond
    A+c1 A%c1_c1_c1:d ~1 B+c1 B$c1 ; !A#d => refused S-12 notTheDiamond, next A diamond
  [S-12] nothing else is done before
    A+c1 A%c1_c1_c1:d ~1 B+c1 B$c1 ; !A+c1 => refused S-12 declareFirst, next A diamond
  [S-12] paid away it is out for the round, unannounced: nobody is asked
    A+c1 A%c1_c1_c1:d B+c1 B$c1 ; A+c1 A$c1 ; B+c1 B$c1 ; A+c1 A%c1_c1_d:s1 ~1 B+c1 B$c1 ;
    => diamondFound none, diamondDeclared none, rounds 1, next B pick
  [S-12] nor if it lies in the soap deck still
    ~1 B+c1 B$c1 ; => diamondFound none, rounds 1, next B pick
  [S-12] whoever bought it in a sale declares it
    A+c1 A%c1_c1_c1:d B+v1 B$c1 ; A+c1 A$d B*v1 B- A@B ~1 B+c1 B$c1 ; => diamondFound B, next B diamond
`,
);

const found = 'A+c1 A%c1_c1_c1:d ~1 B+c1 B$c1 ;';
const afterHands = situations(
  { seats: 2, options: { target: 100, diamond: 'afterHands' } },
  `
  [S-12] after: first all hands are shown, then the Diamond's holder is asked
    ${found} => shown A B, diamondFound A, next A diamond, rounds 0, diamondDeclared none
  [S-12] after: nobody else is
    ${found} !B#s2 => refused C-10 notYourDecision, next A diamond
  [S-12] after: it is declared and all is counted; nothing is shown again
    ${found} A#v1 => diamondDeclared A:v1, shown A B, rounds 1, next B pick
  [S-12] after: it cannot be declared the Diamond
    ${found} !A#d => refused S-12 notTheDiamond, next A diamond
  [S-12] after: nothing else is done before
    ${found} !A+c1 !A- => refused S-12 declareFirst, next A diamond
  [S-17] after: out of time it is a double soap
    ${found} => timeoutA #s2
  [S-12] after: paid away it is out for the round: hands are shown, nobody is asked
    A+c1 A%c1_c1_c1:d B+c1 B$c1 ; A+c1 A$c1 ; B+c1 B$c1 ; A+c1 A%c1_c1_d:s1 ~1 B+c1 B$c1 ;
    => shown A B, diamondFound none, diamondDeclared none, rounds 1, next B pick
  [S-12] after: nor if it lies in the soap deck still
    ~1 B+c1 B$c1 ; => shown A B, diamondFound none, rounds 1, next B pick
  [S-12] after: whoever bought it in a sale declares it
    A+c1 A%c1_c1_c1:d B+v1 B$c1 ; A+c1 A$d B*v1 B- A@B ~1 B+c1 B$c1 ; => diamondFound B, next B diamond
`,
);

const afterLap = situations(
  { options: { ...lap, target: 100, diamond: 'afterHands' } },
  `
  [S-12] after, with the lap finished: hands are shown when the lap is over
    A=t1_t2 D=c1_c1 ~2 C+v1 C$v1 A*t1 A*t2 | C@A A:v3 => shown none, next D trade
  [S-12] after, with the lap finished: a Diamond bought in the last turn
    A=t1_t2 D=c1_c1 ~2 C+v1 C$v1 A*t1 A*t2 | C@A A:v3 D%c1_c1_c1:d
    => shown A B C D, diamondFound D, next D diamond, rounds 0
`,
);

describe('the end of a round', () => {
  const all = [thatTurn, finishLap, atEight, diamond, afterHands, afterLap].flat();
  test.each(all)('$says', (situation) => {
    expect(enacted(situation)).toEqual(situation);
  });
});

test('[S-11] [S-4] finish the lap: one without a card is passed over', () => {
  const table = tableAfter('A=v1_c1 A+c1', { seats: 8, options: lap });
  // E gives its cards to honest sellers and loses what it sells, until the market is empty.
  for (let guard = 0; guard < 2000 && table.fact('turnPassed') === 'none'; guard++)
    step(table, 'E');
  expect(table.fact('turnPassed')).toBe('E');
  expect([table.fact('left'), table.fact('next')]).toEqual(['0', 'F trade']);
});

/** One move: everyone sells their first card truly; the beggar doubts truth, and is doubted lying. */
function step({ match, seatOf, asked, send }: Table, beggar: string): void {
  const { phase, turn } = match.state;
  const poor = seatOf(beggar);
  const { seat } = asked()[0]!;
  const card = match.state.hands[seat]!.cards.findIndex((count) => count > 0);
  if (phase.kind === 'pick') send(seat, { type: 'pick' });
  else if (phase.kind === 'gift') send(seat, { type: 'give', card });
  else if (phase.kind === 'trade') {
    const lie = cardSigned(card === cardSigned('v2') ? 'v3' : 'v2');
    send(seat, { type: 'sell', card, claim: seat === poor ? lie : card, wish: null });
  } else {
    const doubter = turn === poor ? seatOf('A') : poor;
    const may = match.check(doubter, { type: 'doubt' }) === null;
    send(may ? doubter : seat, { type: may ? 'doubt' : 'pass' });
  }
}

const orders = {
  beforeHands: 'diamondFound diamondDeclared shown shown roundEnded',
  afterHands: 'shown shown diamondFound diamondDeclared roundEnded',
} as const;

test.each(
  signs.flatMap((sign) =>
    sign === 'd' ? [] : [['beforeHands', sign] as const, ['afterHands', sign] as const],
  ),
)('[S-12] %s: the Diamond may be declared %s', (diamond, sign) => {
  const table = tableAfter(`${found} A#${sign}`, { seats: 2, options: { target: 100, diamond } });
  expect(table.fact('diamondDeclared')).toBe(`A:${sign}`);
  const types = table.told().map(({ type }) => type);
  const ended = types.filter((type) => orders[diamond].includes(type));
  expect(ended.join(' ')).toBe(orders[diamond]);
});

/** Whether this viewer sees every card of every hand. */
function seesAll({ match }: Table, viewer: Viewer): boolean {
  return match.view(viewer).hands.every(({ holes }) => holes.every((count) => count === 0));
}

test.each([
  ['beforeHands', false],
  ['afterHands', true],
] as const)('[S-12] %s: all hands are seen by all when it is declared: %s', (diamond, all) => {
  const table = tableAfter(found, { seats: 2, options: { target: 100, diamond } });
  expect(table.fact('next')).toBe('A diamond');
  for (const viewer of [0, 1, 'spectator'] as const) expect(seesAll(table, viewer)).toBe(all);
});

test.each(['beforeHands', 'afterHands'] as const)(
  '[S-12] %s: the Diamond counts as the kind declared',
  (diamond) => {
    const points = ['s2', 't5'].map((sign) => {
      const table = tableAfter(`${found} A#${sign}`, {
        seats: 2,
        options: { target: 100, diamond },
      });
      return table.fact('soapTo');
    });
    expect(points).toEqual(['A', 'nobody']);
  },
);

test('[S-12] a new round begins with the Diamond undeclared', () => {
  const table = tableAfter('A+c1 A%c1_c1_c1:d ~1 B+c1 B$c1 ; A#v1', {
    seats: 2,
    options: { target: 100 },
  });
  expect(table.match.state.diamond).toBe(null);
});

test('[S-11] all hands are shown to all at the end', () => {
  const table = tableAfter('~1 D+v1 D$v1 ;');
  const shown = table.told().filter((event) => event.type === 'shown');
  expect(new Set(shown.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2, 3]));
  expect(shown.flatMap(({ cards }) => cards)).toHaveLength(60);
  for (const event of shown) {
    expect(sapone.reveal(event, 'spectator', table.match.state.options)).toEqual(event);
  }
});

const vegetables = 'v1_2v2_3v3_4v4_5v5';
const tools = 't1_2t2_3t3_4t4_5t5';
/** Two seats and thirty cards each: what A and B come to hold, and their points. */
const rounds = {
  /** 4 and 4: the coins are shared. */
  even: [`15c1_${vegetables}`, `15c1_${tools}`],
  /** 4 and 2 */
  ahead: [`16c1_v1_2v2_3v3_4v4_4v5`, `14c1_v5_${tools}`],
  /** 2 and 4 */
  behind: [`14c1_v5_${tools}`, `16c1_v1_2v2_3v3_4v4_4v5`],
} as const;

/** Rounds in which nothing is exchanged. The first player of each is the next. */
function afterRounds(outcomes: readonly (keyof typeof rounds)[], options: Partial<Options>): Table {
  const stacks = outcomes.map((outcome, round) => {
    const [a, b] = rounds[outcome].map(cardsSigned) as [number[], number[]];
    return sharesOf(round % 2 === 0 ? [a, b] : [b, a]);
  });
  const table = dealt(stacks, { seats: 2, options });
  for (const _ of outcomes) table.idleRound();
  return table;
}

test.each([
  ['nobody is there', ['ahead'], 'A:4 B:2', 'B pick', 'A:undefined B:undefined'],
  ['one is there', ['ahead', 'ahead'], 'A:8 B:4', 'over', 'A:1 B:2'],
  ['two are over the target: the highest wins', ['even', 'ahead'], 'A:8 B:6', 'over', 'A:1 B:2'],
  ['two are over it, the other the highest', ['even', 'behind'], 'A:6 B:8', 'over', 'A:2 B:1'],
  [
    'two are equal: another round',
    ['ahead', 'behind'],
    'A:6 B:6',
    'A pick',
    'A:undefined B:undefined',
  ],
  ['and that round decides', ['ahead', 'behind', 'behind'], 'A:8 B:10', 'over', 'A:2 B:1'],
  ['or yet another', ['ahead', 'behind', 'even', 'ahead'], 'A:14 B:12', 'over', 'A:1 B:2'],
] as const)('[S-16] %s', (_, outcomes, totals, next, places) => {
  const table = afterRounds(outcomes, { target: 5 });
  expect([table.fact('totals'), table.fact('next')]).toEqual([totals, next]);
  expect(table.fact('places')).toBe(places);
  expect(table.fact('matchEnded') !== 'none').toBe(next === 'over');
});

test('[S-16] exactly the target is enough', () => {
  expect(afterRounds(['ahead', 'behind', 'ahead'], { target: 10 }).fact('next')).toBe('over');
  expect(afterRounds(['ahead', 'behind', 'ahead'], { target: 11 }).fact('next')).toBe('B pick');
});

/** Three seats: A has the most coins and the best vegetables, B and C equal tools: 4, 2, 2. */
const ahead = [
  '12c1_v1_v2_v3_v4_v5_t1_t3_t5',
  '9c1_v2_v3_v4_2v5_t2_t3_2t4_2t5',
  '9c1_v3_2v4_2v5_t2_t3_2t4_2t5',
];
/** B and C share coins and tools: 2, 4, 4. */
const shared = [
  '8c1_v1_2v2_3v3_2v4_v5_t1_t3_t5',
  '11c1_v4_2v5_t2_t3_2t4_2t5',
  '11c1_v4_2v5_t2_t3_2t4_2t5',
];

test.each([
  ['the others may be equal', [ahead, shared, ahead], 'A:10 B:8 C:8', 'over'],
  ['two lead, equal: another round, for all', [ahead, shared, shared], 'A:8 B:10 C:10', 'A pick'],
] as const)('[S-16] three over the target: %s', (_, shares, totals, next) => {
  const stacks = shares.map((round, number) => {
    // The first player of each round is the next.
    return sharesOf([0, 1, 2].map((at) => cardsSigned(round[(at + number) % 3]!)));
  });
  const table = dealt(stacks, { seats: 3, options: { target: 7 } });
  for (const _round of shares) table.idleRound();
  expect([table.fact('totals'), table.fact('next')]).toEqual([totals, next]);
});

test('[S-16] equal totals play on and on', () => {
  const outcomes = ['even', 'even', 'even'] as const;
  const table = afterRounds(outcomes, { target: 5 });
  expect([table.fact('totals'), table.fact('next')]).toEqual(['A:12 B:12', 'B pick']);
});

/** Every clock runs out, until the match is over. */
function timedOut(options: Partial<Options>, seats: number): Table {
  const table = dealt([], { seats, options, seed: 'sfc32:sixty' });
  for (let [decision] = table.asked(); decision !== undefined; [decision] = table.asked()) {
    table.send(decision.seat, sapone.timeout(table.match.view(decision.seat), decision));
  }
  return table;
}

test('[C-7] sixty rounds at most: then the highest total wins', () => {
  const table = timedOut({ target: 100, ties: 'toNone' }, 8);
  const { totals } = table.match.state;
  expect(table.fact('rounds')).toBe('60');
  expect(Math.max(...totals)).toBeLessThan(100);
  const best = table.match.standings().filter(({ place }) => place === 1);
  expect(best.every(({ score }) => score === Math.max(...totals))).toBe(true);
  expect(lastOf(table.told(), 'matchEnded')).toBeDefined();
});

test('[C-7] after sixty rounds equal totals share', () => {
  const table = afterRounds(new Array<'even'>(60).fill('even'), { target: 5 });
  expect([table.fact('next'), table.fact('totals')]).toEqual(['over', 'A:240 B:240']);
  expect(table.fact('places')).toBe('A:1 B:1');
});
