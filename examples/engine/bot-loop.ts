/** A bot of your own in a loop: it sees its seat's view, its legal moves, and nothing else. */
import { games } from '@mazzo/games';
import { chanceFrom, createMatch } from '@mazzo/kernel';

const match = createMatch(games.vinto, {
  options: { session: 'rounds', rounds: 1 },
  seed: 'sfc32:bot loop',
});
const chance = chanceFrom('sfc32:my bot');

for (let status = match.status(); !status.over; status = match.status()) {
  const { seat } = status.decisions[0]!;
  const legal = match.legal(seat);
  const played = match.play(seat, legal[chance.below(legal.length)]!);
  if (!played.ok) throw new Error(`refused by ${played.rule}: ${played.reason}`);
}
for (const { seat, place, score } of match.standings()) {
  console.log(`${place}. seat ${seat}, ${score} points`);
}
