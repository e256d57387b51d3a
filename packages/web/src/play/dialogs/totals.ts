/** Totals that explain themselves by the rounds they come of. */
import type { ScoreCell, ScoreSheet } from '../page-face.ts';

export function totalCells({ rows, totals }: Pick<ScoreSheet, 'rows' | 'totals'>): ScoreCell[] {
  const rounds = rows.filter(({ isPart }) => isPart !== true);
  return totals.map((total, seat) => {
    const value = String(total).replace('-', '−');
    return { value, why: `${sum(rounds.map(({ cells }) => cells[seat]!.value))} = ${value}.` };
  });
}

/** Each number's sign stands before it, of the first only a minus. */
function sum([first, ...others]: readonly string[]): string {
  const said = others.map((value) =>
    /^[+−]/.test(value) ? `${value[0]} ${value.slice(1)}` : `+ ${value}`,
  );
  return [first?.replace(/^\+/, ''), ...said].join(' ');
}
