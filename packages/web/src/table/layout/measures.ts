/** Spaces and limits: roomy on a large screen, compact on a telephone, tight where little fits. */
import type { TablePreferences, Viewport } from '../layout.ts';

/** The least side of whatever can be touched. */
export const LEAST_TARGET = 44;
/** The least that is seen of a card in a line, at its left. */
export const LEAST_STRIP = 14;
/** How far a card rises when it is chosen (`piece.module.css`). Where there is room, it covers nothing. */
export const LIFT = 12;

/** How much room there is, and so how large words are printed. */
export type Density = 'roomy' | 'compact' | 'tight' | 'tightest';

/** How large the tray's words are printed. */
export const prints = ['large', 'usual', 'small'] as const;
export type Print = (typeof prints)[number];

export interface Measures {
  readonly density: Density;
  /** At the table's edge. */
  readonly margin: number;
  /** Between the cards of a zone, between zones, and within a zone's edge. */
  readonly gap: number;
  readonly apart: number;
  readonly pad: number;
  /** Whether labels are in order: none lies where it happens to fit. */
  readonly labelsAbove: boolean;
  /** Height of a label above its cards, and its least width; width of one beside them. */
  readonly label: number;
  readonly leastAbove: number;
  /** Least width of a pile with its label under it. */
  readonly leastPile: number;
  /** Between a pile and its label, which stands under it. */
  readonly under: number;
  readonly beside: number;
  readonly besidePile: number;
  readonly besideLine: number;
  /** A player's head: its height above cards, and its width beside a row or a line of them. */
  readonly head: { readonly above: number; readonly beside: number; readonly besideLine: number };
  /** Under the own cards; and where they are touched, clear of what shows that they may be. */
  readonly below: number;
  readonly beneath: number;
  /** The tray's height, what of it is kept for words, and how large those are printed if they fit. */
  readonly tray: number;
  /** Of a tray that says no more than a line: one height, however much lies on the table. */
  readonly lowTray: number;
  readonly words: number;
  readonly print: Print;
  /** Of its buttons, and of keys, which touch each other. */
  readonly thumb: number;
  readonly key: { readonly width: number; readonly height: number };
  /** The narrowest card of a line, and how much of each is seen, as a share of its width. */
  readonly leastInLine: number;
  readonly strip: number;
  /** How wide a narrow empty place is, as a share of a card. */
  readonly gapShare: number;
}

const roomy: Measures = {
  density: 'roomy',
  margin: 12,
  gap: 6,
  apart: 12,
  pad: 6,
  labelsAbove: true,
  label: 28,
  leastAbove: 124,
  leastPile: 96,
  under: 10,
  beside: 96,
  besidePile: 80,
  besideLine: 120,
  head: { above: 70, beside: 150, besideLine: 150 },
  below: 14,
  beneath: 24,
  tray: 118,
  lowTray: 100,
  words: 54,
  print: 'large',
  thumb: 54,
  key: { width: 52, height: 52 },
  leastInLine: 32,
  strip: 0.36,
  gapShare: 0.3,
};

const compact: Measures = {
  ...roomy,
  density: 'compact',
  margin: 4,
  gap: 3,
  apart: 3,
  pad: 2,
  labelsAbove: false,
  label: 20,
  leastAbove: 92,
  leastPile: 64,
  beside: 62,
  besidePile: 58,
  besideLine: 86,
  head: { above: 36, beside: 108, besideLine: 136 },
  below: 10,
  beneath: 20,
  tray: 128,
  lowTray: 104,
  words: 48,
  print: 'usual',
  thumb: 50,
  key: { width: LEAST_TARGET, height: 48 },
  leastInLine: 28,
};

const tight: Measures = {
  ...compact,
  density: 'tight',
  margin: 2,
  gap: 0,
  apart: 2,
  pad: 0,
  label: 16,
  // With the thickness of a deck.
  leastPile: LEAST_TARGET + 14,
  under: 4,
  beside: 46,
  besideLine: 80,
  head: { above: 32, beside: 80, besideLine: 104 },
  besidePile: 46,
  below: 4,
  beneath: 12,
  tray: 96,
  words: 34,
  thumb: 46,
  key: { width: LEAST_TARGET, height: LEAST_TARGET },
  gapShare: 0.16,
};

/** Where even that is too much, the second sentence is only spoken. */
const tightest: Measures = {
  ...tight,
  density: 'tightest',
  margin: 1,
  apart: 1,
  label: 12,
  under: 2,
  below: 2,
  beneath: 4,
  tray: 74,
  words: 22,
  thumb: LEAST_TARGET,
  gapShare: 0.05,
};

/** A line and a thumb, on a low screen. */
const LOWEST_TRAY = 82;

export interface Levels {
  /** The more spacious first. */
  readonly spacious: readonly Measures[];
  readonly tight: readonly Measures[];
}

export function levelsOf(
  { width, height }: Viewport,
  { largePrint, far }: TablePreferences,
): Levels {
  const usual =
    height < 500
      ? { ...compact, tray: tight.tray, words: tight.words, thumb: tight.thumb }
      : compact;
  const spacious = width >= 700 && height >= 600 ? [roomy, usual] : [usual];
  const fit = (levels: Measures[]) =>
    levels.map((one) => ({
      ...one,
      ...(height < 560 && { lowTray: LOWEST_TRAY }),
      ...far?.tray,
      ...(largePrint && { leastInLine: one.leastInLine + 6, strip: 0.46 }),
    }));
  return { spacious: fit(spacious), tight: fit([tight, tightest]) };
}
