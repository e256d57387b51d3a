import { expect, test } from 'vitest';
import { enacted, situations } from './rules.fixture.ts';

// A has laid 4s-6s with a joker as the five; B has had a turn.
const ownRun = 'A+2d A(4s-6s*5s -2d) B+3c B-3c';
// B has laid 4s-6s with a joker as the five; A is on turn.
const theirRun = 'A+2d A-2d B+3c B(4s-6s*5s -3c)';
// The same with a set of two sevens and a joker.
const ownSet = 'A+2d A(7cd* -2d) B+3c B-3c';
const theirSet = 'A+2d A-2d B+3c B(7cd* -3c)';

const floating = situations(
  {},
  `
  [P-6] at the end of a run the player says which end
    A=4s_5s_joker A+2d A(4s-6s*6s -2d) => meldsA 4s-6s*6s, next B draw
  [P-6] the other end
    A=4s_5s_joker A+2d A(3s-5s*3s -2d) => meldsA 3s-5s*3s, next B draw
  [P-6] a joker that floats: once the turn is over its card in a run is fixed
    A=4s_5s_joker A+2d A(4s-6s*6s -2d) B+3c B-3c A+6s !A(A1>4s-7s*7s -2c) => refused P-10, next A meld, meldsA 4s-6s*6s
  [P-6] nor does it wander to the other end
    A=4s_5s_joker A+2d A(4s-6s*6s -2d) B+3c B-3c A+9s !A(A1>3s-5s*3s -9s) => refused P-11, next A meld
  [P-6] the run grows past it
    A=4s_5s_joker_7s A+2d A(4s-6s*6s -2d) B+3c B-3c A+8s A(A1>4s-8s*6s -2c) => meldsA 4s-8s*6s, next B draw
  [P-6] in a set of three it is either missing suit: the one
    A=7c_7d_joker_10s_Js ${ownSet} A+7h A(A1>7cdh 10s-Qs*Qs -2c) => meldsA 7cdh 10s-Qs*Qs, next B draw
  [P-6] or the other
    A=7c_7d_joker_10s_Js ${ownSet} A+7s A(A1>7cds 10s-Qs*Qs -2c) => meldsA 7cds 10s-Qs*Qs, next B draw
  [P-6] a fourth card is added: the joker stays and is the last suit
    A=7c_7d_joker ${ownSet} A+7s A(A1>7cds* -2c) => meldsA 7cds*, next B draw, jokerReplaced none
  [P-6] then only the last suit can take its place
    A=9s_7d_10s_Js B=7c_7d_7h_joker A+2d A-2d B+3c B(7cdh* -3c) A+7h !A(B1<7h 10s-Qs*Qs -9s)
    => refused P-10, about 7h, next A meld
  [P-6] in the opponent's set of three the taker chooses the suit
    A=10s_Js B=7c_7d_joker ${theirSet} A+7s A(B1<7s 10s-Qs*Qs -2c) => meldsB 7cds, next B draw
  [P-6] the other suit
    A=10s_Js B=7c_7d_joker ${theirSet} A+7h A(B1<7h 10s-Qs*Qs -2c) => meldsB 7cdh, next B draw
  [P-6] a suit that lies there is not missing
    A=10s_Js B=7c_7d_joker ${theirSet} A+7c !A(B1<7c 10s-Qs*Qs -2c) => refused P-10, about 7c, next A meld
  [P-6] from a Poker of Jokers none can be replaced
    A=10s_Js_As B=joker_joker_joker_joker A+2d A-2d B+3c B(**** -3c) A+9s !A(B1<As 10s-Qs*Qs -9s)
    => refused P-10, meldsB ****, next A meld
  [P-6] four jokers are laid at once: three and one more are no meld
    A=joker_joker_joker A+2d !A(**** -2d) => refused P-11, about joker, next A meld
`,
);

