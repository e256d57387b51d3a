/** How long bots seem to think, in milliseconds. */
export interface Thinking {
  readonly least: number;
  readonly most: number;
  /** Bots hold back their turns as long as a person may still speak up in between, until this is taken back. */
  readonly waits?: boolean;
  /** So much later they answer what a person is asked along with them: people read first. */
  readonly reading?: number;
}

export const naturalThinking: Thinking = { least: 600, most: 1800 };
