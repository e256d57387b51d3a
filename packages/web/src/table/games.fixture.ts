/** Tables of games that are still to come to the page: as crowded as theirs can get. */
import { personOf } from '../play/person.ts';
import { button, piece, trayOf, zone } from './things.fixture.ts';
import type { Chip, Fan, Head, Piece, Ribbon, Scene, Stall, StallLine, Zone } from './scene.ts';

type Side = Zone['side'];

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

function pieces(of: string, count: number, { tap = false, face = '' } = {}): Piece[] {
  return Array.from({ length: count }, (_, n) => {
    const card = `${ranks[n % ranks.length]}${'cdhs'[Math.floor(n / ranks.length) % 4]}`;
    return piece(`${of}:${n}`, { tap, face: face || card });
  });
}

function fan(id: string, parts: readonly number[]): Fan {
  const count = parts.reduce((sum, part) => sum + part, 0);
  return {
    ...zone(id, { side: 'own', shape: 'row', cards: pieces(id, count, { tap: true }) }),
    shape: 'fan',
    parts,
  };
}

function ribbon(id: string, side: Side, count: number, tap = true): Ribbon {
  const cards = pieces(id, count);
  return {
    ...zone(id, { side, shape: 'row', cards }, tap),
    shape: 'ribbon',
    band: 'plain',
    ...(count > 0 && {
      printed: 'Run',
      facts: [{ text: String(5 * count), tone: 'plain' }],
      worth: 5 * count,
    }),
    opens: true,
  };
}

function head(id: string, side: Side, seat: number): Head {
  return {
    ...zone(id, { side, shape: 'row', cards: [] }),
    shape: 'head',
    avatar: personOf(seat),
  };
}

function chip(id: string, side: Side, more: Partial<Chip> = {}): Chip {
  const base = zone(id, { side, shape: 'row', cards: [] });
  return { ...base, shape: 'chip', tone: 'plain', icon: null, meter: null, ...more };
}

function pile(id: string, count: number, opens = false): Zone {
  const cards = pieces(id, count, { tap: true, face: opens ? 'Qh' : 'back' });
  return { ...zone(id, { side: 'middle', shape: 'pile', cards }), opens, spread: opens };
}

export interface PinnacolaLike {
  /** Cards of each suit, and jokers. */
  readonly hand: readonly number[];
  /** Cards in each meld. */
  readonly own: readonly number[];
  readonly rival: readonly number[];
  readonly pozzo: number;
  readonly duties: number;
  readonly draft: boolean;
}

/** Two players with their melds, stock and pozzo, duties and meters, and a large hand. */
export function pinnacolaLike({ hand, own, rival, pozzo, duties, draft }: PinnacolaLike): Scene {
  return {
    zones: [
      head('Bruno', 'rival', 2),
      ...rival.map((count, n) => ribbon(`theirs ${n}`, 'rival', count)),
      pile('stock', 1),
      pile('pozzo', pozzo, true),
      ...Array.from({ length: duties }, (_, n) =>
        chip(`duty ${n}`, 'middle', { name: 'lay the 9♦ of the pozzo' }),
      ),
      chip('Pinnacola', 'middle', { name: 'Pinnacola', meter: { done: 5, of: 7 } }),
      chip('Poker', 'middle', { name: 'Poker', meter: { done: 2, of: 4 } }),
      ...own.map((count, n) => ribbon(`mine ${n}`, 'own', count)),
      ...(draft ? [ribbon('new meld', 'own', 0)] : []),
      head('You', 'own', 0),
      chip('sort', 'own', { name: 'by suit', tap: true, icon: 'menu' }),
      fan('hand', hand),
    ],
    tray: {
      ...trayOf(button('undo', 'sign'), button('Lay the best'), button('Discard J♦')),
      low: true,
    },
  };
}

export interface SaponeLike {
  readonly seats: number;
  readonly hand: number;
  /** Cards offered by each of the others; those who pass offer none. */
  readonly offers: readonly number[];
  readonly wishes: number;
  readonly ownOffer: number;
  /** Whether the viewer sells, and chooses among the offers. */
  readonly sells: boolean;
  /** Whether a claim is being chosen. */
  readonly claims: boolean;
}

export function saponeLike(of: SaponeLike): Scene {
  const { seats, hand, ownOffer, claims } = of;
  const names = Array.from({ length: seats - 1 }, (_, n) => `seat ${n + 1}`);
  const keys = Array.from({ length: 11 }, (_, n) => {
    return { ...button(`kind ${n}`, 'key'), section: 'You call it' };
  });
  const wishes = ['coins', 'tools'].map((wish, n) => {
    return { ...button(wish), pressed: n === 1, section: 'You want' };
  });
  const thumbs = [button('Doubt…'), button('Pass'), button('Offer 2')];
  const tray = claims
    ? trayOf(...keys, button('close', 'sign'), ...wishes, button('Sell'))
    : trayOf(...thumbs);
  return {
    zones: [
      ...names.map((name, n) => head(name, 'rival', n + 1)),
      stall(of),
      ...(ownOffer > 0
        ? [
            zone('your offer', {
              side: 'middle',
              shape: 'line',
              cards: pieces('offered', ownOffer),
            }),
          ]
        : []),
      pile('market', 1),
      pile('soap', 1),
      { ...fan('hand', [hand]), usual: 14 },
    ],
    tray,
  };
}

function stall({ seats, offers, wishes, sells }: SaponeLike): Stall {
  const line = (id: string, kind: StallLine['kind'], more: Partial<StallLine> = {}): StallLine => {
    return {
      id,
      kind,
      name: id,
      text: id,
      note: null,
      avatar: null,
      cards: [],
      tap: false,
      tone: 'plain',
      ...more,
    };
  };
  const bids = offers.slice(0, seats - 1).map((count, n) => {
    const id = `offer ${n}`;
    const text = `${count} cards`;
    const name = `Ada offers ${text}`;
    return line(id, 'offer', { name, text, avatar: 'ada', cards: pieces(id, count), tap: sells });
  });
  return {
    ...zone('sale', { side: 'middle', shape: 'row', cards: pieces('sold', 1, { face: 'back' }) }),
    shape: 'stall',
    usual: seats - 1,
    lines: [
      line('claim', 'claim', { text: 'Watermelon', note: 'Bruno says' }),
      ...Array.from({ length: wishes }, (_, n) => line(`wants tools ${n}`, 'chip')),
      ...bids,
    ],
  };
}

/** The same table with all hands compared; of each line, what decided. */
export function roundOver(scene: Scene, notes: readonly string[]): Scene {
  const line = (kind: StallLine['kind'], n: number): StallLine => ({
    id: `compared ${n}`,
    kind,
    name: 'coins',
    text: 'Coins: 1 pt',
    note: notes[n - 1] || null,
    avatar: null,
    cards: [],
    tap: false,
    tone: 'plain',
    cells: [],
  });
  const lines = [line('heads', 0), ...[1, 2, 3, 4, 5].map((n) => line('contest', n))];
  const zones = scene.zones.map((zone) =>
    zone.shape === 'stall' ? { ...zone, cards: [], lines } : zone,
  );
  return { ...scene, zones };
}
