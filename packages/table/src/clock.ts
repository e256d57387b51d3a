/** Time is handed in: a table has no timers of its own. */
export interface Clock {
  /** Milliseconds since whenever. */
  now(): number;
  /** Calls once, at this time or, if it is past, soon; never before `at` has returned. */
  at(time: number, wake: () => void): Cancel;
  /**
   * Whether it may be gone by: several processes at one match need one time. Asked before anything is
   * written; after a no, `now` may say something else. Left out where one process is all there is.
   */
  check?(): Promise<boolean>;
}

export type Cancel = () => void;
