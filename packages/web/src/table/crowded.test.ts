/** Tables more crowded than those on the page today: melds, large hands, a sale, eight players. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { many } from '../../../../scripts/lengths.ts';
import { anyPinnacola, anySapone } from './any-game.fixture.ts';
import { pinnacolaLike, roundOver, saponeLike } from './games.fixture.ts';
import type { PinnacolaLike, SaponeLike } from './games.fixture.ts';
import { faultsOf } from './layout.fixture.ts';
import { layout } from './layout.ts';
import type { Box, Layout, Viewport } from './layout.ts';
import { layoutShapes } from './layout/shapes/shapes.ts';
import type { Scene, StallLine } from './scene.ts';
import { anyViewport, viewports } from './scenes.fixture.ts';

const [narrow, telephone] = viewports as [Viewport, Viewport];
const usual = { largePrint: false, shapes: layoutShapes };
const anyTables: readonly (readonly [string, fc.Arbitrary<Scene>])[] = [
  ['melds and large hands', anyPinnacola.map(pinnacolaLike)],
  ['a sale among up to eight', anySapone.map(saponeLike)],
];
const TABLES = many(20_000, 60);
/** Also what is not there, or has nothing to read. */
const openable = [null, 'pozzo', 'Bruno', 'mine 0', 'theirs 1', 'hand'];

describe.each(anyTables)('%s', (_, any) => {
  test(`${TABLES} tables: nothing off screen, covered or too small`, () => {
    const scrolled = viewports.map(() => 0);
    const faults: string[] = [];
    fc.sample(any, { numRuns: TABLES, seed: 14 }).forEach((scene, n) => {
      viewports.forEach((viewport, at) => {
        const made = layout(scene, viewport, { ...usual, opened: openable[n % openable.length]! });
        if (made.height > made.window) scrolled[at]! += 1;
        if (faults.length < 5) faults.push(...faultsOf(scene, made, viewport));
      });
    });
    console.log(
      viewports.map(({ width }, at) => `${scrolled[at]} scroll at ${width} px`).join(', '),
    );
    expect(faults).toEqual([]);
    // On the smallest telephone not everything can be had at once.
    expect(scrolled.slice(1)).toEqual([0, 0, 0]);
  });

  test('any of them, on any screen', () => {
    fc.assert(
      fc.property(any, anyViewport, fc.constantFrom(...openable), (scene, viewport, opened) => {
        expect(faultsOf(scene, layout(scene, viewport, { ...usual, opened }), viewport)).toEqual(
          [],
        );
      }),
      { numRuns: many(1000, 200) },
    );
  });

  test('what is opened lies over the table and moves nothing', () => {
    fc.assert(
      fc.property(any, anyViewport, fc.constantFrom(...openable), (scene, viewport, opened) => {
        const before = layout(scene, viewport, usual);
        const after = layout(scene, viewport, { ...usual, opened });
        expect({ ...after, sheet: null }).toEqual(before);
      }),
      { numRuns: many(300, 100) },
    );
  });
});

const bare: PinnacolaLike = { hand: [], own: [], rival: [], pozzo: 1, duties: 0, draft: false };

/** In a turn of the viewer's own: no card is awaited. */
function drawnTo({ zones, ...scene }: Scene): Scene {
  return {
    ...scene,
    zones: zones.map((one) => (one.shape === 'fan' ? { ...one, awaited: 0 } : one)),
  };
}

/** How many cards lie in each row of the hand, and how many are to be magnified. */
function handAt(hand: readonly number[], viewport: Viewport) {
  const made = layout(pinnacolaLike({ ...bare, hand }), viewport, usual);
  const rows = new Map<number, number>();
  for (const [id, { y }] of made.pieces) {
    if (id.startsWith('hand:')) rows.set(y, (rows.get(y) ?? 0) + 1);
  }
  return { rows: [...rows.values()], magnified: made.magnified.size };
}

