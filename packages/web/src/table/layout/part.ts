/** One thing on the table: what it takes, and how it is put down. */
import type { Boxes } from './boxes.ts';

export interface Part {
  readonly width: number;
  readonly height: number;
  /** Whether it begins a line, has one to itself, or takes what is left of one. */
  readonly fills: 'itself' | 'start' | 'line' | 'rest';
  /** Whether it stands at the lower edge of its line, not about its axis. */
  readonly low?: boolean;
  /** `width` is what it got: its own, or more if it fills something. */
  put(boxes: Boxes, x: number, y: number, width: number): void;
}

/** Where to begin, and how much room there is. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface Line {
  readonly parts: Part[];
  width: number;
  height: number;
}

/** Side by side, in as few lines as possible; given boxes, put there. */
export function layParts(
  parts: readonly Part[],
  { x, y, width }: Spot,
  apart: number,
  aligned: 'start' | 'centre',
  boxes?: Boxes,
): { readonly width: number; readonly height: number } {
  const lines = linesOf(parts, width, apart);
  let [top, widest] = [y, 0];
  for (const line of lines) {
    widest = Math.max(widest, line.width);
    if (boxes) putLine(line, { x, y: top, width }, apart, aligned, boxes);
    top += line.height + apart;
  }
  return { width: widest, height: Math.max(0, top - y - apart) };
}

/** About a common axis, unless something has to stand low. */
function putLine(
  { parts, width: used, height }: Line,
  { x, y, width }: Spot,
  apart: number,
  aligned: 'start' | 'centre',
  boxes: Boxes,
): void {
  const filled = parts.some(({ fills }) => fills === 'rest') ? width - used : 0;
  let left = x + (aligned === 'centre' ? Math.floor((width - used - filled) / 2) : 0);
  for (const part of parts) {
    const got = part.width + (part.fills === 'rest' ? filled : 0);
    const spare = height - part.height;
    part.put(boxes, left, y + Math.floor(part.low === true ? spare : spare / 2), got);
    left += got + apart;
  }
}

export function linesOf(parts: readonly Part[], width: number, apart: number): Line[] {
  const lines: Line[] = [];
  let line: Line | null = null;
  for (const part of parts) {
    const begins = part.fills === 'line' || part.fills === 'start';
    if (line === null || begins || line.width + apart + part.width > width) {
      line = { parts: [], width: -apart, height: 0 };
      lines.push(line);
    }
    line.parts.push(part);
    line.width += apart + part.width;
    line.height = Math.max(line.height, part.height);
    if (part.fills === 'line' || part.fills === 'rest') line = null;
  }
  return lines;
}
