/** How a Sapone table is drawn: the market, the players, the sale under way and one's own hand. */
import {
  backOf,
  categories,
  DIAMOND,
  freeOf,
  itemsOn,
  kinds,
  kindsIn,
  MARKET,
  saleOf,
  sapone,
  SOAP,
  UP,
} from '@mazzo/games/sapone';
import type { Bid, Category, Sale, State, Statement, Topic } from '@mazzo/games/sapone';
import * as saponeText from '@mazzo/games/sapone/text';
import { isHole } from '@mazzo/kernel';
import type { Card, Seat, Slot } from '@mazzo/kernel';
import { cut, flow, wrap } from '../screen.ts';
import type { Stage } from './table.ts';

export function draw(view: State, stage: Stage): string[] {
  const sale = saleOf(view);
  return [
    heading(view, stage),
    ...middleLines(view, stage),
    ...seatLines(view, stage),
    ...(sale === null ? [] : saleLines(view, sale, stage)),
    ...handLines(view, sale, stage),
  ];
}

function heading(view: State, { text, to, width, paint }: Stage): string {
  const { rounds, phase, turn, options } = view;
  const isOver = phase.kind === 'over';
  const words = text.sapone.heading({
    round: isOver ? rounds : rounds + 1,
    turn: isOver ? undefined : turn === to.you ? null : to.name(turn),
    target: options.target,
  });
  return paint('dim', cut(`── ${words.join(' · ')} `.padEnd(width, '─'), width));
}

/** Things side by side; what is longer than a line is broken. */
function laid(things: readonly string[], width: number): string[] {
  return flow(things, width).flatMap((line) => wrap(line, width, '', INDENT));
}

const INDENT = '   ';

function middleLines(view: State, { text, words, width, paint }: Stage): string[] {
  const { market, facing, faceUp, soap, out } = view;
  const top = market.at(-1);
  const isSeen = top !== undefined && !isHole(top) && facing.at(-1) === UP;
  const seen = isSeen ? paint('bold', words.card(top)) : null;
  const { sapone: said } = text;
  return laid(
    [
      market.length === 0 ? said.noMarket : said.market(market.length, faceUp, seen),
      said.soapDeck(soap.length),
      said.out(out.length),
    ],
    width,
  );
}

// Where the columns stand: a mark, the seat's number, the name, points, cards of the two decks.
const NAME = 6;
const COLUMNS = [7, 9, 8] as const;
const KNOWN = 4 + NAME + COLUMNS[0] + COLUMNS[1] + COLUMNS[2] + 2;
/** With less room than this, what is known of a hand stands on lines of its own. */
const LEAST_KNOWN = 20;

function seatLines(view: State, stage: Stage): string[] {
  const { text, width, paint } = stage;
  const [points, market, soap, known] = text.sapone.columns;
  const head = ' '.repeat(4 + NAME) + columns([points, market, soap]);
  const isWide = width - KNOWN >= LEAST_KNOWN;
  const anyKnown = view.hands.some((_, seat) => knownOf(view, seat, stage).length > 0);
  return [
    paint('dim', isWide && anyKnown ? `${head}  ${known}` : head),
    ...view.hands.flatMap((_, seat) => seatLine(view, seat, isWide, stage)),
  ];
}

function columns(values: readonly (string | number)[]): string {
  return values.map((value, n) => String(value).padStart(COLUMNS[n]!)).join('');
}

function seatLine(view: State, seat: Seat, isWide: boolean, stage: Stage): string[] {
  const { text, to, width, paint } = stage;
  const mark = `${isAwaited(view, seat) ? '>' : ' '} ${seat + 1} ${to.name(seat).padEnd(NAME)}`;
  const soap = cardsOf(view, seat, SOAP);
  const counts = columns([view.totals[seat]!, cardsOf(view, seat, MARKET), soap]);
  const row = (seat === to.you ? paint('bold', mark) : mark) + counts;
  const known = knownOf(view, seat, stage).join(', ');
  if (known === '') return [row];
  if (isWide) return wrap(known, width, `${row}  `, ' '.repeat(KNOWN));
  return [row, ...wrap(`${text.sapone.columns[3]}: ${known}`, width, '    ')];
}

/** How many cards of this back a seat holds, on the table or not. */
function cardsOf({ hands, lots }: State, seat: Seat, back: number): number {
  const { cards, holes } = hands[seat]!;
  const seen = cards.map((count, card) => (backOf(card) === back ? count : 0));
  const unseen = holes.map((count, lot) => (lots[lot]!.back === back ? count : 0));
  return [...seen, ...unseen].reduce((sum, count) => sum + count, 0);
}

/** What the reader knows of somebody else's hand. */
function knownOf(view: State, seat: Seat, stage: Stage): string[] {
  if (seat === stage.to.you) return [];
  const { cards } = view.hands[seat]!;
  return inOrder.flatMap((card) => counted(card, cards[card]!, stage));
}

