/** The stall as a stage: where a card is put that goes on sale. */
import { onShow } from '#sapone-rest';
import { isLaidOpen, saleOf } from '@mazzo/games/sapone';
import type { State } from '@mazzo/games/sapone';
import type { Seat } from '@mazzo/kernel';
import type { Stall } from '../../table/scene.ts';
import type { SaponeEyes } from './eyes.ts';
import { piece } from './pieces.ts';
import { CLAIM, SALE_CARD, STALL } from './places.ts';
import { quiet } from './quiet-line.ts';
import type { OnShow } from './quiet-line.ts';

export function stall(view: State, seats: readonly Seat[], eyes: SaponeEyes): Stall {
  return {
    id: STALL,
    shape: 'stall',
    side: 'middle',
    name: eyes.own.stall,
    facts: [],
    tap: false,
    active: false,
    dimmed: false,
    locked: false,
    ...(isVacant(view, eyes) ? nothingOnSale(view, eyes) : onShow(view, seats, eyes)),
    usual: view.hands.length - 1,
  };
}

function isVacant(view: State, { begun, between, seat }: SaponeEyes): boolean {
  const isBegun = begun?.kind === 'sale' && !between && seat !== null;
  const isShown = saleOf(view) !== null || 'bluff' in view.phase;
  return !isShown && !isBegun && !isLaidOpen(view);
}

function nothingOnSale(view: State, { own, seat, between }: SaponeEyes): OnShow {
  const tap = !between && view.phase.kind === 'trade' && view.turn === seat;
  const claim = { id: CLAIM, kind: 'claim', name: own.noSale, text: own.noSale } as const;
  return {
    cards: [piece(SALE_CARD, 'gap', own.noSale, { tap })],
    lines: [{ ...quiet, ...claim, vacant: true }],
  };
}
