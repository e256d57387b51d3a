/** Every game as the laws see it, one line each. */
import type { AnySubject } from '@mazzo/kernel/testing';
import { flip7Subject } from './flip7/subject.ts';
import type { GameId } from './index.ts';
import { vintoSubject } from './vinto/subject.ts';

export const subjects: Readonly<Record<GameId, AnySubject>> = {
  flip7: flip7Subject,
  vinto: vintoSubject,
};
