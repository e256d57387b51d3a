/** What can be typed on the command line. */
import type { Language } from '@mazzo/kernel';
import type { Topic } from './args.ts';
import { cliTexts } from './language.ts';
import { rowLines, wrap } from './screen.ts';
import type { Screen } from './screen.ts';

export function helpLines(
  topic: Topic | 'main',
  language: Language,
  { width, paint }: Screen,
): string[] {
  const { help: text } = cliTexts[language];
  const { usage, about, rows, notes } = text[topic];
  return [
    ...wrap(`${paint('bold', text.usage)} ${usage}`, width, '', '  '),
    '',
    ...wrap(about, width),
    '',
    ...rowLines(rows, width, paint),
    ...rowLines(text.common, width, paint),
    ...notes.flatMap((note) => ['', ...wrap(note, width)]),
  ];
}
