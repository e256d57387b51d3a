import { loadGame } from '../games/games.ts';
import { gameIds } from '../games/ids.ts';
import type { GameId } from '../games/ids.ts';
import { fromAfar } from '../friends/from-afar.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { many } from '../../../../scripts/lengths.ts';
import { faultsOf } from './layout.fixture.ts';
import { layout } from './layout.ts';
import type { Box, Layout } from './layout.ts';
import type { Scene } from './scene.ts';
import { anyScene, anyTray, anyViewport, rowsOf, viewports } from './scenes.fixture.ts';
import { button, trayOf } from './things.fixture.ts';
import { eachScene } from './states.fixture.ts';
import type { Play } from './states.fixture.ts';

const telephone = viewports[1]!;
const usual = { largePrint: false };
/** A big screen, as it is laid out before it is enlarged. */
const bigScreen = { width: 1196, height: 615 };
/** Of each game, at each width. */
const RANDOM = many(20_000, 60);
const SENSIBLE = many(5000, 60);
/** A table with so many cards in sight fits any telephone. */
const MOST_CARDS = 45;

describe.each(gameIds)('%s', (game) => {
  test(`${RANDOM} random states: nothing off screen, covered or too small`, async () => {
    const { scrolled, faults } = await judge(game, 'random', RANDOM);
    console.log(`${game}, ${RANDOM} random states: ${told(scrolled)}`);
    expect(faults).toEqual([]);
  });

  test(`${SENSIBLE} states of sensible play: nothing scrolls`, async () => {
    const { scrolled, least, faults } = await judge(game, 'sensible', SENSIBLE);
    expect(faults).toEqual([]);
    expect(scrolled.slice(1)).toEqual([0, 0, 0]);
    // Five rows that have grown to ten cards and more have no room on the smallest telephone.
    expect(least).toBeGreaterThan(MOST_CARDS);
  });
});

/** How many states scroll, by viewport, the fewest cards of one that does, and what is wrong with the first that are wrong. */
async function judge(game: GameId, play: Play, count: number) {
  const scrolled = viewports.map(() => 0);
  const faults: string[] = [];
  let least = Infinity;
  const { shapes = null } = await loadGame(game);
  let seen = 0;
  await eachScene(game, play, count, (scene) => {
    const opening = scene.zones.filter(({ opens }) => opens === true);
    // Now and then something is open to be read.
    const opened = seen++ % 4 === 0 ? (opening[seen % opening.length]?.id ?? null) : null;
    viewports.forEach((viewport, n) => {
      const made = layout(scene, viewport, { ...usual, shapes, opened });
      if (made.height > made.window) {
        scrolled[n]! += 1;
        least = Math.min(least, scene.zones.flatMap(({ cards }) => cards).length);
      }
      if (faults.length < 5) faults.push(...faultsOf(scene, made, viewport));
    });
    const far = layout(scene, bigScreen, { ...usual, shapes, far: fromAfar });
    if (faults.length < 5) faults.push(...faultsOf(scene, far, bigScreen));
  });
  return { scrolled, least, faults };
}

function told(scrolled: readonly number[]): string {
  return viewports.map(({ width }, n) => `${scrolled[n]} scroll at ${width} px`).join(', ');
}

test('any table, on any screen', () => {
  fc.assert(
    fc.property(anyScene, anyViewport, fc.boolean(), (scene, viewport, largePrint) => {
      expect(faultsOf(scene, layout(scene, viewport, { largePrint }), viewport)).toEqual([]);
    }),
    { numRuns: many(2000, 200) },
  );
});

describe('on a telephone', () => {
  const pad = Array.from({ length: 14 }, (_, n) => button(`key ${n}`, 'key'));

  test.each([
    ['two buttons', trayOf(button('a'), button('b'))],
    ['a pad of fourteen keys and two buttons', trayOf(...pad, button('a'), button('b'))],
    ['a pad of fifteen keys', trayOf(...pad, button('fifteenth', 'key'))],
  ])('five rows of five and %s fit, the own cards the largest', (_, tray) => {
    const scene = rowsOf([5, 5, 5, 5, 5], tray);
    const made = layout(scene, telephone, usual);
    expect(made.height).toBe(made.window);
    expect(made.shapes.get('seat 4')).toBe('card');
    expect(made.pieces.get('4:0')!.width).toBeGreaterThan(made.pieces.get('0:0')!.width);
  });

  test.each([
    ['a pad of fourteen keys rises', [...pad, button('a'), button('b', 'sign')], true],
    ['four wide buttons do not', ['a', 'b', 'c', 'd'].map((id) => button(id)), false],
    ['five do', ['a', 'b', 'c', 'd', 'e'].map((id) => button(id)), true],
  ])('%s', (_, buttons, risen) => {
    const made = layout(rowsOf([5, 5, 5, 5, 5], trayOf(...buttons)), telephone, usual);
    expect(made.tray.risen !== null).toBe(risen);
  });
});

