import { expect, test } from 'vitest';
import { enacted, situations } from './rules.fixture.ts';

const window = situations(
  {},
  `
  [V-9] everyone may toss in, the player on turn included, whether they hold the rank or not
    A+9s A- => next A *12345 pass and B *12345 pass and C *12345 pass and D *12345 pass
  [V-9] a card of the rank goes under the top one
    B1=9h A+9s A- B*1 => rowB _ 3d 4d 5d 6d, pile 9s 9h joker, tossedIn B1:9h
  [V-9] its action is played by the tosser
    B1=9h A+9s A- B*1 B>A5 | => looked B>A5:6c, next A vinto end
  [V-9] an unused card under tossed-in cards stays takeable
    B1=9h C1=9d A+9s A- B*1 B>A1 C*1 C>A1 ; => next B + take, pile 9s 9d 9h joker
  [V-9] a used card under tossed-in cards stays used
    B1=9h A+9s A! A>D1 B*1 B>A1 ; => next B +, pile 9s 9h joker
  [V-9] a tossed-in card is used, even when it would come to the top
    B1=9h A+9s A- B*1 B>A1 ; B.take B>A1 ; => next C +
  [V-9] plain cards are tossed in without more
    A+joker A=4 B*4 C*4 D*4 => pile 5c 5s 5h 5d joker, actionBegan none, asked ABCD
  [V-9] the player on turn tosses in too
    A1=9h A+9s A- A*1 A>B5 | => rowA _ 3c 4c 5c 6c, looked A>B5:6d
  [V-9] any number, one at a time
    B1=9h B2=9d B3=9c A+9s A- B*1 B*2 B*3 B>A1 B>C1 B>D1 | => looked B>A1:2c B>C1:2h B>D1:2s, rowB _ _ _ 5d 6d
  [V-9] one's next card may be tossed in while one's own action waits for a target
    B1=9h B2=9d A+9s A- B*1 => B >A12345C12345D12345 *2345, A *12345
  [V-9] several actions wait in order of arrival
    B1=9h C1=9d D1=9c A+9s A- D*1 B*1 C*1 => D >A12345B2345C2345 *2345, B *2345, C *2345
  [V-9] then the next
    B1=9h C1=9d D1=9c A+9s A- D*1 B*1 C*1 D>A1 => B >A12345C2345D2345 *2345, D *2345
  [V-9] and the last
    B1=9h C1=9d D1=9c A+9s A- D*1 B*1 C*1 D>A1 B>A1 C>A1 => asked ABCD, looked D>A1:2c B>A1:2c C>A1:2c
  [V-9] after a swap the rank is that of the outgoing card
    B1=9h A1=9d A+7s A=1 B*1 B>C1 | => missed none, tossInOpened 9
  [V-9] not that of the card swapped in
    B1=7h A+7s A=1 B*1 B:9c | => missed B1:7h
  [V-9] after a take the rank is that of the card taken
    up=9d B1=9h A.take A>C1 B*1 B>C1 | => missed none, tossInOpened 9
  [V-9] after a wrong declaration the rank is that of the outgoing card
    A+joker A=4:9 A:9c B*4 | => tossedIn B4:5d, missed none
  [V-9] after a right King: its own rank and the one it turned up
    B3=9h C1=9d D1=Kd A+Ks A! A>B3 A#9 A>C2 C*1 C>A1 D*1 D>A3 D#4 | => tossedIn C1:9d D1:Kd, missed none
  [V-9] the rank of an earlier turn is no longer right
    C1=9d A+9s A- ; B+8s B- C*1 C:10c | => missed C1:9d
  [V-9] the joker is a rank
    B1=joker up=10s A+joker A- B*1 | => tossedIn B1:joker, missed none
  [V-9] ten, Jack and Queen are three ranks
    B1=Jh A+10s A- B*1 B:9c | => missed B1:Jh

  [V-9] who has passed is not asked
    A+9s A- A.pass C.pass => asked BD
  [V-9] the toss-in ends when everyone has passed
    A+9s A- A.pass C.pass B.pass D.pass => next A vinto end
  [V-9] a plain card tossed in reopens it for nobody
    A+joker A=4 A.pass C.pass B*4 => asked BD
  [V-9] a wrong toss reopens it for nobody
    A+9s A- A.pass C.pass B*4 B:10c => asked D
  [V-9] the last one who had not passed, having tossed wrongly, ends it
    A+9s A- A.pass C.pass D.pass B*4 B:10c => next A vinto end
  [V-9] playing an action reopens it for those who passed
    B1=9h A+9s A- A.pass C.pass B*1 => A *12345, asked ABCD
  [V-9] and when it has been played they are asked again
    B1=9h A+9s A- A.pass C.pass B*1 B>A1 => next A *12345 pass and B *2345 pass and C *12345 pass and D *12345 pass
  [V-9] one who had passed may toss in then
    B1=9h C1=9d A+9s A- A.pass C.pass B*1 C*1 B>A1 => C >A12345B2345D12345 *2345
  [V-9] while an action is played nobody needs to pass
    B1=9h A+9s A- B*1 => A *12345, C *12345, D *12345

  [V-9] tossing between a Queen's look and her swap: one of the two has gone, the swap lapses
    B1=Qh C1=Qd A+Qs A- B*1 B>C1 B>D3 C*1 => ended B:lapsed, C >A12345B2345C2345D12345 *2345, B *2345
  [V-9] she has seen it all the same
    B1=Qh C1=Qd A+Qs A- B*1 B>C1 B>D3 C*1 => looked B>C1:Qd B>D3:4s, seenD D D B - -
  [V-9] the Queen's player tosses in one of the two
    B1=Qh B2=Qd A+Qs A- B*1 B>B2 B>D3 B*2 => ended B:lapsed, B >A12345B345C12345D12345 *345
  [V-9] another card has gone: the swap stands
    B1=Qh C1=Qd A+Qs A- B*1 B>C2 B>D3 C*1 => B swap leave *2345, C *2345
  [V-9] and is made before the next action
    B1=Qh C1=Qd A+Qs A- B*1 B>C2 B>D3 C*1 B.swap => rowC _ 4s 4h 5h 6h, C >A12345B2345C2345D12345 *2345
  [V-9] a wrong toss of one of the two: it stays, and the swap stands
    B1=Qh A+Qs A- B*1 B>C1 B>D3 C*1 C:9c => B swap leave *2345
  [V-9] a Queen's first card has gone before the second is chosen: it is chosen again
    B1=Qh C1=Qd A+Qs A- B*1 B>C1 C*1 => targetGone B>, B >A12345B2345C2345D12345 *2345, looked none
  [V-9] a Jack's first card has gone: it is chosen again
    B1=Jh C1=Jd A+Js A- B*1 B>C1 C*1 => targetGone B>, B >A12345B2345C2345D12345 *2345
  [V-9] then the swap goes on, and then the other Jack
    B1=Jh C1=Jd A+Js A- B*1 B>C1 C*1 B>C2 B>A1 => rowC _ 2c 4h 5h 6h, C >A12345B2345C2345D12345 *2345
  [V-9] a King's card has gone: another is chosen
    B1=Kh C1=Kd A+Ks A- B*1 B>C1 C*1 => targetGone B>, B >A12345B2345C2345D12345 *2345
  [V-9] a King's own choice tossed in by its player
    B1=Kh B2=Kd A+Ks A- B*1 B>B2 B*2 => targetGone B>, B >A12345B345C12345D12345 *345
  [V-9] an Ace tossed in
    B1=Ah A+As A- B*1 B>A A:9c => rowA 2c 3c 4c 5c 6c 9c, asked ABCD, A *123456 pass
  [V-9] two Aces for one player
    B1=Ah C1=Ad A+As A- B*1 C*1 B>A A:9c C>A A:9d => rowA 2c 3c 4c 5c 6c 9c 9d
  [V-9] a card that an Ace brought may be tossed in at once
    B1=Ah A+As A- B*1 B>A A:Ad A*6 => A >ABCD *12345
`,
);

