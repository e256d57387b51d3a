/** The score sheet of Pinnacola: each number explains itself meld by meld (P-9, P-13, P-14). */
import { pinnacola, worthOf } from '@mazzo/games/pinnacola';
import type { Event, Meld, State } from '@mazzo/games/pinnacola';
import { capital, listKinds } from '@mazzo/kernel';
import type { Seat } from '@mazzo/kernel';
import type { Eyes, ScoreCell, ScorePart, ScoreSheet } from '../../play/page-face.ts';
import type { Begun } from './begun.ts';
import { text } from './text/sheet.ts';
import type { PinnacolaWords } from './text/text.ts';

type Words = Eyes<Begun, PinnacolaWords>;
type Ended = Extract<Event, { type: 'handEnded' }>;

export function sheet(view: State, story: readonly Event[], eyes: Words): ScoreSheet {
  const words = text[eyes.language];
  const table = pinnacola.blank(view.options, view.hands.length);
  const rows: ScoreSheet['rows'][number][] = [];
  for (const event of story) {
    if (event.type === 'handEnded') {
      const cells = event.sheets.map((_, seat) => cellOf(event, seat, table, eyes));
      rows.push({ label: words.hand(rows.length + 1), cells });
    }
    pinnacola.apply(table, event);
  }
  return { rows, totals: [...table.totals], note: null };
}

/** Every meld, what was left, and what closing brought. */
function cellOf(
  { closer, inMano, sheets }: Ended,
  seat: Seat,
  table: State,
  eyes: Words,
): ScoreCell {
  const words = text[eyes.language];
  const { left, closing, doubled, points } = sheets[seat]!;
  const held = listKinds(table.hands[seat]!.cards).map((card) => eyes.words.card(card));
  const parts = table.melds[seat]!.map((meld) => meldPart(meld, table, eyes));
  if (doubled > 0) parts.push(part(words.doubled, doubled));
  if (closer === seat) parts.push(part(inMano ? words.inMano : words.closing, closing));
  if (left > 0) parts.push(part(words.left(held.join(' ')), -left));
  const value = signed(points);
  if (parts.length === 0) return { value, why: words.nothing };
  return { value, why: '', parts: [...parts, part(words.total, points)] };
}

function meldPart(meld: Meld, { options }: State, { language, words }: Words): ScorePart {
  const { cards, bonus } = worthOf(meld, options);
  const note = cards > 0 && bonus > 0 ? text[language].both(cards, bonus) : null;
  return { ...part(capital(words.meld(meld, options)), cards + bonus), note };
}

function part(of: string, points: number): ScorePart {
  return { of, note: null, points: signed(points) };
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0';
}
