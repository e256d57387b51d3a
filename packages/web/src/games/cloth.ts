/** The cloth a game is played on: its own, or the one that the player wants for all. */
import type { GameId } from '@mazzo/games/ids';
import type { Cloth } from '../settings/cloth.ts';
import { settings } from '../settings/settings.ts';
import { posterOf } from './posters.ts';

export function clothOf(id: GameId): Cloth {
  const wanted = settings.cloth.value;
  return wanted === 'own' ? ownCloth(id) : wanted;
}

/** At home each game keeps its colour: there it tells games apart. */
export function ownCloth(id: GameId): Cloth {
  return posterOf(id)?.cloth ?? 'bottiglia';
}
