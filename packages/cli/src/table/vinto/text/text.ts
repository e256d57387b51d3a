import type { RankName, TopUse } from '@mazzo/games/vinto';
import type { Keys } from '../../../text/text.ts';
import type { FaceWords, Reader } from '../../face.ts';

/** The keys of Vinto. `swap` and `toss` stand before the number of a place. */
interface VintoKeys {
  readonly draw: Keys;
  readonly take: Keys;
  readonly play: Keys;
  readonly swap: Keys;
  readonly discard: Keys;
  readonly toss: Keys;
  readonly no: Keys;
  readonly call: Keys;
  readonly end: Keys;
  /** Oneself, where a player is asked for. */
  readonly me: Keys;
}

interface VintoHeading {
  readonly round: number;
  /** How many rounds are played, or null if time decides. */
  readonly of: number | null;
  readonly minutesLeft: number | null;
  readonly timeUp: boolean;
  readonly deck: number;
}

/** What may be done, where one line stands for many moves. */
interface VintoOffers {
  readonly peek: string;
  take(card: string, action: string): string;
  play(action: string): string;
  readonly swap: string;
  declare(rank: string): string;
  readonly yourCards: string;
  cardsOf(name: string): string;
  readonly name: string;
  readonly toss: string;
}

/** What is written on a Vinto table. */
export interface VintoWords extends FaceWords {
  readonly keys: VintoKeys;
  /** What a rank may be called beside what is printed on the card. */
  readonly ranks: Readonly<Partial<Record<RankName, readonly string[]>>>;
  heading(heading: VintoHeading): readonly string[];
  readonly total: string;
  readonly standing: { readonly turn: string; readonly caller: string };
  discards(top: string, use: TopUse): string;
  drawn(card: string): string;
  tossIn(ranks: readonly string[]): string;
  waiting(actions: readonly (readonly [name: string, rank: string])[]): string;
  readonly offer: VintoOffers;
}

export type VintoReader = Reader<VintoWords>;
