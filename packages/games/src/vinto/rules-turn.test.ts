import { expect, test } from 'vitest';
import { enacted, situations, tableAfter } from './rules.fixture.ts';

test.each([
  ...['2c', '3c', '4c', '5c', '6c', 'joker'].map((card) => [card, false] as const),
  ...['7c', '8c', '9c', '10c', 'Jc', 'Qc', 'Kc', 'Ac'].map((card) => [card, true] as const),
])('[V-3] %s has an action: %j, drawn, taken or discarded', (card, has) => {
  expect(tableAfter(`A+${card}`).fact('next')).toBe(`A ${has ? '! ' : ''}=12345 -`);
  expect(tableAfter(`up=${card}`).fact('next')).toBe(`A +${has ? ' take' : ''}`);
  expect(tableAfter(`A+${card} A- ;`).fact('next')).toBe(`B +${has ? ' take' : ''}`);
});

const must = situations(
  {},
  `
  [V-4] the card drawn is played, swapped in or discarded
    A+7s => next A ! =12345 -
  [V-4] a card without an action is swapped in or discarded
    A+joker => next A =12345 -
  [V-4] a card swapped in takes the place of the one that goes out
    A+7s A=3 => rowA 2c 3c 7s 5c 6c, pile 4c joker
  [V-4] everyone has seen it
    A+7s A=3 => seenA A A ABCD - -, seesD A3:7s D1:2s D2:3s
  [V-4] swapped for a card its owner had seen, it is seen by all
    A+7s A=1 => seenA ABCD A - - -
  [V-4] what was swapped in may go out again
    A+7s A=3 ; B+joker B- ; C+8c C- ; D+8d D- ; A+9c A=3 => rowA 2c 3c 9c 5c 6c, pile 7s 8d 8c joker 4c joker
  [V-4] a card discarded unused may be taken by the next player
    A+7s A- ; => next B + take
  [V-4] a card played may not
    A+7s A! A>A3 ; => next B +
  [V-4] a drawn card discarded goes on top of the pile
    A+7s A- => pile 7s joker, rowA 2c 3c 4c 5c 6c

  [V-5] without a declaration the outgoing card lies unused
    A1=9h A+joker A=1 ; => next B + take, penaltyDrawn none, actionBegan none
  [V-5] declared right, its action is played at once
    A1=9h A+joker A=1:9 => next A >B12345C12345D12345, actionBegan A#9
  [V-5] and it has been used
    A1=9h A+joker A=1:9 A>B1 ; => next B +
  [V-5] declared right, a card without an action does nothing more
    A+joker A=1:2 => asked ABCD, penaltyDrawn none, actionBegan none, pile 2c joker
  [V-5] declared wrong, one penalty card comes to the right end, unseen by anyone
    A1=9h A+joker A=1:8 A:10h => rowA joker 3c 4c 5c 6c 10h, seenA ABCD A - - - -, penaltyDrawn A:10h
  [V-5] declared wrong, the card's action is not played and stays takeable
    A1=9h A+joker A=1:8 A:10h ; => next B + take, actionBegan none
  [V-5] declared wrong on a plain card
    A+joker A=1:3 A:10h => penaltyDrawn A:10h, asked ABCD
  [V-5] a card of the same value is not the same rank
    A1=Jh A+joker A=1:10 A:10h => penaltyDrawn A:10h, actionBegan none
  [V-5] a joker can be declared
    A1=joker up=10s A+9c A=1:joker => penaltyDrawn none, pile joker 10s
  [V-5] a joker can be declared wrongly
    A+9c A=1:joker A:9d => penaltyDrawn A:9d
  [V-5] the same rank as the card swapped in is no right declaration by itself
    A+7s A=1:7 A:9d => penaltyDrawn A:9d
  [V-5] a place its owner has never seen can be declared
    A5=Qh A+joker A=5:Q => next A >A12345B12345C12345D12345
  [V-5] a King declared right names a card
    A1=Kh A+joker A=1:K => next A >A12345B12345C12345D12345
  [V-5] a 7 declared right looks at a card, the one swapped in too
    A1=7h A+joker A=1:7 A>A1 => looked A>A1:joker
  [V-5] an Ace declared right
    A1=Ah A+joker A=1:A A>C C:9c => rowC 2h 3h 4h 5h 6h 9c

  [V-6] only an unused action card: the first card
    up=9d A.take => next A >B12345C12345D12345, took A:9d
  [V-6] it has then been used, and lies on the pile as before
    up=9d A.take A>B1 ; => next B +, pile 9d, rowA 2c 3c 4c 5c 6c
  [V-6] one that was swapped out without a declaration
    A1=9h A+joker A=1 ; B.take => next B >A12345C12345D12345
  [V-6] one that was declared wrongly
    A1=9h A+joker A=1:8 A:10h ; B.take => next B >A123456C12345D12345
  [V-6] one that was discarded
    A+Js A- ; B.take => next B >A12345B12345C12345D12345
  [V-6] not a plain card
    A+joker A- ; => next B +
  [V-6] not a card under the top one
    up=9d A+joker A- ; => next B +
  [V-6] not what a King turned up
    B3=9h A+Ks A! A>B3 A#9 A>C1 ; => next B +, pile 9h Ks joker
  [V-6] not a card that was taken before
    up=9d A.take A>B1 ; B+joker B- ; => next C +
  [V-6] a King from the discard pile
    up=Kd A.take A>B3 A#4 => namedRight A>B3:4d#4, pile 4d Kd
  [V-6] nobody may decline an action begun
    A+7s A! => next A >A12345
  [V-6] nobody may decline the action of a card taken
    up=Kd A.take => next A >A12345B12345C12345D12345
  [V-6] the Queen's swap is free
    A+Qs A! A>B1 A>C1 => next A swap leave

  [V-20] the card played lies on the pile before its action
    A+7s A! => pile 7s joker, next A >A12345
  [V-20] a card declared right lies on the pile before its action
    A1=9h A+joker A=1:9 => pile 9h joker
  [V-20] the toss-in comes after the action
    A+7s A! A>A3 => asked ABCD, tossInOpened 7
  [V-20] the penalty comes before the toss-in
    A+joker A=1:3 A:10h => A *123456 pass, tossInOpened 2
  [V-20] one toss-in a turn, after a King's chain
    B1=Kh C1=9h A+Ks A! A>B1 A#K A>C1 A#9 A>D1 => tossInOpened 9/K, asked ABCD
  [V-20] none before it
    B1=Kh C1=9h A+Ks A! A>B1 A#K A>C1 A#9 => tossInOpened none, asked A
  [V-20] then the call
    A+joker A- | => next A vinto end
`,
);

