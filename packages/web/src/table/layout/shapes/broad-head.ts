/** With melds or words beside it there is one head a line, and room for its facts. */
import type { Head } from '../../scene.ts';
import type { Terms } from '../block.ts';
import type { Part } from '../part.ts';
import { headPart } from './head.ts';
import { shapeMeasures } from './shape-measures.ts';

const BROADER = 1.6;
const WIDEST = 190;
/** For a name, points and facts under each other. */
const THREE_LINES = 58;

export function broadHead({ measures }: Terms): number {
  return Math.min(WIDEST, Math.floor(shapeMeasures[measures.density].leastHead * BROADER));
}

/** Of a rival, as tall as its melds, where there is room for that. */
export function tallHead(head: Head, terms: Terms, more = 0): Part {
  const { density } = terms.measures;
  const { head: least } = shapeMeasures[density];
  const height = density.startsWith('tight') ? least : Math.max(least, THREE_LINES);
  return headPart(head, broadHead(terms) + more, terms, height);
}
