/** What a player has before them and nobody else knows of: a draft, cards lifted, an order of the hand. */
import { draftFrom, drafted, emptyDraft } from '@mazzo/games/pinnacola';
import type { Draft, Drafted, OneStep, State } from '@mazzo/games/pinnacola';
import type { Card, Seat } from '@mazzo/kernel';
import type { Id } from '../../table/scene.ts';

export const sortings = ['suit', 'rank', 'melds', 'own'] as const;
export type Sorting = (typeof sortings)[number];

export interface Begun {
  /** The question that all but the order of the hand belongs to. */
  readonly question: number;
  readonly draft: Draft;
  /** Places in the hand. */
  readonly lifted: readonly Id[];
  /** Asked back: which of these steps was meant. */
  readonly choice: readonly OneStep[] | null;
  /** P-3: the card of the pozzo from which it is to be taken, until that is confirmed. */
  readonly from: number | null;
  /** P-11: the next meld that is touched comes back into the hand. */
  readonly takesUp: boolean;
  readonly sorted: Sorting;
  /** The player's own order: cards that are there lie so, all others after them. */
  readonly order: readonly Card[];
}

const nothing = {
  draft: emptyDraft,
  lifted: [],
  choice: null,
  from: null,
  takesUp: false,
} as const satisfies Partial<Begun>;

/** What stands before the question that is asked now. */
export function begunAt({ question }: State, begun: Begun | null): Begun {
  if (begun?.question === question) return begun;
  return { ...nothing, question, sorted: begun?.sorted ?? 'suit', order: begun?.order ?? [] };
}

/** The same draft, with nothing lifted and nothing asked. */
export function lettingGo(begun: Begun): Begun {
  return { ...begun, lifted: [], choice: null, from: null, takesUp: false };
}

/** The table as it lies, or as the draft of whoever lays their turn leaves it. */
export function tableOf(view: State, seat: Seat, { draft }: Begun): Drafted {
  return drafted(view, seat, isMelding(view, seat) ? draft : emptyDraft);
}

/** Whether there is more to take back than the last step, which can be undone. */
export function canTakeAllBack({ steps }: Draft): boolean {
  const last = steps.at(-1);
  return steps.length > 1 && !(last?.kind === 'anew' && last.steps.length === 0);
}

export function isMelding({ phase, turn }: State, seat: Seat | null): boolean {
  return phase.kind === 'meld' && turn === seat;
}

/** Whether nobody has had a turn yet: what was done in earlier ones is for the rest of the page to show. */
export function isOpening({ rounds, turns }: State): boolean {
  return rounds === 0 && turns.reduce((all, count) => all + count) < 2;
}

/** Whether the hand is over, and what is left of it lies open. */
export function isOver({ phase }: State): boolean {
  return phase.kind === 'counted' || phase.kind === 'over';
}

/** More than are ever in hand. */
const MOST_CARDS = 108;

/** What was begun last, or was found on the device, where anything may be: as far as it still stands. */
export function revive(found: unknown, view: State, seat: Seat): Begun | null {
  if (isOver(view) || typeof found !== 'object' || found === null) return null;
  const { question, draft, lifted, sorted, order } = found as Partial<Record<keyof Begun, unknown>>;
  const fresh: Begun = {
    ...begunAt(view, null),
    sorted: sortings.find((one) => one === sorted) ?? 'suit',
    order: listOf(order, isCard),
  };
  const isSame = question === view.question && isMelding(view, seat);
  const revived: Begun = isSame
    ? { ...fresh, draft: draftFrom(draft, view, seat), lifted: listOf(lifted, isText) }
    : fresh;
  return isWorthKeeping(revived) ? revived : null;
}

function isWorthKeeping({ draft, lifted, sorted }: Begun): boolean {
  return draft.steps.length + draft.undone.length + lifted.length > 0 || sorted !== 'suit';
}

function listOf<One>(found: unknown, isOne: (one: unknown) => one is One): One[] {
  return Array.isArray(found) && found.length <= MOST_CARDS && found.every(isOne) ? found : [];
}

function isCard(one: unknown): one is Card {
  return Number.isInteger(one);
}

function isText(one: unknown): one is string {
  return typeof one === 'string';
}
