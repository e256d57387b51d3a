import { capital, saysIt, toIt } from '@mazzo/kernel';
import type { Audience, Card, Seat } from '@mazzo/kernel';
import { cards, FLIP_THREE, FREEZE, SECOND_CHANCE, TIMES_TWO } from '../cards.ts';
import { about } from './about.ts';
import { alternatives } from './alternatives.ts';
import type { Flip7Text } from './text.ts';

function toWhom(to: Audience, by: Seat, seat: Seat): string {
  if (by === seat) return to.you === seat ? 'a te' : 'a sé';
  return to.you === seat ? 'a te' : toIt(to.name(seat));
}

function card(kind: Card): string {
  if (kind === FREEZE) return 'Congela';
  if (kind === FLIP_THREE) return 'Pesca Tre';
  if (kind === SECOND_CHANCE) return 'Seconda Possibilità';
  return kind === TIMES_TWO ? '×2' : cards.names[kind]!;
}

function named(kind: Card): string {
  const name = card(kind);
  return `${kind === SECOND_CHANCE ? 'una' : name === '0' ? 'uno' : 'un'} ${name}`;
}

function the(kind: Card): string {
  return kind === SECOND_CHANCE ? 'la Seconda Possibilità' : `il ${card(kind)}`;
}

function list(kinds: readonly Card[]): string {
  return kinds.map(card).join(', ');
}

export const it: Flip7Text = {
  ...about.it,
  card,
  ask: { turn: 'Tocca a te', whoGets: (name) => `A chi va ${name}?` },
  odds: (percent) =>
    percent === 0
      ? 'La prossima carta non può farti sballare.'
      : `La prossima carta ti fa sballare ${percent} volte su cento.`,
  because: (weighed) =>
    alternatives(weighed, {
      flip: (percent, points) => `Girando sballi ${percent} volte su cento, punti attesi ${points}`,
      bank: (points, behind) =>
        behind === null
          ? `incassando ne hai ${points}`
          : `incassandone ${points} resti indietro di ${behind}`,
      chance: (percent) => `Così vinci ${percent} volte su cento.`,
    }),
  options: {
    target: { label: 'Punti che chiudono la partita', values: {} },
    plusEights: { label: 'Quante carte +8', values: { two: 'due', one: 'una' } },
    openingDeal: {
      label: 'Una carta a testa prima della prima scelta',
      values: { off: 'no', on: 'sì' },
    },
    flipThreeActions: {
      label: 'Le carte azione che escono durante un Pesca Tre',
      values: { immediate: 'si giocano subito', deferred: 'aspettano la fine delle tre carte' },
    },
    seven: {
      label: 'Quando qualcuno ha sette numeri',
      values: {
        everyoneBanks: 'chi è in gioco incassa',
        thatPlayerBanks: 'quel giocatore incassa, gli altri continuano',
        othersForfeit: 'gli altri ancora in gioco non prendono nulla',
      },
    },
    ties: {
      label: 'A pari punti per il primo posto',
      values: { playOn: 'si gioca ancora', shared: 'si divide la vittoria' },
    },
    deck: {
      label: 'Il mazzo',
      values: {
        persistent: 'continua da una mano all’altra',
        freshEachRound: 'è nuovo a ogni mano',
      },
    },
  },
  presets: { official: 'L’edizione pubblicata' },
  moves: {
    draw: () => 'pesca una carta',
    bank: () => 'incassa',
    target: (move, to) => (to.you === move.seat ? 'te' : to.name(move.seat)),
  },
  events: {
    roundBegan: (event, to) =>
      `Mano ${event.round}. ${saysIt(to, event.dealer, 'dai', 'dà')} le carte.`,
    shuffled: (event) => `Si mescola il mazzo: ${event.cards.length} carte.`,
    dealEnded: () => '',
    banked: (event, to) => `${saysIt(to, event.seat, 'incassi', 'incassa')}.`,
    flipped: (event, to) => `${saysIt(to, event.seat, 'peschi', 'pesca')} ${named(event.card)}.`,
    saved: (event, to) =>
      `${saysIt(to, event.seat, 'hai', 'ha')} già ${named(event.card)}: ci pensa la Seconda Possibilità.`,
    busted: (event, to) => {
      const has = saysIt(to, event.seat, 'hai', 'ha');
      return `${has} già ${named(event.card)}: ${to.you === event.seat ? 'sballi' : 'sballa'}!`;
    },
    sevenNumbers: (event, to) =>
      `${saysIt(to, event.seat, 'hai', 'ha')} sette numeri diversi: Flip 7!`,
    choiceAsked: (event, to) =>
      `${saysIt(to, event.seat, 'scegli', 'sceglie')} a chi va ${the(event.card)}.`,
    froze: (event, to) =>
      event.by === event.seat
        ? `${saysIt(to, event.seat, 'ti fermi e incassi', 'si ferma e incassa')}.`
        : `${saysIt(to, event.by, 'congeli', 'congela')} ${to.you === event.seat ? 'te' : to.name(event.seat)}.`,
    flipThreeGiven: (event, to) =>
      event.by === event.seat
        ? `${saysIt(to, event.seat, 'devi', 'deve')} pescare tre carte.`
        : `${saysIt(to, event.by, 'fai', 'fa')} pescare tre carte ${toWhom(to, event.by, event.seat)}.`,
    flipThreeEnded: () => '',
    secondChanceGiven: (event, to) =>
      `${saysIt(to, event.by, 'dai', 'dà')} la Seconda Possibilità ${toWhom(to, event.by, event.seat)}.`,
    setAside: (event) => `${capital(the(event.card))} aspetta che le tre carte siano pescate.`,
    assigned: (event, to) =>
      `${saysIt(to, event.by, 'dai', 'dà')} ${the(event.card)} ${toWhom(to, event.by, event.seat)}.`,
    discarded: (event, to) =>
      event.reason === 'noTaker'
        ? `Nessuno può prendere ${event.cards.map(the).join(', ')}: si scarta.`
        : `${saysIt(to, event.seat, 'sei', 'è')} fuori: si scarta ${list(event.cards)}.`,
    deckRanOut: () => 'Non ci sono più carte da pescare: chi è in gioco incassa.',
    roundEnded: (event, to) =>
      `La mano è finita. ${event.scores.map((score, seat) => `${to.you === seat ? 'Tu' : to.name(seat)} ${score}`).join(', ')}.`,
    matchEnded: () => 'La partita è finita.',
  },
  reasons: {
    nothingToBank: 'Non hai ancora carte da incassare: pescane una.',
    chooseFirst: 'Prima scegli a chi va la carta.',
    nothingToTarget: 'Non c’è nessuna carta da dare: pesca o incassa.',
    notInRound: 'Quel giocatore è fuori da questa mano: scegline uno ancora in gioco.',
    hasSecondChance: 'Quel giocatore ha già una Seconda Possibilità: scegline uno senza.',
  },
};
