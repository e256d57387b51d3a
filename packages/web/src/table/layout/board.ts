/** What of a scene matters for its places: sides, and how many cards lie where. Nothing of the tray. */
import type { Far, Viewport } from '../layout.ts';
import { isWhole } from '../scene.ts';
import type { Cards, Id, Piece, Scene, Zone } from '../scene.ts';

/** Cards with a label, or a part of the table that has rules of its own. */
export type Group = CardGroup | Exclude<Zone, Cards>;

/** A row, line or pile with its label. */
export interface CardGroup {
  readonly id: Id;
  readonly side: Zone['side'];
  /** A line whose cards are buttons is a row: they may not overlap. */
  readonly manner: 'row' | 'line' | 'pile';
  readonly cards: readonly Piece[];
  readonly gaps: number;
  /** As many cards as one reckons with, so that a deal moves nothing. */
  readonly usual: number;
  /** Of a pile, how many of its topmost cards can be told apart. */
  readonly seen: number;
  /** Its cards lie in the middle of their place. */
  readonly centred: boolean;
  /** The label is a player's head. */
  readonly headed: boolean;
  /** The label is a button of its own, beside those of the cards. */
  readonly labelIsTarget: boolean;
}

export interface Board {
  /** The part of the screen that is used, in its middle. */
  readonly left: number;
  readonly width: number;
  readonly far: Far | undefined;
  /** Of the whole screen. */
  readonly screen: number;
  readonly height: number;
  readonly rival: readonly Group[];
  readonly middle: readonly Group[];
  readonly own: readonly Group[];
  /** Whether the tray says no more than a line. */
  readonly lowTray: boolean;
  /** Whether the player's own head stands beside the middle, above their cards. */
  readonly ownAside: boolean;
  /** Whether there is something that can be drawn narrow, folded, or snug. */
  readonly hasGaps: boolean;
  readonly hasRibbons: boolean;
  readonly hasFan: boolean;
  /** Whether a pile is spread, on a telephone. */
  readonly hasSpread: boolean;
  readonly hasStall: boolean;
  /** Whether there are words among the piles. */
  readonly hasChips: boolean;
  /** Whether rivals' cards can be touched one by one. */
  readonly hasRows: boolean;
}

/** On larger screens the players would sit too far apart. */
const WIDEST = 1320;
/** From here on there is room at both sides of the middle. */
export const WIDE = 700;
const USUAL_ROW = 5;
const USUAL_LINE = 7;
/** Of one that is spread, on a telephone and where there is more room. */
const SEEN = { narrow: 5, wide: 8 };

export function boardOf({ zones, tray }: Scene, viewport: Viewport, far?: Far): Board {
  const width = Math.min(viewport.width, WIDEST);
  const groups = zones.map((zone) => groupOf(zone, width));
  const on = (side: Zone['side']) => groups.filter((group) => sideOf(group, width) === side);
  const own = on('own');
  return {
    left: Math.floor((viewport.width - width) / 2),
    width,
    far,
    screen: viewport.width,
    height: viewport.height,
    rival: on('rival'),
    middle: on('middle'),
    own,
    lowTray: tray.low === true,
    ownAside: width < WIDE && own.length === 1 && own.every((one) => isCards(one) && one.headed),
    hasGaps: groups.some((group) => isCards(group) && group.gaps > 0),
    hasRibbons: zones.some(({ shape }) => shape === 'ribbon'),
    hasSpread: width < WIDE && groups.some((group) => isCards(group) && group.seen > 1),
    hasFan: zones.some(({ shape }) => shape === 'fan'),
    hasStall: zones.some(({ shape }) => shape === 'stall'),
    hasChips: zones.some(({ side, shape }) => side === 'middle' && shape === 'chip'),
    hasRows: groups.some((one) => one.side === 'rival' && isCards(one) && one.manner === 'row'),
  };
}

/** A player's own head stands among the piles, or beside the hand where there is room for it. */
function sideOf(group: Group, width: number): Zone['side'] {
  const isHead = !isCards(group) && group.shape === 'head';
  return isHead && group.side === 'middle' && width >= WIDE ? 'own' : group.side;
}

export function isCards(group: Group): group is CardGroup {
  return 'manner' in group;
}

function groupOf(zone: Zone, width: number): Group {
  switch (zone.shape) {
    case 'row':
    case 'line':
    case 'pile':
      return cardGroup(zone, width);
    default:
      return zone;
  }
}

function cardGroup(zone: Cards, width: number): CardGroup {
  const { id, side, shape, cards, tap, spread, avatar } = zone;
  const touched = !isWhole(zone);
  const manner = shape === 'line' && touched ? 'row' : shape;
  return {
    id,
    side,
    manner,
    cards,
    gaps: manner === 'row' ? cards.filter(isNarrow).length : 0,
    usual: side === 'middle' || manner === 'pile' ? 1 : manner === 'row' ? USUAL_ROW : USUAL_LINE,
    seen: spread === true ? SEEN[width < WIDE ? 'narrow' : 'wide'] : 1,
    centred: manner === 'pile' || (manner === 'line' && side === 'own'),
    headed: avatar !== undefined,
    labelIsTarget: tap && touched,
  };
}

/** An empty place may be drawn narrower than a card. */
export function isNarrow({ face, tap }: Piece): boolean {
  return face === 'gap' && !tap;
}
