/** What a Pinnacola player is asked, and the buttons that answer. */
import { meldTray } from '#pinnacola-rest';
import { pinnacola } from '@mazzo/games/pinnacola';
import type { State } from '@mazzo/games/pinnacola';
import type { Eyes } from '../../play/page-face.ts';
import type { Tray, TrayButton } from '../../table/scene.ts';
import type { Begun } from './begun.ts';
import { cancel, wide } from './buttons.ts';
import { DRAW, TAKE } from './places.ts';
import type { PinnacolaWords } from './text/text.ts';
import { turnAt } from './turn.ts';

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
  const buttons = options.pozzo === 'whole' ? [take(pozzo.length, 'plain'), draw] : [draw];
  if (top === undefined) return { question: own.ask.drawOnly, note: null, buttons: [draw] };
  if (!mayTake(view)) {
    const isWhole = options.pozzo === 'whole';
    const question = isWhole ? own.ask.cannotTake(words.card(top)) : own.ask.drawOnly;
    return { question, note: null, buttons };
  }
  const asked =
    options.pozzo === 'whole' ? own.ask.draw(pozzo.length, words.card(top)) : own.ask.drawOrOpen;
  return { question: asked, note: null, buttons };
}

/** P-3 */
export function mayTake(view: State): boolean {
  return pinnacola.legal(view, view.turn).some(({ type }) => type === 'takePozzo');
}
