/** The words until everybody has looked at two cards. */
import { isHole, saysIt } from '@mazzo/kernel';
import type { Audience, Card, Seat } from '@mazzo/kernel';
import { JOKER, rankOf, ranks } from '../../cards.ts';
import { about } from '../about.ts';
import type { VintoOpening } from '../text.ts';

const suits = ['♣', '♦', '♥', '♠'];

/** «la tua carta 2», «la carta 2 di Ada», o «la propria carta 2» se è Ada che gioca. */
export function place(to: Audience, seat: Seat, slot: number, by?: Seat): string {
  if (to.you === seat) return `la tua carta ${slot + 1}`;
  return seat === by ? `la propria carta ${slot + 1}` : `la carta ${slot + 1} di ${to.name(seat)}`;
}

export function card(kind: Card): string {
  return kind === JOKER ? 'jolly' : `${ranks[rankOf(kind)]}${suits[kind & 3]}`;
}

export const opening: VintoOpening = {
  ...about.it,
  card,
  ask: {
    peek: (left) => `Guarda ${left === 1 ? 'ancora una' : 'due'} delle tue carte`,
  },
  moves: {
    target: (move, to) => place(to, move.seat, move.slot),
  },
  events: {
    roundBegan: (event, to) =>
      `Mano ${event.round}. ${saysIt(to, event.first, 'cominci', 'comincia')}.`,
    shuffled: (event) => `Si mescolano ${event.cards.length} carte.`,
    dealt: () => '',
    turnedUp: (event) => `Gli scarti cominciano con ${card(event.card)}.`,
    looked: (event, to) =>
      isHole(event.card)
        ? `${saysIt(to, event.by, 'guardi', 'guarda')} ${place(to, event.seat, event.slot, event.by)}.`
        : `${saysIt(to, event.by, 'guardi', 'guarda')} ${place(to, event.seat, event.slot, event.by)}: ${card(event.card)}.`,
  },
};
