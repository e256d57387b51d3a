/** One step of a draft as it is typed: what it means, what else it could mean, or why it cannot be. */
import {
  addings,
  cardsOf,
  drafted,
  emptyDraft,
  finishOf,
  JOKER,
  layings,
  meldAt,
  redo,
  taken,
  undo,
} from '@mazzo/games/pinnacola';
import type { Draft, Drafted, Meld, Move, Ref, State, Step } from '@mazzo/games/pinnacola';
import * as pinnacolaText from '@mazzo/games/pinnacola/text';
import { refuse } from '@mazzo/kernel';
import type { Card, Rejection, Seat } from '@mazzo/kernel';
import { quoted } from '../screen.ts';
import {
  firstMissing,
  jokerAs,
  keyOfCard,
  keyOfMeld,
  readCards,
  readMeld,
} from './pinnacola-cards.ts';
import type { Typed } from './pinnacola-cards.ts';
import type { Stage } from './table.ts';

/** Where a step is taken. */
export interface Place {
  readonly view: State;
  readonly seat: Seat;
  readonly draft: Draft;
  readonly stage: Stage;
}

export type Meant =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'draft'; readonly draft: Draft }
  /** One of several steps. */
  | { readonly kind: 'choose'; readonly steps: readonly Step[] }
  | { readonly kind: 'refused'; readonly rejection: Rejection }
  | { readonly kind: 'said'; readonly words: string };

export function said(words: string): Meant {
  return { kind: 'said', words };
}

export function refused(...of: Parameters<typeof refuse>): Meant {
  return { kind: 'refused', rejection: refuse(...of) };
}

/** Cards, and the meld they go to where one is named. */
interface Aim extends Typed {
  readonly at: Ref | null;
}

/** The words read as cards and, at the end, a meld; or a sentence about the first that is neither. */
function read(words: readonly string[], place: Place): Aim | Meant {
  const { view, seat, stage } = place;
  const { mistakes } = stage.text.pinnacola;
  const last = words.at(-1) ?? '';
  const isCard = readCards(last, stage.text) !== null;
  const at = isCard ? null : readMeld(last, view, seat, stage);
  const cards: Card[] = [];
  let stands: Card | null = null;
  for (const word of at === null ? words : words.slice(0, -1)) {
    const typed = readCards(word, stage.text);
    if (typed === null) return said(mistakes.notACard(quoted(word), exampleCard(place)));
    cards.push(...typed.cards);
    stands ??= typed.jokerAs;
  }
  return { cards, jokerAs: stands, at };
}

function isMeant(read: Aim | Meant): read is Meant {
  return 'kind' in read;
}

/** The lowest card in hand, for an example of how it is typed. */
function exampleCard({ view, seat, draft, stage }: Place): string {
  const { hand } = drafted(view, seat, draft);
  const card = hand.findIndex((count) => count > 0);
  return keyOfCard(card < 0 ? JOKER : card, stage.text);
}

/** `5h 6h 7h`, and with a meld named after them, cards that go there. */
export function lay(words: readonly string[], place: Place): Meant {
  const aim = read(words, place);
  if (isMeant(aim)) return aim;
  if (aim.at !== null) return put(words, place, null);
  const { text, words: game } = place.stage;
  const { mistakes, keys } = text.pinnacola;
  const [card] = aim.cards;
  if (card === undefined) return said(mistakes.noCard(exampleCard(place)));
  const table = drafted(place.view, place.seat, place.draft);
  const lacking = firstMissing(table.hand, aim.cards);
  if (lacking !== null) return refused('P-11', 'notInHand', lacking);
  if (aim.cards.length === 1) {
    const discard = `${keys.discard[0]} ${keyOfCard(card, text)}`;
    return said(mistakes.oneCard(game.card(card), discard));
  }
  const steps = layings(aim.cards);
  return steps.length === 0 ? refused('P-5', 'notAMeld') : choose(steps, aim, place);
}

/** `8h > 2`: of one kind where the word says so, of either where it is a sign. */
export function put(words: readonly string[], place: Place, kind: 'add' | 'replace' | null): Meant {
  const aim = read(words, place);
  if (isMeant(aim)) return aim;
  const { text } = place.stage;
  const { mistakes } = text.pinnacola;
  const example = `${exampleCard(place)} > 1`;
  if (aim.cards.length === 0) return said(mistakes.noCard(example));
  if (aim.at === null) return said(mistakes.noMeld(example));
  const table = drafted(place.view, place.seat, place.draft);
  const meld = meldAt(table, aim.at);
  if (meld === null) return refused('P-11', 'noSuchMeld');
  const lacking = firstMissing(table.hand, aim.cards);
  if (lacking !== null) return refused('P-11', 'notInHand', lacking);
  const steps = addings(table, aim.at, aim.cards).filter(
    (step) => kind === null || step.kind === kind,
  );
  if (steps.length > 0) return choose(steps, aim, place);
  return aim.at.of === 'theirs' || kind === 'replace'
    ? noReplacing(meld, aim.at, aim, place)
    : said(notFitting(table, aim.at, meld, aim, place.stage, place.view));
}

