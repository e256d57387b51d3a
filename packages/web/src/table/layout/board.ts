/** What of a scene matters for its places: sides, and how many cards lie where. No words, and nothing of the tray. */
import type { Viewport } from '../layout.ts';
import type { Id, Piece, Scene, Zone } from '../scene.ts';

export interface Group {
  readonly id: Id;
  readonly side: Zone['side'];
  /** A line whose cards are buttons is a row: they may not overlap. */
  readonly manner: Zone['shape'];
  readonly cards: readonly Piece[];
  readonly gaps: number;
  /** As many cards as one reckons with, so that a deal moves nothing. */
  readonly usual: number;
  /** Its cards lie in the middle of their place. */
  readonly centred: boolean;
  /** The label is a button of its own, beside those of the cards. */
  readonly labelIsTarget: boolean;
}

export interface Board {
  /** The part of the screen that is used, in its middle. */
  readonly left: number;
  readonly width: number;
  readonly height: number;
  readonly rival: readonly Group[];
  readonly middle: readonly Group[];
  readonly own: readonly Group[];
  readonly hasGaps: boolean;
}

/** On larger screens the players would sit too far apart. */
const WIDEST = 1320;
const USUAL_ROW = 5;
const USUAL_LINE = 7;

export function boardOf({ zones }: Scene, viewport: Viewport): Board {
  const width = Math.min(viewport.width, WIDEST);
  const on = (side: Zone['side']) => zones.filter((zone) => zone.side === side).map(groupOf);
  const [rival, middle, own] = [on('rival'), on('middle'), on('own')];
  return {
    left: Math.floor((viewport.width - width) / 2),
    width,
    height: viewport.height,
    rival,
    middle,
    own,
    hasGaps: [...rival, ...middle, ...own].some(({ gaps }) => gaps > 0),
  };
}

function groupOf({ id, side, shape, cards, tap }: Zone): Group {
  const touched = cards.some((card) => card.tap);
  const manner = shape === 'line' && touched ? 'row' : shape;
  return {
    id,
    side,
    manner,
    cards,
    gaps: manner === 'row' ? cards.filter(isNarrow).length : 0,
    usual: side === 'middle' || manner === 'pile' ? 1 : manner === 'row' ? USUAL_ROW : USUAL_LINE,
    centred: manner === 'pile' || (manner === 'line' && side === 'own'),
    labelIsTarget: tap && touched,
  };
}

/** An empty place may be drawn narrower than a card. */
export function isNarrow({ face, tap }: Piece): boolean {
  return face === 'gap' && !tap;
}
