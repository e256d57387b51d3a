/** Flip 7 through the real contract: status, legal, resolve and apply, played by the peers' policy. */
import { flip7 } from '@mazzo/games/flip7';
import { chanceFrom, optionsFrom } from '@mazzo/kernel';
import type { Chance } from '@mazzo/kernel';
import type { Counts, Peer } from './counts.ts';

type State = ReturnType<typeof flip7.blank>;
type Move = ReturnType<typeof flip7.timeout>;
type Event = Parameters<typeof flip7.apply>[1];

const SEATS = 4;
/** As far as a target goes: the peers know no end of a match. */
const LONGEST = optionsFrom(flip7.options, { target: 500 });

/** `counting` listens to every event, which costs time: figures of speed are taken without. */
export function createContract(seed: number, { counting }: { counting: boolean }): Peer {
  const chance = chanceFrom(`sfc32:${seed}`);
  const counts: Counts = { rounds: 0, draws: 0, busts: 0, decisions: 0, sevens: 0, checksum: 0 };
  let state = newTable();
  const tell = (event: Event): void => flip7.apply(state, event);
  const tellAndCount = (event: Event): void => {
    flip7.apply(state, event);
    count(counts, event);
  };
  const playMatch = (): void => {
    state = newTable();
    playOut(state, chance, counting ? tellAndCount : tell, counts);
    counts.rounds += state.rounds;
    for (const { total } of state.players) counts.checksum = (counts.checksum * 31 + total) | 0;
  };
  return {
    play(rounds) {
      const enough = counts.rounds + rounds;
      while (counts.rounds < enough) playMatch();
    },
    counts: () => ({ ...counts }),
  };
}

function newTable(): State {
  return flip7.blank(LONGEST, SEATS);
}

function playOut(state: State, chance: Chance, tell: (event: Event) => void, counts: Counts): void {
  flip7.open(state, chance, tell);
  for (;;) {
    const status = flip7.status(state);
    if (status.over) return;
    const { seat } = status.decisions[0]!;
    const move = choose(flip7.legal(state, seat), chance, counts);
    flip7.resolve(state, seat, move, chance, tell);
  }
}

/** Nothing held: draw. Else bank with a chance of ¼. Targets are equally likely. */
function choose(moves: readonly Move[], chance: Chance, counts: Counts): Move {
  if (moves.length === 1) return moves[0]!;
  if (moves[0]!.type === 'target') return moves[chance.below(moves.length)]!;
  counts.decisions++;
  return chance.below(4) === 0 ? moves[1]! : moves[0]!;
}

function count(counts: Counts, event: Event): void {
  if (event.type === 'flipped') counts.draws++;
  else if (event.type === 'busted') counts.busts++;
  else if (event.type === 'sevenNumbers') counts.sevens++;
}
