/** What a Flip 7 program counts while it plays, so that two of them can be shown to be the same. */
export interface Counts {
  rounds: number;
  draws: number;
  busts: number;
  /** Choices between drawing and banking; a draw that is forced is none. */
  decisions: number;
  /** Rounds ended by a seventh different number. */
  sevens: number;
  /** Every seat's score of every round, in order. */
  checksum: number;
}

/** A program that plays random rounds of Flip 7 and can be told to go on. */
export interface Peer {
  play(rounds: number): void;
  counts(): Counts;
}
