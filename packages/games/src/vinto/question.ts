/** What a seat is asked, in words. */
import { tellMove } from '@mazzo/kernel';
import type { Audience, Seat } from '@mazzo/kernel';
import { hasAction, ranks } from './cards.ts';
import type { Rank } from './cards.ts';
import { has, nextStep } from './table.ts';
import type { VintoText } from './text/text.ts';
import type { Action, Move, State } from './types.ts';

export function question(view: State, seat: Seat, words: VintoText, to: Audience): string {
  const { phase, action } = view;
  const { ask } = words;
  if (action?.seat === seat) return actionQuestion(view, action, words, to);
  switch (phase.kind) {
    case 'peek':
      return ask.peek(phase.left[seat]!);
    case 'decide':
      return ask.decide(words.card(phase.drawn));
    case 'tossIn':
      return ask.tossIn(ranksToToss(view).map((rank) => words.rank(rank)));
    case 'call':
      return ask.call;
    default:
      return ask.start;
  }
}

function actionQuestion(view: State, action: Action, words: VintoText, to: Audience): string {
  const { ask } = words;
  const rank = ranks[action.rank]!;
  const [first = null, second = null] = action.targets.map((place) => {
    const target: Move = { type: 'target', ...place };
    return tellMove(words, target, to);
  });
  switch (nextStep(view, action)) {
    case 'ownCard':
      return ask.ownCard(rank);
    case 'othersCard':
      return ask.othersCard(rank);
    case 'rank':
      return first === null ? ask.wildKing : ask.kingRank(first);
    case 'player':
      return ask.ace;
    case 'swap':
      return ask.queenSwap(first!, second!);
    case 'anyCard':
      if (rank === 'K') return ask.king;
      return rank === 'J' ? ask.jack(first) : ask.queen(first);
  }
}

/** V-9: what may be tossed in now. */
export function ranksToToss(view: State): Rank[] {
  return ranks.map((_, rank) => rank).filter((rank) => has(view.ranks, rank));
}

/** What playing a card of this rank does, in a few words; empty if nothing. */
export function actionWords(rank: Rank, { options }: State, words: VintoText): string {
  const name = ranks[rank]!;
  if (name === 'K' && options.king === 'wild') return words.wildKing;
  return (hasAction(rank) ? words.actions[name] : undefined) ?? '';
}
