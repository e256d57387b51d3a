/** Bots against each other, every deal in every rotation: who is stronger, and how sure that is. */
import { availableParallelism } from 'node:os';
import { untimed } from '@mazzo/bots';
import type { Language } from '@mazzo/kernel';
import { readWhole } from './args.ts';
import type { Asked } from './args.ts';
import { arenaLines, arenaResult, thinkingTimes } from './arena-result.ts';
import { runContest } from './arena-run.ts';
import { readContenders } from './contenders.ts';
import { cliTexts } from './language.ts';
import { createProgress } from './progress.ts';
import { freshSeed, readSetup } from './setup.ts';
import type { Terminal } from './terminal.ts';

const DEALS = [1, 10_000_000] as const;
const STEPS = [1, 1_000_000_000] as const;
const THREADS = [1, 64] as const;

export async function arenaCommand(
  asked: Asked,
  language: Language,
  terminal: Terminal,
): Promise<void> {
  const text = cliTexts[language];
  const { id: game, game: rules, seats, options, seed } = readSetup(asked, freshSeed, text);
  const bots = readContenders(asked.value('bots'), game, seats, text);
  const whole = (flag: 'deals' | 'steps' | 'threads', bounds: readonly [number, number]) => {
    const given = asked.value(flag);
    return given === undefined ? undefined : readWhole(`--${flag}`, given, bounds, text);
  };
  const deals = whole('deals', DEALS) ?? 100;
  const steps = whole('steps', STEPS);
  const threads = whole('threads', THREADS) ?? availableParallelism();

  const contest = { game, options: untimed(rules, options), seed, bots, steps };
  const progress = createProgress(deals, text.arena.progress);
  const found = await runContest(contest, deals, threads, progress.show);
  progress.clear();
  const result = arenaResult(contest, found);
  if (asked.has('json')) return terminal.say(JSON.stringify(result));
  terminal.say(...arenaLines(result, thinkingTimes(found), language, terminal.screen()));
}
