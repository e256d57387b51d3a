/** `mazzo backup`, `mazzo restore`, `mazzo reports`: a server's store, looked after from outside. */
import { resolve } from 'node:path';
import type { Language } from '@mazzo/kernel';
import {
  backup,
  BackupExists,
  FolderInUse,
  NoBackup,
  NoStore,
  reportsIn,
  restore,
} from '@mazzo/server';
import type { Asked } from '../args.ts';
import { cliTexts } from '../language.ts';
import { Mistake } from '../mistake.ts';
import { clean, wrap } from '../screen.ts';
import type { Terminal } from '../terminal.ts';
import type { CliText } from '../text/text.ts';
import { dataFolder } from './data-folder.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export function storeCommand(
  command: 'backup' | 'restore' | 'reports',
  asked: Asked,
  language: Language,
  terminal: Terminal,
  env: Environment,
): void {
  const text = cliTexts[language];
  const { server: words } = text;
  const folder = dataFolder(asked, env);
  const say = (sentence: string): void => terminal.say(...wrap(sentence, terminal.screen().width));
  if (command === 'reports') {
    const reports = refusing(() => reportsIn(folder), { folder, file: '' }, text);
    if (reports.length === 0) return say(words.noReports);
    for (const { time, code, match, aboutName, about, reason } of reports) {
      const when = new Date(time).toISOString().slice(0, 16).replace('T', ' ');
      say(
        words.report(
          when,
          code,
          match ?? '',
          clean(aboutName),
          about,
          words.reasons[reason] ?? reason,
        ),
      );
    }
    return;
  }
  const { word } = asked;
  if (word === undefined) throw new Mistake(words.sayFile(command));
  const file = resolve(word);
  const work = command === 'backup' ? backup : restore;
  refusing(() => work(folder, file), { folder, file: word }, text);
  say(command === 'backup' ? words.backedUp(clean(word)) : words.restored(clean(folder)));
}

function refusing<Result>(
  work: () => Result,
  { folder, file }: { folder: string; file: string },
  { server: words, mistakes }: CliText,
): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof FolderInUse) throw new Mistake(words.folderInUse(clean(folder)));
    if (error instanceof NoStore) throw new Mistake(words.noStore(clean(folder)));
    if (error instanceof BackupExists) throw new Mistake(words.fileExists(clean(file)));
    if (error instanceof NoBackup) throw new Mistake(words.noBackup(clean(file)));
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new Mistake(mistakes.cannotWrite(clean(file), code));
  }
}
