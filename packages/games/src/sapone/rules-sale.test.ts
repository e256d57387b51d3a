import type { Seat } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { enacted, situations, tableAfter } from './rules.fixture.ts';
import { cardSigned, signs } from './rules-deck.fixture.ts';

const claims = situations(
  {},
  `
  [S-5] a card under its own name: the others see its back and the claim
    A=v1_c1 A+c1 A$v1 => next BCD bidding, offered A:v1:v1, saleA v1, saleB m, saleX m
  [S-5] a bluff is a claim like any
    A=v1_c1 A+c1 A$c1:v1 => next BCD bidding, offered A:c1:v1, saleA c1, saleB m
  [S-5] the card stays the seller's until it changes hands
    A=v1_c1 A+t1 A$v1 => handA c1_v1_t1, knowsBA +3m
  [S-5] a card one has not
    A=v1_c1 A+c1 !A$v2 => refused S-5 notInHand, next A trade
  [S-5] a market card under a name of the soap deck
    A=v1_c1 A+c1 !A$v1:s1 => refused S-5 otherDeck, next A trade
  [S-5] a coin is no two coins: those are of the soap deck
    A=v1_c1 A+c1 !A$c1:c2 => refused S-5 otherDeck, next A trade
  [S-5] nor is it the Diamond
    A=v1_c1 A+c1 !A$c1:d => refused S-5 otherDeck, next A trade
  [S-5] what was said cannot be changed: the seller is not asked while the others bid
    A=v1_c1 A+c1 A$c1:v1 !A$c1 !A.end !A@B => refused C-10 notYourDecision, next BCD bidding
  [S-5] the seller does not bid
    A=v1_c1 A+c1 A$v1 !A*c1 !A- => refused C-10 notYourDecision, next BCD bidding
`,
);

const soapClaims = situations(
  { seats: 2 },
  `
  [S-5] a soap card under a market name is refused
    A+c1 A%c1_c1_c1:s1 B+c1 B$c1 ; A+v1 !A$s1:c1 => refused S-5 otherDeck, next A trade
  [S-5] under another name of the soap deck it may be sold
    A+c1 A%c1_c1_c1:s1 B+c1 B$c1 ; A+v1 A$s1:s2 => next B bidding, saleB s, saleX s
  [S-5] the Diamond may be sold, under its own name
    A+c1 A%c1_c1_c1:d B+v1 B$c1 ; A+c1 A$d B*v1 B- A@B => handA c1_v1, handB c1_c1_d, sold A>B:d:v1
  [S-5] the Diamond may be sold under another name, which is a bluff
    A+c1 A%c1_c1_c1:d B+v1 B$c1 ; A+c1 A$d:s2 B? => doubted B>A:d:bluff, handB c1_c1_v1_d
  [S-2] [S-6] the back of a bid is seen by all
    A+c1 A%c1_c1_c1:s1 B+v1 B$v1 A*s1 => bidsBA s, bidsXA s, next B decide
  [S-5] another soap card may be sold as the Diamond
    A+c1 A%c1_c1_c1:s1 B+c1 B$c1 ; A+c1 A$s1:d B? => doubted B>A:s1:bluff, next B pick
`,
);

const bids = situations(
  {},
  `
  [S-6] one card, face down
    B=v1_c1 A+c1 A$c1 B*v1 => bidsBB v1, bidsCB m, bidsXB m, bidAdded B:v1, next BCD bidding
  [S-6] it stays in its owner's hand until the sale ends well
    B=v1_c1 A+c1 A$c1 B*v1 => handB c1_v1, knowsAB +2m
  [S-6] more than one, a card at a time; with all of one's cards on the table one has passed
    B=v1_c1 A+c1 A$c1 B*v1 B*c1 => bidsBB v1_c1, bidsAB m_m, next CD bidding, free nobody
  [S-6] not the same card twice
    B=v1_c1 A+c1 A$c1 B*v1 !B*v1 => refused S-6 notInHand, bidsBB v1
  [S-6] twins are two cards
    B=v5_v5 A+c1 A$c1 B*v5 B*v5 => bidsBB v5_v5, handB v5_v5
  [S-6] a card one has not
    B=v1_c1 A+c1 A$c1 !B*t1 => refused S-6 notInHand, bidsBB -
  [S-6] each bidder separately
    B=v1_c1 C=t1_c1 A+c1 A$c1 B*v1 C*t1 C*c1 => bidsBB v1, bidsCC t1_c1, next BD bidding
  [S-6] only while the bidding is open
    A+c1 !B*c1 A$c1 B*c1 | !B*c1 => refused S-7 biddingClosed, next A decide
`,
);