const wrong = situations(
  {},
  `
  [V-10] wrong rank: the card is shown to all and goes back to its place
    A+9s A- B*4 B:10c => missed B4:5d, rowB 2d 3d 4d 5d 6d 10c, seenB B B - ABCD - -
  [V-10] one penalty card, and no more tossing in this window
    A+9s A- B*4 B:10c => asked ACD, penaltyDrawn B:10c
  [V-10] its action is not played
    B4=Qd A+9s A- B*4 B:10c => actionBegan none, asked ACD
  [V-10] an action reopens nothing for who is barred
    D1=9h A+9s A- B*4 B:10c D*1 => B nothing, asked ACD
  [V-10] nor when it has been played
    D1=9h A+9s A- B*4 B:10c D*1 D>A1 => asked ACD
  [V-10] one's own waiting action is still played
    B1=9h A+9s A- B*1 B*4 B:10c => B >A12345C12345D12345, asked ABCD
  [V-10] the next window is open again
    A+9s A- B*4 B:10c ; B+8s B- => B *123456 pass, asked ABCD
  [V-10] the player on turn, barred, still decides about Vinto
    A+9s A- A*1 A:10c | => next A vinto end
  [V-10] all four toss wrongly
    A+9s A- D*1 D:10c C*1 C:10d B*1 B:10h A*1 A:8c => next A vinto end, missed D1:2s C1:2h B1:2d A1:2c
`,
);

const tryOthers = situations(
  { options: { wrongToss: 'tryOthers' } },
  `
  [V-10] tryOthers: after a wrong card others may be tried, never the same
    A+9s A- B*1 B:10c => B *23456 pass, asked ABCD
  [V-10] tryOthers: the penalty card too
    A+9s A- B*1 B:10c B*6 B:10d => B *23457 pass, missed B1:2d B6:10c
  [V-10] tryOthers: and the right one in the end
    B3=9h A+9s A- B*1 B:10c B*3 => B >A12345C12345D12345 *2456
  [V-10] tryOthers: in the next window the card may be tried again
    A+9s A- B*1 B:10c ; B+8s B- => B *123456 pass
  [V-10] tryOthers: even when a King has added its rank it may not be tried again
    C1=Kh A+Ks A- B*1 B:10c C*1 C>D1 C#2 => B *23456 pass
  [V-10] tryOthers: a Jack brought another card to its place, which may be tried
    C1=Jh A+Js A- B*1 B:10c C*1 C>B1 C>A3 => rowB 4c 3d 4d 5d 6d 10c, B *123456 pass
  [V-10] tryOthers: whoever has the card now may try it, it is their first time
    C1=Jh A+Js A- B*1 B:10c C*1 C>B1 C>A3 => rowA 2c 3c 2d 5c 6c, A *12345 pass
  [V-10] tryOthers: if it comes back to another place it is still the same card
    C1=Jh D1=Jd A+Js A- B*1 B:10c C*1 D*1 C>B1 C>A3 D>A3 D>B4 => rowB 4c 3d 4d 2d 6d 10c, B *12356 pass
  [V-10] tryOthers: who has passed has passed
    A+9s A- B*1 B:10c B.pass => asked ACD
`,
);

test.each([...window, ...wrong, ...tryOthers])('$says', (situation) => {
  expect(enacted(situation)).toEqual(situation);
});
