/** The name that was probably meant, or null if none is near. */
export function nearest(word: string, names: readonly string[]): string | null {
  const typed = word.toLowerCase();
  const allowed = typed.length <= 3 ? 1 : 2;
  const near = names
    .map((name) => ({ name, slips: slips(typed, name.toLowerCase()) }))
    .filter(({ slips }) => slips <= allowed)
    .toSorted((a, b) => a.slips - b.slips)[0];
  return near?.name ?? null;
}

/** How many letters to change, leave out, put in or exchange with their neighbour. */
function slips(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const exchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          row[j - 1]! + 1,
          rows[i - 1]![j]! + 1,
          rows[i - 1]![j - 1]! + same,
          exchanged ? rows[i - 2]![j - 2]! + 1 : Infinity,
        ),
      );
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}
