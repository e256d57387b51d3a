/** A game's rules and options, to be read in the terminal. */
import { existsSync, readFileSync } from 'node:fs';
import { games, texts } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import type { AnyGame, AnyText, Language, OptionField } from '@mazzo/kernel';
import type { Asked } from './args.ts';
import { cliTexts } from './language.ts';
import { renderMarkdown } from './markdown.ts';
import { Mistake } from './mistake.ts';
import { showPages } from './pages.ts';
import { quoted, wrap } from './screen.ts';
import type { Screen } from './screen.ts';
import { readGame } from './setup.ts';
import type { Terminal } from './terminal.ts';
import type { CliText } from './text/text.ts';

const gamesFolder = new URL('.', import.meta.resolve('@mazzo/games'));
const kernelFolder = new URL('..', import.meta.resolve('@mazzo/kernel'));

export async function rulesCommand(
  asked: Asked,
  language: Language,
  terminal: Terminal,
): Promise<void> {
  const text = cliTexts[language];
  const id = readGame(asked, text);
  const { second: rule } = asked;
  if (rule === undefined) return showRules(id, language, terminal);
  const lines = rulingLines(rule, id, language, terminal.screen());
  if (lines !== null) return showPages(lines, text, terminal);
  throw new Mistake(text.mistakes.ruling(quoted(rule), id, rulingsOf(id, language)));
}

export async function showRules(id: GameId, language: Language, terminal: Terminal): Promise<void> {
  const lines = rulesLines(id, language, terminal.screen());
  await showPages(lines, cliTexts[language], terminal);
}

function rulesLines(id: GameId, language: Language, screen: Screen): string[] {
  return [
    ...renderMarkdown(readRules(new URL(`${id}/`, gamesFolder), language), screen),
    '',
    ...optionLines(games[id], texts[id][language], cliTexts[language], screen),
  ];
}

/** One ruling by its id (`F-5`), as the rules state it; null if there is none. */
export function rulingLines(
  rule: string,
  id: GameId,
  language: Language,
  screen: Screen,
): string[] | null {
  for (const folder of [new URL(`${id}/`, gamesFolder), kernelFolder]) {
    const section = sectionOf(readRules(folder, language), rule);
    if (section !== null) return renderMarkdown(section, screen);
  }
  return null;
}

function sectionOf(rules: string, rule: string): string | null {
  const sections = rules.split(/^(?=## )/m);
  const wanted = `## ${rule.toUpperCase()} `;
  return sections.find((section) => section.startsWith(wanted)) ?? null;
}

/** From the first to the last of a game's own rulings, and of those that all games share. */
function rulingsOf(id: GameId, language: Language): (readonly [first: string, last: string])[] {
  return [new URL(`${id}/`, gamesFolder), kernelFolder].map((folder) => {
    const ids = readRules(folder, language).match(/(?<=^## )[A-Z]-\d+(?= )/gm) ?? [];
    return [ids[0] ?? '', ids.at(-1) ?? ''];
  });
}

/** English where a game's rules have not been translated yet. */
function readRules(folder: URL, language: Language): string {
  const translated = new URL(language === 'en' ? 'RULES.md' : `RULES.${language}.md`, folder);
  return readFileSync(existsSync(translated) ? translated : new URL('RULES.md', folder), 'utf8');
}

function optionLines(game: AnyGame, words: AnyText, text: CliText, screen: Screen): string[] {
  const { paint } = screen;
  const fields: readonly (readonly [string, OptionField])[] = Object.entries(game.options);
  return [
    paint('bold', text.rules.options),
    '',
    ...wrap(text.rules.optionsUse, screen.width),
    ...fields.flatMap(([key, field]) => [
      '',
      ...wrap(`${paint('cyan', key)} · ${words.options[key]!.label}`, screen.width, '', '  '),
      ...valueLines(field, words.options[key]!.values, text, screen),
    ]),
    ...presetLines(game, words, text, screen),
  ];
}

function presetLines(game: AnyGame, words: AnyText, text: CliText, screen: Screen): string[] {
  const { width, paint } = screen;
  const presets = Object.entries(game.presets);
  if (presets.length === 0) return [];
  return [
    '',
    paint('bold', text.rules.presets),
    '',
    ...presets.flatMap(([name, preset]) => [
      ...wrap(`${paint('cyan', `preset=${name}`)} · ${words.presets[name]}`, width, '', '  '),
      ...wrap(settings(preset), width, '    '),
    ]),
  ];
}

function valueLines(
  field: OptionField,
  meanings: Readonly<Record<string, string>>,
  text: CliText,
  { width }: Screen,
): string[] {
  if (field.kind === 'range') {
    const { min, max } = field;
    return [`    ${text.rules.fromTo(min, max)} (${text.rules.standard} ${field.default})`];
  }
  const wide = Math.max(...field.values.map((value) => value.length)) + 2;
  return field.values.flatMap((value) => {
    const meaning = meanings[value] + (value === field.default ? ` (${text.rules.standard})` : '');
    return wrap(meaning, width, `    ${value.padEnd(wide)}`, ' '.repeat(4 + wide));
  });
}

function settings(preset: Readonly<Record<string, unknown>>): string {
  return Object.entries(preset)
    .map(([key, value]) => `${key}=${String(value)}`)
    .join(', ');
}
