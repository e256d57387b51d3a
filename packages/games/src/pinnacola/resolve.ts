import { bagSize, listKinds } from '@mazzo/kernel';
import type { Actor, Chance, Seat, Tell } from '@mazzo/kernel';
import { wholePack } from './cards.ts';
import { cardsNeeded, otherSeat, ownMelds } from './finish.ts';
import { owedFrom } from './legal.ts';
import { addedTo } from './meld-cards.ts';
import { growth, withoutJoker } from './melds.ts';
import type { Meld } from './melds.ts';
import { sheetOf } from './scoring.ts';
import type { Closing } from './scoring.ts';
import { isMatchOver } from './status.ts';
import { SEATS } from './types.ts';
import type { Event, Finish, Move, State } from './types.ts';

/** C-5 */
export function open(state: State, chance: Chance, tell: Tell<Event>): void {
  beginHand(state, chance.below(SEATS), chance, tell);
}

export function resolve(
  state: State,
  by: Actor,
  move: Move,
  chance: Chance,
  tell: Tell<Event>,
): void {
  const seat = by as Seat;
  switch (move.type) {
    case 'draw':
      return tell({ type: 'drew', seat, card: state.stock.at(-1)! });
    case 'takePozzo': {
      const cards = state.pozzo.slice(move.from);
      return tell({ type: 'tookPozzo', seat, cards, owed: owedFrom(state, move.from) });
    }
    case 'finish':
      lay(state, seat, move, tell);
      tell({ type: 'discarded', seat, card: move.discard });
      return endTurn(state, seat, chance, tell);
  }
}

/** Jokers are fetched first: what is laid may need them. */
function lay(state: State, seat: Seat, finish: Finish, tell: Tell<Event>): void {
  const other = otherSeat(seat);
  for (const { meld, card } of finish.replacements) {
    const to = withoutJoker(state.melds[other]![meld]!, card);
    tell({ type: 'jokerReplaced', by: seat, seat: other, meld, card, to });
  }
  if (rearranges(state, seat, finish)) return rearrange(state, seat, finish, tell);
  for (const { meld, to } of finish.changes) replaceOwn(state, seat, meld, to!, tell);
  for (const { meld, to } of finish.changes) grow(state, seat, meld, to!, tell);
  for (const meld of finish.melds) tell({ type: 'laid', seat, meld });
}

function rearranges(state: State, seat: Seat, { changes }: Finish): boolean {
  return changes.some(
    ({ meld, to }) => to === null || growth(state.melds[seat]![meld]!, to) === null,
  );
}

/** P-11 */
function rearrange(state: State, seat: Seat, finish: Finish, tell: Tell<Event>): void {
  // The jokers fetched from the opponent are in hand by now.
  const needed = cardsNeeded(state, seat, { ...finish, replacements: [] });
  const melds = ownMelds(state, seat, finish);
  tell({ type: 'rearranged', seat, cards: listKinds(needed), melds });
}

/** P-10 */
function replaceOwn(state: State, seat: Seat, meld: number, to: Meld, tell: Tell<Event>): void {
  const before = state.melds[seat]![meld]!;
  const card = growth(before, to)!.replaced;
  if (card === null) return;
  const freed = withoutJoker(before, card);
  tell({ type: 'jokerReplaced', by: seat, seat, meld, card, to: freed });
}

function grow(state: State, seat: Seat, meld: number, to: Meld, tell: Tell<Event>): void {
  const cards = addedTo(state.melds[seat]![meld]!, to);
  if (cards.length > 0) tell({ type: 'grew', seat, meld, cards, to });
}

/** P-12, P-15 */
function endTurn(state: State, seat: Seat, chance: Chance, tell: Tell<Event>): void {
  if (bagSize(state.hands[seat]!) === 0) {
    return endHand(state, { seat, inMano: state.turns[seat] === 1 }, chance, tell);
  }
  if (state.stock.length === 0) {
    if (!mayReshuffle(state)) return endHand(state, null, chance, tell);
    const cards = state.pozzo.slice(0, -1);
    chance.shuffle(cards);
    tell({ type: 'shuffled', cards });
  }
  tell({ type: 'turnBegan', seat: otherSeat(seat) });
}

function mayReshuffle({ options, reshuffled, pozzo }: State): boolean {
  return options.emptyStock === 'reshuffle' && !reshuffled && pozzo.length > 1;
}

/** P-13 … P-16 */
function endHand(state: State, closing: Closing | null, chance: Chance, tell: Tell<Event>): void {
  for (let seat = 0; seat < SEATS; seat++) {
    tell({ type: 'shown', seat, cards: listKinds(state.hands[seat]!.cards) });
  }
  const sheets = state.hands.map((_, seat) => sheetOf(state, seat, closing));
  const closer = closing?.seat ?? null;
  tell({ type: 'handEnded', closer, inMano: closing?.inMano ?? false, sheets });
  if (isMatchOver(state)) return tell({ type: 'matchEnded' });
  beginHand(state, otherSeat(state.dealer), chance, tell);
}

/** P-1 */
function beginHand(state: State, dealer: Seat, chance: Chance, tell: Tell<Event>): void {
  tell({ type: 'handBegan', hand: state.rounds + 1, dealer });
  const cards = wholePack.slice();
  chance.shuffle(cards);
  tell({ type: 'shuffled', cards });
  for (const seat of [otherSeat(dealer), dealer]) {
    const each = Number(state.options.deal);
    tell({ type: 'dealt', seat, cards: state.stock.slice(-each).toReversed() });
  }
  tell({ type: 'turnedUp', card: state.stock.at(-1)! });
  tell({ type: 'turnBegan', seat: otherSeat(dealer) });
}
