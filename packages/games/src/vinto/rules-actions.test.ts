import { expect, test } from 'vitest';
import { enacted, situations } from './rules.fixture.ts';

const actions = situations(
  {},
  `
  [V-7] a 7 looks at one own card
    A+7s A! => next A >A12345
  [V-7] an 8 looks at one own card
    A+8s A! => next A >A12345
  [V-7] only its owner sees it
    A+7s A! A>A4 | => looked A>A4:5c, seenA A A - A -, seesB B1:2d B2:3d
  [V-7] a card seen before may be looked at again
    A+7s A! A>A1 | => looked A>A1:2c, seenA A A - - -
  [V-7] a 9 looks at one card of another player
    A+9s A! => next A >B12345C12345D12345
  [V-7] a 10 looks at one card of another player
    A+10s A! => next A >B12345C12345D12345
  [V-7] who does not see it
    A+9s A! A>B3 | => looked A>B3:4d, seenB B B A - -, seesA A1:2c A2:3c B3:4d, seesB B1:2d B2:3d
  [V-7] nor does anybody else
    A+10s A! A>C5 | => seesB B1:2d B2:3d, seesD D1:2s D2:3s, seenC C C - - A
  [V-7] a Jack points at any card first
    A+Js A! => next A >A12345B12345C12345D12345
  [V-7] then at a card of a different player
    A+Js A! A>B1 => next A >A12345C12345D12345, targeted A>B1
  [V-7] and they are swapped at once
    A+Js A! A>B1 A>C3 => rowB 4h 3d 4d 5d 6d, rowC 2h 3h 2d 5h 6h, cardsSwapped A>B1C3, asked ABCD
  [V-7] one's own hand may be one of the two, first
    A+Js A! A>A1 A>D5 => rowA 6s 3c 4c 5c 6c, rowD 2s 3s 4s 5s 2c
  [V-7] or second
    A+Js A! A>D5 A>A1 => rowA 6s 3c 4c 5c 6c, rowD 2s 3s 4s 5s 2c
  [V-7] a Jack shows nobody anything
    A+Js A! A>B3 A>C3 | => looked none, seesA A1:2c A2:3c, seenB B B - - -, seenC C C - - -
  [V-7] a Queen points at two cards of different players before she sees any
    A+Qs A! A>B1 => next A >A12345C12345D12345, looked none
  [V-7] then she sees both
    A+Qs A! A>B1 A>C3 => next A swap leave, looked A>B1:2d A>C3:4h
  [V-7] and swaps them
    A+Qs A! A>B1 A>C3 A.swap => rowB 4h 3d 4d 5d 6d, rowC 2h 3h 2d 5h 6h, ended A:done
  [V-7] or not
    A+Qs A! A>B1 A>C3 A.leave => rowB 2d 3d 4d 5d 6d, rowC 2h 3h 4h 5h 6h, ended A:left
  [V-7] the Queen's own hand may be one of the two
    A+Qs A! A>A5 A>C3 A.swap => rowA 2c 3c 4c 5c 4h, rowC 2h 3h 6c 5h 6h
  [V-7] nobody else sees what a Queen saw
    A+Qs A! A>B3 A>C3 A.leave | => seesB B1:2d B2:3d, seesC C1:2h C2:3h, seenB B B A - -, seenC C C A - -
  [V-7] an Ace: any player, oneself included
    A+As A! => next A >ABCD
  [V-7] the card comes to the right end, unseen even by its owner
    A+As A! A>C C:9c | => rowC 2h 3h 4h 5h 6h 9c, seenC C C - - - -, seesC C1:2h C2:3h, gaveCard A>C:9c
  [V-7] an Ace for oneself
    A+As A! A>A A:9c | => rowA 2c 3c 4c 5c 6c 9c, seesA A1:2c A2:3c
  [V-7] the Ace itself stays out of it
    A+As A! A>A A:9c => pile As joker
  [V-7] an action taken from the discard pile is the taker's
    A+9s A- ; B.take B>A4 | => looked B>A4:5c, seenA A A - B -
`,
);

const knowledge = situations(
  {},
  `
  [V-7] what one has seen moves with the card: one's own, swapped away by oneself
    A+Js A! A>A1 A>B3 | => seesA A2:3c B3:2c, seesB B1:2d B2:3d, seenA - A - - -, seenB B B A - -
  [V-7] one's own, swapped away by another
    A+Js A! A>B1 A>C3 | => seesB B2:3d C3:2d, seenB - B - - -, seenC C C B - -
  [V-7] what came in its place is not known
    A+Js A! A>B1 A>C3 | => seesA A1:2c A2:3c, seesC C1:2h C2:3h
  [V-7] two cards that both owners knew: each knows the other's place now
    A+Js A! A>B1 A>C1 | => seesB B2:3d C1:2d, seesC B1:2h C2:3h, seenB C B - - -, seenC B C - - -
  [V-7] a card that everyone has seen stays known to everyone
    A+10s A=1 ; B+Js B! B>A1 B>C3 | => seenC C C ABCD - -, seenA - A - - -, seesD C3:10s D1:2s D2:3s
  [V-7] a card a 9 has looked at, swapped on by a Jack
    A+9s A! A>B3 ; B+Js B! B>B3 B>C4 | => seesA A1:2c A2:3c C4:4d, seesB B1:2d B2:3d, seenC C C - A -
  [V-7] swapped twice
    A+Js A! A>A1 A>B3 ; B+Jh B! B>B3 B>D5 | => seesA A2:3c D5:2c, seenD D D - - A
  [V-7] swapped and back again
    A+Js A! A>A1 A>B3 ; B+Jh B! B>B3 B>A1 | => seenA A A - - -, seenB B B - - -
  [V-7] a Queen swaps what she has seen
    A+Qs A! A>B1 A>C3 A.swap | => seenB A B - - -, seenC C C AB - -, seesA A1:2c A2:3c B1:4h C3:2d
  [V-7] a Queen leaves what she has seen
    A+Qs A! A>B1 A>C3 A.leave | => seenB AB B - - -, seenC C C A - -, seesA A1:2c A2:3c B1:2d C3:4h
  [V-7] a Queen swaps one's own card into another hand
    A+Qs A! A>A3 A>C3 A.swap | => seenA A A A - -, seenC C C A - -, seesA A1:2c A2:3c A3:4h C3:4c
  [V-8] a card wrongly named is known to all, also after it moved
    A+Ks A! A>B3 A#5 A:9c ; B+Js B! B>B3 B>C4 | => seenC C C - ABCD -, seenB B B - - -
  [V-10] a card wrongly tossed in is known to all, also after it moved
    A+9s A- B*3 B:10c ; B+Js B! B>B3 B>C4 | => seenC C C - ABCD -, seesA A1:2c A2:3c C4:4d
  [V-5] a penalty card is known to nobody until it is looked at
    A+joker A=1:3 A:10h ; B+10s B! B>A6 | => seenA ABCD A - - - B, seesA A1:joker A2:3c
  [V-21] what lay in a place that is empty now is known to nobody there
    A+Ks A! A>B1 A#2 | => seenB _ B - - -, seesB B2:3d
  [V-21] a card swapped in for a seen one is known instead of it
    A+10s A=2 | => seesA A1:2c A2:10s, seesC A2:10s C1:2h C2:3h
`,
);

test.each([...actions, ...knowledge])('$says', (situation) => {
  expect(enacted(situation)).toEqual(situation);
});
