/** Steps that the player could take as the draft lies: one of each kind, to show how it is typed. */
import {
  addings,
  finishOf,
  JOKER,
  judgeStep,
  layings,
  missing,
  pinnacola,
  rankOf,
  suitOf,
} from '@mazzo/games/pinnacola';
import type { Draft, Drafted, Ref, State, OneStep } from '@mazzo/games/pinnacola';
import type { Card, Rejection, Seat } from '@mazzo/kernel';
import { dutyCards } from './desk.ts';

/** The turn that is being drafted, and the table as its draft leaves it. */
export interface Turn {
  readonly view: State;
  readonly seat: Seat;
  readonly draft: Draft;
  readonly table: Drafted;
}

/** A new meld of cards in hand, rather one without a joker; null if they make none. */
export function layExample(turn: Turn): OneStep | null {
  const { table } = turn;
  const jokers = new Array<Card>(table.hand[JOKER]!).fill(JOKER);
  const some = [...threes(held(table)), jokers];
  const last = (cards: readonly Card[]) => Number(cards.includes(JOKER));
  return best(some.toSorted((a, b) => last(a) - last(b)).flatMap(layings), turn);
}

/** A card of the hand that one of one's own melds takes. */
export function addExample(turn: Turn): OneStep | null {
  return best(puts(turn, ['own', 'laid'], 'add'), turn);
}

/** P-10: a card that takes a joker's place where the joker can then lie elsewhere. */
export function swapExample(turn: Turn): OneStep | null {
  const { view, seat, draft } = turn;
  const steps = puts(turn, ['theirs', 'own', 'laid'], 'replace');
  const meeting = steps.filter((step) => meetsDuty(step, turn));
  const mayBe = (step: OneStep) => judgeStep(view, seat, draft, step) === null;
  return [...meeting, ...steps].find(mayBe) ?? null;
}

/** The first card that may be discarded now; null while something is missing. */
export function discardExample({ view, seat, draft, table }: Turn): Card | null {
  if (missing(view, seat, draft).length > 0) return null;
  const isLegal = (card: Card) =>
    pinnacola.check(view, seat, finishOf(view, seat, draft, card)) === null;
  return held(table).find(isLegal) ?? null;
}

/** The kinds in hand, a joker last. */
function held({ hand }: Drafted): Card[] {
  return [...hand.keys()].filter((card) => hand[card]! > 0);
}

/** Three of them that may make a meld: every longer one but four jokers has such three in it. */
function threes(cards: readonly Card[]): Card[][] {
  return cards.flatMap((a, n) =>
    cards.slice(n + 1).flatMap((b, more) => {
      const akin = suitOf(a) === suitOf(b) || rankOf(a) === rankOf(b);
      return akin ? cards.slice(n + more + 2).map((c) => [a, b, c]) : [];
    }),
  );
}

/** Every step that puts one card of the hand to a meld. */
function puts({ table }: Turn, among: readonly Ref['of'][], kind: OneStep['kind']): OneStep[] {
  const refs = among.flatMap((of) => [...table[of].keys()].map((meld): Ref => ({ of, meld })));
  return refs.flatMap((at) =>
    held(table)
      .flatMap((card) => addings(table, at, [card]))
      .filter((step) => step.kind === kind),
  );
}

/** One after which a card may be discarded, else one that lays a card which must be laid, else any. */
function best(steps: readonly OneStep[], turn: Turn): OneStep | null {
  return (
    steps.find((step) => missingAfter(step, turn).length === 0) ??
    steps.find((step) => meetsDuty(step, turn)) ??
    steps[0] ??
    null
  );
}

function meetsDuty(step: OneStep, turn: Turn): boolean {
  const duties = dutyCards(missing(turn.view, turn.seat, turn.draft));
  return dutyCards(missingAfter(step, turn)).length < duties.length;
}

function missingAfter(step: OneStep, { view, seat, draft }: Turn): Rejection[] {
  return missing(view, seat, { steps: [...draft.steps, step], undone: [] });
}
