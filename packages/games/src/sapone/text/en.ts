import { isHole, saysEn, tenthsEn } from '@mazzo/kernel';
import type { Audience, Seat, Slot } from '@mazzo/kernel';
import type { Statement, Wish } from '../types.ts';
import { aCard, card, cards, theCard } from './en/cards.ts';
import { opening } from './en/opening.ts';
import { oneNamed, phrase, statement, topic, wish } from './en/talk.ts';
import { compared, contest } from './en/contest.ts';
import type { SaponeText } from './text.ts';
import { weighing } from './weighing.ts';

function whom(to: Audience, seat: Seat): string {
  return to.you === seat ? 'you' : to.name(seat);
}

/** The market's top card, which everybody has seen. */
function takesTop(to: Audience, seat: Seat, slot: Slot): string {
  return `${saysEn(to, seat, 'take', 'takes')} ${theCard(slot)} on top of the market`;
}

function marketAfter(top: Slot | null): string {
  return top === null ? ' The market is empty now.' : '';
}

function wanted(said: Wish | null): string {
  const words = said === null ? '' : wish(said);
  return words === '' ? '' : `“${words}”`;
}

function stated(said: Statement, says: string): string {
  return said === null ? '' : `${says} ${statement(said)}`;
}

export const en: SaponeText = {
  ...opening,
  topic,
  wish,
  statement,
  phrase,
  said: ({ seat, phrase: words }, to) => `${saysEn(to, seat, 'say', 'says')}: “${phrase(words)}.”`,
  contest,
  compared,
  because: ([best]) =>
    weighing(best, {
      honest: (percent) => `The claim is true about ${percent} times in a hundred.`,
      doubted: (percent) => `It would be doubted about ${percent} times in a hundred.`,
      worth: (points) => `What is sold is worth about ${tenthsEn(points)} points to you.`,
      trade: (brings, costs) =>
        `It brings about ${tenthsEn(brings)} points and costs ${tenthsEn(costs)}.`,
      wins: (points) => `It wins about ${tenthsEn(points)} points.`,
    }),
  categories: {
    coins: 'Most coins',
    vegetables: 'Best vegetables',
    tools: 'Best tools',
    soaps: 'Most soap',
  },
  ask: {
    pick: (top) =>
      top === null
        ? 'Pick the top card of the market, which lies face down'
        : `Take the ${oneNamed(top)} on top of the market`,
    trade: (canBuy) =>
      canBuy ? 'Sell a card, or buy from the soap deck with three of yours?' : 'Sell a card',
    bid: (seller, claim, { open, canDoubt }) => {
      const what = open ? `the open ${oneNamed(claim)}` : `“${claim}”`;
      return `${seller} sells ${what}: ${canDoubt ? 'bid, pass or doubt' : 'bid or pass'}?`;
    },
    doubt: (seller, claim) => `${seller} sells “${claim}”: doubt it?`,
    decide: (claim, canAskMore) =>
      `Your “${claim}”: accept a bid${canAskMore ? ', ask for more,' : ''} or end the sale?`,
    give: (seller) => `The claim was true: which card do you give ${seller}?`,
    declare: 'What does your Diamond count as?',
  },
  options: {
    target: { label: 'Points that win the match', values: {} },
    direction: {
      label: 'The turn passes',
      values: { clockwise: 'clockwise', counterclockwise: 'counterclockwise' },
    },
    ties: {
      label: 'A tie that cannot be broken',
      values: { toEach: 'gives the points to each', toNone: 'gives the points to nobody' },
    },
    bids: {
      label: 'Cards that are bid',
      values: { faceDown: 'lie face down', open: 'lie open' },
    },
    doubt: {
      label: 'Who may doubt a claim',
      values: { anyone: 'anybody but the seller', bidders: 'only those who have bid' },
    },
    roundEnd: {
      label: 'When the market is empty the round ends',
      values: {
        thatTurn: 'with that turn',
        finishLap: 'with the lap: the others still sell or buy, without a pick',
      },
    },
    diamond: {
      label: 'What the Diamond counts as is declared',
      values: { beforeHands: 'before hands are shown', afterHands: 'after hands are shown' },
    },
    allFour: {
      label: 'Winning all four categories',
      values: { '12': 'is worth 12 points, as the table has it', '11': 'is worth the sum, 11' },
    },
  },
  presets: {},
  moves: {
    pick: () => 'pick the top card of the market',
    sell: (move) => {
      const said = wanted(move.wish);
      const how = said === '' ? '' : `, saying ${said}`;
      return `sell ${theCard(move.card)} as ${aCard(move.claim)}${how}`;
    },
    buy: (move) => `buy from the soap deck with ${cards(move.cards)}`,
    bid: (move) => `bid ${aCard(move.card)}${stated(move.statement, ', saying')}`,
    pass: () => 'pass',
    doubt: () => 'doubt the claim',
    give: (move) => `give ${aCard(move.card)}`,
    accept: (move, to) => `accept ${to.name(move.seat)}’s bid`,
    askMore: () => 'ask for more',
    endSale: () => 'end the sale and keep the card',
    declare: (move) => `let the Diamond count as ${aCard(move.kind)}`,
  },
  events: {
    ...opening.events,
    picked: ({ seat, card: slot, open, top }, to) => {
      const picks = `${saysEn(to, seat, 'pick', 'picks')} a market card`;
      const seen = isHole(slot) ? picks : `${picks}: ${aCard(slot)}`;
      return `${open ? takesTop(to, seat, slot) : seen}.${marketAfter(top)}`;
    },
    turnPassed: (event, to) =>
      `${saysEn(to, event.seat, 'have no card and pass', 'has no card and passes')}.`,
    offered: (event, to) => {
      const said = wanted(event.wish);
      const sells = `${saysEn(to, event.seat, 'sell', 'sells')} ${aCard(event.card)}`;
      return `${sells}: “${card(event.claim)}”.${said === '' ? '' : ` ${said}.`}`;
    },
    bidAdded: (event, to) => {
      const says = to.you === event.seat ? ' and say' : ' and says';
      return `${saysEn(to, event.seat, 'bid', 'bids')} ${aCard(event.card)}${stated(event.statement, says)}.`;
    },
    // True of those whose bid stands, too.
    passed: (event, to) => `${saysEn(to, event.seat, 'bid no more', 'bids no more')}.`,
    biddingClosed: (event, to) =>
      `The bidding is closed: ${to.you === event.seat ? 'you decide' : `${to.name(event.seat)} decides`}.`,
    askedMore: (event, to) => `${saysEn(to, event.seat, 'ask', 'asks')} for more.`,
    doubted: (event, to) => {
      const shows = `${saysEn(to, event.seat, 'turn', 'turns')} up ${aCard(event.card)}`;
      const verdict = event.honest ? 'the claim was true' : 'the claim was a bluff';
      return `${saysEn(to, event.by, 'doubt', 'doubts')}. ${shows}: ${verdict}.`;
    },
    gave: (event, to) =>
      `${saysEn(to, event.by, 'give', 'gives')} ${whom(to, event.seat)} ${aCard(event.card)}. The bidding is open again.`,
    tookFree: (event, to) =>
      `${saysEn(to, event.by, 'take', 'takes')} ${theCard(event.card)} for nothing, and the sale is over.`,
    saleEnded: (event, to) =>
      event.how === 'noBids'
        ? `Nobody has bid: ${to.you === event.seat ? 'you keep' : `${to.name(event.seat)} keeps`} the card.`
        : `${saysEn(to, event.seat, 'end the sale and keep', 'ends the sale and keeps')} the card.`,
    sold: (event, to) =>
      `${saysEn(to, event.buyer, 'buy', 'buys')} ${aCard(event.card)} from ${whom(to, event.seat)} for ${cards(event.paid)}.`,
    compensated: ({ seat, card: slot, open, top }, to) => {
      const takes = `${saysEn(to, seat, 'take', 'takes')} ${aCard(slot)}`;
      return `${open ? takesTop(to, seat, slot) : takes} as compensation.${marketAfter(top)}`;
    },
    bought: (event, to) =>
      `${saysEn(to, event.seat, 'buy', 'buys')} ${aCard(event.card)} for ${cards(event.paid)}.`,
    diamondFound: (event, to) =>
      `${saysEn(to, event.seat, 'have the Diamond and say', 'has the Diamond and says')} what it counts as.`,
    diamondDeclared: (event, to) =>
      `${to.you === event.seat ? 'Your' : `${to.name(event.seat)}’s`} Diamond counts as ${aCard(event.kind)}.`,
    shown: (event, to) =>
      event.cards.length === 0
        ? `${saysEn(to, event.seat, 'have', 'has')} no cards to show.`
        : `${saysEn(to, event.seat, 'show', 'shows')}: ${cards(event.cards)}.`,
    roundEnded: (event, to) => {
      const points = event.points.map(
        (point, seat) =>
          `${to.you === seat ? 'You' : to.name(seat)} ${point === 0 ? '0' : `+${point}`}`,
      );
      return `The round is over. ${points.join(', ')}.`;
    },
    matchEnded: () => 'The match is over.',
  },
  reasons: {
    pickFirst: 'First pick the top card of the market.',
    sellOrBuy: 'You have picked: now sell a card, or buy from the soap deck with three of yours.',
    bidOrPass: 'A sale is on: bid a card or pass, or doubt the claim if nobody has yet.',
    passedAlready:
      'You have passed: until the bidding opens again you can do no more than doubt the claim.',
    biddingClosed: 'The bidding is closed: you can do no more than doubt the claim.',
    decideSale: 'The bids are for you to answer: accept one, ask for more, or end the sale.',
    giveFirst: 'Your doubt was wrong: first give the seller a card that you have not bid.',
    talkAfterSale: 'A sale is on: what you hold can be told once it is over.',
    declareFirst: 'First say what your Diamond counts as.',
    notInHand: (card) =>
      `You have no ${oneNamed(card)} for this: choose from your hand what is not on the table.`,
    otherDeck: (card) =>
      `Everybody sees by its back that this is no ${oneNamed(card)}: claim a kind of the card’s own deck.`,
    payThree: 'A card of the soap deck costs exactly three of yours: choose three.',
    doubtedAlready:
      'The claim has been doubted already, and it was true: there is one doubt a sale.',
    biddersOnly: 'At this table only those who have bid a card in this sale may doubt.',
    nothingToGive: 'A doubt takes a card in hand that is not on the table: you have none to give.',
    noBid: 'There is no bid from that seat: accept one that lies on the table.',
    askedTwice: 'You have asked for more twice, which is all a sale allows: accept or end it.',
    nobodyCanAdd: 'Nobody has a card left to add: accept a bid or end the sale.',
    notTheDiamond: 'The Diamond cannot count as itself: choose one of the 16 other kinds.',
  },
};
