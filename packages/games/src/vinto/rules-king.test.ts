import { expect, test } from 'vitest';
import { enacted, situations } from './rules.fixture.ts';

const pick = situations(
  {},
  `
  [V-8] a King chooses any face-down card on the table
    A+Ks A! => next A >A12345B12345C12345D12345
  [V-8] then names any rank
    A+Ks A! A>B3 => next A #any, targeted A>B3
  [V-8] right: the card leaves its owner and lies on the pile
    A+Ks A! A>B3 A#4 => rowB 2d 3d _ 5d 6d, pile 4d Ks joker, namedRight A>B3:4d#4
  [V-8] right on a plain card: nothing more
    A+Ks A! A>B3 A#4 => asked ABCD, tossInOpened 4/K, penaltyDrawn none
  [V-8] right: the King's player plays the action
    B3=9h A+Ks A! A>B3 A#9 => next A >B1245C12345D12345
  [V-8] a 7 turned up looks at a card of the King's player
    B3=7h A+Ks A! A>B3 A#7 A>A5 => looked A>A5:6c, asked ABCD
  [V-8] a Jack turned up
    B3=Jh A+Ks A! A>B3 A#J A>A1 A>B1 => rowA 2d 3c 4c 5c 6c, rowB 2c 3d _ 5d 6d
  [V-8] a Queen turned up
    B3=Qh A+Ks A! A>B3 A#Q A>A1 A>B1 => next A swap leave
  [V-8] an Ace turned up
    B3=Ah A+Ks A! A>B3 A#A A>B B:9c => rowB 2d 3d _ 5d 6d 9c
  [V-8] one's own card may be named
    A+Ks A! A>A1 A#2 => rowA _ 3c 4c 5c 6c, pile 2c Ks joker
  [V-8] a joker may be named
    B3=joker up=10s A+Ks A! A>B3 A#joker => rowB 2d 3d _ 5d 6d, tossInOpened K/joker
  [V-8] wrong: the card is shown to all and stays
    A+Ks A! A>B3 A#5 A:9c => rowB 2d 3d 4d 5d 6d, seenB B B ABCD - -, namedWrong A>B3:4d#5
  [V-8] wrong: the declarer takes one penalty card
    A+Ks A! A>B3 A#5 A:9c => rowA 2c 3c 4c 5c 6c 9c, seenA A A - - - -
  [V-8] wrong: no action, and only Kings may be tossed in
    B3=9h A+Ks A! A>B3 A#5 A:9c => asked ABCD, tossInOpened K, ended A:done
  [V-8] wrong on one's own card
    A+Ks A! A>A3 A#5 A:9c => rowA 2c 3c 4c 5c 6c 9c, seenA A A ABCD - - -
  [V-8] the same value is not the same rank
    B3=Jh A+Ks A! A>B3 A#10 A:9c => namedWrong A>B3:Jh#10
  [V-8] a King naming a King goes on
    B3=Kh A+Ks A! A>B3 A#K => next A >A12345B1245C12345D12345, pile Kh Ks joker
  [V-8] the second King names wrong
    B3=Kh A+Ks A! A>B3 A#K A>C3 A#9 A:9c => tossInOpened K, seenC C C ABCD - -
  [V-8] the second King names a card with an action
    B3=Kh C3=9h A+Ks A! A>B3 A#K A>C3 A#9 => next A >B1245C1245D12345
  [V-8] three Kings in a chain
    B3=Kh C3=Kd D3=Kc A+Ks A! A>B3 A#K A>C3 A#K A>D3 A#K A>A3 A#4 => tossInOpened 4/K, pile 4c Kc Kd Kh Ks joker
  [V-8] a King from one's own row, declared right, names on
    A1=Kh A+joker A=1:K A>B3 A#4 => pile 4d Kh joker, tossInOpened 4/K
  [V-8] a King taken from the discard pile names on
    up=Kh A.take A>B3 A#4 => pile 4d Kh, tossInOpened 4/K
  [V-8] a King may turn up a card swapped in before
    A+10s A=1 ; B+Ks B! B>A1 B#10 => next B >A2345C12345D12345
  [V-8] a penalty card may be named
    A+joker A=1:3 A:10h ; B+Ks B! B>A6 B#10 => next B >A12345C12345D12345
`,
);

