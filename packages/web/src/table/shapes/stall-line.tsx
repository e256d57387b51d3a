/** What is said of a card on show, what is offered for it, and what everybody has at the end. */
import { Head } from '../../cards/head.tsx';
import { Picture } from '../../cards/things.tsx';
import { flag, lookOf } from '../look.ts';
import { Piece } from '../piece.tsx';
import { styleOf } from '../place.ts';
import { Sign } from '../sign.tsx';
import type { Layout } from '../layout.ts';
import type { StallLine as Line } from '../scene.ts';
import type { StallLineProps } from './stall.tsx';
import styles from './stall.module.css';

export function StallLine(props: StallLineProps) {
  const { line, layout, lit, stop, pointed, base } = props;
  const shared = {
    class: styles.line,
    'data-kind': line.kind,
    'data-tone': line.tone,
    'data-cut': flag(isCut(line, layout)),
    style: lineStyle(props),
  };
  if (!line.tap) {
    return (
      <div {...shared} role="group" aria-label={line.name}>
        <Content {...props} />
      </div>
    );
  }
  const isLit = lit.has(line.id);
  return (
    <button
      {...shared}
      type="button"
      data-id={line.id}
      data-lit={flag(isLit)}
      data-pointed={flag(pointed === line.id)}
      tabIndex={stop === line.id ? 0 : -1}
      aria-label={line.name}
      aria-disabled={isLit ? undefined : true}
      aria-describedby={isLit ? `${base}-lit` : undefined}
      inert={layout.covered.has(line.id)}
    >
      <Content {...props} />
    </button>
  );
}

/** A few words are as large as what they say, within a place for the longest. */
function lineStyle({ line, layout, within }: StallLineProps) {
  const { width, ...style } = styleOf(layout.lines.get(line.id)!, within);
  if (line.kind !== 'chip' || line.tap) return { ...style, width };
  return { ...style, width: 'max-content', 'max-width': width, height: 'auto' };
}

/** Whether a sheet would end in the middle of it: then nothing of it is seen. */
function isCut({ id }: Line, { lines, tray: { risen }, height, window }: Layout): boolean {
  if (risen === null || height > window) return false;
  const { y, height: high } = lines.get(id)!;
  return y < risen.y + risen.height && y + high > risen.y;
}

/** How high what is drawn beside words is. */
const PICTURES = { claim: 44, chip: 18, offer: 24, heads: 0, contest: 22 } as const;

function Content(props: StallLineProps) {
  const { line, layout } = props;
  const box = layout.lines.get(line.id)!;
  return (
    <>
      {line.avatar !== null && <Head who={line.avatar} size={30} />}
      {line.pictures?.map((picture) => (
        <Picture key={picture} of={picture} size={PICTURES[line.kind]} />
      ))}
      {line.cards.map((piece) => (
        <Piece
          key={piece.id}
          piece={{ ...piece, tap: false }}
          label={piece.name}
          shape="card"
          faces={props.faces}
          print={props.print}
          locked={false}
          style={styleOf(layout.pieces.get(piece.id)!, box)}
          look={lookOf(piece.id, props)}
        />
      ))}
      <span
        class={styles.words}
        data-leads={flag(line.signs !== undefined)}
        style={{ '--after': `${afterCards(line, props)}px` }}
      >
        {line.note !== null && <span class={styles.aside}>{line.note}</span>}{' '}
        <span class={styles.text} style={line.kind === 'claim' ? printOf(line, props) : undefined}>
          {line.text}
          {line.signs && (
            <span class={styles.signs}>
              {line.signs.map((sign) => (
                <Sign key={sign.picture} {...sign} />
              ))}
            </span>
          )}
        </span>
      </span>
      {line.cells && <Cells line={line} />}
    </>
  );
}

/** Of a tag: its ends, what is drawn on it and the gap beside that; on a low one. */
const AROUND = { usual: 86, low: 70 };
/** About how wide a letter is, as a share of its height; and in which sizes a name is printed. */
const LETTER = 0.57;
const MOST = { usual: 21, low: 17 };
const LEAST = 15;
/** A name in two lines is no larger than this. */
const TWO_LINES = 17;

/** As large as its tag has room for: in one line, or in two that each hold their longest word. */
function printOf({ id, text }: Line, { layout }: StallLineProps) {
  const size = layout.density.startsWith('tight') ? 'low' : 'usual';
  const room = layout.lines.get(id)!.width - AROUND[size];
  const fitting = (letters: number) => room / (letters * LETTER);
  const whole = fitting(text.length);
  const words = text.split(' ').map(({ length }) => length);
  const isLine = whole >= TWO_LINES || words.length === 1 || size === 'low';
  const print = isLine
    ? Math.min(MOST[size], whole)
    : Math.min(TWO_LINES, fitting(Math.max(...words)));
  return { 'font-size': `${Math.floor(Math.max(LEAST, print))}px` };
}

/** Where the words of an offer begin: at once after its cards. */
function afterCards({ id, cards }: Line, { layout }: StallLineProps): number {
  const last = layout.pieces.get(cards.at(-1)?.id ?? '');
  return last === undefined ? 0 : last.x + last.width - layout.lines.get(id)!.x;
}

/** What each has, under their heads. */
function Cells({ line: { kind, cells } }: { readonly line: Line }) {
  return (
    <span class={styles.cells}>
      {cells?.map(({ who, text, won }) => (
        <span key={who} class={styles.cell} data-won={flag(won)}>
          {kind === 'heads' ? <Head who={who} size={26} /> : text}
        </span>
      ))}
    </span>
  );
}