const openBids = situations(
  { options: { bids: 'open' } },
  `
  [S-6] open bids are seen by all
    B=v1_c1 A+c1 A$c1 B*v1 => bidsAB v1, bidsCB v1, bidsXB v1, next BCD bidding
  [S-6] the card on sale is not
    B=v1_c1 A=t1_c1 A+c1 A$t1 B*v1 => saleB m, saleX m
`,
);

const answers = situations(
  {},
  `
  [S-7] a pass binds until the bidding reopens
    A+c1 A$c1 B- !B*c1 => refused S-7 passedAlready, next CD bidding, free B
  [S-7] passing twice is nothing
    A+c1 A$c1 B- !B- => refused S-7 passedAlready, next CD bidding
  [S-7] a bid reopens nobody
    A+c1 A$c1 B- C*c1 => next CD bidding, free B
  [S-7] who has bid may pass, and adds no more
    A+c1 A$c1 B*c1 B- !B*c1 => refused S-7 passedAlready, next CD bidding, free B
  [S-7] no bid: the seller keeps the card and the turn ends
    A=v1_c1 A+c1 A$v1 B- C- D- => saleEnded A:noBids, handA c1_c1_v1, next B pick, biddingClosed none
  [S-7] with a bid the seller answers when all have passed
    A+c1 A$c1 B*c1 B- C- D- => next A decide, free BCD, biddingClosed A
  [S-7] or have nothing more to bid
    A+c1 A$c1 B*c1 B*c1 C- D- => next A decide, free CD
  [S-7] the seller ends the sale: bids go back
    A=v1_c1 B=t1_c1 A+c1 A$v1 B*t1 | A.end
    => saleEnded A:refused, handA c1_c1_v1, handB c1_t1, next B pick, sold none
  [S-7] the seller accepts one bid
    A=v1_c1 B=t1_c1 A+c1 A$v1 B*t1 | A@B => sold A>B:v1:t1, next B pick
  [S-7] not one that was not made
    A+c1 A$c1 B*c1 | !A@C => refused S-7 noBid, next A decide
  [S-7] nor the seller's own
    A+c1 A$c1 B*c1 | !A@A => refused S-7 noBid, next A decide
  [S-7] not before all have passed
    A+c1 A$c1 B*c1 B- C- !A@B => refused C-10 notYourDecision, next D bidding
  [S-7] the seller must answer: nothing is sold meanwhile
    A+c1 A$c1 B*c1 | !A$c1 !A- !A+c1 => refused S-7 decideSale, next A decide
  [S-7] asking for more reopens the bidding for all; bids stay
    A+c1 A$c1 B*c1 | A.more => next BCD bidding, bidsBB c1, askedMore A
  [S-7] those who passed may bid now, newcomers too
    A+c1 A$c1 B*c1 | A.more C*c1 B*c1 => bidsBB c1_c1, bidsCC c1, next CD bidding
  [S-7] a pass binds again
    A+c1 A$c1 B*c1 | A.more C- !C*c1 => refused S-7 passedAlready, next BD bidding
  [S-7] asking for more twice
    A+c1 A$c1 B*c1 | A.more | A.more => next BCD bidding, askedMore A A
  [S-7] not a third time
    A+c1 A$c1 B*c1 | A.more | A.more | !A.more => refused S-7 askedTwice, next A decide
  [S-7] after asking twice a bid may be accepted
    A=v1_c1 A+c1 A$v1 B*c1 | A.more | A.more C*c1 | A@C => sold A>C:v1:c1, next B pick
  [S-7] in the next sale one may ask again
    A+c1 A$c1 B*c1 | A.more | A.more ; B+c1 B$c1 C*c1 | B.more => next ACD bidding
`,
);

