/** What of Sapone's table is needed when a card has been taken from the market, not before. */
export { layLines } from '../../table/layout/shapes/stall-line.ts';
export { StallLine } from '../../table/shapes/stall-line.tsx';
export { meant } from './begun-move.ts';
export { lapsed, revive } from './doubt.ts';
export { fresh } from './fresh.ts';
export { onShow } from './on-show.ts';
export { liftedIn } from './taken-up.ts';
export { pointAt, touches } from './touches.ts';
export { beat, moment, sound } from './telling.ts';
export { travels } from './travels.ts';
export { standing, tray } from './tray.ts';
