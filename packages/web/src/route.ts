/** Which screen the address names, after its #: what can be linked to, gone back from and reloaded. */
import { gameIds } from './games/ids.ts';
import type { GameId } from './games/ids.ts';
import { signal } from '@preact/signals';

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'options'; readonly game: GameId }
  | { readonly screen: 'play'; readonly match: string }
  | { readonly screen: 'rules'; readonly game: GameId; readonly ruling: string | null }
  | { readonly screen: 'settings' }
  /** With friends: a table by its code, large for a room or not, or the way to one. */
  | { readonly screen: 'friends'; readonly to: string; readonly isTv?: boolean };

/** A table has an address of its own, `/t/…`: what is before the # counts unless a screen follows it. */
export function routeOf(hash: string, path = '/'): Route {
  if (path !== '/' && !hash.startsWith('#/')) {
    return { screen: 'friends', to: path.slice(1), isTv: hash === '#tv' };
  }
  const [screen, name = '', ruling] = hash.replace(/^#?\/?/, '').split('/');
  const game = gameIds.find((id) => id === name);
  switch (screen) {
    case 'play':
      return name === '' ? { screen: 'home' } : { screen, match: decoded(name) };
    case 'options':
      return game === undefined ? { screen: 'home' } : { screen, game };
    case 'rules':
      return game === undefined ? { screen: 'home' } : { screen, game, ruling: ruling ?? null };
    case 'settings':
      return { screen };
    case 'friends':
      return { screen, to: name };
    default:
      return { screen: 'home' };
  }
}

/** What nobody could have written names no match either. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

export function hashOf(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '#/';
    case 'options':
      return `#/options/${route.game}`;
    case 'play':
      return `#/play/${encodeURIComponent(route.match)}`;
    case 'rules':
      return `#/rules/${route.game}${route.ruling === null ? '' : `/${route.ruling}`}`;
    case 'settings':
      return '#/settings';
    case 'friends':
      return `#/friends/${route.to}`;
  }
}

export const route = signal<Route>(here());
// Whatever is behind the # and before it: a table is left and found again by its path alone.
addEventListener('popstate', () => {
  route.value = here();
});

function here(): Route {
  const { hash, pathname } = location;
  const found = routeOf(hash, pathname);
  // Whoever goes on from a table has left its address.
  if (found.screen !== 'friends' && pathname !== '/') history.replaceState(null, '', `/${hash}`);
  return found;
}

export function go(to: Route): void {
  location.hash = hashOf(to);
}