test('from across a room cards are larger', () => {
  const { zones, ...scene } = rowsOf([5, 5, 5]);
  // Nobody has a hand there.
  const seen = { ...scene, zones: zones.filter(({ side }) => side !== 'own') };
  const near = layout(seen, bigScreen, usual);
  const far = layout(seen, bigScreen, { ...usual, far: fromAfar });
  expect(far.pieces.get('0:0')!.width).toBeGreaterThan(near.pieces.get('0:0')!.width);
});

test('a second row is not left with a single card', () => {
  const made = layout(rowsOf([5, 5, 8]), telephone, usual);
  const rows = new Map<number, number>();
  for (const [id, { y }] of made.pieces) {
    if (id.startsWith('2:')) rows.set(y, (rows.get(y) ?? 0) + 1);
  }
  expect([...rows.values()]).toEqual([4, 4]);
});

test.each(viewports.slice(1, 3))(
  'at $width px there is room between two lines of own cards for what shows that the upper ones may be touched',
  (viewport) => {
    // As far below a card as the lip of brass reaches (`piece.module.css`).
    const LIP = 7;
    const { pieces } = layout(rowsOf([5, 5, 5, 22]), viewport, usual);
    const own = [...pieces].filter(([id]) => id.startsWith('3:')).map(([, box]) => box);
    const [upper, lower] = [...new Set(own.map(({ y }) => y))];
    expect(lower! - upper! - own[0]!.height).toBeGreaterThanOrEqual(LIP);
  },
);

describe('what is asked', () => {
  const asked = (question: string, note: string | null, labels: readonly string[]) => {
    const tray = { question, note, buttons: labels.map((label) => ({ ...button(label), label })) };
    return layout(rowsOf([5, 5], tray), telephone, usual).tray;
  };

  test('is printed in one size, with a line or two below it', () => {
    const note = 'You take the card for nothing, and the sale is over at once.';
    for (const told of [null, 'Tap one of yours.', note]) {
      const made = asked('Toss in a nine?', told, ['a', 'b']);
      expect(made).toMatchObject({ print: 'usual', printsNote: true });
    }
  });

  test.each([
    ['Which card do you give to Bruno for that?', 'Tap one of yours.'],
    ['Paghi 2 monete e una carta da quattro monete per una carta dei saponi?', null],
  ])('is printed smaller where it is longer than a line: %s', (long, note) => {
    expect(asked(long, note, ['a', 'b'])).toMatchObject({ print: 'small', printsNote: true });
  });

  test('a long button takes of what the others do not need', () => {
    const { buttons } = asked('?', null, ['Not until my turn', 'Doubt…', 'No more']);
    const [long, ...others] = [...buttons.values()].map(({ width }) => width);
    for (const width of others) expect(long).toBeGreaterThan(width);
    expect(long).toBeGreaterThanOrEqual(140);
    const even = asked('?', null, ['Pass', 'Doubt…', 'Offer']).buttons;
    expect(new Set([...even.values()].map(({ width }) => width)).size).toBe(1);
  });
});

/** Rows or lines of players with faces, the last of them the viewer. */
function headed(shape: 'row' | 'line', counts: readonly number[], tray?: Scene['tray']): Scene {
  const scene = rowsOf(counts, tray);
  const zones = scene.zones.map((zone) => {
    if (zone.side === 'middle' || zone.shape !== 'row') return zone;
    const cards = zone.cards.map((card) => ({ ...card, tap: shape === 'row' }));
    return { ...zone, shape, cards, avatar: 'ada' as const };
  });
  return { ...scene, zones };
}

