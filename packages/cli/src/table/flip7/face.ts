import { bustRisk, cardsOf, fateOf, flip7, question, worthOf } from '@mazzo/games/flip7';
import type { Event, Move, State } from '@mazzo/games/flip7';
import * as flip7Text from '@mazzo/games/flip7/text';
import { tellMove } from '@mazzo/kernel';
import type { Card, Seat } from '@mazzo/kernel';
import { cut } from '../../screen.ts';
import type { Style } from '../../screen.ts';
import type { TerminalFace } from '../face.ts';
import { words } from './text/index.ts';
import type { Flip7Reader, Flip7Words } from './text/text.ts';

export const face: TerminalFace<State, Move, Event, Flip7Words> = {
  words,
  draw(view, reader) {
    const flips = flipsLeft(view, reader);
    return [
      heading(view, reader),
      columns(reader),
      ...view.players.map((_, seat) => row(view, seat, reader)),
      ...(flips === '' ? [] : [flips]),
    ];
  },
  question: (view, _seat, { language }) => question(view, flip7Text[language]),
  offers: (view, seat, reader) =>
    flip7
      .legal(view, seat)
      .map((move) => [keyOf(move, reader), tellMove(reader.words, move, reader.to)]),
  keyOf,
  meaning(line, _view, _seat, { own }) {
    const move = moveNamed(line, own.keys);
    return move === null ? null : { kind: 'move', move };
  },
  consider(view, seat, { language }) {
    if (view.agenda.at(-1)?.kind === 'choose') return '';
    return flip7Text[language].odds(Math.round(100 * bustRisk(view, seat)));
  },
  manner: (event) => ({ apart: apart.has(event.type), style: colours[event.type] ?? null }),
  runsOn: () => false,
  fleeting: false,
  ruling: 'F-8',
};

function keyOf(move: Move, { own }: Flip7Reader): string {
  return move.type === 'target' ? String(move.seat + 1) : own.keys[move.type][0];
}

function moveNamed(word: string, keys: Flip7Words['keys']): Move | null {
  if (keys.draw.includes(word)) return { type: 'draw' };
  if (keys.bank.includes(word)) return { type: 'bank' };
  return /^[1-8]$/.test(word) ? { type: 'target', seat: Number(word) - 1 } : null;
}

const apart: ReadonlySet<Event['type']> = new Set(['roundBegan', 'roundEnded', 'matchEnded']);
const colours: Readonly<Partial<Record<Event['type'], Style>>> = {
  roundBegan: 'bold',
  roundEnded: 'bold',
  busted: 'red',
  saved: 'yellow',
  froze: 'cyan',
  flipThreeGiven: 'cyan',
  sevenNumbers: 'green',
};

function heading(view: State, { own, to, width, paint }: Flip7Reader): string {
  const { rounds, over, dealer, deck, options } = view;
  const round = over ? rounds : rounds + 1;
  const name = dealer === to.you ? null : to.name(dealer);
  const words = own.heading(round, name, deck.length, options.target);
  const line = `── ${words.join(' · ')} `;
  return paint('dim', cut(line.padEnd(width, '─'), width));
}

// Where the columns stand: a mark, the seat's key, the name, the total, the round, the standing.
const NAME = 7;
const TOTAL = 6;
const ROUND = 7;

function columns({ own, paint }: Flip7Reader): string {
  const [total, round] = own.columns;
  return paint('dim', ' '.repeat(4 + NAME) + total.padStart(TOTAL) + round.padStart(ROUND));
}

function row(view: State, seat: Seat, { own, words, to, width, paint }: Flip7Reader): string {
  const player = view.players[seat]!;
  const fate = fateOf(view, seat);
  const score = worthOf(view, seat);
  const who = `${isAsked(view, seat) ? '>' : ' '} ${seat + 1} ${to.name(seat).padEnd(NAME)}`;
  const points =
    String(player.total).padStart(TOTAL) + (score > 0 ? `+${score}` : '0').padStart(ROUND) + '  ';
  const state = own.fates[fate].padEnd(longest(own.fates) + 2);
  const room = width - who.length - points.length - state.length;
  return [
    seat === to.you ? paint('bold', who) : who,
    points,
    fate === 'in' ? state : paint(fate === 'busted' ? 'red' : 'green', state),
    paint(fate === 'in' ? 'bold' : 'dim', laid(cardsOf(player), words.card, room)),
  ]
    .join('')
    .trimEnd();
}

function isAsked(view: State, seat: Seat): boolean {
  const status = flip7.status(view);
  return !status.over && status.decisions.some((decision) => decision.seat === seat);
}

function longest(words: Readonly<Record<string, string>>): number {
  return Math.max(...Object.values(words).map((word) => word.length));
}

/** Numbers, then modifiers, then actions: the order of the kinds. */
function laid(cards: readonly Card[], name: (card: Card) => string, width: number): string {
  const names = cards.toSorted((a, b) => a - b).map(name);
  const loose = names.join('  ');
  return loose.length <= width ? loose : cut(names.join(' '), width);
}

/** Who still has cards to flip, the one to flip next first. */
function flipsLeft(view: State, { own, to, width }: Flip7Reader): string {
  const left = view.agenda.flatMap((task) =>
    task.kind === 'flips' && task.left > 0 ? [[to.name(task.seat), task.left] as const] : [],
  );
  return left.length === 0 ? '' : cut(own.flipsLeft(left.toReversed()), width);
}
