/** What a Vinto player is asked, and the buttons that answer. */
import {
  canTake,
  hasAction,
  nextStep,
  question,
  rankOf,
  ranks,
  ranksToToss,
  vinto,
} from '@mazzo/games/vinto';
import type { Action, Move, State } from '@mazzo/games/vinto';
import { capital, tellMove } from '@mazzo/kernel';
import type { Card, Seat } from '@mazzo/kernel';
import type { Eyes } from '../../play/page-face.ts';
import type { Tray, TrayButton } from '../../table/scene.ts';
import { CANCEL, NO_DECLARATION, rankButton, rankKey, TOSS } from './begun-move.ts';
import type { BegunMove, PlainMove } from './begun-move.ts';
import type { VintoWords } from './text/text.ts';
import { awaited } from './waiting.ts';

export function tray(view: State, eyes: Eyes<BegunMove, VintoWords>): Tray {
  const { seat, begun } = eyes;
  const nothing: Tray = { question: '', note: null, buttons: [] };
  const status = vinto.status(view);
  if (status.over) return nothing;
  const asked = seat !== null && status.decisions.some((decision) => decision.seat === seat);
  if (!asked) return waitingTray(view, eyes);
  if (begun?.kind === 'swap') return declareTray(begun.slot, seat, eyes);
  if (begun?.kind === 'toss') return tossTray(view, eyes);
  return {
    question: question(view, seat, eyes.words, eyes.to),
    note: note(view, seat, eyes),
    buttons: buttons(view, seat, eyes),
  };
}

function waitingTray(view: State, eyes: Eyes<BegunMove, VintoWords>): Tray {
  const text = eyes.own;
  const { action, phase } = view;
  const names = awaited(view).map((seat) => eyes.to.name(seat));
  const words =
    action !== null
      ? text.acting(eyes.to.name(action.seat), eyes.words.rank(action.rank))
      : phase.kind === 'tossIn'
        ? text.tossing(names)
        : text.waiting(names);
  return { question: words, note: null, buttons: [] };
}

/** V-5: what is the card that goes out? */
function declareTray(slot: number, seat: Seat, eyes: Eyes<BegunMove, VintoWords>): Tray {
  const text = eyes.own;
  const target: Move = { type: 'target', seat, slot };
  return {
    question: text.declare(tellMove(eyes.words, target, eyes.to)),
    note: text.declareNote,
    buttons: [
      ...rankPad(eyes),
      cancel(eyes, 'sign'),
      {
        id: NO_DECLARATION,
        label: text.noDeclaration,
        size: 'wide',
        tone: 'primary',
        shortcut: 'n',
      },
    ],
  };
}

/** V-9: the action waits while its player tosses in a card. */
function tossTray(view: State, eyes: Eyes<BegunMove, VintoWords>): Tray {
  const words = eyes.words;
  return {
    question: words.ask.tossIn(ranksToToss(view).map((rank) => words.rank(rank))),
    note: eyes.own.notes.tossIn,
    buttons: [cancel(eyes, 'wide')],
  };
}

function cancel({ own }: Eyes<BegunMove, VintoWords>, size: 'wide' | 'sign'): TrayButton {
  const common = { id: CANCEL, label: own.cancel, tone: 'plain', shortcut: 'Escape' } as const;
  return size === 'sign' ? { ...common, size, icon: 'close' } : { ...common, size };
}

function rankPad({ words }: Eyes<BegunMove, VintoWords>): TrayButton[] {
  return ranks.map((name, rank) => ({
    id: rankButton(rank),
    label: name === 'joker' ? capital(words.rank(rank)) : name,
    size: 'key',
    ...(name === 'joker' ? { face: name } : {}),
    tone: 'plain',
    shortcut: rankKey(rank),
  }));
}