test.each([narrow, telephone])('a row of a large hand leaves as much of each card', (viewport) => {
  for (const hand of [
    [8, 6, 9, 6, 0],
    [11, 9, 12, 7, 1],
  ]) {
    const { pieces } = layout(pinnacolaLike({ ...bare, hand }), viewport, usual);
    const held = [...pieces].filter(([id]) => id.startsWith('hand:')).map(([, box]) => box);
    const steps = held.flatMap(({ x, y }, n) => {
      const next = held[n + 1];
      return next?.y === y ? [[y, next.x - x] as const] : [];
    });
    for (const [y, step] of steps) expect(new Map(steps.toReversed()).get(y)).toBe(step);
  }
});

test.each([
  // cards     at 360 px         at 320 px
  [[13], [7, 6], [7, 6]],
  [[16], [8, 8], [6, 6, 4]],
  [[24], [8, 8, 8], [6, 6, 6, 6]],
  [[28], [7, 7, 7, 7], [7, 7, 7, 7]],
])(
  'a hand of %j lies in rows of %j, or %j on the smallest, whole to the finger',
  (hand, usually, small) => {
    expect(handAt(hand, telephone)).toEqual({ rows: usually, magnified: 0 });
    expect(handAt(hand, narrow)).toEqual({ rows: small, magnified: 0 });
  },
);

test.each([2, 5, 7, 13])(
  'with %d cards in hand nothing of one’s own moves for further melds',
  (count) => {
    const at = (own: readonly number[]) =>
      layout(
        drawnTo(pinnacolaLike({ ...bare, hand: [count], own, draft: true })),
        telephone,
        usual,
      );
    const { pieces, zones } = at([]);
    const held = [...pieces].filter(([id]) => id.startsWith('hand:'));
    const lefts = held.map(([, { x }]) => x);
    expect(new Set(held.map(([, { width }]) => width)).size).toBe(1);
    expect(held[0]![1].width).toBeLessThanOrEqual(61);
    if (count < 7) {
      const right = telephone.width - lefts.at(-1)! - held[0]![1].width;
      expect(Math.abs(lefts[0]! - right)).toBeLessThanOrEqual(1);
    }
    const first = zones.get('new meld')!;
    for (const own of [[3], [3, 3], [3, 3, 3], [7, 3, 3], [3, 3, 3, 3, 3]]) {
      const more = at(own);
      for (const [id, box] of held) expect(more.pieces.get(id)).toEqual(box);
      for (const id of ['You', 'sort']) expect(more.zones.get(id)).toEqual(zones.get(id));
      const { x, y } = more.zones.get('mine 0')!;
      expect({ x, y }).toEqual({ x: first.x, y: first.y });
    }
  },
);

/** The same hand with some of it laid: so many lay there when the turn began. */
function laidFrom(kept: number, left: readonly number[], more: Partial<PinnacolaLike> = {}): Scene {
  const { zones, ...scene } = drawnTo(pinnacolaLike({ ...bare, hand: left, ...more }));
  return {
    ...scene,
    zones: zones.map((one) => (one.shape === 'fan' ? { ...one, kept } : one)),
  };
}

test.each([
  [telephone, 16],
  [narrow, 14],
])('on %j nothing but the hand moves for its cards while two rows hold them', (viewport, most) => {
  const rest = ({ zones, pieces, labels, folded, density }: Layout) => {
    const isOther = ([id]: readonly [string, unknown]) => !id.startsWith('hand:');
    return { zones: topsOf(zones), pieces: [...pieces].filter(isOther), labels, folded, density };
  };
  const topsOf = (zones: Layout['zones']) =>
    [...zones].map(([id, { y, height }]) => [id, y, height]);
  const own = [3, 4];
  const drawn = (count: number) =>
    drawnTo(pinnacolaLike({ ...bare, hand: [count], own, draft: true }));
  const first = rest(layout(drawn(13), viewport, usual));
  for (let count = 9; count <= most; count++) {
    expect(rest(layout(drawn(count), viewport, usual)), `${count}`).toEqual(first);
    for (let left = 1; left < count; left++) {
      const scene = laidFrom(count, [left], { own, draft: true });
      const made = layout(scene, viewport, usual);
      expect(rest(made), `${left} of ${count}`).toEqual(first);
      expect(faultsOf(scene, made, viewport)).toEqual([]);
    }
  }
});

