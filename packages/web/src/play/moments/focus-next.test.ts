/** Where the focus comes to at the end of a round. */
import { afterEach, expect, test, vi } from 'vitest';
import { focusNext } from './focus-next.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['a telephone that was touched', true, true, 1],
  ['a telephone, before anything was touched', true, false, 0],
  ['a desk, before anything was touched', false, false, 1],
])('on %s', (_where, isTouch, hasBeenActive, focused) => {
  const focus = vi.fn<() => void>();
  const next = { focus, closest: () => null };
  const body = { matches: () => false };
  const querySelector = (asked: string) => (asked.startsWith('dialog') ? null : next);
  vi.stubGlobal('document', { activeElement: body, body, querySelector });
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive } });
  vi.stubGlobal('matchMedia', () => ({ matches: isTouch }));
  focusNext();
  expect(focus).toHaveBeenCalledTimes(focused);
});
