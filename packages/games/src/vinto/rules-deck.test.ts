import { without } from '@mazzo/kernel/testing';
import { expect, test } from 'vitest';
import { deckSize, lay, rowsOf } from './layout.fixture.ts';
import { dealt, enacted, situations } from './rules.fixture.ts';
import type { Setup, Table } from './rules.fixture.ts';

type Decks = readonly (readonly string[])[];

/**
 * A table of four with only the first deck's cards left to draw: until now everybody has drawn and
 * discarded. `up` was discarded last. The story's A is on turn.
 */
function nearTheEnd(lies: string, decks: Decks, setup: Setup = {}): Table {
  const [left = [], ...later] = decks;
  const { rows, up, rest } = lay(lies, 4, left);
  const turns = rest.length;
  const inOrder = rows.map((_, i) => rows[(i + 4 * turns - turns) % 4]!);
  const table = dealt([[...inOrder.flat(), ...rest, up, ...left], ...later], setup);
  for (let turn = 0; turn < turns; turn++) {
    const letter = 'ABCD'[turn % 4]!;
    table.play(`${letter}+ ${letter}- ;`);
  }
  table.turnPage();
  expect(deckSize(table.match.state)).toBe(left.length);
  return table;
}

const BOTTOM = '10s';

/**
 * The story's D has drawn and discarded `up`, and A has tossed in wrong cards until only the first
 * deck's cards were left: nearly the whole pack is in A's hand. On the pile `up` lies on BOTTOM.
 */
function hoarded(lies: string, decks: Decks, setup: Setup = {}): Table {
  return hoardOf(lies, decks, setup, (table, left) => deckSize(table.match.state) > left);
}

/** The same, but A went on until there was no penalty card anywhere: the pile is `up` alone. */
function stuck(lies: string, decks: Decks, setup: Setup = {}): Table {
  const [left = [], ...later] = decks;
  return hoardOf(lies, [left, [], ...later], setup, (table) => table.fact('B') !== 'nothing');
}

function hoardOf(
  lies: string,
  decks: Decks,
  setup: Setup,
  goesOn: (table: Table, left: number) => boolean,
): Table {
  const [left = [], ...later] = decks;
  const { rows, up, rest } = lay(lies, 4, left);
  const inOrder = [rows[3]!, rows[0]!, rows[1]!, rows[2]!];
  const deck = [...inOrder.flat(), BOTTOM, up, ...without(rest, [BOTTOM]), ...left];
  const options = { wrongToss: 'tryOthers', ...setup.options } as const;
  const table = dealt([deck, ...later], { ...setup, options });
  table.play('A+ A-');
  const hand = (): string[] => rowsOf(table.match.state)[table.seatOf('B')]!;
  for (let place = 0; goesOn(table, left.length); place++) {
    if (hand()[place]!.slice(0, -1) !== up.slice(0, -1)) table.play(`B*${place + 1}`);
  }
  table.play(';');
  table.turnPage();
  return table;
}

const ending = situations(
  {},
  `
  [V-14] the last card by itself causes no shuffle
    A+9c A- => left 0, shuffled none
  [V-14] when a card is needed, all but the top of the discard pile is shuffled
    A+9c A- ; / B+9d => left 32, pile 9c, shuffled 33
  [V-14] the top card that stays may still be taken
    A+9c A- ; => next B + take
  [V-14] at the very start of a turn
    / A+9d => left 32, pile joker
  [V-14] in the middle of a turn the card just played stays too: a penalty
    A+9c A=1:7 / A:9d => left 32, pile 2c, penaltyDrawn A:9d
  [V-14] a penalty for a King
    A+Ks A! A>B1 A#9 / A:9d => left 32, pile Ks
  [V-14] a penalty for a wrong toss
    A+9c A- B*1 / B:9d => left 32, pile 9c
  [V-14] an Ace
    A+As A! A>B / B:9d => left 32, pile As, rowB 2d 3d 4d 5d 6d 9d
  [V-14] a card taken from the pile is one of this turn
    up=Ah A.take A>B / B:9d => left 32, pile Ah
  [V-14] what a King turned up stays
    A+Ks A! A>B3 A#4 C*1 / C:9d => left 32, pile 4d Ks
  [V-14] what was tossed in stays
    A+9c A=4 B*4 C*1 / C:9d => left 32, pile 5c 5d
  [V-14] what a tossed King turned up stays
    B1=Kh A+Ks A- B*1 B>C3 B#4 D*1 / D:9d => left 32, pile Ks 4h Kh
  [V-14] cards of the turn before do not stay
    A+9c A=4 B*4 | A.end / B+9d => left 33, pile 5c
  [V-14] two penalties, the shuffle between them
    A+9c A=1:7 / A:9d B*2 B:9h => left 31, pile 2c
  [V-14] shuffled cards are unused again
    A+9s A! A>B1 ; B+joker B- ; / C+9s => next C ! =12345 -
  [V-14] and can be discarded unused and taken
    A+9s A! A>B1 ; B+joker B- ; / C+9s C- ; => next D + take
  [V-14] nobody knows where a card seen on the pile went
    A+As A! A>B / B:9d => seenB B B - - - -
  [V-14] in the final round too
    A+9c A- | A.vinto / B+9d B- ; => next C + take, left 32
  [V-19] the first time the draw pile gives its last card changes nothing
    A+9c A- | => next A vinto end
`,
);

