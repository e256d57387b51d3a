/** What can be done with a thing at the moment, and how that is shown and said. */
import type { Held } from './hand.ts';
import type { Layout } from './layout.ts';
import type { PieceLook } from './piece.tsx';
import type { Id } from './scene.ts';
import type { Sentence } from './text.ts';

/** What matters for it, beside the thing itself. */
export interface Around {
  readonly layout: Layout;
  readonly lit: ReadonlySet<Id>;
  readonly liftable: ReadonlySet<Id>;
  readonly held: Held | null;
  /** What a hint points at. */
  readonly pointed: Id | null;
  /** What was touched and may not be. */
  readonly refused: Id | null;
  /** Which thing of its group the Tab key comes to. */
  readonly stop: Id | null;
  /** Sentences about a thing have their ids after this. */
  readonly base: string;
}

export function lookOf(id: Id, around: Around): PieceLook {
  const { layout, held, pointed, refused, stop, base } = around;
  const said = sentenceFor(id, around);
  return {
    state: said,
    over: held?.over === id,
    pointed: pointed === id,
    refused: refused === id,
    covered: layout.covered.has(id),
    tabIndex: stop === id ? 0 : -1,
    describedBy: said === undefined ? undefined : `${base}-${said}`,
  };
}

/** While a card is in the hand, all else that may be done waits. */
function sentenceFor(id: Id, { lit, liftable, held }: Around): Sentence | undefined {
  if (held !== null) return held.id === id ? 'held' : held.targets.has(id) ? 'target' : undefined;
  return lit.has(id) ? 'lit' : liftable.has(id) ? 'liftable' : undefined;
}

/** An attribute that is there or not. */
export function flag(is: boolean): '' | undefined {
  return is ? '' : undefined;
}
