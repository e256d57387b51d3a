/** A table set up by hand: a match whose shuffles are rigged, and which knows whether they were used up. */
import type { Slot } from '../cards.ts';
import type { AnyEvent, AnyMove, Game } from '../game.ts';
import { createMatch } from '../match.ts';
import type { Match, MatchSetup } from '../match.ts';

export interface SceneSetup<Options, State> extends MatchSetup<Options> {
  readonly shuffles: readonly (readonly string[])[];
  /** The deck that the rigged shuffles make, the last card its top. */
  deck(state: State): readonly Slot[];
}

export type Scene<State, Move, Event> = Match<State, Move, Event> & {
  /** Throws if a rigged shuffle did not happen, or a card named in the last one was not drawn. */
  usedUp(): void;
};

export function scene<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  game: Game<Options, State, Move, Event>,
  setup: SceneSetup<Options, State>,
): Scene<State, Move, Event> {
  const match = createMatch(game, setup);
  const usedUp = (): void => {
    const orders = match.log.flatMap((entry) => ('events' in entry ? entry.events : []));
    const shuffles = orders.filter((event) => event.type === 'shuffled') as { cards?: unknown[] }[];
    const { length } = setup.shuffles;
    if (shuffles.length < length) throw new Error(`${shuffles.length} of ${length} shuffles came`);
    const rigged = setup.shuffles.at(-1) ?? [];
    const last = shuffles[length - 1]?.cards?.length ?? 0;
    const unused = setup.deck(match.state).length - (last - rigged.length);
    if (shuffles.length === length && unused > 0) {
      throw new Error(`not drawn: ${rigged.slice(-unused).join(' ')}`);
    }
  };
  return Object.assign(match, { usedUp });
}
