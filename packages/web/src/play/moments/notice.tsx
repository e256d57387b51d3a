/** A word at a player's name, for a moment: what has just befallen them. Listeners hear of it in the story. */
import { faceSize, THREE_LINES } from '../../table/head-label.tsx';
import type { Box, Layout } from '../../table/layout.ts';
import { isStacked } from '../../table/layout/stacked.ts';
import { flag } from '../../table/look.ts';
import { styleOf } from '../../table/place.ts';
import type { ShownMoment } from '../event-effects.ts';
import styles from './notice.module.css';

interface ZoneNoticeProps {
  readonly moment: ShownMoment;
  readonly layout: Layout;
}

/** It keeps clear of the screen's edge. */
const EDGE = 4;
/** As wide as a word may be. */
const WIDEST = 120;

/** Under a narrow face, and all of it on the screen. */
function aroundMiddle({ x, y, width, height }: Box, screen: Box): Box {
  const left = Math.min(x + width / 2 - WIDEST / 2, screen.x + screen.width - WIDEST);
  return { x: Math.max(screen.x, left), y, width: WIDEST, height };
}

/** On a line of its own, a word that is longer than its head is wide has room up to the screen's edge. */
function toEdge(box: Box, screen: Box): Box {
  if (box.height < THREE_LINES) return box;
  const most = screen.x + screen.width - EDGE - box.x;
  return { ...box, width: Math.min(most, Math.max(box.width, faceSize(box) + WIDEST)) };
}

/** Beside the face, under name and total: it covers none of them, nor the cards that it is about. */
export function ZoneNotice({ moment, layout }: ZoneNoticeProps) {
  const { id, kind, zone, words, below } = moment;
  const box = layout.labels.get(zone) ?? layout.zones.get(zone);
  if (box === undefined) return null;
  const style = isStacked(box)
    ? styleOf(aroundMiddle(box, layout.tray.box))
    : { ...styleOf(toEdge(box, layout.tray.box)), '--face': `${faceSize(box) + 8}px` };
  return (
    <div
      key={id}
      class={styles.notice}
      data-notice
      data-below={flag(below === true)}
      data-low={flag(box.height < THREE_LINES)}
      data-stacked={flag(isStacked(box))}
      style={style}
      aria-hidden="true"
    >
      <span data-tone={kind}>{words}</span>
    </div>
  );
}
