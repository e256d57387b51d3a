/** What has happened, in paragraphs: one a move, and one for what a game tells apart. */
import { tellEvent } from '@mazzo/kernel';
import type { AnyEvent } from '@mazzo/kernel';
import { wrap } from './screen.ts';
import type { Reader, TerminalFace } from './table/face.ts';

/** The events of one move as paragraphs; revealed before, for nobody tells what they may not know. */
export function paragraphs(
  events: readonly AnyEvent[],
  face: TerminalFace,
  reader: Reader,
): string[] {
  const told: string[][] = [[]];
  for (const event of events) {
    const sentence = tellEvent(reader.words, event, reader.to);
    if (sentence === '') continue;
    const { apart, style } = face.manner(event);
    if (apart) told.push([]);
    told.at(-1)!.push(style === null ? sentence : reader.paint(style, sentence));
    for (const more of face.detail?.(event, reader) ?? []) told.push([more]);
  }
  return told.filter((sentences) => sentences.length > 0).map((sentences) => sentences.join(' '));
}

/** Each paragraph wrapped. */
export function blocksOf(story: readonly string[], width: number): string[][] {
  return story.map((paragraph) => wrap(paragraph, width, '', '  '));
}

/** So many lines at most: what came of one's own move, and the latest; the middle is left out. */
export function shorten(
  blocks: readonly (readonly string[])[],
  room: number,
  leftOut: (lines: number) => string,
): string[] {
  const lines = blocks.flat();
  if (lines.length <= room) return lines;
  const [first = [], ...others] = blocks;
  let free = room - first.length - 1;
  let from = others.length;
  while (from > 0 && others[from - 1]!.length <= free) free -= others[--from]!.length;
  const kept = others.slice(from).flat();
  const left = lines.length - first.length - kept.length;
  return left === 0 ? lines : [...first, leftOut(left), ...kept];
}
