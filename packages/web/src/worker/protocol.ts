/** What goes between the page and the worker that runs its table. */
import type { Level } from '@mazzo/bots';
import type { GameId } from '../games/ids.ts';
import type { AnyOptions } from '@mazzo/kernel';
import type { ClientMessage, ClockName, ServerMessage, Thinking } from '@mazzo/table';

export type ToWorker =
  | {
      readonly type: 'open';
      readonly game: GameId;
      readonly seats: number;
      readonly options: AnyOptions;
      /** C-8 */
      readonly clocks: ClockName;
      readonly bot: Level;
      readonly thinking: Thinking;
    }
  | { readonly type: 'resume'; readonly match: string; readonly thinking: Thinking }
  | { readonly type: 'send'; readonly message: ClientMessage }
  /** From the next question on. */
  | { readonly type: 'pace'; readonly thinking: Thinking }
  /** Time at this table stands still while nobody looks. */
  | { readonly type: 'look'; readonly looking: boolean };

export type FromWorker =
  | {
      readonly type: 'ready';
      readonly match: string;
      readonly game: GameId;
      readonly kept: boolean;
    }
  | {
      readonly type: 'failed';
      readonly why: 'noSuchMatch' | 'newerRules' | 'notFetched' | 'mistake';
      readonly detail: string;
    }
  | { readonly type: 'said'; readonly message: ServerMessage };

/** The one person at a table against bots. */
export const PERSON = 'you';
