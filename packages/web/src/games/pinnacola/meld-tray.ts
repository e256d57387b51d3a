/** What a Pinnacola player who lays is asked, and the buttons that answer. */
import {
  addings,
  bestFrom,
  finishOf,
  jokerAs,
  layings,
  missing,
  pinnacola,
  pointsOfMeld,
  taken,
  whyNoMeld,
} from '@mazzo/games/pinnacola';
import type { OneStep } from '@mazzo/games/pinnacola';
import { capital, tellReason } from '@mazzo/kernel';
import type { Card, Rejection } from '@mazzo/kernel';
import type { Eyes } from '../../play/page-face.ts';
import type { Tray, TrayButton } from '../../table/scene.ts';
import { canTakeAllBack } from './begun.ts';
import type { Begun } from './begun.ts';
import { cancel, sign, wide } from './buttons.ts';
import { fitsOne, offersTakeUp } from './laying.ts';
import { ALL_BACK, BEST, choiceId, DISCARD, LAY, REDO, TAKE_UP, UNDO } from './places.ts';
import { laidPoints } from './ribbons.ts';
import type { PinnacolaWords } from './text/text.ts';
import { liftedCards, refsOf } from './turn.ts';
import type { Turn } from './turn.ts';

type Words = Eyes<Begun, PinnacolaWords>;

export function meldTray(turn: Turn, eyes: Words): Tray {
  const { begun } = turn;
  const { ask } = eyes.own;
  if (begun.choice !== null) {
    const buttons = begun.choice.map((step, n) => choiceButton(step, n, eyes));
    return { question: ask.which, note: null, buttons: [cancel(eyes), ...buttons] };
  }
  if (begun.takesUp) {
    const { allBack } = eyes.own.buttons;
    const all = canTakeAllBack(begun.draft) ? [wide(ALL_BACK, allBack, 'plain', 'a')] : [];
    const up = wide(TAKE_UP, eyes.own.buttons.cancel, 'plain', 'Escape');
    return { question: ask.takeUp, note: null, buttons: [up, ...all] };
  }
  const lacking = missing(turn.view, turn.seat, begun.draft);
  return {
    ...asked(turn, lacking, eyes),
    buttons: [...draftButtons(turn, eyes), ...liftedButton(turn, lacking, eyes)],
  };
}

/** One sentence for what is lifted, or for what is still owed before anything can be discarded. */
function asked(turn: Turn, lacking: readonly Rejection[], eyes: Words): Omit<Tray, 'buttons'> {
  const cards = liftedCards(turn);
  const [first] = lacking;
  const note = first === undefined ? null : tellReason(eyes.words, eyes.language, first);
  if (cards.length > 1) return { question: severalSaid(cards, turn, eyes), note };
  const said = first === undefined ? null : owedSaid(first, eyes);
  if (said !== null) return { question: said, note };
  const [card] = cards;
  if (card !== undefined) return { note, ...oneSaid(card, turn, eyes) };
  const [last, ...others] = turn.hand;
  const kept = others.length > 0 ? null : last === undefined ? first : whyKept(last.card, turn);
  if (kept) return keptSaid(kept, eyes);
  const isBest = bestFrom(turn.view, turn.seat, turn.begun.draft) === null;
  const out = isBest ? whyNotOut(turn) : null;
  if (out !== null) return keptSaid(out, eyes, false);
  const points = laidNow(turn);
  const { start, nothing, laid } = eyes.own.ask;
  // What the solver would not lay may be laid all the same.
  const canAdd = turn.hand.some((held) => fitsOne([held.card], turn));
  return { question: points > 0 ? laid(points) : isBest && !canAdd ? nothing : start, note };
}

/** What closing lacks, if all but one of the cards in hand could be laid at once (P-12). */
function whyNotOut(turn: Turn): Rejection | null {
  const { view, seat, begun, table, hand } = turn;
  const held = hand.map(({ card }) => card);
  const drafts = held.flatMap((_, n) => {
    const cards = held.toSpliced(n, 1);
    const added = refsOf(turn).flatMap((at) => addings(table, at, cards));
    return [...layings(cards), ...added].map((step) => taken(view, seat, begun.draft, step));
  });
  const lacking = drafts.flatMap((draft) => (draft === null ? [] : missing(view, seat, draft)));
  return lacking.find(({ reason }) => reason.startsWith('closeNeeds')) ?? null;
}

