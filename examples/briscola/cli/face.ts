import { briscola, handOf, pointsTaken, question } from '@mazzo/games/briscola';
import type { Event, Move, State } from '@mazzo/games/briscola';
import * as briscolaText from '@mazzo/games/briscola/text';
import type { TerminalFace } from '@mazzo/cli/face';
import { cut, flow } from '@mazzo/cli/screen';
import type { Style } from '@mazzo/cli/screen';
import { bagSize, cardNamed, tellMove } from '@mazzo/kernel';
import type { Card, Seat } from '@mazzo/kernel';
import { words } from './text/index.ts';
import type { BriscolaReader, BriscolaWords } from './text/text.ts';

export const face: TerminalFace<State, Move, Event, BriscolaWords> = {
  words,
  draw: (view, reader) => [
    heading(view, reader),
    ...view.hands.map((_, seat) => row(view, seat, reader)),
    middle(view, reader),
    ...hand(view, reader),
  ],
  question: (view, _seat, { language }) => question(view, briscolaText[language]),
  offers: (view, seat, { words: game, to }) =>
    briscola
      .legal(view, seat)
      .map((move) => [keyOf(move.card, view, seat), tellMove(game, move, to)]),
  keyOf: (move, { to }, view) => keyOf(move.card, view, to.you ?? view.turn),
  meaning(line, view, seat) {
    const card = handOf(view, seat)[Number(line) - 1] ?? cardNamed(briscola.cards, notation(line));
    return card === null ? null : { kind: 'move', move: { type: 'play', card } };
  },
  consider: () => '',
  manner: (event) => ({ apart: apart.has(event.type), style: colours[event.type] ?? null }),
  runsOn: () => false,
  fleeting: false,
  ruling: 'B-5',
};

/** `ad` is the Ace of coins: the rank as it is printed, then the suit. */
function notation(line: string): string {
  return line.slice(0, -1).toUpperCase() + line.slice(-1);
}

/** Its number in the hand; of a card that is not there, its name. */
function keyOf(card: Card, view: State, seat: Seat): string {
  const at = handOf(view, seat).indexOf(card);
  return at < 0 ? briscola.cards.names[card]!.toLowerCase() : String(at + 1);
}

const apart: ReadonlySet<Event['type']> = new Set(['dealBegan', 'dealEnded', 'matchEnded']);
const colours: Readonly<Partial<Record<Event['type'], Style>>> = {
  dealBegan: 'bold',
  turnedUp: 'cyan',
  trickTaken: 'green',
  dealEnded: 'bold',
};

function heading(view: State, { own, to, width, paint }: BriscolaReader): string {
  const { deals, over, dealer, stock, options } = view;
  const said = own.heading({
    deal: over ? deals : deals + 1,
    dealer: dealer === to.you ? null : to.name(dealer),
    stock: stock.length,
    wins: options.wins,
  });
  return paint('dim', cut(`── ${said.join(' · ')} `.padEnd(width, '─'), width));
}

const NAME = 8;

function row(view: State, seat: Seat, { own, to, width, paint }: BriscolaReader): string {
  const name = `${isAsked(view, seat) ? '>' : ' '} ${to.name(seat).padEnd(NAME)}`;
  const facts = [
    own.wins(view.wins[seat]!),
    own.points(pointsTaken(view.taken[seat]!)),
    own.cards(bagSize(view.hands[seat]!)),
  ];
  return cut((seat === to.you ? paint('bold', name) : name) + facts.join(' · '), width);
}

function isAsked(view: State, seat: Seat): boolean {
  return !view.over && view.turn === seat;
}

/** The trump, and the card that was led. */
function middle({ trump, trick }: State, { own, words: game, to, width }: BriscolaReader): string {
  const lying = [
    ...(trump === null ? [] : [own.trump(game.card(trump))]),
    ...trick.map(({ seat, card }) => own.led(to.name(seat), game.card(card))),
  ];
  return cut(lying.join(' · '), width);
}

function hand(view: State, { own, words: game, to, width, paint }: BriscolaReader): string[] {
  if (to.you === null) return [];
  const held = handOf(view, to.you).map((card, n) => `${n + 1} ${paint('bold', game.card(card))}`);
  return flow([own.hand, ...held], width);
}
