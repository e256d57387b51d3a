/** Somebody in the first seat who types at a table of eighty columns. */
import { tellReason } from '@mazzo/kernel';
import type { AnyEvent, AnyMove, AnyText, Language } from '@mazzo/kernel';
import { cliTexts } from '../language.ts';
import { audience } from '../names.ts';
import type { FaceWords, Reader, TerminalFace } from './face.ts';

/** With these words of the game, and those of the face. */
export function readerAt<Words extends FaceWords>(
  { words }: { readonly words: Readonly<Record<Language, Words>> },
  texts: Readonly<Record<Language, AnyText>>,
  language: Language,
  changes: Partial<Reader<Words>> = {},
): Reader<Words> {
  const text = cliTexts[language];
  return {
    language,
    text,
    words: texts[language],
    own: words[language],
    to: audience(0, text),
    width: 80,
    paint: (_, words) => words,
    minutesLeft: null,
    recalls: false,
    ...changes,
  };
}

/** The move that a line makes; null if it makes none. */
export function moveMeant<
  State,
  Move extends AnyMove,
  Event extends AnyEvent,
  Words extends FaceWords,
>(
  face: TerminalFace<State, Move, Event, Words>,
  line: string,
  view: State,
  at: Reader<Words>,
): Move | null {
  const meant = face.meaning(line, view, 0, at);
  return meant?.kind === 'move' ? meant.move : null;
}

/** The words with which a line was answered; null if it made a move or is none of this game's. */
export function answered<State, Words extends FaceWords>(
  face: TerminalFace<State, AnyMove, AnyEvent, Words>,
  line: string,
  view: State,
  at: Reader<Words>,
): string | null {
  const meant = face.meaning(line, view, 0, at);
  if (meant?.kind === 'said') return meant.words;
  if (meant?.kind !== 'refused') return null;
  const { rejection } = meant;
  return `${rejection.rule}: ${tellReason(at.words, at.language, rejection)}`;
}
