/** Classes are called after their file, which is the only one of its name: `.card` of hand.module.css is `hand_card`. */
import { basename } from 'node:path';

export function className(name: string, file: string): string {
  return `${basename(file, '.module.css')}_${name}`;
}
