/** One card, or the place of one. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { CardFace, isBack } from '../cards/face.tsx';
import type { FaceRenderer, Print, Seen } from '../cards/face.tsx';
import { Icon } from '../cards/icons.tsx';
import type { CardShape } from './layout.ts';
import { flag } from './look.ts';
import type { Piece as ScenePiece } from './scene.ts';
import styles from './piece.module.css';
import type { Sentence } from './text.ts';

export interface PieceProps {
  readonly piece: ScenePiece;
  /** The name, and what else is to be known of it. */
  readonly label: string;
  readonly shape: CardShape;
  readonly faces: FaceRenderer;
  readonly print: Print;
  readonly locked: boolean;
  /** What other cards leave of it. */
  readonly seen?: Seen | undefined;
  /** There are rows of the same hand below it. */
  readonly isAbove?: boolean;
  /** How many are seen of the cards below it. */
  readonly edges?: number;
  readonly style: Readonly<Record<string, string>>;
  readonly look: PieceLook;
}

export interface PieceLook {
  /** What can be done with it now. */
  readonly state: Sentence | undefined;
  /** The card in the hand is over it. */
  readonly over: boolean;
  /** A hint points at it. */
  readonly pointed: boolean;
  /** It was touched and may not be. */
  readonly refused: boolean;
  /** So much of it that it cannot be touched. */
  readonly covered: boolean;
  readonly tabIndex: number;
  readonly describedBy: string | undefined;
}

export function Piece(props: PieceProps) {
  const { piece, shape, faces, print, seen } = props;
  const { face } = piece;
  const drawn = useMemo(
    () => <CardFace {...{ faces, face, print, seen }} shape={shape === 'tile' ? 'tile' : 'card'} />,
    [faces, face, print, shape, seen],
  );
  // Most changes at a table leave most cards as they are.
  return useMemo(() => framed(props, drawn), [drawn, JSON.stringify(props)]);
}

function framed(props: PieceProps, drawn: JSX.Element): JSX.Element {
  const { piece, label, shape, locked, style, look, edges = 0, isAbove = false } = props;
  const { id, face, tap, tone, mark, value } = piece;
  const shared = {
    class: styles.piece,
    'data-piece': id,
    'data-tone': tone,
    'data-back': isBack(face) ? face : undefined,
    'data-gap': flag(face === 'gap'),
    'data-state': look.state,
    'data-fresh': piece.fresh,
    'data-trace': piece.trace,
    'data-over': flag(look.over),
    'data-pointed': flag(look.pointed),
    'data-refused': flag(look.refused),
    'data-above': flag(isAbove),
    'data-edges': edges > 0 ? edges : undefined,
    'data-shape': shape,
    'aria-label': label,
    inert: look.covered,
    style,
  };
  const content = (
    <>
      <span class={styles.turn} data-turn>
        {drawn}
      </span>
      {locked && isBack(face) && (
        <span class={styles.lock}>
          <Icon name="lock" size={16} />
        </span>
      )}
      {value !== undefined && <span class={styles.value} data-value={value} aria-hidden="true" />}
      {mark !== null && (
        <span class={styles.mark} aria-hidden="true">
          {mark}
        </span>
      )}
    </>
  );
  if (!tap) {
    return (
      <span {...shared} role="img">
        {content}
      </span>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      data-id={id}
      tabIndex={look.tabIndex}
      aria-disabled={look.state === undefined ? true : undefined}
      aria-pressed={look.state === 'held' || tone === 'chosen' ? true : undefined}
      aria-describedby={look.describedBy}
    >
      {content}
    </button>
  );
}
