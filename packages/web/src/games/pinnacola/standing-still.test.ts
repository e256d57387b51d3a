/** Whole hands, played: one's own half of a telephone stands still while two rows hold the cards. */
import { pinnacola, stepsTo, taken } from '@mazzo/games/pinnacola';
import type { State } from '@mazzo/games/pinnacola';
import { chanceFrom, createMatch, offhand } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { many } from '../../../../../scripts/lengths.ts';
import { layout } from '../../table/layout.ts';
import { layoutShapes } from '../../table/layout/shapes/shapes.ts';
import type { Fan, Id } from '../../table/scene.ts';
import { eyesOf } from '../eyes.fixture.ts';
import { begunAt } from './begun.ts';
import type { Begun } from './begun.ts';
import { face } from './face.ts';
import { HAND } from './places.ts';
import { words } from './text/en.ts';

const HANDS = many(40, 2);

/** How high all lies but melds after the first, which make room for each other; how many cards the turn began with. */
function lying(view: State, begun: Begun | null, width: number) {
  const scene = face.scene(view, { ...eyesOf(0, words), begun });
  const { zones } = layout(
    scene,
    { width, height: 586 },
    { largePrint: false, shapes: layoutShapes },
  );
  const fan = scene.zones.find(({ id }) => id === HAND) as Fan;
  const tops = [...zones].filter(([id]) => /^(seat|stock|pozzo|meter|sort|hand|meld:0:0)/.test(id));
  return {
    count: Math.max(fan.kept ?? 0, fan.cards.length),
    melds: [...zones.keys()].filter((id) => id.startsWith('meld:0')).length,
    tops: new Map<Id, number>(tops.map(([id, { y }]) => [id, y])),
  };
}

/** Every table that seat 0 sees in a hand, step by step as it is laid. */
function* tables(hand: number): Generator<[State, Begun | null]> {
  const { state, play } = createMatch(pinnacola, { seed: `sfc32:still ${hand}` });
  for (let n = 0; state.rounds === 0 && !pinnacola.status(state).over; n++) {
    const seat = state.turn;
    const move = offhand(pinnacola, state, seat, chanceFrom(`sfc32:still ${hand}`, n));
    yield [state, null];
    if (seat === 0 && move.type === 'finish') {
      let begun = begunAt(state, null);
      for (const step of stepsTo(move, state, 0)) {
        begun = { ...begun, draft: taken(state, 0, begun.draft, step) ?? begun.draft };
        yield [state, begun];
      }
    }
    play(seat, move);
  }
}

test.each([
  [360, 16, 6],
  [320, 14, 4],
])('at %d px, with up to %d cards and %d melds', (width, most, melds) => {
  let compared = 0;
  for (let hand = 0; hand < HANDS; hand++) {
    let before: ReturnType<typeof lying> | null = null;
    for (const [view, begun] of tables(hand)) {
      const now = lying(view, begun, width);
      const isUsual = (one: typeof now) => one.count > 7 && one.count <= most && one.melds <= melds;
      if (before !== null && isUsual(before) && isUsual(now)) {
        const [was, is] = [before.tops, now.tops];
        const moved = [...is].filter(([id, y]) => was.has(id) && was.get(id) !== y);
        expect(moved, `hand ${hand}, ${before.count} and ${now.count} cards`).toEqual([]);
        compared++;
      }
      before = now;
    }
  }
  expect(compared).toBeGreaterThan(20);
});
