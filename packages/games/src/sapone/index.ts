import { check, getEvents, getBrain, imagine, late, legal, resolve, timeout } from '#sapone-beyond';
import type { Game } from '@mazzo/kernel';
import { apply, blank, clone } from './apply.ts';
import { cards } from './cards.ts';
import { open } from './deal.ts';
import { options, presets } from './options.ts';
import type { Options } from './options.ts';
import { reveal } from './reveal.ts';
import { status, tally } from './status.ts';
import { talk } from './talk.ts';
import { moves } from './types.ts';
import type { Event, Move, State } from './types.ts';

export {
  backOf,
  cardOf,
  categories,
  copiesOf,
  DIAMOND,
  itemsOn,
  kinds,
  kindsIn,
  MARKET,
  SOAP,
  topics,
} from './cards.ts';
export type { Category, Kind, Topic } from './cards.ts';
export { awaited, cardsOf, inHand, inOrder, isLaidOpen } from './holdings.ts';
export { isImpossible, prospectOf, surelyElsewhere } from './prospects.ts';
export { question } from './question.ts';
export { awardFor, contests } from './scoring.ts';
export { claimsFor, freeOf, has, mayAskMore, mayBid, mayDoubt, saleOf } from './table.ts';
export { manners } from './talk.ts';
export type { Phrase } from './talk.ts';
export { PRICE, UP } from './types.ts';
export type { Bid, Contest, Sale, Statement, Wish } from './types.ts';
export type { Event, Move, State };

export { late };

const rules: Omit<Game<Options, State, Move, Event>, 'events' | 'brain'> = {
  id: 'sapone',
  letter: 'S',
  rulesVersion: 1,
  seats: { min: 2, max: 8, default: 4 },
  cards,
  options,
  presets,
  moves,
  talk,
  blank,
  open,
  status,
  tally,
  legal,
  check,
  timeout,
  resolve,
  apply,
  reveal,
  imagine,
  clone,
};

export const sapone: Game<Options, State, Move, Event> = {
  // Spread: getters among the rules would make each of them a look-up by name (ADR 5).
  ...rules,
  get events() {
    return getEvents();
  },
  get brain() {
    return getBrain();
  },
};
