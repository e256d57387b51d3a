/** "Not until my turn" at a real table, through the page's own client. */
import { isWindow } from '@mazzo/kernel';
import { toy } from '@mazzo/kernel/testing';
import type { Answer, ClientState, Welcome } from '@mazzo/table';
import { beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../settings/settings.ts';
import type { Played } from '../playing.fixture.ts';
import { sceneShown, WISH } from '../scene-shown.ts';
import { withWindowButtons } from './window-buttons.ts';
import { Passing } from './passing.ts';
import { atWindow, isAskedInWindow, passingOf } from './windows.fixture.ts';

vi.mock('../../sound/player.ts', () => ({ play: () => undefined, buzz: () => undefined }));

beforeEach(() => {
  settings.pace.value = 'instant';
  settings.motion.value = 'none';
});

function passes({ table }: Played): number {
  return table.log.filter((entry) => {
    return entry.kind === 'moved' && entry.by === 0 && entry.move.type === 'pass';
  }).length;
}

function wishButton({ playing }: Played) {
  const scene = withWindowButtons(sceneShown(playing, playing.showing.shown.value!), playing);
  return scene.tray.buttons.find(({ id }) => id === WISH);
}

test("every window is passed until it is the player's turn, and none is asked about", async () => {
  let most = 0;
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const played = await atWindow({ seed: `sfc32:${seed}` });
    const { playing, clock } = played;
    const before = passes(played);
    passingOf(played).toggle();
    await clock.pass(0);
    for (let n = 0; n < 200 && passingOf(played).isWished; n++) {
      expect(wishButton(played)?.pressed).toBe(true);
      expect(playing.showing.isPrompted.value && isAskedInWindow(played)).toBe(false);
      await clock.pass(200);
    }
    expect(passingOf(played).isWished).toBe(false);
    expect(playing.answering.refusal.value).toBeNull();
    most = Math.max(most, passes(played) - before);
    playing.close();
  }
  expect(most).toBeGreaterThan(2);
});

test('a wish taken back before it was needed passes nothing', async () => {
  const played = await atWindow();
  const { playing, clock } = played;
  await playing.answering.send({ type: 'pass' });
  await clock.pass(0);
  const before = passes(played);
  expect(wishButton(played)?.pressed).toBe(false);
  passingOf(played).toggle();
  expect(wishButton(played)?.pressed).toBe(true);
  passingOf(played).toggle();
  await clock.pass(60_000);
  expect(passes(played)).toBe(before);
  expect(playing.showing.isPrompted.value).toBe(true);
  playing.close();
});

test("a pass the table could not take is the player's to answer", async () => {
  const played = await atWindow();
  const { playing, table, clock } = played;
  table.close();
  passingOf(played).toggle();
  await clock.pass(0);
  expect(passingOf(played).isWished).toBe(false);
  expect(playing.showing.isPrompted.value).toBe(true);
  playing.close();
});

test('where others sit, a window is passed the moment it is heard of, whatever the hand', async () => {
  for (const seed of ['f', 'g', 'h']) {
    const played = await atWindow({ seed: `sfc32:${seed}`, others: ['other'] });
    const { playing, clock } = played;
    expect(playing.isAlone.value).toBe(false);
    passingOf(played).toggle();
    for (let n = 0; n < 400 && passingOf(played).isWished; n++) {
      await clock.step();
      const { status } = playing.showing.shown.value!;
      const asked = status.over ? [] : status.decisions.filter(({ seat }) => seat === 0);
      // No time has gone by since the step that opened it.
      expect(asked.filter(isWindow)).toEqual([]);
    }
    expect(passes(played)).toBeGreaterThan(0);
    playing.close();
  }
});

test('one person among bots is alone', async () => {
  const { playing } = await atWindow();
  expect(playing.isAlone.value).toBe(true);
  playing.close();
});

/** The player is asked in this window, after so many entries. */
function asked(seq: number, id: number): ClientState {
  const decisions = [{ seat: 0, id, pace: 'window' }] as const;
  const status = { over: false, decisions, clocks: [] } as const;
  return { match: 'm', seat: 0, seq, view: null, status, welcome: {} as Welcome };
}

function passingAlone() {
  const sent: { readonly decision: number; answer(answer: Answer): Promise<void> }[] = [];
  const game = { ...toy, tally: () => ({ rounds: 0, totals: [] }), timeout: () => ({ type: 'p' }) };
  const passing = new Passing({
    game,
    send({ decision }) {
      const { promise, resolve } = Promise.withResolvers<Answer>();
      const answer = async (given: Answer) => {
        resolve(given);
        await promise.then(() => null);
      };
      sent.push({ decision, answer });
      return promise;
    },
    onFailure: () => expect.fail('the player is asked'),
  });
  return { passing, sent, decisions: () => sent.map(({ decision }) => decision) };
}

const tooLate: Answer = { type: 'refused', id: '1', rule: 'V-9', reason: 'actionUnderWay' };

test('a window is passed once, whatever is told until the table answers', () => {
  const { passing, decisions } = passingAlone();
  passing.begin(asked(1, 5));
  passing.toggle();
  for (const seq of [2, 3]) passing.follow(asked(seq, 5));
  expect(decisions()).toEqual([5]);
  passing.follow(asked(4, 6));
  expect(decisions()).toEqual([5, 6]);
});

test('one that somebody was quicker than is passed when it is open again', async () => {
  const { passing, sent, decisions } = passingAlone();
  passing.begin(asked(1, 5));
  passing.toggle();
  await sent[0]!.answer(tooLate);
  expect(decisions()).toEqual([5]);
  passing.follow(asked(3, 5));
  expect(decisions()).toEqual([5, 5]);
  // Or it was open again before the answer came.
  passing.follow(asked(4, 5));
  await sent[1]!.answer(tooLate);
  expect(decisions()).toEqual([5, 5, 5]);
});
