import { expect, test } from 'vitest';
import { enacted, situations } from './rules.fixture.ts';

const draft = situations(
  {},
  `
  [P-11] everything at once: new melds, an own one grown, the discard
    A=4s_5s_6s_9cdh A+2d A(4s-6s -2d) B+3c B-3c A+7s A(A1>4s-7s 9cdh -2c) => meldsA 4s-7s 9cdh, next B draw
  [P-11] melds of earlier turns stay: none is taken up
    A=4s_5s_6s A+2d A(4s-6s -2d) B+3c B-3c A+9s !A(A1> -9s) => refused P-11, next A meld
  [P-11] none is made shorter
    A=4s_5s_6s_7s A+2d A(4s-7s -2d) B+3c B-3c A+9s !A(A1>4s-6s -9s) => refused P-11, next A meld
  [P-11] two are not joined
    A=4s-6s_7s-9s A+2d A(4s-6s 7s-9s -2d) B+3c B-3c A+9h !A(A1>4s-9s A2> -9h) => refused P-11, next A meld
  [P-11] there is no such meld
    A=4s-6s A+2d A(4s-6s -2d) B+3c B-3c A+7s !A(A2>4s-7s -2c) => refused P-11, next A meld
  [P-11] the same meld cannot become two things
    A=4s-6s_3s A+2d A(4s-6s -2d) B+3c B-3c A+7s !A(A1>4s-7s A1>3s-6s -2c) => refused P-11, next A meld
`,
);

const rearranged = situations(
  { options: { earlierMelds: 'rearranged' } },
  `
  [P-11] rearranged: two own melds are joined
    A=4s-6s_7s-9s A+2d A(4s-6s 7s-9s -2d) B+3c B-3c A+9h A(A1>4s-9s A2> -9h) => meldsA 4s-9s, next B draw
  [P-11] rearranged: a card moves from one to another
    A=4s-7s_7c_7d A+2d A(4s-7s -2d) B+3c B-3c A+9h A(A1>4s-6s 7cds -9h) => meldsA 4s-6s 7cds, next B draw
  [P-11] rearranged: no card of an earlier turn comes back to the hand
    A=4s-7s A+2d A(4s-7s -2d) B+3c B-3c A+9h !A(A1>4s-6s -9h) => refused P-11, about 7s, next A meld
  [P-11] rearranged: a joker goes from its run to another meld
    A=4s_5s_joker_9c_9d A+2d A(4s-6s*6s -2d) B+3c B-3c A+6s A(A1>4s-6s 9cd* -2c) => meldsA 4s-6s 9cd*, next B draw
  [P-11] rearranged: but not back to the hand
    A=4s_5s_joker A+2d A(4s-6s*6s -2d) B+3c B-3c A+6s !A(A1>4s-6s -2c) => refused P-11, about joker, next A meld
  [P-11] rearranged: a joker wanders within its own run
    A=4s_5s_joker A+2d A(4s-6s*6s -2d) B+3c B-3c A+6s A(A1>4s-7s*7s -2c) => meldsA 4s-7s*7s, next B draw
  [P-11] rearranged: a card of an earlier turn does not go to the opponent for a joker
    A=3h-6h_10s_Js B=3c_3d_joker A+2d A(3h-6h -2d) B+3s B(3cd* -3s) A+9h !A(A1>4h-6h B1<3h 10s-Qs*Qs -9h)
    => refused P-11, about 3h, next A meld
  [P-11] rearranged: not even with its twin in hand, unless the twin takes its place
    A=3h-6h_10s_Js_3h B=3c_3d_joker A+2d A(3h-6h -2d) B+3s B(3cd* -3s) A+9h
    !A(A1>4h-6h B1<3h 10s-Qs*Qs -9h) A(A1>3h-6h B1<3h 10s-Qs*Qs -9h) => refused P-11, about 3h, next B draw
  [P-11] rearranged: the opponent's melds are not touched
    B=4s-7s A=7c_7d A+2d A-2d B+3c B(4s-7s -3c) A+9h !A(A1>4s-6s 7cds -9h) => refused P-11, next A meld
`,
);

