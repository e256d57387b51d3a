/** How the page is cut into files. */
import type { Rolldown } from 'vite';
import { gameIds } from '../src/games/ids.ts';
import type { GameId } from '../src/games/ids.ts';

/** Bundlers call every package's own index.ts `src`. */
const SAYS_NOTHING = new Set(['src', 'index', 'text']);

/** Chunks are named after what is in them. Files name each other: each character of a hash weighs a byte, and fewer than seven do not do. */
export function chunkName({
  name,
  moduleIds,
}: Pick<Rolldown.PreRenderedChunk, 'name' | 'moduleIds'>): string {
  const folders = moduleIds.at(-1)?.split('/').slice(0, -1).toReversed() ?? [];
  const folder = folders.find((one) => !SAYS_NOTHING.has(one)) ?? name;
  return `assets/${SAYS_NOTHING.has(name) ? folder : name}-[hash:7].js`;
}

const source = (folders: string) => new RegExp(`/packages/(${folders})`);

/** What bots choose by, fetched when one of them first has a choice; and what only logs are read by. */
const CHOOSING = '((choosing|events|reference|imagine|timeout)[.]ts|brain/)';

/** Fits no file. */
const NOTHING = '(?!)';

/** Rules that are fetched late, where some are: of Pinnacola all but what tells quickly what an opening allows. */
const lateRules: Readonly<Partial<Record<GameId, string>>> = {
  flip7: CHOOSING,
  pinnacola: `(${CHOOSING}|judge-finish|lay-best|laying|no-meld|one-lay|steps-to|solver(/(?!quick|effort)|[.]ts))`,
  sapone: `(${CHOOSING}|beyond[.]ts|legal|moves|prospects|question|resolve|scoring|text/(findings|weighing))`,
  vinto: `(${CHOOSING}|question)`,
};

interface Opening {
  /** What of the game's own table only comes later. */
  readonly later: string;
  /** What else it alone has. */
  readonly also: string;
}

/** Games whose table comes in two files: one for the opening, another with the first move. */
const openings: Readonly<Partial<Record<GameId, Opening>>> = {
  sapone: {
    later:
      'begun-(move|tray)|buttons|counts|doubt|fresh|on-show|pictures|result|taken-up|talk|telling|touches|travels|tray(-buttons)?',
    also: 'cards/(sapone|stall-frame)|table/(layout/)?shapes/(with-)?stall(?!-line)',
  },
  vinto: { later: 'begun-move|tray', also: 'play/marks' },
};

/** Shapes of one game alone, and what is fetched when something is read. */
const OF_SOME =
  'beside|chips|meld-label|stall|more|ribbon|(rival-)?melds|with-|reading|sheet|magnifier';

/**
 * Few files: a dozen small ones compress and travel worse. What runs in the worker as well stays
 * apart from the page, for nothing of the page can run there; what a first move does not need, such
 * as the dialogs around a table, stays apart from what it needs.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    {
      name: 'home',
      tags: ['$initial'],
      test: /\/packages\/web\/src\/(?!worker\/|(links|(late-)?schemas|schema-base|games\/(ids|\w+\/rules))\.ts|offline\/service-worker)|\/node_modules\/@?preact/,
    },
    {
      name: 'base',
      test: /\/packages\/(kernel\/src\/text|games\/src\/(ids|\w+\/text\/about)|web\/src\/(links|games\/ids|worker\/(tabs|database)))/,
    },
    ...gameIds.map((id) => ({
      name: `${id}-rules`,
      test: source(
        `(games/src/${id}/(?!text/(en|it|about|index|text)\\b|${lateRules[id] ?? NOTHING})|web/src/games/${id}/rules)`,
      ),
    })),
    {
      name: 'engine',
      test: /\/packages\/(kernel\/src\/(?!brain[.]|event-schema|read-log)|bots\/src\/(levels|people|index)|table\/src\/(?!passing-ahead|read-journal|later[.]|store[.]|taking-up|propose-|think-here|thinker|bot-turns[.]|bot-remarks|bots[.])|web\/src\/(schemas|schema-base|worker\/clock))/,
    },
    {
      name: 'play',
      test: source(
        'web/src/(table/(?!layout/(risen-tray|covered)|motion|hand|under-pointer|keys|neighbours|(layout/)?shapes/)|cards/(face|backs|glyphs|suits|people|head|meter|ground)|sound/player|shell/(header|paint|wide)|options/chosen|games/(games|late-rules|seating)|play/(?!marks|text/|dialogs/|moments/|windows/|wide/|talk/))',
      ),
    },
    ...Object.entries(openings).map(([id, { later, also }]) => ({
      name: `${id}-opening`,
      test: source(`web/src/(games/${id}/(?!(${later}|rest|sheet|rules|poster)[.]|text/)|${also})`),
    })),
    {
      name: 'friends',
      test: source(
        'web/src/friends/(friends-screen|table-screen|join|name-field|refusals|server|visited|visit-table|online-table|names-first|overheard|socket|text/|(friends|company|lobby)[.]module)|server/src/protocol/',
      ),
    },
    {
      name: 'table-room',
      test: source(
        'web/src/friends/(table-room|match-room|company[.]tsx|said|emote|speech|attention|whole-game)|web/src/shell/over',
      ),
    },
    { name: 'brain', test: source('kernel/src/(brain[.]|event-schema)') },
    // Small, and asked for by several that come later: each would be a journey of its own.
    { name: 'sapone-counting', test: source('games/src/sapone/(scoring|prospects|text/weighing)') },
    {
      name: 'sapone-things',
      test: source('web/src/(cards/things|games/sapone/(counts|pictures))'),
    },
    // What only some games' tables need.
    { name: 'shapes', test: source(`web/src/table/(layout/)?shapes/(?!${OF_SOME})`) },
    { name: 'french', test: source('web/src/cards/(french|courts|pips|joker|bold)') },
  ],
};
