/** Who moves next where several may. */
import type { Chance, Decision } from '@mazzo/kernel';

/**
 * Whoever is quickest, which chance says. Nobody waits for a free decision: its seat may let it go by,
 * and is then not asked again until something has happened.
 */
export function quickest(
  decisions: readonly Decision[],
  letGo: readonly Decision[],
  chance: Chance,
): Decision {
  if (letGo.length === 0) return decisions[chance.below(decisions.length)]!;
  const asked = decisions.filter((one) => !letGo.includes(one));
  return asked[chance.below(asked.length)]!;
}
