import type { Far } from '../table/layout.ts';

/** Open cards are what is looked at: those of the players, or the piles where players have backs. */
export const fromAfar: Far = {
  most: (hasRows) =>
    hasRows ? { rival: 72, middle: 164, own: 108 } : { rival: 150, middle: 124, own: 108 },
  // With a picture in it that telephones read.
  tray: { tray: 122, lowTray: 122 },
};
