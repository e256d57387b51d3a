/** What the player is asked at a Pinnacola table, and what may be typed. */
import { drafted, meldAt, pinnacola, question as asked } from '@mazzo/games/pinnacola';
import type { State, OneStep } from '@mazzo/games/pinnacola';
import * as pinnacolaText from '@mazzo/games/pinnacola/text';
import { tellMove, tellReason } from '@mazzo/kernel';
import type { Rejection, Seat } from '@mazzo/kernel';
import type { Row } from '../../text/text.ts';
import { keyOfCard } from './cards.ts';
import { deskAt, draftedBy, drafter, stillMissing } from './desk.ts';
import { addExample, discardExample, layExample, swapExample } from './examples.ts';
import type { Turn } from './examples.ts';
import { keyOf, keyOfStep } from './hint.ts';
import type { PinnacolaReader } from './text/text.ts';

/** A duty is asked for until the draft meets it. */
export function question(view: State, seat: Seat, reader: PinnacolaReader): string {
  const words = pinnacolaText[reader.language];
  if (deskAt(view, reader).choice !== null) return reader.own.which;
  if (view.phase.kind !== 'meld') return asked(view, words);
  const [first] = stillMissing(view, seat, reader);
  if (first === undefined || !isDuty(first)) return words.ask.meld;
  return first.reason === 'owedCard' ? asked(view, words) : words.missing.jokerOwed;
}

function isDuty({ reason }: Rejection): boolean {
  return reason === 'owedCard' || reason === 'jokerOwed';
}

/** What the draft lacks beside the duty that is asked for. */
export function missingLines(view: State, reader: PinnacolaReader): string[] {
  const seat = drafter(view, reader);
  if (seat === null) return [];
  const missing = stillMissing(view, seat, reader);
  const others = missing.filter((one, n) => n > 0 || !isDuty(one));
  const { missing: words } = pinnacolaText[reader.language];
  return others.map((one) =>
    one.reason === 'jokerOwed'
      ? `${words.jokerOwed}.`
      : tellReason(reader.words, reader.language, one),
  );
}

export function offers(view: State, seat: Seat, reader: PinnacolaReader): Row[] {
  const { choice } = deskAt(view, reader);
  if (choice !== null) {
    return choice.steps.map((step, n) => [String(n + 1), stepWords(step, view, seat, reader)]);
  }
  return view.phase.kind === 'draw'
    ? [...drawOffers(view, seat, reader), sortOffer(view, reader)]
    : [...stepOffers(view, seat, reader), sortOffer(view, reader)];
}

function stepWords(step: OneStep, view: State, seat: Seat, reader: PinnacolaReader): string {
  const words = pinnacolaText[reader.language];
  if (step.kind === 'lay') return words.meld(step.meld, view.options);
  if (step.kind === 'add') return words.meld(step.to, view.options);
  if (step.kind !== 'replace') return '';
  const { draft } = deskAt(view, reader);
  const after = drafted(view, seat, { steps: [...draft.steps, step], undone: [] });
  const meld = meldAt(after, step.at)!;
  return reader.own.offer.freed(words.meld(meld, view.options));
}

/** P-3: the pozzo is offered where it may be taken. */
function drawOffers(view: State, seat: Seat, reader: PinnacolaReader): Row[] {
  const { pozzo, options } = view;
  const { offer } = reader.own;
  const moves = pinnacola.legal(view, seat);
  const keys = (type: 'draw' | 'takePozzo') =>
    moves.filter((move) => move.type === type).map((move) => keyOf(move, reader, view));
  const takes = keys('takePozzo');
  const rows: Row[] = [
    [keys('draw').join(' '), tellMove(reader.words, { type: 'draw' }, reader.to)],
  ];
  if (takes.length === 0) return rows;
  const meaning =
    options.pozzo === 'whole'
      ? offer.take(pozzo.length, reader.words.card(pozzo.at(-1)!))
      : offer.takeFrom;
  const listed = takes.length > MANY ? [...takes.slice(0, MANY), '…'] : takes;
  return [...rows, [listed.join(', '), meaning]];
}

const MANY = 6;

/** One example of each kind of step that is possible as the draft lies. */
function stepOffers(view: State, seat: Seat, reader: PinnacolaReader): Row[] {
  const { keys, offer } = reader.own;
  const { draft } = deskAt(view, reader);
  const table = draftedBy(view, seat, reader);
  const turn = { view, seat, draft, table };
  const row = (step: OneStep | null, meaning: string): Row[] =>
    step === null ? [] : [[keyOfStep(step, table, view, reader), meaning]];
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
    ...discardOffer(turn, reader),
  ];
}

function discardOffer(turn: Turn, { own }: PinnacolaReader): Row[] {
  const { keys, offer } = own;
  const card = discardExample(turn);
  if (card === null) return [];
  const { hand } = turn.table;
  const closes = hand.every((count, kind) => count === (kind === card ? 1 : 0));
  const meaning = closes ? offer.close : offer.discard;
  return [[`${keys.discard[0]} ${keyOfCard(card, own)}`, meaning]];
}

function sortOffer(view: State, reader: PinnacolaReader): Row {
  const { keys, offer } = reader.own;
  const { sorted } = deskAt(view, reader);
  return [keys.sort[0], offer.sort[sorted === 'suit' ? 'rank' : 'suit']];
}
