/** What the buttons of a Sapone table are called; those that mean a move of one word, by that move. */
import { kinds } from '@mazzo/games/sapone';
import type { Category, Topic } from '@mazzo/games/sapone';
import type { Card } from '@mazzo/kernel';
import type { Id } from '../../table/scene.ts';

export const CANCEL: Id = 'cancel';
/** Begins a doubt; it is meant by the button of the move's own name. */
export const DOUBT: Id = 'doubt…';
export const SELL: Id = 'sell…';
export const SAY: Id = 'say…';
export const LEAST: Id = 'least';
const KIND = 'kind:';
const WISH = 'wish:';

export function kindKey(card: Card): Id {
  return `${KIND}${kinds[card]}`;
}

export function topicKey(topic: Topic): Id {
  return `${KIND}${topic}`;
}

export function wishKey(category: Category): Id {
  return `${WISH}${category}`;
}

/** What such a key stands for. */
export function topicOf(id: Id): Topic | null {
  return id.startsWith(KIND) ? (id.slice(KIND.length) as Topic) : null;
}

export const plainMoves = ['pick', 'pass', 'askMore', 'endSale'] as const;
