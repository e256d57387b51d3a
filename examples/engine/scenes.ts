/** Tests of your own: a table with the cards that you name, of a game of ours and of one of yours. */
import { games } from '@mazzo/games';
import { scene } from '@mazzo/kernel/testing';
import { higher } from './small-game.ts';

function expect(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`not so: ${what}`);
  console.log(what);
}

// Vinto, from the top of the shuffle: the first player's row, those of the others, the card turned up, the draw pile.
const rows = ['2c 3c 4c 5c 6c', '2d 3d 4d 5d 7s', '2h 3h 4h 5h 6h', '2s 3s 4s 5s 6s'];
const vinto = scene(games.vinto, {
  first: 0,
  shuffles: [[...rows, '10h', '7d'].flatMap((cards) => cards.split(' '))],
  deck: (state) => state.deck,
});
for (const seat of [0, 1, 2, 3]) {
  for (const slot of [0, 1]) vinto.play(seat, { type: 'peek', slot });
}
vinto.play(0, { type: 'draw' });
vinto.play(0, { type: 'discard' });
const tossed = vinto.play(1, { type: 'tossIn', slot: 4 });
expect(
  tossed.ok && tossed.events[0]?.type === 'tossedIn',
  'V-9: on a seven another may be tossed in',
);
const late = vinto.play(0, { type: 'draw' });
expect(!late.ok && late.rule === 'V-20', 'V-20: nobody draws while the window is open');
vinto.usedUp();

// A game of your own needs nothing more: its card names and its shuffles are in its contract.
const table = scene(higher, {
  seats: 2,
  shuffles: [['5', '8', '8']],
  deck: (state) => state.deck,
});
table.play(0, { type: 'higher' });
table.play(1, { type: 'higher' });
expect(table.state.points.join() === '1,0', 'an equal card is not higher');
table.usedUp();
