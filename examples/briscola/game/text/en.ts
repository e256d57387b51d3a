import { isHole, saysEn } from '@mazzo/kernel';
import type { Audience, Card, Seat } from '@mazzo/kernel';
import { rankOf, suitOf } from '../cards.ts';
import type { RankName } from '../cards.ts';
import { about } from './about.ts';
import type { BriscolaText } from './text.ts';

const suits = ['coins', 'cups', 'swords', 'batons'];
const ranks: Readonly<Partial<Record<RankName, string>>> = {
  A: 'Ace',
  F: 'Jack',
  C: 'Knight',
  R: 'King',
};

function suit(kind: Card): string {
  return suits[suitOf(kind)]!;
}

function card(kind: Card): string {
  const rank = rankOf(kind);
  return `${ranks[rank] ?? rank} of ${suit(kind)}`;
}

const the = (kind: Card) => `the ${card(kind)}`;

function inARow(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function points(count: number): string {
  if (count === 0) return 'no points';
  return count === 1 ? '1 point' : `${count} points`;
}

const named = (to: Audience, seat: Seat) => (to.you === seat ? 'You' : to.name(seat));

export const en: BriscolaText = {
  ...about.en,
  card,
  suit,
  ask: { lead: 'Your lead', answer: (led) => `Your answer to the ${led}` },
  options: { wins: { label: 'Deals to win for the match', values: {} } },
  presets: {},
  moves: { play: (move) => `play ${the(move.card)}` },
  events: {
    dealBegan: (event, to) => `Deal ${event.deal}. ${saysEn(to, event.dealer, 'deal', 'deals')}.`,
    shuffled: () => '',
    dealt: (event) =>
      event.cards.some(isHole) ? '' : `You are dealt ${inARow(event.cards.map(the))}.`,
    turnedUp: (event) => `${card(event.card)} is turned up: ${suit(event.card)} are trump.`,
    played: (event, to) => `${saysEn(to, event.seat, 'play', 'plays')} ${the(event.card)}.`,
    trickTaken: (event, to) =>
      `${saysEn(to, event.seat, 'take', 'takes')} the trick: ${points(event.points)}.`,
    drew: (event, to) =>
      isHole(event.card) ? '' : `${saysEn(to, event.seat, 'draw', 'draws')} ${the(event.card)}.`,
    dealEnded: (event, to) => {
      const counted = event.points.map((count, seat) => `${named(to, seat)} ${count}`).join(', ');
      const won =
        event.winner === null
          ? 'Nobody wins the deal'
          : `${saysEn(to, event.winner, 'win', 'wins')} the deal`;
      return `The deal is over: ${counted}. ${won}.`;
    },
    matchEnded: () => 'The match is over.',
  },
  reasons: { notInHand: (held) => `You do not hold the ${held}: play one of your own cards.` },
};
