/** Plays Flip 7 by what can be read at the table: flips until there is enough to bank. */
import type { Language } from '@mazzo/kernel';
import type { Policy } from './look.ts';
import { words } from './words.ts';

const ENOUGH = 20;

export function flip7Player(language: Language): Policy {
  const { flip7 } = words[language];
  const bankWords = flip7.bank(0).replace('0', '');
  return ({ lit }) => {
    const flip = lit.find(({ name }) => name === flip7.flip);
    const bank = lit.find(({ name }) => name.startsWith(bankWords));
    const points = Number(/\d+/.exec(bank?.name ?? '')?.[0] ?? 0);
    if (bank !== undefined && (points >= ENOUGH || flip === undefined)) return bank;
    // Without either of the two, somebody is to be chosen.
    return flip ?? lit[0] ?? null;
  };
}
