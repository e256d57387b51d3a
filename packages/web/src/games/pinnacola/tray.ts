/** What a Pinnacola player is asked, and the buttons that answer. */
import { bestFrom, jokerAs, missing, pinnacola, question, whyNoMeld } from '@mazzo/games/pinnacola';
import type { OneStep, State } from '@mazzo/games/pinnacola';
import { tellReason } from '@mazzo/kernel';
import type { Rejection } from '@mazzo/kernel';
import type { Eyes } from '../../play/page-face.ts';
import type { Id, Tray, TrayButton } from '../../table/scene.ts';
import type { Begun } from './begun.ts';
import { canTakeUp } from './laying.ts';
import { BEST, CANCEL, choiceId, DISCARD, DRAW, LAY, REDO, TAKE, TAKE_UP, UNDO } from './places.ts';
import type { PinnacolaWords } from './text/text.ts';
import { liftedCards, turnAt } from './turn.ts';
import type { Turn } from './turn.ts';

type Words = Eyes<Begun, PinnacolaWords>;

export function tray(view: State, begun: Begun, eyes: Words): Tray {
  const { seat, between, own, to } = eyes;
  const nothing: Tray = { question: '', note: null, buttons: [], low: true };
  if (between || pinnacola.status(view).over) return nothing;
  if (seat !== view.turn) return { ...nothing, question: own.waiting(to.name(view.turn)) };
  if (view.phase.kind === 'draw') return { ...nothing, ...drawTray(view, begun, eyes) };
  const turn = turnAt(view, seat, begun);
  return { ...nothing, ...meldTray(turn, eyes) };
}

function drawTray(view: State, { from }: Begun, eyes: Words): Tray {
  const { own, words } = eyes;
  const { pozzo, options } = view;
  const draw = wide(DRAW, own.buttons.draw, 'primary', 'd');
  const take = (cards: number, tone: TrayButton['tone']) =>
    wide(TAKE, own.buttons.take(cards), tone, 'p');
  if (from !== null) {
    const taken = pozzo.slice(from);
    return {
      question: own.ask.takeFrom(taken.length, words.card(taken[0]!)),
      note: null,
      buttons: [cancel(eyes), take(taken.length, 'primary')],
    };
  }
  const top = pozzo.at(-1);
  if (top === undefined) return { question: question(view, words), note: null, buttons: [draw] };
  if (options.pozzo === 'fromAnyCard') {
    return { question: own.ask.drawOrOpen, note: null, buttons: [draw] };
  }
  return {
    question: own.ask.draw(pozzo.length, words.card(top)),
    note: null,
    buttons: [take(pozzo.length, 'plain'), draw],
  };
}

function meldTray(turn: Turn, eyes: Words): Tray {
  const { begun } = turn;
  const { ask } = eyes.own;
  if (begun.choice !== null) {
    const buttons = begun.choice.map((step, n) => choiceButton(step, n, eyes));
    return { question: ask.which, note: null, buttons: [cancel(eyes), ...buttons] };
  }
  const lacking = missing(turn.view, turn.seat, begun.draft);
  return {
    ...asked(turn, lacking, eyes),
    buttons: [...draftButtons(turn, eyes), ...liftedButton(turn, lacking, eyes)],
  };
}

/** One sentence for what is lifted, or for what is still owed before anything can be discarded. */
function asked(turn: Turn, lacking: readonly Rejection[], eyes: Words): Omit<Tray, 'buttons'> {
  const { ask, notes } = eyes.own;
  const cards = liftedCards(turn);
  const [first] = lacking;
  const note = first === undefined ? null : tellReason(eyes.words, eyes.language, first);
  if (turn.begun.takesUp) return { question: ask.takeUp, note };
  if (cards.length > 1) {
    const fits = whyNoMeld(cards) === null;
    return { question: fits ? ask.several(cards.length) : ask.noMeld(cards.length), note };
  }
  const said = first === undefined ? null : owedSaid(first, eyes);
  if (said !== null) return { question: said, note };
  const [card] = cards;
  if (card === undefined) return { question: eyes.words.ask.meld, note: note ?? notes.start };
  const closes = first === undefined && turn.hand.length === 1;
  return { question: closes ? ask.close : ask.one(eyes.words.card(card)), note };
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
  if (draft.steps.length > 0) found.push(sign(UNDO, buttons.undo, 'undo', 'z'));
  if (draft.undone.length > 0) found.push(sign(REDO, buttons.redo, 'redo', 'y'));
  if (canTakeUp(turn)) {
    const pressed = turn.begun.takesUp;
    found.push({ ...sign(TAKE_UP, buttons.takeUp, 'swap', 't'), pressed });
  }
  if (bestFrom(turn.view, turn.seat, draft) !== null)
    found.push(wide(BEST, buttons.best, 'plain', 'b'));
  return found;
}

function liftedButton(turn: Turn, lacking: readonly Rejection[], eyes: Words): TrayButton[] {
  const { buttons } = eyes.own;
  const cards = liftedCards(turn);
  const [card] = cards;
  if (card === undefined) return [];
  if (cards.length > 1) return [wide(LAY, buttons.lay(cards.length), 'primary', 'l')];
  const name = eyes.words.card(card);
  const closes = lacking.length === 0 && turn.hand.length === 1;
  const label = closes ? buttons.closeWith(name) : buttons.discard(name);
  return [wide(DISCARD, label, 'primary', 'd')];
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

function cancel({ own }: Words): TrayButton {
  return sign(CANCEL, own.buttons.cancel, 'close', 'Escape');
}

function sign(
  id: Id,
  label: string,
  icon: 'close' | 'undo' | 'redo' | 'swap',
  shortcut: string,
): TrayButton {
  return { id, label, size: 'sign', icon, tone: 'plain', shortcut };
}

function wide(id: Id, label: string, tone: TrayButton['tone'], shortcut: string): TrayButton {
  return { id, label, size: 'wide', tone, shortcut };
}
