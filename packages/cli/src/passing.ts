/** "Not until my turn" at a terminal: whoever types it is asked in no window before their next turn. */
import { decisionOf, isWindow } from '@mazzo/kernel';
import { passAhead, passFor } from '@mazzo/table';
import { cliTexts } from './language.ts';
import { YOU } from './names.ts';
import { here, request } from './playing.ts';
import type { Playing } from './playing.ts';
import { wrap } from './screen.ts';
import { faces } from './table/faces.ts';

/** Passes the window that is open, for who has wished it; all of it is told on their turn. */
export async function passedAhead(playing: Playing): Promise<boolean> {
  const pass = playing.passing.wished ? passFor(playing.setup.game, here(playing)) : null;
  if (pass === null) return false;
  const answer = await request(playing, { type: 'command', ...pass });
  return answer.type === 'accepted';
}

export function isPassingKey({ setup, language }: Playing, word: string): boolean {
  const { keys } = cliTexts[language].play.notUntilTurn;
  return faces[setup.id].hasWindows === true && keys.includes(word);
}

/** Not on the person's own turn, of which nothing is passed. */
export function mayPassAhead(playing: Playing): boolean {
  const decision = decisionOf(here(playing).status, YOU);
  return decision !== undefined && (decision.pace === 'free' || isWindow(decision));
}

/** As good as a move: what was told before is not told again. False where it cannot be wished. */
export function startPassing(playing: Playing): boolean {
  const { terminal, setup, language } = playing;
  if (!mayPassAhead(playing)) {
    terminal.say(...wrap(cliTexts[language].play.notUntilTurn.isTurn, terminal.screen().width));
    return false;
  }
  playing.passing = passAhead(playing.passing);
  playing.news = [];
  if (faces[setup.id].fleeting) terminal.clear();
  return true;
}
