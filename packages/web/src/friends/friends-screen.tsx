/** Playing with friends: the way to a table, a table by its code, another device of the same person. */
import { gameIds } from '../games/ids.ts';
import { lazy } from '../shell/lazy.tsx';
import { TableScreen } from './table-screen.tsx';

/** Whoever comes by an invitation needs neither. */
const Friends = lazy(async () => (await import('./friends.tsx')).Friends);
const Transfer = lazy(async () => (await import('./transfer.tsx')).Transfer);

/** `to` is what the address says: a game, `t/BKM4TX`, or `transfer`. */
export function FriendsScreen({ to, isTv }: { readonly to: string; readonly isTv: boolean }) {
  const [place = '', code = ''] = to.split('/');
  if (place === 't') return <TableScreen key={code} code={code.toUpperCase()} isTv={isTv} />;
  if (place === 'transfer') return <Transfer />;
  return <Friends game={gameIds.find((id) => id === place) ?? null} />;
}
