/** What a room attends to as long as one is in it. */
import { giveWay } from './giving-way.ts';
import { listen } from './page-keys.ts';

export function attend(...[opened, hint, signal]: Parameters<typeof listen>): void {
  listen(opened, hint, signal);
  giveWay(signal);
}
