/** Who may be named in the arena. */
import { contenderNames } from '@mazzo/bots';
import type { ContenderName } from '@mazzo/bots';
import type { GameId } from '@mazzo/games';
import { references } from '@mazzo/games/references';
import { unknown } from './args.ts';
import { EXEC } from './exec/exec-bot.ts';
import { Mistake } from './mistake.ts';
import { roundTheTable } from './setup.ts';
import type { CliText } from './text/text.ts';

/** A bot of ours by its name, or somebody else's by the command that starts it. */
export type Contender = ContenderName | `exec:${string}`;

export function readContenders(
  given: string | undefined,
  game: GameId,
  seats: number,
  text: CliText,
): Contender[] {
  const names = (given ?? 'good,reference').split(',').map((word) => word.trim());
  return roundTheTable(names, seats, text).map((word) => readContender(word, game, text));
}

function readContender(word: string, game: GameId, text: CliText): Contender {
  if (isExec(word)) return word;
  const known = contenderNames.filter((name) => name !== 'reference' || game in references);
  const name = known.find((one) => one === word);
  if (name !== undefined) return name;
  throw new Mistake(text.mistakes.bot(unknown(word, [...known, `${EXEC}<command>`])));
}

export function isExec(word: string): word is `exec:${string}` {
  return word.startsWith(EXEC) && word.length > EXEC.length;
}
