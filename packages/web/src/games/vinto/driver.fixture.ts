import type { State } from '@mazzo/games/vinto';
import type { Language } from '@mazzo/kernel';
import { text as playEn } from '../../play/text/en.ts';
import { text as playIt } from '../../play/text/it.ts';
import type { Choose, Driver, Thing } from '../driver.fixture.ts';
import { words as en } from './text/en.ts';
import { words as it } from './text/it.ts';

const words = { en: en.table, it: it.table };
const you = { en: playEn.you, it: playIt.you };

export const driver: Driver<State> = {
  cardAt({ hands, pile, phase }, place) {
    const [, seat, slot] = /^hand:(\d+):(\d+)$/.exec(place) ?? [];
    if (seat !== undefined) return hands[Number(seat)]?.[Number(slot)] ?? null;
    if (place === 'pile:top') return pile.at(-1) ?? null;
    if (place === 'drawn:under') return pile.at(-2) ?? null;
    return phase.kind === 'decide' ? phase.drawn : null;
  },
  player,
  lastTurn: { session: 'rounds', rounds: 1 },
  cancel: (language) => words[language].cancel,
};

/** Own turns before the call. */
const PATIENCE = 3;

/** A little of everything, and a call before long. */
function player(language: Language): Choose {
  const { buttons, noDeclaration } = words[language];
  let turns = 0;

  /** Discards, swaps and plays in turn. */
  const decide = (lit: readonly Thing[], discard: Thing): Thing => {
    const play = lit.find(({ name }) => name === buttons.play);
    const own = lit.filter(({ group }) => group?.startsWith(you[language]) === true);
    return [discard, own[turns % own.length], play][turns % 3] ?? discard;
  };

  return (lit) => {
    const named = (...names: string[]) => lit.find(({ name }) => names.includes(name));
    const call = named(buttons.callVinto);
    if (call !== undefined) {
      turns += 1;
      return turns > PATIENCE ? call : named(buttons.endTurn)!;
    }
    const discard = named(buttons.discard);
    if (discard !== undefined) return decide(lit, discard);
    const answer = named(
      buttons.draw,
      buttons.passTurn,
      buttons.pass,
      noDeclaration,
      buttons.swapThem,
    );
    // A card, a player or a rank is to be chosen.
    return answer ?? lit[Math.floor(lit.length / 2)] ?? null;
  };
}
