/** A labelled group of cards, a player, or words; one button where it is touched as a whole. */
import type { FaceRenderer, Print, Seen } from '../cards/face.tsx';
import type { Mood } from '../cards/people.ts';
import { Label } from './label.tsx';
import type { Box, Layout } from './layout.ts';
import { nextId } from './layout/next-id.ts';
import { flag, lookOf } from './look.ts';
import type { Around } from './look.ts';
import { Piece } from './piece.tsx';
import { styleOf } from './place.ts';
import { isWhole } from './scene.ts';
import type { Piece as ScenePiece, Zone as SceneZone } from './scene.ts';
import styles from './table.module.css';
import type { TableShapes } from './table-shapes.ts';
import type { TableWords } from './text.ts';

export interface ZoneProps extends Around {
  readonly zone: SceneZone;
  readonly faces: FaceRenderer;
  readonly print: Print;
  /** Its cards lie on a sheet meanwhile. */
  readonly isOpen: boolean;
  /** It alone is waited for. */
  readonly isTurn: boolean;
  /** All are asked about it. */
  readonly isForAll: boolean;
  readonly mood: Mood;
  readonly words: TableWords;
  readonly shapes: TableShapes | null;
}

export function Zone(props: ZoneProps) {
  const { zone, layout, words, shapes, isOpen } = props;
  const box = layout.zones.get(zone.id)!;
  const shown = isOpen ? [] : shownOf(zone, layout);
  const isEmpty = zone.shape === 'pile' && shown.length === 0;
  const empty = layout.places.get(isEmpty ? zone.id : nextId(zone.id));
  return (
    <div
      role="group"
      aria-label={labelOf(zone, words)}
      class={styles.zone}
      data-side={zone.side}
      data-shape={zone.shape}
      data-plate={flag(props.isTurn || zone.plate !== undefined)}
      data-for-all={flag(props.isForAll)}
      data-dimmed={flag(zone.dimmed)}
      data-target={flag(props.held?.targets.has(zone.id) === true)}
      data-over={flag(props.held?.over === zone.id)}
      style={styleOf(box)}
    >
      <ZoneLabel {...props} />
      {empty && <span class={styles.empty} style={styleOf(empty, box)} />}
      {shown.map((piece, n) => {
        const share = shareOf(piece, shown[n + 1], layout);
        return (
          <Piece
            key={piece.id}
            piece={piece}
            label={pieceLabel(piece, words)}
            shape={layout.shapes.get(zone.id)!}
            faces={props.faces}
            print={props.print}
            locked={zone.locked}
            seen={seenOf(share, layout.under.has(piece.id))}
            isAbove={isAbove(piece, shown, layout)}
            edges={n === shown.length - 1 ? edgesOf(zone) : 0}
            style={pieceStyle(piece, share, layout, box)}
            look={lookOf(piece.id, props)}
          />
        );
      })}
      {zone.shape === 'stall' && shapes?.StallLines && (
        <shapes.StallLines
          {...props}
          id={zone.id}
          lines={zone.lines}
          hasCards={zone.cards.length > 0}
          within={box}
        />
      )}
      {shapes?.More && layout.more.has(zone.id) && <shapes.More {...props} />}
    </div>
  );
}

/** Those that can be told apart; where the whole is one button, none of them is. */
function shownOf(zone: SceneZone, layout: Layout): readonly ScenePiece[] {
  const { id, shape, cards } = zone;
  if (shape === 'head') return [];
  const still = (pieces: readonly ScenePiece[]) => pieces.map((one) => ({ ...one, tap: false }));
  if (shape === 'pile' && zone.spread !== true) {
    return [...still(cards.slice(-2, -1)), ...cards.slice(-1)];
  }
  if (shape === 'pile') return still(cards.slice(Math.max(0, lowestOf(cards, layout) - 1)));
  if (layout.folded.has(id)) return still([cards[0]!, cards.at(-1)!]);
  return isWhole(zone) ? still(cards) : cards;
}

/** So much of a card shows its picture whole, and so much has room for one. */
const WHOLE = 0.88;
const MOST = 0.7;

function seenOf(share: number, isUnder: boolean): Seen {
  if (share < (isUnder ? WHOLE : MOST)) return 'strip';
  return isUnder ? 'top' : share < WHOLE ? 'most' : 'whole';
}

