import type { State } from '@mazzo/games/pinnacola';
import { cardsOf } from '@mazzo/games/pinnacola';
import type { Language } from '@mazzo/kernel';
import type { Choose, Driver, Thing } from '../driver.fixture.ts';
import { cardInHand, pozzoIndex } from './places.ts';
import { words as en } from './text/en.ts';
import { words as it } from './text/it.ts';

const words = { en: en.table, it: it.table };

export const driver: Driver<State> = {
  cardAt({ pozzo, melds }, place) {
    const held = cardInHand(place);
    if (held !== null) return held;
    const [, seat, n, card] = /^meld:(\d+):(\d+):(\d+)$/.exec(place) ?? [];
    const meld = melds[Number(seat)]?.[Number(n)];
    if (meld !== undefined) return cardsOf(meld)[Number(card)] ?? null;
    return pozzo[pozzoIndex(place) ?? -1] ?? null;
  },
  player,
  cancel: (language) => words[language].buttons.undo,
};

/** Takes the pozzo where it may, lays what is best, and throws away what it is told to, or the first card. */
function player(language: Language): Choose {
  const { buttons, hand } = words[language];
  const begins = (label: string) => label.split(' ')[0]!;
  return (lit) => {
    const named = (...names: string[]) =>
      names.map((name) => lit.find((one) => one.name.startsWith(name))).find((one) => one);
    const inHand = (one: Thing) => one.group?.startsWith(hand) === true;
    return (
      named(begins(buttons.take(1)), buttons.draw, buttons.best) ??
      named(begins(buttons.closeWith('')), begins(buttons.discard(''))) ??
      lit.find(inHand) ??
      null
    );
  };
}