test('what is left of a hand lies in as many rows, side by side, and its cards do not grow', () => {
  const before = layout(laidFrom(22, [22]), telephone, usual);
  const after = layout(laidFrom(22, [15]), telephone, usual);
  const at = ({ pieces }: Layout, n: number) => pieces.get(`hand:${n}`)!;
  expect(after.zones.get('hand')!.y).toBe(before.zones.get('hand')!.y);
  expect(at(after, 0).width).toBe(at(before, 0).width);
  const rows = Array.from({ length: 15 }, (_, n) => at(after, n).y);
  expect(rows.map((y) => rows.filter((one) => one === y).length)).toEqual(Array(15).fill(5));
  const suits = layout(laidFrom(30, [8, 0, 9, 7]), telephone, usual);
  expect(
    new Set([...suits.pieces].filter(([id]) => id.startsWith('hand:')).map(([, { y }]) => y)).size,
  ).toBe(3);
  expect(suits.zones.get('hand')!.height).toBe(
    layout(laidFrom(30, [8, 6, 9, 7]), telephone, usual).zones.get('hand')!.height,
  );
});

test('duties come and go above the meters, and nothing moves for two of them', () => {
  const at = (duties: number) => {
    const { zones, ...scene } = drawnTo(pinnacolaLike({ ...bare, hand: [14], own: [3], duties }));
    const brief = zones.map((one) =>
      one.id.startsWith('duty') ? { ...one, name: 'Pozzo: lay 10♦' } : one,
    );
    const { zones: places } = layout({ ...scene, zones: brief }, telephone, usual);
    return [...places].filter(([id]) => !id.startsWith('duty'));
  };
  for (const duties of [1, 2]) expect(at(duties)).toEqual(at(0));
});

test('from 29 cards on a suit has a row, and only in a full one a magnifier helps', () => {
  expect(handAt([8, 8, 10, 5], telephone)).toEqual({ rows: [8, 8, 10, 5], magnified: 9 });
});

test('beyond that a suit has a row, and a magnifier helps', () => {
  const hand = [12, 9, 14, 10];
  for (const viewport of [telephone, narrow]) {
    const { rows, magnified } = handAt(hand, viewport);
    expect(rows).toEqual([12, 9, 14, 10]);
    // All but the last of each row.
    expect(magnified).toBe(45 - 4);
  }
  expect(handAt(hand, viewports[3]!).magnified).toBe(0);
});

test('the pozzo shows its last five cards, and opened all of them', () => {
  const scene = pinnacolaLike({ ...bare, hand: [13], pozzo: 30 });
  const made = layout(scene, telephone, { ...usual, opened: 'pozzo' });
  const lefts = [...made.pieces].filter(([id]) => id.startsWith('pozzo')).map(([, { x }]) => x);
  expect(new Set(lefts).size).toBe(5);
  // Enough of each to read its corner.
  const [lowest, next] = [...new Set(lefts)];
  expect(next! - lowest!).toBeGreaterThanOrEqual(0.36 * made.places.get('pozzo')!.width);
  expect(made.sheet!.pieces.size).toBe(30);
  expect(made.sheet!.height).toBe(made.sheet!.window.height);
});

test('melds of a rival that have no room are counted on a chip, the last are seen, and all are read', () => {
  const scene = pinnacolaLike({ ...bare, hand: [13], rival: [3, 4, 7, 3, 5, 4, 3, 3, 4, 3, 3, 4] });
  const made = layout(scene, telephone, { ...usual, opened: 'Bruno' });
  const { zones } = made.more.get('Bruno')!;
  expect(zones).toContain('theirs 0');
  expect(zones).not.toContain('theirs 11');
  expect([...made.sheet!.labels.keys()]).toEqual(zones);
});