const twoSeats = situations(
  { seats: 2 },
  `
  [S-7] nobody can add a card: asking for more is refused
    A+c1 A$c1 B*c1 B*c1 !A.more => refused S-7 nobodyCanAdd, next A decide, free nobody
  [S-7] while one bidder has a card left it is not
    A+c1 A$c1 B*c1 B- A.more => next B bidding
`,
);

describe('a sale', () => {
  const all = [claims, soapClaims, bids, openBids, answers, twoSeats].flat();
  test.each(all)('$says', (situation) => {
    expect(enacted(situation)).toEqual(situation);
  });
});

test.each([
  ['v1', 'A=v1_c1 A+c1', 'c1 v1 v2 v3 v4 v5 t1 t2 t3 t4 t5'],
  ['s1', 'A+c1 A%c1_c1_c1:s1 B+c1 B$c1 ; A+v1', 's1 s2 c4 c3 c2 d'],
])('[S-5] %s may be claimed to be any kind of its own deck', (card, story, names) => {
  const { match, seatOf } = tableAfter(story, { seats: 2 });
  const claimable = signs.filter((sign) => {
    const claim = cardSigned(sign);
    return (
      match.check(seatOf('A'), { type: 'sell', card: cardSigned(card), claim, wish: null }) === null
    );
  });
  expect(claimable).toEqual(names.split(' '));
});

/** All ways in which these sequences can arrive, each in its own order. */
function interleavings(words: readonly (readonly string[])[]): string[][] {
  const started = words.flatMap(([first, ...rest], at) => {
    if (first === undefined) return [];
    const others = words.map((line, other) => (other === at ? rest : line));
    return interleavings(others).map((line) => [first, ...line]);
  });
  return started.length === 0 ? [[]] : started;
}

const arrivals = interleavings([['B*v1', 'B*c1', 'B-'], ['C*t1:tools', 'C-'], ['D-']]);

test(`[S-6] [S-7] bids give the same table in all ${arrivals.length} orders of arrival`, () => {
  expect(arrivals).toHaveLength(60);
  const setup = { seats: 4, seed: 'sfc32:arrivals' };
  // B holds a third card, so that its pass is one.
  const before = 'A+v5 A$v5 ; B+c1 B$c1 ; C+t3 C$t3 ; D+c1 D$c1 ; A+c1 A$c1:v2';
  const tables = arrivals.map((words) => {
    const table = tableAfter(`A=v2_c1 B=v1_c1 C=t1_t2 D=v3_v4 ${before}`, setup);
    table.play(words.join(' '));
    const views = [0, 1, 2, 3].map((seat: Seat) => table.match.view(seat));
    return JSON.stringify([table.match.state, ...views, table.match.view('spectator')]);
  });
  expect(new Set(tables).size).toBe(1);
});

test('[S-7] [C-10] a bid of another does not change the question one is answering', () => {
  const { match, seatOf, asked, play } = tableAfter('A+c1 A$c1');
  const { id } = asked().find(({ seat }) => seat === seatOf('C'))!;
  play('B*c1 D- B-');
  const sent = match.play(
    seatOf('C'),
    { type: 'bid', card: cardSigned('c1'), statement: null },
    id,
  );
  expect(sent.ok).toBe(true);
});

test('[C-10] a pass meant for the first bidding is no pass for the second', () => {
  const { match, seatOf, asked, play } = tableAfter('A+c1 A$c1 B*c1');
  const { id } = asked().find(({ seat }) => seat === seatOf('C'))!;
  play('| A.more');
  expect(match.play(seatOf('C'), { type: 'pass' }, id)).toMatchObject({ ok: false, rule: 'C-10' });
});
