/** Melds and their worth, beside a judge that tries every card in every place. */
import { chanceFrom, listKinds, optionsFrom } from '@mazzo/kernel';
import type { Card, Chance } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { many } from '../../../../scripts/lengths.ts';
import { cards, KINDS, pack } from './cards.ts';
import {
  cardsIn,
  everyMeld,
  grown,
  isPinnacolaHere,
  isPinnacoloneHere,
  isPokerHere,
  joker,
  meldsOf,
  placesOf,
  shapes,
  valueOf,
} from './judge-melds.fixture.ts';
import {
  cardsOf,
  growth,
  isMeld,
  isPinnacola,
  isPinnacolone,
  isPoker,
  pointsOfMeld,
  readings,
  worthOf,
} from './melds.ts';
import type { Meld } from './melds.ts';
import { options } from './options.ts';
import type { Options } from './options.ts';

const standard = optionsFrom<Options>(options);
const everyScoring: readonly Options[] = (['allowed', 'clean'] as const).flatMap((jokers) =>
  (['add', 'replace'] as const).map((bonuses) => ({ ...standard, jokers, bonuses })),
);

/** Disagreements, in card notation; the comparison goes on, so that a report shows more than one. */
function complaints(hands: Iterable<readonly Card[]>, met: Set<string>): string[] {
  const found: string[] = [];
  for (const hand of hands) {
    const judged = meldsOf(hand);
    const read = readings(hand);
    if (judged.length === 0 && read.length === 0) continue;
    const [ours, theirs] = [judged, read].map((melds) => melds.map(told).toSorted().join(' '));
    for (const meld of judged) met.add(told(meld));
    if (ours !== theirs) found.push(`${names(hand)}: judge ${ours}, engine ${theirs}`);
    else if (read.some((meld) => names(cardsOf(meld)) !== names(hand))) {
      found.push(`${names(hand)}: other cards lie in ${theirs}`);
    }
  }
  return found.slice(0, 20);
}

function names(hand: readonly Card[]): string {
  const sorted = hand.toSorted((a, b) => a - b);
  return sorted.map((card) => cards.names[card]).join(' ');
}

