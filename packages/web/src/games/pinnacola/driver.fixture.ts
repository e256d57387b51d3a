import type { Event, State } from '@mazzo/games/pinnacola';
import { cardsOf } from '@mazzo/games/pinnacola';
import { listKinds } from '@mazzo/kernel';
import type { Language } from '@mazzo/kernel';
import type { Choose, Driver, Thing } from '../driver.fixture.ts';
import { cardInHand, pozzoIndex } from './places.ts';
import { words as en } from './text/en.ts';
import { words as it } from './text/it.ts';

const words = { en: en.table, it: it.table };

export const driver: Driver<State, Event> = {
  cardAt({ pozzo, melds, hands }, place) {
    const held = cardInHand(place);
    if (held !== null) return held;
    const [, seat, n, card] = /^meld:(\d+):(\d+):(\d+)$/.exec(place) ?? [];
    const meld = melds[Number(seat)]?.[Number(n)];
    if (meld !== undefined) return cardsOf(meld)[Number(card)] ?? null;
    const [, holder, at] = /^left:(\d+):(\d+)$/.exec(place) ?? [];
    if (holder !== undefined) return listKinds(hands[Number(holder)]!.cards)[Number(at)] ?? null;
    return pozzo[pozzoIndex(place) ?? -1] ?? null;
  },
  // Of one's own hand, or moved along in its meld.
  isDrafted({ hands, melds }, place, card) {
    if (!place.startsWith('meld:')) return false;
    return (
      hands.some(({ cards }) => cards[card]! > 0) ||
      melds.flat().some((meld) => cardsOf(meld).includes(card))
    );
  },
  // A run by its ends, and what a joker stands for.
  figurative: /\w+–\w+[♣♦♥♠]|\(joker as [^)]*\)|Joker as \S+/g,
  toldIn(event) {
    switch (event.type) {
      case 'laid':
        return cardsOf(event.meld);
      case 'grew':
      case 'jokerReplaced':
        return cardsOf(event.to);
      case 'rearranged':
        return event.melds.flatMap(cardsOf);
      default:
        return [];
    }
  },
  lastTurn: { target: 500 },
  player,
  cancel: (language) => words[language].buttons.undo,
};

/** Takes the pozzo where it may, lays what is best, and throws away what it is told to, or the first card. */
function player(language: Language): Choose {
  const { buttons, hand } = words[language];
  const take = buttons.take(1).split('1')[0]!;
  return (lit) => {
    const named = (...names: string[]) =>
      names.map((name) => lit.find((one) => one.name.startsWith(name))).find((one) => one);
    const inHand = (one: Thing) => one.group?.startsWith(hand) === true;
    return (
      named(take, buttons.draw, buttons.best, buttons.closeWith(''), buttons.discard('')) ??
      lit.find(inHand) ??
      null
    );
  };
}
