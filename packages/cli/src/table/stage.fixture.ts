/** Somebody in the first seat who types at a table of eighty columns. */
import { texts } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import { tellReason } from '@mazzo/kernel';
import type { AnyEvent, AnyMove, Language } from '@mazzo/kernel';
import { cliTexts } from '../language.ts';
import { audience } from '../names.ts';
import type { Face, Stage } from './face.ts';

export function stageAt(game: GameId, language: Language, changes: Partial<Stage> = {}): Stage {
  const text = cliTexts[language];
  return {
    language,
    text,
    words: texts[game][language],
    to: audience(0, text),
    width: 80,
    paint: (_, words) => words,
    minutesLeft: null,
    recalls: false,
    ...changes,
  };
}

/** The move that a line makes; null if it makes none. */
export function moveMeant<State, Move extends AnyMove, Event extends AnyEvent>(
  face: Face<State, Move, Event>,
  line: string,
  view: State,
  at: Stage,
): Move | null {
  const meant = face.meaning(line, view, 0, at);
  return meant?.kind === 'move' ? meant.move : null;
}

/** The words with which a line was answered; null if it made a move or is none of this game's. */
export function answered<State>(
  face: Face<State>,
  line: string,
  view: State,
  at: Stage,
): string | null {
  const meant = face.meaning(line, view, 0, at);
  if (meant?.kind === 'said') return meant.words;
  if (meant?.kind !== 'refused') return null;
  const { rejection } = meant;
  return `${rejection.rule}: ${tellReason(at.words, at.language, rejection)}`;
}