// A has laid all but three, and no Pinnacola or no Poker.
const closing = situations(
  {},
  `
  [P-12] the last card melded: nothing is left to discard
    A=2h-8h_Kcdhs_9c_9d A+9h !A(2h-8h Kcdhs 9cdh -9h) => refused P-12, next A meld, meldsA none
  [P-12] with a Pinnacola and a Poker the last card may be discarded
    A=2h-10h_Kcdhs A+3c A(2h-10h Kcdhs -3c) => closer A in mano, next B draw
  [P-12] without a Poker not
    A=2h-Jh_Kcdh A+3c !A(2h-Jh Kcdh -3c) A(2h-10h Kcdh -3c) => refused P-12, next B draw, handA Jh
  [P-12] without a Poker not on a later turn either
    A=2h-10h_Kcdh_Jh A+3c A(2h-10h Kcdh -3c) B+4c B-4c A+9c !A(A1>2h-Jh -9c) => refused P-12, next A meld, handA 9c Jh
  [P-12] nor without a Pinnacola
    A=2h-7h_Kcdhs_9cdh A+3c !A(2h-7h Kcdhs 9cdh -3c) => refused P-12, next A meld
  [P-12] keeping one card more is always allowed
    A=2h-7h_Kcdhs_9cdh A+3c A(2h-7h Kcdhs -3c) => next B draw, handA 9c 9d 9h
  [P-12] it does not matter when they were laid
    A=2h-9h_Kcdhs_10h A+3c A(2h-9h Kcdhs -3c) B+4c B-4c A+9c A(A1>2h-10h -9c) => closer A, next B draw
  [P-12] the very last card is never laid
    A=2h-9h_Kcdhs_10h A+3c A(2h-9h Kcdhs -3c) B+4c B-4c A+Jh !A(A1>2h-Jh -Jh) A(A1>2h-10h -Jh) => refused P-12, closer A
  [P-12] the opponent's melds do not count
    A=Kcdhs_4s-6s_9cdh_5d_7s_Jd B=2h-8h up=8c A+3c A(Kcdhs 4s-6s 9cdh -3c) B+4c B(2h-8h -4c) A+6c A-6c B+4d B-4d
    A+9s A(A2>4s-7s A3>9cdhs -5d) B+3h B-3h A+8s !A(A2>4s-8s -Jd) => refused P-12, next A meld, handA Jd 8s
  [P-12] a joker may stand in either
    A=2h-9h_joker_Kcdh_3s A+joker A(2h-10h*10h Kcdh* -3s) => closer A in mano, next B draw
  [P-8] a Poker of Jokers is a Poker
    A=2h-10h_joker_joker_joker_joker A+3c A(2h-10h **** -3c) => closer A in mano, next over
`,
);

const pinnacolone = situations(
  { options: { deal: '15', target: 3000 } },
  `
  [P-8] a Pinnacolone counts as a Pinnacola
    A=Ah-Kh_Kc_Kd B=Ks up=joker A+5c A(Ah-Kh -5c) B+3c B-Ks A^ A(Kcds* -5c) => closer A, sheetA 170 + 680 - 0 + 100 + 0
`,
);

const clean = situations(
  { options: { jokers: 'clean' } },
  `
  [P-7] clean: a Pinnacola with a joker does not close
    A=2h-9h_joker_Kcdhs A+3s !A(2h-10h*10h Kcdhs -3s) => refused P-12, next A meld
  [P-7] clean: a Poker with a joker does not close
    A=2h-10h_Kcdh_joker A+3s !A(2h-10h Kcdh* -3s) => refused P-12, next A meld
  [P-7] clean: they are legal melds
    A=2h-9h_joker_Kcd_5c_5d A+Kh A(2h-10h*10h Kcdh -5c) => meldsA 2h-10h*10h Kcdh, handA 5d, next B draw
  [P-8] clean: a Poker of Jokers closes
    A=2h-10h_joker_joker_joker_joker A+3c A(2h-10h **** -3c) => closer A in mano, next over
`,
);

test.each([...draft, ...rearranged, ...closing, ...pinnacolone, ...clean])('$says', (situation) => {
  expect(enacted(situation)).toEqual(situation);
});
