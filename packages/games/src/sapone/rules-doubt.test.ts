import { describe, expect, test } from 'vitest';
import { enacted, situations, tableAfter } from './rules.fixture.ts';

const bluffs = situations(
  {},
  `
  [S-8] a bluff doubted by someone who has not bid: the card is theirs, sale and turn end
    A=c1_t1 A+c1 A$t1:v1 B? => doubted B>A:t1:bluff, tookFree B>A:t1, handA c1_c1, handB c1_c1_t1, next B pick
  [S-8] by a bidder: the bid goes back
    A=c1_t1 B=v2_c1 A+c1 A$t1:v1 B*v2 B? => doubted B>A:t1:bluff, handB c1_v2_t1, handA c1_c1, next B pick
  [S-8] everybody's bids go back
    A=c1_t1 C=v2_c1 A+c1 A$t1:v1 C*v2 D*c1 B? => handC c1_v2, handD c1_c1, handA c1_c1, sold none
  [S-8] by someone who passed
    A=c1_t1 A+c1 A$t1:v1 B- C- B? => doubted B>A:t1:bluff, next B pick
  [S-8] by someone who passed after bidding
    A=c1_t1 B=v2_c1 A+c1 A$t1:v1 B*v2 B- B? => doubted B>A:t1:bluff, handB c1_v2_t1
  [S-8] while the seller decides, by a bidder
    A=c1_t1 B=v2_c1 A+c1 A$t1:v1 B*v2 | B? => doubted B>A:t1:bluff, handB c1_v2_t1, next B pick
  [S-8] while the seller decides, by someone who has not bid
    A=c1_t1 A+c1 A$t1:v1 B*c1 | D? => tookFree D>A:t1, handD c1_c1_t1, next B pick
  [S-8] after the seller has asked for more
    A=c1_t1 A+c1 A$t1:v1 B*c1 | A.more B- D? => tookFree D>A:t1, next B pick
  [S-8] there is no compensation for a card taken free
    A=c1_t1 A+c1 A$t1:v1 B*c1 C? => compensated none, left 51
  [S-8] all see the card that was taken
    A=c1_t1 A+c1 A$t1:v1 B? => knowsCB t1 +2m, knowsXB t1 +2m, knowsAB t1 +2m
`,
);

const honest = situations(
  {},
  `
  [S-8] a true claim doubted: the doubter must give a card
    A=v1_c1 A+c1 A$v1 B? => doubted B>A:v1:true, next B gift, free nobody, tookFree none
  [S-8] of their choice, and the bidding is open again to all
    A=v1_c1 B=t1_t2 A+c1 A$v1 B? B>t2 => gave B>A:t2, handA c1_c1_v1_t2, handB t1, next BCD bidding, free nobody
  [S-8] those who passed are asked again
    A=v1_c1 A+c1 A$v1 C- D- B? B>c1 => next BCD bidding
  [S-8] while the seller decides: the bidding is open again
    A=v1_c1 A+c1 A$v1 B*c1 | D? D>c1 => next BCD bidding, bidsBB c1
  [S-8] the gift is unseen by the others, but for its back
    A=v1_c1 B=t1_t2 A+c1 A$v1 B? B>t2 => knowsAA c1 c1 v1 t2, knowsBA v1 t2 +2m, knowsCA v1 +3m, knowsXA v1 +3m
  [S-8] the card stays open
    A=v1_c1 A+c1 A$v1 B? B>c1 => saleB v1, saleC v1, saleX v1
  [S-8] and cannot be doubted again
    A=v1_c1 A+c1 A$v1 B? B>c1 !C? => refused S-8 doubtedAlready, next BCD bidding
  [S-8] nor while the seller decides: nobody may speak then
    A=v1_c1 A+c1 A$v1 B? B>c1 C*c1 | => next A decide, free nobody
  [S-8] their bid stays
    A=v1_c1 B=t1_t2 A+c1 A$v1 B*t1 B? B>t2 => bidsBB t1, handB t1, next CD bidding
  [S-8] the gift is no payment: two cards gone, one paid, no compensation
    A=v1_c1 B=t1_t2 A+c1 A$v1 B*t1 B? B>t2 | A@B => sold A>B:v1:t1, compensated none, handB v1, handA c1_c1_t1_t2
  [S-8] the gift is no bid: with nothing else there is none
    A=v1_c1 A+c1 A$v1 B? B>c1 | => saleEnded A:noBids, next B pick
  [S-8] what lies on the table cannot be given
    A=v1_c1 B=t1_t2 A+c1 A$v1 B*t1 B? !B>t1 => refused S-8 notInHand, next B gift
  [S-8] nor what one has not
    A=v1_c1 B=t1_t2 A+c1 A$v1 B? !B>c1 => refused S-8 notInHand, next B gift
  [S-8] the gift comes before anything else
    A=v1_c1 B=t1_t2 A+c1 A$v1 B? !B*t1 !B- !B? => refused S-8 giveFirst, next B gift
  [S-8] meanwhile nobody else is asked
    A=v1_c1 A+c1 A$v1 B*c1 | C? !A@B !B- => refused C-10 notYourDecision, next C gift
  [S-8] a doubt is no asking for more: both askings are left
    A=v1_c1 A+c1 A$v1 B*c1 | A.more | C? C>c1 | A.more => next BCD bidding, askedMore A A
  [S-8] and none is won back by it
    A=v1_c1 A+c1 A$v1 B*c1 | A.more | A.more | C? C>c1 | !A.more => refused S-7 askedTwice, next A decide
`,
);

