/** S-2: what everybody may know, and no more. */
import { chanceFrom, createMatch, hidden, isHole } from '@mazzo/kernel';
import type { Chance, Match, Seat, Viewer } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { sapone } from './index.ts';
import { enacted, situations, tableAfter } from './rules.fixture.ts';
import type { Event, Move, State } from './types.ts';

const known = situations(
  {},
  `
  [S-2] to others a hand is a number of cards of each back
    A=v1_t1 A+c1 => knowsAA c1 v1 t1, knowsBA +3m, knowsXA +3m
  [S-2] taken face up: known to all
    A+v1^ => knowsBA v1 +2m, knowsXA v1 +2m
  [S-2] offered and not sold: known as before
    A+v1^ A$v1 B*c1 | A.end => knowsBA v1 +2m, knowsXA v1 +2m
  [S-2] sold unseen: of each kind one may have gone, as far as third parties know
    A=c1_c1 B=t1_c1 A+v1^ A$c1 B*t1 | A@B => knowsCA +3m, knowsXA +3m, knowsCB +2m
  [S-2] the two know what was sold and what was paid
    A=c1_c1 B=t1_c1 A+v1^ A$c1 B*t1 | A@B => knowsBA v1 t1 +1m, knowsAB c1 +1m
  [S-2] a bluff sold: the buyer knows it by now
    A=c1_c1 B=t1_c1 A+v1 A$v1:v5 B*t1 | A@B => knowsBB c1 v1, knowsAB v1 +1m, knowsBA t1 +2m
  [S-2] given unseen: known to the two
    A=v1_c1 B=t1_t2 A+c1 A$v1 B? B>t2 => knowsAB +1m, knowsBA v1 t2 +2m, knowsCA v1 +3m, knowsCB +1m
  [S-2] shown by a doubt and true: the seller is known to hold it
    A=v1_c1 A+c1 A$v1 B? B>c1 | => knowsCA v1 +3m, knowsXA v1 +3m
  [S-2] shown by a doubt and false: the doubter is known to hold it
    A=t1_c1 A+c1 A$t1:v1 B? => knowsCB t1 +2m, knowsXB t1 +2m, knowsCA +2m
  [S-2] shown by a doubt, then sold: the buyer is known to hold it
    A=v1_c1 B=t1_c1 A+c1 A$v1 C? C>c1 B*t1 | A@B => knowsDB v1 +1m, knowsXA +4m, knowsXB v1 +1m
  [S-2] a gift makes uncertain what was known, but not to whoever got it
    A+c1 A$c1 ; B+v1^ B$c1 ; C+c1 C$c1 B? B>c1 => knowsAB +2m, knowsXB +2m, knowsCB v1 +1m
  [S-2] a new round: nothing is known any more
    A+v1^ A$v1 ; ~1 D+t1^ D$t1 ; => knowsBA +2m, knowsXA +2m, knowsXD +2m, rounds 1
  [S-2] one card seen twice is one card
    A=v1_c1 A+c1 A$v1 B? B>c1 ; B+c1 B$c1 ; C+c1 C$c1 ; D+c1 D$c1 ; A+c1 A$v1 C? C>c1 |
    => knowsXA v1 +5m, knowsDA v1 +5m
`,
);

