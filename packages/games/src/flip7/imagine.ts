import { isHole, listKinds } from '@mazzo/kernel';
import type { Chance, Viewer } from '@mazzo/kernel';
import { clone } from './apply.ts';
import type { State } from './types.ts';

/** Only the deck is unseen, and it is one lot: shuffle what is left of it. */
export function imagine(view: State, _viewer: Viewer, chance: Chance): State {
  const state = clone(view);
  const unseen = listKinds(view.lots[0]?.unseen ?? []);
  chance.shuffle(unseen);
  state.deck = view.deck.map((slot) => (isHole(slot) ? unseen.pop()! : slot));
  return state;
}
