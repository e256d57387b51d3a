/**
 * What each viewer may know of the hands, by full events alone (S-2): never by `reveal` or a view. Beside
 * what is certain of each hand it keeps what is certain of several at once ("one of those two has it").
 */
import type { Card, Seat, Viewer } from '@mazzo/kernel';
import { countKinds } from '@mazzo/kernel';
import { backOf, DIAMOND, KINDS } from './cards.ts';
import type { Event, State } from './types.ts';

/** A card that is known to be in one of these places: a mask of seats, and the cards out of play. */
interface Token {
  card: Card;
  places: number;
}

interface Mind {
  /** By seat and kind. */
  certain: number[][];
  tokens: Token[];
}

export interface Memory {
  readonly openBids: boolean;
  /** By viewer; the last is whoever holds no cards. */
  readonly minds: Mind[];
  /** By seat: cards that lie on the table for all to see. */
  lying: Card[][];
  /** Who paid each card that is out of play. */
  payers: Seat[];
}

export function start(seats: number, openBids: boolean): Memory {
  const nothing = () => Array.from({ length: seats }, () => new Array<number>(KINDS).fill(0));
  return {
    openBids,
    minds: Array.from({ length: seats + 1 }, () => ({ certain: nothing(), tokens: [] })),
    lying: Array.from({ length: seats }, () => []),
    payers: [],
  };
}

function mindOf({ minds }: Memory, viewer: Viewer): Mind {
  return viewer === 'spectator' ? minds.at(-1)! : minds[viewer]!;
}

export function certainIn(memory: Memory, viewer: Viewer, seat: Seat): readonly number[] {
  return mindOf(memory, viewer).certain[seat]!;
}

export function outSeenBy({ payers }: Memory, viewer: Viewer, at: number): boolean {
  return payers[at] === viewer;
}

const everybody = () => true;

/** Who sees which card go where. */
type Sees = (viewer: number) => boolean;

export function remember(memory: Memory, event: Event): void {
  switch (event.type) {
    case 'roundBegan':
      Object.assign(memory, start(memory.lying.length, memory.openBids));
      return;
    case 'dealt':
      for (const card of event.cards) join(memory, event.seat, card, only(event.seat));
      return;
    case 'picked':
    case 'compensated':
      return join(memory, event.seat, event.card, event.open ? everybody : only(event.seat));
    case 'offered':
      memory.lying = memory.lying.map(() => []);
      return;
    case 'bidAdded':
      if (!memory.openBids) return;
      memory.lying[event.seat]!.push(event.card);
      return seeLying(memory, event.seat);
    case 'doubted':
      memory.lying[event.seat]!.push(event.card);
      return seeLying(memory, event.seat);
    case 'gave': {
      const sees = only(event.by, event.seat);
      leave(memory, event.by, [event.card], event.seat, sees);
      join(memory, event.seat, event.card, sees);
      return seeLying(memory, event.by);
    }
    case 'tookFree':
      leave(memory, event.seat, [event.card], event.by, everybody);
      return join(memory, event.by, event.card, everybody);
    case 'sold':
      return sold(memory, event);
    case 'bought': {
      const out = memory.lying.length;
      leave(memory, event.seat, event.paid, out, only(event.seat));
      for (const _ of event.paid) memory.payers.push(event.seat);
      return join(memory, event.seat, event.card, only(event.seat));
    }
    case 'diamondFound':
      return know(memory, event.seat, DIAMOND, 1);
    case 'shown': {
      const counts = countKinds(event.cards, KINDS);
      for (const mind of memory.minds) mind.certain[event.seat] = [...counts];
      return;
    }
    default:
  }
}

function sold(memory: Memory, event: Extract<Event, { type: 'sold' }>): void {
  const { seat, buyer, card, paid } = event;
  const two = only(seat, buyer);
  const [goods, price] = [event.open ? everybody : two, memory.openBids ? everybody : two];
  memory.lying = memory.lying.map(() => []);
  leave(memory, seat, [card], buyer, goods);
  leave(memory, buyer, paid, seat, price);
  join(memory, buyer, card, goods);
  for (const each of paid) join(memory, seat, each, price);
}

