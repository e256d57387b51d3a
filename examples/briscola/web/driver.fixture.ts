import type { State } from '@mazzo/games/briscola';
import type { Driver } from '@mazzo/web/testing/driver';

export const driver: Driver<State> = {
  cardAt({ hands, stock, trick }, place) {
    const [, seat, card] = /^hand:(\d+):(\d+)$/.exec(place) ?? [];
    if (seat !== undefined) {
      return (hands[Number(seat)]?.cards[Number(card)] ?? 0) > 0 ? Number(card) : null;
    }
    if (place === 'trump:card') return stock[0] ?? null;
    return trick.find((played) => place === `trick:${played.seat}`)?.card ?? null;
  },
};
