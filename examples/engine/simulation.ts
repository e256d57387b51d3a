/** Many games between bots: how long they last, and who wins. */
import { simulate } from '@mazzo/bots';
import { games } from '@mazzo/games';
import { optionsFrom } from '@mazzo/kernel';

const { flip7 } = games;
const options = optionsFrom(flip7.options, { target: 100 });
const counts = simulate(
  flip7,
  { options, seed: 'sfc32:simulation', bots: ['good', 'random', 'random'] },
  0,
  50,
);
console.log(`${counts.rounds.sum} rounds in ${counts.rounds.count} games`);
console.log(`wins by seat: ${counts.wins.join(', ')}`);