const counted = situations(
  { seats: 2 },
  `
  [S-2] of three known twins two are left when one card has gone unseen
    B=t1_t2 A+v5^ A$v5 ; B+c1 B$t1 ; A+v5^ A$v5 ; B+c1 B$t1 ; A+v5^ A$c1 B*c1 B- A@B
    => knowsXA v5 v5 +3m, knowsXB +4m
  [S-2] of four known twins one is left when three cards have gone unseen
    A+v5^ A$v5 ; B+c1 B$c1 ; A+v5^ A$v5 ; B+c1 B$c1 ; A+v5^ A$v5 ; B+c1 B$c1 ; A+v5^ A%v5_c1_c1:s1
    => knowsBA v5 +2m +1s, knowsXA v5 +2m +1s, handA v5_v5_v5_s1
  [S-2] every kind of that back becomes uncertain by one
    A+v5^ A$v5 ; B+c1 B$c1 ; A+v5^ A$v5 ; B+c1 B$c1 ; A+v1^ A$c1:t1 B*c1 B- A@B => knowsXA v5 +4m
  [S-2] of fewer known than gone none is left
    A+v5^ A%v5_c1_c1:s1 => knowsBA +1s, knowsXA +1s
  [S-2] a soap card that goes makes no market card uncertain
    A+c1 A%c1_c1_c1:s1 B+c1 B$c1 ; A+v1^ A$s1 B*c1 B- A@B => knowsXA v1 +1m, knowsXB +2m +1s
  [S-2] nor a market card a soap card
    A+c1 A%c1_c1_c1:s1 B+c1 B$c1 ; A+c1 A$s1 B? B>c1 B- B+v2 B$v2 ; A+v1 A$v1 B*c1 B- A@B
    => knowsXA s1 +3m, knowsXB +3m
  [S-2] paying with both backs: each for itself
    A+c1 A%c1_c1_c1:s1 B+c1 B$c1 ; A+v5^ A$v5 ; B+c1 B$c1 ; A+v5^ A$v5 ; B+c1 B$c1 ; A+v5^ A%s1_v5_v5:s2
    => knowsXA v5 +1s, handA v5_s2
`,
);

const open = situations(
  { options: { bids: 'open' } },
  `
  [S-2] an open bid is known to be in that hand
    B=v1_c1 A+c1 A$c1 B*v1 => knowsCB v1 +1m, knowsXB v1 +1m
  [S-2] also after it went back
    B=v1_c1 A+c1 A$c1 B*v1 | A.end => knowsCB v1 +1m, knowsXB v1 +1m
  [S-2] two twins are two, one twin seen twice is one
    B=v5_v5 A+c1 A$c1 B*v5 ; B+c1 B$c1 ; C+c1 C$c1 B*v5 ; => knowsXB v5 +2m
  [S-2] two twins at once are two
    B=v5_v5 A+c1 A$c1 B*v5 B*v5 ; => knowsXB v5 v5
  [S-2] paid openly: the seller is known to hold it, the buyer no more
    A=t1_c1 B=v1_c1 A+c1 A$t1 B*v1 | A@B => knowsCA v1 +2m, knowsCB +2m, knowsXA v1 +2m
  [S-2] known twins, one paid openly: the others stay known
    B=v5_v5 A+c1 A$c1 B*v5 B*v5 ; B+c1 B$c1 ; C+c1 C$c1 B*v5 | C@B => knowsXB v5 +2m, knowsXC v5 +2m
  [S-2] what lies open on the table cannot be the gift: it stays known
    A=t1_c1 B=v1_v2 A+c1 A$t1 B*v1 B? B>v2 => knowsCB v1, knowsXB v1, knowsXA t1 +3m
  [S-2] the gift itself is unseen
    A=t1_c1 B=v1_v2 A+c1 A$t1 B? B>v2 => knowsCB +1m, knowsXA t1 +3m
`,
);

describe('what is known of a hand', () => {
  test.each([...known, ...counted, ...open])('$says', (situation) => {
    expect(enacted(situation)).toEqual(situation);
  });
});

test('[S-2] [S-10] cards out of play are known to whoever paid them, their backs to all', () => {
  const { match, seatOf } = tableAfter('A=v1_t1 A+c1 A%v1_t1_c1:s1');
  const out = (viewer: Viewer): number[] => match.view(viewer).out;
  expect(sorted(out(seatOf('A')))).toEqual(sorted(match.state.out));
  for (const viewer of [seatOf('B'), seatOf('C'), 'spectator'] as const) {
    expect(out(viewer)).toHaveLength(3);
    expect(out(viewer).every(isHole)).toBe(true);
  }
});

function sorted(cards: readonly number[]): number[] {
  return cards.toSorted((a, b) => a - b);
}

