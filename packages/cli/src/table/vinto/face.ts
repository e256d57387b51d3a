import { aidShows, GAP, question, ranksToToss, topUse, vinto } from '@mazzo/games/vinto';
import type { Event, Move, Rank, State } from '@mazzo/games/vinto';
import * as vintoText from '@mazzo/games/vinto/text';
import { isHole } from '@mazzo/kernel';
import type { Seat } from '@mazzo/kernel';
import { cut, flow, wrap } from '../../screen.ts';
import type { Style } from '../../screen.ts';
import type { TerminalFace } from '../face.ts';
import { keyOf, meaning, offers, tellRank } from './keys.ts';
import { words } from './text/index.ts';
import type { VintoReader, VintoWords } from './text/text.ts';

export const face: TerminalFace<State, Move, Event, VintoWords> = {
  words,
  draw: (view, reader) => [
    heading(view, reader),
    ...middleLines(view, reader),
    ...rows(view, reader),
  ],
  question: (view, seat, { language, to }) => question(view, seat, vintoText[language], to),
  hasWindows: true,
  offers,
  keyOf,
  meaning,
  consider: () => '',
  manner: (event) => ({ apart: apart.has(event.type), style: styleOf(event) }),
  runsOn: (event) => !opening.has(event.type),
  fleeting: true,
  ruling: 'V-9',
};

const apart: ReadonlySet<Event['type']> = new Set([
  'roundBegan',
  'shown',
  'roundEnded',
  'timeUp',
  'matchEnded',
]);
/** What a new paragraph begins with; the steps that follow are told in the same breath. */
const opening: ReadonlySet<Event['type']> = new Set([
  'roundBegan',
  'drew',
  'took',
  'turnPassed',
  'tossedIn',
  'missed',
  'vintoCalled',
]);
const colours: Readonly<Partial<Record<Event['type'], Style>>> = {
  roundBegan: 'bold',
  roundEnded: 'bold',
  timeUp: 'bold',
  vintoCalled: 'yellow',
  tossedIn: 'green',
  missed: 'red',
  penaltyDrawn: 'red',
  namedRight: 'green',
  namedWrong: 'red',
};

/** What only this player was shown stands out: it is told once. */
function styleOf(event: Event): Style | null {
  if (event.type === 'looked' && !isHole(event.card)) return 'cyan';
  return colours[event.type] ?? null;
}

function heading(view: State, { own, width, paint, minutesLeft }: VintoReader): string {
  const { rounds, options, phase, timeUp, deck } = view;
  const words = own.heading({
    round: phase.kind === 'over' ? rounds : rounds + 1,
    of: options.session === 'rounds' ? options.rounds : null,
    minutesLeft,
    timeUp,
    deck: deck.length,
  });
  return paint('dim', cut(`── ${words.join(' · ')} `.padEnd(width, '─'), width));
}

/** What lies in the middle, and what may be tossed in there. */
function middleLines(view: State, reader: VintoReader): string[] {
  const { own, words, to, width, paint } = reader;
  const { phase, pile, queue } = view;
  const top = pile.at(-1);
  const named = (rank: Rank) => tellRank(rank, reader);
  const lying: string[] = [];
  if (top !== undefined) {
    lying.push(paint('bold', own.discards(words.card(top), topUse(view, to.you))));
  }
  if (phase.kind === 'decide') lying.push(paint('bold', own.drawn(words.card(phase.drawn))));
  if (phase.kind === 'tossIn') lying.push(own.tossIn(ranksToToss(view).map(named)));
  if (queue.length > 0) {
    lying.push(own.waiting(queue.map(({ seat, rank }) => [to.name(seat), named(rank)])));
  }
  return flow(lying, width).flatMap((line) => wrap(line, width, '', '   '));
}

// Where the columns stand: a mark, the name, the total, the standing, the places.
const NAME = 7;
const TOTAL = 7;
const PLACE = 6;
const FACE_DOWN = '▒▒▒';
const EMPTY = '·';

/** Everybody's cards, one below the other by place; a row too long for the screen goes on below. */
function rows(view: State, reader: VintoReader): string[] {
  const { own, width, paint } = reader;
  const standings = Object.values(own.standing).map((word) => word.length);
  const standing = Math.max(...standings) + 2;
  const indent = 2 + NAME + TOTAL + 2 + standing;
  const most = Math.max(1, Math.floor((width - indent) / PLACE));
  const longest = Math.max(...view.hands.map((hand) => hand.length));
  const lines: string[] = [];
  for (let from = 0; from === 0 || from < longest; from += most) {
    const to = Math.min(longest, from + most);
    const total = from === 0 ? own.total : '';
    const numbers = Array.from({ length: to - from }, (_, n) => String(from + n + 1).padEnd(PLACE));
    const head = `${' '.repeat(2 + NAME)}${total.padStart(TOTAL)}`.padEnd(indent);
    lines.push(paint('dim', (head + numbers.join('')).trimEnd()));
    for (const [seat, hand] of view.hands.entries()) {
      if (from > 0 && hand.length <= from) continue;
      const places = hand.slice(from, to).map((_, n) => place(view, seat, from + n, reader));
      lines.push((whose(view, seat, standing, reader) + places.join('')).trimEnd());
    }
  }
  return lines;
}

function whose(view: State, seat: Seat, standing: number, { own, to, paint }: VintoReader): string {
  const who = `${isAwaited(view, seat) ? '>' : ' '} ${to.name(seat).padEnd(NAME)}`;
  const total = String(view.totals[seat]!).padStart(TOTAL);
  const { turn, caller } = own.standing;
  const stands = seat === view.caller ? caller : seat === view.turn && hasTurn(view) ? turn : '';
  return [
    seat === to.you ? paint('bold', who) : who,
    `${total}  `,
    paint(seat === view.caller ? 'yellow' : 'dim', stands.padEnd(standing)),
  ].join('');
}

function hasTurn({ phase }: State): boolean {
  return phase.kind !== 'peek' && phase.kind !== 'over';
}

function isAwaited(view: State, seat: Seat): boolean {
  const status = vinto.status(view);
  return (
    !status.over &&
    status.decisions.some((decision) => decision.seat === seat && decision.pace !== 'free')
  );
}

function place(view: State, seat: Seat, slot: number, reader: VintoReader): string {
  const card = view.hands[seat]![slot]!;
  if (card === GAP) return reader.paint('dim', EMPTY.padEnd(PLACE));
  if (isHole(card) || !shows(view, seat, reader)) return FACE_DOWN.padEnd(PLACE);
  return reader.paint('bold', reader.words.card(card).padEnd(PLACE));
}

/** V-17: whether the cards seen in this row go on being shown. */
function shows({ options, phase }: State, seat: Seat, { to, recalls }: VintoReader): boolean {
  return recalls || phase.kind === 'over' || aidShows(options, to.you, seat);
}
