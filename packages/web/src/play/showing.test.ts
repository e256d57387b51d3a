/** When the player sees and hears what. */
import { shortMatches } from '@mazzo/games/testing';
import { tellEvent } from '@mazzo/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { face as flip7Face } from '../games/flip7/face.ts';
import { FLIP, playerId } from '../games/flip7/places.ts';
import { words as flip7Words } from '../games/flip7/text/en.ts';
import { loadGame } from '../games/games.ts';
import { settings } from '../settings/settings.ts';
import { flightTime } from '../table/flight.ts';
import type { Scene } from '../table/scene.ts';
import type { Playable } from './page-face.ts';
import { playAt, playOn } from './playing.fixture.ts';
import type { Played } from './playing.fixture.ts';
import { sceneShown } from './scene-shown.ts';
import { WordsFollow } from './words-follow.ts';

const [flip7, vinto, pinnacola, sapone] = await Promise.all([
  loadGame('flip7'),
  loadGame('vinto'),
  loadGame('pinnacola'),
  loadGame('sapone'),
]);

const announced: { readonly text: string; readonly urgent: boolean }[] = [];

vi.mock('../sound/player.ts', () => ({ play: () => undefined, buzz: () => undefined }));
vi.mock('../shell/live.tsx', () => ({
  announce: (text: string, { urgent = false } = {}) => void announced.push({ text, urgent }),
}));

beforeEach(() => {
  announced.length = 0;
  settings.pace.value = 'instant';
  settings.motion.value = 'none';
});
afterEach(() => void vi.useRealTimers());

/** A match whose first round is over, and still lies there. */
async function atRoundsEnd(playable: Playable, seats: number, options = {}): Promise<Played> {
  const played = await playAt({ playable, seats, options, seed: 'sfc32:scored' });
  const { showing } = played.playing;
  for (let n = 0; n < 200 && showing.shown.value!.held === null; n++) await playOn(played);
  expect(showing.shown.value!.held).toMatchObject({ type: 'roundEnded' });
  return played;
}

function sceneOf({ playing }: Played): Scene {
  return sceneShown(playing, playing.showing.shown.value!);
}

function factsOf({ zones }: Scene, zone: string): string[] {
  return zones.find(({ id }) => id === zone)!.facts.map(({ text }) => text);
}

/** How much of it is counted. */
function meterOf({ zones }: Scene, zone: string): number | undefined {
  return zones.find(({ id }) => id === zone)!.meter?.done;
}

describe.each([
  ['flip7', flip7, 3, {}],
  ['vinto', vinto, 4, { session: 'rounds', rounds: 2 }],
] as const)('the end of a round of %s', (_name, playable: Playable, seats, options) => {
  test('is announced when it is seen, and not again when it is left', async () => {
    const played = await atRoundsEnd(playable, seats, options);
    const { showing, eyes } = played.playing;
    const { words, to } = eyes.value;
    const sentence = tellEvent(words, showing.shown.value!.held!, to);
    const heard = () => announced.filter(({ text }) => text.includes(sentence));
    expect(sentence).not.toBe('');
    expect(heard()).toHaveLength(1);
    showing.goOn();
    await played.clock.pass(0);
    expect(heard()).toHaveLength(1);
    played.playing.close();
  });

  test('is counted in the totals at once', async () => {
    const played = await atRoundsEnd(playable, seats, options);
    const { showing, playable: at } = played.playing;
    const { view, held } = showing.shown.value!;
    const counted = at.game.clone(view);
    at.game.apply(counted, held!);
    const { totals } = at.game.tally(counted);
    expect(totals).not.toEqual(at.game.tally(view).totals);
    const told = totals.map((total) => `${String(total).replace('-', '−')} pt`);
    for (const [seat, words] of told.entries()) {
      const facts = factsOf(sceneOf(played), playerId(seat));
      expect(facts.some((fact) => fact.startsWith(words))).toBe(true);
    }
    played.playing.close();
  });
});

test('a rematch has no result while its deal is being shown', async () => {
  const [options] = shortMatches.pinnacola;
  const played = await playAt({ playable: pinnacola, seats: 2, options });
  const { showing, match } = played.playing;
  for (let n = 0; n < 400 && (await playOn(played)); n++);
  expect(showing.shown.value!.status.over).toBe(true);
  settings.pace.value = 'natural';
  vi.useFakeTimers();
  const former = match.value;
  await Promise.all([played.playing.rematch(), played.clock.pass(0)]);
  expect(match.value).not.toBe(former);
  expect(showing.shown.value!.behind).toBe(true);
  expect(showing.shown.value!.status.over).toBe(false);
  played.playing.close();
});

