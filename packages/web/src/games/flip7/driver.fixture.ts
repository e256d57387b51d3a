import { cardsOf } from '@mazzo/games/flip7';
import type { State } from '@mazzo/games/flip7';
import type { Driver } from '../driver.fixture.ts';
import { words as en } from './text/en.ts';
import { words as it } from './text/it.ts';

const words = { en: en.table, it: it.table };
const ENOUGH = 20;

export const driver: Driver<State> = {
  cardAt({ players }, place) {
    const [, seat, card] = /^line:(\d+):(\d+):/.exec(place) ?? [];
    const laid = cardsOf(players[Number(seat)]!);
    return laid.includes(Number(card)) ? Number(card) : null;
  },
  /** Flips until there is enough to bank. */
  player(language) {
    const table = words[language];
    const bankWords = table.bank(0).replace('0', '');
    return (lit) => {
      const flip = lit.find(({ name }) => name === table.flip);
      const bank = lit.find(({ name }) => name.startsWith(bankWords));
      const points = Number(/\d+/.exec(bank?.name ?? '')?.[0] ?? 0);
      if (bank !== undefined && (points >= ENOUGH || flip === undefined)) return bank;
      // Without either of the two, somebody is to be chosen.
      return flip ?? lit[0] ?? null;
    };
  },
};