const may = situations(
  { options: { actions: 'may' } },
  `
  [V-6] may: an action begun can be declined
    A+7s A! => next A >A12345 decline
  [V-6] may: it then counts as used
    A+7s A! A.decline ; => next B +, looked none
  [V-6] may: so can that of a card taken
    up=9d A.take A.decline ; => next B +, looked none, pile 9d
  [V-6] may: a declined action still opens its toss-in
    up=9d A.take A.decline => asked ABCD, tossInOpened 9
  [V-6] may: so can that of a card declared right
    A1=9h A+joker A=1:9 => next A >B12345C12345D12345 decline
  [V-6] may: the Ace
    A+As A! => next A >ABCD decline
  [V-6] may: the King, before a card is chosen
    A+Ks A! => next A >A12345B12345C12345D12345 decline
  [V-6] may: not after a card is chosen
    A+Ks A! A>B1 => next A #any
  [V-6] may: the Jack, before a card is chosen
    A+Js A! => next A >A12345B12345C12345D12345 decline
  [V-6] may: not between a Jack's two cards
    A+Js A! A>B1 => next A >A12345C12345D12345
  [V-6] may: not between a Queen's two cards
    A+Qs A! A>B1 => next A >A12345C12345D12345
  [V-6] may: what a King turned up can be declined in its turn
    B3=9h A+Ks A! A>B3 A#9 => next A >B1245C12345D12345 decline
  [V-6] may: a tossed card's action can be declined
    B1=9h A+9s A- B*1 => B >A12345C12345D12345 decline *2345
  [V-6] may: once declined, the toss-in goes on
    B1=9h A+9s A- B*1 B.decline => asked ABCD, ended B:declined
`,
);

test.each([...must, ...may])('$says', (situation) => {
  expect(enacted(situation)).toEqual(situation);
});
