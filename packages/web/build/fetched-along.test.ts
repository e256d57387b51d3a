import { expect, test } from 'vitest';
import { missing } from './fetched-along.ts';

const imports = new Map([
  ['home.js', ['base.js', 'home.css']],
  ['base.js', []],
  ['play.js', ['home.js', 'engine.js', 'play.css']],
  ['engine.js', []],
  ['vinto.js', ['rules.js', 'play.js']],
  ['rules.js', ['engine.js']],
  ['words.js', ['rules.js', 'base.js']],
]);

test.each([
  // who asks   for what    which needs                                    and lacks
  ['home.js', 'play.js', ['play.js', 'base.js', 'engine.js'], ['play.js', 'engine.js']],
  ['home.js', 'play.js', ['home.css', 'play.css', 'play.js'], ['play.css', 'play.js']],
  ['play.js', 'vinto.js', ['vinto.js', 'rules.js', 'engine.js'], ['vinto.js', 'rules.js']],
  ['vinto.js', 'words.js', ['words.js', 'rules.js', 'base.js'], []],
])('%s asks for %s', (host, file, needed, lacking) => {
  expect(missing(imports, host, file, needed)).toEqual(lacking);
});