test('a rival’s Poker stays in sight, however many melds come after it, in the order in which all were laid', () => {
  const { zones, ...scene } = pinnacolaLike({
    ...bare,
    hand: [13],
    rival: [3, 4, 3, 5, 3, 3, 4, 3],
  });
  const great = zones.map((one) =>
    one.shape === 'ribbon' && one.id === 'theirs 1' ? { ...one, band: 'great' as const } : one,
  );
  const made = layout({ ...scene, zones: great }, telephone, usual);
  const counted = made.more.get('Bruno')!.zones;
  expect(counted).toContain('theirs 2');
  expect(counted).not.toContain('theirs 1');
  expect(made.zones.get('theirs 1')!.x).toBeLessThan(made.zones.get('theirs 7')!.x);
});

test('what is only counted is added up, and read side by side', () => {
  const rival = [3, 4, 7, 3, 5, 4, 3, 3, 4, 3, 3, 4];
  const scene = pinnacolaLike({ ...bare, hand: [13], rival });
  const made = layout(scene, telephone, { ...usual, opened: 'Bruno' });
  const { zones, worth } = made.more.get('Bruno')!;
  const cards = zones.map((id) => rival[Number(id.split(' ')[1])]!);
  expect(worth).toBe(cards.reduce((sum, count) => sum + 5 * count, 0));
  const lines = new Set([...made.sheet!.labels.values()].map(({ y }) => y));
  expect(lines.size).toBeLessThanOrEqual(Math.ceil(zones.length / 2));
});

test('a rival’s last meld is seen, however long it is', () => {
  for (const last of [3, 7, 10, 13]) {
    const rival = [3, 3, 3, 3, 3, 3, 3, last];
    const made = layout(pinnacolaLike({ ...bare, hand: [13], rival }), telephone, usual);
    expect(made.more.get('Bruno')!.zones).not.toContain('theirs 7');
  }
});

test('older melds fold before cards grow small, and then all of them', () => {
  const foldedOf = (own: readonly number[]) => {
    const made = layout(pinnacolaLike({ ...bare, hand: [13], own }), telephone, usual);
    return [...made.folded];
  };
  expect(foldedOf([6, 4, 3, 4])).toEqual([]);
  expect(foldedOf([7, 7, 7, 4])).toEqual(['mine 0']);
  expect(foldedOf(Array.from({ length: 12 }, () => 7))).toHaveLength(12);
});

/** With this meld just laid or added to. */
function touching(id: string, own: readonly number[]): Scene {
  const { zones, ...scene } = pinnacolaLike({ ...bare, hand: [13], own });
  const touched = zones.map((one) => (one.id === id ? { ...one, touched: true } : one));
  return { ...scene, zones: touched };
}

test('a meld just added to folds after all others, and where those have to, only if it needs the room', () => {
  const foldedOf = (scene: Scene) => [...layout(scene, telephone, usual).folded];
  expect(foldedOf(touching('mine 0', [7, 7, 7, 4]))).toEqual(['mine 1']);
  const eleven = Array.from({ length: 11 }, () => 7);
  expect(foldedOf(touching('none', eleven))).toHaveLength(11);
  expect(foldedOf(touching('mine 4', eleven))).toHaveLength(11);
  const scene = touching('mine 10', eleven);
  expect(foldedOf(scene)).toHaveLength(10);
  expect(foldedOf(scene)).not.toContain('mine 10');
  expect(faultsOf(scene, layout(scene, telephone, usual), telephone)).toEqual([]);
});

test('what a rival has just laid is seen, whatever else is only counted', () => {
  const { zones, ...scene } = pinnacolaLike({
    ...bare,
    hand: [13],
    rival: [3, 4, 3, 5, 3, 3, 4, 3],
  });
  const touched = zones.map((one) => (one.id === 'theirs 2' ? { ...one, touched: true } : one));
  const made = layout({ ...scene, zones: touched }, telephone, usual);
  expect(layout({ ...scene, zones }, telephone, usual).more.get('Bruno')!.zones).toContain(
    'theirs 2',
  );
  expect(made.more.get('Bruno')!.zones).not.toContain('theirs 2');
});

