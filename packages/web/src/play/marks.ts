/** Pencil marks on cards: they lie on places, move with their cards, and are kept on this device. */
import type { Id, Travel } from '../table/scene.ts';
import type { Marks, Pencil } from './page-face.ts';

const key = (match: string) => `mazzo.marks.${match}`;

function read(match: string): readonly [Marks, number] {
  try {
    const found = JSON.parse(localStorage.getItem(key(match))!) as unknown[];
    return [new Map(found.filter(isEntry)), Number(found.at(-1))];
  } catch {
    return [new Map(), 0]; // Nothing was written, or there is no storage to remember it.
  }
}

function isEntry(one: unknown): one is [Id, string] {
  return Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'string';
}

function keep(match: string, marks: Marks, after: number): void {
  try {
    if (marks.size === 0) localStorage.removeItem(key(match));
    else localStorage.setItem(key(match), JSON.stringify([...marks, after]));
  } catch {
    // They last as long as the page.
  }
}

/** All cards move at once. */
function move(marks: Marks, travels: readonly Travel[]): Marks {
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

export const pencil: Pencil = { read, keep, move };