/** Who may see which cards of an event, from the rules alone. */
function secretsOf(
  event: Event,
  options: State['options'],
): [number[], (viewer: Viewer) => boolean][] {
  const only =
    (...seats: Seat[]) =>
    (viewer: Viewer) =>
      viewer !== 'spectator' && seats.includes(viewer);
  const all = () => true;
  switch (event.type) {
    case 'dealt':
      return [[[...event.cards], only(event.seat)]];
    case 'offered':
      return [
        [[event.card], only(event.seat)],
        [[event.claim], all],
      ];
    case 'bidAdded':
      return [[[event.card], options.bids === 'open' ? all : only(event.seat)]];
    case 'picked':
    case 'compensated':
      return [[[event.card], event.open ? all : only(event.seat)]];
    case 'gave':
      return [[[event.card], only(event.by, event.seat)]];
    case 'sold':
      return [
        [[event.card], event.open ? all : only(event.seat, event.buyer)],
        [[...event.paid], options.bids === 'open' ? all : only(event.seat, event.buyer)],
      ];
    case 'bought':
      return [[[event.card, ...event.paid], only(event.seat)]];
    case 'doubted':
    case 'tookFree':
      return [[[event.card], all]];
    case 'shown':
      return [[[...event.cards], all]];
    default:
      return [];
  }
}

/** Whether the viewer was told each card they may see, and of the others the backs. */
function isToldRightly(event: Event, viewer: Viewer, options: State['options']): boolean {
  const told = secretsOf(sapone.reveal(event, viewer, options), options).flatMap(
    ([cards]) => cards,
  );
  const owed = secretsOf(event, options).flatMap(([cards, may]) =>
    cards.map((card) => (may(viewer) ? card : hidden(sapone.cards.backs[card]!))),
  );
  return sorted(told).join() === sorted(owed).join();
}

/** All that is told in a match of random moves. */
function randomEvents(match: Match<State, Move, Event>, taste: Chance): Event[] {
  const opening = match.log[0] as unknown as { readonly events: readonly Event[] };
  const told = [...opening.events];
  for (let move = 0; move < 3000; move++) {
    const status = match.status();
    if (status.over) break;
    const { seat } = status.decisions[taste.below(status.decisions.length)]!;
    const moves = match.legal(seat);
    const played = match.submit(seat, moves[taste.below(moves.length)]);
    if (played.ok) told.push(...played.events);
  }
  return told;
}

test.each([
  [2, 'faceDown'],
  [4, 'faceDown'],
  [4, 'open'],
  [8, 'open'],
] as const)('[S-2] %i seats, bids %s: each viewer is told what they may know', (seats, bids) => {
  const options = { bids, target: 5 };
  const match = createMatch(sapone, { seats, options, seed: 'sfc32:secrets' });
  const viewers: Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
  const told = randomEvents(match, chanceFrom(`sfc32:secrets ${seats}`));
  for (const event of told) {
    const wrong = viewers.filter((viewer) => !isToldRightly(event, viewer, match.state.options));
    expect(wrong, JSON.stringify(event)).toEqual([]);
  }
  const met = new Set(told.map(({ type }) => type));
  for (const type of [
    'dealt',
    'picked',
    'offered',
    'bidAdded',
    'doubted',
    'sold',
    'bought',
  ] as const)
    expect(met).toContain(type);
});

test('[S-3] the order of a shuffle is told to nobody', () => {
  const match = createMatch(sapone, { seats: 3 });
  const shuffled = randomEvents(match, chanceFrom('sfc32:shuffled')).filter(isShuffle);
  expect(shuffled.length).toBeGreaterThan(1);
  for (const event of shuffled) {
    const turned = { ...event, cards: event.cards.toReversed() };
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const told = sapone.reveal(event, viewer, match.state.options);
      expect(told).toEqual(sapone.reveal(turned, viewer, match.state.options));
    }
  }
});

function isShuffle(event: Event): event is Extract<Event, { type: 'shuffled' }> {
  return event.type === 'shuffled';
}
