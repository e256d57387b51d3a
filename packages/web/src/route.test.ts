import { expect, test, vi } from 'vitest';

vi.stubGlobal('location', { hash: '', pathname: '/' });
vi.stubGlobal('addEventListener', () => null);
const { routeOf } = await import('./route.ts');

test.each([
  // hash             path           screen
  ['', '/', { screen: 'home' }],
  ['#/', '/t/BKM4TX', { screen: 'home' }],
  ['', '/t/BKM4TX', { screen: 'friends', to: 't/BKM4TX' }],
  ['#tv', '/t/BKM4TX', { screen: 'friends', to: 't/BKM4TX' }],
  ['#/rules/vinto', '/t/BKM4TX', { screen: 'rules', game: 'vinto', ruling: null }],
  ['#s3cr3t', '/transfer', { screen: 'friends', to: 'transfer' }],
  ['#/friends/vinto', '/', { screen: 'friends', to: 'vinto' }],
  ['#/friends', '/', { screen: 'friends', to: '' }],
  ['#nonsense', '/', { screen: 'home' }],
] as const)('%j at %j', (hash, path, route) => {
  expect(routeOf(hash, path)).toEqual(route);
});
