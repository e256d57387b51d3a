import { createMatch, offhand } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { briscola, pointsTaken } from './index.ts';
import { enacted, read, situations, tableAfter } from './rules.fixture.ts';
import { winnerOf } from './scoring.ts';

/** Every card but these, so that a hand can be named alone. */
const hands = 'Ad 7c 4s / 4d 5c 6b / 2d / 3b 2b Fs Cs';

const stories = situations(`
  [B-4] the player who has not dealt leads, with any card
    ${hands} | => next A Ad 7c 4s
  [B-4] the other answers with any card, whatever was led
    ${hands} | A:7c => next B 4d 5c 6b
  [B-4] nobody has to play a trump that would take
    ${hands} | A:7c B:6b => points A:0 B:0

  [B-5] of one suit the stronger takes: the card that was led
    ${hands} | A:7c B:5c => next A Ad 4s 3b
  [B-5] of one suit the stronger takes: the answer
    4d 5c 6b / Ad 7c 4s / 2d / 3b 2b | A:5c B:7c => next B Ad 4s 3b
  [B-5] the Ace is the strongest, the three comes next
    3c 5s 6b / Ac 7s 4s / 2d / 3b 2b | A:3c B:Ac => points A:0 B:21
  [B-5] a three takes a King
    Rc 5s 6b / 3c 7s 4s / 2d / 3b 2b | A:Rc B:3c => points A:0 B:14
  [B-5] a King takes a Knight, a Knight a Jack, a Jack a seven
    Cc Fs 7b / Rc Cs Fb / 2d / 3d 4d 5d 6d | A:Cc B:Rc B:Cs A:Fs B:Fb A:7b => points A:0 B:14
  [B-5] a two is the weakest
    2c 5s 6b / 4c 7s 4s / 2d / 3b 2b | A:2c B:4c => next B 4s 7s 3b
  [B-5] of two suits the one that was led takes
    ${hands} | A:4s B:5c => next A Ad 7c 3b
  [B-5] a trump takes a card of another suit, an Ace too
    Ac 5s 6b / 2d 7s 4s / 4d / 3b 2b | A:Ac B:2d => points A:0 B:11
  [B-5] a trump that was led takes what is no trump
    2d 5s 6b / Ac 7s 4s / 4d / 3b 2b | A:2d B:Ac => points A:11 B:0
  [B-5] of two trumps the stronger takes
    ${hands} | A:Ad B:4d => points A:11 B:0

  [B-6] both draw, whoever took the trick first
    ${hands} | A:7c B:5c => drew A:3b B:2b, stock 32
  [B-6] the other way round where the answer took
    4d 5c 6b / Ad 7c 4s / 2d / 3b 2b | A:5c B:7c => drew B:3b A:2b, stock 32
  [B-6] whoever took leads the next trick
    4d 5c 6b / Ad 7c 4s / 2d / 3b 2b | A:5c B:7c B:3b => next A 4d 2b 6b

  [B-7] an Ace 11, a three 10
    Ac 5s 6b / 3c 7s 4s / 2d / 3b 2b | A:Ac B:3c => points A:21 B:0
  [B-7] a King 4, a Knight 3, a Jack 2, the others nothing
    Rc Fs 7b / Cc 7s 4s / 2d / 3b 2b | A:Rc B:Cc A:Fs B:7s => points A:9 B:0

  [B-10] out of time: what is worth nothing before what is worth points
    Ac Fs 7b / 3c 7s 4s / 2d / 3b 2b | => timeout A:7b
  [B-10] no trump before a trump
    4d 7s 7b / 3c 6s 4s / 2d / 3b 2b | => timeout A:7s
  [B-10] the weakest of what is left, of equals that of the first suit
    6c 5s 5b / 3c 6s 4s / 2d / 3b 2b | => timeout A:5s
  [B-10] points are spared even at the price of a trump
    4d As 3b / 3c 6s 4s / 2d / 5b 2b | => timeout A:4d
  [B-10] the same in an answer
    Ac Fs 7b / 3c 7s 4d / 2d / 3b 2b | A:Ac => timeout B:7s
`);

test.each(stories)('$says', (situation) => {
  expect(enacted(situation)).toEqual(situation);
});

test('[B-1] forty cards, each of them once', () => {
  const { cards } = briscola;
  expect(new Set(cards.names).size).toBe(40);
  const opened = createMatch(briscola).log[0] as unknown as { events: { cards?: number[] }[] };
  const shuffled = opened.events.find((event) => event.cards?.length === 40)!.cards!;
  expect(shuffled.toSorted((a, b) => a - b)).toEqual([...cards.names.keys()]);
});

