/** Time is handed in: a table has no timers of its own. */
export interface Clock {
  /** Milliseconds since whenever. */
  now(): number;
  /** Calls once, at this time or, if it is past, soon; never before `at` has returned. */
  at(time: number, wake: () => void): Cancel;
}

export type Cancel = () => void;
