/** Reads the command line, does what it asks, and answers with an exit code. */
import { readFileSync } from 'node:fs';
import type { Language } from '@mazzo/kernel';
import { readArgs, readLanguage, topics, unknown } from './args.ts';
import type { Asked, Topic } from './args.ts';
import { cliTexts } from './language.ts';
import { helpLines } from './help.ts';
import { keptFolder } from './kept/folder.ts';
import { Mistake } from './mistake.ts';
import { showPages } from './pages.ts';
import { interrupt, openTerminal } from './terminal.ts';
import type { Shell, Terminal } from './terminal.ts';

const OK = 0;
const BAD_INPUT = 2;

export async function main(argv: readonly string[]): Promise<number> {
  process.on('SIGINT', interrupt);
  process.stdout.on('error', whenReaderLeft);
  return answer(argv, process);
}

/** The same wherever it is typed and read. */
export async function answer(argv: readonly string[], shell: Shell): Promise<number> {
  const terminal = openTerminal(shell);
  try {
    const language = readLanguage(argv, shell.env);
    await run(readArgs(argv, cliTexts[language]), language, terminal, shell.env);
    return OK;
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    shell.stderr.write(`${error.message}\n`);
    return BAD_INPUT;
  } finally {
    terminal.close();
  }
}

/** Whoever reads our output may have had enough (`mazzo rules flip7 | head`). */
function whenReaderLeft(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(OK);
}

async function run(
  asked: Asked,
  language: Language,
  terminal: Terminal,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const folder = keptFolder(env);
  if (asked.has('version')) return terminal.say(`mazzo ${version()}`);
  if (asked.has('help') || asked.command === 'help') {
    const lines = helpLines(topicOf(asked, language), language, terminal.screen());
    return showPages(lines, cliTexts[language], terminal);
  }
  // Each command brings its own modules: asking for help must not wait for the games.
  switch (asked.command) {
    case 'menu': {
      const { openMenu } = await import('./menu.ts');
      return openMenu(language, terminal, folder);
    }
    case 'play': {
      if (asked.has('join')) {
        const { joinCommand } = await import('./server/join.ts');
        return joinCommand(asked, language, terminal, folder);
      }
      const { playCommand } = await import('./play.ts');
      return playCommand(asked, language, terminal, folder);
    }
    case 'resume': {
      const { resumeCommand } = await import('./resume.ts');
      return resumeCommand(asked, language, terminal, folder);
    }
    case 'serve': {
      const { serveCommand } = await import('./server/serve.ts');
      return serveCommand(asked, language, terminal, env);
    }
    case 'backup':
    case 'restore':
    case 'reports': {
      const { storeCommand } = await import('./server/store-commands.ts');
      return storeCommand(asked.command, asked, language, terminal, env);
    }
    case 'sim': {
      const { simCommand } = await import('./sim.ts');
      return simCommand(asked, language, terminal);
    }
    case 'arena': {
      const { arenaCommand } = await import('./arena.ts');
      return arenaCommand(asked, language, terminal);
    }
    case 'replay': {
      const { replayCommand } = await import('./replay.ts');
      return replayCommand(asked, language, terminal);
    }
    case 'rules': {
      const { rulesCommand } = await import('./rules.ts');
      return rulesCommand(asked, language, terminal);
    }
  }
}

/** `mazzo help play` is `mazzo play --help`. */
function topicOf({ command, word }: Asked, language: Language): Topic | 'main' {
  if (command === 'menu' || (command === 'help' && word === undefined)) return 'main';
  if (command !== 'help') return command;
  const topic = topics.find((name) => name === word);
  if (topic !== undefined) return topic;
  throw new Mistake(cliTexts[language].mistakes.command(unknown(word ?? '', topics)));
}

function version(): string {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
