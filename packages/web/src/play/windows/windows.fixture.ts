/** Vinto on the page, at a moment when everybody may toss in. */
import { shortMatches } from '@mazzo/games/testing';
import { isWindow } from '@mazzo/kernel';
import { loadGame } from '../../games/games.ts';
import { playAt, playOn } from '../playing.fixture.ts';
import type { Played, PlayedPlan } from '../playing.fixture.ts';
import type { Passing } from './passing.ts';

const vinto = await loadGame('vinto');
const [options] = shortMatches.vinto;

/** The player is asked in a window in which it is somebody else's turn, and so are others. */
export async function atWindow(plan: Partial<PlayedPlan> = {}): Promise<Played> {
  const played = await playAt({ playable: vinto, seats: 4, options, ...plan });
  await played.playing.fetchWindows();
  for (let answers = 0; answers < 60; answers++) {
    if (isAskedInWindow(played) && !isOwnTurn(played)) return played;
    await playOn(played);
  }
  throw new Error('no window was opened');
}

export function passingOf({ playing }: Played): Passing {
  return playing.windows.value!.passing;
}

export function isAskedInWindow({ playing: { showing } }: Played): boolean {
  return showing.isAsked.value && isWindow(showing.question.value!);
}

function isOwnTurn({ playing: { showing } }: Played): boolean {
  return (showing.shown.value!.view as { readonly turn: number }).turn === 0;
}
