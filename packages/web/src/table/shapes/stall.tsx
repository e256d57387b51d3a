/** A card on show, and what is said of it. */
import type { FunctionComponent } from 'preact';
import type { FaceRenderer, Print } from '../../cards/face.tsx';
import { StallFrame } from '../../cards/stall-frame.tsx';
import type { Box } from '../layout.ts';
import type { Around } from '../look.ts';
import { styleOf } from '../place.ts';
import { frameAround, isFramed } from '../layout/shapes/stall.ts';
import type { Id, StallLine } from '../scene.ts';
import styles from './stall.module.css';

export interface StallLinesProps extends Around {
  /** Of the stall. */
  readonly id: Id;
  readonly lines: readonly StallLine[];
  /** Whether there is a place for one that is sold. */
  readonly hasCards: boolean;
  readonly faces: FaceRenderer;
  readonly print: Print;
  readonly within: Box;
}

export interface StallLineProps extends StallLinesProps {
  readonly line: StallLine;
}

/** Which draws its lines by this, where anything is on show. */
export function stallLines(Line: FunctionComponent<StallLineProps>) {
  return (props: StallLinesProps) => (
    <>
      <Frame {...props} />
      {props.lines.map((line) =>
        line.vacant === true ? (
          <Vacant key={line.id} {...props} line={line} />
        ) : (
          <Line key={line.id} {...props} line={line} />
        ),
      )}
    </>
  );
}

function Vacant({ line: { id, kind, tone, name, text }, layout, within }: StallLineProps) {
  return (
    <div
      class={styles.line}
      data-kind={kind}
      data-tone={tone}
      data-vacant=""
      style={styleOf(layout.lines.get(id)!, within)}
      role="group"
      aria-label={name}
    >
      <span class={styles.words}>
        <span class={styles.text}>{text}</span>
      </span>
    </div>
  );
}

/** Behind the card that is sold. */
function Frame({ id, layout, within, hasCards }: StallLinesProps) {
  const card = layout.places.get(id)!;
  if (!isFramed(layout.shapes.get(id)!) || !hasCards) return null;
  const frame = frameAround(card);
  const box = { ...frame, x: card.x + frame.x, y: card.y + frame.y };
  return (
    <span class={styles.frame} style={styleOf(box, within)}>
      <StallFrame />
    </span>
  );
}
