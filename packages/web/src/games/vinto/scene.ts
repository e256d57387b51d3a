/** A Vinto table as a scene: what may be seen of it by whoever looks. */
import { tray } from '#vinto-rest';
import { aidShows, GAP, nextStep, ranks, topUse, valueOf, vinto } from '@mazzo/games/vinto';
import type { Move, State } from '@mazzo/games/vinto';
import { capital, isHole, tellMove } from '@mazzo/kernel';
import type { Card, Seat } from '@mazzo/kernel';
import type { Eyes } from '../../play/page-face.ts';
import type { Cards, Fact, Piece, Scene, Trace, Tray, Zone } from '../../table/scene.ts';
import { personOf } from '../../play/person.ts';
import { clockwise } from '../seating.ts';
import type { BegunMove } from './begun-move.ts';
import { isOpening, openingTray } from './opening.ts';
import {
  DECK,
  DECK_TOP,
  DRAWN,
  DRAWN_CARD,
  PILE,
  PILE_TOP,
  playerId,
  slotId,
  UNDER_CARD,
} from './places.ts';
import type { VintoWords } from './text/text.ts';
import { awaited } from './waiting.ts';

export function scene(view: State, eyes: Eyes<BegunMove, VintoWords>): Scene {
  const seats = clockwise(view.hands.length, eyes.seat);
  const sums = seats.map((seat) => sumOf(view, seat, eyes));
  // Not a number before all are counted, and equal to none.
  const lowest = Math.min(...sums);
  return {
    zones: [
      ...seats.map((seat, n) => ({
        ...playerZone(view, seat, sums[n]!, eyes),
        ...(sums[n] === lowest && { plate: eyes.own.lowest }),
      })),
      {
        ...middle(DECK, 'deck', deckCards(view, eyes), eyes, [
          { text: eyes.own.cards(view.deck.length), tone: 'plain' },
        ]),
        count: view.deck.length,
      },
      beside(view, eyes),
      middle(PILE, 'pile', pileCards(view, eyes), eyes, []),
    ],
    tray: trayFor(view, eyes),
    ringed: PILE,
    openToAll: !eyes.between && view.phase.kind === 'tossIn' && view.action === null,
  };
}

function trayFor(view: State, eyes: Eyes<BegunMove, VintoWords>): Tray {
  if (eyes.between) return { question: '', note: null, buttons: [] };
  return isOpening(view) ? openingTray(view, eyes) : tray(view, eyes);
}

function playerZone(view: State, seat: Seat, sum: number, eyes: Eyes<BegunMove, VintoWords>): Zone {
  const { action } = view;
  const asksPlayer =
    !eyes.between &&
    action !== null &&
    action.seat === eyes.seat &&
    nextStep(view, action) === 'player';
  return {
    id: playerId(seat),
    side: seat === eyes.seat ? 'own' : 'rival',
    shape: 'row',
    avatar: personOf(seat),
    name: eyes.to.name(seat),
    facts: playerFacts(view, seat, sum, eyes),
    cards: view.hands[seat]!.map((_, slot) => slotPiece(view, seat, slot, eyes)),
    tap: asksPlayer,
    active: !eyes.between && awaited(view).includes(seat),
    dimmed: false,
    locked: seat === view.caller && view.phase.kind !== 'over',
  };
}

/** What an open hand counts; NaN as long as it is not, or nobody has been dealt any. */
function sumOf(view: State, seat: Seat, eyes: Eyes<BegunMove, VintoWords>): number {
  const hand = view.hands[seat]!;
  const open = hand.every((card, slot) => card === GAP || isOpen(view, seat, slot, eyes));
  // Whoever is asked something sees a card or two for a moment: no hand is counted by those.
  const isCounted = open && hand.length > 0 && (eyes.between || view.phase.kind === 'over');
  return isCounted
    ? hand.reduce((points, card) => (card === GAP ? points : points + valueOf(card)), 0)
    : NaN;
}

function playerFacts(
  view: State,
  seat: Seat,
  sum: number,
  eyes: Eyes<BegunMove, VintoWords>,
): Fact[] {
  const { own, totals } = eyes;
  const told: string[] = [];
  const waiting = view.queue.find((queued) => queued.seat === seat);
  if (waiting !== undefined) told.push(own.toPlay(ranks[waiting.rank]!));
  if (!Number.isNaN(sum)) {
    told.push(own.sum(sum));
    // On a telephone there is room for one of them, and all compare their sums.
  } else if (seat === view.caller) told.unshift(own.caller);
  // A line below the total, whatever there is to say.
  const more: Fact[] = told.length === 0 ? [] : [{ text: told.join(' '), tone: 'strong' }];
  return [{ text: own.total(totals[seat]!), tone: 'plain', kind: 'total' }, ...more];
}