const scarce = situations(
  { options: { wrongToss: 'tryOthers' } },
  `
  [V-14] a pile of two cards still gives one
    / A+10s => left 0, pile joker
  [V-19] the second time the draw pile gives its last card changes nothing
    / A+10s A- | => next A vinto end
  [V-14] twice in one turn: first all but the top, then what was the top
    / A+10s A=1:K / A:joker => left 0, pile 2c, shuffled 1 1
  [V-19] the third time the round ends with that turn, uncalled
    / A+10s A=1:K / A:joker | => next over, points A:0 B:0 C:0 D:0, vintoCalled none
  [V-19] with that turn: its toss-in is still played
    B1=2h / A+10s A=1:K / A:joker B*1 => asked ABCD, pile 2c 2h
  [V-19] the third time by the draw itself: the turn is played out
    A+9c A- ; / B+joker B- ; C+10s C- ; / D+joker => next D =12345 -
`,
);

const few = situations(
  { options: { wrongToss: 'tryOthers' } },
  `
  [V-14] in one turn the draw pile runs out twice, the second time for good
    A+9c A=1:K / A:joker B*2 B:10s C*2 => left 0, pile 2c, missed B2:3d C2:3h
  [V-14] a penalty that cannot be drawn is skipped
    A+9c A=1:K / A:joker B*2 B:10s C*2 => rowC 2h 3h 4h 5h 6h, penaltyDrawn A:joker B:10s
  [V-10] tryOthers: barred if there was no penalty card to draw
    A+9c A=1:K / A:joker B*2 B:10s C*2 => C nothing, asked ABD
  [V-19] somebody has called: the third time changes nothing
    A+9c A- | A.vinto / B+joker B=1:K B:10s ; / C+9c C- ; => next D + take, pile 9c 2d
`,
);

const lastCards = situations(
  { options: { wrongToss: 'tryOthers', actions: 'may' } },
  `
  [V-6] with a card to draw an Ace asks whom
    up=Ah A.take => next A >ABCD decline, left 0
  [V-6] a wrong toss takes the last card before a tossed Ace has its target: nobody is asked any more
    B1=As up=Ah A.take A.decline B*1 C*1 / C:10s => ended B:noTarget, asked ABCD, gaveCard none
  [V-6] two Aces tossed in and one card: the second has no target
    B1=As C1=Ac up=Ah A.take A.decline B*1 C*1 B>D / D:10s => ended C:noTarget, gaveCard B>D:10s
`,
);

const lastButOne = situations(
  { options: { wrongToss: 'tryOthers' } },
  `
  [V-6] the Ace of the turn draws one card, a wrong toss the other, a tossed Ace has no target
    B1=As up=Ah A.take A>D D:9c B*1 C*1 / C:10s => ended B:noTarget, gaveCard A>D:9c, asked ABCD
  [V-6] a right toss takes no card: the Ace still asks
    B1=As C1=Ac up=Ah A.take A>D D:9c B*1 C*1 => B >ABCD *2345, ended A:done
`,
);

