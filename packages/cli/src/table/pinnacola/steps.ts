/** One step of a draft as it is typed: what it means, what else it could mean, or why it cannot be. */
import {
  addings,
  cardsOf,
  drafted,
  emptyDraft,
  finishOf,
  JOKER,
  jokerAs,
  judgeStep,
  layings,
  meldAt,
  missing,
  redo,
  taken,
  undo,
  whyNoMeld,
} from '@mazzo/games/pinnacola';
import type { Draft, Drafted, Meld, Ref, Step } from '@mazzo/games/pinnacola';
import * as pinnacolaText from '@mazzo/games/pinnacola/text';
import type { Card } from '@mazzo/kernel';
import { quoted } from '../../screen.ts';
import { exampleCard, isAnswer, read, refused, refusedFor, said } from './aim.ts';
import type { Aim, Answer, Meant, Place, Stepped } from './aim.ts';
import { firstMissing, keyOfCard, keyOfMeld, readMeld } from './cards.ts';
import type { Typed } from './cards.ts';
import { dutyCards } from './desk.ts';
import type { PinnacolaReader } from './text/text.ts';

/** `5h 6h 7h`, and with a meld named after them, cards that go there. */
export function lay(words: readonly string[], place: Place): Meant {
  const aim = read(words, place);
  if (isAnswer(aim)) return aim;
  if (aim.at !== null) return put(words, place, null);
  const [card, ...others] = aim.cards;
  const { mistakes } = place.reader.own;
  if (card === undefined) return said(mistakes.noCard(exampleCard(place)));
  if (others.length === 0) return lacking(aim, place) ?? said(alone(card, place));
  const rejection = whyNoMeld(aim.cards);
  if (rejection !== null) return refusedFor(rejection);
  return lacking(aim, place) ?? choose(layings(aim.cards), aim, place);
}

function lacking({ cards }: Aim, { view, seat, draft }: Place): Meant | null {
  const card = firstMissing(drafted(view, seat, draft).hand, cards);
  return card === null ? null : refused('P-11', 'notInHand', card);
}

/** A card that must be laid is not to be discarded. */
function alone(card: Card, { view, seat, draft, reader }: Place): string {
  const { mistakes, keys } = reader.own;
  const name = reader.words.card(card);
  return dutyCards(missing(view, seat, draft)).includes(card)
    ? mistakes.oneOwed(name)
    : mistakes.oneCard(name, `${keys.discard[0]} ${keyOfCard(card, reader.own)}`);
}

/** `8h > 2`: of one kind where the word says so, of either where it is a sign. */
export function put(words: readonly string[], place: Place, kind: 'add' | 'replace' | null): Meant {
  const aim = read(words, place, { meld: kind !== null });
  if (isAnswer(aim)) return aim;
  const { cards, at } = aim;
  const { mistakes } = place.reader.own;
  const example = `${exampleCard(place)} > 1`;
  if (cards.length === 0) return said(mistakes.noCard(example));
  if (at === null) return said(mistakes.noMeld(example));
  const table = drafted(place.view, place.seat, place.draft);
  const meld = meldAt(table, at);
  if (meld === null) return refused('P-11', 'noSuchMeld');
  const ways = (some: readonly Card[]) =>
    addings(table, at, some).filter((step) => kind === null || step.kind === kind);
  const steps = ways(cards);
  if (steps.length > 0) return lacking(aim, place) ?? choose(steps, aim, place);
  if (at.of === 'theirs' || kind === 'replace') return noReplacing(meld, at, aim, place);
  const fits = [...table.hand.keys()].filter((card) => ways([card]).length > 0);
  return said(notFitting(meld, aim, fits, table, place));
}

/** Why these cards cannot take a joker's place. */
function noReplacing(meld: Meld, at: Ref, { cards }: Typed, { seat, reader }: Place): Meant {
  const [card] = cards;
  const { mistakes } = reader.own;
  const single = cards.length === 1 && card !== undefined && card !== JOKER;
  if (!single && at.of === 'theirs') return said(mistakes.theirs(reader.to.name(1 - seat)));
  return meld.kind !== 'jokers' && cardsOf(meld).includes(JOKER)
    ? refused('P-10', 'notItsCard', card)
    : refused('P-10', 'noJokerThere');
}

/** Why these cards cannot go to a meld that takes others, or none. */
function notFitting(
  meld: Meld,
  { cards }: Typed,
  fits: readonly Card[],
  { hand }: Drafted,
  { view, reader }: Place,
): string {
  const { language, own } = reader;
  const words = pinnacolaText[language];
  const named = cards.map((card) => words.card(card)).join(' ');
  const lies = words.meld(meld, view.options);
  const { doesNotFit, noneFits, isFull } = own.mistakes;
  if (fits.length === 0) return isFull(lies);
  const names = fits.map((card) => words.card(card));
  return fits.some((card) => hand[card]! > 0)
    ? doesNotFit(named, lies, names)
    : noneFits(lies, names);
}

