/** Where everybody starts: which game, how many, how, and in which language. */
import { standardLevel } from '@mazzo/bots';
import type { Level } from '@mazzo/bots';
import { gameIds, games, texts } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import { optionsFrom } from '@mazzo/kernel';
import type { AnyGame, AnyOptions, Language } from '@mazzo/kernel';
import { keptMatches } from './kept/kept-matches.ts';
import type { KeptMatch } from './kept/kept-matches.ts';
import { cliTexts, languageNames } from './language.ts';
import { askWhole, chooseOptions } from './menu-options.ts';
import type { MatchSetup } from './playing.ts';
import { freshKey, play } from './play.ts';
import { keptWords, resume } from './resume.ts';
import { showRules } from './rules.ts';
import { quoted, rowLines, wrap } from './screen.ts';
import { changedOptions } from './setup.ts';
import type { Terminal } from './terminal.ts';
import type { Row } from './text/text.ts';

/** What has been chosen so far. */
interface Choices {
  readonly id: GameId;
  readonly seats: number;
  readonly options: AnyOptions;
  readonly language: Language;
}

/** Of more matches than that the menu says only that there are more. */
const MOST_RESUMED = 3;

export async function openMenu(
  language: Language,
  terminal: Terminal,
  folder: string,
): Promise<void> {
  let choices: Choices | null = { ...standard(gameIds[0]), language };
  while (choices !== null) {
    const kept = await keptMatches(folder, MOST_RESUMED + 1);
    terminal.say(...menuLines(choices, kept, terminal));
    choices = await choose(choices, kept.slice(0, MOST_RESUMED), terminal, folder);
  }
}

/** The last one is `c`, those before it `c2`, `c3`. */
function resumedBy(typed: string, kept: readonly KeptMatch[]): KeptMatch | undefined {
  return kept[['c', 'c2', 'c3'].indexOf(typed.replace(' ', ''))];
}

/** Running matches come first: whoever was interrupted wants to go on. */
function resumeRows(kept: readonly KeptMatch[], language: Language): Row[] {
  const { menu: text } = cliTexts[language];
  const shown = kept
    .slice(0, MOST_RESUMED)
    .map((one, n): Row => [
      n === 0 ? 'c' : `c${n + 1}`,
      text.resume(keptWords(one, language, { scores: false })),
    ]);
  return kept.length > MOST_RESUMED ? [...shown, ['…', text.moreMatches]] : shown;
}

function standard(id: GameId): Omit<Choices, 'language'> {
  const game: AnyGame = games[id];
  return { id, seats: game.seats.default, options: optionsFrom(game.options) };
}

function menuLines(
  { id, seats, options, language }: Choices,
  kept: readonly KeptMatch[],
  terminal: Terminal,
): string[] {
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
        ...resumeRows(kept, language),
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
async function choose(
  choices: Choices,
  kept: readonly KeptMatch[],
  terminal: Terminal,
  folder: string,
): Promise<Choices | null> {
  const { id, options, language } = choices;
  const { menu: text } = cliTexts[language];
  for (;;) {
    const typed = (await terminal.ask('> ')) ?? 'q';
    const picked = gameIds[Number(typed) - 1];
    if (picked !== undefined) return { ...choices, ...standard(picked) };
    const resumed = resumedBy(typed.toLowerCase(), kept);
    if (resumed !== undefined) {
      await resume(resumed, language, terminal, folder);
      return choices;
    }
    switch (typed.toLowerCase()) {
      case 'p':
        await play(sittingOf(choices), language, terminal, { folder });
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
