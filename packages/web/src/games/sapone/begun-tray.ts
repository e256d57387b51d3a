/** What is asked of a Sapone player who has begun something. */
import {
  categories,
  claimsFor,
  DIAMOND,
  inOrder,
  kindsIn,
  PRICE,
  prospectOf,
  saleOf,
  UP,
} from '@mazzo/games/sapone';
import type { Category, Sale, State } from '@mazzo/games/sapone';
import { isHole } from '@mazzo/kernel';
import type { Card, Seat } from '@mazzo/kernel';
import type { Id, Tray, TrayButton } from '../../table/scene.ts';
import type { BegunMove } from './begun-move.ts';
import { LEAST, SAY, SELL, topicKey, wishKey } from './buttons.ts';
import type { SaponeEyes } from './eyes.ts';
import { afterSale, calledAs } from './on-show.ts';
import { cancel, kindButton } from './tray-buttons.ts';
import { wide } from './wide-button.ts';

export function begunTray(view: State, seat: Seat, begun: BegunMove, eyes: SaponeEyes): Tray {
  switch (begun.kind) {
    case 'chosen':
      return chosenTray(view, seat, begun, eyes);
    case 'sale':
      return saleTray(begun, eyes);
    case 'saying':
      return sayingTray(begun.cards, eyes);
    case 'doubt':
      return doubtTray(saleOf(view)!, eyes);
    case 'accept':
      return acceptTray(view, saleOf(view)!, begun.seat, eyes);
    case 'declare':
      return diamondTray(prospect(view, seat, begun.as, eyes), eyes);
  }
}

type Begun<Kind extends BegunMove['kind']> = Extract<BegunMove, { kind: Kind }>;

function chosenTray(view: State, seat: Seat, begun: Begun<'chosen'>, eyes: SaponeEyes): Tray {
  const { phase } = view;
  if (phase.kind === 'gift') return giftTray(phase.sale, begun.cards, eyes);
  return phase.kind === 'bidding'
    ? bidTray(view, seat, begun, eyes)
    : tradeTray(view, seat, begun.cards, eyes);
}

function giftTray({ seller }: Sale, cards: readonly Card[], eyes: SaponeEyes): Tray {
  const { own, words, to } = eyes;
  return {
    question: own.give(words.cards(cards), to.name(seller)),
    note: own.notes.given(to.name(seller)),
    buttons: [cancel(eyes), wide('give', own.buttons.give, 'primary', 'v')],
  };
}

/** What is offered stays, which is said before the first card is; and what several bring (S-9). */
function bidTray(view: State, seat: Seat, begun: Begun<'chosen'>, eyes: SaponeEyes): Tray {
  const { own, words } = eyes;
  const { cards, talk } = begun;
  const already = saleOf(view)!.bids[seat]!.length;
  const said = talk === null ? [] : [own.bidSaying(own.said([calledAs(talk, words)]))];
  const isRepaid = already + cards.length > 1 && view.market.length > 0;
  const follows = isRepaid ? own.bidRepaid(topOf(view, eyes)) : null;
  return {
    question: own.bid(words.cards(cards)),
    note: [...said, follows ?? (already === 0 ? own.bidNote : own.bidMore)].join(' '),
    buttons: [
      cancel(eyes),
      { ...wide(SAY, own.buttons.say, 'plain', 'y'), ...(talk !== null && { pressed: true }) },
      wide('bid', own.buttons.bid(cards.length), 'primary', 'b'),
    ],
  };
}

/** The card on top of the market, where it lies face up. */
function topOf({ market, facing }: State, { words }: SaponeEyes): string | null {
  const top = market.at(-1);
  const isSeen = top !== undefined && !isHole(top) && facing.at(-1) === UP;
  return isSeen ? words.theCard(top) : null;
}

function tradeTray(view: State, seat: Seat, cards: readonly Card[], eyes: SaponeEyes): Tray {
  const { own, words } = eyes;
  const isPrice = cards.length === PRICE;
  const canBuy = view.sizes[seat]! >= PRICE;
  const { oneChosen, onlyChosen, twoChosen } = own.notes;
  return {
    question: isPrice ? own.buy(words.cards(cards)) : own.ask.trade(canBuy),
    note: isPrice
      ? own.notes.bought
      : cards.length === 2
        ? twoChosen
        : canBuy
          ? oneChosen
          : onlyChosen,
    buttons: [
      cancel(eyes),
      ...(cards.length === 1 ? [wide(SELL, own.buttons.sellOne, 'primary', 's')] : []),
      ...(isPrice ? [wide('buy', own.buttons.buy, 'primary', 'b')] : []),
    ],
  };
}

