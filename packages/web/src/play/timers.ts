/** Timers that end together. */
export interface Timers {
  /** Calls back later; returns its cancelling. */
  after(milliseconds: number, wake: () => void): () => void;
  clear(): void;
}

export function createTimers(): Timers {
  const running = new Set<ReturnType<typeof setTimeout>>();
  return {
    after(milliseconds, wake) {
      const timer = setTimeout(() => {
        running.delete(timer);
        wake();
      }, milliseconds);
      running.add(timer);
      return () => {
        clearTimeout(timer);
        running.delete(timer);
      };
    },
    clear() {
      for (const timer of running) clearTimeout(timer);
      running.clear();
    },
  };
}
