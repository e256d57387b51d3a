/** What tables have in common that have more than labelled cards. */
import { partsWith } from '../layout/shapes/parts.ts';
import type { OwnShapes } from '../layout/shapes/parts.ts';
import type { TableShapes } from '../table-shapes.ts';
import { opens } from './opens.ts';
import { ShapeLabel } from './shape-label.tsx';

type Drawn = Partial<Pick<TableShapes, 'Label' | 'StallLines' | 'More'>>;

export function shapesWith(own: OwnShapes, drawn: Drawn): TableShapes {
  return {
    partsOf: partsWith(own),
    Label: ShapeLabel,
    ...drawn,
    opens,
    reading: async () => (await import('./reading.ts')).reading,
  };
}
