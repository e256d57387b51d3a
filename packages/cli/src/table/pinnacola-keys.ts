/** What is typed at a Pinnacola table, and what it means. */
import type { Move, State } from '@mazzo/games/pinnacola';
import type { Seat } from '@mazzo/kernel';
import { quoted } from '../screen.ts';
import { keyOfCard, pozzoCards, readCards } from './pinnacola-cards.ts';
import { deskAt } from './pinnacola-desk.ts';
import type { Desk } from './pinnacola-desk.ts';
import {
  discard,
  draftWith,
  lay,
  put,
  redone,
  refused,
  said,
  takeBack,
  undone,
} from './pinnacola-steps.ts';
import type { Meant, Place } from './pinnacola-steps.ts';
import type { Meaning, Stage } from './table.ts';

const verbs = [
  'draw', 'take', 'lay', 'add', 'swap', 'back', 'undo', 'redo', 'discard', 'sort', 'view',
] as const; // prettier-ignore
type Verb = (typeof verbs)[number];

/** What a line means, taken as a whole: if a step of it cannot be, none is taken. */
export function meaning(line: string, view: State, seat: Seat, stage: Stage): Meaning<Move> | null {
  const desk = deskAt(view, stage);
  const { choice, draft } = desk;
  const open = { ...desk, choice: null };
  const chosen = /^\d$/.test(line) ? choice?.steps[Number(line) - 1] : undefined;
  if (chosen === undefined) return follow(line, open, view, seat, stage);
  const after = draftWith(chosen, { view, seat, draft, stage });
  return follow(choice!.rest, { ...open, draft: after }, view, seat, stage);
}

/** Step by step along the line. */
function follow(
  line: string,
  before: Desk,
  view: State,
  seat: Seat,
  stage: Stage,
): ReturnType<typeof meaning> {
  const parts = partsOf(line);
  let desk = before;
  for (const [n, part] of parts.entries()) {
    const meant = partMeant(part, desk, { view, seat, draft: desk.draft, stage });
    if (meant === null) return parts.length === 1 ? null : unclear(part, stage);
    switch (meant.kind) {
      case 'desk':
        desk = meant.desk;
        break;
      case 'draft':
        desk = { ...desk, draft: meant.draft };
        break;
      case 'choose': {
        const rest = parts.slice(n + 1).join(';');
        return { kind: 'desk', desk: { ...desk, choice: { steps: meant.steps, rest } } };
      }
      case 'move':
        return n === parts.length - 1 ? meant : tooSoon(part, meant.move, stage);
      case 'refused':
      case 'said':
        return meant;
    }
  }
  return parts.length === 0 && before.draft.steps.length === 0 ? null : { kind: 'desk', desk };
}

/** What follows a draw can only be thought of after it; after the discard nothing follows. */
function tooSoon(part: string, move: Move, { text }: Stage): Meaning<Move> {
  const { mistakes, keys } = text.pinnacola;
  const ends = move.type === 'finish';
  const words = ends ? mistakes.notLast(keys.discard[0]) : mistakes.alone(quoted(part));
  return { kind: 'said', words };
}

function unclear(part: string, { text }: Stage): Meaning<Move> {
  return { kind: 'said', words: text.pinnacola.mistakes.unclear(quoted(part)) };
}

/** Steps are parted by semicolons; a full stop at the end is a sentence's, not a card's. */
function partsOf(line: string): string[] {
  const parts = line.replace(/\.$/, '').split(';');
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function partMeant(
  part: string,
  desk: Desk,
  place: Place,
): Meant | { kind: 'desk'; desk: Desk } | null {
  const { stage, view } = place;
  const { keys } = stage.text.pinnacola;
  const words = part
    .replaceAll(/[>,]|\uFE0F/gu, (sign) => (sign === '\uFE0F' ? '' : ` ${sign} `))
    .split(/\s+/)
    .filter((word) => word !== '' && word !== ',');
  const [verb, rest] = verbOf(words, stage);
  if (verb === 'sort') {
    return { kind: 'desk', desk: { ...desk, sorted: desk.sorted === 'suit' ? 'rank' : 'suit' } };
  }
  if (verb === 'view') return said(wholePozzo(place));
  if (verb === 'draw') return { kind: 'move', move: { type: 'draw' } };
  const named = rest.filter((word) => word !== '>' && !keys.fillers.includes(word));
  if (verb === 'take') return take(named, place);
  if (verb === null && !named.some((word) => readCards(word, stage.text) !== null)) return null;
  if (view.phase.kind !== 'meld') return refused('P-2', 'drawFirst');
  return stepMeant(verb ?? (rest.includes('>') ? 'put' : 'lay'), named, place);
}

function stepMeant(verb: Verb | 'put', named: readonly string[], place: Place): Meant | null {
  switch (verb) {
    case 'lay':
      return lay(named, place);
    case 'put':
      return put(named, place, null);
    case 'add':
      return put(named, place, 'add');
    case 'swap':
      return put(named, place, 'replace');
    case 'back':
      return takeBack(named, place);
    case 'undo':
      return undone(place);
    case 'redo':
      return redone(place);
    case 'discard':
      return discard(named, place);
    default:
      return null;
  }
}

/** The verb a line begins with and what follows it; `x9c` and `p3` need no space. */
function verbOf(
  words: readonly string[],
  { text }: Stage,
): readonly [Verb | null, readonly string[]] {
  const { keys } = text.pinnacola;
  const [first = '', ...rest] = words;
  const verb = verbs.find((name) => keys[name].includes(first));
  if (verb !== undefined) return [verb, rest];
  const short = (['discard', 'take'] as const).find((name) => first.startsWith(keys[name][0]));
  const tail = first.slice(1);
  const complete = /^\d+$/.test(tail) ? short === 'take' : readCards(tail, text) !== null;
  const isCard = readCards(first, text) !== null;
  return short !== undefined && complete && !isCard ? [short, [tail, ...rest]] : [null, words];
}

/** P-3: all of it, or from the card that is named or counted. */
function take(named: readonly string[], { view, stage }: Place): Meant {
  const { pozzo, options } = view;
  const { mistakes, keys } = stage.text.pinnacola;
  const [word, ...more] = named;
  const from = (place: number): Meant => ({
    kind: 'move',
    move: { type: 'takePozzo', from: place },
  });
  const numbered = (place: number) => `${keys.take[0]} ${place + 1}`;
  if (word === undefined) {
    return options.pozzo === 'whole' || pozzo.length < 2
      ? from(0)
      : said(mistakes.fromWhich(numbered(pozzo.length - 1)));
  }
  if (more.length > 0) return said(mistakes.unclear(quoted(named.join(' '))));
  if (/^\d{1,3}$/.test(word)) {
    const place = Number(word) - 1;
    return place in pozzo ? from(place) : refused('P-3', 'noSuchCard');
  }
  const [card, ...others] = readCards(word, stage.text)?.cards ?? [];
  if (card === undefined || others.length > 0) {
    return said(mistakes.notACard(quoted(word), keyOfCard(pozzo.at(-1) ?? 0, stage.text)));
  }
  const places = [...pozzo.keys()].filter((place) => pozzo[place] === card);
  const [only] = places;
  if (only === undefined) return refused('P-3', 'noSuchCard');
  return places.length === 1
    ? from(only)
    : said(mistakes.severalOf(stage.words.card(card), places.map(numbered)));
}

function wholePozzo({ view, stage }: Place): string {
  const { noPozzo, pozzo } = stage.text.pinnacola;
  const cards = pozzoCards(view, stage);
  return cards.length === 0 ? noPozzo : [pozzo(cards.length), ...cards].join(' ');
}
