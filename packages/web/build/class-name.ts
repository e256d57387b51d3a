/**
 * What classes are called. For whoever works on the page, after their file, which is the only one of
 * its name: `.card` of hand.module.css is `hand_card`. In a build, by a few letters that follow from
 * that alone, so that the same sources make the same page.
 */
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

export function className(name: string, file: string): string {
  return `${basename(file, '.module.css')}_${name}`;
}

/** Two letters or digits after one letter: some 60,000 names for some hundreds of classes. */
export function shortClassName(name: string, file: string): string {
  const hash = createHash('sha256').update(className(name, file)).digest();
  const digit = (n: number) => DIGITS[n % DIGITS.length]!;
  return `${LETTERS[hash[0]! % LETTERS.length]}${digit(hash[1]!)}${digit(hash[2]!)}`;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = `${LETTERS}0123456789`;

/**
 * Lets a build put a class's name where it is used: an object of all names, which `import styles`
 * makes, is carried whole, and every name in it twice.
 */
export function classNames(): Plugin[] {
  return [
    {
      name: 'mazzo-class-names',
      apply: 'build',
      enforce: 'pre',
      config: () => ({ css: { modules: { generateScopedName: shortClassName } } }),
      transform: { filter: { code: imported }, handler: byName },
    },
    {
      // A file of which only names are wanted would be left out, and its styles with it.
      name: 'mazzo-class-names-kept',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ];
}

const imported = /import (\w+) from ('[^']+\.module\.css')/;

/** Not where a class is looked up by what is only known later. */
export function byName(code: string): string {
  return code.replace(imported, (whole, styles: string, file: string) =>
    code.includes(`${styles}[`) ? whole : `import * as ${styles} from ${file}`,
  );
}