/** In few words what is missing, to who must keep a card or has one to discard; the note says it in full. */
function keptSaid(why: Rejection, { own, words, language }: Words, isLast = true) {
  const note = tellReason(words, language, why);
  const { reason } = why;
  const both = reason === 'closeNeedsBoth';
  const [pinnacola, poker] = [
    both || reason === 'closeNeedsPinnacola',
    both || reason === 'closeNeedsPoker',
  ];
  return { question: pinnacola || poker ? own.ask.lacking(pinnacola, poker, isLast) : note, note };
}

/** Why a card may not be discarded now. */
function whyKept(card: Card, { view, seat, begun }: Turn): Rejection | null {
  return pinnacola.check(view, seat, finishOf(view, seat, begun.draft, card));
}

/** They are a meld, or belong to one that lies there, or neither: no more is promised. */
function severalSaid(cards: readonly Card[], turn: Turn, { own: { ask } }: Words): string {
  const count = cards.length;
  const fits = fitsOne(cards, turn);
  if (whyNoMeld(cards) === null) return fits ? ask.several(count) : ask.severalNew(count);
  return fits ? ask.severalAdd(count) : ask.noMeld(count);
}

function oneSaid(card: Card, turn: Turn, eyes: Words): Pick<Tray, 'question'> & Partial<Tray> {
  const { ask } = eyes.own;
  const name = capital(eyes.words.card(card));
  const why = whyKept(card, turn);
  const fits = fitsOne([card], turn);
  if (why !== null) {
    const said = keptSaid(why, eyes);
    // A last card must stay in hand, whatever it fits (P-12).
    return fits && turn.hand.length > 1 ? { ...said, question: ask.oneAdd(name) } : said;
  }
  if (turn.hand.length === 1) return { question: ask.close };
  return { question: fits ? ask.one(name) : ask.oneDiscard(name) };
}

/** What this turn has brought so far. */
function laidNow({ view, seat, table }: Turn): number {
  return laidPoints(table, view) - laidPoints({ own: view.melds[seat]!, laid: [] }, view);
}

function owedSaid({ reason, card }: Rejection, { own, words }: Words): string | null {
  if (reason === 'jokerOwed') return own.ask.joker;
  if (card === undefined) return null;
  if (reason === 'owedCard') return own.ask.owed(words.card(card));
  return reason === 'earlierCardsLeft' ? own.ask.again(words.card(card)) : null;
}

/** What has been drafted, and what the page would draft. */
function draftButtons(turn: Turn, { own }: Words): TrayButton[] {
  const { draft } = turn.begun;
  const { buttons } = own;
  const found: TrayButton[] = [];
  // It keeps its place when there is nothing left to undo.
  if (draft.steps.length + draft.undone.length > 0)
    found.push(sign(UNDO, buttons.undo, 'undo', 'z'));
  if (draft.undone.length > 0) found.push(sign(REDO, buttons.redo, 'redo', 'y'));
  if (offersTakeUp(turn)) found.push(wide(TAKE_UP, buttons.takeUp, 'plain', 't'));
  if (bestFrom(turn.view, turn.seat, draft) !== null)
    found.push(wide(BEST, buttons.best, 'plain', 'b'));
  return found;
}

function liftedButton(turn: Turn, lacking: readonly Rejection[], eyes: Words): TrayButton[] {
  const { buttons } = eyes.own;
  const cards = liftedCards(turn);
  const [card] = cards;
  if (card === undefined) return [];
  if (cards.length > 1) return [wide(LAY, layLabel(cards, turn, eyes), 'primary', 'l')];
  const name = eyes.words.card(card);
  const closes = lacking.length === 0 && turn.hand.length === 1;
  const label = closes ? buttons.closeWith(name) : buttons.discard(name);
  return [wide(DISCARD, label, 'primary', 'd')];
}

/** What it would bring, if it is a meld. */
function layLabel(cards: readonly Card[], { view }: Turn, { own: { buttons } }: Words): string {
  const worth = layings(cards).map((step) => {
    return step.kind === 'lay' ? pointsOfMeld(step.meld, view.options) : 0;
  });
  return worth.length === 0 || whyNoMeld(cards) !== null
    ? buttons.lay(cards.length)
    : buttons.layFor(cards.length, Math.max(...worth));
}

function choiceButton(step: OneStep, n: number, { own, words }: Words): TrayButton {
  const { buttons } = own;
  const meld = step.kind === 'lay' ? step.meld : step.kind === 'add' ? step.to : null;
  const stands = meld === null ? null : jokerAs(meld);
  const label =
    step.kind === 'replace'
      ? buttons.takeJoker
      : stands === null
        ? buttons.addIt
        : buttons.jokerAs(words.card(stands));
  return wide(choiceId(n), label, 'plain', String(n + 1));
}
