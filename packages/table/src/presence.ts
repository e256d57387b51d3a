/** Who is connected. A table is told, because people may be connected through other processes too. */
import type { Cancel } from './clock.ts';
import type { Person } from './journal.ts';

/**
 * Of one table, shared by all processes that run it. A process that dies is nobody's connection any
 * more: whoever keeps this elsewhere forgets what that process has said.
 */
export interface Presence {
  /** Somebody has connected through this process, by this name; call what it returns when that ends. */
  enter(person: Person, name: string): Cancel;
  /** Everybody who is connected anywhere, and their names. */
  readonly here: ReadonlyMap<Person, string>;
  /** Since when somebody is not, by the tables' clock; null where nobody knows. */
  goneSince(person: Person): number | null;
  /** Calls whenever somebody has come or gone. */
  watch(changed: () => void): Cancel;
}

/** People who go are remembered for a while; most are spectators, for whom nobody waits. */
const MOST_GONE = 500;

/** Presence in one process. */
export function localPresence(now: () => number): Presence {
  const here = new Map<Person, string>();
  const connections = new Map<Person, number>();
  const gone = new Map<Person, number>();
  const watchers = new Set<() => void>();
  const tell = (): void => {
    for (const changed of watchers) changed();
  };
  const leave = (person: Person): void => {
    const left = (connections.get(person) ?? 1) - 1;
    if (left > 0) return void connections.set(person, left);
    connections.delete(person);
    here.delete(person);
    gone.set(person, now());
    if (gone.size > MOST_GONE) gone.delete(gone.keys().next().value!);
    tell();
  };
  return {
    here,
    enter(person, name) {
      connections.set(person, (connections.get(person) ?? 0) + 1);
      const isNew = here.get(person) !== name;
      here.set(person, name);
      gone.delete(person);
      if (isNew) tell();
      let entered = true;
      return () => {
        if (entered) leave(person);
        entered = false;
      };
    },
    goneSince: (person) => gone.get(person) ?? null,
    watch(changed) {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
  };
}
