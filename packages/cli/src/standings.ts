/** How a match stands, in words. */
import type { Standing, Tally } from '@mazzo/kernel';
import { wrap } from './screen.ts';
import type { Reader } from './table/face.ts';

export function finalLines(standings: readonly Standing[], tally: Tally, reader: Reader): string[] {
  const { text, to, paint } = reader;
  const first = standings.filter(({ place }) => place === 1);
  const winners = first.map(({ seat }) => to.name(seat));
  const youWon = first.some(({ seat }) => seat === to.you);
  return [
    paint('bold', text.standings.final),
    ...standings.map(({ place, seat, score }) => standingLine(place, to.name(seat), score)),
    // Where places bring points of their own, the totals they go by.
    ...(standings.some(({ seat, score }) => score !== tally.totals[seat])
      ? totalLines(tally, reader)
      : []),
    paint('bold', text.standings.won(winners, youWon)),
  ];
}

function standingLine(place: number, name: string, score: number): string {
  return `  ${place}. ${name.padEnd(8)} ${String(score).padStart(5)}`;
}

/** The totals of the rounds played so far, the highest first. */
export function totalLines({ rounds, totals }: Tally, { text, to, width }: Reader): string[] {
  const scores = totals
    .map((total, seat) => ({ total, name: to.name(seat) }))
    .toSorted((a, b) => b.total - a.total)
    .map(({ total, name }) => `${name} ${total}`);
  return wrap(text.standings.soFar(rounds, scores), width);
}
