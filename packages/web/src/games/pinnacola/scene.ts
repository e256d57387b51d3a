/** A Pinnacola table as a scene: what may be seen of it by whoever looks. */
import { closedChips, dutyChips, leftRibbon, owesCard } from '#pinnacola-rest';
import { countedFor, draftFrom, emptyDraft, JOKER, pinnacola } from '@mazzo/games/pinnacola';
import type { Drafted, Move, State } from '@mazzo/games/pinnacola';
import { bagSize, tellReason } from '@mazzo/kernel';
import type { Seat, Slot } from '@mazzo/kernel';
import type { Eyes } from '../../play/page-face.ts';
import { personOf } from '../../play/person.ts';
import type { Chip, Fact, Fan, Head, Id, Piece, Scene, Zone } from '../../table/scene.ts';
import { clockwise } from '../seating.ts';
import { begunAt, isMelding, isOver, lettingGo, tableOf } from './begun.ts';
import type { Begun } from './begun.ts';

import { handOf, rowsOf } from './hand.ts';
import type { HandCard } from './hand.ts';
import { chip, meters } from './meters.ts';
import { HAND, headId, NEW, POZZO, pozzoId, SORT, STOCK, STOCK_TOP } from './places.ts';
import { laidPoints, newMeld, ownRibbons, rivalRibbons } from './ribbons.ts';
import type { PinnacolaWords } from './text/text.ts';
import { mayTake, tray } from './tray.ts';

type Words = Eyes<Begun, PinnacolaWords>;
type Fresh = NonNullable<Piece['fresh']>;

/** A large hand has a row for each of its groups, if those are no more. */
const MOST_ROWS = 4;

export function scene(view: State, eyes: Words): Scene {
  const { seat } = eyes;
  const begun = shownBegun(view, eyes);
  const table = seat === null ? null : tableOf(view, seat, begun);
  const rivals = clockwise(view.hands.length, seat).filter((other) => other !== seat);
  return {
    zones: [
      ...rivals.flatMap((rival) => rivalZones(view, rival, table, eyes)),
      stock(view, eyes),
      pozzo(view, eyes),
      ...(seat === null || table === null ? [] : middleChips(view, seat, table, begun, eyes)),
      ...(seat === null || table === null ? [] : ownZones(view, seat, table, begun, eyes)),
    ],
    tray: tray(view, begun, eyes),
    // Several cards lifted are laid by touching the table.
    ...(begun.lifted.length > 1 && { bare: NEW }),
  };
}

/** While a turn is being told, what was drafted lies there until the first of it is told to. */
function shownBegun(view: State, { begun, between, seat }: Words): Begun {
  const held = begunAt(view, begun);
  if (!between) return held;
  const draft =
    seat !== null && isMelding(view, seat) ? draftFrom(held.draft, view, seat) : emptyDraft;
  return { ...lettingGo(held), draft };
}

function rivalZones(view: State, seat: Seat, table: Drafted | null, eyes: Words): Zone[] {
  const own = table?.theirs ?? view.melds[seat]!;
  const inHand: Fact = { text: eyes.own.cards(bagSize(view.hands[seat]!)), tone: 'plain' };
  return [
    head(view, seat, [...gained(view, seat, { own, laid: [] }, eyes), inHand], eyes),
    ...rivalRibbons(view, seat, table, eyes),
    ...(isOver(view) ? leftRibbon(view, seat, eyes) : []),
  ];
}

function head(view: State, seat: Seat, more: readonly Fact[], eyes: Words): Head {
  const { own, to, totals } = eyes;
  const side = seat === eyes.seat ? 'own' : 'rival';
  return {
    ...plain(headId(seat), side, to.name(seat)),
    shape: 'head',
    avatar: personOf(seat),
    facts: [{ text: own.total(totals[seat] ?? 0), tone: 'plain', kind: 'total' }, ...more],
    active: !isOver(view) && view.turn === seat,
    spread: isOver(view),
  };
}

/** What lies there; once the hand is over, all that it has brought. */
function gained(
  view: State,
  seat: Seat,
  table: Pick<Drafted, 'own' | 'laid'>,
  { own }: Words,
): Fact[] {
  const points = isOver(view) ? countedFor(view, seat).points : laidPoints(table, view);
  return points === 0 ? [] : [{ text: own.gain(points), tone: 'plain', kind: 'gain' }];
}

function stock(view: State, { own }: Words): Zone {
  const count = view.stock.length;
  const face = count > 0 ? 'back' : 'gap';
  const top: Piece = {
    ...card(STOCK_TOP, face, own.topOfStock),
    tap: true,
  };
  return {
    ...plain(STOCK, 'middle', own.stock),
    shape: 'pile',
    facts: [{ text: own.count(count), tone: 'plain' }],
    cards: [top],
    count,
  };
}

/** Before the deal the whole pack lies there, in order: nothing to be seen. */
function pozzo(view: State, eyes: Words): Zone {
  const { own, words } = eyes;
  const cards = view.lots.length === 0 ? [] : view.pozzo;
  const picks = view.options.pozzo === 'fromAnyCard';
  const isOffered = isDrawing(view, eyes) && mayTake(view);
  return {
    ...plain(POZZO, 'middle', cards.length === 0 ? own.pozzoPlace : own.pozzo(cards.length)),
    shape: 'pile',
    facts: [],
    cards: cards.map((kind, n) => {
      const name = own.inPozzo(words.card(kind), n === cards.length - 1);
      const isTaken = isOffered && n === cards.length - 1;
      return {
        ...card(pozzoId(n), pinnacola.cards.names[kind]!, name),
        tap: picks,
        tone: isTaken ? 'offered' : 'plain',
      };
    }),
    spread: true,
    opens: cards.length > 0,
    read: obliges(view, eyes),
  };
}

