/** The score sheet of Flip 7: each number explains itself by the cards it came from (F-12). */
import { cardsOf, fateOf, flip7, scoreOf } from '@mazzo/games/flip7';
import type { Event, State } from '@mazzo/games/flip7';
import type { Seat } from '@mazzo/kernel';
import type { Eyes, ScoreSheet, ScoreCell } from '../../play/page-face.ts';
import { text } from './text/sheet.ts';
import type { Flip7Words } from './text/text.ts';

export function sheet(
  view: State,
  story: readonly Event[],
  eyes: Eyes<never, Flip7Words>,
): ScoreSheet {
  const words = text[eyes.language];
  const table = flip7.blank(view.options, view.players.length);
  const rows: ScoreSheet['rows'][number][] = [];
  for (const event of story) {
    if (event.type === 'roundEnded') {
      const cells = event.scores.map((score, seat) => cell(table, seat, score, eyes));
      rows.push({ label: words.round(rows.length + 1), cells });
    }
    flip7.apply(table, event);
  }
  return { rows, totals: table.players.map(({ total }) => total), note: null };
}

function cell(table: State, seat: Seat, score: number, eyes: Eyes<never, Flip7Words>): ScoreCell {
  return { value: String(score), why: why(table, seat, score, eyes) };
}

function why(
  table: State,
  seat: Seat,
  score: number,
  { language, words: names }: Eyes<never, Flip7Words>,
) {
  const words = text[language];
  const line = table.players[seat]!;
  if (fateOf(table, seat) === 'busted') return words.bust;
  if (score < scoreOf(line)) return words.forfeited;
  const cards = cardsOf(line).toSorted((a, b) => a - b);
  const numbers = cards.filter((card) => /^\d/.test(flip7.cards.names[card]!));
  const others = cards.filter((card) => /^[+x]/.test(flip7.cards.names[card]!));
  if (numbers.length + others.length === 0) return words.nothing;
  const parts = [numbers.map(names.card).join(' + '), ...others.map(names.card)];
  if (numbers.length === 7) parts.push(`+15 (${words.seven})`);
  return `${parts.filter((part) => part !== '').join(', ')} ${words.equals} ${score}.`;
}
