import { afterEach, expect, test, vi } from 'vitest';
import { layout } from './layout.ts';
import { createMotion } from './motion.ts';
import type { Snapshot } from './motion.ts';
import type { Scene } from './scene.ts';
import { rowsOf, viewports } from './scenes.fixture.ts';

afterEach(() => void vi.unstubAllGlobals());

const DEALT = ['2:0', '2:1', '2:2', '2:3', '2:4'];

/** What a browser is asked to move. */
class Moved {
  readonly style = { transform: '', zIndex: '' };
  readonly dataset: { readonly piece: string };
  readonly asked: {
    readonly keyframes: Keyframe[];
    readonly animation: { currentTime: number };
  }[] = [];
  readonly times: number[] = [];

  constructor(piece: string) {
    this.dataset = { piece };
  }

  animate(keyframes: Keyframe[], all: number) {
    const animation = { currentTime: 0, cancel: () => {}, onfinish: null };
    this.asked.push({ keyframes, animation });
    this.times.push(all);
    return animation;
  }
}

function tableOf(count: number): Snapshot {
  const scene = rowsOf([5, 5, count]);
  return { scene, layout: layout(scene, viewports[1]!, { largePrint: false }) };
}

function deal(): { readonly moved: readonly Moved[]; again(at: number): string[] } {
  const motion = createMotion();
  const moved = DEALT.map((id) => new Moved(id));
  const root = { querySelectorAll: () => moved } as unknown as ParentNode;
  const [before, after] = [tableOf(0), tableOf(5)];
  motion.change({ root, before, after, travels: DEALT.map((to) => ({ from: 'deck', to })) });
  return {
    moved,
    again(at) {
      for (const { asked } of moved) asked[0]!.animation.currentTime = at;
      const travels = DEALT.map((to) => ({ from: to, to }));
      motion.change({
        root,
        before: after,
        after: { ...after, layout: elsewhere(after) },
        travels,
      });
      return moved.map(({ asked }) => String(asked[1]?.keyframes[0]?.['transform']));
    },
  };
}

/** Everything lies a little lower. */
function elsewhere({ layout: now }: Snapshot): Snapshot['layout'] {
  const lower = [...now.pieces].map(([id, box]) => [id, { ...box, y: box.y + 10 }] as const);
  return { ...now, pieces: new Map(lower) };
}

test('cards that set out one after another arrive together in the eyes of the browser, and none has a delay', () => {
  const { moved } = deal();
  expect(moved.map(({ times }) => times)).toEqual(DEALT.map(() => [4 * 45 + 280]));
  const departures = moved.map(({ asked }) => Number(asked[0]!.keyframes[1]!.offset) * 460);
  expect(departures.map(Math.round)).toEqual([0, 45, 90, 135, 180]);
  const arrivals = moved.map(({ asked }) => Number(asked[0]!.keyframes[2]!.offset) * 460);
  expect(arrivals.map(Math.round)).toEqual([280, 325, 370, 415, 460]);
});

test('what is sent elsewhere on its way goes on from where it is seen', () => {
  const first = (at: number) => deal().again(at)[0]!;
  const begun = deal().moved[0]!.asked[0]!.keyframes[0]!['transform'];
  const across = (transform: unknown) =>
    Number(/translate\((-?[\d.]+)px/.exec(String(transform))![1]);
  expect(across(first(0))).toBeCloseTo(across(begun), 3);
  // Half of the time is most of the way.
  expect(across(first(140)) / across(begun)).toBeCloseTo(1 - 0.93, 1);
  expect(across(first(280))).toBeCloseTo(0, 3);
});

test('a few cards that come from nowhere appear, many are simply there', () => {
  const appeared = (ids: readonly string[]): number => {
    const moved = ids.map((id) => new Moved(id));
    const root = { querySelectorAll: () => moved } as unknown as ParentNode;
    const [before, after] = [tableOf(0), tableOf(ids.length)];
    createMotion().change({ root, before, after, travels: [] });
    return moved.filter(({ asked }) => asked.length > 0).length;
  };
  expect(appeared(DEALT)).toBe(5);
  expect(appeared(Array.from({ length: 7 }, (_, n) => `2:${n}`))).toBe(0);
});

test('what a card counts turns up with its face', () => {
  vi.stubGlobal('HTMLElement', Moved);
  const parts = [new Moved('face'), new Moved('value')];
  const card = Object.assign(new Moved('2:0'), { querySelectorAll: () => parts });
  const root = { querySelectorAll: () => [card], querySelector: () => null };
  const before = tableOf(5);
  const zones = before.scene.zones.map((zone) => ({
    ...zone,
    cards: zone.cards.map((one) => ({ ...one, face: 'Kh' })),
  }));
  const after = { ...before, scene: { ...before.scene, zones: zones as Scene['zones'] } };
  createMotion().change({ root: root as unknown as ParentNode, before, after, travels: [] });
  const [face, value] = parts.map(({ asked }) => asked.map(({ keyframes }) => keyframes));
  expect(face).toHaveLength(1);
  expect(value).toEqual(face);
});