/** As they count: coins, vegetables, tools, soap, and the Diamond. */
const inOrder: readonly Card[] = [...categories.flatMap((category) => kindsIn[category]), DIAMOND];

/** Keeps a number with its card. */
const NBSP = '\u00A0';

function times(name: string, count: number): string {
  return count === 1 ? name : `${name}${NBSP}×${count}`;
}

function counted(card: Card, count: number, { words }: Stage): string[] {
  return count === 0 ? [] : [times(words.card(card), count)];
}

function isAwaited(view: State, seat: Seat): boolean {
  const status = sapone.status(view);
  return (
    !status.over &&
    status.decisions.some((decision) => decision.seat === seat && decision.pace !== 'free')
  );
}

function saleLines(view: State, sale: Sale, stage: Stage): string[] {
  const { text, words, to, width, language, paint } = stage;
  const { cards, wish: wishWords } = saponeText[language];
  const { seller, card, claim, wish, open, asked } = sale;
  const { sapone: said } = text;
  const goods = said.sale({
    seller: seller === to.you ? null : to.name(seller),
    card: cards([card]),
    claim: words.card(claim),
    open,
  });
  const wanted = wish === null ? '' : wishWords(wish);
  return [
    ...laid(
      [
        paint('bold', goods),
        ...(wanted === '' ? [] : [said.quote(wanted)]),
        ...(asked === 0 ? [] : [said.asked(asked)]),
      ],
      width,
    ),
    ...bidLines(view, sale, stage),
  ];
}

function bidLines(view: State, sale: Sale, stage: Stage): string[] {
  const { text, to, width, paint } = stage;
  const { sapone: said } = text;
  const bids = sale.bids.flatMap((bid, seat) =>
    bid.length === 0 ? [] : [`${seat + 1} ${to.name(seat)}: ${bidWords(bid, stage)}`],
  );
  const passed = [...view.hands.keys()].filter((seat) => hasPassed(sale, seat)).map(to.name);
  const isOpen = view.phase.kind === 'bidding';
  return laid(
    [
      ...(bids.length === 0 ? [said.noBids] : [paint('dim', said.bids), ...bids]),
      ...(isOpen && passed.length > 0 ? [said.passed(passed)] : []),
    ],
    width,
  );
}

function hasPassed({ passed }: Sale, seat: Seat): boolean {
  return ((passed >> seat) & 1) === 1;
}

/** Cards of which the same is said, together. */
function bidWords(bid: readonly Bid[], stage: Stage): string {
  const { text, language } = stage;
  const groups = new Map<Statement, Slot[]>();
  for (const { card, statement } of bid) {
    groups.set(statement, [...(groups.get(statement) ?? []), card]);
  }
  return [...groups]
    .map(([statement, slots]) => {
      const said = statement === null ? [] : [text.sapone.quote(topicWords(statement, stage))];
      return [saponeText[language].cards(slots), ...said].join(' ');
    })
    .join(', ');
}

/** A kind in the words for one card. */
function topicWords(topic: Topic, { words, language }: Stage): string {
  const card = kinds.findIndex((kind) => kind === topic);
  return card < 0 ? saponeText[language].topic(topic) : words.card(card);
}

/** What lies on the table is not in hand. */
function handLines(view: State, sale: Sale | null, stage: Stage): string[] {
  const { text, to, width, paint } = stage;
  const { you } = to;
  if (you === null) return [];
  const inHand = (card: Card) => {
    if (sale === null) return view.hands[you]!.cards[card]!;
    return freeOf(view, sale, you, card) - Number(you === sale.seller && card === sale.card);
  };
  const groups = [
    ...categories.flatMap((category) => groupOf(category, inHand, stage)),
    ...counted(DIAMOND, inHand(DIAMOND), stage).map((name) => paint('bold', name)),
  ];
  const shown = groups.length === 0 ? [text.sapone.noHand] : groups;
  return laid([paint('dim', text.sapone.hand), ...shown], width);
}

/** `coins 5: Two Coins, single coin ×3`; of vegetables and tools it is not the items that count. */
function groupOf(category: Category, inHand: (card: Card) => number, stage: Stage): string[] {
  const { language, paint } = stage;
  const cards = kindsIn[category];
  const names = cards.flatMap((card) => counted(card, inHand(card), stage));
  if (names.length === 0) return [];
  const items = cards.reduce((sum, card) => sum + inHand(card) * itemsOn(card), 0);
  const isSummed = category === 'coins' || category === 'soaps';
  const label = `${saponeText[language].topic(category)}${isSummed ? ` ${items}` : ''}:`;
  return [`${paint('dim', label)} ${paint('bold', names.join(', '))}`];
}