const replacing = situations(
  {},
  `
  [P-10] a joker in an own run is replaced by the card it stands for
    A=4s_6s_joker_10s_Js ${ownRun} A+5s A(A1>4s-6s 10s-Qs*Qs -2c) => meldsA 4s-6s 10s-Qs*Qs, jokerReplaced A>A1:5s, next B draw
  [P-10] by no other
    A=10s_Js B=4s_6s_joker ${theirRun} A+7s !A(B1<7s 10s-Qs*Qs -2c) => refused P-10, about 7s, next A meld
  [P-10] the natural card put into the opponent's meld belongs to its owner
    A=10s_Js B=4s_6s_joker ${theirRun} A+5s A(B1<5s 10s-Qs*Qs -2c) => meldsA 10s-Qs*Qs, meldsB 4s-6s, jokerReplaced A>B1:5s, next B draw
  [P-10] the natural card must be in hand
    A=10s_Js B=4s_6s_joker ${theirRun} A+7s !A(B1<5s 10s-Qs*Qs -2c) => refused P-11, about 5s, next A meld
  [P-10] the joker must be laid
    A=10s_Js B=4s_6s_joker ${theirRun} A+5s !A(B1<5s -2c) => refused P-10, next A meld, meldsB 4s-6s*5s
  [P-10] it cannot be discarded
    A=10s_Js B=4s_6s_joker ${theirRun} A+5s !A(B1<5s -joker) => refused P-10, next A meld
  [P-10] joker put back into the meld it came from: refused
    A=4s_6s_joker ${ownRun} A+5s !A(A1>4s-7s*7s -2c) => refused P-10, next A meld, meldsA 4s-6s*5s
  [P-10] nor at its other end
    A=4s_6s_joker ${ownRun} A+5s !A(A1>3s-6s*3s -2c) => refused P-10, next A meld
  [P-10] with a second joker laid elsewhere nobody can tell
    A=4s_6s_joker_joker_9c_9d ${ownRun} A+5s A(A1>4s-7s*7s 9cd* -2c) => meldsA 4s-7s*7s 9cd*, next B draw
  [P-10] a joker of the opponent's may go into an own meld of earlier turns
    A=9c-Jc B=4s_6s_joker A+2d A(9c-Jc -2d) B+3c B(4s-6s*5s -3c) A+5s A(B1<5s A1>9c-Qc*Qc -2c) => meldsA 9c-Qc*Qc, next B draw
  [P-10] players add to their own melds only
    A=7s_9cdh B=4s_5s_6s A+2d A(9cdh -2d) B+3c B(4s-6s -3c) A+9s !A(A1>4s-7s -9s) => refused P-11, next A meld, meldsB 4s-6s
  [P-10] a meld without a joker has none to give
    A=5s_10s_Js B=4s_5s_6s A+2d A-2d B+3c B(4s-6s -3c) A+9s !A(B1<5s 10s-Qs*Qs -9s) => refused P-10, next A meld
  [P-10] one joker is fetched once
    A=5s_10s_Js_9c_9d B=4s_6s_joker ${theirRun} A+5s !A(B1<5s B1<5s 10s-Qs*Qs 9cd* -2c) => refused P-10, next A meld
  [P-10] two jokers from two melds, two places
    A=5s_10s_Js_9c_9d_Qh B=4s_6s_joker_Jh_Kh_joker A+2d A-2d B+3c B(4s-6s*5s Jh-Kh*Qh -3c) A+3s
    A(B1<5s B2<Qh 10s-Qs*Qs 9cd* -3s) => meldsA 10s-Qs*Qs 9cd*, meldsB 4s-6s Jh-Kh, next B draw
  [P-10] two jokers from two melds, one place
    A=5s_10s_Js_9c_9d_Qh B=4s_6s_joker_Jh_Kh_joker A+2d A-2d B+3c B(4s-6s*5s Jh-Kh*Qh -3c) A+3s
    !A(B1<5s B2<Qh 9cd* -3s) => refused P-10, next A meld
  [P-10] a fetched joker is laid, one of the hand discarded: they are twins
    A=10s_Js_joker B=4s_6s_joker ${theirRun} A+5s A(B1<5s 10s-Qs*Qs -joker) => pozzo Ks 2d 3c joker, next B draw
`,
);

// B holds 10h and has a Poker and a run of eight with a joker.
const unclean = `A=7h_10d_Jd B=2h-6h_joker_8h_9h_Kcdhs_10h up=4c
  A+9c A-9c B+3s B(2h-9h*7h Kcdhs -3s)`;

const clean = situations(
  { options: { jokers: 'clean' } },
  `
  [P-7] clean: a meld made clean by the opponent counts for its owner at once
    ${unclean} A+9d A(B1<7h 10d-Qd*Qd -9d) B+4s B(B1>2h-10h -4s) => closer B, meldsA none, next B draw
  [P-7] clean: with the joker in it, it does not
    ${unclean} A+9d A-9d B+4s !B(B1>2h-10h*7h -4s) => refused P-12, next B meld
`,
);

test.each([...floating, ...replacing, ...clean])('$says', (situation) => {
  expect(enacted(situation)).toEqual(situation);
});
