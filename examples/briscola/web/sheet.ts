/** The score sheet of Briscola: the points of each deal, and what they were worth (B-8). */
import type { Event, State } from '@mazzo/games/briscola';
import type { Eyes, ScoreSheet } from '@mazzo/web/face';
import { text } from './text/sheet.ts';
import type { BriscolaWords } from './text/text.ts';

export function sheet(
  view: State,
  story: readonly Event[],
  { language }: Eyes<never, BriscolaWords>,
): ScoreSheet {
  const words = text[language];
  const totals = view.hands.map(() => 0);
  const rows = story.flatMap((event) => {
    if (event.type !== 'dealEnded') return [];
    const { points, winner } = event;
    if (winner !== null) totals[winner]! += 1;
    const why = (seat: number) =>
      winner === null ? words.drawn : winner === seat ? words.won : words.lost;
    return [points.map((count, seat) => ({ value: String(count), why: why(seat) }))];
  });
  return {
    rows: rows.map((cells, n) => ({ label: words.deal(n + 1), cells })),
    totals,
    note: words.note,
  };
}
