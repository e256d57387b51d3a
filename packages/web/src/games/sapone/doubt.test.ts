/** [S-8] A doubt is thought over with both consequences in sight: what others do meanwhile leaves it there. */
import { references } from '@mazzo/games/references';
import { sapone, saleOf } from '@mazzo/games/sapone';
import type { Event, State } from '@mazzo/games/sapone';
import { shortMatches } from '@mazzo/games/testing';
import { chanceFrom, createMatch, offhand } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import type { BegunMove } from './begun-move.ts';
import { eyesOf } from '../eyes.fixture.ts';
import { lapsed, revive } from './doubt.ts';
import { scene } from './scene.ts';
import { words } from './text/en.ts';
import { touches } from './touches.ts';

const YOU = 0;
const player = { brain: references.sapone! };
const [options] = shortMatches.sapone;
const eyes = eyesOf(YOU, words);

interface Step {
  readonly view: State;
  readonly events: readonly Event[];
}

/** Matches among sensible bots, move by move. */
function* steps(): Generator<Step> {
  for (let seed = 0; seed < 12; seed++) {
    const match = createMatch(sapone, { seed: `sfc32:doubt ${seed}`, seats: 4, options });
    const chance = chanceFrom(`sfc32:doubt bot ${seed}`);
    for (let n = 0; n < 600; n++) {
      const status = match.status();
      if (status.over) break;
      const { seat } = status.decisions[n % status.decisions.length]!;
      const played = match.submit(seat, offhand(player, match.view(seat), seat, chance));
      yield { view: match.view(YOU), events: played.ok ? played.events : [] };
    }
  }
}

function begunIn(view: State): BegunMove | null {
  const meaning = touches(view, YOU, null).taps.get('doubt…');
  return meaning?.kind === 'begun' ? meaning.begun : null;
}

function asks(view: State, begun: BegunMove, between: boolean): boolean {
  const { tray } = scene(view, { ...eyes, begun, between });
  return tray.buttons.some(({ id }) => id === 'doubt');
}

test('[S-8] it stays through bids and through being asked for more, and goes with a word', () => {
  const met: Record<string, number> = {};
  const count = (what: string) => (met[what] = (met[what] ?? 0) + 1);
  let begun: BegunMove | null = null;
  for (const { view, events } of steps()) {
    if (begun !== null) {
      const types = events.map(({ type }) => type);
      const said = lapsed(begun, view, events, { ...eyes, begun: null });
      const may = begunIn(view) !== null && saleOf(view) !== null && !types.includes('offered');
      expect(revive(begun, view, YOU)).toEqual(may ? begun : null);
      for (const between of [true, false]) {
        if (may) expect(asks(view, begun, between)).toBe(true);
      }
      expect(asks(view, begun, true)).toBe(may);
      if (may) {
        expect(said).toBeNull();
        for (const type of types) count(type);
      } else {
        const doubted = events.find((event) => event.type === 'doubted');
        if (doubted === undefined) expect(said).toBe(words.table.doubtLate);
        else if (doubted.by === YOU) expect(said).toBeNull();
        else expect(said).toContain(eyes.to.name(doubted.by));
        count(doubted === undefined ? 'late' : doubted.by === YOU ? 'mine' : 'slower');
      }
    }
    begun = (begun === null ? null : revive(begun, view, YOU)) ?? begunIn(view);
  }
  for (const what of ['bidAdded', 'askedMore', 'biddingClosed', 'passed', 'late', 'slower']) {
    expect(met[what], what).toBeGreaterThan(2);
  }
});

test('what the device kept is a doubt in its own sale, or nothing', () => {
  for (const { view } of steps()) {
    const begun = begunIn(view);
    if (begun === null) continue;
    expect(revive(structuredClone(begun), view, YOU)).toEqual(begun);
    for (const kept of [7, 'doubt', {}, { kind: 'doubt' }, { ...begun, sale: '9,9,9' }]) {
      expect(revive(kept, view, YOU)).toBeNull();
    }
    return;
  }
});
