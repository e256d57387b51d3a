/** A labelled group of cards, or one button where a player is chosen. */
import type { FaceRenderer, Print } from '../cards/face.tsx';
import type { Held } from './hand.ts';
import { Label } from './label.tsx';
import type { Box, Layout } from './layout.ts';
import { Piece } from './piece.tsx';
import type { PieceLook } from './piece.tsx';
import { styleOf } from './place.ts';
import type { Id, Piece as ScenePiece, Zone as SceneZone } from './scene.ts';
import { isWhole } from './targets.ts';
import styles from './table.module.css';
import type { Sentence, TableWords } from './text.ts';

export interface ZoneProps {
  readonly zone: SceneZone;
  readonly layout: Layout;
  readonly faces: FaceRenderer;
  readonly print: Print;
  readonly lit: ReadonlySet<Id>;
  readonly liftable: ReadonlySet<Id>;
  readonly held: Held | null;
  readonly pointed: Id | null;
  /** Which thing in it the Tab key comes to. */
  readonly stop: Id | null;
  readonly words: TableWords;
  /** Sentences about a thing have their ids after this. */
  readonly base: string;
}

export function Zone(props: ZoneProps) {
  const { zone, layout, words } = props;
  const box = layout.zones.get(zone.id)!;
  const shown = zone.shape === 'pile' ? zone.cards.slice(-2) : zone.cards;
  return (
    <div
      role="group"
      aria-label={labelOf(zone, words)}
      class={styles.zone}
      data-side={zone.side}
      data-shape={zone.shape}
      data-active={flag(zone.active)}
      data-dimmed={flag(zone.dimmed)}
      data-target={flag(props.held?.targets.has(zone.id) === true)}
      data-over={flag(props.held?.over === zone.id)}
      style={styleOf(box)}
    >
      <ZoneLabel {...props} />
      {zone.shape === 'pile' && zone.cards.length === 0 && (
        <span class={styles.empty} style={styleOf(layout.places.get(zone.id)!, box)} />
      )}
      {shown.map((piece, n) => (
        <Piece
          key={piece.id}
          piece={zone.shape === 'pile' && n < shown.length - 1 ? { ...piece, tap: false } : piece}
          label={pieceLabel(piece, words)}
          shape={layout.shapes.get(zone.id)!}
          faces={props.faces}
          print={props.print}
          locked={zone.locked}
          style={pieceStyle(piece, layout, box)}
          look={lookOf(piece.id, props)}
        />
      ))}
    </div>
  );
}

/** A button over the whole zone, or over the label where the cards are buttons themselves. */
function ZoneLabel({ zone, layout, lit, held, pointed, stop, base }: ZoneProps) {
  const box = layout.zones.get(zone.id)!;
  const whole = isWhole(zone);
  const isTarget = held?.targets.has(zone.id) === true;
  if (!zone.tap && !(isTarget && whole)) return <Label zone={zone} layout={layout} within={box} />;
  const button = whole ? box : layout.labels.get(zone.id)!;
  const isLit = lit.has(zone.id) || isTarget;
  return (
    <button
      type="button"
      class={styles.choice}
      data-id={zone.id}
      data-lit={flag(isLit)}
      data-pointed={flag(pointed === zone.id)}
      tabIndex={stop === zone.id ? 0 : -1}
      aria-disabled={isLit ? undefined : true}
      aria-describedby={isLit ? `${base}-${isTarget ? 'target' : 'lit'}` : undefined}
      inert={layout.covered.has(zone.id)}
      style={styleOf(button, box)}
    >
      <Label zone={zone} layout={layout} within={button} />
    </button>
  );
}

function lookOf(id: Id, props: ZoneProps): PieceLook {
  const { layout, lit, liftable, held, pointed, stop, base } = props;
  const said = sentenceFor(id, lit, liftable, held);
  return {
    state: said,
    over: held?.over === id,
    pointed: pointed === id,
    covered: layout.covered.has(id),
    tabIndex: stop === id ? 0 : -1,
    describedBy: said === undefined ? undefined : `${base}-${said}`,
  };
}

/** While a card is in the hand, all else that may be done waits. */
function sentenceFor(
  id: Id,
  lit: ReadonlySet<Id>,
  liftable: ReadonlySet<Id>,
  held: Held | null,
): Sentence | undefined {
  if (held !== null) return held.id === id ? 'held' : held.targets.has(id) ? 'target' : undefined;
  return lit.has(id) ? 'lit' : liftable.has(id) ? 'liftable' : undefined;
}

function labelOf({ name, facts, locked, active }: SceneZone, words: TableWords): string {
  const told = facts.map(({ text }) => text);
  return [name, ...told, ...(locked ? [words.locked] : []), ...(active ? [words.active] : [])].join(
    ', ',
  );
}

function pieceLabel({ name, mark }: ScenePiece, words: TableWords): string {
  return mark === null ? name : `${name}, ${words.mark(mark)}`;
}

/** A chosen card is lifted clear of what has risen over it. */
function pieceStyle({ id, tone }: ScenePiece, layout: Layout, zone: Box) {
  const box = layout.pieces.get(id)!;
  const style = styleOf(box, zone);
  if (tone !== 'chosen' || !layout.covered.has(id)) return style;
  return { ...style, '--lift': `${box.y + box.height - layout.tray.box.y}px` };
}

function flag(is: boolean): '' | undefined {
  return is ? '' : undefined;
}
