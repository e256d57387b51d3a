/** How near a player is to closing, and any words on the cloth. */
import { PINNACOLA, POKER, towardsClosing } from '@mazzo/games/pinnacola';
import type { Drafted, State } from '@mazzo/games/pinnacola';
import type { Eyes } from '../../play/page-face.ts';
import { personOf } from '../../play/person.ts';
import type { Chip, Id } from '../../table/scene.ts';
import type { Begun } from './begun.ts';
import type { PinnacolaWords } from './text/text.ts';

type Words = Eyes<Begun, PinnacolaWords>;

/** P-12 */
export function meters({ options }: State, table: Drafted, { own, seat }: Words): Chip[] {
  const melds = [...table.own, ...table.laid].filter((meld) => meld !== null);
  const { pinnacola, poker } = towardsClosing(melds, options);
  return [
    {
      ...chip('meter:pinnacola', own.pinnacola),
      meter: { done: pinnacola, of: PINNACOLA },
      avatar: personOf(seat ?? 0),
    },
    { ...chip('meter:poker', own.poker), meter: { done: poker, of: POKER } },
  ];
}

export function chip(id: Id, name: string): Chip {
  return {
    id,
    side: 'middle',
    shape: 'chip',
    name,
    facts: [],
    cards: [],
    tap: false,
    active: false,
    dimmed: false,
    locked: false,
    tone: 'plain',
    icon: null,
    meter: null,
  };
}