/** S-5: what the card is called, what is wanted for it. */
function saleTray({ card, claim, talk }: Begun<'sale'>, eyes: SaponeEyes): Tray {
  const { own, words } = eyes;
  const least = own.least[talk.atLeast === null ? 0 : talk.atLeast - 1]!;
  const wish = (id: Id, label: string, pressed: boolean): TrayButton => {
    return { ...wide(id, label, 'plain', null), pressed, section: own.wanted };
  };
  return {
    question: own.sell(words.theCard(card), words.card(claim), card === claim),
    note: own.notes.claimed[card === claim ? 'truth' : 'bluff'],
    buttons: [
      cancel(eyes),
      ...claimsFor(card).map((kind) => {
        return { ...kindButton(kind, eyes), pressed: kind === claim, section: own.callIt };
      }),
      ...categories.map((category) =>
        wish(wishKey(category), own.wish[category], talk.topics.includes(category)),
      ),
      wish(LEAST, least, talk.atLeast !== null),
      wide('sell', own.buttons.sell, 'primary', 's'),
    ],
  };
}

/** What their backs, which all see, make impossible is not proposed. */
function sayingTray(cards: readonly Card[], eyes: SaponeEyes): Tray {
  const { own, words } = eyes;
  const claims = inOrder.filter((kind) => cards.some((card) => claimsFor(card).includes(kind)));
  const isPossible = (category: Category) =>
    kindsIn[category].some((kind) => claims.includes(kind));
  return {
    question: cards.length === 1 ? own.saying(words.theCard(cards[0]!)) : own.sayingAll,
    note: own.notes.stated,
    buttons: [
      cancel(eyes),
      ...claims.map((kind) => ({ ...kindButton(kind, eyes), section: own.callIt })),
      ...categories.filter(isPossible).map((category) => ({
        ...wide(topicKey(category), own.wish[category], 'plain', null),
        section: own.orOnly,
      })),
    ],
  };
}

/** S-8: both consequences are said before it is meant. */
function doubtTray({ seller, claim }: Sale, eyes: SaponeEyes): Tray {
  const { own, words, to } = eyes;
  const name = to.name(seller);
  return {
    question: own.doubt(name, words.card(claim)),
    note: own.doubtNote(name),
    buttons: [cancel(eyes), wide('doubt', own.buttons.doubtIt, 'danger', 'd')],
  };
}

function acceptTray(view: State, sale: Sale, from: Seat, eyes: SaponeEyes): Tray {
  const { own, words, to } = eyes;
  const bids = sale.bids[from]!;
  return {
    question: own.accept(to.name(from), words.cards(bids.map(({ card }) => card))),
    note: own.after(...afterSale(view, sale, bids)),
    buttons: [cancel(eyes), wide('accept', own.buttons.accept, 'primary', 's')],
  };
}

interface Prospect {
  readonly as: Card;
  readonly words: string;
}

function prospect(view: State, seat: Seat, as: Card, { own, words }: SaponeEyes): Prospect {
  const { won, points } = prospectOf(view, seat, as);
  return {
    as,
    words: own.prospect(
      won.map((category) => words.categories[category]),
      points,
    ),
  };
}

/** S-12 */
export function diamondTray(chosen: Prospect | null, eyes: SaponeEyes): Tray {
  const { own, words } = eyes;
  const keys = inOrder
    .filter((kind) => kind !== DIAMOND)
    .map((kind) => ({ ...kindButton(kind, eyes), pressed: kind === chosen?.as }));
  if (chosen === null) {
    return { question: words.ask.declare, note: own.notes.declare, buttons: keys };
  }
  return {
    question: own.declare(words.cards([chosen.as])),
    note: chosen.words,
    // Another key chooses anew: there is nothing to go back to.
    buttons: [...keys, wide('declare', own.buttons.declare, 'primary', 'e')],
  };
}
