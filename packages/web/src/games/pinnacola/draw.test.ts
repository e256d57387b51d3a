/** Whoever draws sees a card come and, discarding, sees it go: nothing else moves. */
import { pinnacola } from '@mazzo/games/pinnacola';
import type { State } from '@mazzo/games/pinnacola';
import { subjects } from '@mazzo/games/testing';
import { startWalk } from '@mazzo/kernel/testing';
import { expect, test } from 'vitest';
import { many } from '../../../../../scripts/lengths.ts';
import { layout } from '../../table/layout.ts';
import type { Layout, Viewport } from '../../table/layout.ts';
import { layoutShapes } from '../../table/layout/shapes/shapes.ts';
import { viewports } from '../../table/scenes.fixture.ts';
import { eyesOf } from '../eyes.fixture.ts';
import { face } from './face.ts';
import { holding } from './holding.fixture.ts';
import { HAND } from './places.ts';
import { words } from './text/en.ts';

const DRAWS = many(1000, 60);

/** Tables at which somebody is about to draw. */
function* drawing(): Generator<State> {
  for (let match = 0; ; match++) {
    const walk = startWalk(subjects.pinnacola, 2, `sfc32:draw ${match}`, () => {});
    do {
      const state = walk.state as State;
      if (state.phase.kind === 'draw' && state.stock.length > 0) yield pinnacola.clone(state);
    } while (!pinnacola.status(walk.state as State).over && walk.step() !== null);
  }
}

function laid(view: State, viewport: Viewport): Layout {
  const scene = face.scene(view, eyesOf(view.turn, words));
  return layout(scene, viewport, { largePrint: false, shapes: layoutShapes });
}

function handIn({ pieces }: Layout): string[] {
  return [...pieces].flatMap(([id, box]) => (id.startsWith(HAND) ? [JSON.stringify(box)] : []));
}

test.each(viewports)(`at $width px ${DRAWS} draws move nothing`, (viewport) => {
  let seen = 0;
  for (const view of drawing()) {
    if (seen++ === DRAWS) break;
    const before = laid(view, viewport);
    const [seat, card] = [view.turn, view.stock.at(-1)!];
    pinnacola.apply(view, { type: 'drew', seat, card });
    const after = laid(view, viewport);
    expect(after.zones).toEqual(before.zones);
    expect(after.tray.box).toEqual(before.tray.box);
    // Beyond four rows a suit has one, and the card joins its own.
    if (after.magnified.size === 0)
      expect(handIn(after)).toEqual(expect.arrayContaining(handIn(before)));
    expect(handIn(after)).toHaveLength(handIn(before).length + 1);
    pinnacola.apply(view, { type: 'discarded', seat, card });
    const thrown = laid(view, viewport);
    expect(thrown.zones).toEqual(before.zones);
    expect(handIn(thrown)).toEqual(handIn(before));
  }
});

test.each(viewports)('at $width px a few cards lie in the middle', (viewport) => {
  const { zones } = laid(holding('5c 8d'), viewport);
  const { x, width } = zones.get(HAND)!;
  expect(Math.abs(x + width / 2 - viewport.width / 2)).toBeLessThanOrEqual(1);
});
