/** The README's pictures: one of each game, each in a good light. */
import { portrait as flip7Portrait } from './games/flip7.ts';
import { portrait as vintoPortrait } from './games/vinto.ts';
import type { Look } from './looks.ts';
import type { Screen } from './screen.ts';

interface Portrait extends Look {
  readonly screen: Screen;
  /** Pixels of the picture for one of the page. */
  readonly scale: number;
}

export const portraits: readonly Portrait[] = [
  {
    screen: { name: 'page-phone', matches: [vintoPortrait] },
    size: 'phone',
    theme: 'light',
    language: 'en',
    scale: 2,
  },
  {
    screen: { name: 'page-wide', matches: [flip7Portrait] },
    size: 'desk',
    theme: 'dark',
    language: 'en',
    scale: 1,
  },
];
