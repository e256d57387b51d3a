/** Where everybody starts: which game, how many, how, and in which language. */
import { standardLevel } from '@mazzo/bots';
import type { Level } from '@mazzo/bots';
import { gameIds, games, texts } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import { optionsFrom } from '@mazzo/kernel';
import type { AnyGame, AnyOptions, Language } from '@mazzo/kernel';
import { cliTexts, languageNames } from './language.ts';
import { askWhole, chooseOptions } from './menu-options.ts';
import type { MatchSetup } from './playing.ts';
import { freshKey, play } from './play.ts';
import { showRules } from './rules.ts';
import { quoted, rowLines, wrap } from './screen.ts';
import { changedOptions } from './setup.ts';
import type { Terminal } from './terminal.ts';

/** What has been chosen so far. */
interface Choices {
  readonly id: GameId;
  readonly seats: number;
  readonly options: AnyOptions;
  readonly language: Language;
}

export async function openMenu(language: Language, terminal: Terminal): Promise<void> {
  let choices: Choices | null = { ...standard(gameIds[0]), language };
  while (choices !== null) {
    terminal.say(...menuLines(choices, terminal));
    choices = await choose(choices, terminal);
  }
}

function standard(id: GameId): Omit<Choices, 'language'> {
  const game: AnyGame = games[id];
  return { id, seats: game.seats.default, options: optionsFrom(game.options) };
}

function menuLines({ id, seats, options, language }: Choices, terminal: Terminal): string[] {
  const { menu: text } = cliTexts[language];
  const { width, paint } = terminal.screen();
  const changed = changedOptions(games[id], options);
  return [
    '',
    paint('bold', text.greeting),
    '',
    ...gameIds.flatMap((game, n) => {
      const { title, tagline } = texts[game][language];
      const mark = game === id ? '>' : ' ';
      return wrap(
        tagline,
        width,
        `${mark} ${n + 1}  ${paint('bold', title.padEnd(10))} `,
        ' '.repeat(16),
      );
    }),
    '',
    ...rowLines(
      [
        ['p', text.play(texts[id][language].title)],
        ['n', text.seats(seats)],
        ['o', text.options(changed)],
        ['r', text.rules],
        ['l', text.language],
        ['q', text.quit],
      ],
      width,
      paint,
    ),
    '',
  ];
}

/** The choices after one answer that means something, or null to leave. */
async function choose(choices: Choices, terminal: Terminal): Promise<Choices | null> {
  const { id, options, language } = choices;
  const { menu: text } = cliTexts[language];
  for (;;) {
    const typed = (await terminal.ask('> ')) ?? 'q';
    const picked = gameIds[Number(typed) - 1];
    if (picked !== undefined) return { ...choices, ...standard(picked) };
    switch (typed.toLowerCase()) {
      case 'p':
        await play(sittingOf(choices), language, terminal);
        return choices;
      case 'n':
        return { ...choices, seats: await askSeats(choices, terminal) };
      case 'o':
        return { ...choices, options: await chooseOptions(id, options, language, terminal) };
      case 'r':
        await showRules(id, language, terminal);
        return choices;
      case 'l':
        return { ...choices, language: otherLanguage(language) };
      case 'q':
        terminal.say(text.bye);
        return null;
      default:
        terminal.say(text.unknown(quoted(typed)));
    }
  }
}

function sittingOf({ id, seats, options }: Choices): MatchSetup {
  const bots = new Array<Level>(seats - 1).fill(standardLevel);
  return { id, game: games[id], seats, options, bots, seed: freshKey(), save: undefined };
}

async function askSeats({ id, seats, language }: Choices, terminal: Terminal): Promise<number> {
  const { menu: text } = cliTexts[language];
  const { min, max } = games[id].seats;
  return (await askWhole(text.askSeats, [min, max], language, terminal)) ?? seats;
}

function otherLanguage(language: Language): Language {
  return languageNames[(languageNames.indexOf(language) + 1) % languageNames.length]!;
}
