/** How a Pinnacola table is drawn: scores, melds, the pozzo and the hand, a draft among them. */
import { handGroups, pointsOf, pointsOfMeld } from '@mazzo/games/pinnacola';
import type { Drafted, Meld, State } from '@mazzo/games/pinnacola';
import * as pinnacolaText from '@mazzo/games/pinnacola/text';
import { bagSize } from '@mazzo/kernel';
import type { Seat } from '@mazzo/kernel';
import { cut, flow, wrap } from '../../screen.ts';
import { initialOf, pozzoCards } from './cards.ts';
import { deskAt, draftedBy, drafter } from './desk.ts';
import { missingLines } from './offers.ts';
import type { PinnacolaReader } from './text/text.ts';

export function draw(view: State, reader: PinnacolaReader): string[] {
  const { width, paint } = reader;
  return [
    heading(view, reader),
    ...scoreLines(view, reader),
    ...meldLines(view, reader),
    ...pozzoLines(view, reader),
    ...handLines(view, reader),
    ...missingLines(view, reader).flatMap((words) => wrap(paint('yellow', words), width)),
  ];
}

function heading(view: State, { own, width, paint }: PinnacolaReader): string {
  const { rounds, phase, stock, options } = view;
  const hand = phase.kind === 'over' ? rounds : rounds + 1;
  const words = own.heading(hand, stock.length, options.target);
  const line = (of: readonly string[]) => `── ${of.join(' · ')} `;
  const fits = line(words).length <= width ? words : words.slice(0, -1);
  return paint('dim', cut(line(fits).padEnd(width, '─'), width));
}

// Where the columns stand: a mark, the name, the match, melds, hand and both, the cards.
const NAME = 5;
const COLUMNS = [7, 7, 6, 7, 6] as const;

function scoreLines(view: State, reader: PinnacolaReader): string[] {
  const { own, paint } = reader;
  const head = own.columns.map((word, n) => word.padStart(COLUMNS[n]!)).join('');
  return [
    paint('dim', ' '.repeat(2 + NAME) + head),
    ...view.hands.map((_, seat) => scoreLine(view, seat, reader)),
  ];
}

/** Points of a hand that nobody may see are left open. */
function scoreLine(view: State, seat: Seat, reader: PinnacolaReader): string {
  const { to, paint } = reader;
  const { hand, melds, size } = zones(view, seat, reader);
  const laid = sum(melds.map((meld) => (meld === null ? 0 : pointsOfMeld(meld, view.options))));
  const left = sum(hand.map((count, card) => count * pointsOf(card)));
  const known = sum(hand) === size;
  const values = [
    String(view.totals[seat]!).replace('-', '−'),
    signed(laid),
    known ? signed(-left) : '?',
    known ? signed(laid - left) : '?',
    String(size),
  ];
  const onTurn = view.phase.kind !== 'over' && view.turn === seat;
  const who = `${onTurn ? '>' : ' '} ${to.name(seat).padEnd(NAME)}`;
  const row = values.map((value, n) => value.padStart(COLUMNS[n]!)).join('');
  return (seat === to.you ? paint('bold', who) : who) + row;
}

interface Zones {
  readonly hand: readonly number[];
  readonly size: number;
  /** Of earlier turns, then those laid in a draft. */
  readonly melds: readonly (Meld | null)[];
  /** How many lay there before. */
  readonly earlier: number;
}

/** A seat's cards and melds, as a draft leaves them where there is one. */
function zones(view: State, seat: Seat, reader: PinnacolaReader): Zones {
  const by = drafter(view, reader);
  const earlier = view.melds[seat]!.length;
  const table: Drafted | null = by === null ? null : draftedBy(view, by, reader);
  if (table !== null && by === seat) {
    const { hand, own, laid } = table;
    return { hand, size: sum(hand), melds: [...own, ...laid], earlier };
  }
  const bag = view.hands[seat]!;
  const melds = table?.theirs ?? view.melds[seat]!;
  return { hand: bag.cards, size: bagSize(bag), melds, earlier };
}

