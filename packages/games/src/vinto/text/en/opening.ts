/** The words until everybody has looked at two cards. */
import { isHole, saysEn } from '@mazzo/kernel';
import type { Audience, Card, Seat } from '@mazzo/kernel';
import { JOKER, rankOf, ranks } from '../../cards.ts';
import { about } from '../about.ts';
import type { VintoOpening } from '../text.ts';

const suits = ['♣', '♦', '♥', '♠'];

/** "your card 2", "Ada’s card 2", or "their own card 2" where Ada is the one who acts. */
export function place(to: Audience, seat: Seat, slot: number, by?: Seat): string {
  const whose = seat === by ? 'their own' : `${to.name(seat)}’s`;
  return `${to.you === seat ? 'your' : whose} card ${slot + 1}`;
}

export function card(kind: Card): string {
  return kind === JOKER ? 'joker' : `${ranks[rankOf(kind)]}${suits[kind & 3]}`;
}

export const opening: VintoOpening = {
  ...about.en,
  card,
  ask: {
    peek: (left) => `Look at ${left === 1 ? 'one more' : 'two'} of your cards`,
  },
  moves: {
    target: (move, to) => place(to, move.seat, move.slot),
  },
  events: {
    roundBegan: (event, to) =>
      `Round ${event.round}. ${saysEn(to, event.first, 'begin', 'begins')}.`,
    shuffled: (event) => `${event.cards.length} cards are shuffled.`,
    dealt: () => '',
    turnedUp: (event) => `The discard pile begins with ${card(event.card)}.`,
    looked: (event, to) =>
      isHole(event.card)
        ? `${saysEn(to, event.by, 'look', 'looks')} at ${place(to, event.seat, event.slot, event.by)}.`
        : `${saysEn(to, event.by, 'look', 'looks')} at ${place(to, event.seat, event.slot, event.by)}: ${card(event.card)}.`,
  },
};