function slotPiece(
  view: State,
  seat: Seat,
  slot: number,
  eyes: Eyes<BegunMove, VintoWords>,
): Piece {
  const id = slotId(seat, slot);
  const card = view.hands[seat]![slot]!;
  const text = eyes.own;
  const target: Move = { type: 'target', seat, slot };
  const bare = capital(tellMove(eyes.words, target, eyes.to));
  if (card === GAP) {
    return { id, face: 'gap', name: text.gap(bare), tap: false, tone: 'plain', mark: null };
  }
  // Whichever way the card lies: what others did to it goes by what was told, not by what is shown just now.
  const trace = eyes.traces.get(id);
  const place = trace === undefined ? bare : text.traced(bare, trace);
  const shown = { id, tap: true, mark: eyes.marks.get(id) ?? null, ...signOf(trace) };
  if (isOpen(view, seat, slot, eyes)) {
    const name = text.faceUp(place, eyes.words.card(card));
    return { ...shown, ...printed(card), name, tone: 'glimpsed' };
  }
  const tone = isChosen(view, seat, slot, eyes) ? 'chosen' : 'plain';
  if (!isHole(card) && aidShows(view.options, eyes.seat, seat)) {
    const name = text.recalled(place, eyes.words.card(card));
    const recalled = tone === 'plain' ? 'recalled' : tone;
    return { ...shown, ...printed(card), name, tone: recalled };
  }
  return { ...shown, face: 'back', name: text.faceDown(place), tone };
}

function signOf(trace: Trace | undefined): Pick<Piece, 'trace' | 'fresh'> {
  if (trace === undefined) return {};
  return trace === 'new' ? { fresh: trace } : { trace };
}

/** Shown for a moment, until the round is cleared, or for good when no other follows. */
function isOpen(
  view: State,
  seat: Seat,
  slot: number,
  { seat: you, glimpses }: Eyes<BegunMove, VintoWords>,
): boolean {
  if (isHole(view.hands[seat]![slot]!)) return false;
  if (view.phase.kind === 'over' || glimpses.has(slotId(seat, slot))) return true;
  return isHeldUp(view, seat, slot, you);
}

/** A face, with what it counts where no number says so. */
function printed(card: Card): Pick<Piece, 'face' | 'value'> {
  const face = vinto.cards.names[card]!;
  if (/^\d/.test(face)) return { face };
  return { face, value: String(valueOf(card)).replace('-', '−') };
}

/** A Queen's two cards are looked at until it is said whether they are swapped (V-7). */
function isHeldUp({ action }: State, seat: Seat, slot: number, you: Seat | null): boolean {
  if (action === null || action.seat !== you || ranks[action.rank] !== 'Q') return false;
  return action.targets.length === 2 && isTarget(action.targets, seat, slot);
}

function isChosen(
  view: State,
  seat: Seat,
  slot: number,
  { seat: you, begun }: Eyes<BegunMove, VintoWords>,
) {
  if (begun?.kind === 'swap' && seat === you && begun.slot === slot) return true;
  return view.action !== null && isTarget(view.action.targets, seat, slot);
}

function isTarget(targets: readonly { seat: Seat; slot: number }[], seat: Seat, slot: number) {
  return targets.some((target) => target.seat === seat && target.slot === slot);
}

function deckCards(view: State, { own }: Eyes<BegunMove, VintoWords>): Piece[] {
  const name = own.topOfDeck;
  const face = view.deck.length > 0 ? 'back' : 'gap';
  return [{ id: DECK_TOP, face, name, tap: true, tone: 'plain', mark: null }];
}

function drawnCards(view: State, { words }: Eyes<BegunMove, VintoWords>): Piece[] {
  const { phase } = view;
  if (phase.kind !== 'decide') return [];
  const name = words.card(phase.drawn);
  return [{ id: DRAWN_CARD, ...printed(phase.drawn), name, tap: true, tone: 'drawn', mark: null }];
}

/** Between deck and pile lies the card drawn, or what was tossed in last: it goes under the top (V-9). */
function beside(view: State, eyes: Eyes<BegunMove, VintoWords>): Zone {
  const { phase, pile, fresh } = view;
  const under = pile.at(-2);
  if (phase.kind !== 'tossIn' || fresh < 2 || under === undefined) {
    return middle(DRAWN, 'drawn', drawnCards(view, eyes), eyes, []);
  }
  const face = vinto.cards.names[under]!;
  const name = eyes.words.card(under);
  const piece: Piece = { id: UNDER_CARD, face, name, tap: false, tone: 'plain', mark: null };
  return middle(DRAWN, 'under', [piece], eyes, []);
}

/** Before the deal the whole pack lies there, in order: nothing to be seen. */
function pileCards(view: State, eyes: Eyes<BegunMove, VintoWords>): Piece[] {
  const { own, words, seat, between } = eyes;
  const top = view.pile.at(-1);
  if (top === undefined || view.lots.length === 0) {
    const name = own.emptyPile;
    return [{ id: PILE_TOP, face: 'gap', name, tap: true, tone: 'plain', mark: null }];
  }
  const name = own.top(words.card(top), topUse(view, between ? null : seat));
  return [
    { id: PILE_TOP, face: vinto.cards.names[top]!, name, tap: true, tone: 'plain', mark: null },
  ];
}

function middle(
  id: string,
  name: 'deck' | 'drawn' | 'under' | 'pile',
  cards: Piece[],
  { own }: Eyes<BegunMove, VintoWords>,
  facts: Fact[],
): Cards {
  return {
    id,
    side: 'middle',
    shape: 'pile',
    name: own[name],
    facts,
    cards,
    tap: false,
    active: false,
    dimmed: false,
    locked: false,
  };
}