const twice = situations(
  {},
  `
  [S-8] two doubts: the first to arrive counts, and a bluff ends the sale
    A=c1_t1 A+c1 A$t1:v1 B? !C? => refused C-10 notYourDecision, tookFree B>A:t1, next B pick
  [S-8] two doubts: while the first doubter chooses a gift there is no second
    A=v1_c1 A+c1 A$v1 C? !B? => refused S-8 doubtedAlready, doubted C>A:v1:true, next C gift
  [S-8] two doubts: also from somebody who had passed, or bid
    A=v1_c1 A+c1 A$v1 B- D*c1 C? !D? !B? => refused S-8 doubtedAlready, next C gift
  [S-8] two doubts: one in all a sale, also from somebody else
    A=v1_c1 A+c1 A$v1 C? C>c1 !B? => refused S-8 doubtedAlready, next BCD bidding, free nobody
  [S-8] two doubts: whether or not they have passed
    A=v1_c1 A+c1 A$v1 C? C>c1 B- !B? => refused S-8 doubtedAlready, next CD bidding, free nobody
  [S-8] two doubts: nor by the same one again
    A=v1_c1 A+c1 A$v1 C? C>c1 C- !C? => refused S-8 doubtedAlready, next BD bidding
  [S-8] two doubts: nor while the seller decides
    A=v1_c1 A+c1 A$v1 C? C>c1 B*c1 | !D? !B? => refused S-8 doubtedAlready, next A decide, free nobody
  [S-8] two doubts: nor after more was asked for
    A=v1_c1 A+c1 A$v1 C? C>c1 B*c1 | A.more D- !D? => refused S-8 doubtedAlready, next BC bidding
  [S-8] a doubt with all cards on the table
    A=c1_t1 A+c1 A$t1:v1 B*c1 B*c1 !B? => refused S-8 nothingToGive, next CD bidding, free nobody
  [S-8] nor while the seller decides
    A=c1_t1 A+c1 A$t1:v1 B*c1 B*c1 C- D- !B? => refused S-8 nothingToGive, next A decide, free CD
  [S-8] all cards on the table and the claim shown true: the first thing that bars it
    A=v1_c1 A+c1 A$v1 B*c1 B*c1 C? C>c1 !B? => refused S-8 doubtedAlready, next CD bidding
  [S-8] until a bid is accepted
    A=c1_t1 A+c1 A$t1:v1 B*c1 | A@B !C? => refused C-10 notYourDecision, next B pick
  [S-8] the seller is not asked for a doubt
    A=c1_t1 A+c1 A$t1:v1 !A? => refused C-10 notYourDecision, next BCD bidding
  [S-8] nor is there anything to doubt before a sale
    A+c1 !B? => refused C-10 notYourDecision, next A trade
`,
);

