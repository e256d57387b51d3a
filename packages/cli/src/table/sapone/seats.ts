/** Who sits at a Sapone table: points, cards of each back, and what is known of their hands. */
import { awaited, cardsOf, inOrder, MARKET, SOAP } from '@mazzo/games/sapone';
import type { State } from '@mazzo/games/sapone';
import type { Card, Seat } from '@mazzo/kernel';
import { flow, wrap } from '../../screen.ts';
import type { SaponeReader } from './text/text.ts';

/** Things side by side; what is longer than a line is broken. */
export function laid(things: readonly string[], width: number): string[] {
  return flow(things, width).flatMap((line) => wrap(line, width, '', INDENT));
}

const INDENT = '   ';
/** Keeps words together. */
const NBSP = '\u00A0';

/** The same in as few lines as will do: broken anywhere. */
export function packed(things: readonly string[], width: number): string[] {
  const lines = wrap(things.join(`${NBSP}${NBSP} `), width, '', INDENT);
  return lines.map((line) => line.trimEnd());
}

// Where the columns stand: a mark, the seat's number, the name, points, cards of the two decks.
const NAME = 6;
const COLUMNS = [7, 9, 8] as const;
const ROW = 4 + NAME + COLUMNS[0] + COLUMNS[1] + COLUMNS[2];
const GAP = '  ';
const KNOWN = ROW + GAP.length;
/** With less room than this, what is known of a hand stands on lines of its own. */
const LEAST_KNOWN = 20;
/** More than these sit two to a line, so that a sale still fits on the screen. */
const MOST_ROWS = 4;

export function isCrowded({ hands }: State): boolean {
  return hands.length > MOST_ROWS;
}

export function seatLines(view: State, reader: SaponeReader): string[] {
  const isPaired = isCrowded(view) && reader.width >= 2 * KNOWN;
  return isPaired ? pairLines(view, reader) : rowLines(view, reader);
}

function rowLines(view: State, reader: SaponeReader): string[] {
  const { own, width, paint } = reader;
  const isWide = width - KNOWN >= LEAST_KNOWN;
  const anyKnown = view.hands.some((_, seat) => knownOf(view, seat, reader).length > 0);
  const head = isWide && anyKnown ? headOf(reader) + GAP + own.columns[3] : headOf(reader);
  return [
    paint('dim', head),
    ...view.hands.flatMap((_, seat) => seatLine(view, seat, isWide, reader)),
  ];
}

/** Two players a line, and what is known of all hands after them. */
function pairLines(view: State, reader: SaponeReader): string[] {
  const { own, width, paint } = reader;
  const rows = view.hands.map((_, seat) => rowOf(view, seat, reader));
  const pairs = rows.flatMap((row, seat) =>
    seat % 2 === 0 ? [[row, ...rows.slice(seat + 1, seat + 2)].join(GAP)] : [],
  );
  const known = view.hands.flatMap((_, seat) => {
    const names = knownOf(view, seat, reader).map((name) => name.replaceAll(' ', NBSP));
    return names.length === 0 ? [] : [`${numbered(seat, reader)}:${NBSP}${names.join(', ')}`];
  });
  const heads = [headOf(reader), headOf(reader)].join(GAP);
  return [
    paint('dim', heads),
    ...pairs,
    ...(known.length === 0 ? [] : packed([paint('dim', own.surelyHold), ...known], width)),
  ];
}

function headOf({ own }: SaponeReader): string {
  const [points, market, soap] = own.columns;
  return ' '.repeat(4 + NAME) + columns([points, market, soap]);
}

function columns(values: readonly (string | number)[]): string {
  return values.map((value, n) => String(value).padStart(COLUMNS[n]!)).join('');
}

function rowOf(view: State, seat: Seat, { to, paint }: SaponeReader): string {
  const mark = `${awaited(view).includes(seat) ? '>' : ' '} ${seat + 1} ${to.name(seat).padEnd(NAME)}`;
  const soap = cardsOf(view, seat, SOAP);
  const counts = columns([view.totals[seat]!, cardsOf(view, seat, MARKET), soap]);
  return (seat === to.you ? paint('bold', mark) : mark) + counts;
}

function seatLine(view: State, seat: Seat, isWide: boolean, reader: SaponeReader): string[] {
  const { own, width } = reader;
  const row = rowOf(view, seat, reader);
  const known = knownOf(view, seat, reader).join(', ');
  if (known === '') return [row];
  if (isWide) return wrap(known, width, row + GAP, ' '.repeat(KNOWN));
  return [row, ...wrap(`${own.columns[3]}: ${known}`, width, '    ')];
}

/** A seat's number and name, which stay together. */
export function numbered(seat: Seat, { to }: SaponeReader): string {
  return `${seat + 1}${NBSP}${to.name(seat)}`;
}

/** What the reader knows of somebody else's hand. */
function knownOf(view: State, seat: Seat, reader: SaponeReader): string[] {
  if (seat === reader.to.you) return [];
  const { cards } = view.hands[seat]!;
  return inOrder.flatMap((card) => counted(card, cards[card]!, reader));
}

function times(name: string, count: number): string {
  return count === 1 ? name : `${name}${NBSP}×${count}`;
}

export function counted(card: Card, count: number, { words }: SaponeReader): string[] {
  return count === 0 ? [] : [times(words.card(card), count)];
}
