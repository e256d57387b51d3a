/**
 * A table of cards that knows no rules: it draws a scene and says what was touched. Tap, tap and tap
 * again, drag, and the keyboard all lead to the same gestures.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import type { FaceRenderer, Print } from '../cards/face.tsx';
import type { Mood } from '../cards/people.ts';
import type { Cloth } from '../settings/cloth.ts';
import { language } from '../settings/settings.ts';
import type { SettingValue } from '../settings/settings.ts';
import { focusedId, focusOn, isFocusSeen, useKeptFocus } from './focus.ts';
import { layout as layoutOf } from './layout.ts';
import type { Far, Layout } from './layout.ts';
import { Light, litIn, turnOf } from './light.tsx';
import { flag } from './look.ts';
import type { Snapshot } from './motion.ts';
import type { Gesture, Id, Scene, Travel } from './scene.ts';
import styles from './table.module.css';
import type { TableShapes } from './table-shapes.ts';
import { groupsOf, isCounted, targetsOf } from './targets.ts';
import { closest } from './tapping.ts';
import { sentences, tableWords } from './text.ts';
import { Tray } from './tray.tsx';
import { useHand } from './use-hand.ts';
import { useKeys } from './use-keys.ts';
import { useMotion } from './use-motion.ts';
import { useReading } from './use-reading.ts';
import { useViewport } from './viewport.ts';
import { Zone } from './zone.tsx';

export interface TableProps {
  /** The table's accessible name. */
  readonly label: string;
  readonly cloth: Cloth;
  readonly scene: Scene;
  /** Where cards have come from since the scene before. */
  readonly travels: readonly Travel[];
  readonly faces: FaceRenderer;
  readonly print: Print;
  /** It is looked at from across a room. */
  readonly far?: Far | undefined;
  /** Of a game that has more than labelled cards. */
  readonly shapes?: TableShapes | undefined;
  readonly motion: SettingValue<'motion'>;
  /** What leads on when it is touched: cards, zones and buttons alike. */
  readonly lit: ReadonlySet<Id>;
  /** Cards that may be put somewhere. */
  readonly liftable: ReadonlySet<Id>;
  /** Where this card may be put: pieces and zones; asked when it is lifted. */
  droppable(id: Id): ReadonlySet<Id>;
  /** What a hint points at. */
  readonly pointed: Id | null;
  /** What shows in a player's face for a moment. */
  readonly mood?: { readonly zone: Id; readonly mood: Mood } | null;
  /** What was touched and may not be: it shakes. */
  readonly refused?: Id | null;
  /** What lies over places of the scene for a while. */
  renderOver?(layout: Layout): ComponentChildren;
  onGesture(gesture: Gesture): void;
  onMark?: (id: Id) => void;
}

