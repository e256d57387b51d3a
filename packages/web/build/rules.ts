/**
 * Turns the rules texts, which are also the rulings, into modules: `virtual:rules/vinto/it` is the
 * text of Vinto in Italian, `virtual:rules/common/it` that of all games; `virtual:rules` fetches them.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { games } from '@mazzo/games';
import { languages } from '@mazzo/kernel';
import { Marked } from 'marked';
import type { Token, Tokens } from 'marked';
import type { Plugin } from 'vite';
import { gameIds } from '../src/games/ids.ts';
import type { Chapter, RulesText } from '../src/rules/chapters.ts';

const ALL = 'virtual:rules';
const PREFIX = `${ALL}/`;
const COMMON = 'common';
/** Whose ruling it is, by its first letter. */
const owners = new Map<string, string>(gameIds.map((id) => [games[id].letter, id]));

const marked = new Marked({
  renderer: {
    paragraph({ tokens, text }) {
      const tag = /^(Source|Fonte):/.test(text) ? '<p data-source>' : '<p>';
      return `${tag}${this.parser.parseInline(tokens)}</p>\n`;
    },
  },
});

export function rules(): Plugin {
  return {
    name: 'mazzo-rules',
    resolveId: (id) => (id === ALL || id.startsWith(PREFIX) ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${ALL}`) return allBooks();
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [game = '', language = ''] = id.slice(PREFIX.length + 1).split('/');
      const file = fileURLToPath(sourceOf(game, language));
      this.addWatchFile(file);
      const text = rulesText(await readFile(file, 'utf8'), game);
      return `export default ${JSON.stringify(text)};`;
    },
  };
}

/** By book and language, what fetches the text. */
function allBooks(): string {
  const books = [...gameIds, COMMON].map((book) => {
    const texts = languages.map(
      (language) => `${language}: () => import('${PREFIX}${book}/${language}')`,
    );
    return `${book}: { ${texts.join(', ')} }`;
  });
  return `export default { ${books.join(', ')} };`;
}

export function sourceOf(game: string, language: string): URL {
  const folder = game === COMMON ? 'kernel' : `games/src/${game}`;
  const name = language === 'en' ? 'RULES.md' : `RULES.${language}.md`;
  return new URL(`../../${folder}/${name}`, import.meta.url);
}

export function rulesText(markdown: string, game: string): RulesText {
  const [head = [], ...parts] = split(marked.lexer(markdown));
  const [title, ...opening] = head;
  return {
    title: headingText(title),
    opening: html(opening, game),
    chapters: parts.map((part) => chapter(part, game)),
  };
}

/** What comes before the first heading of the second level, then a part a heading. */
function split(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.type === 'heading' && (token as Tokens.Heading).depth === 2) parts.push([]);
    parts.at(-1)?.push(token);
  }
  return parts;
}

function chapter([heading, ...body]: readonly Token[], game: string): Chapter {
  const title = headingText(heading);
  const ruling = /^([A-Z]-\d+) · (.*)$/.exec(title);
  return {
    anchor: ruling?.[1] ?? 'start',
    ruling: ruling !== null,
    title: ruling?.[2] ?? title,
    html: html(body, game),
  };
}

function headingText(token: Token | undefined): string {
  return token?.type === 'heading' ? typeset((token as Tokens.Heading).text) : '';
}

function html(tokens: Token[], game: string): string {
  return linked(typeset(marked.parser(tokens)), game).trim();
}

/** Quotation marks and apostrophes as print has them; code keeps its own. */
function typeset(page: string): string {
  return page.replace(/<code>.*?<\/code>|(?:&quot;|")|(?:&#39;|')/g, (found, at: number) => {
    if (found.startsWith('<')) return found;
    if (found === '&#39;' || found === "'") return '’';
    return at === 0 || /[\s(>]/.test(page.charAt(at - 1)) ? '“' : '”';
  });
}

/** Every ruling that is named leads to it, if the page has its game. */
function linked(page: string, game: string): string {
  return page.replace(/\b([A-Z])-\d+\b/g, (id, letter: string) => {
    const owner = letter === 'C' ? game : owners.get(letter);
    if (owner === undefined || owner === COMMON) return id;
    return `<a href="#/rules/${owner}/${id}">${id}</a>`;
  });
}
