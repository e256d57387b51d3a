/** The README's pictures: one of each game, each in a good light. */
import { portrait as flip7 } from './games/flip7.ts';
import { portrait as pinnacola } from './games/pinnacola.ts';
import { portrait as sapone } from './games/sapone.ts';
import { portrait as vinto } from './games/vinto.ts';
import type { Look } from './looks.ts';
import type { Wish } from './prepared.ts';
import type { Screen } from './screen.ts';

interface Portrait extends Look {
  readonly screen: Screen;
  /** Pixels of the picture for one of the page. */
  readonly scale: number;
}

const onPhone = (name: string, match: Wish): Portrait => ({
  screen: { name, matches: [match] },
  size: 'phone',
  theme: 'light',
  language: 'en',
  scale: 2,
});

export const portraits: readonly Portrait[] = [
  onPhone('vinto', vinto),
  onPhone('pinnacola', pinnacola),
  onPhone('sapone', sapone),
  { ...onPhone('flip7', flip7), size: 'desk', theme: 'dark', scale: 1 },
];
