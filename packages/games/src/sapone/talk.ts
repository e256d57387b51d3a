/** S-5: what players say of their hands between sales, true or not. */
import { refuse } from '@mazzo/kernel';
import type { Chance, Rejection, Said, Seat, Talk } from '@mazzo/kernel';
import * as v from 'valibot';
import { cardsMeant, categories, kinds, topics } from './cards.ts';
import type { Topic } from './cards.ts';
import { saleOf } from './table.ts';
import type { State } from './types.ts';

export const manners = ['hold', 'lack'] as const;

const phrases = v.strictObject({ says: v.picklist(manners), topic: v.picklist(topics) });
export type Phrase = v.InferOutput<typeof phrases>;

/** In a sale there are wishes (S-5) and statements (S-6) instead. */
function barred(state: State): Rejection | null {
  if (state.phase.kind === 'over') return refuse('C-10', 'matchOver');
  return saleOf(state) === null ? null : refuse('S-5', 'talkAfterSale');
}

/** A bot speaks as one turn in so many begins, and lies once in so many. */
const SPEAKS = 4;
const LIES = 3;

function remark(view: State, seat: Seat, chance: Chance): Phrase | null {
  if (view.phase.kind !== 'pick' || chance.below(SPEAKS) > 0) return null;
  const subjects: readonly Topic[] = chance.below(2) === 0 ? categories : kinds;
  const topic = subjects[chance.below(subjects.length)]!;
  const holds = cardsMeant(topic).some((card) => view.hands[seat]!.cards[card]! > 0);
  const honest = chance.below(LIES) > 0;
  return { says: holds === honest ? 'hold' : 'lack', topic };
}

export const talk: Talk<State, Phrase> = { phrases, barred, remark };

/** The last thing that each seat has said of this topic. */
export function lastSaid(heard: readonly Said[], topic: Topic): Map<Seat, Phrase['says']> {
  const said = new Map<Seat, Phrase['says']>();
  for (const { seat, phrase } of heard as readonly Said<Phrase>[]) {
    if (phrase.topic === topic) said.set(seat, phrase.says);
  }
  return said;
}
