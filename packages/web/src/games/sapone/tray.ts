/** What a Sapone player is asked, and the buttons that answer. */
import { awaited, mayBid, mayDoubt, PRICE, question, saleOf, sapone } from '@mazzo/games/sapone';
import type { Sale, State } from '@mazzo/games/sapone';
import { decisionOf } from '@mazzo/kernel';
import type { Seat } from '@mazzo/kernel';
import type { Tray, TrayButton } from '../../table/scene.ts';
import { begunTray, diamondTray } from './begun-tray.ts';
import type { SaponeEyes } from './eyes.ts';
import { isPossible } from './doubt.ts';
import { doubtButton } from './tray-buttons.ts';
import { wide } from './wide-button.ts';

const nothing: Tray = { question: '', note: null, buttons: [] };

export function tray(view: State, eyes: SaponeEyes): Tray {
  const { seat, begun } = eyes;
  const status = sapone.status(view);
  if (status.over) return nothing;
  const isDoubted = seat !== null && begun?.kind === 'doubt' && isPossible(begun, view, seat);
  if (isDoubted) return begunTray(view, seat, begun, eyes);
  if (eyes.between) return nothing;
  const decision = seat === null ? undefined : decisionOf(status, seat);
  if (seat === null || decision === undefined) return waitingTray(view, eyes);
  if (begun !== null) return begunTray(view, seat, begun, eyes);
  if (decision.pace === 'free') return doubterTray(view, eyes);
  const { phase } = view;
  if (phase.kind === 'diamond') return diamondTray(null, eyes);
  return {
    question: asked(view, seat, eyes),
    note: note(view, seat, eyes),
    noteFirst: phase.kind === 'gift',
    buttons: buttons(view, seat, eyes),
  };
}

/** What has just happened is read first, and then who is waited for. */
function waitingTray(view: State, eyes: SaponeEyes): Tray {
  return { ...nothing, note: waitingFor(view, eyes) };
}

function waitingFor(view: State, eyes: SaponeEyes): string {
  const { own, to } = eyes;
  const { phase } = view;
  switch (phase.kind) {
    case 'bidding':
      return bidding(view, phase.sale.seller, eyes);
    case 'decide':
      return own.deciding(to.name(phase.sale.seller));
    case 'gift':
      return own.giving(to.name(phase.doubter), to.name(phase.sale.seller));
    case 'diamond':
      return own.declaring(to.name(phase.seat));
    default:
      return own.waiting(awaited(view).map(to.name));
  }
}

/** Once nobody is left who could bid, the seller is waited for, who needs not be told so. */
function bidding(view: State, seller: Seat, { own, to, seat }: SaponeEyes): string {
  const names = awaited(view).map(to.name);
  if (names.length > 0) return own.bidding(names);
  return seller === seat ? '' : own.deciding(to.name(seller));
}

/** S-8: whoever has passed is asked nothing more, and may doubt all the same. */
function doubterTray(view: State, eyes: SaponeEyes): Tray {
  const { own, words } = eyes;
  const claim = words.card(saleOf(view)!.claim);
  return {
    question: waitingFor(view, eyes),
    note: own.maybeDoubt(claim),
    buttons: [doubtButton(eyes)],
  };
}

function asked(view: State, seat: Seat, eyes: SaponeEyes): string {
  const { own, words, to } = eyes;
  const { phase, sizes } = view;
  switch (phase.kind) {
    case 'trade':
      return own.ask.trade(sizes[seat]! >= PRICE);
    case 'bidding':
      return askedToBid(phase.sale, seat, eyes);
    case 'decide':
      return own.ask.decide(words.card(phase.sale.claim));
    case 'gift':
      return own.ask.give(to.name(phase.sale.seller));
    default:
      return question(view, seat, words, to);
  }
}

/** Whoever is asked anew reads why first. */
function askedToBid(sale: Sale, seat: Seat, eyes: SaponeEyes): string {
  const { own, words, to } = eyes;
  const offered = offeredBy(sale, seat, eyes);
  if (sale.asked > 0) return own.ask.bidAgain(to.name(sale.seller), offered !== null);
  return offered === null ? own.ask.bid(words.card(sale.claim)) : own.ask.bidMore(offered);
}

/** What of theirs lies on the table, in words. */
function offeredBy({ bids }: Sale, seat: Seat, { words }: SaponeEyes): string | null {
  const cards = bids[seat]!.map(({ card }) => card);
  return cards.length === 0 ? null : words.cards(cards);
}

function note(view: State, seat: Seat, eyes: SaponeEyes): string | null {
  const { own } = eyes;
  switch (view.phase.kind) {
    case 'trade':
      return view.sizes[seat]! >= PRICE ? own.notes.trade : own.notes.sellOnly;
    case 'bidding': {
      const { sale } = view.phase;
      return sale.asked > 0 ? own.bidAgain(offeredBy(sale, seat, eyes)) : own.bidNote;
    }
    case 'decide':
      return own.notes.decide;
    // What the doubt has uncovered, which led to this.
    default:
      return null;
  }
}

function buttons(view: State, seat: Seat, eyes: SaponeEyes): TrayButton[] {
  const { own } = eyes;
  switch (view.phase.kind) {
    case 'bidding':
      return bidderButtons(view, view.phase.sale, seat, eyes);
    case 'decide': {
      const legal = sapone.legal(view, seat).map(({ type }) => type);
      const end = wide('endSale', own.buttons.endSale, 'plain', 'k');
      const more = wide('askMore', own.buttons.askMore, 'plain', 'm');
      return legal.includes('askMore') ? [end, more] : [end];
    }
    default:
      return [];
  }
}

function bidderButtons(view: State, sale: Sale, seat: Seat, eyes: SaponeEyes): TrayButton[] {
  return [
    ...(mayDoubt(view, sale, seat) ? [doubtButton(eyes)] : []),
    ...(mayBid(view, sale, seat) ? [passButton(sale.bids[seat]!.length > 0, eyes)] : []),
  ];
}

/** What has been offered stays. */
function passButton(hasBid: boolean, { own }: SaponeEyes): TrayButton {
  return wide('pass', hasBid ? own.buttons.done : own.buttons.pass, 'plain', 'p');
}

/** What one may do in others' sales. */
export function standing(eyes: SaponeEyes): readonly TrayButton[] {
  return [doubtButton(eyes), passButton(true, eyes)];
}
