import type { Keys } from '../../../text/text.ts';
import type { FaceWords, Reader } from '../../face.ts';

/** What is written on a Flip 7 table. */
export interface Flip7Words extends FaceWords {
  readonly keys: { readonly draw: Keys; readonly bank: Keys };
  /** The dealer is null if it is you. */
  heading(round: number, dealer: string | null, deck: number, target: number): readonly string[];
  readonly columns: readonly [total: string, round: string];
  readonly fates: { readonly in: string; readonly banked: string; readonly busted: string };
  flipsLeft(left: readonly (readonly [name: string, flips: number])[]): string;
}

export type Flip7Reader = Reader<Flip7Words>;
