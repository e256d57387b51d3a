/** Something that was opened to be read: all its cards, over the cloth and above the tray. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { FaceRenderer, Print, Seen } from '../../cards/face.tsx';
import { Icon } from '../../cards/icons.tsx';
import { language } from '../../settings/settings.ts';
import { focusOn } from '../focus.ts';
import { NameAndFacts } from '../label.tsx';
import type { SheetLayout } from '../layout.ts';
import { lookOf } from '../look.ts';
import type { Around } from '../look.ts';
import { Piece } from '../piece.tsx';
import { styleOf } from '../place.ts';
import { Said } from '../said.tsx';
import type { Id, Scene, Zone } from '../scene.ts';
import styles from './sheet.module.css';
import { CLOSE, moreId } from '../layout/shapes/ids.ts';
import type { TableWords } from '../text.ts';
import { labelOf, pieceLabel } from '../zone.tsx';
import { text as sheetText } from './sheet-text.ts';
import { text } from './text.ts';

export interface SheetProps extends Around {
  readonly sheet: SheetLayout;
  readonly scene: Scene;
  /** Whose it is: a zone, or the head of a player. */
  readonly opened: Id | null;
  readonly faces: FaceRenderer;
  readonly print: Print;
  readonly words: TableWords;
}

export function Sheet(props: SheetProps) {
  const { sheet, scene, opened, words, stop } = props;
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => focusedWhileOpen(root.current!, opened), []);
  const zone = scene.zones.find(({ id }) => id === opened);
  const title = titleOf(zone, props);
  const zones = scene.zones.filter(({ cards }) => sheet.pieces.has(cards[0]?.id ?? ''));
  const { box, window, labels } = sheet;
  const scrolls = sheet.height > window.height;
  return (
    <div
      ref={root}
      role="group"
      aria-label={title}
      class={styles.sheet}
      data-sheet
      style={styleOf(box)}
    >
      <div class={styles.title} style={styleOf(sheet.title, box)}>
        <p>
          <Said text={title} />
        </p>
        {zone?.read && (
          <p class={styles.note}>
            <Said text={zone.read} />
          </p>
        )}
      </div>
      <button
        type="button"
        class={styles.close}
        data-id={CLOSE}
        tabIndex={stop === CLOSE ? 0 : -1}
        aria-label={text[language.value].close}
        style={styleOf(sheet.close, box)}
      >
        <Icon name="close" />
      </button>
      {/* What scrolls must do so from the keyboard too. */}
      <div
        role="group"
        aria-label={title}
        class={styles.read}
        tabIndex={scrolls ? 0 : undefined}
        style={styleOf(window, box)}
      >
        <div class={styles.cards} style={{ height: `${sheet.height}px` }}>
          {zones.map((one) =>
            labels.has(one.id) ? (
              <div key={one.id} role="group" aria-label={labelOf(one, words)}>
                <p
                  class={styles.band}
                  data-band={one.shape === 'ribbon' ? one.band : undefined}
                  style={styleOf(labels.get(one.id)!)}
                >
                  <NameAndFacts zone={one} />
                </p>
                <Cards {...props} zone={one} />
              </div>
            ) : (
              <Cards key={one.id} {...props} zone={one} />
            ),
          )}
        </div>
      </div>
    </div>
  );
}

/** What it is and counts; of a player, what of theirs has no room, or the name. */
function titleOf(zone: Zone | undefined, { layout, words }: SheetProps): string {
  if (zone === undefined) return '';
  const more = layout.more.get(zone.id);
  if (more !== undefined) {
    return sheetText[language.value].others(zone.name, more.zones.length, more.worth);
  }
  return zone.shape === 'head' ? zone.name : labelOf(zone, words);
}

/** The focus comes to the way out, and from the sheet back to what was opened. */
function focusedWhileOpen(sheet: HTMLElement, opened: Id | null): () => void {
  const table = sheet.parentElement;
  focusOn(table, CLOSE);
  return () => {
    if (opened === null || !sheet.contains(document.activeElement)) return;
    // Nothing on the cloth can be focused before the sheet is gone.
    queueMicrotask(() => [moreId(opened), opened].forEach((id) => focusOn(table, id)));
  };
}

function seenIn({ under, magnified }: SheetLayout, id: Id): Seen {
  return magnified.has(id) ? 'strip' : under.has(id) ? 'top' : 'whole';
}

function Cards(props: SheetProps & { readonly zone: Zone }) {
  const { zone, sheet, words } = props;
  return (
    <>
      {zone.cards.map((piece) => (
        <Piece
          key={piece.id}
          piece={piece}
          label={pieceLabel(piece, words)}
          shape="card"
          faces={props.faces}
          print={props.print}
          locked={zone.locked}
          seen={seenIn(sheet, piece.id)}
          style={styleOf(sheet.pieces.get(piece.id)!)}
          look={lookOf(piece.id, props)}
        />
      ))}
    </>
  );
}
