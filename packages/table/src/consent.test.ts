import { expect, test } from 'vitest';
import { isAgreed, noWishes, recordWish } from './consent.ts';
import { proposeWish } from './propose-wish.ts';
import type { Wish } from './consent.ts';

const people = ['ann', 'bob'];

test.each([
  // who   wish      want   over   paused  answer
  ['ann', 'pause', true, false, false, 'write'],
  ['ann', 'pause', false, false, false, 'nothing'],
  ['ann', 'pause', true, false, true, 'nothing'],
  ['ann', 'pause', false, false, true, 'write'],
  ['ann', 'pause', true, true, false, 'matchOver'],
  ['ann', 'rematch', true, true, false, 'write'],
  ['ann', 'rematch', true, false, false, 'matchRunning'],
  ['eve', 'pause', true, false, false, 'notSeated'],
] as const)(
  '%s wishes a %s: %s (over %s, paused %s): %s',
  (who, wish, want, over, paused, answer) => {
    const proposal = proposeWish({ people, wishes: noWishes(), over, paused }, who, wish, want);
    expect(proposal.kind === 'refuse' ? proposal.refusal.reason : proposal.kind).toBe(answer);
  },
);

test.each(['pause', 'rematch'] as const)('a %s needs everybody', (wish: Wish) => {
  const wishes = noWishes();
  recordWish(wishes, 'ann', wish, true);
  recordWish(wishes, 'ann', wish, true);
  expect(isAgreed(wishes, wish, people)).toBe(false);
  expect(isAgreed(wishes, wish, ['ann'])).toBe(true);
  recordWish(wishes, 'bob', wish, true);
  expect(isAgreed(wishes, wish, people)).toBe(true);
  recordWish(wishes, 'ann', wish, false);
  expect(isAgreed(wishes, wish, people)).toBe(false);
  expect(isAgreed(noWishes(), wish, [])).toBe(false);
});
