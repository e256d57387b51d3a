/** What the dialogs around a table say. */
import type { Failure } from '../../found-table.ts';

export interface DialogText {
  readonly standings: string;
  /** The paper beside a table: standings, and what happened. */
  readonly beside: string;
  hintIs(move: string): string;
  /** Where the player has no choice. */
  onlyThis(move: string): string;
  readonly noHint: string;
  readonly cancel: string;
  readonly doIt: string;
  sure(move: string): string;
  readonly sureWhy: string;
  readonly total: string;
  readonly round: string;
  readonly hand: string;
  /** Beside a total: the most points of one round. */
  best(points: number): string;
  /** Under the result: one's own place, and best round. */
  placed(place: number, best: number): string;
  /** The same where there was only one round: of the next best, or of the best. */
  ahead(points: number): string;
  behind(points: number): string;
  /** From the result to who sits where. */
  readonly toLobby: string;
  readonly home: string;
  /** That a match is not kept on this device. */
  readonly notKept: string;
  readonly noRounds: string;
  readonly explain: string;
  readonly emptyLog: string;
  readonly forgotten: string;
  readonly menu: {
    readonly rules: string;
    readonly keys: string;
    readonly settings: string;
    readonly moreTime: string;
    readonly leave: string;
    readonly leaveWhy: string;
    /** The same, where others play on. */
    readonly leaveOthersWhy: string;
  };
  readonly keyRows: readonly (readonly [string, string])[];
  readonly mark: {
    title(place: string): string;
    readonly label: string;
    readonly none: string;
    readonly key: string;
  };
  readonly lost: Readonly<
    Record<Exclude<Failure, 'notFetched'>, { readonly title: string; readonly why: string }>
  > & {
    readonly reopen: string;
  };
}