function only(...seats: readonly Seat[]): Sees {
  return (viewer) => seats.includes(viewer);
}

function join(memory: Memory, seat: Seat, card: Card, sees: Sees): void {
  for (const [viewer, mind] of memory.minds.entries()) {
    if (!sees(viewer)) continue;
    mind.certain[seat]![card]!++;
    mind.tokens.push({ card, places: 1 << seat });
  }
}

function leave(memory: Memory, seat: Seat, gone: readonly Card[], to: number, sees: Sees): void {
  for (const [viewer, mind] of memory.minds.entries()) {
    const counts = mind.certain[seat]!;
    if (sees(viewer)) {
      for (const card of gone) {
        counts[card] = Math.max(0, counts[card]! - 1);
        dropToken(mind, card, seat);
      }
      continue;
    }
    for (const left of gone) {
      for (let card = 0; card < KINDS; card++) {
        if (backOf(card) === backOf(left)) counts[card] = Math.max(0, counts[card]! - 1);
      }
      for (const token of mind.tokens) {
        if (backOf(token.card) !== backOf(left) || ((token.places >> seat) & 1) === 0) continue;
        token.places |= 1 << to;
      }
    }
  }
}

/** The one of which most is known. */
function dropToken({ tokens }: Mind, card: Card, seat: Seat): void {
  const here = tokens.filter((token) => token.card === card && ((token.places >> seat) & 1) === 1);
  const [surest] = here.toSorted((a, b) => bits(a.places) - bits(b.places));
  if (surest !== undefined) tokens.splice(tokens.indexOf(surest), 1);
}

function bits(mask: number): number {
  return mask === 0 ? 0 : (mask & 1) + bits(mask >> 1);
}

function seeLying(memory: Memory, seat: Seat): void {
  const counts = countKinds(memory.lying[seat]!, KINDS);
  for (const [card, count] of counts.entries()) if (count > 0) know(memory, seat, card, count);
}

function know(memory: Memory, seat: Seat, card: Card, least: number): void {
  for (const { certain, tokens } of memory.minds) {
    certain[seat]![card] = Math.max(certain[seat]![card]!, least);
    const place = 1 << seat;
    let here = tokens.filter((token) => token.card === card && token.places === place).length;
    for (; here < least; here++) {
      const loose = tokens.find(
        (token) => token.card === card && (token.places & place) !== 0 && token.places !== place,
      );
      if (loose === undefined) tokens.push({ card, places: place });
      else loose.places = place;
    }
  }
}

/** Whether an imagined world has no room for something that is certain of several places at once. */
export function contradicts(state: State, memory: Memory, viewer: Viewer): boolean {
  const out = countKinds(state.out, KINDS);
  const counts = [...state.hands.map(({ cards }) => cards), out];
  const { tokens } = mindOf(memory, viewer);
  for (let card = 0; card < KINDS; card++) {
    const wanted = tokens.filter((token) => token.card === card).map(({ places }) => places);
    const room = counts.map((of) => of[card]!);
    if (!allFit(wanted, room)) return true;
  }
  return false;
}

/** Whether each can have a place of its own: places are given away and taken over again (Kuhn). */
function allFit(wanted: readonly number[], room: readonly number[]): boolean {
  const held: number[][] = room.map(() => []);
  const settle = (n: number, tried: Set<number>): boolean => {
    for (const [place, space] of room.entries()) {
      if (((wanted[n]! >> place) & 1) === 0 || tried.has(place)) continue;
      tried.add(place);
      if (held[place]!.length < space) return held[place]!.push(n) > 0;
      const moved = held[place]!.findIndex((other) => settle(other, tried));
      if (moved < 0) continue;
      held[place]![moved] = n;
      return true;
    }
    return false;
  };
  return wanted.every((_, n) => settle(n, new Set()));
}
