/** How a Sapone table is drawn: the market, the players, the sale under way and one's own hand. */
import { categories, DIAMOND, inHand, itemsOn, kindsIn, saleOf, UP } from '@mazzo/games/sapone';
import type { Bid, Category, Sale, State, Statement, Topic } from '@mazzo/games/sapone';
import * as saponeText from '@mazzo/games/sapone/text';
import { isHole } from '@mazzo/kernel';
import type { Card, Seat, Slot } from '@mazzo/kernel';
import { cut } from '../../screen.ts';
import { counted, isCrowded, laid, numbered, packed, seatLines } from './seats.ts';
import type { SaponeReader } from './text/text.ts';

export function draw(view: State, reader: SaponeReader): string[] {
  const sale = saleOf(view);
  return [
    heading(view, reader),
    ...middleLines(view, reader),
    ...seatLines(view, reader),
    ...(sale === null ? [] : saleLines(view, sale, reader)),
    ...handLines(view, reader),
  ];
}

function heading(view: State, { own, to, width, paint }: SaponeReader): string {
  const { rounds, phase, turn, options } = view;
  const isOver = phase.kind === 'over';
  const words = own.heading({
    round: isOver ? rounds : rounds + 1,
    turn: isOver ? undefined : turn === to.you ? null : to.name(turn),
    target: options.target,
  });
  return paint('dim', cut(`── ${words.join(' · ')} `.padEnd(width, '─'), width));
}

function middleLines(view: State, { own: said, words, width, paint }: SaponeReader): string[] {
  const { market, facing, faceUp, soap, out } = view;
  const top = market.at(-1);
  const isSeen = top !== undefined && !isHole(top) && facing.at(-1) === UP;
  const seen = isSeen ? paint('bold', words.card(top)) : null;
  return laid(
    [
      market.length === 0 ? said.noMarket : said.market(market.length, faceUp, seen),
      said.soapDeck(soap.length),
      said.out(out.length),
    ],
    width,
  );
}

function saleLines(view: State, sale: Sale, reader: SaponeReader): string[] {
  const { own: said, words, to, width, language, paint } = reader;
  const { cards, wish: wishWords } = saponeText[language];
  const { seller, card, claim, wish, open, asked } = sale;
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
    ...bidLines(view, sale, reader),
  ];
}

function bidLines(view: State, sale: Sale, reader: SaponeReader): string[] {
  const { own: said, width, paint } = reader;
  const bids = [...biddersOf(sale, reader)].map(([words, bidders]) => said.bid(bidders, words));
  const things = bids.length === 0 ? [said.noBids] : [paint('dim', said.bids), ...bids];
  if (isCrowded(view)) return packed(things, width);
  const passed = view.phase.kind === 'bidding' ? passedIn(view, sale, reader) : [];
  return laid([...things, ...(passed.length > 0 ? [said.passed(passed)] : [])], width);
}

/** Also told by the missing mark before a name, which has to do at a crowded table. */
function passedIn({ hands }: State, sale: Sale, { to }: SaponeReader): string[] {
  return [...hands.keys()].filter((seat) => hasPassed(sale, seat)).map(to.name);
}

function hasPassed({ passed }: Sale, seat: Seat): boolean {
  return ((passed >> seat) & 1) === 1;
}

/** Who bids the same, together: with many at the table most bids are alike. */
function biddersOf(sale: Sale, reader: SaponeReader): Map<string, string[]> {
  const bidders = new Map<string, string[]>();
  for (const [seat, bid] of sale.bids.entries()) {
    if (bid.length === 0) continue;
    const words = bidWords(bid, reader);
    bidders.set(words, [...(bidders.get(words) ?? []), numbered(seat, reader)]);
  }
  return bidders;
}

/** Cards of which the same is said, together. */
function bidWords(bid: readonly Bid[], reader: SaponeReader): string {
  const { quote, stated } = reader.own;
  const words = saponeText[reader.language];
  const saidOf = (topic: Topic) => quote(stated(words.statement(topic)));
  const groups = new Map<Statement, Slot[]>();
  for (const { card, statement } of bid) {
    groups.set(statement, [...(groups.get(statement) ?? []), card]);
  }
  return [...groups]
    .map(([statement, slots]) => {
      return [words.cards(slots), ...(statement === null ? [] : [saidOf(statement)])].join(' ');
    })
    .join(', ');
}

/** What lies on the table is not in hand. */
function handLines(view: State, reader: SaponeReader): string[] {
  const { own, to, width, paint } = reader;
  const { you } = to;
  if (you === null) return [];
  const held = (card: Card) => inHand(view, you, card);
  const groups = [
    ...categories.flatMap((category) => groupOf(category, held, reader)),
    ...counted(DIAMOND, held(DIAMOND), reader).map((name) => paint('bold', name)),
  ];
  const shown = groups.length === 0 ? [own.noHand] : groups;
  return laid([paint('dim', own.hand), ...shown], width);
}

/** `coins 5: Two Coins, single coin ×3`; of vegetables and tools it is not the items that count. */
function groupOf(category: Category, held: (card: Card) => number, reader: SaponeReader): string[] {
  const { language, paint } = reader;
  const cards = kindsIn[category];
  const names = cards.flatMap((card) => counted(card, held(card), reader));
  if (names.length === 0) return [];
  const items = cards.reduce((sum, card) => sum + held(card) * itemsOn(card), 0);
  const isSummed = category === 'coins' || category === 'soaps';
  const label = `${saponeText[language].topic(category)}${isSummed ? ` ${items}` : ''}:`;
  return [`${paint('dim', label)} ${paint('bold', names.join(', '))}`];
}
