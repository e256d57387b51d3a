/** Everything there is to see of the page. */
import { existsSync } from 'node:fs';
import { gameIds } from '../../packages/web/src/games/ids.ts';
import type { GameId } from '../../packages/web/src/games/ids.ts';
import type { GameShots, Screen } from './screen.ts';

/** The states of a table are those that ./games has for it, if somebody has thought of any. */
async function shotsOf(id: GameId): Promise<GameShots | null> {
  const file = new URL(`./games/${id}.ts`, import.meta.url);
  if (!existsSync(file)) return null;
  const { shots } = (await import(`./games/${id}.ts`)) as { readonly shots: GameShots };
  return shots;
}

const games = await Promise.all(gameIds.map(async (id) => ({ id, shots: await shotsOf(id) })));

/** A match of each game in which somebody has opened the menu. */
const midway = games.toReversed().flatMap(({ shots }) => {
  const menu = shots?.screens.find(({ name }) => name === 'menu');
  return menu?.matches?.slice(0, 1) ?? [];
});

const around: readonly Screen[] = [
  { name: 'home', hash: '#/', whole: true },
  { name: 'home-with-games', hash: '#/', matches: midway, whole: true },
  {
    name: 'home-cleared-away',
    hash: '#/',
    matches: midway.slice(0, 1),
    act: (page) => page.locator('li > button').first().click(),
  },
  { name: 'settings', hash: '#/settings', whole: true },
  ...games.flatMap(({ id, shots }): Screen[] => [
    { name: `${id}-options`, hash: `#/options/${id}`, whole: true },
    { name: `${id}-rules`, hash: `#/rules/${id}` },
    ...(shots === null ? [] : chosenScreens(id, shots)),
  ]),
  { name: 'no-such-game', hash: '#/play/nowhere' },
];

function chosenScreens(id: GameId, { unusual, ruling }: GameShots): Screen[] {
  return [
    {
      name: `${id}-options-changed`,
      hash: `#/options/${id}`,
      whole: true,
      kept: { [`mazzo.options.${id}`]: JSON.stringify(unusual) },
    },
    { name: `${id}-rules-at`, hash: `#/rules/${id}/${ruling}` },
  ];
}

export const screens: readonly Screen[] = [
  ...around,
  ...games.flatMap(({ id, shots }) =>
    (shots?.screens ?? []).map((screen) => ({ ...screen, name: `${id}-${screen.name}` })),
  ),
];
