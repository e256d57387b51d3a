export interface Report {
  readonly figures: unknown;
  readonly lines: readonly string[];
  /** Whether a figure is beyond its limit. */
  readonly missed?: boolean;
}
