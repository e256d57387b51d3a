/** From words to a table: which game, how many seats, which options, bots and seed. */
import { randomBytes } from 'node:crypto';
import { levels, standardLevel } from '@mazzo/bots';
import type { Level } from '@mazzo/bots';
import { gameIds, games } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import { readOptions, readSeed } from '@mazzo/kernel';
import type { AnyGame, AnyOptions, OptionField } from '@mazzo/kernel';
import { readWhole, unknown } from './args.ts';
import type { Asked } from './args.ts';
import { Mistake } from './mistake.ts';
import { quoted } from './screen.ts';
import type { CliText } from './text/text.ts';

export interface Setup {
  readonly id: GameId;
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: AnyOptions;
  readonly seed: string;
}

/** The fast generator: nobody plays against a simulation. */
export function freshSeed(): string {
  return `sfc32:${randomBytes(8).toString('hex')}`;
}

export function readGame(asked: Asked, text: CliText): GameId {
  const { command, word } = asked;
  if (word === undefined) throw new Mistake(text.mistakes.noGame(command, gameIds));
  const id = gameIds.find((name) => name === word);
  if (id !== undefined) return id;
  throw new Mistake(text.mistakes.game(unknown(word, gameIds)));
}

export function readSetup(asked: Asked, freshSeed: () => string, text: CliText): Setup {
  const id = readGame(asked, text);
  const game: AnyGame = games[id];
  const { min, max } = game.seats;
  const given = asked.value('seats');
  return {
    id,
    game,
    seats: given === undefined ? game.seats.default : readWhole('--seats', given, [min, max], text),
    options: readOptionWords(game, asked.values('options'), text),
    seed: readSeedWord(asked.value('seed'), freshSeed, text),
  };
}

/** `key=value,key=value`; a preset comes first, wherever it stands. */
function readOptionWords(game: AnyGame, given: readonly string[], text: CliText): AnyOptions {
  const pairs = given
    .flatMap((words) => words.split(','))
    .map((word) => readPair(word, game, text));
  // Without a prototype, `__proto__` is an unknown option like any other.
  const chosen = Object.create(null) as Record<string, string | number>;
  const isPreset = (key: string) => key === 'preset' && Object.keys(game.presets).length > 0;
  for (const [key, value] of pairs) {
    if (isPreset(key)) Object.assign(chosen, presetNamed(game, value, text));
  }
  for (const [key, value] of pairs) {
    if (!isPreset(key)) chosen[key] = game.options[key]?.kind === 'range' ? digits(value) : value;
  }
  const read = readOptions(game.options, chosen);
  if (read.ok) return read.options;
  const { problem } = read;
  const { mistakes } = text;
  if (problem.kind === 'badValue') {
    const value = pairs.findLast(([key]) => key === problem.key)?.[1] ?? '';
    throw new Mistake(mistakes.optionValue(problem.key, quoted(value), problem.field));
  }
  const key = problem.kind === 'unknownOption' ? problem.key : '';
  throw new Mistake(
    mistakes.option(unknown(key, [...Object.keys(game.options), ...['preset'].filter(isPreset)])),
  );
}

function readPair(
  word: string,
  game: AnyGame,
  text: CliText,
): readonly [key: string, value: string] {
  const [, key, value] = /^\s*([^=\s]+)\s*=\s*(\S+)\s*$/.exec(word) ?? [];
  if (key === undefined || value === undefined) {
    const [example, field] = Object.entries(game.options)[0]!;
    throw new Mistake(text.mistakes.optionShape(quoted(word), `${example}=${field.default}`));
  }
  return [key, value];
}

function presetNamed(game: AnyGame, name: string, text: CliText): Partial<AnyOptions> {
  const preset = Object.hasOwn(game.presets, name) ? game.presets[name] : undefined;
  if (preset !== undefined) return preset;
  throw new Mistake(text.mistakes.preset(unknown(name, Object.keys(game.presets))));
}

/** What is no number stays as it is, for the schema to refuse. */
function digits(word: string): string | number {
  return /^\d{1,15}$/.test(word) ? Number(word) : word;
}

/** Short enough to be printed on a line, and nothing that would not show there. */
const seedShape = /^[^\p{C}]{7,73}$/u;

function readSeedWord(word: string | undefined, freshSeed: () => string, text: CliText): string {
  if (word === undefined) return freshSeed();
  const seed = word.includes(':') ? word : `sfc32:${word}`;
  if (readSeed(seed) !== null && seedShape.test(seed)) return seed;
  throw new Mistake(text.mistakes.seed());
}

/** The names given, repeated round the table until every place has one. */
export function readBots(given: string | undefined, places: number, text: CliText): Level[] {
  const names = (given ?? standardLevel).split(',').map((word) => readBot(word.trim(), text));
  return roundTheTable(names, places, text);
}

export function roundTheTable<Name>(names: readonly Name[], places: number, text: CliText): Name[] {
  if (names.length > places) throw new Mistake(text.mistakes.tooManyBots(names.length, places));
  return Array.from({ length: places }, (_, place) => names[place % names.length]!);
}

function readBot(word: string, text: CliText): Level {
  const bot = levels.find((name) => name === word);
  if (bot !== undefined) return bot;
  throw new Mistake(text.mistakes.bot(unknown(word, levels)));
}

/** The options that are not as the standard has them, as `key=value`. */
export function changedOptions(game: AnyGame, options: AnyOptions): string[] {
  const fields: readonly (readonly [string, OptionField])[] = Object.entries(game.options);
  return fields
    .filter(([key, field]) => options[key] !== field.default)
    .map(([key]) => `${key}=${options[key]}`);
}