test('[B-2] two players, no more and no fewer', () => {
  expect(briscola.seats).toEqual({ min: 2, max: 2, default: 2 });
  expect(() => createMatch(briscola, { seats: 3 })).toThrow(RangeError);
});

test('[B-3] three cards each, and the next one face up under the stock', () => {
  const { match, seatOf } = tableAfter(`${hands} |`);
  const { stock, trump } = match.view('spectator');
  expect(briscola.cards.names[trump!]).toBe('2d');
  expect(stock).toHaveLength(34);
  expect(stock[0]).toBe(trump);
  expect(stock.slice(1).every((slot) => slot < 0)).toBe(true);
  expect(match.legal(seatOf('A'))).toEqual(['A:Ad', 'A:7c', 'A:4s'].map(read));
});

test.each([
  ['[B-4] a card that is not in hand', 'A', 'A:5c', 'B-4'],
  ['[C-10] a card out of turn', 'B', 'B:4d', 'C-10'],
] as const)('%s is refused', (_, letter, step, rule) => {
  const { match, seatOf } = tableAfter(`${hands} |`);
  expect(match.play(seatOf(letter), read(step))).toMatchObject({ ok: false, rule });
});

/** Plays deals with the game's own bot until the match is over. */
function playOut(seed: string, wins: number) {
  const match = createMatch(briscola, { seed, options: { wins } });
  for (let status = match.status(); !status.over; status = match.status()) {
    const { seat } = status.decisions[0]!;
    const played = match.play(seat, offhand(briscola, match.view(seat), seat, { below, shuffle }));
    expect(played.ok).toBe(true);
  }
  const events = match.log.flatMap((entry) => ('events' in entry ? entry.events : []));
  return { match, events: events as unknown as Parameters<typeof briscola.apply>[1][] };
}

const below = () => 0;
const shuffle = () => {};

describe('whole matches', () => {
  const seeds = Array.from({ length: 40 }, (_, n) => `sfc32:briscola ${n}`);

  test.each(seeds)('[B-6] [B-7] [B-8] in twenty tricks 120 points are taken, by %s', (seed) => {
    const { events } = playOut(seed, 1);
    const ends = events.filter((event) => event.type === 'dealEnded');
    for (const { points, winner } of ends) {
      expect(points[0]! + points[1]!).toBe(120);
      expect(winner).toBe(points[0]! > 60 ? 0 : points[1]! > 60 ? 1 : null);
    }
    const tricks = events.filter((event) => event.type === 'trickTaken');
    expect(tricks).toHaveLength(20 * ends.length);
    const open = events.filter((event) => event.type === 'drew' && event.open);
    expect(open).toHaveLength(ends.length);
  });

  test.each([1, 2, 5])('[B-9] the first with %i deals wins, and the deal goes round', (wins) => {
    const { match, events } = playOut(`sfc32:to ${wins}`, wins);
    const [first, second] = match.standings();
    expect(first).toMatchObject({ place: 1, score: wins });
    expect(second!.score).toBeLessThan(wins);
    const dealers = events.flatMap((event) => (event.type === 'dealBegan' ? event.dealer : []));
    expect(dealers.every((dealer, n) => n === 0 || dealer === 1 - dealers[n - 1]!)).toBe(true);
  });
});

test.each([
  [[61, 59], 0],
  [[59, 61], 1],
  [[60, 60], null],
])('[B-8] with %j the deal is won by %j', (points, winner) => {
  expect(winnerOf(points)).toBe(winner);
});

test('[B-9] a match ends after twenty deals, and equal players share the place', () => {
  const { state } = createMatch(briscola);
  for (let deal = 0; deal < 20; deal++) {
    expect(briscola.status(state).over).toBe(false);
    briscola.apply(state, { type: 'dealEnded', points: [60, 60], winner: null });
  }
  briscola.apply(state, { type: 'matchEnded' });
  const status = briscola.status(state);
  expect(status.over && status.standings.map(({ place }) => place)).toEqual([1, 1]);
});

test('[C-5] the first dealer is drawn at random', () => {
  const dealers = Array.from({ length: 100 }, (_, n) => {
    return createMatch(briscola, { seed: `sfc32:${n}` }).state.dealer;
  });
  expect(dealers.filter((dealer) => dealer === 0).length).toBeGreaterThan(30);
  expect(dealers.filter((dealer) => dealer === 1).length).toBeGreaterThan(30);
});

test('[B-7] the deck has 120 points', () => {
  expect(pointsTaken(briscola.cards.names.map(() => 1))).toBe(120);
});
