import { flip7 as flip7Game } from '@mazzo/games/flip7';
import { vinto } from '@mazzo/games/vinto';
import { isValidElement } from 'preact';
import { expect, test } from 'vitest';
import { drawn } from '../../build/drawings.ts';
import { CardFace } from './face.tsx';
import type { FaceRenderer, Print, Shape } from './face.tsx';
import { flip7 } from './flip7.tsx';
import { french } from './french.tsx';
import { plain } from './plain.tsx';

interface Looks {
  readonly print: Print;
  readonly shape: Shape;
  readonly covered: boolean;
}

const looks: readonly Looks[] = (['normal', 'large'] as const).flatMap((print) =>
  (['card', 'tile'] as const).flatMap((shape) =>
    [false, true].map((covered) => ({ print, shape, covered })),
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
  ['french', french, vinto.cards.names],
  ['flip7', flip7, flip7Game.cards.names],
] as const;
const decks = [...drawnDecks, ['plain', plain, flip7Game.cards.names]] as const;

test.each(decks)('every card of the %s deck has a face of its own', (_, faces, names) => {
  for (const look of looks) {
    const drawings = [...names, 'back', 'gap'].map((face) => drawing(faces, face, look).join());
    expect(new Set(drawings).size).toBe(drawings.length);
    expect(drawings.filter((drawn) => /NaN|undefined/.test(drawn))).toEqual([]);
  }
});

test.each(decks)('a card of the %s deck is at most 25 elements', (_, faces, names) => {
  const counts = looks.flatMap((look) => names.map((face) => drawing(faces, face, look).length));
  expect(Math.max(...counts)).toBeLessThanOrEqual(25);
});

test.each(decks)('the %s deck shows the same back covered or not, in any print', (_, faces) => {
  for (const shape of ['card', 'tile'] as const) {
    const backs = looks.map((look) => drawing(faces, 'back', { ...look, shape }).join());
    expect(new Set(backs).size).toBe(1);
  }
});

test.each(drawnDecks)('everything that the %s deck uses is drawn', async (_, faces, names) => {
  const drawings = await drawn();
  const used = looks.flatMap((look) =>
    [...names, 'back'].flatMap((face) => drawing(faces, face, look)),
  );
  const ids = new Set(used.flatMap((element) => /"href":"#([^"]+)"/.exec(element)?.[1] ?? []));
  expect(ids.size).toBeGreaterThan(10);
  expect([...ids].filter((id) => !drawings.includes(` id="${id}"`))).toEqual([]);
});
