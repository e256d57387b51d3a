import { saysEn } from '@mazzo/kernel';
import type { Audience, Card, Seat } from '@mazzo/kernel';
import { cards, FLIP_THREE, FREEZE, SECOND_CHANCE, TIMES_TWO } from '../cards.ts';
import { about } from './about.ts';
import { alternatives } from './alternatives.ts';
import type { Flip7Text } from './text.ts';

function whom(to: Audience, by: Seat, seat: Seat): string {
  if (by === seat) return to.you === seat ? 'yourself' : 'themselves';
  return to.you === seat ? 'you' : to.name(seat);
}

function card(kind: Card): string {
  if (kind === FREEZE) return 'Freeze';
  if (kind === FLIP_THREE) return 'Flip Three';
  if (kind === SECOND_CHANCE) return 'Second Chance';
  return kind === TIMES_TWO ? '×2' : cards.names[kind]!;
}

function article(kind: Card): string {
  const name = card(kind);
  return `${/^(8|11)/.test(name) ? 'an' : 'a'} ${name}`;
}

function list(kinds: readonly Card[]): string {
  return kinds.map(card).join(', ');
}

export const en: Flip7Text = {
  ...about.en,
  card,
  ask: { turn: 'Your turn', whoGets: (name) => `Who gets the ${name}?` },
  odds: (percent) =>
    percent === 0
      ? 'The next card cannot bust you.'
      : `The next card busts you ${percent} times in a hundred.`,
  because: (weighed) =>
    alternatives(weighed, {
      flip: (percent, points) => `Flip: ${percent} % to bust, ${points} points expected`,
      bank: (points, behind) =>
        behind === null
          ? `banking brings ${points}`
          : `banking ${points} leaves you ${behind} behind`,
      chance: (percent) => `You then win ${percent} times in a hundred.`,
    }),
  options: {
    target: { label: 'Points that end the game', values: {} },
    plusEights: { label: 'How many +8 cards', values: { two: 'two', one: 'one' } },
    openingDeal: {
      label: 'One card each before the first decision',
      values: { off: 'no', on: 'yes' },
    },
    flipThreeActions: {
      label: 'Action cards that come up in a Flip Three',
      values: { immediate: 'are played at once', deferred: 'wait until the three are flipped' },
    },
    seven: {
      label: 'When somebody has seven numbers',
      values: {
        everyoneBanks: 'everyone still in banks',
        thatPlayerBanks: 'that player banks, the others play on',
        othersForfeit: 'the others still in get nothing',
      },
    },
    ties: {
      label: 'A tie for first place',
      values: { playOn: 'is played on', shared: 'is shared' },
    },
    deck: {
      label: 'The deck',
      values: { persistent: 'goes on from round to round', freshEachRound: 'is new each round' },
    },
  },
  presets: { official: 'The published edition' },
  moves: {
    draw: () => 'flip a card',
    bank: () => 'bank',
    target: (move, to) => (to.you === move.seat ? 'yourself' : to.name(move.seat)),
  },
  events: {
    roundBegan: (event, to) =>
      `Round ${event.round}. ${saysEn(to, event.dealer, 'deal', 'deals')}.`,
    shuffled: (event) => `The deck is shuffled: ${event.cards.length} cards.`,
    dealEnded: () => '',
    banked: (event, to) => `${saysEn(to, event.seat, 'bank', 'banks')}.`,
    flipped: (event, to) => `${saysEn(to, event.seat, 'flip', 'flips')} ${article(event.card)}.`,
    saved: (event, to) =>
      `${saysEn(to, event.seat, 'have', 'has')} ${article(event.card)} already: the Second Chance saves ${to.you === event.seat ? 'you' : 'them'}.`,
    busted: (event, to) =>
      `${saysEn(to, event.seat, 'have', 'has')} ${article(event.card)} already: bust!`,
    sevenNumbers: (event, to) =>
      `${saysEn(to, event.seat, 'have', 'has')} seven different numbers: Flip 7!`,
    choiceAsked: (event, to) =>
      `${saysEn(to, event.seat, 'choose', 'chooses')} who gets the ${card(event.card)}.`,
    froze: (event, to) =>
      event.by === event.seat
        ? `${saysEn(to, event.seat, 'are', 'is')} frozen and ${to.you === event.seat ? 'bank' : 'banks'}.`
        : `${saysEn(to, event.by, 'freeze', 'freezes')} ${whom(to, event.by, event.seat)}.`,
    flipThreeGiven: (event, to) =>
      event.by === event.seat
        ? `${saysEn(to, event.seat, 'must', 'must')} flip three cards.`
        : `${saysEn(to, event.by, 'make', 'makes')} ${whom(to, event.by, event.seat)} flip three cards.`,
    flipThreeEnded: () => '',
    secondChanceGiven: (event, to) =>
      `${saysEn(to, event.by, 'give', 'gives')} the Second Chance to ${whom(to, event.by, event.seat)}.`,
    setAside: (event) => `The ${card(event.card)} waits until the three are flipped.`,
    assigned: (event, to) =>
      `${saysEn(to, event.by, 'give', 'gives')} the ${card(event.card)} to ${whom(to, event.by, event.seat)}.`,
    discarded: (event, to) =>
      event.reason === 'noTaker'
        ? `Nobody can take the ${list(event.cards)}: it is thrown away.`
        : `${to.you === event.seat ? 'You are' : `${to.name(event.seat)} is`} out: thrown away, ${list(event.cards)}.`,
    deckRanOut: () => 'There is no card left to flip: everyone still in banks.',
    roundEnded: (event, to) =>
      `The round is over. ${event.scores.map((score, seat) => `${to.you === seat ? 'You' : to.name(seat)} ${score}`).join(', ')}.`,
    matchEnded: () => 'The match is over.',
  },
  reasons: {
    nothingToBank: 'You have no card to bank yet: flip one.',
    chooseFirst: 'First choose who gets the card.',
    nothingToTarget: 'There is no card to give to anybody: flip or bank.',
    notInRound: 'That player is out of this round: choose one who is still in.',
    hasSecondChance: 'That player has a Second Chance already: choose one without.',
  },
};
