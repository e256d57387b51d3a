/** What a player has written beside a match on this device: a move begun, a round’s end not left, marks on cards. */

export type Notes = readonly (readonly [key: string, note: string])[];

/** Takes them away, and returns them for whoever changes their mind. */
export function takeNotes(match: string): Notes {
  try {
    const notes = Object.entries<string>(localStorage).filter(([key]) => key.endsWith(`.${match}`));
    for (const [key] of notes) localStorage.removeItem(key);
    return notes;
  } catch {
    return []; // Without storage nothing was kept.
  }
}

export function putNotes(notes: Notes): void {
  for (const [key, note] of notes) localStorage.setItem(key, note);
}
