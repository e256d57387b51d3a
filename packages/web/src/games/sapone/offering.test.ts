/** [S-6] Several cards are offered in one tap: laid one after another, as the rules have it. */
import { shortMatches } from '@mazzo/games/testing';
import type { State } from '@mazzo/games/sapone';
import { beforeEach, expect, test, vi } from 'vitest';
import { playAt, playOn } from '../../play/playing.fixture.ts';
import type { Played } from '../../play/playing.fixture.ts';
import { tap } from '../../play/touches.ts';
import { settings } from '../../settings/settings.ts';
import { loadGame } from '../games.ts';

vi.mock('../../sound/player.ts', () => ({ play: () => undefined, buzz: () => undefined }));

beforeEach(() => {
  settings.pace.value = 'instant';
  settings.motion.value = 'none';
});

const sapone = await loadGame('sapone');
const [options] = shortMatches.sapone;

/** Somebody sells, and the player has three cards or more and has offered none. */
async function atSale(): Promise<Played> {
  const played = await playAt({ playable: sapone, seats: 4, options });
  const { showing } = played.playing;
  for (let answers = 0; answers < 200; answers++) {
    const { phase, sizes } = showing.shown.value!.view as State;
    const isFresh = phase.kind === 'bidding' && phase.sale.bids[0]!.length === 0;
    if (isFresh && sizes[0]! >= 3 && showing.question.value?.pace === 'longWindow') return played;
    await playOn(played);
  }
  throw new Error('nobody has sold anything');
}

function bidsOf({ table }: Played): number {
  return table.log.filter((entry) => {
    return entry.kind === 'moved' && entry.by === 0 && entry.move.type === 'bid';
  }).length;
}

async function offerTwo({ playing, clock }: Played): Promise<void> {
  const { answering } = playing;
  const hand = [...answering.lit.value].filter((id) => id.startsWith('hand:'));
  for (const id of hand.slice(-2)) answering.gesture(tap(id));
  answering.gesture(tap('bid'));
  await clock.pass(0);
}

test('two cards chosen are two bids, and the player may go on', async () => {
  const played = await atSale();
  const before = bidsOf(played);
  await offerTwo(played);
  expect(bidsOf(played)).toBe(before + 2);
  expect(played.playing.answering.refusal.value).toBeNull();
  expect(played.playing.answering.begun.value).toBeNull();
  played.playing.close();
});

test('what is said of two cards stands with one of them, and what lies there is told when more is asked', async () => {
  const played = await atSale();
  const { playing, clock } = played;
  const { answering, showing } = playing;
  const hand = [...answering.lit.value].filter((id) => id.startsWith('hand:'));
  for (const id of hand.slice(-2)) answering.gesture(tap(id));
  answering.gesture(tap('say…'));
  answering.gesture(tap('kind:coins'));
  answering.gesture(tap('bid'));
  await clock.pass(0);
  const { phase } = showing.shown.value!.view as State;
  const bids = phase.kind === 'bidding' ? phase.sale.bids[0]! : [];
  expect(bids.map(({ statement }) => statement)).toEqual(['coins', null]);
  const { tray } = playing.playable.face.scene(showing.shown.value!.view, playing.eyes.value);
  expect(tray.question).toMatch(/^You offer .* Add more\?$/);
  expect(tray.buttons.at(-1)).toMatchObject({ id: 'pass', label: 'That is all' });
  playing.close();
});

test('where something has happened since the first was taken, the rest is left to the player', async () => {
  const played = await atSale();
  const { playing } = played;
  const before = bidsOf(played);
  // The answer is about another position than the one that has been told.
  const follow = vi.spyOn(playing.answering, 'send');
  follow.mockImplementation(() => Promise.resolve({ type: 'accepted', id: '1', seq: -1 }));
  await offerTwo(played);
  expect(follow).toHaveBeenCalledTimes(1);
  expect(bidsOf(played)).toBe(before);
  playing.close();
});
