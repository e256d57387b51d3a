/** Cards of Sapone as they lie on a table. */
import { kinds, MARKET } from '@mazzo/games/sapone';
import { backOfHole, isHole } from '@mazzo/kernel';
import type { Slot } from '@mazzo/kernel';
import type { Id, Piece, Sign } from '../../table/scene.ts';

/** How a card looks: itself, or the back of its deck. */
export function faceOf(slot: Slot): string {
  if (!isHole(slot)) return kinds[slot]!;
  return backOfHole(slot) === MARKET ? 'marketBack' : 'soapBack';
}

/** So many cards of each deck. */
export function backSigns(market: number, soap: number): [market: Sign, soap: Sign] {
  return [
    { picture: 'small-marketBack', count: market },
    { picture: 'small-soapBack', count: soap },
  ];
}

export function piece(id: Id, face: string, name: string, more: Partial<Piece> = {}): Piece {
  return { id, face, name, tap: false, tone: 'plain', mark: null, ...more };
}
