/** How large the tray's words are printed. */
import type { Box, TrayLayout } from '../layout.ts';
import type { Tray } from '../scene.ts';
import { prints } from './measures.ts';
import type { Measures, Print } from './measures.ts';

/** About how wide a letter is, and how high a line: of the question, and of the note below it. */
const letters: Readonly<Record<Print, Readonly<Record<'question' | 'note', Letter>>>> = {
  large: { question: { width: 12.4, leading: 30 }, note: { width: 6.6, leading: 20 } },
  usual: { question: { width: 9.7, leading: 22 }, note: { width: 6.2, leading: 18 } },
  small: { question: { width: 7.8, leading: 19 }, note: { width: 5.8, leading: 15 } },
};

/** Letters that a line leaves free on average, for a word that no longer goes into it. */
const RAGGED = 3;

interface Letter {
  readonly width: number;
  readonly leading: number;
}

/**
 * As large as fits, reckoned, not measured: what is longer than a line is printed smaller. Where the note
 * has no room beside it, that is only spoken.
 */
export function wordsIn(
  tray: Tray,
  { width, height }: Box,
  { print: largest }: Measures,
): Pick<TrayLayout, 'print' | 'printsNote'> {
  const tall = (words: string, letter: Letter) => {
    const wide = lengthOf(words) * letter.width;
    const across = wide > width ? width - RAGGED * letter.width : width;
    return Math.ceil(wide / across) * letter.leading;
  };
  const fitting = (said: string) =>
    prints.slice(prints.indexOf(largest)).find((print) => {
      const { question, note } = letters[print];
      const asked = tall(tray.question, question);
      const isLine = print === 'small' || asked <= question.leading;
      return isLine && asked + tall(said, note) <= height;
    });
  const print = fitting(tray.note ?? '');
  return { print: print ?? fitting('') ?? 'small', printsNote: print !== undefined };
}

/** In letters; a suit is as wide as two. */
function lengthOf(words: string): number {
  return words.length + (words.match(/[♣♦♥♠]/g)?.length ?? 0);
}
