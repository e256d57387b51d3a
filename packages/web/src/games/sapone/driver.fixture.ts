import { isHole } from '@mazzo/kernel';
import type { Card, Language } from '@mazzo/kernel';
import { inHand, inOrder, PRICE, saleOf, UP } from '@mazzo/games/sapone';
import type { State } from '@mazzo/games/sapone';
import { text as windows } from '../../play/windows/text.ts';
import type { Choose, Driver, Thing } from '../driver.fixture.ts';
import { words as en } from './text/en.ts';
import { words as it } from './text/it.ts';

const words = { en: en.table, it: it.table };

export const driver: Driver<State> = {
  cardAt,
  spoken: (card) => en.game.cards([card]),
  player,
  asksLess: true,
  lastTurn: { target: 8 },
  cancel: (language) => words[language].cancel,
};

function cardAt(view: State, place: string): Card | null {
  const [, seat, card, n] = /^hand:(\d+):(\d+):(\d+)$/.exec(place) ?? [];
  if (seat !== undefined) {
    return inHand(view, Number(seat), Number(card)) > Number(n) ? Number(card) : null;
  }
  const sale = saleOf(view);
  const [, bidder, at] = /^bid:(\d+):(\d+)$/.exec(place) ?? [];
  if (bidder !== undefined) return seen(sale?.bids[Number(bidder)]?.[Number(at)]?.card);
  const [, holder, which] = /^held:(\d+):(\d+)$/.exec(place) ?? [];
  if (holder !== undefined) {
    const { cards } = view.hands[Number(holder)]!;
    return (
      inOrder.flatMap((kind) => new Array<Card>(cards[kind]!).fill(kind))[Number(which)] ?? null
    );
  }
  if (place === 'stall:card') return seen(sale?.card);
  return view.facing.at(-1) === UP ? seen(view.market.at(-1)) : null;
}

function seen(slot: number | undefined): Card | null {
  return slot === undefined || isHole(slot) ? null : slot;
}

/** Own turns after which sales of others are looked at again. */
const CURIOUS = 4;

/** A little of everything: sells, buys, offers, doubts; and mostly lets the others trade. */
function player(language: Language): Choose {
  const { hand, stall, buttons } = words[language];
  let [turns, taken, offers] = [0, 0, 0];
  return (lit) => {
    const named = (...names: string[]) => lit.find(({ name }) => names.includes(name));
    const ownCards = lit.filter(({ group }) => group === hand);
    if (named(buttons.pick) !== undefined) {
      turns += 1;
      taken = 0;
    }
    const answer = named(
      buttons.pick,
      buttons.buy,
      buttons.sell,
      buttons.give,
      buttons.doubtIt,
      buttons.declare,
      buttons.bid(1),
    );
    if (answer !== undefined) return answer;
    const isCurious = turns % CURIOUS === 1;
    const pass = named(buttons.pass) ?? named(buttons.done);
    if (pass !== undefined) {
      if (turns % 3 === 0) return named(buttons.doubt) ?? pass;
      return isCurious && offers++ % 2 === 0 ? (ownCards[0] ?? pass) : (asking(lit) ?? pass);
    }
    // Others trade: nobody has to doubt.
    const goOn = named(windows[language].goOn);
    if (goOn !== undefined) return turns % 5 === 0 ? (named(buttons.doubt) ?? goOn) : goOn;
    if (asking(lit) !== undefined) return null;
    const sell = named(buttons.sellOne);
    const names = [...new Set(ownCards.map(({ name }) => name))];
    const pays = turns % 2 === 1 && names.length >= PRICE;
    if (sell !== undefined && !pays) return sell;
    // One of each kind, so that nothing is put back.
    if (names.length > 0) return named(names[taken++ % names.length]!)!;
    const offered = lit.find(({ group }) => group === stall);
    const keep = named(buttons.endSale);
    if (keep !== undefined) return offered ?? keep;
    return named(...kindNames[language]) ?? null;
  };
}

/** "Not until my turn", unless that is wished already. */
function asking(lit: readonly Thing[]): Thing | undefined {
  return lit.find(({ name }) => Object.values(wishes).includes(name));
}

const wishes = { en: windows.en.notUntilTurn, it: windows.it.notUntilTurn };
const kindNames = {
  en: inOrder.map((card) => en.game.card(card)),
  it: inOrder.map((card) => it.game.card(card)),
};
