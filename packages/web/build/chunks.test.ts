import { expect, test } from 'vitest';
import { chunkName } from './chunks.ts';

test.each([
  ['src', ['/mazzo/packages/kernel/src/cards.ts', '/mazzo/packages/table/src/index.ts'], 'table'],
  ['index', ['/mazzo/packages/web/src/games/vinto/index.ts'], 'vinto'],
  ['text', ['/mazzo/packages/games/src/flip7/text/index.ts'], 'flip7'],
  ['rules-screen', ['/mazzo/packages/web/src/rules/rules-screen.tsx'], 'rules-screen'],
  ['index', [], 'index'],
])('%s of %j is called %s', (name, moduleIds, called) => {
  expect(chunkName({ name, moduleIds })).toBe(`assets/${called}-[hash:7].js`);
});
