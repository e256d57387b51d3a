/** The browser's database keeps journals as every other store does. */
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { storePromises } from '../packages/table/src/testing/store-promises.ts';
import { visit } from './driver/visit.ts';

/** What runs in the page, as one script. */
async function script(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('driver/store-promises.ts', import.meta.url)),
        formats: ['iife'],
        name: 'stores',
      },
    },
  })) as Rolldown.RolldownOutput[];
  return built[0]!.output[0].code;
}

test('what the device keeps holds the promises of every store', async () => {
  const { page } = await visit();
  const found: unknown = await page.evaluate(`${await script()}; stores.keepPromises()`);
  expect(found).toEqual(Object.fromEntries(storePromises.map(({ name }) => [name, null])));
});
