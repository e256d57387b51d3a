/** What to type for a move: a whole turn is a line of steps. */
import {
  addedTo,
  addings,
  cardsOf,
  drafted,
  emptyDraft,
  JOKER,
  jokerAs,
  layings,
  meldAt,
  stepsTo,
  taken,
} from '@mazzo/games/pinnacola';
import type { Draft, Drafted, Move, OneStep, Ref, State } from '@mazzo/games/pinnacola';
import type { Card } from '@mazzo/kernel';
import { keyOfCard, keyOfMeld } from './cards.ts';
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
  for (const next of stepsTo(finish, view, seat)) {
    line.push(keyOfStep(next, drafted(view, seat, draft), view, reader));
    draft = taken(view, seat, draft, next) ?? draft;
  }
  const { keys } = reader.own;
  return [...line, `${keys.discard[0]} ${keyOfCard(finish.discard, reader.own)}`];
}

/** `table` is as it lies before the step. */
export function keyOfStep(
  step: OneStep,
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
      const cards = addedTo(meldAt(table, step.at)!, step.to);
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
