/** How a game looks in the terminal: one face a game, and the rest of the terminal knows no game. */
import type { GameId } from '@mazzo/games';
import type { AnyEvent, AnyMove, AnyText, Audience, Seat } from '@mazzo/kernel';
import type { Paint, Style } from '../screen.ts';
import type { CliText, Row } from '../text/text.ts';
import { flip7Face } from './flip7.ts';

/** Whom the table is shown to, and in which words. */
export interface Stage {
  readonly text: CliText;
  readonly words: AnyText;
  readonly to: Audience;
  readonly width: number;
  readonly paint: Paint;
}

// Methods, not function-valued fields, so that a face of a definite State stands among any faces.
export interface Face<
  State = unknown,
  Move extends AnyMove = AnyMove,
  Event extends AnyEvent = AnyEvent,
> {
  /** The table as this view has it: few lines, none wider than the stage. */
  draw(view: State, stage: Stage): string[];
  /** What is asked of this seat. */
  question(view: State, seat: Seat, stage: Stage): string;
  /** The key that is offered for a move. */
  keyOf(move: Move, text: CliText): string;
  /** The move somebody means by a word, allowed or not; null if the word means none. */
  moveMeant(word: string, text: CliText): Move | null;
  /** What to consider before moving, for a hint. */
  consider(view: State, seat: Seat, stage: Stage): string;
  /** The rules in a few sentences, and every key. */
  rules(text: CliText): string;
  keys(text: CliText): readonly Row[];
  /** How an event is told: on a line of its own, and in a colour. */
  manner(event: Event): { readonly apart: boolean; readonly style: Style | null };
}

export const faces: Readonly<Record<GameId, Face>> = { flip7: flip7Face };
