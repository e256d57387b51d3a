import { en as game } from '@mazzo/games/sapone/text/en';
import { some, words as opening } from './en/opening.ts';
import type { SaponeWords } from './text.ts';

const list = (names: readonly string[]) => new Intl.ListFormat('en').format(names);
const numbers = ['none', 'one', 'two', 'three', 'four'];
const points = (count: number) => `${count} ${count === 1 ? 'point' : 'points'}`;

export const words: SaponeWords = {
  game,
  table: {
    ...opening.table,
    ask: {
      ...opening.table.ask,
      trade: (canBuy) => (canBuy ? 'Sell one card, or buy with three?' : 'Sell a card'),
      bid: (claim) => `Offer for “${claim}”?`,
      bidMore: (cards) => `You offer ${cards}. Add more?`,
      bidAgain: (seller, hasBid) => `${seller} asks for more. ${hasBid ? 'Add' : 'Offer'} a card?`,
      give: (seller) => `Which card do you give ${seller}?`,
      decide: (claim) => `Take an offer for your “${claim}”?`,
    },
    onSale: ({ card, isOwn, open }) =>
      open ? `On sale, face up: ${card}` : `On sale, face down: ${isOwn ? `yours, ${card}` : card}`,
    claims: ({ seller, isOwn, open, true: isTrue, asked }) => {
      if (open) return `${isOwn ? 'You' : seller}: ${isTrue ? 'it is true' : 'a bluff'}`;
      if (asked > 0) return isOwn ? 'You ask more for' : `${seller} asks more for`;
      return isOwn ? 'You say' : `${seller} says`;
    },
    claim: ({ seller, isOwn, open, true: isTrue, asked }, claim) => {
      const says = `${isOwn ? 'You say' : `${seller} says`}: ${claim}`;
      const more = ['', ', asked for more', ', asked for more twice'][asked];
      return `${says}${open ? (isTrue ? ', and it is true' : ', and it is a bluff') : ''}${more}`;
    },
    either: (topics) => new Intl.ListFormat('en', { type: 'disjunction' }).format(topics),
    wants: (topics, atLeast, isOwn) => {
      const most = atLeast === null ? '' : `, ${atLeast} or more cards`;
      return `${isOwn ? 'you want' : 'wants'} ${topics || 'anything'}${most}`;
    },
    offer: (count) => some(count),
    passes: 'passes',
    doubts: 'doubts',
    thinks: '…',
    thinking: (names) => `${names.join(', ')} …`,
    passing: (names) => `${list(names)} ${names.length === 1 ? 'passes' : 'pass'}`,
    offered({ name, isYou, cards, passed, doubts }) {
      const offer = isYou ? `You offer ${cards}` : `${name} offers ${cards}`;
      if (cards !== null) return offer;
      if (doubts) return isYou ? 'You doubt' : `${name} doubts`;
      if (!passed) return isYou ? 'You have not answered' : `${name} has not answered`;
      return isYou ? 'You pass' : `${name} passes`;
    },
    said: (topics) => `“${topics.join(', ')}”`,
    wouldHold: 'You’d hold',
    after: (market, soap) =>
      `You’d hold ${market || 'no'} market and ${soap || 'no'} soap-deck ${soap === 1 ? 'card' : 'cards'} then.`,
    emptyMarket: 'The market is empty',
    emptySoap: 'The soap deck is empty',
    heldSurely: (card) => `certainly ${card}`,
    known: (known) =>
      known.surely === 0
        ? opening.table.known(known)
        : `Certain: ${known.surely} of ${known.name}’s ${some(known.cards)}.`,
    leftPlace: 'The place of the card on sale',
    counted: {
      coins: 'Coins',
      vegetables: 'Kinds of vegetables',
      tools: 'Kinds of tools',
      soaps: 'Soaps',
    },
    worth: (counted, count) => `${counted}: ${count} ${count === 1 ? 'pt' : 'pts'}`,
    compared: 'Who has how many',
    points: 'Points won',
    bonus: (names, won, bonus) => `+${bonus} for winning ${numbers[won]}: ${list(names)}.`,
    shows: (name, cards) => `${name} shows ${some(cards)}.`,
    waiting: (names) => `${list(names)} to move`,
    bidding: (names) => `Bidding: ${list(names)}`,
    deciding: (name) => `${name} looks at the bids`,
    giving: (name, seller) => `${name} owes ${seller} a card`,
    declaring: (name) => `${name} declares the Diamond`,
    maybeDoubt: (claim) => `“${claim}”: you may still doubt it.`,
    sell: (card, claim, isTrue) => (isTrue ? `Sell ${card}?` : `Sell it as “${claim}”?`),
    callIt: 'You call it',
    wanted: 'You want',
    orOnly: 'Or only what it belongs to',
    buy: (cards) => `Pay ${cards} for a card of the soap deck?`,
    bid: (cards) => `Offer ${cards}?`,
    bidNote: 'Tap cards to offer: they stay until the sale ends.',
    bidMore: 'They join what you have offered.',
    bidAgain: (cards) =>
      cards === null
        ? 'You offer nothing yet: tap cards to offer.'
        : `You offer ${cards}: tap to add.`,
    bidRepaid: (top) => `If taken, you also get ${top ?? 'the market’s top card'}.`,
    bidSaying: (said) => `You say ${said}.`,
    sayingAll: 'What do you say of them?',
    saying: (card) => `What do you call ${card}?`,
    give: (card, seller) => `Give ${seller} ${card}?`,
    doubt: (seller, claim) => `Doubt ${seller}’s “${claim}”?`,
    doubtNote: (seller) => `A bluff: the card is yours. True: you give ${seller} one.`,
    doubtedFirst: (name) => `${name} was quicker to doubt: you cannot any more.`,
    doubtLate: 'The sale is over: you can no longer doubt it.',
    accept: (name, cards) => `Sell to ${name} for ${cards}?`,
    declare: (card) => `Count it as ${card}?`,
    prospect: (won, count) =>
      won.length === 0
        ? 'As far as you know: nothing won.'
        : `As far as you know: ${list(won)}, ${points(count)}.`,
    cancel: 'Cancel',
    least: ['2+ cards', '2+ cards', '3+ cards'],
    wish: { coins: 'Coins', vegetables: 'Vegetables', tools: 'Tools', soaps: 'Soap' },
    caught: 'Caught!',
    honest: 'Wrong!',
    buttons: {
      ...opening.table.buttons,
      sellOne: 'Sell…',
      sell: 'Sell',
      buy: 'Buy',
      bid: (count) => `Offer ${count}`,
      say: 'Say…',
      pass: 'Pass',
      done: 'That is all',
      doubt: 'Doubt…',
      doubtIt: 'I doubt it',
      give: 'Give',
      accept: 'Sell',
      askMore: 'Ask for more',
      endSale: 'Keep it',
      declare: 'Declare',
    },
    notes: {
      trade: 'Tap the card to sell, or three to buy with.',
      sellOnly: 'Tap the card to sell.',
      oneChosen: 'Sell it; or tap two more to buy with.',
      onlyChosen: 'Next you say what it is.',
      twoChosen: 'Tap one more to buy with.',
      decide: 'Tap the offer you would take.',
      claimed: {
        truth: 'True: whoever doubts it gives you a card.',
        bluff: 'A bluff: whoever doubts it gets the card.',
      },
      bought: 'The three are out for this round; only you see the new card.',
      given: (seller) => `Only ${seller} and you see it.`,
      stated: 'It binds nobody, true or not.',
      declare: 'Tap what it counts as: you see what that would win.',
    },
    keys: [
      ['P', 'take the top of the market; pass'],
      ['S', 'sell the chosen card; to the chosen bidder'],
      ['B', 'buy with three cards; offer the chosen ones'],
      ['Y', 'say what the chosen card is'],
      ['D', 'doubt; twice to mean it'],
      ['M', 'ask for more'],
      ['K', 'keep the card and end the sale'],
      ['U', 'not until my turn: every sale is passed'],
      ['V', 'give the chosen card'],
      ['E', 'declare what the Diamond counts as'],
    ],
  },
};