describe('numbers follow the card', () => {
  const own = playerId(0);

  async function flying(): Promise<{ played: Played; draw: () => Scene; before: Scene }> {
    // The first card that this seed deals the player is a number.
    const played = await playAt({ playable: flip7, seats: 3, seed: 'sfc32:a' });
    const { showing, answering } = played.playing;
    const follow = new WordsFollow();
    const draw = () => {
      const now = showing.shown.value!;
      return follow.scene(sceneShown(played.playing, now), now, showing.isFlying.value);
    };
    for (let n = 0; n < 20 && !showing.isPrompted.value; n++) await played.clock.pass(1000);
    const before = draw();
    vi.useFakeTimers();
    settings.motion.value = 'full';
    answering.gesture({ kind: 'tap', id: FLIP });
    // Without the bots: only what came of it.
    await played.clock.pass(0);
    return { played, draw, before };
  }

  test('the sum and the question wait until it has landed', async () => {
    const { played, draw, before } = await flying();
    const { showing } = played.playing;
    const cards = (scene: Scene) => scene.zones.find(({ id }) => id === own)!.cards.length;
    const inFlight = draw();
    expect(showing.isFlying.value).toBe(true);
    expect(cards(inFlight)).toBe(cards(before) + 1);
    expect(factsOf(inFlight, own)).toEqual(factsOf(before, own));
    expect(meterOf(inFlight, own)).toBe(meterOf(before, own));
    expect(inFlight.tray).toEqual(before.tray);
    vi.advanceTimersByTime(flightTime(1));
    const landed = draw();
    expect(showing.isFlying.value).toBe(false);
    expect(factsOf(landed, own)).not.toEqual(factsOf(before, own));
    expect(meterOf(landed, own)).toBe(1 + meterOf(before, own)!);
    expect(landed.tray).not.toEqual(before.tray);
    played.playing.close();
  });

  test('nobody is called before, and whoever is quicker may answer all the same', async () => {
    const { played } = await flying();
    const { showing, answering } = played.playing;
    const called = () => announced.filter(({ urgent }) => urgent).length;
    const before = called();
    // The others have had their turns: the last of their cards brings the question.
    for (let n = 0; n < 20 && !showing.isAsked.value; n++) await played.clock.pass(1000);
    expect(showing.isAsked.value).toBe(true);
    expect(showing.isPrompted.value).toBe(false);
    expect(called()).toBe(before);
    const entries = played.table.log.length;
    answering.gesture({ kind: 'tap', id: FLIP });
    await played.clock.pass(0);
    expect(played.table.log.length).toBeGreaterThan(entries);
    played.playing.close();
  });

  test('nothing waits where nothing moves', async () => {
    const played = await playAt({ playable: flip7, seats: 3 });
    const { showing, answering } = played.playing;
    for (let n = 0; n < 20 && !showing.isAsked.value; n++) await played.clock.pass(1000);
    expect(showing.isPrompted.value).toBe(true);
    answering.gesture({ kind: 'tap', id: FLIP });
    await played.clock.pass(0);
    expect(showing.isFlying.value).toBe(false);
    played.playing.close();
  });
});

test('sums, the plate and what is asked wait until a round’s cards have turned', async () => {
  settings.motion.value = 'full';
  const options = { session: 'rounds', rounds: 2 };
  const played = await playAt({ playable: vinto, seats: 4, options, seed: 'sfc32:scored' });
  const { showing } = played.playing;
  const follow = new WordsFollow();
  const draw = () => {
    const now = showing.shown.value!;
    return follow.scene(sceneShown(played.playing, now), now, showing.isFlying.value);
  };
  let before = draw();
  for (let n = 0; n < 200 && showing.shown.value!.held === null; n++) {
    showing.land();
    before = draw();
    await playOn(played);
  }
  const counted = ({ zones }: Scene) =>
    zones.flatMap(({ facts }) => facts).filter(({ text }) => text.includes('='));
  const plates = ({ zones }: Scene) => zones.filter(({ plate }) => plate !== undefined);
  const turning = draw();
  expect(showing.isFlying.value).toBe(true);
  expect([counted(turning), plates(turning)]).toEqual([[], []]);
  expect(turning.tray).toEqual(before.tray);
  showing.land();
  const open = draw();
  expect(counted(open)).toHaveLength(4);
  expect(plates(open).length).toBeGreaterThan(0);
  expect(open.tray).not.toEqual(before.tray);
  played.playing.close();
});

test('whoever has just sat down is asked about a first claim as soon as it stands there', async () => {
  settings.pace.value = 'natural';
  let claims = 0;
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { playing, clock } = await playAt({ playable: sapone, seats: 4, seed: `sfc32:${seed}` });
    vi.useFakeTimers();
    const { shown, isPrompted } = playing.showing;
    const isClaimed = () => shown.value!.story.some(({ event }) => event.type === 'offered');
    for (let n = 0; n < 100 && !isPrompted.value && !isClaimed(); n++) {
      await clock.pass(100);
      vi.advanceTimersByTime(100);
    }
    claims += Number(isClaimed());
    vi.advanceTimersByTime(500);
    expect(isPrompted.value).toBe(true);
    playing.close();
    vi.useRealTimers();
  }
  expect(claims).toBeGreaterThan(0);
});

test.each([
  ['froze', { type: 'froze', by: 0, seat: 2 }],
  ['flip three', { type: 'flipThreeGiven', by: 0, seat: 2 }],
  ['bust', { type: 'busted', seat: 2, card: 4 }],
] as const)('a moment names whom it befalls: %s', async (_what, event) => {
  const played = await playAt({ playable: flip7, seats: 3 });
  const eyes = { ...played.playing.eyes.value, own: flip7Words.table, words: flip7Words.game };
  expect(flip7Face.moment(event, { ...eyes, begun: null })).toMatchObject({
    seat: 2,
    zone: playerId(2),
  });
  played.playing.close();
});
