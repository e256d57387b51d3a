/** How often people ask something of a table that has no bound of its own. */
import { senderOf } from './journal.ts';
import type { CommandKey, Note, Person } from './journal.ts';

/** Only what somebody has sent; to take it back costs nothing. */
export function countAsk(asks: Map<Person, number>, note: Note, command: CommandKey | null): void {
  const isAsk =
    note.type === 'sat' || note.type === 'cameBack' || (note.type === 'wished' && note.want);
  if (!isAsk || command === null) return;
  const person = senderOf(command);
  asks.set(person, (asks.get(person) ?? 0) + 1);
}
