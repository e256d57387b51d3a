/** Plays Vinto by what can be read at the table: a little of everything, and a call before long. */
import type { Language } from '@mazzo/kernel';
import type { Policy, Thing } from './look.ts';
import { words } from './words.ts';

/** Own turns before the call. */
const PATIENCE = 3;

export function vintoPlayer(language: Language): Policy {
  const { buttons, noDeclaration } = words[language].vinto;
  const { you } = words[language].play;
  let turns = 0;

  /** Discards, swaps and plays in turn. */
  const decide = (lit: readonly Thing[], discard: Thing): Thing => {
    const play = lit.find(({ name }) => name === buttons.play);
    const own = lit.filter(({ group }) => group?.startsWith(you) === true);
    return [discard, own[turns % own.length], play][turns % 3] ?? discard;
  };

  return ({ lit }) => {
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
