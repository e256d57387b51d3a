import { expect, test } from 'vitest';
import { enacted, situations } from './rules.fixture.ts';

// Three Kings' worth of ranks, and B tosses in a whole row: it is A's turn, B has no card left.
const bare = 'A4=5s B=5c_5d_5h_4d_4h C1=Kh D3=4s A+Ks A! A>A4 A#5 C*1 C>D3 C#4 B*1 B*2 B*3 B*4 B*5';
// The same with an action as B's last card.
const lastIs = (card: string, turnedUp: string): string =>
  `A1=${turnedUp} A4=5s B=5c_5d_5h_4d_${card} C1=Kh D1=Kc D3=4s
   A+Ks A! A>A4 A#5 C*1 C>D3 C#4 B*1 B*2 B*3 B*4 D*1 D>A1 D#${card.slice(0, -1)}`;

const places = situations(
  {},
  `
  [V-21] a card that leaves leaves a gap
    A+Ks A! A>B3 A#4 | => rowB 2d 3d _ 5d 6d
  [V-21] tossed in, it leaves a gap too
    B2=9h A+9s A- B*2 B>A1 | => rowB 2d _ 4d 5d 6d
  [V-21] a gap is no card to swap, to look at, to name or to toss in
    A+Ks A! A>B3 A#4 ; B+8s => next B ! =1245 -
  [V-21] a gap is no card to look at
    A+Ks A! A>B3 A#4 ; B+8s B! => next B >B1245
  [V-21] a gap is no card for another player's 9
    A+Ks A! A>B3 A#4 ; B+joker B- ; C+9s C! => next C >A12345B1245D12345
  [V-21] a gap is no card to toss in
    A+Ks A! A>B3 A#4 => B *1245 pass
  [V-21] new cards go to the right end, not into the gap
    A+As A! A>B B:9c ; B+Ks B! B>B3 B#4 ; C+Ah C! C>B B:9d | => rowB 2d 3d _ 5d 6d 9c 9d
  [V-21] not even where the gap is the last place
    A+Ks A! A>B5 A#6 ; B+As B! B>B B:9c | => rowB 2d 3d 4d 5d _ 9c
  [V-21] a penalty card goes to the right end
    A+9s A- B*1 B:10c ; B+joker B=6:9 B:10d | => rowB 2d 3d 4d 5d 6d joker 10d
  [V-21] what is swapped keeps its place
    A+Ks A! A>B3 A#4 ; B+joker B=4 | => rowB 2d 3d _ joker 6d
  [V-21] a Jack changes two places and no other
    A+Ks A! A>B3 A#4 ; B+Jh B! B>B5 B>C2 | => rowB 2d 3d _ 5d 3h, rowC 2h 6d 4h 5h 6h
`,
);

const empty = situations(
  {},
  `
  [V-9] tossing in the last card of a hand: its owner has passed
    ${bare} => rowB _ _ _ _ _, asked ACD
  [V-9] the toss-in ends without them
    ${bare} A.pass C.pass D.pass => next A vinto end
  [V-15] an empty hand still takes its turn
    ${bare} ; => next B +
  [V-15] it plays or discards, having nothing to swap
    ${bare} ; B+9s => next B ! -
  [V-15] a plain card can only be discarded
    ${bare} ; B+joker => next B -
  [V-15] an empty hand is not asked in the toss-in of its own turn
    ${bare} ; B+joker B- => asked ACD
  [V-15] but decides about Vinto
    ${bare} ; B+joker B- | => next B vinto end
  [V-15] a 7 without a card of one's own does nothing
    ${bare} ; B+7s B! => ended B:noTarget, asked ACD, looked none
  [V-15] an 8 likewise
    ${bare} ; B+8s B! => ended B:noTarget, asked ACD
  [V-15] a 9 looks at the others as ever
    ${bare} ; B+9s B! => next B >A1235C2345D1245
  [V-15] a Jack swaps cards of two others
    ${bare} ; B+Js B! B>A1 => next B >C2345D1245
  [V-15] a Queen likewise
    ${bare} ; B+Qs B! B>A1 => next B >C2345D1245
  [V-15] a King names as ever
    ${bare} ; B+Kd B! => next B >A1235C2345D1245
  [V-15] a King named wrong brings a card at the right end
    ${bare} ; B+Kd B! B>A1 B#9 B:9c => rowB _ _ _ _ _ 9c, asked ABCD
  [V-15] an Ace for oneself
    ${bare} ; B+As B! B>B B:9c => rowB _ _ _ _ _ 9c, asked ABCD
  [V-15] an action card may be taken from the pile
    ${bare} ; B+joker B- ; C+9s C- ; D+joker D- ; A+9d A- ; => next B + take
  [V-15] nobody can look at an empty hand
    ${bare} ; B+joker B- ; C+9s C! => next C >A1235D1245
  [V-15] nobody can swap with it
    ${bare} ; B+joker B- ; C+Js C! => next C >A1235C2345D1245
  [V-15] an Ace can give it a card
    ${bare} ; B+joker B- ; C+As C! C>B B:9c => rowB _ _ _ _ _ 9c, B *6 pass
  [V-15] it is worth 0
    C=Kh_3h_3d_6d_6h D=2s_3s_4s_2d_6s ${bare} ; B+joker B- | B.vinto C+9s C- ; D+9d D- ; A+9h A- ;
    => next over, sums A:15 B:0 C:18 D:13, points A:-1 B:3 C:-1 D:-1
  [V-15] in the final round it takes its turn
    ${bare} | A.vinto => next B +
  [V-15] in the final round a 7 does nothing for it
    ${bare} | A.vinto B+7s B! => ended B:noTarget, asked CD
  [V-9] a card given to an empty hand brings it back into the window
    C2=Ah D1=Kd ${bare} D*1 D>C2 D#A D>B B:9c => B *6 pass, asked ABCD
  [V-9] a tossed 7 as the last card has no target and does nothing
    ${lastIs('7h', '7s')} B*5 D>D2 => ended B:noTarget, rowB _ _ _ _ _, asked ACD
  [V-9] a tossed 9 as the last card looks at others
    ${lastIs('9h', '9s')} B*5 D>C2 => B >A235C2345D245
  [V-9] a tossed Ace as the last card: its owner may draw
    ${lastIs('Ah', 'As')} B*5 D>D D:9c B>B B:9d => rowB _ _ _ _ _ 9d, B *6 pass
`,
);

test.each([...places, ...empty])('$says', (situation) => {
  expect(enacted(situation)).toEqual(situation);
});