function note(view: State, seat: Seat, eyes: Eyes<BegunMove, VintoWords>): string | null {
  const { notes, step } = eyes.own;
  const { action, phase } = view;
  if (action?.seat === seat) {
    switch (nextStep(view, action)) {
      case 'rank':
        return view.options.king === 'wild' ? null : `${step(2)}. ${notes.name}`;
      case 'player':
        return notes.give;
      case 'swap':
        return null;
      default:
        return takesTwo(view, action)
          ? `${step(action.targets.length + 1)}. ${notes.card}`
          : notes.card;
    }
  }
  if (phase.kind === 'decide') return decideNote(view, phase.drawn, eyes);
  return phase.kind === 'tossIn' ? notes.tossIn : null;
}

/** Who does not know the actions by heart reads there what this one would be. */
function decideNote(
  { options }: State,
  drawn: Card,
  { own: { notes, deeds } }: Eyes<BegunMove, VintoWords>,
): string {
  const name = ranks[rankOf(drawn)]!;
  const deed = deeds[name === 'K' && options.king === 'wild' ? 'wild' : name];
  return deed === undefined ? notes.decide : notes.play(deed);
}

function takesTwo({ options }: State, { rank }: Action): boolean {
  const name = ranks[rank]!;
  return name === 'J' || name === 'Q' || (name === 'K' && options.king === 'pickCard');
}

function buttons(view: State, seat: Seat, eyes: Eyes<BegunMove, VintoWords>): TrayButton[] {
  const { action, phase } = view;
  if (action?.seat === seat) return actionButtons(view, action, eyes);
  switch (phase.kind) {
    case 'start':
      return startButtons(view, eyes);
    case 'decide':
      return hasAction(rankOf(phase.drawn))
        ? [button('discard', 'x', 'plain', eyes), button('play', 'p', 'primary', eyes)]
        : [button('discard', 'x', 'plain', eyes)];
    case 'tossIn':
      // Where the answer is a card, no button stands out.
      return action === null ? [button('pass', 'p', 'plain', eyes)] : [];
    case 'call':
      return [button('callVinto', 'v', 'danger', eyes), button('endTurn', 'e', 'primary', eyes)];
    default:
      return [];
  }
}

function startButtons(view: State, eyes: Eyes<BegunMove, VintoWords>): TrayButton[] {
  const text = eyes.own.buttons;
  const legal = vinto.legal(view, view.turn);
  const found: TrayButton[] = [];
  if (canTake(view)) {
    const label = text.take(eyes.words.card(view.pile.at(-1)!));
    found.push({ id: 'take', label, size: 'wide', tone: 'plain', shortcut: 't' });
  }
  for (const { type } of legal) {
    if (type === 'draw') found.push(button('draw', 'd', 'primary', eyes));
    if (type === 'passTurn') found.push(button('passTurn', 'p', 'primary', eyes));
  }
  return found;
}

function actionButtons(
  view: State,
  action: Action,
  eyes: Eyes<BegunMove, VintoWords>,
): TrayButton[] {
  const legal = vinto.legal(view, action.seat);
  const beside = [
    ...(legal.some(({ type }) => type === 'tossIn') ? [tossButton(eyes)] : []),
    ...(legal.some(({ type }) => type === 'decline')
      ? [button('decline', 'n', 'quiet', eyes)]
      : []),
  ];
  switch (nextStep(view, action)) {
    case 'swap':
      return [
        ...beside,
        button('leaveThem', 'l', 'plain', eyes),
        button('swapThem', 's', 'primary', eyes),
      ];
    case 'rank':
      return [...rankPad(eyes), ...beside];
    default:
      return beside;
  }
}

function tossButton({ own }: Eyes<BegunMove, VintoWords>): TrayButton {
  const label = own.buttons.toss;
  return { id: TOSS, label, size: 'wide', tone: 'plain', shortcut: 'i' };
}

function button(
  id: Exclude<PlainMove, 'take'>,
  shortcut: string,
  tone: TrayButton['tone'],
  { own }: Eyes<BegunMove, VintoWords>,
): TrayButton {
  return { id, label: own.buttons[id], size: 'wide', tone, shortcut };
}
