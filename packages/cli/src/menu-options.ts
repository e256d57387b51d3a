/** The options of a game, changed one by one. */
import { games, texts } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import { optionsFrom } from '@mazzo/kernel';
import type { AnyGame, AnyOptions, AnyText, Choice, Language, OptionField } from '@mazzo/kernel';
import { cliTexts } from './language.ts';
import { quoted, rowLines } from './screen.ts';
import type { Terminal } from './terminal.ts';
import type { CliText, Row } from './text/text.ts';

type Item =
  | { readonly kind: 'option'; readonly key: string; readonly field: OptionField }
  | { readonly kind: 'preset'; readonly name: string }
  | { readonly kind: 'standard' };

export async function chooseOptions(
  id: GameId,
  before: AnyOptions,
  language: Language,
  terminal: Terminal,
): Promise<AnyOptions> {
  const { menu: text } = cliTexts[language];
  const items = itemsOf(games[id]);
  for (let options = before; ;) {
    terminal.say(...listLines(id, items, options, language, terminal));
    const typed = (await terminal.ask('> ')) ?? '';
    if (typed === '' || typed.toLowerCase() === 'b') return options;
    const item = items[Number(typed) - 1];
    if (item === undefined) terminal.say(text.unknown(quoted(typed)));
    else options = await change(id, options, item, language, terminal);
  }
}

function itemsOf(game: AnyGame): Item[] {
  const fields: readonly (readonly [string, OptionField])[] = Object.entries(game.options);
  return [
    ...fields.map(([key, field]): Item => ({ kind: 'option', key, field })),
    ...Object.keys(game.presets).map((name): Item => ({ kind: 'preset', name })),
    { kind: 'standard' },
  ];
}

function listLines(
  id: GameId,
  items: readonly Item[],
  options: AnyOptions,
  language: Language,
  terminal: Terminal,
): string[] {
  const text = cliTexts[language];
  const words = texts[id][language];
  const { width, paint } = terminal.screen();
  const rows = items.map((item, n): Row => [String(n + 1), itemWords(item, options, words, text)]);
  return [
    '',
    paint('bold', text.menu.optionsTitle(words.title)),
    '',
    ...rowLines([...rows, ['b', text.menu.back]], width, paint),
    '',
  ];
}

function itemWords(item: Item, options: AnyOptions, words: AnyText, text: CliText): string {
  switch (item.kind) {
    case 'standard':
      return text.menu.standard;
    case 'preset':
      return text.menu.preset(words.presets[item.name]!);
    case 'option': {
      const { label, values } = words.options[item.key]!;
      const value = options[item.key]!;
      return `${label}: ${values[value] ?? value}`;
    }
  }
}

/** A choice goes on to its next value, a number is asked for, a preset sets everything. */
async function change(
  id: GameId,
  options: AnyOptions,
  item: Item,
  language: Language,
  terminal: Terminal,
): Promise<AnyOptions> {
  const game: AnyGame = games[id];
  if (item.kind !== 'option') {
    return optionsFrom(game.options, item.kind === 'preset' ? game.presets[item.name] : {});
  }
  const { key, field } = item;
  if (field.kind === 'choice') return { ...options, [key]: following(field, options[key]!) };
  const { label } = texts[id][language].options[key]!;
  const given = await askWhole(label, [field.min, field.max], language, terminal);
  return given === null ? options : { ...options, [key]: given };
}

function following({ values }: Choice, value: string | number): string {
  return values[(values.indexOf(String(value)) + 1) % values.length]!;
}

/** A whole number within bounds; null for an empty answer, which leaves things as they are. */
export async function askWhole(
  label: string,
  [min, max]: readonly [number, number],
  language: Language,
  terminal: Terminal,
): Promise<number | null> {
  const { menu: text } = cliTexts[language];
  for (;;) {
    const typed = await terminal.ask(text.askWhole(label, min, max));
    if (typed === null || typed === '') return null;
    const number = /^\d{1,9}$/.test(typed) ? Number(typed) : NaN;
    if (number >= min && number <= max) return number;
    terminal.say(text.notWhole(quoted(typed), min, max));
  }
}