/** The one step that was meant, or which of several it was. */
function choose(steps: readonly Step[], { jokerAs: stands }: Typed, place: Place): Meant {
  const fitting = stands === null ? steps : steps.filter((step) => standsFor(step, stands));
  const [first] = fitting;
  const { own, words } = place.reader;
  if (first === undefined) return said(own.mistakes.jokerCannot(words.card(stands!)));
  // Judging may take a moment where melds may be rearranged (P-11): one that stands alone is judged once.
  if (fitting.length === 1) return stepped(first, place);
  const { view, seat, draft } = place;
  const allowed = fitting.filter((step) => judgeStep(view, seat, draft, step) === null);
  return allowed.length > 1
    ? { kind: 'choose', steps: allowed }
    : stepped(allowed[0] ?? first, place);
}

function standsFor(step: Step, card: Card): boolean {
  if (step.kind !== 'lay' && step.kind !== 'add') return false;
  const meld = step.kind === 'lay' ? step.meld : step.to;
  // The joker of a set stands for whatever is missing, and nothing has to be said of it.
  return meld.kind !== 'run' || jokerAs(meld) === card;
}

/** The draft with a step more whose cards are there, unless its joker could then lie nowhere (P-10). */
export function stepped(step: Step, { view, seat, draft }: Place): Stepped | Answer {
  const rejection = judgeStep(view, seat, draft, step);
  if (rejection !== null) return refusedFor(rejection);
  return { kind: 'draft', draft: { steps: [...draft.steps, step], undone: [] } };
}

/** `back 2`: the meld as it was before the turn; under P-11's option an earlier one may come back whole. */
export function takeBack(words: readonly string[], place: Place): Meant {
  const { view, seat, draft, reader } = place;
  const { mistakes } = reader.own;
  if (words.length === 0) return takeAllBack(draft, reader);
  const at = words.length === 1 ? readMeld(words[0]!, view, seat, reader) : null;
  if (at === null) return said(mistakes.unclear(quoted(words.join(' '))));
  const table = drafted(view, seat, draft);
  const gone = at.of === 'laid' && meldAt(table, at) === null;
  if (gone || !(at.meld in table[at.of])) return refused('P-11', 'noSuchMeld');
  const before = drafted(view, seat, emptyDraft)[at.of][at.meld] ?? null;
  const key = keyOfMeld(at, view, seat, reader);
  if (meldAt(table, at) !== before) return tried({ kind: 'takeBack', at }, key, place);
  if (at.of === 'theirs') return said(mistakes.asItWas(key));
  return view.options.earlierMelds === 'rearranged'
    ? tried({ kind: 'takeUp', meld: at.meld }, key, place)
    : refused('P-11', 'meldsStay');
}

/** A step whose cards may lie elsewhere by now. */
function tried(step: Step, key: string, { view, seat, draft, reader }: Place): Meant {
  const after = taken(view, seat, draft, step);
  return after === null ? said(reader.own.mistakes.inUse(key)) : { kind: 'draft', draft: after };
}

function takeAllBack(draft: Draft, { own }: PinnacolaReader): Meant {
  if (draft.steps.length === 0) return said(own.mistakes.nothingToTakeBack);
  let back = draft;
  while (back.steps.length > 0) back = undo(back);
  return { kind: 'draft', draft: back };
}

export function undone({ draft, reader }: Place): Meant {
  const { nothingToUndo } = reader.own.mistakes;
  return draft.steps.length === 0 ? said(nothingToUndo) : { kind: 'draft', draft: undo(draft) };
}

export function redone({ draft, reader }: Place): Meant {
  const { nothingToRedo } = reader.own.mistakes;
  return draft.undone.length === 0 ? said(nothingToRedo) : { kind: 'draft', draft: redo(draft) };
}

/** `x 9c`: the whole turn becomes one move. */
export function discard(words: readonly string[], place: Place): Meant {
  const { view, seat, draft, reader } = place;
  const aim = read(words, place);
  if (isAnswer(aim)) return aim;
  const { mistakes, keys } = reader.own;
  const example = `${keys.discard[0]} ${exampleCard(place)}`;
  const [card] = aim.cards;
  if (card === undefined) return said(mistakes.noCard(example));
  if (aim.cards.length > 1 || aim.at !== null) return said(mistakes.oneDiscard(example));
  return { kind: 'move', move: finishOf(view, seat, draft, card) };
}
