/** A figure beside its limit. */

interface Limit {
  readonly kind: 'least' | 'most' | 'under';
  readonly value: number;
}

export interface Figure {
  readonly name: string;
  readonly unit: string;
  /** Null where it is only to be known. */
  readonly limit: Limit | null;
  readonly measured: number;
  /** What it is the median of. */
  readonly runs: readonly number[];
}

export function isMissed({ limit, measured }: Figure): boolean {
  switch (limit?.kind) {
    case undefined:
      return false;
    case 'least':
      return !(measured >= limit.value);
    case 'most':
      return !(measured <= limit.value);
    case 'under':
      return !(measured < limit.value);
  }
}

/** Of an even number, the worse of the two in the middle. */
export function median(values: readonly number[], worse: 'high' | 'low' = 'high'): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return sorted[worse === 'high' ? Math.ceil(middle) : Math.floor(middle)] ?? Number.NaN;
}

const signs = { least: '≥', most: '≤', under: '<' };

export function figureLines(figures: readonly Figure[]): string[] {
  const rows = figures.map((figure) => {
    const { name, unit, limit, measured, runs } = figure;
    const bound = limit === null ? '' : `${signs[limit.kind]} ${shown(limit.value)} ${unit}`;
    const verdict = limit === null ? '' : isMissed(figure) ? 'MISSED' : 'ok';
    const each = runs.length < 2 ? '' : `(${runs.map(shown).join(' ')})`;
    return [name, bound, `${shown(measured)} ${unit}`, verdict, each];
  });
  return columns([['', 'limit', 'measured', '', ''], ...rows]);
}

function shown(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, n) => Math.max(...rows.map((row) => row[n]!.length)));
  return rows.map((row) =>
    row
      .map((cell, n) => cell.padEnd(widths[n]!))
      .join('  ')
      .trimEnd(),
  );
}
