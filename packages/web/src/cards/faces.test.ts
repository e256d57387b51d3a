import { flip7 as flip7Game } from '@mazzo/games/flip7';
import { pinnacola } from '@mazzo/games/pinnacola';
import { sapone as saponeGame } from '@mazzo/games/sapone';
import { vinto } from '@mazzo/games/vinto';
import { isValidElement } from 'preact';
import { expect, test } from 'vitest';
import { drawn } from '../../build/drawings.ts';
import { boldFrench } from './bold-french.tsx';
import { CardFace, isBack } from './face.tsx';
import type { FaceRenderer, Print, Seen, Shape } from './face.tsx';
import { flip7 } from './flip7.tsx';
import { french } from './french.tsx';
import { Head } from './head.tsx';
import { moods, people } from './people.ts';
import type { Person } from './people.ts';
import { plain } from './plain.tsx';
import { Portrait } from './portrait.tsx';
import { sapone } from './sapone.tsx';

interface Looks {
  readonly print: Print;
  readonly shape: Shape;
  readonly seen: Seen;
}

const looks: readonly Looks[] = (['normal', 'large'] as const).flatMap((print) =>
  (['card', 'tile'] as const).flatMap((shape) =>
    (['whole', 'most', 'top', 'strip'] as const).map((seen) => ({ print, shape, seen })),
  ),
);

/** The elements that would be drawn, each with its attributes. No face keeps state, so calling will do. */
function elements(drawn: unknown): string[] {
  if (Array.isArray(drawn)) return drawn.flatMap(elements);
  if (typeof drawn === 'string') return [drawn];
  if (!isValidElement(drawn)) return [];
  const { type, props } = drawn as { type: unknown; props: { children?: unknown } };
  if (typeof type === 'function') return elements(type(props));
  const { children, ...attributes } = props;
  return [`${String(type)} ${JSON.stringify(attributes)}`, ...elements(children)];
}

function drawing(faces: FaceRenderer, face: string, look: Looks): string[] {
  return elements(CardFace({ faces, face, ...look }));
}

const drawnDecks = [
  ['Vinto', french, vinto.cards.names, ['back']],
  ['Pinnacola', boldFrench, pinnacola.cards.names, ['back']],
  ['Flip 7', flip7, flip7Game.cards.names, ['back']],
  ['Sapone', sapone, saponeGame.cards.names, ['marketBack', 'soapBack']],
] as const;
const decks = [...drawnDecks, ['plain', plain, flip7Game.cards.names, ['back']]] as const;

test('a suit stands under its rank, whatever other cards leave of a card of a large hand', () => {
  for (const look of looks) {
    for (const face of ['2s', '10h', 'Kd']) {
      const signs = drawing(boldFrench, face, look).map(
        (one) => /translate\((\d+) (\d+)\) scale\(1/.exec(one)?.slice(1).map(Number) ?? [99, 0],
      );
      const isUnder = signs.some(([x, y]) => x! <= 26 && y! >= 70 && y! <= 80);
      expect(isUnder, `${face} ${look.seen}`).toBe(true);
    }
  }
});

test.each(decks)('every card of the %s deck has a face of its own', (_, faces, names, backs) => {
  for (const look of looks) {
    const drawings = [...names, ...backs, 'gap'].map((face) => drawing(faces, face, look).join());
    expect(new Set(drawings).size).toBe(drawings.length);
    expect(drawings.filter((drawn) => /NaN|undefined/.test(drawn))).toEqual([]);
  }
});

test.each(decks)('a card of the %s deck is at most 25 elements', (_, faces, names) => {
  const counts = looks.flatMap((look) => names.map((face) => drawing(faces, face, look).length));
  expect(Math.max(...counts)).toBeLessThanOrEqual(25);
});

test.each(decks)(
  'the %s deck shows the same back covered or not, in any print',
  (_, faces, __, backs) => {
    for (const shape of ['card', 'tile'] as const) {
      const drawings = looks.flatMap((look) =>
        backs.map((back) => drawing(faces, back, { ...look, shape }).join()),
      );
      expect(new Set(drawings).size).toBe(backs.length);
    }
  },
);

/** What is used by name. */
function idsIn(elements: readonly string[]): Set<string> {
  return new Set(elements.flatMap((element) => /"href":"#([^"]+)"/.exec(element)?.[1] ?? []));
}

async function undrawn(ids: ReadonlySet<string>): Promise<string[]> {
  const drawings = await drawn();
  return [...ids].filter((id) => !drawings.includes(` id="${id}"`));
}

test.each(drawnDecks)(
  'everything that the %s deck uses is drawn',
  async (_, faces, names, backs) => {
    const used = looks.flatMap((look) =>
      [...names, ...backs].flatMap((face) => drawing(faces, face, look)),
    );
    const ids = idsIn(used);
    expect(ids.size).toBeGreaterThan(10);
    expect(await undrawn(ids)).toEqual([]);
  },
);

const everybody = Object.keys(people) as Person[];

test('everybody has a token and a face of their own in every mood, and all of it is drawn', async () => {
  const heads = everybody.flatMap((who) =>
    moods.map((mood) => elements(Head({ who, mood, size: 46 }))),
  );
  expect(new Set(heads.map((head) => head.join())).size).toBe(everybody.length * moods.length);
  expect(new Set(Object.values(people)).size).toBe(everybody.length);
  expect(await undrawn(idsIn(heads.flat()))).toEqual([]);
});

test('everybody can win, as a court card', async () => {
  const portraits = everybody.map((who) => elements(Portrait({ who, place: 1 })));
  expect(new Set(portraits.map((portrait) => portrait.join())).size).toBe(everybody.length);
  expect(await undrawn(idsIn(portraits.flat()))).toEqual([]);
});

test('a deck may have several backs, each known by its name', () => {
  expect(['back', 'marketBack', 'soapBack', 'Qh', 'gap', '12'].filter(isBack)).toEqual([
    'back',
    'marketBack',
    'soapBack',
  ]);
});