const tossed = situations(
  {},
  `
  [V-9] a tossed King is played by the tosser
    B1=Kh A+Ks A- B*1 => B >A12345B2345C12345D12345 *2345
  [V-9] what it turns up goes under the top card, which stays takeable
    B1=Kh A+Ks A- B*1 B>C3 B#4 ; => next B + take, pile Ks 4h Kh joker
  [V-9] a tossed King adds the rank it turns up
    B1=Kh A+Ks A- B*1 B>C3 B#4 A*3 | => tossedIn B1:Kh A3:4c, missed none
  [V-9] a tossed King that names wrong adds nothing
    B1=Kh A+Ks A- B*1 B>C3 B#5 B:9c A*4 A:9d | => missed A4:5c
  [V-9] two queued Kings: in order of arrival
    B1=Kh C1=Kd A+Ks A- B*1 C*1 => B >A12345B2345C2345D12345 *2345, C *2345
  [V-9] two queued Kings: then the second
    B1=Kh C1=Kd A+Ks A- B*1 C*1 B>D3 B#4 => C >A12345B2345C2345D1245 *2345, B *2345
  [V-9] two queued Kings, both right, and a toss of either rank
    B1=Kh C1=Kd A+Ks A- B*1 C*1 B>D3 B#4 C>D4 C#5 A*3 A*4 | => pile Ks 5c 4c 5s 4s Kd Kh joker, next A vinto end
  [V-9] two queued Kings, both wrong
    B1=Kh C1=Kd A+Ks A- B*1 C*1 B>D3 B#5 B:9c C>D3 C#6 C:9d | => next A vinto end, penaltyDrawn B:9c C:9d
  [V-9] two queued Kings, the first turns up an action: it comes before the second King
    B1=Kh C1=Kd D3=9h A+Ks A- B*1 C*1 B>D3 B#9 => B >A12345C2345D1245 *2345, C *2345
  [V-9] three queued Kings
    B1=Kh C1=Kd D1=Kc A+Ks A- B*1 D*1 C*1 B>A3 B#4 => D >A1245B2345C2345D2345 *2345
  [V-9] three queued Kings: the last
    B1=Kh C1=Kd D1=Kc A+Ks A- B*1 D*1 C*1 B>A3 B#4 D>A4 D#6 D:9c => C >A1245B2345C2345D23456 *2345
  [V-9] three queued Kings of one player
    B1=Kh B2=Kd B3=Kc A+Ks A- B*1 B*3 B*2 B>A3 B#4 B>A4 B#5 => B >A125B45C12345D12345 *45
  [V-9] a tossed King names a King that has not been tossed in: it goes on
    B1=Kh C1=Kd A+Ks A- B*1 B>C1 B#K => B >A12345B2345C2345D12345 *2345, C *2345
  [V-9] a tossed King names its owner's next King
    B1=Kh B2=Kd A+Ks A- B*1 B>B2 B#K B>A3 B#4 | => pile Ks 4c Kd Kh joker, next A vinto end
  [V-9] a King tossed after a right King of the turn
    B3=4h C1=Kd A+Ks A! A>B3 A#4 C*1 C>D4 C#5 => tossInOpened 4/K, asked ABCD, pile 4h 5s Kd Ks joker
`,
);

const wild = situations(
  { options: { king: 'wild' } },
  `
  [V-8] wild: a King names one of 7 to Q or A
    A+Ks A! => next A #7/8/9/10/J/Q/A
  [V-8] wild: and plays its action
    A+Ks A! A#9 => next A >B12345C12345D12345, namedWild A>#9
  [V-8] wild: as a 7
    A+Ks A! A#7 A>A5 => looked A>A5:6c, asked ABCD
  [V-8] wild: as a Jack
    A+Ks A! A#J A>A1 A>B1 => rowA 2d 3c 4c 5c 6c, rowB 2c 3d 4d 5d 6d
  [V-8] wild: as a Queen
    A+Ks A! A#Q A>A1 A>B1 => next A swap leave
  [V-8] wild: as an Ace
    A+Ks A! A#A A>B B:9c => rowB 2d 3d 4d 5d 6d 9c
  [V-9] wild: only Kings may be tossed in, it turned nothing up
    A+Ks A! A#9 A>B1 => tossInOpened K, pile Ks joker
  [V-9] wild: a tossed King
    B1=Kh A+Ks A- B*1 => B #7/8/9/10/J/Q/A *2345
  [V-9] wild: a tossed King's action
    B1=Kh A+Ks A- B*1 B#10 B>D4 ; => next B + take, looked B>D4:5s
`,
);

const wildMay = situations(
  { options: { king: 'wild', actions: 'may' } },
  `
  [V-6] wild, may: the King can be declined
    A+Ks A! => next A #7/8/9/10/J/Q/A decline
  [V-6] wild, may: so can the action it named
    A+Ks A! A#9 => next A >B12345C12345D12345 decline
`,
);

test.each([...pick, ...tossed, ...wild, ...wildMay])('$says', (situation) => {
  expect(enacted(situation)).toEqual(situation);
});