/** Whether whoever looks is asked what to draw. */
function isDrawing({ phase, turn }: State, { seat, between }: Words): boolean {
  return phase.kind === 'draw' && turn === seat && !between;
}

/** P-3: what whoever takes it must do, or why it cannot be taken. */
function obliges(view: State, eyes: Words): string {
  const { pozzo: cards, options, turn } = view;
  const { own, words } = eyes;
  const top = cards.at(-1);
  if (top === undefined) return '';
  const taking: Move = {
    type: 'takePozzo',
    from: options.pozzo === 'whole' ? 0 : cards.length - 1,
  };
  const why = isDrawing(view, eyes) && !mayTake(view) ? pinnacola.check(view, turn, taking) : null;
  if (why !== null) return tellReason(words, eyes.language, why);
  return options.pozzo === 'whole' ? own.obliges.whole(words.card(top)) : own.obliges.fromAnyCard;
}

function middleChips(view: State, seat: Seat, table: Drafted, begun: Begun, eyes: Words): Chip[] {
  const closed = isOver(view) ? closedChips(view, eyes) : [];
  if (closed.length > 0) return closed;
  const duties = isMelding(view, seat) && !eyes.between ? dutyChips(view, seat, begun, eyes) : [];
  return [...duties, ...meters(view, table, eyes)];
}

function ownZones(view: State, seat: Seat, table: Drafted, begun: Begun, eyes: Words): Zone[] {
  const isDrafting = isMelding(view, seat) && !eyes.between;
  const hand = handZone(view, seat, table, begun, eyes);
  return [
    ...ownRibbons(view, seat, table, eyes),
    ...(isOver(view) ? [] : [newMeld(isDrafting, eyes)]),
    head(view, seat, gained(view, seat, table, eyes), eyes),
    ...(isOver(view) ? [] : [sortChip(begun, eyes)]),
    hand,
  ];
}

function sortChip({ sorted }: Begun, { own }: Words): Chip {
  return { ...chip(SORT, own.sorted[sorted]), side: 'own', tap: true, icon: 'sort' };
}

function handZone(view: State, seat: Seat, table: Drafted, begun: Begun, eyes: Words): Fan {
  const groups = handOf(view, seat, table, begun);
  const places = groups.flat();
  const held = places.filter((one) => one !== null);
  const isDrafting = isMelding(view, seat) && !eyes.between;
  const fresh = isDrafting
    ? freshIn(
        view,
        held,
        owesCard(view, seat, begun),
        table.hand[JOKER]! > view.hands[seat]!.cards[JOKER]!,
      )
    : new Map<Id, Fresh>();
  return {
    ...plain(HAND, 'own', eyes.own.hand),
    shape: 'fan',
    facts: [{ text: eyes.own.cards(held.length), tone: 'plain' }],
    cards: held.map((one) => handCard(one, begun, fresh.get(one.id), eyes)),
    parts: rowsOf(MOST_ROWS, groups),
    awaited: isMelding(view, seat) || isOver(view) ? 0 : 1,
    kept: places.length,
  };
}

function handCard(
  { id, card: kind }: HandCard,
  { lifted }: Begun,
  fresh: Fresh | undefined,
  { own, words }: Words,
): Piece {
  const isLifted = lifted.includes(id);
  const name = fresh === undefined ? words.card(kind) : own.fresh[fresh](words.card(kind));
  return {
    ...card(id, pinnacola.cards.names[kind]!, isLifted ? own.lifted(name) : name),
    tap: true,
    tone: isLifted ? 'chosen' : 'plain',
    ...(fresh && { fresh }),
  };
}

/**
 * The card drawn, or all that came from the pozzo and, while it is owed, one of them; and a joker that
 * the draft has fetched. Of twins, the last.
 */
function freshIn(
  { phase }: State,
  hand: readonly HandCard[],
  owes: boolean,
  fetches: boolean,
): Map<Id, Fresh> {
  const found = new Map<Id, Fresh>();
  if (phase.kind !== 'meld') return found;
  const { drawn, owed, taken = [] } = phase;
  const mark = (kind: Slot | null, as: Fresh) => {
    const last = hand.findLast(({ id, card: one }) => one === kind && !found.has(id));
    if (last !== undefined) found.set(last.id, as);
  };
  if (owes) mark(owed, 'owed');
  mark(drawn, 'new');
  if (fetches) mark(JOKER, 'new');
  for (const kind of taken.toSpliced(taken.lastIndexOf(owed!), owed === null ? 0 : 1))
    mark(kind, 'new');
  return found;
}

function card(id: Id, face: string, name: string): Piece {
  return { id, face, name, tap: false, tone: 'plain', mark: null };
}

function plain(id: Id, side: Zone['side'], name: string) {
  return { id, side, name, cards: [], tap: false, active: false, dimmed: false, locked: false };
}
