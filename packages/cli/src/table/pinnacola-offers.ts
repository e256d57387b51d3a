/** What the player is asked at a Pinnacola table, and what may be typed. */
import { addings, drafted, meldAt, pinnacola, question as asked } from '@mazzo/games/pinnacola';
import type { Drafted, Ref, State, Step } from '@mazzo/games/pinnacola';
import * as pinnacolaText from '@mazzo/games/pinnacola/text';
import { tellMove, tellReason } from '@mazzo/kernel';
import type { Card, Rejection, Seat } from '@mazzo/kernel';
import type { Row } from '../text/text.ts';
import { keyOfCard, keyOfMeld } from './pinnacola-cards.ts';
import { deskAt, draftedBy, drafter, stillMissing } from './pinnacola-desk.ts';
import { keyOf } from './pinnacola-hint.ts';
import type { Stage } from './table.ts';

/** A duty is asked for until the draft meets it. */
export function question(view: State, seat: Seat, stage: Stage): string {
  const words = pinnacolaText[stage.language];
  if (deskAt(view, stage).choice !== null) return stage.text.pinnacola.which;
  if (view.phase.kind !== 'meld') return asked(view, words);
  const [first] = stillMissing(view, seat, stage);
  if (first === undefined || !isDuty(first)) return words.ask.meld;
  return first.reason === 'owedCard' ? asked(view, words) : words.missing.jokerOwed;
}

function isDuty({ reason }: Rejection): boolean {
  return reason === 'owedCard' || reason === 'jokerOwed';
}

/** What the draft lacks beside the duty that is asked for. */
export function missingLines(view: State, stage: Stage): string[] {
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

export function offers(view: State, seat: Seat, stage: Stage): Row[] {
  const { choice } = deskAt(view, stage);
  if (choice !== null) {
    return choice.steps.map((step, n) => [String(n + 1), stepWords(step, view, seat, stage)]);
  }
  return view.phase.kind === 'draw'
    ? [...drawOffers(view, seat, stage), sortOffer(view, stage)]
    : [...stepOffers(view, seat, stage), sortOffer(view, stage)];
}

function stepWords(step: Step, view: State, seat: Seat, stage: Stage): string {
  const words = pinnacolaText[stage.language];
  if (step.kind === 'lay') return words.meld(step.meld, view.options);
  if (step.kind === 'add') return words.meld(step.to, view.options);
  if (step.kind !== 'replace') return '';
  const { draft } = deskAt(view, stage);
  const after = drafted(view, seat, { steps: [...draft.steps, step], undone: [] });
  const meld = meldAt(after, step.at)!;
  return stage.text.pinnacola.offer.freed(words.meld(meld, view.options));
}

/** P-3: the pozzo is offered where it may be taken. */
function drawOffers(view: State, seat: Seat, stage: Stage): Row[] {
  const { pozzo, options } = view;
  const { offer } = stage.text.pinnacola;
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

function stepOffers(view: State, seat: Seat, stage: Stage): Row[] {
  const { keys, offer } = stage.text.pinnacola;
  const { draft } = deskAt(view, stage);
  const table = draftedBy(view, seat, stage);
  const rows: Row[] = [[exampleMeld(stage), offer.lay]];
  const add = examplePut(table, ['own', 'laid'], view, seat, stage);
  const swap = examplePut(table, ['theirs'], view, seat, stage);
  if (add !== null) rows.push([add, offer.add]);
  if (swap !== null) rows.push([swap, offer.swap]);
  if (draft.steps.length > 0) rows.push([keys.undo[0], offer.undo], [keys.back[0], offer.back]);
  if (draft.undone.length > 0) rows.push([keys.redo[0], offer.redo]);
  const [first] = held(table);
  if (first === undefined) return rows;
  const closes = table.hand[first] === 1 && held(table).length === 1;
  const meaning =
    closes && stillMissing(view, seat, stage).length === 0 ? offer.close : offer.discard;
  return [...rows, [`${keys.discard[0]} ${keyOfCard(first, stage.text)}`, meaning]];
}

/** The kinds in hand. */
function held({ hand }: Drafted): Card[] {
  return [...hand.keys()].filter((card) => hand[card]! > 0);
}

/** A card of the hand and a meld that takes it. */
function examplePut(
  table: Drafted,
  among: readonly Ref['of'][],
  view: State,
  seat: Seat,
  stage: Stage,
): string | null {
  for (const of of among) {
    for (const meld of table[of].keys()) {
      const card = held(table).find((one) => addings(table, { of, meld }, [one]).length > 0);
      if (card === undefined) continue;
      return `${keyOfCard(card, stage.text)} > ${keyOfMeld({ of, meld }, view, seat, stage)}`;
    }
  }
  return null;
}

const FIVE_OF_HEARTS = pinnacola.cards.names.indexOf('5h');

function exampleMeld({ text }: Stage): string {
  return [0, 1, 2].map((more) => keyOfCard(FIVE_OF_HEARTS + more, text)).join(' ');
}

function sortOffer(view: State, stage: Stage): Row {
  const { keys, offer } = stage.text.pinnacola;
  const { sorted } = deskAt(view, stage);
  return [keys.sort[0], offer.sort[sorted === 'suit' ? 'rank' : 'suit']];
}
