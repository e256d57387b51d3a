/** The score sheet of Vinto: each number says whose sum stood against whose (V-13). */
import { gamePoints } from '@mazzo/games/vinto';
import type { Event, State } from '@mazzo/games/vinto';
import type { Seat } from '@mazzo/kernel';
import type { Eyes, ScoreSheet } from '../../play/page-face.ts';
import type { BegunMove } from './begun-move.ts';
import { text } from './text/sheet.ts';
import type { VintoWords } from './text/text.ts';

type Counted = Extract<Event, { type: 'roundEnded' }>;

export function sheet(
  view: State,
  story: readonly Event[],
  eyes: Eyes<BegunMove, VintoWords>,
): ScoreSheet {
  const words = text[eyes.language];
  const rounds = story.filter((event) => event.type === 'roundEnded');
  const totals = view.hands.map((_, seat) =>
    rounds.reduce((sum, { points }) => sum + points[seat]!, 0),
  );
  const places = gamePoints(totals, view.options).map(
    (points, seat) => `${eyes.to.name(seat)} ${points}`,
  );
  return {
    rows: rounds.map((round, n) => ({
      label: words.round(n + 1),
      cells: round.points.map((points, seat) => ({
        value: points > 0 ? `+${points}` : String(points).replace('-', '−'),
        why: why(round, seat, eyes),
      })),
    })),
    totals,
    note: rounds.length === 0 ? null : words.gamePoints(places.join(', ')),
  };
}

function why(
  { caller, sums }: Counted,
  seat: Seat,
  { language, to }: Eyes<BegunMove, VintoWords>,
): string {
  const words = text[language];
  if (caller === null) return words.uncalled;
  const sum = sums[seat]!;
  if (seat !== caller) return words.against(sum, to.name(caller), sums[caller]!);
  const lowest = Math.min(...sums.filter((_, other) => other !== caller));
  if (sum === lowest) return words.tied(sum);
  return sum < lowest ? words.calledAlone(sum, lowest) : words.calledBeaten(sum, lowest);
}
