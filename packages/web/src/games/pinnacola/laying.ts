/** Cards put down in a draft: as a new meld, to one that lies there, or back into the hand. */
import {
  addings,
  bestFrom,
  cardsOf,
  JOKER,
  judgeStep,
  layings,
  meldAt,
  taken,
  whyNoMeld,
} from '@mazzo/games/pinnacola';
import type { Meld, OneStep, Ref } from '@mazzo/games/pinnacola';
import { refuse } from '@mazzo/kernel';
import type { Card, Rejection } from '@mazzo/kernel';
import { lettingGo } from './begun.ts';
import { next, refsOf, refused } from './turn.ts';
import type { Meant, Turn } from './turn.ts';

export function lay(cards: readonly Card[], turn: Turn): Meant {
  const why = whyNoMeld(cards);
  return why === null ? chosen(layings(cards), turn) : refused(why);
}

export function put(at: Ref, cards: readonly Card[], turn: Turn): Meant {
  const steps = addings(turn.table, at, cards);
  if (steps.length > 0) return chosen(steps, turn);
  return meldAt(turn.table, at) === null ? null : refused(whyNot(at, cards, turn));
}

/** Whether any meld on the table takes them. */
export function fitsOne(cards: readonly Card[], turn: Turn): boolean {
  const { view, seat, begun, table } = turn;
  return refsOf(turn).some((at) =>
    addings(table, at, cards).some((step) => judgeStep(view, seat, begun.draft, step) === null),
  );
}

/** Why these cards cannot go to that meld. */
function whyNot(at: Ref, cards: readonly Card[], { table }: Turn): Rejection {
  const lies = cardsOf(meldAt(table, at)!);
  if (at.of !== 'theirs') return whyNoMeld([...lies, ...cards]) ?? refuse('P-11', 'notGrown');
  return lies.includes(JOKER) && cards.length === 1
    ? refuse('P-10', 'notItsCard', cards[0])
    : refuse('P-10', 'noJokerThere');
}

/** The one step that was meant, or which of several it was. */
export function chosen(steps: readonly OneStep[], turn: Turn): Meant {
  const { view, seat, begun } = turn;
  const judged = steps.map((step) => ({ step, why: judgeStep(view, seat, begun.draft, step) }));
  const allowed = judged.filter(({ why }) => why === null).map(({ step }) => step);
  if (allowed.length > 1) return next({ ...begun, choice: allowed });
  const [step] = allowed;
  if (step === undefined) return refused(judged[0]!.why!);
  const draft = taken(view, seat, begun.draft, step);
  return draft === null ? null : next({ ...lettingGo(begun), draft });
}

/** The meld as it was before the turn; or (P-11, `rearranged`) its cards, in hand again. */
export function takeUp(at: Ref, { view, seat, begun, table }: Turn): Meant {
  const lies = meldAt(table, at);
  if (lies === null || (at.of === 'theirs' && lies === view.melds[1 - seat]![at.meld])) return null;
  const isEarlier = at.of === 'own' && lies === view.melds[seat]![at.meld];
  if (isEarlier && view.options.earlierMelds === 'stay')
    return refused(refuse('P-11', 'meldsStay'));
  const step: OneStep = isEarlier ? { kind: 'takeUp', meld: at.meld } : { kind: 'takeBack', at };
  const draft = taken(view, seat, begun.draft, step);
  return draft === null ? null : next({ ...lettingGo(begun), draft });
}

/** With cards lifted and something better to lay there are other things to do. */
export function offersTakeUp(turn: Turn): boolean {
  const { view, seat, begun } = turn;
  if (!canTakeUp(turn)) return false;
  return begun.lifted.length === 0 || bestFrom(view, seat, begun.draft) === null;
}

/** Whether anything lies there that may come back into the hand. */
function canTakeUp({ view, seat, table }: Pick<Turn, 'view' | 'seat' | 'table'>): boolean {
  const earlier = view.melds[seat]!;
  if (view.options.earlierMelds === 'rearranged' && table.own.some((meld) => meld !== null)) {
    return true;
  }
  const isChanged = (meld: Meld | null, n: number) => meld !== earlier[n];
  return table.laid.some((meld) => meld !== null) || table.own.some(isChanged);
}
