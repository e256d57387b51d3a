/** Everything there is to see of the page. */
import { gameIds } from '../../packages/web/src/games/ids.ts';
import { flip7Screens } from './flip7.ts';
import type { Screen } from './screen.ts';
import { vintoScreens } from './vinto.ts';

const states = { flip7: flip7Screens, vinto: vintoScreens };
const midway = (game: keyof typeof states) =>
  states[game].find(({ name }) => name === 'menu')!.matches![0]!;

/** Not as the rules have them. */
const unusual = {
  flip7: { seats: 6, clocks: 'relaxed', options: { target: 100, openingDeal: 'on' } },
  vinto: { seats: 5, clocks: 'fast', options: { session: 'rounds', memoryAid: 'allSeen' } },
};
const rulings = { flip7: 'F-9', vinto: 'V-8' };

const around: readonly Screen[] = [
  { name: 'home', hash: '#/', whole: true },
  {
    name: 'home-with-games',
    hash: '#/',
    matches: [midway('vinto'), midway('flip7')],
    whole: true,
  },
  {
    name: 'home-cleared-away',
    hash: '#/',
    matches: [midway('vinto'), midway('flip7')],
    act: (page) => page.locator('li > button').first().click(),
  },
  { name: 'settings', hash: '#/settings', whole: true },
  ...gameIds.flatMap((game): Screen[] => [
    { name: `${game}-options`, hash: `#/options/${game}`, whole: true },
    {
      name: `${game}-options-changed`,
      hash: `#/options/${game}`,
      whole: true,
      kept: { [`mazzo.options.${game}`]: JSON.stringify(unusual[game]) },
    },
    { name: `${game}-rules`, hash: `#/rules/${game}` },
    { name: `${game}-ruling`, hash: `#/rules/${game}/${rulings[game]}` },
  ]),
  { name: 'no-such-game', hash: '#/play/nowhere' },
];

export const screens: readonly Screen[] = [
  ...around,
  ...gameIds.flatMap((game) =>
    states[game].map((screen) => ({ ...screen, name: `${game}-${screen.name}` })),
  ),
];