export function Table(props: TableProps) {
  const { scene, print, faces, far, shapes = null } = props;
  const root = useRef<HTMLElement>(null);
  const isTouched = useRef(false);
  const viewport = useViewport(root);
  const { opened, reading, open, fetch } = useReading(shapes);
  const close = () => open(null);
  const shown = useMemo((): Snapshot => {
    const known = shapes && { ...shapes, ...reading };
    const preferences = { largePrint: print === 'large', far, opened, shapes: known };
    return { scene, layout: layoutOf(scene, viewport, preferences) };
    // A screen becomes a big one only with its size.
  }, [scene, viewport, print, opened, shapes, reading]);
  const { layout } = shown;
  const lit = clearOf(props.lit, layout.covered);
  const motion = useMotion(root, shown, props);
  // What is gone, or had to yield to a question, does not open again by itself.
  const isRead = layout.sheet !== null;
  useEffect(() => (isRead || reading === null ? undefined : close()), [isRead, reading]);
  const onGesture = (gesture: Gesture) => {
    lend();
    const next = shapes?.opens(gesture, scene, lit);
    // Who answers has read it.
    if (layout.tray.buttons.has(gesture.id)) close();
    if (next === undefined) props.onGesture(gesture);
    else open(next);
  };
  const { held, hand, magnified, liftable, tap } = useHand(shown, motion, { ...props, onGesture });
  const isClose = magnified !== null;
  useEffect(() => void (isClose && reading === null && fetch()), [isClose]);
  const targets = targetsOf(scene, layout, held?.targets);
  const groups = groupsOf(scene, targets, layout);
  const [last, setLast] = useState<Id | null>(null);
  const { lend } = useKeptFocus(root, { targets, buttons: groups.tray, lit });
  useKeys({
    targets,
    groups,
    tray: scene.tray,
    focused: () => focusedId(root.current),
    isHolding: held !== null || isRead,
    focus: (id) => focusOn(root.current, id),
    cancel: isRead ? close : hand.cancel,
    press: tap,
    pieces: layout.pieces,
    mark: props.onMark,
  });
  const words = tableWords[language.value];
  const base = useId();
  const { pointed, refused = null, mood = null } = props;
  const turn = turnOf(scene);
  const lightOn = litIn(scene);
  const around = {
    layout,
    faces,
    print,
    shapes,
    lit,
    liftable,
    held,
    pointed,
    refused,
    words,
    base,
  };
  const stopAt = (ids: readonly Id[]) => stopOf(ids, last, lit);
  return (
    <section
      ref={root}
      class={styles.table}
      aria-label={props.label}
      onPointerDown={(event) => {
        isTouched.current = event.pointerType === 'touch';
        hand.down(event);
      }}
      // A finger leaves the focus where it is: to give it away and to find it an heir costs two layouts.
      onMouseDown={(event) => isTouched.current && event.preventDefault()}
      onPointerMove={hand.move}
      onPointerUp={hand.up}
      onPointerCancel={hand.lost}
      onClick={(event) =>
        // A touch beside a sheet is meant for what lies under it: that is uncovered first.
        isRead && !closest(event, '[data-id], [data-sheet]') ? close() : hand.click(event)
      }
      onContextMenu={hand.menu}
      onFocusIn={() => isFocusSeen() && setLast(focusedId(root.current))}
    >
      <Window cloth={props.cloth} layout={layout} isInert={isRead}>
        <Light scene={scene} layout={layout} />
        {scene.zones.map((zone, n) =>
          isCounted(zone.id, layout) ? null : (
            <Zone
              key={zone.id}
              {...around}
              zone={zone}
              stop={stopAt(groups.zones[n]!)}
              isOpen={isRead && zone.id === opened}
              isTurn={zone.id === turn}
              isForAll={turn === null && zone.id === lightOn}
              mood={mood?.zone === zone.id ? mood.mood : 'calm'}
            />
          ),
        )}
        {props.renderOver?.(layout)}
        {magnified !== null && reading && (
          <reading.Magnifier {...shown} id={magnified} faces={faces} print={print} />
        )}
      </Window>
      {layout.sheet !== null && reading && (
        <reading.Sheet
          {...around}
          scene={scene}
          opened={opened}
          sheet={layout.sheet}
          stop={stopAt(groups.sheet)}
        />
      )}
      <Tray
        tray={scene.tray}
        layout={layout.tray}
        faces={faces}
        lit={lit}
        pointed={pointed}
        stop={stopAt(groups.tray)}
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

interface WindowProps {
  readonly cloth: Cloth;
  readonly layout: Layout;
  readonly isInert: boolean;
  readonly children: ComponentChildren;
}

/** What is seen of the cloth; where that is larger, it scrolls behind the tray. */
function Window({ cloth, layout, isInert, children }: WindowProps) {
  const { height, window, density } = layout;
  const isScrolled = height > window;
  return (
    <div
      class={styles.window}
      data-cloth={cloth}
      data-scrolls={flag(isScrolled)}
      style={{ height: `${window}px` }}
    >
      <div
        class={styles.cloth}
        data-laid
        data-density={density}
        inert={isInert}
        style={{ height: `${height}px`, marginBottom: isScrolled ? `${risenBy(layout)}px` : 0 }}
      >
        {children}
      </div>
    </div>
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
