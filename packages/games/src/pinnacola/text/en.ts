import { inHundred, isHole, saysEn } from '@mazzo/kernel';
import type { Audience, Card, Seat } from '@mazzo/kernel';
import { JOKER, wholePack } from '../cards.ts';
import { standIns } from '../melds.ts';
import type { Meld } from '../melds.ts';
import type { Options } from '../options.ts';
import type { Finish } from '../types.ts';
import { about } from './about.ts';
import { face, nameOf, signed, span, suitsOf } from './faces.ts';
import type { MeldName } from './faces.ts';
import { isLeast } from './least.ts';
import type { PinnacolaText } from './text.ts';

const rankNames = [
  'Ace', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Jack', 'Queen', 'King',
]; // prettier-ignore
const rankPlurals = [
  'aces', 'twos', 'threes', 'fours', 'fives', 'sixes', 'sevens', 'eights', 'nines', 'tens', 'jacks', 'queens', 'kings',
]; // prettier-ignore

function card(kind: Card): string {
  return kind === JOKER ? 'joker' : face(kind);
}

/** In a sentence: "7♥", "a joker". */
function aCard(kind: Card): string {
  return kind === JOKER ? 'a joker' : card(kind);
}

function list(kinds: readonly Card[]): string {
  return kinds.length === 1 ? kinds.map(aCard).join('') : kinds.map(card).join(' ');
}

const meldNames: Readonly<Record<MeldName, string>> = {
  run: 'run',
  pinnacola: 'Pinnacola',
  pinnacolone: 'Pinnacolone',
  three: 'three',
  four: 'four',
  poker: 'Poker of',
};

/** "run 3–7♥", "three sevens" */
function inShort(meld: Meld, options?: Options): string {
  if (meld.kind === 'jokers') return 'Poker of Jokers';
  const what = meld.kind === 'run' ? span(meld) : rankPlurals[meld.rank];
  return `${meldNames[nameOf(meld, options)]} ${what}`;
}

function meld(meld: Meld, options?: Options): string {
  const words = inShort(meld, options);
  const joker = standIns(meld).map(card).join(' or ');
  if (joker !== '') return `${words} (joker as ${joker})`;
  // Which suit is missing matters to whoever holds it.
  const isThree = meld.kind === 'set' && nameOf(meld, options) === 'three';
  return isThree ? `${words} ${suitsOf(meld)}` : words;
}

function article(one: Meld): string {
  return ['three', 'four'].includes(nameOf(one)) ? '' : 'a ';
}

/** In a sentence: "a run 3–7♥", "three sevens ♣♦♥", "four kings (joker as K♠)". */
function aMeld(one: Meld): string {
  return article(one) + meld(one);
}

/** Whose meld: "your", "Ada’s", or "their own" where Ada is the one who acts. */
function whose(to: Audience, seat: Seat, by: Seat): string {
  if (to.you === seat) return 'your';
  return seat === by ? 'their own' : `${to.name(seat)}’s`;
}

function finish({ melds, changes, replacements, discard }: Finish): string {
  return [
    ...replacements.map(
      (one) =>
        `put ${aCard(one.card)} in place of the joker in the opponent’s meld ${one.meld + 1}`,
    ),
    ...changes.map((change) =>
      change.to === null
        ? `take up your meld ${change.meld + 1}`
        : `make your meld ${change.meld + 1} ${aMeld(change.to)}`,
    ),
    ...melds.map((one) => `lay ${aMeld(one)}`),
    `discard ${aCard(discard)}`,
  ].join(', ');
}

