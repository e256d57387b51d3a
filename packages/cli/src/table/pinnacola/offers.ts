/** What the player is asked at a Pinnacola table, and what may be typed. */
import { drafted, meldAt, pinnacola, question as asked } from '@mazzo/games/pinnacola';
import type { State, Step } from '@mazzo/games/pinnacola';
import * as pinnacolaText from '@mazzo/games/pinnacola/text';
import { tellMove, tellReason } from '@mazzo/kernel';
import type { Rejection, Seat } from '@mazzo/kernel';
import type { Row } from '../../text/text.ts';
import { keyOfCard } from './cards.ts';
import { deskAt, draftedBy, drafter, stillMissing } from './desk.ts';
import { addExample, discardExample, layExample, swapExample } from './examples.ts';
import type { Turn } from './examples.ts';
import { keyOf, keyOfStep } from './hint.ts';
import type { PinnacolaStage } from './text/text.ts';

/** A duty is asked for until the draft meets it. */
export function question(view: State, seat: Seat, stage: PinnacolaStage): string {
  const words = pinnacolaText[stage.language];
  if (deskAt(view, stage).choice !== null) return stage.own.which;
  if (view.phase.kind !== 'meld') return asked(view, words);
  const [first] = stillMissing(view, seat, stage);
  if (first === undefined || !isDuty(first)) return words.ask.meld;
  return first.reason === 'owedCard' ? asked(view, words) : words.missing.jokerOwed;
}

function isDuty({ reason }: Rejection): boolean {
  return reason === 'owedCard' || reason === 'jokerOwed';
}

/** What the draft lacks beside the duty that is asked for. */
export function missingLines(view: State, stage: PinnacolaStage): string[] {
  const seat = drafter(view, stage);
  if (seat === null) return [];
  const missing = stillMissing(view, seat, stage);
  const others = missing.filter((one, n) => n > 0 || !isDuty(one));
  const { missing: words } = pinnacolaText[stage.language];
  return others.map((one) =>
    one.reason === 'jokerOwed'
      ? `${words.jokerOwed}.`
      : tellReason(stage.words, stage.language, one),
  );
}

export function offers(view: State, seat: Seat, stage: PinnacolaStage): Row[] {
  const { choice } = deskAt(view, stage);
  if (choice !== null) {
    return choice.steps.map((step, n) => [String(n + 1), stepWords(step, view, seat, stage)]);
  }
  return view.phase.kind === 'draw'
    ? [...drawOffers(view, seat, stage), sortOffer(view, stage)]
    : [...stepOffers(view, seat, stage), sortOffer(view, stage)];
}

function stepWords(step: Step, view: State, seat: Seat, stage: PinnacolaStage): string {
  const words = pinnacolaText[stage.language];
  if (step.kind === 'lay') return words.meld(step.meld, view.options);
  if (step.kind === 'add') return words.meld(step.to, view.options);
  if (step.kind !== 'replace') return '';
  const { draft } = deskAt(view, stage);
  const after = drafted(view, seat, { steps: [...draft.steps, step], undone: [] });
  const meld = meldAt(after, step.at)!;
  return stage.own.offer.freed(words.meld(meld, view.options));
}

/** P-3: the pozzo is offered where it may be taken. */
function drawOffers(view: State, seat: Seat, stage: PinnacolaStage): Row[] {
  const { pozzo, options } = view;
  const { offer } = stage.own;
  const moves = pinnacola.legal(view, seat);
  const keys = (type: 'draw' | 'takePozzo') =>
    moves.filter((move) => move.type === type).map((move) => keyOf(move, stage, view));
  const takes = keys('takePozzo');
  const rows: Row[] = [[keys('draw').join(' '), tellMove(stage.words, { type: 'draw' }, stage.to)]];
  if (takes.length === 0) return rows;
  const meaning =
    options.pozzo === 'whole'
      ? offer.take(pozzo.length, stage.words.card(pozzo.at(-1)!))
      : offer.takeFrom;
  const listed = takes.length > MANY ? [...takes.slice(0, MANY), '…'] : takes;
  return [...rows, [listed.join(', '), meaning]];
}

const MANY = 6;

/** One example of each kind of step that is possible as the draft lies. */
function stepOffers(view: State, seat: Seat, stage: PinnacolaStage): Row[] {
  const { keys, offer } = stage.own;
  const { draft } = deskAt(view, stage);
  const table = draftedBy(view, seat, stage);
  const turn = { view, seat, draft, table };
  const row = (step: Step | null, meaning: string): Row[] =>
    step === null ? [] : [[keyOfStep(step, table, view, stage), meaning]];
  const undoing: Row[] = [
    [keys.undo[0], offer.undo],
    [keys.back[0], offer.back],
  ];
  const redoing: Row[] = [[keys.redo[0], offer.redo]];
  return [
    ...row(layExample(turn), offer.lay),
    ...row(addExample(turn), offer.add),
    ...row(swapExample(turn), offer.swap),
    ...(draft.steps.length > 0 ? undoing : []),
    ...(draft.undone.length > 0 ? redoing : []),
    ...discardOffer(turn, stage),
  ];
}

function discardOffer(turn: Turn, { own }: PinnacolaStage): Row[] {
  const { keys, offer } = own;
  const card = discardExample(turn);
  if (card === null) return [];
  const { hand } = turn.table;
  const closes = hand.every((count, kind) => count === (kind === card ? 1 : 0));
  const meaning = closes ? offer.close : offer.discard;
  return [[`${keys.discard[0]} ${keyOfCard(card, own)}`, meaning]];
}

function sortOffer(view: State, stage: PinnacolaStage): Row {
  const { keys, offer } = stage.own;
  const { sorted } = deskAt(view, stage);
  return [keys.sort[0], offer.sort[sorted === 'suit' ? 'rank' : 'suit']];
}
