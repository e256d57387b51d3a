/** What to type for a move: a whole turn is a line of steps. */
import {
  addings,
  cardsOf,
  drafted,
  emptyDraft,
  JOKER,
  layings,
  meldAt,
  taken,
} from '@mazzo/games/pinnacola';
import type { Draft, Drafted, Meld, Move, Ref, State, Step } from '@mazzo/games/pinnacola';
import type { Card, Seat } from '@mazzo/kernel';
import { jokerAs, keyOfCard, keyOfMeld, without } from './cards.ts';
import { deskAt } from './desk.ts';
import type { PinnacolaReader } from './text/text.ts';

type Finish = Extract<Move, { type: 'finish' }>;

export function keyOf(move: Move, reader: PinnacolaReader, view: State): string {
  const { keys } = reader.own;
  switch (move.type) {
    case 'draw':
      return keys.draw[0];
    case 'takePozzo':
      return view.options.pozzo === 'whole' ? keys.take[0] : `${keys.take[0]} ${move.from + 1}`;
    case 'finish': {
      // The line is for the table as it lies, without what has been drafted so far.
      const begun = deskAt(view, reader).draft.steps.length > 0;
      return [...(begun ? [keys.back[0]] : []), ...lineOf(move, view, reader)].join('; ');
    }
  }
}

function lineOf(finish: Finish, view: State, reader: PinnacolaReader): string[] {
  const seat = view.turn;
  const line: string[] = [];
  let draft: Draft = emptyDraft;
  for (const next of stepsOf(finish, view, seat)) {
    line.push(keyOfStep(next, drafted(view, seat, draft), view, reader));
    draft = taken(view, seat, draft, next) ?? draft;
  }
  const { keys } = reader.own;
  return [...line, `${keys.discard[0]} ${keyOfCard(finish.discard, reader.own)}`];
}

/** In an order in which each step finds its cards: what frees cards first, new melds last. */
function stepsOf({ melds, changes, replacements }: Finish, view: State, seat: Seat): Step[] {
  const fetched = replacements.map(({ meld, card }): Step => {
    return { kind: 'replace', at: { of: 'theirs', meld }, card };
  });
  const changed = changes.flatMap(({ meld, to }) => changing(view, seat, meld, to));
  const laid = melds.map((meld): Step => ({ kind: 'lay', meld }));
  const order: readonly Step['kind'][] = ['takeUp', 'replace', 'add', 'lay'];
  return [...fetched, ...changed, ...laid].toSorted(
    (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind),
  );
}

/** The steps after which an earlier meld lies so: grown, its joker replaced, or taken up and laid anew. */
function changing(view: State, seat: Seat, meld: number, to: Meld | null): Step[] {
  if (to === null) return [{ kind: 'takeUp', meld }];
  const at: Ref = { of: 'own', meld };
  const table = drafted(view, seat, emptyDraft);
  const grown = growing(table, at, to);
  if (grown !== null) return grown;
  for (const card of without(to, view.melds[seat]![meld]!)) {
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
function growing(table: Drafted, at: Ref, to: Meld): Step[] | null {
  const before = meldAt(table, at)!;
  if (same(before, to)) return [];
  const step = addings(table, at, without(to, before)).find(
    (one) => one.kind === 'add' && same(one.to, to),
  );
  return step === undefined ? null : [step];
}

/** In the order in which they lie, the cards of a meld say what it is. */
function same(a: Meld, b: Meld): boolean {
  return cardsOf(a).join() === cardsOf(b).join();
}

/** `table` is as it lies before the step. */
export function keyOfStep(
  step: Step,
  table: Drafted,
  view: State,
  reader: PinnacolaReader,
): string {
  const { keys } = reader.own;
  const nameOf = (at: Ref) => keyOfMeld(at, view, view.turn, reader);
  switch (step.kind) {
    case 'lay': {
      const cards = cardsOf(step.meld);
      return keyOfCards(cards, layings(cards).length > 1 ? jokerAs(step.meld) : null, reader);
    }
    case 'add': {
      const cards = without(step.to, meldAt(table, step.at)!);
      const ways = addings(table, step.at, cards);
      const adds = ways.filter(({ kind }) => kind === 'add');
      const named = keyOfCards(cards, adds.length > 1 ? jokerAs(step.to) : null, reader);
      return ways.length > adds.length
        ? `${keys.add[0]} ${named} ${nameOf(step.at)}`
        : `${named} > ${nameOf(step.at)}`;
    }
    case 'replace': {
      const named = keyOfCard(step.card, reader.own);
      return addings(table, step.at, [step.card]).length > 1
        ? `${keys.swap[0]} ${named} ${nameOf(step.at)}`
        : `${named} > ${nameOf(step.at)}`;
    }
    case 'takeUp':
      return `${keys.back[0]} ${step.meld + 1}`;
    case 'takeBack':
      return `${keys.back[0]} ${nameOf(step.at)}`;
  }
}

/** What the joker stands for is said where it could stand elsewhere. */
function keyOfCards(cards: readonly Card[], stands: Card | null, { own }: PinnacolaReader): string {
  const names = cards.map((card) => {
    const name = keyOfCard(card, own);
    return card === JOKER && stands !== null ? `${name}=${keyOfCard(stands, own)}` : name;
  });
  return names.join(' ');
}
