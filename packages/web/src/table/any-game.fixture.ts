/** Any table of a game that is still to come to the page. */
import * as fc from 'fast-check';
import type { PinnacolaLike, SaponeLike } from './games.fixture.ts';

const anyMelds = fc.array(fc.oneof(fc.constantFrom(3, 4), fc.integer({ min: 3, max: 14 })), {
  maxLength: 12,
});

/** Hands of 2 to 45 cards; the more cards, the more melds there may be all the same. */
export const anyPinnacola: fc.Arbitrary<PinnacolaLike> = fc.record({
  hand: fc
    .tuple(fc.integer({ min: 2, max: 45 }), fc.array(fc.nat(9), { minLength: 5, maxLength: 5 }))
    .map(([count, weights]) => shared(count, weights)),
  own: anyMelds,
  rival: anyMelds,
  pozzo: fc.nat(60),
  duties: fc.nat(2),
  draft: fc.boolean(),
});

/** So many cards, by suits of such weights. */
function shared(count: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0) || 1;
  const parts = weights.map((weight) => Math.floor((count * weight) / sum));
  const left = count - parts.reduce((all, part) => all + part, 0);
  return parts.map((part, n) => (n === 0 ? part + left : part));
}

/** Who sells offers nothing, there are no offers before there is a claim, and many players share the cards. */
export const anySapone: fc.Arbitrary<SaponeLike> = fc
  .record({
    seats: fc.integer({ min: 2, max: 8 }),
    hand: fc.integer({ min: 0, max: 24 }),
    offers: fc.array(fc.nat(7), { minLength: 7, maxLength: 7 }),
    wishes: fc.nat(3),
    ownOffer: fc.nat(6),
    role: fc.constantFrom('bids', 'sells', 'claims'),
  })
  .map(({ role, seats, hand, ownOffer, offers, ...rest }) => ({
    ...rest,
    seats,
    hand: Math.min(hand, seats > 5 ? 16 : 24),
    offers: role === 'claims' ? [] : offers,
    ownOffer: role === 'bids' ? ownOffer : 0,
    sells: role === 'sells',
    claims: role === 'claims',
  }));
