/**
 * A table of cards that knows no rules: it draws a scene and says what was touched. Tap, tap and tap
 * again, drag, and the keyboard all lead to the same gestures.
 */
import { useId, useMemo, useRef, useState } from 'preact/hooks';
import type { FaceRenderer, Print } from '../cards/face.tsx';
import { language } from '../settings/settings.ts';
import type { SettingValue } from '../settings/settings.ts';
import { focusedId, focusOn, useKeptFocus } from './focus.ts';
import { useKeys } from './keys.ts';
import { layout as layoutOf } from './layout.ts';
import type { Layout } from './layout.ts';
import type { Snapshot } from './motion.ts';
import { ZoneNotice } from './notice.tsx';
import type { Notice } from './notice.tsx';
import type { Gesture, Id, Scene, Travel } from './scene.ts';
import styles from './table.module.css';
import { groupsOf, targetsOf } from './targets.ts';
import { sentences, tableWords } from './text.ts';
import { Tray } from './tray.tsx';
import { useHand } from './use-hand.ts';
import { useMotion } from './use-motion.ts';
import { useViewport } from './viewport.ts';
import { Zone } from './zone.tsx';

export interface TableProps {
  /** The table's accessible name. */
  readonly label: string;
  readonly scene: Scene;
  /** Where cards have come from since the scene before. */
  readonly travels: readonly Travel[];
  readonly faces: FaceRenderer;
  readonly print: Print;
  readonly motion: SettingValue<'motion'>;
  /** What leads on when it is touched: cards, zones and buttons alike. */
  readonly lit: ReadonlySet<Id>;
  /** Cards that may be put somewhere. */
  readonly liftable: ReadonlySet<Id>;
  /** Where this card may be put: pieces and zones; asked when it is lifted. */
  droppable(id: Id): ReadonlySet<Id>;
  /** What a hint points at. */
  readonly pointed: Id | null;
  readonly notice: Notice | null;
  onGesture(gesture: Gesture): void;
  onMark?: (id: Id) => void;
}

export function Table(props: TableProps) {
  const { scene, print, faces } = props;
  const root = useRef<HTMLElement>(null);
  const viewport = useViewport(root);
  const shown = useMemo((): Snapshot => {
    return { scene, layout: layoutOf(scene, viewport, { largePrint: print === 'large' }) };
  }, [scene, viewport, print]);
  const { layout } = shown;
  const lit = clearOf(props.lit, layout.covered);
  const motion = useMotion(root, shown, props);
  const { held, hand, liftable, tap } = useHand(shown, motion, props);
  const targets = targetsOf(scene, layout, held?.targets);
  const groups = groupsOf(scene, targets);
  const [last, setLast] = useState<Id | null>(null);
  useKeptFocus(root, { targets, buttons: groups.tray, lit });
  useKeys({
    targets,
    tray: scene.tray,
    focused: () => focusedId(root.current),
    isHolding: held !== null,
    focus: (id) => focusOn(root.current, id),
    cancel: hand.cancel,
    press: tap,
    pieces: layout.pieces,
    mark: props.onMark,
  });
  const words = tableWords[language.value];
  const base = useId();
  return (
    <section
      ref={root}
      class={styles.table}
      aria-label={props.label}
      onPointerDown={hand.down}
      onPointerMove={hand.move}
      onPointerUp={hand.up}
      onPointerCancel={hand.lost}
      onClick={hand.click}
      onContextMenu={hand.menu}
      onFocusIn={() => setLast(focusedId(root.current))}
    >
      <div
        class={styles.window}
        data-scrolls={layout.height > layout.window ? '' : undefined}
        style={{ height: `${layout.window}px` }}
      >
        <div
          class={styles.cloth}
          data-cloth
          data-density={layout.density}
          style={{ height: `${layout.height}px`, '--risen': `${risenBy(layout)}px` }}
        >
          {scene.zones.map((zone, n) => (
            <Zone
              key={zone.id}
              zone={zone}
              layout={layout}
              faces={faces}
              print={print}
              lit={lit}
              liftable={liftable}
              held={held}
              pointed={props.pointed}
              stop={stopOf(groups.zones[n]!, last, lit)}
              words={words}
              base={base}
            />
          ))}
          {props.notice && <ZoneNotice notice={props.notice} layout={layout} />}
        </div>
      </div>
      <Tray
        tray={scene.tray}
        layout={layout.tray}
        lit={lit}
        pointed={props.pointed}
        stop={stopOf(groups.tray, last, lit)}
        questionId={`${base}-question`}
      />
      {sentences.map((name) => (
        <span key={name} hidden id={`${base}-${name}`}>
          {words[name]}
        </span>
      ))}
    </section>
  );
}

/** What lies under a sheet waits until that is gone. */
function clearOf(lit: ReadonlySet<Id>, covered: ReadonlySet<Id>): ReadonlySet<Id> {
  return covered.size === 0 ? lit : new Set([...lit].filter((id) => !covered.has(id)));
}

/** By how much the tray lies over the window: a cloth that scrolls does so by as much more. */
function risenBy({ tray, window }: Layout): number {
  return Math.max(0, window - tray.box.y);
}

/** Tab comes to one thing of each group: the last that had the focus, or the first that may be chosen. */
function stopOf(ids: readonly Id[], last: Id | null, lit: ReadonlySet<Id>): Id | null {
  return ids.find((id) => id === last) ?? ids.find((id) => lit.has(id)) ?? ids[0] ?? null;
}