test('rival’s melds that were just extended are folded before they are only counted', () => {
  const extended = new Set(['theirs 0', 'theirs 1']);
  const missed: number[][] = [];
  for (let first = 3; first <= 13; first++) {
    for (let second = 3; second <= 13; second++) {
      for (const others of [1, 2, 3, 4]) {
        const rival = [first, second, ...new Array<number>(others).fill(3)];
        const { zones, ...scene } = pinnacolaLike({ ...bare, hand: [13], rival });
        const touched = zones.map((one) =>
          extended.has(one.id) ? { ...one, touched: true } : one,
        );
        const { more } = layout({ ...scene, zones: touched }, telephone, usual);
        if (more.get('Bruno')?.zones.some((id) => extended.has(id)) === true) missed.push(rival);
      }
    }
  }
  expect(missed).toEqual([]);
});

test.each([telephone, narrow, { width: 360, height: 500 }, viewports[3]!])(
  'the pozzo is read above the own hand at %j, whatever lies on the table',
  (viewport) => {
    fc.assert(
      fc.property(anyPinnacola, (like) => {
        const scene = pinnacolaLike({ ...like, pozzo: 1 + like.pozzo });
        const { sheet, zones, height, window } = layout(scene, viewport, {
          ...usual,
          opened: 'pozzo',
        });
        const { y, height: high } = sheet!.box;
        // Of a cloth that scrolls, at its end.
        expect(y + high).toBeLessThanOrEqual(zones.get('hand')!.y - (height - window));
        expect(sheet!.window.height).toBeGreaterThanOrEqual(44);
      }),
      { numRuns: many(400, 80) },
    );
  },
);

test('a low tray has room for what is asked and what has happened', () => {
  const scene = pinnacolaLike({ ...bare, hand: [13] });
  const tray = {
    ...scene.tray,
    question: 'Draw a card.',
    note: 'Ada draws, lays run 4–7♦, discards Q♣.',
  };
  for (const viewport of [telephone, { width: 320, height: 586 }]) {
    const made = layout({ ...scene, tray }, viewport, usual);
    expect(made.tray).toMatchObject({ print: 'usual', printsNote: true });
  }
});

test('melds are whole while two lines of them have room, and folded ones end with their bands', () => {
  const scene = pinnacolaLike({ ...bare, hand: [8], own: [4, 7, 4, 5], duties: 1, draft: true });
  const made = layout(scene, telephone, usual);
  expect([...made.folded]).toEqual([]);
  expect(faultsOf(scene, made, telephone)).toEqual([]);
  const full = layout(pinnacolaLike({ ...bare, hand: [16], own: [7, 7, 7, 4] }), telephone, usual);
  for (const id of full.folded) {
    const [band, cards] = [full.labels.get(id)!, full.places.get(id)!];
    const last = full.pieces.get(`${id}:6`)!;
    expect(cards.x).toBe(band.x);
    expect(last.x + last.width).toBe(band.x + band.width);
  }
  expect(full.folded.size).toBeGreaterThan(0);
});

test('bands have room for all their words', () => {
  const scene = pinnacolaLike({ ...bare, hand: [13], own: [3, 7, 3], rival: [3] });
  const zones = scene.zones.map((zone) =>
    zone.shape === 'ribbon' && zone.cards.length > 0
      ? { ...zone, printed: 'Pinnacolone', facts: [{ text: '250', tone: 'plain' as const }] }
      : zone,
  );
  const made = layout({ ...scene, zones }, telephone, usual);
  for (const id of ['mine 0', 'mine 1', 'theirs 0'])
    expect(made.labels.get(id)!.width).toBeGreaterThan(110);
});

