import { expect, test, vi } from 'vitest';

const moved: (() => void)[] = [];
vi.stubGlobal('location', { hash: '', pathname: '/' });
vi.stubGlobal('history', { replaceState: () => null });
vi.stubGlobal('addEventListener', (type: string, hear: () => void) => {
  if (type === 'popstate') moved.push(hear);
});
const { route, routeOf } = await import('./route.ts');

test.each([
  // hash             path           screen
  ['', '/', { screen: 'home' }],
  ['#/', '/t/BKM4TX', { screen: 'home' }],
  ['', '/t/BKM4TX', { screen: 'friends', to: 't/BKM4TX', isTv: false }],
  ['#tv', '/t/BKM4TX', { screen: 'friends', to: 't/BKM4TX', isTv: true }],
  ['#/rules/vinto', '/t/BKM4TX', { screen: 'rules', game: 'vinto', ruling: null }],
  ['#s3cr3t', '/transfer', { screen: 'friends', to: 'transfer', isTv: false }],
  ['#/friends/vinto', '/', { screen: 'friends', to: 'vinto' }],
  ['#/friends', '/', { screen: 'friends', to: '' }],
  ['#nonsense', '/', { screen: 'home' }],
] as const)('%j at %j', (hash, path, route) => {
  expect(routeOf(hash, path)).toEqual(route);
});

test('whoever goes back to a table or from one is shown what the address says', () => {
  for (const [hash, pathname, screen] of [
    ['#/rules/vinto', '/', 'rules'],
    ['', '/t/BKM4TX', 'friends'],
    ['#/', '/', 'home'],
  ] as const) {
    vi.stubGlobal('location', { hash, pathname });
    for (const hear of moved) hear();
    expect(route.value.screen).toBe(screen);
  }
});
