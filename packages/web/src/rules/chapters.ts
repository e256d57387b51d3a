/** A rules text as the build hands it over. */
export interface RulesText {
  readonly title: string;
  /** What stands before the first chapter, as HTML. */
  readonly opening: string;
  readonly chapters: readonly Chapter[];
}

export interface Chapter {
  /** What the address calls it: a ruling's id, or `start`. */
  readonly anchor: string;
  readonly ruling: boolean;
  readonly title: string;
  readonly html: string;
}