/** How much of a card the next one in its row leaves, as a share of its width. */
function shareOf(piece: ScenePiece, next: ScenePiece | undefined, { pieces }: Layout): number {
  const { x, y, width } = pieces.get(piece.id)!;
  const after = next && pieces.get(next.id);
  return after?.y === y && after.x > x ? Math.min(1, (after.x - x) / width) : 1;
}

function isAbove({ id }: ScenePiece, all: readonly ScenePiece[], { pieces }: Layout): boolean {
  return pieces.get(id)!.y < pieces.get(all.at(-1)!.id)!.y;
}

/** So many cards of a deck make an edge that is seen, of so many at most. */
const CARDS_OF_EDGE = 12;
const MOST_EDGES = 5;

function edgesOf(zone: SceneZone): number {
  const count = zone.shape === 'pile' ? (zone.count ?? 0) : 0;
  return Math.min(MOST_EDGES, Math.ceil(count / CARDS_OF_EDGE));
}

/** Which card of a spread pile lies on those that cannot be told apart; one more is seen when it is taken. */
function lowestOf(cards: readonly ScenePiece[], { pieces }: Layout): number {
  const left = ({ id }: ScenePiece) => pieces.get(id)!.x;
  return cards.findLastIndex((card) => left(card) === left(cards[0]!));
}

/** A button over the whole zone, or over the label where the cards are buttons themselves. */
function ZoneLabel({ zone, layout, lit, held, pointed, stop, base, shapes, mood }: ZoneProps) {
  const box = layout.zones.get(zone.id)!;
  const whole = isWhole(zone);
  const isTarget = held?.targets.has(zone.id) === true;
  const opens = zone.opens === true;
  const isButton = zone.tap || opens || (isTarget && whole);
  const button = whole ? box : layout.labels.get(zone.id);
  const Words = isCardZone(zone) ? Label : (shapes?.Label ?? Label);
  if (!isButton || button === undefined) return <Words {...{ zone, layout, mood }} within={box} />;
  const isLit = lit.has(zone.id) || isTarget;
  return (
    <button
      type="button"
      class={styles.choice}
      data-id={zone.id}
      data-lit={flag(isLit)}
      data-opens={flag(opens && !isLit)}
      data-pointed={flag(pointed === zone.id)}
      tabIndex={stop === zone.id ? 0 : -1}
      aria-disabled={isLit || opens ? undefined : true}
      aria-describedby={sentenceIds(base, isTarget, isLit, opens)}
      inert={layout.covered.has(zone.id)}
      style={styleOf(button, box)}
    >
      <Words {...{ zone, layout, mood }} within={button} />
    </button>
  );
}

function isCardZone({ shape }: SceneZone): boolean {
  return shape === 'row' || shape === 'line' || shape === 'pile';
}

function sentenceIds(base: string, isTarget: boolean, isLit: boolean, opens: boolean) {
  if (isTarget) return `${base}-target`;
  return isLit ? `${base}-lit` : opens ? `${base}-opens` : undefined;
}

export function labelOf(zone: SceneZone, words: TableWords): string {
  const { name, facts, locked, active, plate } = zone;
  const meter = 'meter' in zone ? (zone.meter ?? null) : null;
  return [
    name,
    ...facts.map(({ text }) => text),
    ...(meter === null ? [] : [words.meter(meter.done, meter.of)]),
    ...(locked ? [words.locked] : []),
    ...(active ? [words.active] : []),
    ...(plate === undefined ? [] : [plate]),
  ].join(', ');
}

export function pieceLabel({ name, mark }: ScenePiece, words: TableWords): string {
  return mark === null ? name : `${name}, ${words.mark(mark)}`;
}

/** A chosen card is lifted clear of what has risen over it; a lip lies under what is seen of a card. */
function pieceStyle(
  { id, tone }: ScenePiece,
  share: number,
  layout: Layout,
  zone: Box,
): Record<string, string> {
  const box = layout.pieces.get(id)!;
  const isLifted = tone === 'chosen' && layout.covered.has(id);
  return {
    ...styleOf(box, zone),
    ...(isLifted ? { '--lift': `${box.y + box.height - layout.tray.box.y}px` } : {}),
    '--seen': `${100 * share}%`,
  };
}