export const en: PinnacolaText = {
  ...about.en,
  card,
  rank: (rank) => rankNames[rank]!,
  meld,
  aMeld,
  aMeldInShort: (one) => article(one) + inShort(one),
  ask: {
    draw: (top) => `Draw a card or take the pozzo${top === null ? '' : ` (${top} on top)`}?`,
    meld: 'Meld, then discard',
    owed: (card) => `The ${card} must lie in a meld`,
  },
  draft: {
    lay: 'Lay',
    add: 'Add',
    replace: 'Replace the joker',
    takeBack: 'Take back',
    undo: 'Undo',
    redo: 'Redo',
    sort: 'Sort',
    discard: 'Discard',
  },
  missing: {
    owedCard: (card) => `The ${card} from the pozzo must still lie in a meld`,
    jokerOwed: 'A joker fetched must still lie in another meld of yours',
    notAMeld: (cards) => `${cards} is no meld yet`,
    discard: 'A card to discard',
  },
  pointsSoFar: 'Points so far',
  sheet: {
    cards: 'Cards in melds',
    bonuses: 'Bonuses',
    left: 'Left in hand',
    closing: 'Closing',
    doubled: 'Doubled, chiusura in mano',
    points: 'Total',
  },
  because([best, ...others]) {
    const { closes, danger, use, cards } = best?.reasons ?? {};
    if (closes !== undefined) return 'It closes the hand.';
    if (danger !== undefined && isLeast('danger', danger, others))
      return `The safest of the good discards: your opponent can use it ${inHundred(danger)} times in a hundred.`;
    if (use !== undefined && isLeast('use', use, others))
      return 'Of the good discards it is the least useful to you.';
    if (use !== undefined && others.length > 0)
      return 'Of the good discards it costs you least, all in all.';
    return cards === undefined || use !== undefined ? '' : `The pozzo brings ${cards} cards.`;
  },
  options: {
    target: { label: 'Points that end the match', values: {} },
    deal: { label: 'Cards dealt to each', values: { '13': '13', '15': '15' } },
    pozzo: {
      label: 'The pozzo (the open discard pile)',
      values: { whole: 'is taken whole', fromAnyCard: 'is taken from any card upwards' },
    },
    jokers: {
      label: 'A Pinnacola or Poker with a joker',
      values: { allowed: 'counts', clean: 'has no bonus and does not count for closing' },
    },
    bonuses: {
      label: 'The bonus of a meld',
      values: { add: 'is added to its cards', replace: 'takes the place of its cards' },
    },
    earlierMelds: {
      label: 'Your own melds of earlier turns',
      values: { stay: 'stay, and may grow', rearranged: 'may be rearranged' },
    },
    emptyStock: {
      label: 'When the stock is used up',
      values: { endHand: 'the hand ends', reshuffle: 'the pozzo is shuffled, once a hand' },
    },
  },
  presets: { traditional: 'The traditional way' },
  moves: {
    draw: () => 'draw a card',
    takePozzo: (move) =>
      move.from === 0 ? 'take the pozzo' : `take the pozzo from card ${move.from + 1} upwards`,
    finish,
  },
  events: {
    handBegan: (event, to) => `Hand ${event.hand}. ${saysEn(to, event.dealer, 'deal', 'deals')}.`,
    shuffled: (event) =>
      event.cards.length === wholePack.length
        ? ''
        : `The pozzo is shuffled, all but its top card: a new stock of ${event.cards.length}.`,
    dealt: () => '',
    turnedUp: (event) => `The pozzo begins with ${aCard(event.card)}.`,
    turnBegan: () => '',
    drew: (event, to) =>
      `${saysEn(to, event.seat, 'draw', 'draws')} ${isHole(event.card) ? 'a card' : aCard(event.card)}.`,
    tookPozzo: (event, to) => {
      const who = saysEn(to, event.seat, 'take', 'takes');
      return event.cards.length === 1
        ? `${who} ${list(event.cards)} from the pozzo.`
        : `${who} ${event.cards.length} cards from the pozzo: ${list(event.cards)}.`;
    },
    jokerReplaced: (event, to) =>
      `${saysEn(to, event.by, 'put', 'puts')} ${aCard(event.card)} in place of the joker in ${whose(to, event.seat, event.by)} ${meld(event.to)}.`,
    grew: (event, to) =>
      `${saysEn(to, event.seat, 'add', 'adds')} ${list(event.cards)}: ${meld(event.to)}.`,
    laid: (event, to) => `${saysEn(to, event.seat, 'lay', 'lays')} ${aMeld(event.meld)}.`,
    rearranged: (event, to) => {
      const who = saysEn(to, event.seat, 'rearrange your melds', 'rearranges their melds');
      const added = event.cards.length === 0 ? '' : ` with ${list(event.cards)}`;
      return `${who}${added}: ${event.melds.map((one) => meld(one)).join(', ')}.`;
    },
    discarded: (event, to) =>
      `${saysEn(to, event.seat, 'discard', 'discards')} ${aCard(event.card)}.`,
    shown: (event, to) =>
      event.cards.length === 0
        ? ''
        : `${saysEn(to, event.seat, 'have', 'has')} ${list(event.cards)} left in hand.`,
    handEnded: (event, to) => {
      const points = event.sheets.map(
        (sheet, seat) => `${to.you === seat ? 'You' : to.name(seat)} ${signed(sheet.points)}`,
      );
      return `${closing(event.closer, event.inMano, to)} ${points.join(', ')}.`;
    },
    matchEnded: () => 'The match is over.',
  },
  reasons: {
    drawFirst: 'First draw a card or take the pozzo.',
    drawnAlready: 'You have drawn already: meld if you like, then discard.',
    pozzoTaken: (card) => `You have taken the pozzo already: lay the ${card}, then discard.`,
    wholePozzoOnly: 'At this table the pozzo is taken whole: take all of it, or draw a card.',
    noSuchCard: 'There is no such card in the pozzo: choose one that lies there.',
    cannotMeldTop: (card) =>
      `The ${card} cannot be melded this turn, and whoever takes the pozzo must meld it: draw a card instead.`,
    tooFewLeft: (card) =>
      `With the ${card} melded no card would be left to keep after the discard, which only a closing with a Pinnacola and a Poker allows: draw a card instead.`,
    notAMeld:
      'A meld is three or more cards of one suit in sequence, or three or four of one rank in different suits, with one joker at most; or four jokers.',
    tooFewCards: 'A meld has three cards or more.',
    twoJokers: 'A meld has one joker at most; only four jokers alone are a meld, too.',
    twins: (card) => `A meld has no card twice, and here it is the ${card}.`,
    fullSet: 'A set has four cards at most, one of each suit.',
    notOfOneKind: (card) =>
      `The ${card} does not go with the others: a meld is of one suit in sequence, or of one rank in different suits.`,
    aroundTheCorner:
      'A run does not go around the corner: the ace is below the two or above the king.',
    notInSequence: (card) =>
      `The ${card} does not follow: a run has no gap, unless one joker fills it.`,
    noSuchMeld: 'There is no such meld on the table: choose one that lies there.',
    changedTwice: 'The same meld is named twice: say once how it will lie.',
    notGrown:
      'A meld of an earlier turn may only grow: its cards stay, and so does its joker unless the card it stands for takes its place.',
    meldsStay:
      'At this table melds of earlier turns stay where they are: you may add to them or replace their joker.',
    noJokerThere: 'That meld has no joker to be replaced, and you add to your own melds only.',
    notItsCard: (card) =>
      `The joker does not stand for the ${card} there: only the card it stands for can take its place.`,
    notInHand: (card) => `For this you need one more ${card}: lay only what you hold.`,
    notInHandToDiscard: (card) =>
      `You have no ${card} left to discard: discard a card that is still in your hand.`,
    owedCard: (card) =>
      `The ${card} from the pozzo must be laid before you discard: in a new meld, in one of yours, or in place of a joker.`,
    jokerOwed: 'A joker that you fetch must lie in another meld of yours before you discard.',
    jokerBack:
      'A joker may not go back into the meld it came from: lay it in another meld of yours.',
    jokerStuck: (card) =>
      `The ${card} cannot fetch that joker: it would have to lie in another meld of yours this turn, and you have no place for it.`,
    nothingToDiscard: 'There is nothing left to discard: keep a card in hand for it.',
    closeNeedsBoth:
      'To discard your last card you need a Pinnacola and a Poker among your melds: without them, keep one more card.',
    closeNeedsPinnacola:
      'To discard your last card you still need a Pinnacola, a run of seven or more: without it, keep one more card.',
    closeNeedsPoker:
      'To discard your last card you still need a Poker, four of one rank: without it, keep one more card.',
    nothingToUndo: 'There is nothing to undo: you have laid nothing since you drew.',
    earlierCardsLeft: (card) =>
      `The ${card} lay on the table already: every card of earlier turns must stay in a meld of yours.`,
  },
};

function closing(closer: Seat | null, inMano: boolean, to: Audience): string {
  if (closer === null) return 'The stock is used up, and the hand ends without a closing.';
  const who = saysEn(to, closer, 'close', 'closes');
  return inMano ? `Chiusura in mano! ${who} on the first turn.` : `${who}.`;
}
