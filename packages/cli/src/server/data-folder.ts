import { resolve } from 'node:path';
import type { Asked } from '../args.ts';

/** Where a server keeps everything: as it was said, or here. */
export function dataFolder(
  asked: Asked,
  env: Readonly<Record<string, string | undefined>>,
): string {
  return resolve(asked.value('data') ?? env['MAZZO_DATA'] ?? 'data');
}
