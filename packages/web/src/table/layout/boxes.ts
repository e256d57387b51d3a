/** Where everything on the table lies, while it is being put there. */
import type { Box, CardShape, More } from '../layout.ts';
import type { Id } from '../scene.ts';

export interface Boxes {
  readonly zones: Map<Id, Box>;
  readonly labels: Map<Id, Box>;
  readonly places: Map<Id, Box>;
  readonly pieces: Map<Id, Box>;
  readonly shapes: Map<Id, CardShape>;
  readonly lines: Map<Id, Box>;
  readonly folded: Set<Id>;
  readonly more: Map<Id, More>;
  readonly under: Set<Id>;
  readonly magnified: Set<Id>;
}

export function noBoxes(): Boxes {
  return {
    zones: new Map(),
    labels: new Map(),
    places: new Map(),
    pieces: new Map(),
    shapes: new Map(),
    lines: new Map(),
    folded: new Set(),
    more: new Map(),
    under: new Set(),
    magnified: new Set(),
  };
}