test('on a wide table heads and stock stand under each other, and so do melds and pozzo', () => {
  const full = Array.from({ length: 12 }, () => 4);
  const scene = pinnacolaLike({ ...bare, hand: [16], own: full, rival: full, draft: true });
  const made = layout(scene, { width: 880, height: 720 }, usual);
  const middle = (id: string) => made.zones.get(id)!.x + made.zones.get(id)!.width / 2;
  expect(middle('Bruno')).toBe(middle('You'));
  expect(Math.abs(middle('stock') - middle('You'))).toBeLessThanOrEqual(1);
  const lefts = ['theirs 0', 'pozzo', 'mine 0'].map((id) => made.zones.get(id)!.x);
  expect(new Set(lefts).size).toBe(1);
  expect(made.more.size).toBe(0);
  expect(made.height).toBe(made.window);
});

const sale: SaponeLike = {
  seats: 8, hand: 9, offers: [2, 1, 0, 3, 1, 2, 4], wishes: 1, ownOffer: 0, sells: true, claims: false,
}; // prettier-ignore

test('eight players and seven offers to choose from fit on a telephone', () => {
  const scene = saponeLike(sale);
  const made = layout(scene, telephone, usual);
  const heads = scene.zones.filter(({ shape }) => shape === 'head');
  expect(made.height).toBe(made.window);
  expect(new Set(heads.map(({ id }) => made.zones.get(id)!.y)).size).toBe(1);
  expect(made.shapes.get('hand')).toBe('card');
});

test('eight players have a stall too, and each a head of their own width', () => {
  const scene = saponeLike(sale);
  const made = layout(scene, telephone, usual);
  expect(made.shapes.get('sale')).toBe('card');
  const heads = scene.zones
    .filter(({ shape }) => shape === 'head')
    .map(({ id }) => made.zones.get(id)!);
  expect(new Set(heads.map(({ width }) => width)).size).toBe(1);
  for (const { width } of heads) expect(width).toBeGreaterThanOrEqual(44);
});

test('on a wide table all sit in an arc around the market: decks, and the stall at their right', () => {
  const scene = saponeLike({ ...sale, sells: false });
  const made = layout(scene, viewports[3]!, usual);
  const tops = [1, 4, 7].map((seat) => made.zones.get(`seat ${seat}`)!.y);
  expect(tops[1]).toBeLessThan(tops[0]!);
  expect(tops[2]).toBe(tops[0]);
  const [market, soap, stall] = ['market', 'soap', 'sale'].map((id) => made.zones.get(id)!);
  expect(market!.x + market!.width).toBeLessThanOrEqual(soap!.x);
  expect(soap!.x + soap!.width).toBeLessThanOrEqual(stall!.x);
  expect(Math.abs(market!.y + market!.height / 2 - stall!.y - stall!.height / 2)).toBeLessThan(2);
});

const brief = '+1 for winning two: Bruno.';
const long = 'Bruno has a watermelon, you, Carla, Dino and Elsa have none of that.';

test.each([telephone, { width: 880, height: 720 }])(
  'at $width px nothing moves for offers to choose from, nor for the end of a round',
  (viewport) => {
    const usually = { ...sale, seats: 4, hand: 5, offers: [2, 1, 1] };
    const bids = saponeLike({ ...usually, sells: false });
    const placesIn = (scene: Scene) => {
      const made = layout(scene, viewport, usual);
      expect(faultsOf(scene, made, viewport)).toEqual([]);
      const isCard = (id: string) => /^(hand|market|soap):/.test(id);
      return [...made.pieces].filter(([id]) => isCard(id));
    };
    const before = placesIn(bids);
    expect(before).toHaveLength(7);
    expect(placesIn(saponeLike({ ...usually, wishes: 0 }))).toEqual(before);
    for (const notes of [[], ['', '', brief, brief], new Array<string>(5).fill(long)]) {
      expect(placesIn(roundOver(bids, notes))).toEqual(before);
    }
  },
);

