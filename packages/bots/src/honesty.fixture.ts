/**
 * Whether a player chooses by what it may know alone: it is asked twice with the same chance, the second
 * time while everything that its seat has not seen is dealt anew behind its back.
 */
import { chanceFrom } from '@mazzo/kernel';
import type { AnyEvent, AnyGame, AnyMove, AnyOptions } from '@mazzo/kernel';
import { playOut } from './play-out.ts';
import { createPlayer } from './player.ts';
import type { Place, Player } from './player.ts';

type AnyPlace = Place<AnyOptions, unknown, AnyMove, AnyEvent>;
export type Seating = (place: AnyPlace, truth: unknown) => Player<AnyMove, AnyEvent>;

interface Trial {
  readonly game: AnyGame;
  readonly options: AnyOptions;
  readonly seed: string;
  /** The most that a decision may cost. */
  readonly steps: number;
  readonly positions: number;
}

export const seatedAt =
  (level: 'casual' | 'good' | 'expert'): Seating =>
  (place) =>
    createPlayer(level, place);

/** How many choices were looked at, and the first two that differ. */
export function honestyOf(trial: Trial, seating: Seating): { asked: number; differing: string[] } {
  const found = { asked: 0, differing: [] as string[] };
  const { game, options, seed } = trial;
  const seats = game.seats.default;
  for (let match = 0; found.asked < trial.positions; match++) {
    const table = chanceFrom(seed, 2 * match);
    const order = chanceFrom(seed, 2 * match + 1);
    try {
      playOut({ game, options, table, order }, seats, (truth) =>
        Array.from({ length: seats }, (_, seat) => {
          const chance = chanceFrom(`${seed} seat ${seat}`, match);
          const place = { game, options, seats, seat, chance };
          const player = seating(place, truth);
          return { player: watched(player, place, truth, trial, found), chance };
        }),
      );
    } catch (error) {
      if (error !== enough) throw error;
    }
  }
  return found;
}

/** Ends a match in which enough has been seen. */
const enough = new Error('enough');

function watched(
  player: Player<AnyMove, AnyEvent>,
  { game, options, seats, seat }: AnyPlace,
  truth: unknown,
  { steps, positions, seed }: Trial,
  found: { asked: number; differing: string[] },
): Player<AnyMove, AnyEvent> {
  const view = game.blank(options, seats);
  return {
    ...player,
    hear(event) {
      game.apply(view, event);
      player.hear(event);
    },
    propose({ free }) {
      if (found.asked >= positions) throw enough;
      const number = found.asked++;
      const choose = () =>
        player.propose({ free, chance: chanceFrom(`${seed} choice`, number), steps });
      const choice = choose();
      const so = structuredClone(truth);
      Object.assign(truth as object, game.imagine(view, seat, chanceFrom(`${seed} other`, number)));
      const other = choose();
      Object.assign(truth as object, so);
      if (JSON.stringify(choice) !== JSON.stringify(other)) {
        found.differing.push(JSON.stringify([choice, other]));
      }
      return choice;
    },
  };
}
