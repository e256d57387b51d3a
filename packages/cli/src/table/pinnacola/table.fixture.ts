/** Pinnacola tables in card notation, and somebody who types at them. */
import { layings, pinnacola } from '@mazzo/games/pinnacola';
import type { Meld, Move, State } from '@mazzo/games/pinnacola';
import * as pinnacolaText from '@mazzo/games/pinnacola/text';
import { cardNamed, hole, putInBag, optionsFrom } from '@mazzo/kernel';
import type { Card, Language } from '@mazzo/kernel';
import { face } from './face.ts';
import { answered as answeredAt, moveMeant as moveMeantAt, readerAt } from '../reader.fixture.ts';
import type { PinnacolaReader } from './text/text.ts';

export function reader(
  language: Language,
  changes: Partial<PinnacolaReader> = {},
): PinnacolaReader {
  return readerAt(face, pinnacolaText, language, changes);
}

export const named = (names: string): Card[] =>
  names.split(' ').map((name) => cardNamed(pinnacola.cards, name)!);

function meld(names: string): Meld {
  const step = layings(named(names)).at(-1);
  if (step?.kind !== 'lay') throw new Error(`${names} is no meld`);
  return step.meld;
}

interface Lying {
  readonly hand: string;
  readonly own?: readonly string[];
  readonly theirs?: readonly string[];
  readonly pozzo?: string;
  /** Null while nothing has been drawn. */
  readonly owed?: string | null;
  readonly options?: Partial<State['options']>;
}

/** The first seat has the turn; the other holds five cards, one of them known. */
export function table({
  hand,
  own = [],
  theirs = [],
  pozzo = '9s',
  owed,
  options = {},
}: Lying): State {
  const view = pinnacola.blank(optionsFrom(pinnacola.options, options), 2);
  for (const card of named(hand)) putInBag(view.hands[0]!, card);
  for (const slot of [...new Array<number>(4).fill(hole(0, 0)), ...named('7d')])
    putInBag(view.hands[1]!, slot);
  view.melds[0]!.push(...own.map(meld));
  view.melds[1]!.push(...theirs.map(meld));
  view.pozzo = named(pozzo);
  view.stock = new Array<number>(40).fill(hole(0, 0));
  view.totals[0] = -45;
  const card = owed === undefined || owed === null ? null : named(owed)[0]!;
  const drawn = card === null ? named(hand)[0]! : null;
  view.phase = owed === null ? { kind: 'draw' } : { kind: 'meld', drawn, owed: card };
  return view;
}

/** What is before the player after these lines, of which none makes a move. */
export function typed(
  view: State,
  lines: readonly string[],
  language: Language = 'en',
): PinnacolaReader {
  let at = reader(language);
  for (const line of lines) {
    const prepared = face.meaning(line, view, 0, at);
    if (prepared?.kind !== 'desk') throw new Error(`${line}: ${JSON.stringify(prepared)}`);
    at = { ...at, desk: prepared.desk };
  }
  return at;
}

export const answered = (view: State, line: string, at: PinnacolaReader): string | null =>
  answeredAt(face, line, view, at);

export const moveMeant = (line: string, view: State, at: PinnacolaReader): Move | null =>
  moveMeantAt(face, line, view, at);

export const melding = table({
  hand: '5h 6h 7h 8h 9c Kd Kh 2c 2d',
  own: ['Qs Qh Qd', '3s 4s 5s'],
  theirs: ['3c 4c joker', '9d 10d Jd'],
});

const undrawn = { hand: '5h 6h 7h 8h', pozzo: '2c 9h 2c Kd', owed: null };
export const views = {
  melding,
  draw: table(undrawn),
  anyCard: table({ ...undrawn, options: { pozzo: 'fromAnyCard' } }),
};
