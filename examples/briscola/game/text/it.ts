import { capital, isHole, saysIt } from '@mazzo/kernel';
import type { Audience, Card, Seat } from '@mazzo/kernel';
import { rankOf, suitOf } from '../cards.ts';
import type { RankName } from '../cards.ts';
import { about } from './about.ts';
import type { BriscolaText } from './text.ts';

const suits = ['denari', 'coppe', 'spade', 'bastoni'];
const ranks: Readonly<Partial<Record<RankName, string>>> = {
  A: 'asso',
  F: 'fante',
  C: 'cavallo',
  R: 're',
};

function suit(kind: Card): string {
  return suits[suitOf(kind)]!;
}

function card(kind: Card): string {
  const rank = rankOf(kind);
  return `${ranks[rank] ?? rank} di ${suit(kind)}`;
}

function the(kind: Card): string {
  return rankOf(kind) === 'A' ? `l’${card(kind)}` : `il ${card(kind)}`;
}

function inARow(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`;
}

function points(count: number): string {
  if (count === 0) return 'nessun punto';
  return count === 1 ? '1 punto' : `${count} punti`;
}

const named = (to: Audience, seat: Seat) => (to.you === seat ? 'Tu' : to.name(seat));

export const it: BriscolaText = {
  ...about.it,
  card,
  suit,
  ask: { lead: 'Tocca a te aprire', answer: (led) => `Rispondi a ${led}` },
  options: { wins: { label: 'Smazzate da vincere per la partita', values: {} } },
  presets: {},
  moves: { play: (move) => `gioca ${the(move.card)}` },
  events: {
    dealBegan: (event, to) =>
      `Smazzata ${event.deal}. ${saysIt(to, event.dealer, 'dai', 'dà')} le carte.`,
    shuffled: () => '',
    dealt: (event) => (event.cards.some(isHole) ? '' : `Ricevi ${inARow(event.cards.map(the))}.`),
    turnedUp: (event) => `Si scopre ${the(event.card)}: la briscola è ${suit(event.card)}.`,
    played: (event, to) => `${saysIt(to, event.seat, 'giochi', 'gioca')} ${the(event.card)}.`,
    trickTaken: (event, to) =>
      `${saysIt(to, event.seat, 'prendi', 'prende')} la mano: ${points(event.points)}.`,
    drew: (event, to) =>
      isHole(event.card) ? '' : `${saysIt(to, event.seat, 'peschi', 'pesca')} ${the(event.card)}.`,
    dealEnded: (event, to) => {
      const counted = event.points.map((count, seat) => `${named(to, seat)} ${count}`).join(', ');
      const won =
        event.winner === null
          ? 'nessuno vince la smazzata'
          : `${saysIt(to, event.winner, 'vinci', 'vince')} la smazzata`;
      return `La smazzata è finita: ${counted}. ${capital(won)}.`;
    },
    matchEnded: () => 'La partita è finita.',
  },
  reasons: { notInHand: (held) => `Non hai in mano ${held}: gioca una delle tue carte.` },
};
