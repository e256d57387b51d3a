/** Playing with friends: the way to a table, a table by its code, another device of the same person. */
import { gameIds } from '../games/ids.ts';
import { Friends } from './friends.tsx';
import { TableScreen } from './table-screen.tsx';
import { Transfer } from './transfer.tsx';

/** `to` is what the address says: a game, `t/BKM4TX`, or `transfer`. */
export function FriendsScreen({ to }: { readonly to: string }) {
  const [place = '', code = ''] = to.split('/');
  if (place === 't') return <TableScreen key={code} code={code.toUpperCase()} />;
  if (place === 'transfer') return <Transfer />;
  return <Friends game={gameIds.find((id) => id === place) ?? null} />;
}
