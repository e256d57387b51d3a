/** A table that a match can be played at, wherever it is. */
import type { GameId } from '../games/ids.ts';
import type { Thinking, Transport } from '@mazzo/table';
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { IconName } from '../cards/icons.tsx';
import type { Far, Layout } from '../table/layout.ts';
import type { Scene } from '../table/scene.ts';
import type { Rest } from './page-face.ts';

/**
 * `noSuchMatch`: never opened here, or forgotten. `newerRules`: dealt by a newer page. `notFetched`: a
 * part of the page is missing. `mistake`: ours; opening it again may help.
 */
export type Failure = 'noSuchMatch' | 'newerRules' | 'notFetched' | 'mistake';

export type MenuItem = ComponentType<{
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
}>;

/** The people at a table that is not the player's alone, as far as the room shows them. */
export interface Company {
  /** Where a whole room looks at this screen. */
  readonly far?: Far | undefined;
  /** Over the table: who is here, who is away, what was said. */
  readonly Over: ComponentType<{ readonly scene: Scene; readonly layout: Layout }>;
  /** With the result: who would play again. */
  readonly Again: ComponentType;
  /** Items of the menu, which hands in what they are made of: it is fetched later than the room. */
  readonly Ways: ComponentType<{ readonly Item: MenuItem; readonly onClose: () => void }>;
  /** Back to the seats, from a match that is over. */
  toLobby(): void;
}

export interface FoundTable {
  /** The match it was found with; the client knows of a rematch. */
  readonly match: string;
  readonly game: GameId;
  readonly transport: Transport;
  /** Whether the match survives the page. */
  readonly kept: ReadonlySignal<boolean>;
  /** Why it is there no more. */
  readonly failed: ReadonlySignal<Failure | null>;
  /** How long bots seem to think from now on. */
  think(thinking: Thinking): void;
  readonly company?: Company;
}

export class TableFailed extends Error {
  readonly why: Failure;

  constructor(why: Failure, detail: string) {
    super(`${why}: ${detail}`);
    this.why = why;
  }
}

/** All of a game, where a part of it comes late. */
export async function fetched(late: Rest | undefined): Promise<void> {
  try {
    await late?.fetch();
  } catch (error) {
    throw new TableFailed('notFetched', String(error));
  }
}
