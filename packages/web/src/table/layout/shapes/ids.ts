/** The table's own buttons. */
import type { Id } from '../../scene.ts';

/** Closes what is read. */
export const CLOSE: Id = 'table:close';
const MORE = 'table:more:';

/** Opens what of this player's has no room. */
export function moreId(head: Id): Id {
  return `${MORE}${head}`;
}

export function headOfMore(id: Id): Id | null {
  return id.startsWith(MORE) ? id.slice(MORE.length) : null;
}
