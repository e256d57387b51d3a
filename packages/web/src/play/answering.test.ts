/** What becomes of what the player has begun, while others go on. */
import type { State } from '@mazzo/games/sapone';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadGame } from '../games/games.ts';
import { settings } from '../settings/settings.ts';
import { playAt } from './playing.fixture.ts';
import type { Played } from './playing.fixture.ts';
import { tap } from './touches.ts';

const sapone = await loadGame('sapone');

vi.mock('../sound/player.ts', () => ({ play: () => undefined, buzz: () => undefined }));

beforeEach(() => {
  settings.pace.value = 'instant';
  settings.motion.value = 'full';
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

/** A sale at which the others have not answered yet; null where a match begins otherwise. */
async function bidding(seed: number): Promise<Played | null> {
  const played = await playAt({ playable: sapone, seats: 4, seed: `sfc32:bid ${seed}` });
  const { showing } = played.playing;
  for (let n = 0; n < 60 && !showing.isAsked.value; n++) await played.clock.pass(100);
  const { phase } = showing.shown.value!.view as State;
  if (phase.kind === 'bidding' && showing.isAsked.value) return played;
  played.playing.close();
  return null;
}

/** Until somebody else has answered, if anybody does while the same is asked. */
async function othersAnswer({ playing, clock }: Played): Promise<boolean> {
  const { showing } = playing;
  const asked = showing.question.value!.id;
  const told = showing.shown.value!.story.length;
  for (let n = 0; n < 200 && showing.shown.value!.story.length === told; n++) await clock.pass(50);
  return showing.shown.value!.story.length > told && showing.question.value?.id === asked;
}

function firstCard({ playing }: Played): string {
  return [...playing.answering.lit.value].find((id) => id.startsWith('hand:'))!;
}

test('a bid begun while cards still fly outlives what others bid', async () => {
  let tried = 0;
  for (let seed = 0; seed < 20; seed++) {
    const played = await bidding(seed);
    if (played === null) continue;
    const { showing, answering } = played.playing;
    expect([showing.isFlying.value, showing.isPrompted.value]).toEqual([true, false]);
    answering.gesture(tap(firstCard(played)));
    const begun = answering.begun.value;
    expect(begun).toMatchObject({ kind: 'chosen' });
    if (await othersAnswer(played)) {
      expect(answering.begun.value).toEqual(begun);
      tried++;
    }
    played.playing.close();
  }
  expect(tried).toBeGreaterThan(2);
});
