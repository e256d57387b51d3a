/** A Flip 7 table as a scene. */
import {
  bustRisk,
  countNumbers,
  fateOf,
  flip7,
  question,
  SEVEN,
  worthOf,
} from '@mazzo/games/flip7';
import type { State } from '@mazzo/games/flip7';
import type { Seat } from '@mazzo/kernel';
import type { Eyes } from '../../play/page-face.ts';
import type { Fact, Piece, Scene, Tray, Zone } from '../../table/scene.ts';
import { personOf } from '../../play/person.ts';
import { clockwise } from '../seating.ts';
import { BANK, DECK, DECK_TOP, FLIP, laidBefore, playerId } from './places.ts';
import type { Flip7Words } from './text/text.ts';

export function scene(view: State, eyes: Eyes<never, Flip7Words>): Scene {
  const seats = clockwise(view.players.length, eyes.seat);
  return {
    zones: [...seats.map((seat) => playerZone(view, seat, eyes)), deckZone(view, eyes)],
    tray: tray(view, eyes),
  };
}

/** Whose decision it is, if anybody's. */
function decider(view: State, { between }: Eyes<never, Flip7Words>): Seat | null {
  if (between) return null;
  const status = flip7.status(view);
  return status.over ? null : status.decisions[0]!.seat;
}

function choice(view: State) {
  const task = view.agenda.at(-1);
  return task?.kind === 'choose' ? task : null;
}

function playerZone(view: State, seat: Seat, eyes: Eyes<never, Flip7Words>): Zone {
  const fate = fateOf(view, seat);
  const task = choice(view);
  return {
    id: playerId(seat),
    side: seat === eyes.seat ? 'own' : 'rival',
    shape: 'line',
    avatar: personOf(seat),
    meter: view.over ? null : { done: countNumbers(view.players[seat]!), of: SEVEN },
    name: eyes.to.name(seat),
    facts: facts(view, seat, eyes),
    cards: laidBefore(view, seat).map(({ id, card, name }): Piece => ({
      id,
      face: name,
      name: eyes.words.card(card),
      tap: false,
      tone: task?.seat === seat && task.card === card ? 'chosen' : 'plain',
      mark: null,
    })),
    tap: task !== null && task.seat === eyes.seat && !eyes.between,
    active: decider(view, eyes) === seat,
    dimmed: fate === 'busted' && !view.over,
    locked: false,
  };
}

function facts(view: State, seat: Seat, { own, totals }: Eyes<never, Flip7Words>): Fact[] {
  const total: Fact = { text: own.total(totals[seat]!), tone: 'plain', kind: 'total' };
  if (view.over) return [total];
  const score = worthOf(view, seat);
  // What a round has brought is in the total as soon as it is over.
  const isCounted = totals[seat] !== view.players[seat]!.total;
  const brought = own.round(score);
  const gain: Fact = { text: isCounted ? `(${brought})` : brought, tone: 'plain', kind: 'gain' };
  const flips = view.agenda.findLast((task) => task.kind === 'flips' && task.seat === seat);
  const left = flips?.kind === 'flips' ? flips.left : 0;
  const state: Fact[] = left > 0 ? [{ text: own.flipsLeft(left), tone: 'strong' }] : [];
  switch (fateOf(view, seat)) {
    case 'busted':
      return [total, { text: own.fates.busted, tone: 'bad' }];
    case 'banked': {
      const isSeven = countNumbers(view.players[seat]!) === SEVEN;
      const text = isSeven ? own.moments.sevenNumbers : own.fates.banked;
      return [total, gain, { text, tone: 'good' }];
    }
    case 'in':
      return [total, ...(score > 0 ? [gain] : []), ...state];
  }
}

function deckZone(view: State, { own }: Eyes<never, Flip7Words>): Zone {
  return {
    id: DECK,
    side: 'middle',
    shape: 'pile',
    name: own.deck,
    facts: [{ text: own.cardsLeft(view.deck.length), tone: 'plain', kind: 'total' }],
    count: view.deck.length,
    cards: [
      { id: DECK_TOP, face: 'back', name: own.topOfDeck, tap: true, tone: 'plain', mark: null },
    ],
    tap: false,
    active: false,
    dimmed: false,
    locked: false,
  };
}

function tray(view: State, eyes: Eyes<never, Flip7Words>): Tray {
  const { seat, own } = eyes;
  const asked = decider(view, eyes);
  const buttons = seat === null || view.over ? [] : thumbs(view, seat, eyes);
  if (asked === null) return { question: '', note: null, buttons };
  const task = choice(view);
  if (asked !== seat) {
    const name = eyes.to.name(asked);
    const waiting =
      task === null ? own.waiting(name) : own.choosing(name, eyes.words.card(task.card));
    return {
      question: waiting,
      note: null,
      buttons: seat === null ? [] : thumbs(view, seat, eyes),
    };
  }
  return {
    question: task === null ? asks(view, seat, own) : question(view, eyes.words),
    note: task === null ? odds(view, seat, eyes) : own.choose,
    buttons: task === null ? buttons : [],
  };
}

function asks(view: State, seat: Seat, { ask, askFirst }: Flip7Words['table']): string {
  return flip7.check(view, seat, { type: 'bank' }) === null ? ask : askFirst;
}

function odds(view: State, seat: Seat, eyes: Eyes<never, Flip7Words>): string | null {
  if (!eyes.odds) return null;
  return eyes.words.odds(Math.round(100 * bustRisk(view, seat)));
}

/** They stay where they are while others play, so that a thumb finds them. */
function thumbs(view: State, seat: Seat, { own }: Eyes<never, Flip7Words>): Tray['buttons'] {
  return [
    { id: BANK, label: own.bank(worthOf(view, seat)), size: 'wide', tone: 'plain', shortcut: 'b' },
    { id: FLIP, label: own.flip, size: 'wide', tone: 'primary', shortcut: 'f' },
  ];
}
