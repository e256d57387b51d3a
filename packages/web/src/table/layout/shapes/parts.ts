/** The zones of one side of the table as parts that lie side by side. */
import type { Chip, Fan, Head, Ribbon, Stall } from '../../scene.ts';
import type { LabelRule, Terms } from '../block.ts';
import { isCards } from '../board.ts';
import type { Group } from '../board.ts';
import { cardPart } from '../card-part.ts';
import type { LayoutShapes } from '../shapes.ts';
import { fanPart } from './fan.ts';
import { sizeOf } from '../flow.ts';
import type { Size } from '../flow.ts';
import { LEAST_TARGET } from '../measures.ts';
import { headPart, headRow, headWithHand } from './head.ts';
import type { Part } from '../part.ts';
import { LARGE, shapeMeasures } from './shape-measures.ts';

/** Shapes of one game alone, which brings the layout of its own. */
export interface OwnShapes {
  /** A card on show, in a line of its own. */
  stall?(stall: Stall, size: Size, room: number, terms: Terms): Part;
  /** The same on a large table, with decks beside it; null if there is too little room. */
  market?(
    groups: readonly Group[],
    stall: Stall,
    size: Size,
    label: LabelRule,
    room: number,
    terms: Terms,
  ): Part[] | null;
  /** Words on the cloth; with one's own head before them. */
  chips?(chips: readonly Chip[], room: number, terms: Terms, head?: Head): Part;
  /** A spread pile under the heads of a large table, and all else in line with what is beside those. */
  besidePile?(first: Part, others: readonly Part[], room: number, terms: Terms): Part;
  /** A hand that is drawn to. */
  hand?(fan: Fan, size: Size, room: number, terms: Terms): Part;
  /** Melds in lines; with a rival's head before them, or with one's own and its chips. */
  melds?(melds: readonly Ribbon[], size: Size, room: number, terms: Terms, owner?: Owner): Part[];
}

/** Whose melds they are. */
interface Owner {
  readonly head: Head;
  readonly chips: readonly Chip[];
}

/** A game whose table has such zones has brought what lays them. */
export function partsWith(own: OwnShapes): LayoutShapes['partsOf'] {
  return (groups, size, label, room, terms) => partsOf(own, groups, size, label, room, terms);
}

function partsOf(
  own: OwnShapes,
  groups: readonly Group[],
  size: Size,
  label: LabelRule,
  room: number,
  terms: Terms,
): Part[] {
  if (groups.every(isHead)) return headRow(groups, room, terms);
  const stall = groups.find((group) => !isCards(group) && group.shape === 'stall') as
    | Stall
    | undefined;
  const market =
    stall && room >= LARGE ? own.market!(groups, stall, size, label, room, terms) : null;
  if (market !== null) return market;
  const { ownHead } = shapeMeasures[terms.measures.density];
  const besideStall = stall === undefined ? size : smaller(size, BESIDE_STALL);
  const parts = runsOf(groups).flatMap((run): Part[] => {
    const [first] = run;
    if (first === undefined) return [];
    if (isCards(first)) return [cardPart(first, besideStall, label, room, terms)];
    switch (first.shape) {
      case 'head':
        if (isFan(run[1])) return [headWithHand(first, run[1], size, room, terms)];
        if (run.length === 1) return [headPart(first, ownHead, terms)];
        if (first.side === 'own') return [own.chips!(chipsOf(run), room, terms, first)];
        return own.melds!(ribbonsOf(run), size, room, terms, { head: first, chips: [] });
      case 'ribbon': {
        const head = run.find(isHead);
        const owner = head && { head, chips: chipsOf(run) };
        return own.melds!(ribbonsOf(run), size, room, terms, owner);
      }
      case 'chip':
        return [own.chips!(chipsOf(run), room, terms)];
      case 'fan':
        return [(own.hand ?? fanPart)(first, size, room, terms)];
      case 'stall':
        return [own.stall!(first, size, room, terms)];
    }
  });
  const [first, ...others] = parts;
  const inLine =
    own.besidePile !== undefined &&
    room >= LARGE &&
    groups.some((group) => isCards(group) && group.seen > 1);
  return inLine && first !== undefined ? [own.besidePile!(first, others, room, terms)] : parts;
}

/** What is laid together: melds beside each other, chips, a rival with its melds, oneself with chips. */
function runsOf(groups: readonly Group[]): Group[][] {
  const joins = (first: Group) => first.side === 'own' && isA(first, 'ribbon');
  const runs: Group[][] = [];
  for (const group of groups) {
    const run = runs.at(-1);
    const [first] = run ?? [];
    const follows =
      first !== undefined &&
      ((isA(first, 'ribbon') && isA(group, 'ribbon')) ||
        (joins(first) && (isA(group, 'head') || isA(group, 'chip'))) ||
        (isA(first, 'chip') && isA(group, 'chip')) ||
        (isA(first, 'head') && isA(group, first.side === 'own' ? 'chip' : 'ribbon')) ||
        (isA(first, 'head') && run!.length === 1 && isA(group, 'fan')));
    if (follows) run!.push(group);
    else runs.push([group]);
  }
  return runs;
}

function isA(group: Group, shape: 'head' | 'ribbon' | 'chip' | 'fan'): boolean {
  return !isCards(group) && group.shape === shape;
}

function isHead(group: Group): group is Head {
  return isA(group, 'head');
}

function isFan(group: Group | undefined): group is Fan {
  return group !== undefined && isA(group, 'fan');
}

/** Cards beside a stall on a telephone, as a share of the one that is sold there. */
const BESIDE_STALL = 0.53;

export function smaller({ width, shape }: Size, share: number): Size {
  return sizeOf(Math.max(LEAST_TARGET, Math.round(width * share)), shape);
}

function ribbonsOf(run: readonly Group[]): Ribbon[] {
  return run.filter((group): group is Ribbon => isA(group, 'ribbon'));
}

function chipsOf(run: readonly Group[]): Chip[] {
  return run.filter((group): group is Chip => isA(group, 'chip'));
}
