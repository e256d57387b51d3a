/** The way to a finish through a draft, step by step. */
import type { Seat } from '@mazzo/kernel';
import { addings, drafted, emptyDraft, meldAt } from './draft.ts';
import type { Drafted, OneStep, Ref } from './draft.ts';
import type { Lays } from './finish.ts';
import { addedTo } from './meld-cards.ts';
import { cardsOf } from './melds.ts';
import type { Meld } from './melds.ts';
import type { State } from './types.ts';

/** In an order in which each step finds its cards: what frees cards first, new melds last. */
export function stepsTo(
  { melds, changes, replacements }: Lays,
  view: State,
  seat: Seat,
): OneStep[] {
  const fetched = replacements.map(({ meld, card }): OneStep => {
    return { kind: 'replace', at: { of: 'theirs', meld }, card };
  });
  const changed = changes.flatMap(({ meld, to }) => changing(view, seat, meld, to));
  const laid = melds.map((meld): OneStep => ({ kind: 'lay', meld }));
  return [...fetched, ...changed, ...laid].toSorted(
    (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind),
  );
}

const order: readonly OneStep['kind'][] = ['takeUp', 'replace', 'add', 'lay'];

/** The steps after which an earlier meld lies so: grown, its joker replaced, or taken up and laid anew. */
function changing(view: State, seat: Seat, meld: number, to: Meld | null): OneStep[] {
  if (to === null) return [{ kind: 'takeUp', meld }];
  const at: Ref = { of: 'own', meld };
  const table = drafted(view, seat, emptyDraft);
  const grown = growing(table, at, to);
  if (grown !== null) return grown;
  for (const card of addedTo(view.melds[seat]![meld]!, to)) {
    const replace = addings(table, at, [card]).find(({ kind }) => kind === 'replace');
    if (replace === undefined) continue;
    const more = growing(drafted(view, seat, { steps: [replace], undone: [] }), at, to);
    if (more !== null) return [replace, ...more];
  }
  return [
    { kind: 'takeUp', meld },
    { kind: 'lay', meld: to },
  ];
}

/** Nothing if it lies so already, one step if it only has to grow. */
function growing(table: Drafted, at: Ref, to: Meld): OneStep[] | null {
  const before = meldAt(table, at)!;
  if (isSame(before, to)) return [];
  const step = addings(table, at, addedTo(before, to)).find(
    (one) => one.kind === 'add' && isSame(one.to, to),
  );
  return step === undefined ? null : [step];
}

/** In the order in which they lie, the cards of a meld say what it is. */
function isSame(a: Meld, b: Meld): boolean {
  return cardsOf(a).join() === cardsOf(b).join();
}
