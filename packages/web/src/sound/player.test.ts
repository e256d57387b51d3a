/** What is fetched to be heard or felt, and when. */
import { beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings/settings.ts';

const resume = vi.hoisted(() => vi.fn<() => void>());
vi.mock('./voice.ts', () => ({ resume, sound: () => Promise.resolve() }));
const fetched = vi.hoisted(() => vi.fn<() => void>());
vi.mock('./patient-voice.ts', (original) => {
  fetched();
  return original();
});

const page = new EventTarget();
const idle = vi.fn<(run: () => void) => void>((run) => run());
const vibrate = vi.fn<() => void>();
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
vi.stubGlobal('requestIdleCallback', idle);
vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true } });
const { buzz } = await import('./player.ts');

beforeEach(() => void vi.clearAllMocks());

test('nothing is fetched for who wishes to hear and feel nothing', async () => {
  settings.volume.value = 'off';
  settings.vibration.value = 'off';
  page.dispatchEvent(new Event('click'));
  await vi.dynamicImportSettled();
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['off', 'off', 0, 0],
  ['off', 'on', 0, 1],
  ['low', 'off', 1, 0],
  ['medium', 'on', 1, 1],
] as const)(
  'with sounds %s and vibration %s: heard %i, felt %i',
  async (volume, vibration, heard, felt) => {
    settings.volume.value = volume;
    settings.vibration.value = vibration;
    page.dispatchEvent(new Event('click'));
    buzz();
    await vi.dynamicImportSettled();
    expect([resume, vibrate].map(({ mock }) => mock.calls.length)).toEqual([heard, felt]);
  },
);
