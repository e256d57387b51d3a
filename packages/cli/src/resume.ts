/** Goes on with a match that was left, however its process ended. */
import { texts } from '@mazzo/games';
import type { Language } from '@mazzo/kernel';
import { unknown } from './args.ts';
import type { Asked } from './args.ts';
import { forget, keptMatch, keptMatches } from './kept/kept-matches.ts';
import type { KeptMatch } from './kept/kept-matches.ts';
import { cliTexts } from './language.ts';
import { Mistake } from './mistake.ts';
import { audience, YOU } from './names.ts';
import { play } from './play.ts';
import { quoted, wrap } from './screen.ts';
import type { Terminal } from './terminal.ts';

export async function resumeCommand(
  asked: Asked,
  language: Language,
  terminal: Terminal,
  folder: string,
): Promise<void> {
  if (asked.has('list')) return terminal.say(...(await listLines(folder, language, terminal)));
  const kept = await find(asked.word, folder, language, terminal);
  if (asked.has('forget')) {
    forget(folder, kept.match);
    return terminal.say(cliTexts[language].resume.forgotten(kept.match));
  }
  await resume(kept, language, terminal, folder, { again: terminal.interactive });
}

/** With `again`, another match is offered after it. */
export async function resume(
  { match, setup }: KeptMatch,
  language: Language,
  terminal: Terminal,
  folder: string,
  { again = false } = {},
): Promise<void> {
  await play(setup, language, terminal, {
    folder,
    resumed: match,
    again: again && setup.save === undefined,
  });
}

/** The one that is named, or the last that was played. */
async function find(
  word: string | undefined,
  folder: string,
  language: Language,
  terminal: Terminal,
): Promise<KeptMatch> {
  const { mistakes } = cliTexts[language];
  if (word === undefined) {
    const [latest] = await keptMatches(folder, 1);
    if (latest !== undefined) return latest;
    throw new Mistake(mistakes.noneKept());
  }
  const found = await keptMatch(folder, word.toLowerCase());
  if (found === 'damaged') throw new Mistake(mistakes.damagedMatch(quoted(word)));
  if (found === 'newerRules') throw new Mistake(mistakes.newerMatch(quoted(word)));
  if (found !== null) return found;
  const kept = await keptMatches(folder);
  if (kept.length === 0) throw new Mistake(mistakes.noneKept());
  terminal.say(...keptLines(kept, language, terminal));
  const ids = kept.map(({ match }) => match);
  throw new Mistake(mistakes.match(unknown(word, ids)));
}

async function listLines(folder: string, language: Language, terminal: Terminal) {
  const kept = await keptMatches(folder);
  return kept.length === 0 ? [cliTexts[language].resume.none] : keptLines(kept, language, terminal);
}

function keptLines(kept: readonly KeptMatch[], language: Language, terminal: Terminal): string[] {
  const { width, paint } = terminal.screen();
  return kept.flatMap((one) =>
    wrap(`${paint('bold', one.match)}  ${keptWords(one, language)}`, width, '', '      '),
  );
}

/** A running match in a line: which game, how far, how it stands, and when it was left. */
export function keptWords(
  { setup, tally, over, touched }: KeptMatch,
  language: Language,
  { scores = true } = {},
): string {
  const text = cliTexts[language];
  const { name } = audience(YOU, text);
  const totals = tally.totals.map((total, seat) => `${name(seat)} ${total}`);
  const when = new Date(touched).toLocaleString(language, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  return [
    texts[setup.id][language].title,
    over ? text.resume.finished : text.resume.round(tally.rounds + 1),
    ...(scores ? [totals.join(', ')] : []),
    when,
  ].join(' · ');
}
