import { createMatch } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { pinnacola } from './index.ts';
import { dealt, enacted, situations, tableAfter } from './rules.fixture.ts';

test('[P-1] the options and their defaults', () => {
  expect(createMatch(pinnacola).state.options).toEqual({
    target: 1000,
    deal: '13',
    pozzo: 'whole',
    jokers: 'allowed',
    bonuses: 'add',
    earlierMelds: 'stay',
    emptyStock: 'endHand',
  });
  expect(pinnacola.seats).toEqual({ min: 2, max: 2, default: 2 });
});

test.each([
  ['13', 81],
  ['15', 77],
] as const)('[P-1] %s cards each, one turned up, %i in the stock, 108 in all', (deal, left) => {
  const { state } = createMatch(pinnacola, { options: { deal } });
  const sizes = state.hands.map((hand) => hand.cards.reduce((a, b) => a + b, 0));
  expect(sizes).toEqual([Number(deal), Number(deal)]);
  expect([state.pozzo.length, state.stock.length]).toEqual([1, left]);
  expect(2 * Number(deal) + 1 + left).toBe(108);
});

test('[P-1] two of every card and four jokers', () => {
  const { state } = createMatch(pinnacola);
  const counts = state.hands[0]!.cards.map((n, card) => {
    const elsewhere = [...state.stock, ...state.pozzo].filter((other) => other === card).length;
    return n + state.hands[1]!.cards[card]! + elsewhere;
  });
  expect(counts).toEqual([...new Array<number>(52).fill(2), 4]);
});

test.each([0, 1, 2, 3, 4, 5])('[P-1] the non-dealer begins (deal %i)', (number) => {
  const match = createMatch(pinnacola, { seed: `sfc32:begin ${number}` });
  expect(match.state.turn).toBe(1 - match.state.dealer);
  expect(match.status()).toMatchObject({ decisions: [{ seat: 1 - match.state.dealer }] });
});

test('[P-1] the whole pozzo lies open, hands do not', () => {
  const { match, seatOf } = tableAfter('A+9s A-9s B+10s B-10s A+Js A-Js');
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(match.view(viewer).pozzo).toEqual(match.state.pozzo);
  }
  expect(match.view('spectator').hands[0]!.cards.every((n) => n === 0)).toBe(true);
  expect(match.view(seatOf('A')).hands[seatOf('B')]!.cards.every((n) => n === 0)).toBe(true);
});

const turn = situations(
  {},
  `
  [P-2] nothing is discarded before something was drawn
    !A-2c => refused P-2, next A draw
  [P-2] one card is drawn
    A+9s !A+9c => refused P-2, next A meld
  [P-2] after drawing the pozzo cannot be taken
    A=9c_9d up=9h A+9s !A^ => refused P-2, next A meld
  [P-2] after taking the pozzo nothing is drawn
    A=9c_9d up=9h A^ !A+9s => refused P-2, next A meld
  [P-2] melding is free
    A=9c_9d_9h A+9s A-9s => next B draw, meldsA none, pozzo Ks 9s
  [P-2] any card may be discarded, the one just drawn too
    A+9s A-9s => next B draw, pozzo Ks 9s
  [P-2] a card not in hand cannot be discarded
    A=2c A+9s !A-As => refused P-2, about As, next A meld
  [P-2] one at a time: the other is not asked
    !B+9s A+9s !B-9s => refused C-10, next A meld
  [P-6] a joker may be discarded
    A+joker A-joker => next B draw, pozzo Ks joker
`,
);

// Nothing here melds with 7s, not even with the joker that B has laid.
const barren = 'A=2c_2c_5c_5c_8c_8c_Jc_Jc_3d_3d_6d_9d_Qd';

