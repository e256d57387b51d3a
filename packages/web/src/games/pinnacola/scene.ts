/** A Pinnacola table as a scene: what may be seen of it by whoever looks. */
import { emptyDraft, pinnacola } from '@mazzo/games/pinnacola';
import type { Drafted, State } from '@mazzo/games/pinnacola';
import { bagSize, isHole } from '@mazzo/kernel';
import type { Seat } from '@mazzo/kernel';
import type { Eyes } from '../../play/page-face.ts';
import { personOf } from '../../play/person.ts';
import type { Chip, Fan, Head, Id, Piece, Scene, Zone } from '../../table/scene.ts';
import { clockwise } from '../seating.ts';
import { begunAt, canTakeAllBack, isMelding, tableOf } from './begun.ts';
import type { Begun } from './begun.ts';
import { chip, dutyChips, meters } from './duties.ts';
import { handOf } from './hand.ts';
import { ALL_BACK, HAND, headId, POZZO, pozzoId, SORT, STOCK, STOCK_TOP } from './places.ts';
import { leftRibbon, newMeld, ownRibbons, rivalRibbons } from './ribbons.ts';
import type { PinnacolaWords } from './text/text.ts';
import { tray } from './tray.ts';

type Words = Eyes<Begun, PinnacolaWords>;

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
  };
}

/** While a turn is being told, what was drafted of it lies there already, or is no longer worth anything. */
function shownBegun(view: State, { begun, between }: Words): Begun {
  const held = begunAt(view, begun);
  return between ? { ...held, draft: emptyDraft, lifted: [], choice: null, from: null } : held;
}

function rivalZones(view: State, seat: Seat, table: Drafted | null, eyes: Words): Zone[] {
  return [
    head(view, seat, bagSize(view.hands[seat]!), eyes),
    ...rivalRibbons(view, seat, table, eyes),
    ...leftRibbon(view, seat, eyes),
  ];
}

function head(view: State, seat: Seat, cards: number, eyes: Words): Head {
  const { own, to, totals, between } = eyes;
  const side = seat === eyes.seat ? 'own' : 'rival';
  return {
    ...plain(headId(seat), side, to.name(seat)),
    shape: 'head',
    avatar: personOf(seat, eyes.seat),
    facts: [
      { text: own.total(totals[seat] ?? 0), tone: 'plain', kind: 'total' },
      { text: own.cards(cards), tone: 'plain' },
    ],
    active: !between && view.phase.kind !== 'over' && view.turn === seat,
  };
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
function pozzo(view: State, { own, words }: Words): Zone {
  const cards = view.lots.length === 0 ? [] : view.pozzo;
  const picks = view.options.pozzo === 'fromAnyCard';
  return {
    ...plain(POZZO, 'middle', cards.length === 0 ? own.pozzoPlace : own.pozzo(cards.length)),
    shape: 'pile',
    facts: [],
    cards: cards.map((kind, n) => {
      const name = own.inPozzo(words.card(kind), n === cards.length - 1);
      return { ...card(pozzoId(n), pinnacola.cards.names[kind]!, name), tap: picks };
    }),
    opens: cards.length > 0,
  };
}

function middleChips(view: State, seat: Seat, table: Drafted, begun: Begun, eyes: Words): Chip[] {
  const duties = isMelding(view, seat) && !eyes.between ? dutyChips(view, seat, begun, eyes) : [];
  return [...duties, ...meters(view, table, eyes)];
}

function ownZones(view: State, seat: Seat, table: Drafted, begun: Begun, eyes: Words): Zone[] {
  const isDrafting = isMelding(view, seat) && !eyes.between;
  const hand = handZone(view, table, begun, isDrafting, eyes);
  return [
    ...ownRibbons(view, seat, table, eyes),
    ...(isDrafting ? [newMeld(eyes)] : []),
    head(view, seat, hand.cards.length, eyes),
    ...ownChips(begun, isDrafting, eyes),
    hand,
  ];
}

function ownChips({ draft, lifted, sorted }: Begun, isDrafting: boolean, { own }: Words): Chip[] {
  const label = lifted.length > 0 ? own.toFront : own.sorted[sorted];
  const sort: Chip = { ...chip(SORT, label), side: 'own', tap: true, icon: 'sort' };
  const back: Chip = { ...chip(ALL_BACK, own.allBack), side: 'own', tap: true, icon: 'undo' };
  return isDrafting && canTakeAllBack(draft) ? [back, sort] : [sort];
}

function handZone(
  view: State,
  table: Drafted,
  begun: Begun,
  isDrafting: boolean,
  eyes: Words,
): Fan {
  const groups = handOf(table.hand, view, begun);
  const fresh = isDrafting ? freshIn(view, groups.flat()) : null;
  const cards = groups.flat().map(({ id, card: kind }): Piece => {
    const isLifted = begun.lifted.includes(id);
    const name = eyes.words.card(kind);
    const { lifted, fresh: isNew } = eyes.own;
    return {
      ...card(
        id,
        pinnacola.cards.names[kind]!,
        isLifted ? lifted(name) : id === fresh ? isNew(name) : name,
      ),
      tap: true,
      tone: isLifted ? 'chosen' : 'plain',
      fresh: id === fresh,
    };
  });
  return {
    ...plain(HAND, 'own', eyes.own.hand),
    shape: 'fan',
    facts: [],
    cards,
    parts: groups.map(({ length }) => length),
  };
}

/** The card drawn, or the one that is owed; of twins, the last. */
function freshIn({ phase }: State, hand: readonly { id: Id; card: number }[]): Id | null {
  if (phase.kind !== 'meld') return null;
  const drawn = phase.drawn !== null && !isHole(phase.drawn) ? phase.drawn : phase.owed;
  return hand.findLast(({ card: kind }) => kind === drawn)?.id ?? null;
}

function card(id: Id, face: string, name: string): Piece {
  return { id, face, name, tap: false, tone: 'plain', mark: null };
}

function plain(id: Id, side: Zone['side'], name: string) {
  return { id, side, name, cards: [], tap: false, active: false, dimmed: false, locked: false };
}