export function signed(points: number): string {
  return points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0';
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

/** Labelled things, as many a line as fit; what is longer than a line is broken. */
function listed(
  label: string,
  things: readonly string[],
  { width, paint }: PinnacolaReader,
): string[] {
  return flow([paint('dim', label), ...things], width).flatMap((line) =>
    wrap(line, width, '', '   '),
  );
}

/** Others above oneself. */
function seatsInOrder({ hands }: State, { to }: PinnacolaReader): Seat[] {
  return [...hands.keys()].toSorted((a, b) => Number(a === to.you) - Number(b === to.you));
}

function meldLines(view: State, reader: PinnacolaReader): string[] {
  const { own, to } = reader;
  return seatsInOrder(view, reader).flatMap((seat) => {
    const { melds, earlier } = zones(view, seat, reader);
    const words = melds.map((meld, n) =>
      meld === null ? null : meldWords(meld, n, view, seat, reader),
    );
    const [lay, laid] = [words.slice(0, earlier), words.slice(earlier)].map((some) =>
      some.filter((one) => one !== null),
    );
    const label = own.melds(seat === to.you ? null : to.name(seat));
    return [
      ...(lay!.length === 0 ? [] : listed(label, lay!, reader)),
      ...(laid!.length === 0 ? [] : listed(own.newMelds, laid!, reader)),
    ];
  });
}

/** Keeps the worth of a meld on its line. */
const NBSP = '\u00A0';

/** Its name at the table, what it is and what it is worth; what the draft changes is marked. */
function meldWords(
  meld: Meld,
  n: number,
  view: State,
  seat: Seat,
  reader: PinnacolaReader,
): string {
  const { to, paint, language } = reader;
  const key = seat === to.you ? String(n + 1) : `${initialOf(seat, reader)}${n + 1}`;
  const before = view.melds[seat]![n];
  const changed = before !== undefined && before !== meld;
  const words = pinnacolaText[language].meld(meld, view.options);
  const points = pointsOfMeld(meld, view.options);
  const told = `${paint('bold', key)} ${changed ? paint('cyan', `${words}*`) : words}`;
  return `${told}${NBSP}${paint('dim', `=${NBSP}${points}`)}`;
}

const POZZO_LINES = 2;

/** The top is marked; of a long pozzo the newest cards are shown. */
function pozzoLines(view: State, reader: PinnacolaReader): string[] {
  const { own, width, paint } = reader;
  const cards = pozzoCards(view, reader);
  const top = cards.pop();
  if (top === undefined) return view.phase.kind === 'over' ? [] : [own.noPozzo];
  const label = paint('dim', own.pozzo(view.pozzo.length));
  for (let below = 0; ; below++) {
    const left = below === 0 ? [] : [paint('dim', own.below(below))];
    const shown = [label, ...left, ...cards.slice(below), paint('bold', `[${top}]`)];
    const lines = wrap(shown.join(' '), width, '', '   ');
    if (lines.length <= POZZO_LINES || below === cards.length) return lines;
  }
}

/** One's own hand and every other that is known; else what is certain of it. */
function handLines(view: State, reader: PinnacolaReader): string[] {
  const { own, to } = reader;
  return seatsInOrder(view, reader).flatMap((seat) => {
    const { hand, size } = zones(view, seat, reader);
    const groups = sortedGroups(hand, view, reader);
    if (groups.length === 0) return [];
    const name = seat === to.you ? null : to.name(seat);
    const certain = name !== null && sum(hand) < size;
    return listed(certain ? own.surely(name) : own.hand(name), groups, reader);
  });
}

/** Cards of a suit or a rank together, jokers last. */
function sortedGroups(hand: readonly number[], view: State, reader: PinnacolaReader): string[] {
  return handGroups(hand, deskAt(view, reader).sorted).map((cards) =>
    reader.paint('bold', cards.map((card) => reader.words.card(card)).join(' ')),
  );
}
