import type { TableReason } from '@mazzo/table';
import type { Failure } from '../session.ts';

export interface PlayText {
  readonly you: string;
  readonly log: string;
  readonly scores: string;
  readonly hint: string;
  readonly more: string;
  readonly table: string;
  hintIs(move: string): string;
  readonly noHint: string;
  ruling(rule: string): string;
  readonly yourTurn: string;
  readonly notKept: string;
  readonly nextRound: string;
  readonly toResult: string;
  readonly again: string;
  readonly home: string;
  readonly cancel: string;
  readonly doIt: string;
  sure(move: string): string;
  readonly sureWhy: string;
  won(names: readonly string[], you: boolean): string;
  readonly total: string;
  readonly round: string;
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
  };
  readonly keyRows: readonly (readonly [string, string])[];
  readonly mark: {
    title(place: string): string;
    readonly label: string;
    readonly none: string;
    readonly key: string;
  };
  secondsLeft(seconds: number): string;
  readonly lost: Readonly<Record<Failure, { readonly title: string; readonly why: string }>> & {
    readonly reopen: string;
  };
  readonly tableReasons: Readonly<Record<TableReason, string>>;
}