describe('full tables on a telephone', () => {
  test('Vinto with five: four rows of 54 px, backs of 36, the own cards larger', () => {
    const scene = headed('row', [5, 5, 5, 5, 5]);
    const made = layout(scene, telephone, usual);
    expect(faultsOf(scene, made, telephone)).toEqual([]);
    expect(made.shapes.get('seat 0')).toBe('small');
    expect(made.pieces.get('0:0')).toMatchObject({ width: 44, height: 54 });
    expect(made.pieces.get('4:0')!.width).toBeGreaterThan(made.pieces.get('0:0')!.width);
  });

  test('Flip 7 with eight: heads in two columns, tiles under them', () => {
    const scene = headed('line', [7, 7, 7, 7, 7, 7, 7, 7]);
    const made = layout(scene, telephone, usual);
    expect(faultsOf(scene, made, telephone)).toEqual([]);
    expect(made.height).toBe(made.window);
    const heads = [0, 1].map((seat) => made.labels.get(`seat ${seat}`)!);
    expect(heads[0]!.y).toBe(heads[1]!.y);
    expect(made.shapes.get('seat 7')).toBe('card');
  });

  test('one’s own head stands beside the middle, and a lifted card is clear of fourteen keys', () => {
    const keys = Array.from({ length: 14 }, (_, n) => button(`key ${n}`, 'key'));
    const scene = headed(
      'row',
      [5, 5, 5, 5],
      trayOf(...keys, button('close', 'sign'), button('b')),
    );
    const made = layout(scene, telephone, usual);
    const [head, deck] = [made.labels.get('seat 3')!, made.zones.get('deck')!];
    const card = made.pieces.get('3:0')!;
    expect(head.x + head.width).toBeLessThanOrEqual(deck.x);
    expect(head.y + head.height).toBeLessThanOrEqual(card.y);
    expect(made.tray.box.height).toBe(162);
    expect(card.y + card.height - 12).toBeLessThanOrEqual(made.tray.box.y);
  });
});

test.each([[4], [5]])(
  'Vinto with %d: a sixth and a seventh own card overlap, and nothing else moves',
  (seats) => {
    const at = (own: number) => {
      const scene = headed('row', [...new Array<number>(seats - 1).fill(5), own]);
      const made = layout(scene, telephone, usual);
      expect(faultsOf(scene, made, telephone)).toEqual([]);
      return made;
    };
    const own = `${seats - 1}:`;
    const others = ({ pieces }: Layout) => [...pieces].filter(([id]) => !id.startsWith(own));
    const five = at(5);
    for (const made of [at(6), at(7)]) {
      expect(others(made)).toEqual(others(five));
      const { y, width, height } = five.pieces.get(`${own}0`)!;
      expect(made.pieces.get(`${own}0`)).toMatchObject({ y, width, height });
    }
  },
);

test('on a wide table three opponents sit in an arc, the middle one highest', () => {
  const made = layout(headed('row', [5, 5, 5, 5]), { width: 880, height: 720 }, usual);
  const [left, middle, right] = [0, 1, 2].map((seat) => made.zones.get(`seat ${seat}`)!);
  expect(left!.y).toBe(right!.y);
  expect(middle!.y).toBeLessThan(left!.y);
  expect(middle!.x).toBeGreaterThan(left!.x);
});

test('nothing on the table moves for what the tray says or asks', () => {
  fc.assert(
    fc.property(
      anyScene,
      anyTray,
      anyViewport,
      fc.boolean(),
      (scene, tray, viewport, largePrint) => {
        const { tray: _, covered: __, ...before } = layout(scene, viewport, { largePrint });
        const {
          tray: ___,
          covered: ____,
          ...after
        } = layout({ ...scene, tray }, viewport, { largePrint });
        expect(after).toEqual(before);
      },
    ),
    { numRuns: many(1000, 200) },
  );
});

test.each(viewports)('at $width px a deal moves nothing', (viewport) => {
  const dealt = layout(rowsOf([5, 5, 5, 5]), viewport, usual);
  for (const counts of [
    [0, 0, 0, 0],
    [1, 1, 0, 0],
    [5, 4, 4, 4],
  ]) {
    const { zones, pieces } = layout(rowsOf(counts), viewport, usual);
    expect(zones).toEqual(dealt.zones);
    for (const [id, box] of pieces) expect(box).toEqual(dealt.pieces.get(id));
  }
});

