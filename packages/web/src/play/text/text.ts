export interface PlayText {
  readonly you: string;
  readonly log: string;
  readonly rules: string;
  readonly scores: string;
  readonly hint: string;
  readonly more: string;
  readonly table: string;
  ruling(rule: string): string;
  readonly yourTurn: string;
  /** The button and the sheet for what is said beside the moves. */
  readonly talk: string;
  readonly nextRound: string;
  readonly nextHand: string;
  readonly toResult: string;
  readonly again: string;
  won(names: readonly string[], you: boolean): string;
}