const nothing = situations(
  { options: { wrongToss: 'tryOthers' } },
  `
  [V-14] a player who can neither draw nor take passes
    => next A skip, left 0, pile joker
  [V-14] who can take has to
    up=9d => next A take
  [V-14] a passed turn has no window
    A.skip => next A vinto end, tossInOpened none
  [V-14] all seats pass in succession: the last of them too is offered the call
    A.skip A.end B.skip B.end C.skip C.end D.skip => next D vinto end, roundEnded none, tossInOpened none
  [V-14] and does not call: the round ends uncalled, all is shown
    A.skip A.end B.skip B.end C.skip C.end D.skip D.end
    => next over, points A:0 B:0 C:0 D:0, vintoCalled none, shown A B C D
  [V-14] or calls: the others have one more turn each, which they pass
    A.skip A.end B.skip B.end C.skip C.end D.skip D.vinto => next A skip, vintoCalled D, roundEnded none
  [V-14] and the round counts as a called one
    D=2s_2h_joker_joker_Kh A.skip A.end B.skip B.end C.skip C.end D.skip D.vinto A.skip B.skip C.skip
    => next over, points A:-1 B:-1 C:-1 D:3
  [V-18] the last of those who pass runs out of time: no call
    A.skip A.end B.skip B.end C.skip C.end D.skip => timeout D.end
  [V-14] passing is no end before all have
    A.skip A.end B.skip B.end C.skip => next C vinto end
  [V-11] having passed for want of cards one may call
    A.skip A.vinto => next B skip
  [V-14] passes after a call are turns of the final round
    A.skip A.vinto B.skip C.skip D.skip => next over, points A:-1 B:3 C:3 D:3
  [V-14] in the final round a pass asks nobody to call
    A.skip A.vinto B.skip => next C skip
  [V-14] only passes in succession count
    up=9d A.take A>B1 ; B.skip B.end C.skip C.end D.skip D.end => next A skip
  [V-14] until all have passed
    up=9d A.take A>B1 ; B.skip B.end C.skip C.end D.skip D.end A.skip => next A vinto end
  [V-14] and the last of them has been offered the call
    up=9d A.take A>B1 ; B.skip B.end C.skip C.end D.skip D.end A.skip A.end
    => next over, points A:0 B:0 C:0 D:0
  [V-6] an Ace without a card to draw has no target: nobody is asked whom
    up=Ah A.take => ended A:noTarget, gaveCard none, rowB 2d 3d 4d 5d 6d, asked ABCD, pile Ah
  [V-6] it has been taken all the same: the next player cannot take it
    up=Ah A.take ; => next B skip
  [V-6] one tossed in has no target either
    B1=As up=Ah A.take B*1 => ended B:noTarget, tossedIn B1:As, gaveCard none, asked ABCD
  [V-6] nor has one that a King turned up
    B1=As up=Kd A.take A>B1 A#A => ended A:noTarget, namedRight A>B1:As#A, gaveCard none, asked ABCD
  [V-6] nor one that a tossed King turned up
    B1=2s C1=Kc D1=As up=Kd A.take A>B1 A#2 C*1 C>D1 C#A
    => ended C:noTarget, gaveCard none, asked ABCD, pile 2s As Kc Kd
  [V-6] in the final round likewise
    up=Ah A.take | A.vinto => next B skip, gaveCard none
  [V-14] a King named wrong without a card to draw
    up=Kd A.take A>B1 A#9 => penaltyDrawn none, seenB ABCD B - - -, asked ABCD
  [V-14] a wrong toss without a card to draw
    up=9d A.take A>B1 B*1 => missed B1:2d, rowB 2d 3d 4d 5d 6d, asked ACD
  [V-14] one card more on the pile, and the next player draws
    up=Kd A.take A>B1 A#2 ; => next B +, pile 2d Kd
  [V-18] nothing to draw: take
    up=9d => timeout A.take
  [V-18] nothing to draw or take: pass
    => timeout A.skip
  [V-19] the third time, by a draw
    up=Kd A.take A>B1 A#2 ; / B+Kd => next B ! =2345 -
  [V-19] the third time, by a draw: no call at the end of that turn
    up=Kd A.take A>B1 A#2 ; / B+Kd B- | => next over, points A:0 B:0 C:0 D:0
`,
);

test.each(ending)('$says', (situation) => {
  expect(enacted(situation, nearTheEnd)).toEqual(situation);
});

test.each([...scarce, ...few, ...lastCards, ...lastButOne])('$says', (situation) => {
  expect(enacted(situation, hoarded)).toEqual(situation);
});

const nothingMay = situations(
  { options: { wrongToss: 'tryOthers', actions: 'may' } },
  `
  [V-6] may: an Ace without a card to draw asks nothing that could be declined
    up=Ah A.take => ended A:noTarget, asked ABCD
`,
);

const nothingWild = situations(
  { options: { wrongToss: 'tryOthers', king: 'wild' } },
  `
  [V-6] wild: a King may be named an Ace, which does nothing without a card to draw
    up=Kd A.take A#A => ended A:noTarget, namedWild A>#A, asked ABCD
`,
);

test.each([...nothing, ...nothingMay, ...nothingWild])('$says', (situation) => {
  expect(enacted(situation, stuck)).toEqual(situation);
});
