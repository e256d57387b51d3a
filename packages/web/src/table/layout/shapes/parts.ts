/** The zones of one side of the table as parts that lie side by side. */
import type { Chip, Ribbon } from '../../scene.ts';
import type { LabelRule, Terms } from '../block.ts';
import { isCards } from '../board.ts';
import type { Group } from '../board.ts';
import { cardPart } from '../card-part.ts';
import { chipsPart } from './chips.ts';
import { fanPart } from './fan.ts';
import type { Size } from '../flow.ts';
import { headPart, headWidth, headWithRibbons } from './head.ts';
import type { Part } from '../part.ts';
import { ownRibbonSize, ribbonParts } from './ribbon.ts';
import { stallPart } from './stall.ts';
import { shapeMeasures } from './shape-measures.ts';

export function partsOf(
  groups: readonly Group[],
  size: Size,
  label: LabelRule,
  room: number,
  terms: Terms,
): Part[] {
  const heads = groups.filter((group) => isA(group, 'head')).length;
  // Where there is nothing else, heads share the width.
  const { leastHead } = shapeMeasures[terms.measures.density];
  const head = heads === groups.length ? headWidth(heads, room, terms) : leastHead;
  return runsOf(groups).flatMap((run): Part[] => {
    const [first] = run;
    if (first === undefined) return [];
    if (isCards(first)) return [cardPart(first, size, label, room, terms)];
    switch (first.shape) {
      case 'head':
        return run.length === 1
          ? [headPart(first, head, terms)]
          : headWithRibbons(first, ribbonsOf(run), size, room, terms);
      case 'ribbon':
        return ribbonParts(ribbonsOf(run), ribbonSize(first, size), room, terms);
      case 'chip':
        return [
          chipsPart(
            run.filter((group): group is Chip => isA(group, 'chip')),
            room,
            terms,
          ),
        ];
      case 'fan':
        return [fanPart(first, size, room, terms)];
      case 'stall':
        return [stallPart(first, size, room, terms)];
    }
  });
}

/** What is laid together: melds beside each other, chips, and a rival with its melds. */
function runsOf(groups: readonly Group[]): Group[][] {
  const runs: Group[][] = [];
  for (const group of groups) {
    const run = runs.at(-1);
    const [first] = run ?? [];
    const follows =
      first !== undefined &&
      ((isA(first, 'ribbon') && isA(group, 'ribbon')) ||
        (isA(first, 'chip') && isA(group, 'chip')) ||
        (isA(first, 'head') && first.side === 'rival' && isA(group, 'ribbon')));
    if (follows) run!.push(group);
    else runs.push([group]);
  }
  return runs;
}

function isA(group: Group, shape: 'head' | 'ribbon' | 'chip'): boolean {
  return !isCards(group) && group.shape === shape;
}

function ribbonsOf(run: readonly Group[]): Ribbon[] {
  return run.filter((group): group is Ribbon => isA(group, 'ribbon'));
}

function ribbonSize({ side }: Ribbon, size: Size): Size {
  return side === 'own' ? ownRibbonSize(size) : size;
}
