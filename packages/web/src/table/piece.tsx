/** One card, or the place of one. */
import { useMemo } from 'preact/hooks';
import { CardFace, isBack } from '../cards/face.tsx';
import type { FaceRenderer, Print } from '../cards/face.tsx';
import { Icon } from '../cards/icons.tsx';
import { ValueBadge } from '../cards/value-badge.tsx';
import type { CardShape } from './layout.ts';
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
  /** The next card hides its right. */
  readonly overlapped?: boolean;
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
  /** So much of it that it cannot be touched. */
  readonly covered: boolean;
  readonly tabIndex: number;
  readonly describedBy: string | undefined;
}

export function Piece(props: PieceProps) {
  const { piece, label, shape, faces, print, locked, overlapped = false, style, look } = props;
  const { id, face, tap, tone, mark, value } = piece;
  const drawn = useMemo(
    () => <CardFace {...{ faces, face, print, shape }} covered={overlapped || shape === 'tile'} />,
    [faces, face, print, shape, overlapped],
  );
  const shared = {
    class: styles.piece,
    'data-piece': id,
    'data-tone': tone,
    'data-back': isBack(face) ? face : undefined,
    'data-gap': face === 'gap' ? '' : undefined,
    'data-state': look.state,
    'data-fresh': piece.fresh === true ? '' : undefined,
    'data-over': look.over ? '' : undefined,
    'data-pointed': look.pointed ? '' : undefined,
    'aria-label': label,
    inert: look.covered,
    style,
  };
  const content = (
    <>
      <span class={styles.turn} data-turn>
        {drawn}
      </span>
      {locked && face !== 'gap' && (
        <span class={styles.lock}>
          <Icon name="lock" size={16} />
        </span>
      )}
      {value !== undefined && (
        <span class={styles.value}>
          <ValueBadge text={value} size={26} />
        </span>
      )}
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
      aria-pressed={look.state === 'held' ? true : undefined}
      aria-describedby={look.describedBy}
    >
      {content}
    </button>
  );
}
