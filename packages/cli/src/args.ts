/** The command line taken apart; what is not understood is refused in one sentence. */
import { parseArgs } from 'node:util';
import type { Language } from '@mazzo/kernel';
import { cliTexts, languageNamed, languageNames, systemLanguage } from './language.ts';
import { Mistake } from './mistake.ts';
import { nearest } from './nearest.ts';
import { quoted } from './screen.ts';
import type { CliText, Unknown } from './text/text.ts';

/** What there is help on. */
export const topics = [
  'play',
  'resume',
  'serve',
  'backup',
  'restore',
  'reports',
  'sim',
  'arena',
  'replay',
  'rules',
] as const;
const commandNames = [...topics, 'help'] as const;
export type Topic = (typeof topics)[number];
type CommandName = (typeof commandNames)[number];

const flags = {
  seats: { type: 'string' },
  seed: { type: 'string' },
  options: { type: 'string' },
  bots: { type: 'string' },
  name: { type: 'string' },
  save: { type: 'string' },
  overwrite: { type: 'boolean' },
  list: { type: 'boolean' },
  forget: { type: 'boolean' },
  games: { type: 'string' },
  deals: { type: 'string' },
  steps: { type: 'string' },
  threads: { type: 'string' },
  viewer: { type: 'string' },
  join: { type: 'string' },
  bot: { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  proxy: { type: 'string' },
  json: { type: 'boolean' },
  lang: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;
type Flag = keyof typeof flags;

const common: readonly Flag[] = ['lang', 'help', 'version'];
const flagsOf: Readonly<Record<CommandName | 'menu', readonly Flag[]>> = {
  menu: common,
  play: ['seats', 'seed', 'options', 'bots', 'name', 'save', 'overwrite', 'join', 'bot', ...common],
  resume: ['list', 'forget', ...common],
  serve: ['port', 'host', 'data', 'proxy', ...common],
  backup: ['data', ...common],
  restore: ['data', ...common],
  reports: ['data', ...common],
  sim: [
    'games',
    'seats',
    'seed',
    'bots',
    'options',
    'json',
    'threads',
    'save',
    'overwrite',
    ...common,
  ],
  arena: ['deals', 'seats', 'seed', 'bots', 'options', 'json', 'threads', 'steps', ...common],
  replay: ['viewer', ...common],
  rules: common,
  help: common,
};
/** How many words may follow the command: a game, a file, a match, a ruling. */
const wordsOf: Readonly<Record<CommandName | 'menu', number>> = {
  menu: 0,
  play: 1,
  resume: 1,
  serve: 0,
  backup: 1,
  restore: 1,
  reports: 0,
  sim: 1,
  arena: 1,
  replay: 1,
  rules: 2,
  help: 1,
};

export interface Asked {
  readonly command: CommandName | 'menu';
  /** What follows the command. */
  readonly word: string | undefined;
  /** And what follows that. */
  readonly second: string | undefined;
  has(flag: Flag): boolean;
  value(flag: Flag): string | undefined;
  values(flag: Flag): readonly string[];
}

type Token = ReturnType<typeof tokensOf>[number];

// Not strict: its complaints would be Node's, in English, and not name what is allowed.
function tokensOf(argv: readonly string[]) {
  return parseArgs({ args: argv, options: flags, strict: false, tokens: true }).tokens;
}

/** The language asked for. Before anything else: every refusal is in it. */
export function readLanguage(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Language {
  const system = systemLanguage(env);
  const asked = tokensOf(argv).findLast(
    (token) => token.kind === 'option' && token.name === 'lang',
  );
  if (asked?.kind !== 'option') return system;
  const { mistakes } = cliTexts[system];
  if (isMissing(asked)) throw new Mistake(mistakes.noValue(asked.rawName));
  const language = languageNamed(asked.value ?? '');
  if (language !== null) return language;
  throw new Mistake(mistakes.language(unknown(asked.value ?? '', languageNames)));
}

export function readArgs(argv: readonly string[], text: CliText): Asked {
  const tokens = tokensOf(argv);
  const words = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  const command = readCommand(words.shift(), text);
  const values = new Map<Flag, string[]>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const flag = readFlag(token, command, text);
    values.set(flag, [...(values.get(flag) ?? []), token.value ?? '']);
  }
  const extra = words[wordsOf[command]];
  if (extra !== undefined) throw new Mistake(text.mistakes.tooManyWords(quoted(extra)));
  return {
    command,
    word: words[0],
    second: words[1],
    has: (flag) => values.has(flag),
    value: (flag) => values.get(flag)?.at(-1),
    values: (flag) => values.get(flag) ?? [],
  };
}

function readCommand(word: string | undefined, text: CliText): Asked['command'] {
  if (word === undefined) return 'menu';
  const command = commandNames.find((name) => name === word);
  if (command !== undefined) return command;
  throw new Mistake(text.mistakes.command(unknown(word, commandNames)));
}

function readFlag(
  token: Extract<Token, { kind: 'option' }>,
  command: Asked['command'],
  text: CliText,
): Flag {
  const { mistakes } = text;
  const allowed = flagsOf[command];
  const flag = allowed.find((name) => name === token.name);
  if (flag === undefined) {
    const names = allowed.map((name) => `--${name}`);
    const typed = command === 'menu' ? 'mazzo' : `mazzo ${command}`;
    throw new Mistake(mistakes.flag(typed, unknown(token.rawName, names)));
  }
  const takesValue = flags[flag].type === 'string';
  if (takesValue && isMissing(token)) throw new Mistake(mistakes.noValue(token.rawName));
  if (!takesValue && token.value !== undefined) {
    throw new Mistake(mistakes.needlessValue(token.rawName));
  }
  return flag;
}

/** The next flag is not this flag's value; a negative number may be, to be refused as a number. */
function isMissing(token: Extract<Token, { kind: 'option' }>): boolean {
  const { value, inlineValue } = token;
  return !value || (!inlineValue && /^-(-|[a-z])/i.test(value));
}

export function unknown(word: string, allowed: readonly string[]): Unknown {
  return { word: quoted(word), near: nearest(word, allowed), allowed };
}

/** A whole number written in digits, within bounds. */
export function readWhole(
  flag: string,
  given: string,
  [min, max]: readonly [number, number],
  text: CliText,
): number {
  const number = /^\d{1,15}$/.test(given) ? Number(given) : NaN;
  if (number >= min && number <= max) return number;
  throw new Mistake(text.mistakes.notWhole(flag, quoted(given), min, max));
}