function told(meld: Meld): string {
  return JSON.stringify(Object.entries(meld).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Every choice of so many cards from the whole pack, twins alike. */
function* choices(size: number, from = 0): Generator<Card[]> {
  if (size === 0) return yield [];
  for (let card = from; card < KINDS; card++) {
    for (const rest of choices(size - 1, card)) {
      const copies = 1 + rest.filter((other) => other === card).length;
      if (copies <= (card === joker ? 4 : 2)) yield [card, ...rest];
    }
  }
}

const LARGER = many(100_000, 6000);

/** Cards of a meld, or nearly: with one changed, doubled, added or taken away. */
function nearlyAMeld(chance: Chance): Card[] {
  const anyCard = (): Card => chance.below(KINDS);
  const size = 5 + chance.below(10);
  if (chance.below(20) === 0) return Array.from({ length: size }, anyCard);
  const long = bySize[size]!;
  const hand = cardsIn(long[chance.below(long.length)]!);
  const at = chance.below(hand.length);
  const changes = [
    () => {},
    () => hand.splice(at, 1, anyCard()),
    () => hand.splice(at, 1, joker),
    () => hand.splice(at, 1),
    () => hand.push(anyCard()),
    () => hand.push(joker),
    () => hand.push(hand[at]!),
    () => hand.splice(at, 1, (hand[at]! + 13) % 52),
    () => hand.splice(at, 1, joker) && hand.push(hand[chance.below(hand.length)]!),
  ];
  changes[chance.below(changes.length)]!();
  chance.shuffle(hand);
  return hand;
}

const bySize: Partial<Record<number, Meld[]>> = Object.groupBy(
  everyMeld,
  (meld) => cardsIn(meld).length,
);

/** One hand for every long meld, and as many by chance. */
function* larger(): Generator<Card[]> {
  yield* everyMeld.map(cardsIn).filter((hand) => hand.length > 4);
  const chance = chanceFrom('sfc32:melds');
  for (let n = 0; n < LARGER;) {
    const hand = nearlyAMeld(chance);
    const copies = hand.map((card) => hand.filter((other) => other === card).length);
    if (hand.some((card, i) => copies[i]! > (card === joker ? 4 : 2))) continue;
    n++;
    yield hand;
  }
}

describe('[P-5] [P-6] what cards can be', () => {
  const met = new Set<string>();

  test.each([3, 4])('every choice of %i cards', (size) => {
    expect(complaints(choices(size), met)).toEqual([]);
  });

  test(`${LARGER} larger ones`, () => {
    expect(complaints(larger(), met)).toEqual([]);
  });

  test('these were all the melds there are', () => {
    expect(everyMeld.map(told).filter((meld) => !met.has(meld))).toEqual([]);
    expect(everyMeld.length).toBe(4 * 598 + 13 * (4 + 1 + 6 + 4) + 1);
  });

  test('nothing else can be said that is a meld', () => {
    const wrong = [...shapes()].filter((meld) => isMeld(meld) !== (placesOf(meld) !== null));
    expect(wrong.map(told)).toEqual([]);
  });

  test('fewer than three cards are no meld', () => {
    for (const size of [0, 1, 2])
      for (const hand of choices(size)) expect(readings(hand)).toEqual([]);
  });

  test('the whole pack is no meld', () => {
    expect(readings(listKinds(pack()))).toEqual([]);
  });
});

describe.each(everyScoring)(
  '[P-7] [P-8] [P-9] with jokers $jokers and bonuses $bonuses',
  (options) => {
    test('every meld is worth what the rules say', () => {
      const wrong = everyMeld.flatMap((meld) => {
        const judged = valueOf(meld, options);
        const { cards: points, bonus } = worthOf(meld, options);
        const totals = [pointsOfMeld(meld, options), points + bonus];
        const agree = totals.every((total) => total === judged.total);
        const split = options.bonuses === 'replace' || points === judged.cards;
        return agree && split ? [] : `${told(meld)}: ${totals.join(' ')}, not ${judged.total}`;
      });
      expect(wrong).toEqual([]);
    });

    test('every meld counts for closing as the rules say', () => {
      const wrong = everyMeld.filter(
        (meld) =>
          isPinnacola(meld, options) !== isPinnacolaHere(meld, options) ||
          isPinnacolone(meld, options) !== isPinnacoloneHere(meld, options) ||
          isPoker(meld, options) !== isPokerHere(meld, options),
      );
      expect(wrong.map(told)).toEqual([]);
    });
  },
);

/** Melds of one suit or rank against each other, and a sample of the rest. */
function* pairs(): Generator<readonly [Meld, Meld]> {
  const hearts = everyMeld.filter((meld) => meld.kind === 'run' && meld.suit === 2);
  const sets = everyMeld.filter((meld) => meld.kind === 'set' && meld.rank < 2);
  for (const group of [hearts, [...sets, { kind: 'jokers' } as const]]) {
    for (const before of group) for (const after of group) yield [before, after];
  }
  const chance = chanceFrom('sfc32:growth');
  const any = (): Meld => everyMeld[chance.below(everyMeld.length)]!;
  for (let n = 0; n < 20_000; n++) yield [any(), any()];
}

test('[P-10] [P-11] a meld grows into another exactly where the rules say so', () => {
  const wrong: string[] = [];
  let growths = 0;
  for (const [before, after] of pairs()) {
    const judged = grown(before, after);
    const found = growth(before, after);
    if (judged !== null) growths++;
    const freed = found === null ? undefined : found.replaced !== null;
    if (judged?.freed !== freed) wrong.push(`${told(before)} → ${told(after)}: ${freed}`);
  }
  expect(growths).toBeGreaterThan(10_000);
  expect(wrong.slice(0, 20)).toEqual([]);
});
