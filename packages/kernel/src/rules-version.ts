import type { AnyGame } from './game.ts';

/** Whether `apply` reads what these rules told: the game's own, or older ones that it names. */
export function readsRules(
  game: Pick<AnyGame, 'rulesVersion' | 'events'>,
  version: number,
): boolean {
  if (version >= game.rulesVersion) return version === game.rulesVersion;
  return game.events.olderRules?.includes(version) ?? false;
}
