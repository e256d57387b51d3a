/** The words of a head: nothing else has any that all tables with shapes know. */
import { isStacked } from '../layout/stacked.ts';
import { HeadLabel } from '../head-label.tsx';
import type { LabelProps } from '../label.tsx';
import { styleOf } from '../place.ts';

export function ShapeLabel({ zone, layout, within, mood }: LabelProps) {
  const box = layout.labels.get(zone.id);
  if (box === undefined || zone.shape !== 'head') return null;
  return (
    <HeadLabel
      {...zone}
      who={zone.avatar}
      mood={mood}
      box={box}
      style={styleOf(box, within)}
      isStacked={isStacked(box)}
    />
  );
}
