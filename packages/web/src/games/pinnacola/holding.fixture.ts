import { pinnacola } from '@mazzo/games/pinnacola';
import type { State } from '@mazzo/games/pinnacola';
import { cardNamed, createMatch } from '@mazzo/kernel';

/** Seat 0 has drawn and holds these cards, one of which may be owed. */
export function holding(names: string, owed: string | null = null): State {
  const { state } = createMatch(pinnacola, { seed: 'sfc32:desk' });
  const hand = state.hands[0]!.cards.fill(0);
  const kinds = names.split(' ').map((name) => cardNamed(pinnacola.cards, name)!);
  for (const card of kinds) hand[card]! += 1;
  state.turn = 0;
  const due = owed === null ? null : cardNamed(pinnacola.cards, owed);
  state.phase = { kind: 'meld', drawn: owed === null ? kinds[0]! : null, owed: due };
  return state;
}
