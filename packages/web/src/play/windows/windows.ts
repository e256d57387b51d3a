/** What a game with windows needs on the page, and a first move does not. */
import { Passing } from './passing.ts';
import type { PassingProps } from './passing.ts';
import { WindowRing } from './window-ring.tsx';

export interface Windows {
  readonly passing: Passing;
  readonly Ring: typeof WindowRing;
}

export function windowsFor(props: PassingProps): Windows {
  return { passing: new Passing(props), Ring: WindowRing };
}
