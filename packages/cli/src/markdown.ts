/** As much Markdown as the rules use, for a terminal: headings, paragraphs and lists. */
import { wrap } from './screen.ts';
import type { Screen } from './screen.ts';

type Block =
  | { readonly kind: 'heading'; readonly words: string }
  | { readonly kind: 'paragraph'; readonly words: string }
  | { readonly kind: 'item'; readonly mark: string; readonly words: string }
  | { readonly kind: 'verbatim'; readonly words: string }
  | { readonly kind: 'gap' };

export function renderMarkdown(source: string, screen: Screen): string[] {
  return blocksOf(source).flatMap((block) => linesOf(block, screen));
}

function blocksOf(source: string): Block[] {
  const blocks: Block[] = [];
  for (const line of source.trimEnd().split('\n')) {
    const [, mark, item] = /^\s*([-*]|\d+\.)\s+(.*)$/.exec(line) ?? [];
    const last = blocks.at(-1);
    if (line.trim() === '') blocks.push({ kind: 'gap' });
    else if (line.startsWith('#'))
      blocks.push({ kind: 'heading', words: line.replace(/^#+\s*/, '') });
    else if (line.startsWith('|')) blocks.push({ kind: 'verbatim', words: line });
    else if (mark !== undefined && item !== undefined) {
      blocks.push({ kind: 'item', mark: mark === '*' ? '-' : mark, words: item });
    } else if (last?.kind === 'paragraph' || last?.kind === 'item') {
      blocks[blocks.length - 1] = { ...last, words: `${last.words} ${line.trim()}` };
    } else blocks.push({ kind: 'paragraph', words: line.trim() });
  }
  return blocks;
}

function linesOf(block: Block, { width, paint }: Screen): string[] {
  switch (block.kind) {
    case 'gap':
      return [''];
    case 'verbatim':
      return [block.words];
    case 'heading':
      return wrap(
        paint(
          'bold',
          inline(block.words, (_, words) => words),
        ),
        width,
      );
    case 'paragraph':
      return wrap(inline(block.words, paint), width);
    case 'item': {
      const mark = `  ${block.mark} `;
      return wrap(inline(block.words, paint), width, mark, ' '.repeat(mark.length));
    }
  }
}

function inline(words: string, paint: Screen['paint']): string {
  return words
    .replaceAll(/\*\*(.+?)\*\*/g, (_, strong: string) => paint('bold', strong))
    .replaceAll(/`([^`]+)`/g, (_, code: string) => paint('cyan', code))
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}
