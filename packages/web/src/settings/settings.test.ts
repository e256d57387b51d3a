import { languageOf } from '@mazzo/kernel';
import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal('navigator', { languages: ['fr-FR', 'it-CH', 'en-US'] });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

async function opened() {
  return import('./settings.ts');
}

test('the first of the browser’s languages that we speak, else English', async () => {
  const { language } = await opened();
  expect(language.value).toBe('it');
  expect(languageOf(['de', 'fr'])).toBe('en');
  expect(languageOf([])).toBe('en');
});

test('what is set is kept, and shown by the document', async () => {
  const { followSettings, language, settings } = await opened();
  const root = { lang: '', dataset: {} as Record<string, string> };
  followSettings(root as unknown as HTMLElement);
  settings.theme.value = 'dark';
  language.value = 'en';
  expect(root).toMatchObject({ lang: 'en', dataset: { theme: 'dark', motion: 'system' } });
  vi.resetModules();
  const again = await opened();
  expect([again.settings.theme.value, again.language.value]).toEqual(['dark', 'en']);
});

test.each(['nonsense', '[]', 'null', '{"theme":"plaid","language":"xx","volume":11}'])(
  'what is no setting counts for nothing: %s',
  async (written) => {
    kept.set('mazzo.settings', written);
    const { language, settings } = await opened();
    expect(language.value).toBe('it');
    expect([settings.theme.value, settings.volume.value]).toEqual(['system', 'medium']);
  },
);
