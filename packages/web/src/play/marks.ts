/** Pencil marks on cards: they lie on places, move with their cards, and are kept on this device. */
import type { Id, Travel } from '../table/scene.ts';

export type Marks = ReadonlyMap<Id, string>;

const key = (match: string) => `mazzo.marks.${match}`;

export function readMarks(match: string): Marks {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key(match)) ?? '[]');
    if (!Array.isArray(found)) return new Map();
    return new Map(found.filter(isEntry));
  } catch {
    return new Map(); // Without storage there is nothing to remember.
  }
}

function isEntry(one: unknown): one is [Id, string] {
  return Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'string';
}

export function keepMarks(match: string, marks: Marks): void {
  try {
    if (marks.size === 0) localStorage.removeItem(key(match));
    else localStorage.setItem(key(match), JSON.stringify([...marks]));
  } catch {
    // They last as long as the page.
  }
}

/** All cards move at once. */
export function moveMarks(marks: Marks, travels: readonly Travel[]): Marks {
  if (marks.size === 0 || travels.length === 0) return marks;
  const moved = new Map(marks);
  for (const { from, to } of travels) {
    moved.delete(from);
    moved.delete(to);
  }
  for (const { from, to } of travels) {
    const mark = marks.get(from);
    if (mark !== undefined) moved.set(to, mark);
  }
  return moved;
}
