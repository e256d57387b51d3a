/** Spaces and limits: roomy on a large screen, compact on a telephone, tight where little fits. */
import type { TablePreferences, Viewport } from '../layout.ts';

/** The least side of whatever can be touched. */
export const LEAST_TARGET = 44;
/** The least that is seen of a card in a line, at its left. */
export const LEAST_STRIP = 14;

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
  readonly beside: number;
  readonly besidePile: number;
  readonly besideLine: number;
  /** The height that is kept for what the tray says, and how large that is printed if it fits. */
  readonly words: number;
  readonly print: Print;
  /** Of the tray's buttons. */
  readonly thumb: number;
  readonly keyWidth: number;
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
  beside: 96,
  besidePile: 80,
  besideLine: 120,
  words: 48,
  print: 'large',
  thumb: 52,
  keyWidth: 52,
  leastInLine: 32,
  strip: 0.36,
  gapShare: 0.3,
};

const compact: Measures = {
  ...roomy,
  density: 'compact',
  margin: 4,
  gap: 3,
  apart: 4,
  pad: 2,
  labelsAbove: false,
  label: 22,
  leastAbove: 92,
  beside: 62,
  besidePile: 58,
  besideLine: 86,
  words: 57,
  print: 'usual',
  thumb: 48,
  keyWidth: LEAST_TARGET,
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
  beside: 46,
  besideLine: 80,
  besidePile: 46,
  words: 45,
  thumb: LEAST_TARGET,
  gapShare: 0.16,
};

/** Where even that is too much, the second sentence is only spoken. */
const tightest: Measures = {
  ...tight,
  density: 'tightest',
  margin: 1,
  apart: 1,
  words: 30,
  gapShare: 0.05,
};

export interface Levels {
  /** The more spacious first. */
  readonly spacious: readonly Measures[];
  readonly tight: readonly Measures[];
}

export function levelsOf(viewport: Viewport, { largePrint }: TablePreferences): Levels {
  const { width, height } = viewport;
  const usual = height >= 560 ? compact : { ...compact, words: tight.words };
  const spacious = width >= 700 && height >= 600 ? [roomy, usual] : [usual];
  const fit = (levels: Measures[]) => (largePrint ? levels.map(enlarged) : levels);
  return { spacious: fit(spacious), tight: fit([tight, tightest]) };
}

function enlarged(measures: Measures): Measures {
  return { ...measures, leastInLine: measures.leastInLine + 6, strip: 0.46 };
}