const pozzo = situations(
  {},
  `
  [P-3] taken with an unmeldable top card: refused, and nothing changes
    ${barren} up=7s !A^ => refused P-3, about 7s, next A draw, pozzo 7s, takes none, left 81
  [P-3] then a card is drawn as always
    ${barren} up=7s !A^ A+9s => refused P-3, next A meld, owed nothing
  [P-3] all of it is taken, and its top card is owed
    A=2s B=9c_9d A+4s A-4s B+9h B-2c A+9s A-9s B^ => handB 2c 5c 8c 9c Jc 3d 6d 9d Qd 4h 7h 9h 10h Kh 4s 9s Ks, owed 9s, next B meld
  [P-3] the owed card must be melded by the discard
    A=7c_7d up=7h A^ !A-2c => refused P-3, about 7h, next A meld
  [P-3] laying something else does not pay for it
    A=7c_7d_3h-5h up=7s A^ !A(3h-5h -2c) => refused P-3, about 7s, next A meld
  [P-3] in a new meld
    A=7c_7d up=7s A^ A(7cds -2c) => meldsA 7cds, next B draw, pozzo 2c
  [P-3] in an own meld added to
    A=4s_5s_6s B=9s A+2d A(4s-6s -2d) B+7s B-7s A^ A(A1>4s-7s -2d) => meldsA 4s-7s, next B draw
  [P-3] in place of a joker in an own meld, the joker laid elsewhere
    A=4s_joker_6s_10s_Js A+2d A(4s-6s*5s -2d) B+5s B-5s A^ A(A1>4s-6s 10s-Qs*Qs -2d) => meldsA 4s-6s 10s-Qs*Qs, next B draw
  [P-3] in place of a joker in the opponent's meld, the joker laid in an own one
    B=4s_joker_6s A=10s_Js A+2d A-2d B+3c B(4s-6s*5s -3c) A+5s A-5s B+9s B-9s A+2h A-2h B+5s B-5s
    A^ A(B1<5s 10s-Qs*Qs -2d) => meldsA 10s-Qs*Qs, meldsB 4s-6s, next B draw
  [P-3] with no place for that joker the pozzo cannot be taken
    ${barren} B=4s_joker_6s_5s A+4s A-4s B+3c B(4s-6s*5s -5s) !A^ => refused P-3, about 5s, next A draw
  [P-3] with one it can, though the card fits nowhere else
    A=2c_2c_5c_5c_8c_8c_Jc_Jc_3d_3d_6d_10s_Js B=4s_joker_6s_5s A+7d A-7d B+3c B(4s-6s*5s -5s)
    => takes 1, next A draw
  [P-3] other cards of the pozzo may make it possible
    A=2c_2c_5c_5c_8c_8c_Jc_Jc_3d_3d_6d_9d_Qd up=7s A+7c A-7c B+7h B-7h => takes 1, next A draw
  [P-3] its joker may make four of three in hand
    A=joker_joker_joker_2c_2c_5c_5c_8c_8c_Jc_Jc_3d_3d up=joker A^ A(**** -2c) => meldsA ****, next B draw
  [P-3] a whole pozzo is not taken in part
    A=7c_7d A+9s A-9s B+7h B-7h !A^2 => refused P-3, takes 1, next A draw
  [P-3] there is nothing above its top card
    A=7c_7d up=7h !A^2 => refused P-3, next A draw
  [P-4] a one-card pozzo may be taken on the same terms
    A=7c_7d up=7h A^ A(7cdh -2c) => meldsA 7cdh, pozzo 2c, next B draw
  [P-4] a twin laid this turn pays, and the owed card itself may be discarded
    A=7c_7d_7h up=7h A^ A(7cdh -7h) => meldsA 7cdh, pozzo 7h, next B draw
  [P-4] a twin that lay there before does not pay
    A=7c_7d_7h A+2c A(7cdh -2c) B+7h B-7h !A^ => refused P-3, about 7h, takes none, next A draw
  [P-4] an owed joker is paid by any joker
    A=7c_7d_joker A+2d A-2d B+joker B-joker A^ A(7cd* -joker) => meldsA 7cd*, pozzo joker, next B draw
  [P-4] an owed joker must be laid like any card
    A=7c_7d A+2d A-2d B+joker B-joker A^ !A-joker => refused P-3, about joker, next A meld
`,
);