const bidders = situations(
  { options: { doubt: 'bidders' } },
  `
  [S-8] bidders only: not who has not bid
    A=c1_t1 A+c1 A$t1:v1 !B? => refused S-8 biddersOnly, next BCD bidding
  [S-8] bidders only: a bidder may
    A=c1_t1 A+c1 A$t1:v1 B*c1 B? => tookFree B>A:t1, next B pick
  [S-8] bidders only: also one who passed
    A=c1_t1 A+c1 A$t1:v1 B*c1 B- C- => free B, next D bidding
  [S-8] bidders only: also while the seller decides
    A=c1_t1 A+c1 A$t1:v1 B*c1 | !C? B? => refused S-8 biddersOnly, tookFree B>A:t1
  [S-8] bidders only: who has passed without a bid is not asked any more
    A=c1_t1 A+c1 A$t1:v1 C- => free nobody, next BD bidding
  [S-8] bidders only: and is refused for that
    A=c1_t1 A+c1 A$t1:v1 C- !C? => refused S-8 biddersOnly, next BD bidding
  [S-8] bidders only: what is no doubt, they are refused for not being asked
    A=c1_t1 A+c1 A$t1:v1 C- !C*c1 => refused C-10 notYourDecision, next BD bidding
  [S-8] bidders only: a bid of all one's cards still leaves nothing to give
    A=c1_t1 A+c1 A$t1:v1 B*c1 B*c1 !B? => refused S-8 nothingToGive, next CD bidding
`,
);

const twoSeats = situations(
  { seats: 2 },
  `
  [S-8] with the last card given nobody is left to bid: the sale ends
    A=v1_c1 A+c1 A$v1 B? B>c1 B- B+c1 B$c1:v2 A? A+c1 A$v1 B? B>c1
    => handB -, saleEnded A:noBids A:noBids, next B pick
  [S-8] after the gift a bid of the last card goes to the seller at once
    A=v1_c1 A+c1 A$v1 B? B>c1 B*c1 => next A decide, free nobody
  [S-8] the Diamond under a true name is no bluff
    A+c1 A%c1_c1_c1:d B+c1 B$c1 ; A+c1 A$d B? => doubted B>A:d:true, next B gift
`,
);

const threeSeats = situations(
  { seats: 3 },
  `
  [S-8] reopened with nobody who could add a card: the seller decides at once
    A=v1_c1 A+c1 A$v1 B*c1 C*c1 C*c1 B? B>c1 => next A decide, free nobody, bidsBB c1, bidsCC c1_c1
  [S-8] the doubter may add to their bid, and be the buyer
    A=v1_c1 B=t1_t2 A+c1 A$c1 ; B+t3 B$t1 ; C+c1 C$c1 ; A+c1 A$v1 B*t1 B? B>t2 B*t3 C- A@B B:v5
    => sold A>B:v1:t1_t3, compensated B:v5, handB v1_v5
`,
);

describe('a doubt', () => {
  const all = [bluffs, honest, twice, bidders, twoSeats, threeSeats].flat();
  test.each(all)('$says', (situation) => {
    expect(enacted(situation)).toEqual(situation);
  });
});

test('[S-8] [C-10] an acceptance that crosses a doubt is refused', () => {
  const { match, seatOf, asked, play } = tableAfter('A=v1_c1 A+c1 A$v1 B*c1 |');
  const { id } = asked().find(({ seat }) => seat === seatOf('A'))!;
  play('C? C>c1 |');
  const accept = { type: 'accept', seat: seatOf('B') };
  expect(match.submit(seatOf('A'), accept, id)).toMatchObject({ ok: false, rule: 'C-10' });
  expect(match.submit(seatOf('A'), accept).ok).toBe(true);
});

test('[S-8] a doubter who passes afterwards has passed', () => {
  const table = tableAfter('A=v1_c1 B=t1_t2 A+c1 A$v1 B? B>t1 B- C*c1 D-');
  expect(table.fact('next')).toBe('C bidding');
  table.play('C- A@C');
  expect(table.fact('sold')).toBe('A>C:v1:c1');
});
