import { flip7 } from '@mazzo/games/flip7';
import { createMatch } from '@mazzo/kernel';
import type { AnyEvent, Opened } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import type { Beat } from './page-face.ts';
import { createStage } from './stage.ts';

/** A stage on which a few events have a beat, and time passes when told to. */
function staged(beats: Readonly<Record<string, Beat>>, factor = 1) {
  const wakes: { readonly at: number; readonly wake: () => void }[] = [];
  const shown: string[] = [];
  const changes: boolean[] = [];
  const quiet: boolean[] = [];
  let now = 0;
  const stage = createStage({
    game: flip7,
    options: match.state.options,
    seats: 3,
    beat: (event) => beats[event.type] ?? 0,
    factor: () => factor,
    after(milliseconds, wake) {
      const one = { at: now + milliseconds, wake };
      wakes.push(one);
      return () => wakes.splice(wakes.indexOf(one), 1);
    },
    onEvent: ({ event }) => shown.push(event.type),
    onRecall: () => undefined,
    onChange: () => changes.push(stage.behind),
    onQuiet: () => quiet.push(stage.behind),
  });
  const pass = (milliseconds: number) => {
    now += milliseconds;
    for (const due of wakes.filter(({ at }) => at <= now)) {
      wakes.splice(wakes.indexOf(due), 1);
      due.wake();
    }
  };
  return { stage, shown, changes, quiet, pass };
}

const match = createMatch(flip7, { seats: 3, seed: 'sfc32:stage' });
const opening: AnyEvent[] = [...(match.log[0] as Opened).events];

describe('a story is shown at its pace', () => {
  test('what has no beat is shown at once', () => {
    const { stage } = staged({});
    stage.hear({ seq: 0, cause: null, events: opening });
    expect(stage.behind).toBe(false);
    expect(stage.view).toEqual(match.state);
  });

  test('an event with a beat is seen for so long before the next', () => {
    const { stage, shown, pass } = staged({ roundBegan: 300 });
    stage.hear({ seq: 0, cause: null, events: opening });
    expect(shown).toEqual(['roundBegan']);
    pass(299);
    expect(stage.behind).toBe(true);
    pass(1);
    expect(shown).toEqual(opening.map(({ type }) => type));
  });

  test('whatever is told meanwhile is known to be waiting', () => {
    const { stage, changes } = staged({ roundBegan: 300 });
    stage.hear({ seq: 0, cause: null, events: opening.slice(0, 1) });
    expect(changes).toEqual([false]);
    stage.hear({ seq: 1, cause: 'bot', events: opening.slice(1) });
    expect(changes).toEqual([false, true]);
  });

  test('it is known when the last of it has been looked at', () => {
    const { stage, quiet, pass } = staged({ roundBegan: 300 });
    stage.hear({ seq: 0, cause: null, events: opening.slice(0, 1) });
    expect([stage.isTelling, quiet]).toEqual([true, []]);
    pass(300);
    expect([stage.isTelling, quiet]).toEqual([false, [false]]);
  });

  test('a factor of 0 waits for nothing', () => {
    const { stage } = staged({ roundBegan: 300 }, 0);
    stage.hear({ seq: 0, cause: null, events: opening });
    expect(stage.behind).toBe(false);
  });

  test('whoever skips is in the present, and a timer of before does nothing more', () => {
    const { stage, shown, pass } = staged({ roundBegan: 300 });
    stage.hear({ seq: 0, cause: null, events: opening });
    stage.skip();
    expect(stage.view).toEqual(match.state);
    pass(1000);
    expect(shown).toHaveLength(opening.length);
  });

  test.each(['holdBefore', 'holdAfter'] as const)(
    '%s waits for the player, skipping too',
    (hold) => {
      const { stage, shown } = staged({ shuffled: hold });
      stage.hear({ seq: 0, cause: null, events: opening });
      stage.skip();
      expect(stage.held?.type).toBe('shuffled');
      expect(shown.includes('shuffled')).toBe(hold === 'holdAfter');
      stage.goOn();
      expect(stage.held).toBeNull();
      expect(stage.view).toEqual(match.state);
    },
  );

  test('what happened before is recalled without being shown', () => {
    const { stage, shown } = staged({ roundBegan: 300 });
    stage.recall([{ seq: 0, cause: null, events: opening }]);
    expect(shown).toEqual([]);
    expect(stage.story).toHaveLength(opening.length);
    expect(stage.view).toEqual(match.state);
  });
});
