import type { Stall } from '../../table/scene.ts';

/** What of a stall changes with what is sold there. */
export type OnShow = Pick<Stall, 'cards' | 'lines'>;

/** A line that only says something. */
export const quiet = { note: null, avatar: null, cards: [], tap: false, tone: 'plain' } as const;