const fromAnyCard = situations(
  { options: { pozzo: 'fromAnyCard' } },
  `
  [P-3] fromAnyCard: from the card chosen upwards; it is owed, the top card is not
    A=7c_7d A+9s A-9s B+7h B-7h A+2s A-2s B+4s B-4s A^3 => owed 7h, pozzo Ks 9s, next A meld
  [P-3] fromAnyCard: the lowest card taken must be melded
    A=7c_7d A+9s A-9s B+7h B-7h A+2s A-2s B+4s B-4s A^3 !A-4s => refused P-3, about 7h, next A meld
  [P-3] fromAnyCard: the rest stays
    A=7c_7d A+9s A-9s B+7h B-7h A+2s A-2s B+4s B-4s A^3 A(7cdh -4s) => pozzo Ks 9s 4s, meldsA 7cdh, next B draw
  [P-3] fromAnyCard: only from where that is possible
    A=7c_7d A+9s A-9s B+7h B-7h A+2s A-2s B+4s B-4s => takes 3, next A draw
  [P-3] fromAnyCard: the pozzo has no card there
    A=7c_7d up=7h !A^2 => refused P-3, takes 1, next A draw
`,
);

test.each([...turn, ...pozzo, ...fromAnyCard])('$says', (situation) => {
  expect(enacted(situation)).toEqual(situation);
});

describe('[P-4] a two-card hand and a one-card pozzo', () => {
  // A lays eleven of fourteen cards, discards one and keeps two; B takes what lies there.
  const until = 'A+Ah A(3c-6c 9cdh 10s-Ks -Ah) B^';

  test('three of a kind would leave nothing to discard', () => {
    const table = tableAfter(`A=3c-6c_9cdh_10s-Ks_7c_7d B=Ac_Ad up=2d ${until} B(Acdh -7h)`);
    expect(['handA', 'pozzo', 'takes'].map(table.fact)).toEqual(['7c 7d', '7h', 'none']);
    table.play('!A^');
    expect(['refused', 'about', 'next'].map(table.fact)).toEqual(['P-3', '7h', 'A draw']);
  });

  test('one card added leaves two, of which one stays', () => {
    const table = tableAfter(`A=3c-6c_9cdh_10s-Ks_7d_Kd B=Ac_Ad_7c up=2d ${until} B(Acdh -7c)`);
    expect(['handA', 'pozzo', 'takes'].map(table.fact)).toEqual(['7d Kd', '7c', '1']);
    table.play('A^ A(A1>3c-7c -7d)');
    expect(['handA', 'pozzo', 'next'].map(table.fact)).toEqual(['Kd', '7d', 'B draw']);
  });
});

test('[P-4] [P-10] an owed joker and a fetched one want a joker each', () => {
  const told =
    'B=4s_joker_6s A=5s_7c_7d_10s_Js A+2d A-2d B+3c B(4s-6s*5s -3c) A+2h A-2h B+joker B-joker A^';
  const table = tableAfter(told);
  table.play('!A(B1<5s 7cd* -2d)');
  expect([table.fact('owed'), table.fact('refused')]).toEqual(['joker', 'P-3']);
  table.play('A(B1<5s 7cd* 10s-Qs*Qs -2d)');
  expect(table.fact('meldsA')).toBe('7cd* 10s-Qs*Qs');
});

test('[P-2] [P-3] who has taken the pozzo is told what is owed', () => {
  const table = tableAfter('A=7c_7d up=7h A^');
  const seat = table.seatOf('A');
  const owed = pinnacola.cards.names.indexOf('7h');
  for (const move of [{ type: 'draw' }, { type: 'takePozzo', from: 0 }] as const) {
    expect(table.match.check(seat, move)).toEqual({
      rule: 'P-2',
      reason: 'pozzoTaken',
      card: owed,
    });
  }
});

test('[P-3] [P-12] a top card that could lie, but would leave too few, is refused for that', () => {
  const taking = (hand: string): string | undefined => {
    const until = 'A+Ah A(3c-6c 9cdh 10s-Ks -Ah) B^ B(Acdh -7h)';
    const table = tableAfter(`A=3c-6c_9cdh_10s-Ks_${hand} B=Ac_Ad up=2d ${until}`);
    return table.match.check(table.seatOf('A'), { type: 'takePozzo', from: 0 })?.reason;
  };
  expect([taking('7c_7d'), taking('2h_8d')]).toEqual(['tooFewLeft', 'cannotMeldTop']);
});

test('[P-3] a refused taking is no move at all', () => {
  const { match } = dealt([], { seed: 'sfc32:none' });
  const events = match.log.length;
  const from = match.state.pozzo.length;
  expect(match.play(match.state.turn, { type: 'takePozzo', from })).toMatchObject({
    ok: false,
    rule: 'P-3',
  });
  expect(match.log.length).toBe(events);
});
