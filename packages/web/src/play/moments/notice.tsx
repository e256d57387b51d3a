/** What has just befallen a player, for a moment, in a word near their name. Listeners hear of it in the story. */
import { faceSize, THREE_LINES } from '../../table/head-label.tsx';
import type { Box, Layout } from '../../table/layout.ts';
import { isStacked } from '../../table/layout/stacked.ts';
import { flag } from '../../table/look.ts';
import { styleOf } from '../../table/place.ts';
import type { ShownMoment } from '../event-effects.ts';
import { Moment } from './moment.tsx';
import styles from './notice.module.css';

interface ZoneNoticeProps {
  readonly moment: ShownMoment;
  readonly layout: Layout;
}

/** It keeps clear of the screen's edge. */
const EDGE = 4;
/** As wide as a word may be. */
const WIDEST = 120;
/** How high it is. */
const WORD = 16;

/** Under a narrow face, and all of it on the screen. */
function aroundMiddle({ x, y, width, height }: Box, screen: Box): Box {
  const left = Math.min(x + width / 2 - WIDEST / 2, screen.x + screen.width - WIDEST);
  return { x: Math.max(screen.x, left), y, width: WIDEST, height };
}

/** What a large word takes. */
const LARGE = 64;

/** Between the lowest cards and words and the tray; null if that is too little for a large word. */
export function roomBelow({ pieces, labels, tray }: Layout): Box | null {
  const { x, y, width } = tray.box;
  const low = Math.max(
    ...[...pieces.values(), ...labels.values()].map((box) => box.y + box.height),
  );
  return y - low < LARGE ? null : { x, y: low, width, height: y - low };
}

/** On a line of its own, a word that is longer than its head is wide has room up to the screen's edge. */
function toEdge(box: Box, screen: Box): Box {
  if (box.height < THREE_LINES) return box;
  const most = screen.x + screen.width - EDGE - box.x;
  return { ...box, width: Math.min(most, Math.max(box.width, faceSize(box) + WIDEST)) };
}

/** Before a face; and what a total takes where it stands beside one (`head-label.module.css`). */
const BEFORE_FACE = 4;
const TOTAL = 12;
/** How far a word reaches above a face, whose eyes and mouth stay in sight. */
const ABOVE = 4;
/** How wide a letter is, about; and how much wider a word is than its letters. */
const LETTER = 6.4;
const AROUND = 10;

/** On the upper edge of a face: name, total and all that is counted stand beside it or below. */
export function overFace(box: Box, words: string, screen: Box): Box {
  const size = faceSize(box);
  const [middle, top] = isStacked(box)
    ? [(box.width - TOTAL) / 2, 0]
    : [BEFORE_FACE + size / 2, Math.floor((box.height - size) / 2)];
  const width = Math.ceil(words.length * LETTER + AROUND);
  const left = Math.round(box.x + middle - width / 2);
  // On the table, whose upper edge lies under the bar.
  const y = Math.max(1, box.y + top - ABOVE);
  return { x: Math.max(screen.x + 1, left), y, width, height: WORD };
}

/** It covers neither name nor total, nor the cards that it is about. */
export function ZoneNotice({ moment, layout }: ZoneNoticeProps) {
  const { id, kind, zone, words, at } = moment;
  const box = layout.labels.get(zone) ?? layout.zones.get(zone);
  if (box === undefined) return null;
  const { box: screen } = layout.tray;
  const room = at === 'belowCards' ? roomBelow(layout) : null;
  if (room !== null) return <Moment moment={moment} room={room} />;
  const style =
    at === 'face'
      ? styleOf(overFace(box, words, screen))
      : isStacked(box)
        ? styleOf(aroundMiddle(box, screen))
        : { ...styleOf(toEdge(box, screen)), '--face': `${faceSize(box) + 8}px` };
  return (
    <div
      key={id}
      class={styles.notice}
      data-notice
      data-at={at === 'belowCards' ? 'underName' : at}
      data-low={flag(box.height < THREE_LINES)}
      data-stacked={flag(isStacked(box))}
      style={style}
      aria-hidden="true"
    >
      <span data-tone={kind}>{words}</span>
    </div>
  );
}