test.each([2, 4, 8])(
  'at a telephone’s table of %d nothing but the hand moves for another card, and its cards stay as large',
  (seats) => {
    const at = (hand: number) =>
      layout(saponeLike({ ...sale, seats, hand, sells: false }), telephone, usual);
    const others = ({ zones, lines, labels, height }: Layout) => ({
      zones: new Map([...zones].filter(([id]) => id !== 'hand')),
      lines,
      labels,
      height,
    });
    const first = at(1);
    for (let hand = 2; hand <= 14; hand++) {
      const made = at(hand);
      expect(others(made)).toEqual(others(first));
      expect(sizeIn(made)).toEqual(sizeIn(first));
      expect(made.magnified.size).toBe(hand < 8 ? 0 : hand - 1);
    }
  },
);

test.each([3, 4, 5, 6, 7, 8])(
  'at a telephone’s table of %d nothing moves while offers come in, whatever is wanted',
  (seats) => {
    const at = (offers: number) => {
      const bids = Array.from({ length: offers }, () => 2);
      const scene = saponeLike({ ...sale, seats, hand: 6, offers: bids, sells: false });
      return layout(withIdle(scene, seats - 1 - offers), telephone, usual);
    };
    const others = ({ zones, tray, density }: Layout) => ({
      zones: new Map([...zones].filter(([id]) => id !== 'sale')),
      buttons: tray.buttons,
      density,
    });
    const nothing = saponeLike({ ...sale, seats, hand: 6, offers: [], wishes: 0, sells: false });
    const before = others(layout(nothing, telephone, usual));
    for (let offers = 0; offers < seats; offers++) expect(others(at(offers))).toEqual(before);
  },
);

/** At a small table who has not offered has a line all the same, at a large one they share one. */
function withIdle(scene: Scene, idle: number): Scene {
  const zones = scene.zones.map((zone) => {
    if (zone.shape !== 'stall') return zone;
    const [claim, wish, ...bids] = zone.lines as [StallLine, StallLine, ...StallLine[]];
    const long = { ...wish, text: 'wants vegetables or soap, 6 or more cards' };
    const shares = zone.usual > 3;
    const more = Array.from({ length: shares ? Math.min(1, idle) : idle }, (_, n): StallLine => {
      return { ...claim, id: `idle ${n}`, kind: shares ? 'chip' : 'offer', text: '…', note: null };
    });
    return { ...zone, lines: [claim, zone.usual > 3 ? wish : long, ...bids, ...more] };
  });
  return { ...scene, zones };
}

function sizeIn({ pieces }: Layout): Pick<Box, 'width' | 'height'> {
  const { width, height } = pieces.get('hand:0')!;
  return { width, height };
}

test('on a wide table the stall and the seat in the middle stand on its axis', () => {
  const viewport = { width: 880, height: 720 };
  const scene = saponeLike({ ...sale, seats: 4, hand: 5, offers: [2, 1, 1] });
  const made = layout(scene, viewport, usual);
  const middle = ({ x, width }: Box) => x + width / 2;
  expect(Math.abs(middle(made.pieces.get('sold:0')!) - 440)).toBeLessThanOrEqual(2);
  expect(Math.abs(middle(made.zones.get('seat 2')!) - 440)).toBeLessThanOrEqual(2);
});

test('on a telephone what a card is called is asked above the hand, where all else is asked below it', () => {
  const few = { ...sale, seats: 4, hand: 6 };
  const [asked, before] = [true, false].map((claims) =>
    layout(saponeLike({ ...few, claims }), telephone, usual),
  ) as [Layout, Layout];
  const { box, risen, buttons } = asked.tray;
  const hand = [...asked.pieces].filter(([id]) => id.startsWith('hand:')).map(([, at]) => at.y);
  expect(box).toEqual(before.tray.box);
  expect(risen!.y + risen!.height).toBeLessThanOrEqual(Math.min(...hand) - 12);
  expect(buttons.get('kind 0')!.y).toBeLessThan(buttons.get('coins')!.y);
  expect(buttons.get('Sell')!.y).toBeGreaterThan(box.y);
  expect([...asked.covered].filter((id) => id.startsWith('hand:'))).toEqual([]);
});