test.each(viewports)('at $width px cards are 5 by 7 or square, and not too large', (viewport) => {
  for (const scene of [rowsOf([5, 5]), rowsOf([5, 5, 5, 5]), rowsOf([6, 5, 9, 5, 7])]) {
    const made = layout(scene, viewport, usual);
    for (const { id, cards } of scene.zones) {
      const shape = made.shapes.get(id)!;
      const ratio = shape === 'tile' ? 1 : 7 / 5;
      // Around a small card there is room for a finger.
      const around = shape === 'small' ? { x: 8, y: 4 } : { x: 0, y: 0 };
      for (const { width, height } of cards.map((card) => made.pieces.get(card.id)!)) {
        const drawn = (width - around.x) * ratio + around.y;
        expect(Math.abs(height - drawn)).toBeLessThan(1);
        expect(width).toBeLessThanOrEqual(120);
      }
    }
  }
});

test('only what lies there matters, not which cards or whose', () => {
  const scene = rowsOf([5, 6, 5]);
  const zones = scene.zones.map((zone) => {
    const cards = zone.cards.map((card) => ({
      ...card,
      face: 'Qh',
      tone: 'chosen' as const,
      mark: '7',
    }));
    return {
      ...zone,
      name: 'somebody',
      facts: [{ text: '12', tone: 'good' as const }],
      active: true,
      cards,
    };
  });
  expect(layout({ ...scene, zones }, telephone, usual)).toEqual(layout(scene, telephone, usual));
});

describe('a fault is found', () => {
  const scene = rowsOf([5, 5, 5]);
  const made = layout(scene, telephone, usual);
  const at = made.pieces.get('0:1')!;

  const withPiece = (id: string, box: Box): Layout => {
    return { ...made, pieces: new Map(made.pieces).set(id, box) };
  };
  const found = (faulty: Layout, of: Scene = scene) => faultsOf(of, faulty, telephone).join('; ');

  test.each([
    ['at the right', { ...at, x: 350 }, '0:1 is off screen'],
    ['at the left', { ...at, x: -1 }, '0:1 is off screen'],
    ['above', { ...at, y: -1 }, '0:1 is off screen'],
    ['below', { ...at, y: telephone.height - 20 }, '0:1 is off screen'],
    ['narrow', { ...at, width: 43 }, '0:1 is too small'],
    ['low', { ...at, height: 43 }, '0:1 is too small'],
    ['on its neighbour', { ...at, x: at.x + 10 }, '0:1 and 0:2 cover each other'],
    ['on a button', made.tray.buttons.get('yes')!, '0:1 and yes cover each other'],
    ['on the question', made.tray.words, '0:1 and the question cover each other'],
    ['on a label', made.labels.get('seat 1')!, '0:1 and the label of seat 1 cover each other'],
  ])('a card %s', (_, box, words) => {
    expect(found(withPiece('0:1', box))).toContain(words);
  });

  test('a card under a tray that has risen', () => {
    const keys = Array.from({ length: 28 }, (_, n) => button(`key ${n}`, 'key'));
    const padded = rowsOf([5, 5, 5, 12], trayOf(...keys));
    const right = layout(padded, telephone, usual);
    expect(right.covered.size).toBeGreaterThan(0);
    expect(found(right, padded)).toBe('');
    const hidden = [...right.covered].find((id) => id.startsWith('3:'));
    expect(found({ ...right, covered: new Set() }, padded)).toContain(`${hidden} is covered`);
    const all = { ...right, covered: new Set([...right.covered, '0:1']) };
    expect(found(all, padded)).toContain('0:1 is not covered at all');
    const box = { ...right.tray.box, height: right.tray.box.height + 1 };
    expect(found({ ...right, tray: { ...right.tray, box } }, padded)).toContain('the tray is off');
  });

  test('a card that is forgotten, a button, a zone', () => {
    const pieces = new Map(made.pieces);
    pieces.delete('0:1');
    expect(found({ ...made, pieces })).toBe('0:1 has no place');
    expect(found({ ...made, tray: { ...made.tray, buttons: new Map() } })).toContain(
      'yes has no place',
    );
    expect(found({ ...made, labels: new Map() })).toContain('seat 0 has no place');
  });

  test('a line whose cards hide each other', () => {
    const zones = scene.zones.map((zone) => {
      const cards = zone.cards.map((card) => ({ ...card, tap: false }));
      return zone.side === 'rival' ? { ...zone, shape: 'line' as const, cards } : zone;
    });
    const lines = { ...scene, zones };
    const right = layout(lines, telephone, usual);
    expect(found(right, lines)).toBe('');
    const first = right.pieces.get('0:0')!;
    const pieces = new Map(right.pieces).set('0:1', { ...first, x: first.x + 13 });
    expect(found({ ...right, pieces }, lines)).toContain('0:0 cannot be read');
  });
});
