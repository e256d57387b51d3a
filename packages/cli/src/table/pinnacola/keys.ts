/** What is typed at a Pinnacola table, and what it means. */
import { pinnacola } from '@mazzo/games/pinnacola';
import type { Move, State } from '@mazzo/games/pinnacola';
import type { Seat } from '@mazzo/kernel';
import { quoted } from '../../screen.ts';
import { refused, refusedFor, said, TO } from './aim.ts';
import type { Answer, Meant, Place } from './aim.ts';
import { isBrokenRange, keyOfCard, pozzoCards, readCards } from './cards.ts';
import { deskAt } from './desk.ts';
import type { Desk } from './desk.ts';
import { discard, lay, put, redone, stepped, takeBack, undone } from './steps.ts';
import type { Meaning } from '../face.ts';
import type { PinnacolaReader } from './text/text.ts';

const verbs = [
  'draw', 'take', 'lay', 'add', 'swap', 'back', 'undo', 'redo', 'discard', 'sort', 'view',
] as const; // prettier-ignore
type Verb = (typeof verbs)[number];
/** Nothing can follow these. */
const complete: ReadonlySet<Verb | null> = new Set(['undo', 'redo', 'sort', 'view']);

/** What a line means, taken as a whole: if a step of it cannot be, none is taken. */
export function meaning(
  line: string,
  view: State,
  seat: Seat,
  reader: PinnacolaReader,
): Meaning<Move> | null {
  const desk = deskAt(view, reader);
  const { choice, draft } = desk;
  const open = { ...desk, choice: null };
  const chosen = /^\d$/.test(line) ? choice?.steps[Number(line) - 1] : undefined;
  if (chosen === undefined) return follow(line, open, view, seat, reader);
  const after = stepped(chosen, { view, seat, draft, reader });
  return after.kind === 'draft'
    ? follow(choice!.rest, { ...open, draft: after.draft }, view, seat, reader)
    : after;
}

/** Step by step along the line. */
function follow(
  line: string,
  before: Desk,
  view: State,
  seat: Seat,
  reader: PinnacolaReader,
): ReturnType<typeof meaning> {
  const parts = partsOf(line);
  let desk = before;
  for (const [n, part] of parts.entries()) {
    const meant = partMeant(part, desk, { view, seat, draft: desk.draft, reader });
    if (meant === null) return parts.length === 1 ? null : unclear(part, reader);
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
        return n === parts.length - 1 ? meant : tooSoon(part, meant.move, reader);
      case 'refused':
      case 'said':
        return meant;
    }
  }
  return parts.length === 0 && before.draft.steps.length === 0 ? null : { kind: 'desk', desk };
}

/** What follows a draw can only be thought of after it; after the discard nothing follows. */
function tooSoon(part: string, move: Move, { own }: PinnacolaReader): Answer {
  const { mistakes, keys } = own;
  const ends = move.type === 'finish';
  return said(ends ? mistakes.notLast(keys.discard[0]) : mistakes.alone(quoted(part)));
}

function unclear(part: string, { own }: PinnacolaReader): Answer {
  return said(own.mistakes.unclear(quoted(part)));
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
  const { reader, view } = place;
  const { keys } = reader.own;
  const words = part
    .replaceAll(/[>,]|\uFE0F/gu, (sign) => (sign === '\uFE0F' ? '' : ` ${sign} `))
    .split(/\s+/)
    .filter((word) => word !== '' && word !== ',');
  const [verb, rest] = verbOf(words, reader);
  if (complete.has(verb) && rest.length > 0) return unclear(part, reader);
  if (verb === 'sort') {
    return { kind: 'desk', desk: { ...desk, sorted: desk.sorted === 'suit' ? 'rank' : 'suit' } };
  }
  if (verb === 'view') return said(wholePozzo(place));
  if (verb === 'draw') return draw(rest, place);
  const spoken = rest.filter((word) => !keys.fillers.includes(word));
  if (verb === 'take') return take(withoutSigns(spoken), place);
  const aims = spoken.includes(TO);
  if (verb === null && !aims && !spoken.some((word) => namesCards(word, reader))) return null;
  if (view.phase.kind !== 'meld') return refused('P-2', 'drawFirst');
  const puts = aims && (verb === null || verb === 'lay');
  return stepMeant(puts ? 'put' : (verb ?? 'lay'), spoken, place);
}

function withoutSigns(words: readonly string[]): string[] {
  return words.filter((word) => word !== TO);
}

/** Also cards that cannot be so, such as `k-2s`. */
function namesCards(word: string, { own }: PinnacolaReader): boolean {
  return readCards(word, own) !== null || isBrokenRange(word, own);
}

function stepMeant(verb: Verb | 'put', spoken: readonly string[], place: Place): Meant | null {
  const named = withoutSigns(spoken);
  switch (verb) {
    case 'lay':
      return lay(named, place);
    case 'put':
      return put(spoken, place, null);
    case 'add':
      return put(spoken, place, 'add');
    case 'swap':
      return put(spoken, place, 'replace');
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
  { own }: PinnacolaReader,
): readonly [Verb | null, readonly string[]] {
  const { keys } = own;
  const [first = '', ...rest] = words;
  const verb = verbs.find((name) => keys[name].includes(first));
  if (verb !== undefined) return [verb, rest];
  const short = (['discard', 'take'] as const).find((name) => first.startsWith(keys[name][0]));
  const tail = first.slice(1);
  const isWhole = /^\d+$/.test(tail) ? short === 'take' : readCards(tail, own) !== null;
  const isCard = readCards(first, own) !== null;
  return short !== undefined && isWhole && !isCard ? [short, [tail, ...rest]] : [null, words];
}

/** What is drawn cannot be put back: whoever types more than the word may have meant the pozzo. */
function draw(rest: readonly string[], { view, seat, reader }: Place): Meant {
  const move: Move = { type: 'draw' };
  if (rest.length === 0) return { kind: 'move', move };
  const rejection = pinnacola.check(view, seat, move);
  if (rejection !== null) return refusedFor(rejection);
  const { mistakes, keys } = reader.own;
  return said(mistakes.drawAlone(keys.draw[0], keys.take[0]));
}

/** P-3: all of it, or from the card that is named or counted. */
function take(named: readonly string[], { view, reader }: Place): Meant {
  const { pozzo, options } = view;
  const { mistakes, keys } = reader.own;
  // `take the pozzo`
  const [word, ...more] = named.filter((one) => !keys.take.includes(one));
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
  if (more.length > 0) return unclear(named.join(' '), reader);
  if (/^\d{1,3}$/.test(word)) {
    const place = Number(word) - 1;
    return place in pozzo ? from(place) : refused('P-3', 'noSuchCard');
  }
  const [card, ...others] = readCards(word, reader.own)?.cards ?? [];
  if (card === undefined || others.length > 0) {
    return said(mistakes.notACard(quoted(word), keyOfCard(pozzo.at(-1) ?? 0, reader.own)));
  }
  const places = [...pozzo.keys()].filter((place) => pozzo[place] === card);
  const [only] = places;
  if (only === undefined) return refused('P-3', 'noSuchCard');
  return places.length === 1
    ? from(only)
    : said(mistakes.severalOf(reader.words.card(card), places.map(numbered)));
}

function wholePozzo({ view, reader }: Place): string {
  const { noPozzo, pozzo } = reader.own;
  const cards = pozzoCards(view, reader);
  return cards.length === 0 ? noPozzo : [pozzo(cards.length), ...cards].join(' ');
}
