/** The words on the band of a meld, and on the cloth by themselves. */
import { Head } from '../../cards/head.tsx';
import { Icon } from '../../cards/icons.tsx';
import { Meter } from '../../cards/meter.tsx';
import { NameAndFacts } from '../label.tsx';
import type { LabelProps } from '../label.tsx';
import { styleOf } from '../place.ts';
import type { Chip } from '../scene.ts';
import { Said } from '../said.tsx';
import { CHIP_FACE } from '../layout/shapes/chips.ts';
import { ShapeLabel } from './shape-label.tsx';
import styles from './meld-label.module.css';

export function MeldLabel(props: LabelProps) {
  const { zone, layout, within } = props;
  const box = layout.labels.get(zone.id);
  if (box === undefined) return null;
  const style = styleOf(box, within);
  switch (zone.shape) {
    case 'head':
      return <ShapeLabel {...props} />;
    case 'chip':
      return (
        <span
          class={styles.chip}
          data-tone={zone.tone}
          data-meter={zone.meter === null ? undefined : ''}
          style={style}
        >
          <ChipWords chip={zone} />
        </span>
      );
    default: {
      const isVacant = zone.cards.length === 0;
      const band = zone.shape === 'ribbon' ? zone.band : undefined;
      return (
        <span class={isVacant ? styles.vacant : styles.band} data-band={band} style={style}>
          <NameAndFacts zone={zone} />
        </span>
      );
    }
  }
}

function ChipWords({ chip: { name, icon, meter, avatar } }: { readonly chip: Chip }) {
  return (
    <>
      {avatar && <Head who={avatar} size={CHIP_FACE - 2} />}
      {icon !== null && <Icon name={icon} size={18} />}
      <span class={styles.beside}>
        <span data-name>
          <Said text={name} />
        </span>
        {meter !== null && <Meter {...meter} />}
      </span>
    </>
  );
}
