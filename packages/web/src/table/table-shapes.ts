/** What only some games need on their tables, laid out and drawn; it is fetched with those. */
import type { FunctionComponent } from 'preact';
import type { LabelProps } from './label.tsx';
import type { LayoutShapes } from './layout/shapes.ts';
import type { Gesture, Id, Scene } from './scene.ts';
import type { MagnifierProps } from './shapes/magnifier.tsx';
import type { MoreProps } from './shapes/more.tsx';
import type { SheetProps } from './shapes/sheet.tsx';
import type { StallLinesProps } from './shapes/stall.tsx';

export interface TableShapes extends LayoutShapes {
  /** Of a head, a meld or words on the cloth. */
  readonly Label: FunctionComponent<LabelProps>;
  /** Where there is a stall. */
  readonly StallLines?: FunctionComponent<StallLinesProps>;
  /** Where there are melds. */
  readonly More?: FunctionComponent<MoreProps>;
  /** What this touch opens to be read; null if it closes that, undefined if it does neither. */
  opens(gesture: Gesture, scene: Scene, lit: ReadonlySet<Id>): Id | null | undefined;
  /** What shows it, fetched when it is first wanted. */
  reading(): Promise<Reading>;
}

/** For whoever looks closer. */
export interface Reading extends Pick<Required<LayoutShapes>, 'laySheet'> {
  readonly Sheet: FunctionComponent<SheetProps>;
  readonly Magnifier: FunctionComponent<MagnifierProps>;
}
