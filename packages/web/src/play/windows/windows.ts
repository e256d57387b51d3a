/** What a game with windows needs on the page, and a first move does not. */
import { JustCome } from './just-come.ts';
import { Passing } from './passing.ts';
import type { PassingProps } from './passing.ts';
import { withWindowButtons } from './window-buttons.ts';
import { WindowRing } from './window-ring.tsx';

export interface Windows {
  readonly passing: Passing;
  readonly justCome: JustCome;
  readonly Ring: typeof WindowRing;
  readonly withButtons: typeof withWindowButtons;
}

export function windowsFor(props: PassingProps): Windows {
  return {
    passing: new Passing(props),
    justCome: new JustCome(),
    Ring: WindowRing,
    withButtons: withWindowButtons,
  };
}