test.each([
  ['all of them', [brief, '', long, '', brief], [1, 0, 2, 0, 1]],
  ['the last before others', [brief, long, long, '', ''], [0, 2, 2, 0, 0]],
  ['the sum after all', [brief, '', long, brief, brief], [1, 0, 2, 1, 0]],
])('what decided a comparison has all the lines it needs: %s', (_which, notes, expected) => {
  const scene = roundOver(saponeLike({ ...sale, seats: 4, hand: 5 }), notes);
  const { lines } = layout(scene, telephone, usual);
  const [, ...heights] = [...lines.values()].map(({ height }) => height);
  const plain = Math.min(...heights);
  expect(heights.map((height) => (height - plain) / 15)).toEqual(expected);
});

test('what is said of a card does not hop for a wish, nor for the sheet on which it is called something', () => {
  const few = { ...sale, seats: 4, hand: 6, offers: [], ownOffer: 0 };
  const at = (wishes: number, claims: boolean) =>
    layout(saponeLike({ ...few, wishes, claims }), telephone, usual);
  const [tag] = [...at(0, false).lines.values()];
  for (const wishes of [0, 1]) {
    const { lines, tray } = at(wishes, true);
    expect([...lines.values()][0]).toEqual(tag);
    for (const { y, height } of lines.values()) {
      expect(y + height).toBeLessThanOrEqual(tray.risen!.y);
    }
  }
});

describe('a fault is found', () => {
  const scene = pinnacolaLike({
    ...bare, hand: [9, 9, 9, 9], own: [4, 3, 7], rival: [3, 4], pozzo: 12,
  }); // prettier-ignore
  const made = layout(scene, telephone, { ...usual, opened: 'pozzo' });
  const stalls = saponeLike(sale);
  const sold = layout(stalls, telephone, usual);
  const found = (faulty: Layout, of = scene) => faultsOf(of, faulty, telephone).join('; ');
  const moved = (boxes: ReadonlyMap<string, Box>, id: string, by: Partial<Box>) => {
    const box = boxes.get(id)!;
    return new Map(boxes).set(id, { ...box, x: box.x + (by.x ?? 0), y: box.y + (by.y ?? 0) });
  };

  test('none is there', () => {
    expect(found(made)).toBe('');
    expect(found(sold, stalls)).toBe('');
  });

  test.each([
    [
      'a card of the hand on its neighbour',
      { pieces: moved(made.pieces, 'hand:3', { x: 30 }) },
      'hand:3',
    ],
    [
      'a row of the hand on the one above',
      { pieces: moved(made.pieces, 'hand:10', { y: -30 }) },
      'hand:1',
    ],
    ['a card that nobody magnifies', { magnified: new Set<string>() }, 'hand:0 cannot be'],
    ['a meld on another', { zones: moved(made.zones, 'mine 1', { x: -20 }) }, 'mine 1 and mine 0'],
    [
      'a card out of its meld',
      { pieces: moved(made.pieces, 'mine 1:2', { y: 400 }) },
      'mine 1:2 is off',
    ],
    [
      'a head on a meld',
      { zones: moved(made.zones, 'theirs 0', { x: -40 }) },
      'Bruno and theirs 0',
    ],
  ])('%s', (_, faulty, words) => {
    expect(found({ ...made, ...faulty })).toContain(words);
  });

  test('an offer on another, a sheet on the tray, a card too much for it', () => {
    const lines = moved(sold.lines, 'offer 3', { y: -20 });
    expect(found({ ...sold, lines }, stalls)).toContain('offer 3 and offer 1 cover each other');
    const sheet = made.sheet!;
    const box = { ...sheet.box, height: made.tray.box.y - sheet.box.y + 1 };
    expect(found({ ...made, sheet: { ...sheet, box } })).toContain('the sheet covers the tray');
    const pieces = moved(sheet.pieces, 'pozzo:2', { x: 40 });
    expect(found({ ...made, sheet: { ...sheet, pieces } })).toContain('pozzo:2 cannot be read');
  });
});