/** Why these cards cannot take a joker's place. */
function noReplacing(meld: Meld, at: Ref, { cards }: Typed, { seat, stage }: Place): Meant {
  const [card] = cards;
  const { mistakes } = stage.text.pinnacola;
  const single = cards.length === 1 && card !== undefined && card !== JOKER;
  if (!single && at.of === 'theirs') return said(mistakes.theirs(stage.to.name(1 - seat)));
  return meld.kind !== 'jokers' && cardsOf(meld).includes(JOKER)
    ? refused('P-10', 'notItsCard', card)
    : refused('P-10', 'noJokerThere');
}

function notFitting(
  table: Drafted,
  at: Ref,
  meld: Meld,
  { cards }: Typed,
  { text, language }: Stage,
  { options }: State,
): string {
  const words = pinnacolaText[language];
  const fits = table.hand.flatMap((_, card) =>
    addings(table, at, [card]).length > 0 ? [words.card(card)] : [],
  );
  const named = cards.map((card) => words.card(card)).join(' ');
  return text.pinnacola.mistakes.doesNotFit(named, words.meld(meld, options), fits);
}

/** The one step that was meant, or which of several it was. */
function choose(steps: readonly Step[], { jokerAs: stands }: Typed, place: Place): Meant {
  const fitting = stands === null ? steps : steps.filter((step) => standsFor(step, stands));
  const [only] = fitting;
  const { text, words } = place.stage;
  if (only === undefined) return said(text.pinnacola.mistakes.jokerCannot(words.card(stands!)));
  return fitting.length === 1
    ? { kind: 'draft', draft: draftWith(only, place) }
    : { kind: 'choose', steps: fitting };
}

function standsFor(step: Step, card: Card): boolean {
  if (step.kind !== 'lay' && step.kind !== 'add') return false;
  const meld = step.kind === 'lay' ? step.meld : step.to;
  // The joker of a set stands for whatever is missing, and nothing has to be said of it.
  return meld.kind !== 'run' || jokerAs(meld) === card;
}

/** The draft with a step more that was found to be possible. */
export function draftWith(step: Step, { view, seat, draft }: Place): Draft {
  const after = taken(view, seat, draft, step);
  if (after === null) throw new Error(`a ${step.kind} that was possible is not`);
  return after;
}

/** `back 2`: the meld as it was before the turn; under P-11's option an earlier one may come back whole. */
export function takeBack(words: readonly string[], place: Place): Meant {
  const { view, seat, draft, stage } = place;
  const { mistakes } = stage.text.pinnacola;
  if (words.length === 0) return takeAllBack(draft, stage);
  const at = words.length === 1 ? readMeld(words[0]!, view, seat, stage) : null;
  if (at === null) return said(mistakes.unclear(quoted(words.join(' '))));
  const table = drafted(view, seat, draft);
  const gone = at.of === 'laid' && meldAt(table, at) === null;
  if (gone || !(at.meld in table[at.of])) return refused('P-11', 'noSuchMeld');
  const before = drafted(view, seat, emptyDraft)[at.of][at.meld] ?? null;
  const key = keyOfMeld(at, view, seat, stage);
  if (meldAt(table, at) !== before) return tried({ kind: 'takeBack', at }, key, place);
  if (at.of === 'theirs') return said(mistakes.asItWas(key));
  return view.options.earlierMelds === 'rearranged'
    ? tried({ kind: 'takeUp', meld: at.meld }, key, place)
    : refused('P-11', 'meldsStay');
}

/** A step whose cards may lie elsewhere by now. */
function tried(step: Step, key: string, { view, seat, draft, stage }: Place): Meant {
  const after = taken(view, seat, draft, step);
  return after === null
    ? said(stage.text.pinnacola.mistakes.inUse(key))
    : { kind: 'draft', draft: after };
}

function takeAllBack(draft: Draft, { text }: Stage): Meant {
  if (draft.steps.length === 0) return said(text.pinnacola.mistakes.nothingToTakeBack);
  let back = draft;
  while (back.steps.length > 0) back = undo(back);
  return { kind: 'draft', draft: back };
}

export function undone({ draft, stage }: Place): Meant {
  const { nothingToUndo } = stage.text.pinnacola.mistakes;
  return draft.steps.length === 0 ? said(nothingToUndo) : { kind: 'draft', draft: undo(draft) };
}

export function redone({ draft, stage }: Place): Meant {
  const { nothingToRedo } = stage.text.pinnacola.mistakes;
  return draft.undone.length === 0 ? said(nothingToRedo) : { kind: 'draft', draft: redo(draft) };
}

/** `x 9c`: the whole turn becomes one move. */
export function discard(words: readonly string[], place: Place): Meant {
  const { view, seat, draft, stage } = place;
  const aim = read(words, place);
  if (isMeant(aim)) return aim;
  const { mistakes, keys } = stage.text.pinnacola;
  const example = `${keys.discard[0]} ${exampleCard(place)}`;
  const [card] = aim.cards;
  if (card === undefined) return said(mistakes.noCard(example));
  if (aim.cards.length > 1 || aim.at !== null) return said(mistakes.oneDiscard(example));
  return { kind: 'move', move: finishOf(view, seat, draft, card) };
}
