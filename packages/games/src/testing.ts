/** Every game as the laws see it, one line each. */
import type { AnyOptions } from '@mazzo/kernel';
import type { AnySubject } from '@mazzo/kernel/testing';
import { flip7Subject } from './flip7/subject.ts';
import type { GameId } from './index.ts';
import { pinnacolaSubject } from './pinnacola/subject.ts';
import { saponeSubject } from './sapone/subject.ts';
import { vintoSubject } from './vinto/subject.ts';

export const subjects: Readonly<Record<GameId, AnySubject>> = {
  flip7: flip7Subject,
  vinto: vintoSubject,
  pinnacola: pinnacolaSubject,
  sapone: saponeSubject,
};

/** Options of short matches, for tests in which length shows nothing new. */
export const shortMatches: Readonly<Record<GameId, readonly [AnyOptions, ...AnyOptions[]]>> = {
  flip7: [{ target: 50 }, { target: 50, openingDeal: 'on', flipThreeActions: 'deferred' }],
  vinto: [
    { session: 'rounds', rounds: 1 },
    { session: 'timed', minutes: 5 },
  ],
  pinnacola: [
    { target: 500 },
    { target: 500, deal: '15', pozzo: 'fromAnyCard', emptyStock: 'reshuffle' },
  ],
  sapone: [{ target: 5 }, { target: 5, bids: 'open', doubt: 'bidders', roundEnd: 'finishLap' }],
};
