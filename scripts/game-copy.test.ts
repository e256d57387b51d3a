import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { listed, refusalOf, renamed } from './game-copy.ts';

describe('a new game', () => {
  test.each([
    ['scopa', 'Q'],
    ['tressette', 'A'],
    ['gin500', 'Z'],
    // Of an example, and so free.
    ['briscola', 'B'],
  ])('%s with %s can be made', (id, letter) => {
    expect(refusalOf({ id, letter })).toBeNull();
  });

  test.each([
    ['', '', 'Say what the game is called'],
    ['Scopa', 'Q', 'cannot be an id'],
    ['7bello', 'Q', 'cannot be an id'],
    ['la-scopa', 'Q', 'cannot be an id'],
    ['../scopa', 'Q', 'cannot be an id'],
    ['vinto', 'Q', 'There is a game "vinto" already'],
    ['sapone', 'Q', 'There is a game "sapone" already'],
    ['state', 'Q', 'means something else'],
    ['return', 'Q', 'means something else'],
    ['scopa', '', 'Say which letter'],
    ['scopa', 'q', 'cannot begin a ruling'],
    ['scopa', 'QQ', 'cannot begin a ruling'],
    ['scopa', '1', 'cannot begin a ruling'],
    ['scopa', 'V', 'V is the letter of Vinto: choose one of A B D E G'],
    ['scopa', 'C', 'C is the letter of all games'],
    ['scopa', 'T', 'T is the letter of the toy'],
  ])('%j with %j cannot', (id, letter, why) => {
    expect(refusalOf({ id, letter })).toContain(why);
  });

  test.each([
    [['vinto', 'Q'], 'There is a game "vinto" already: choose another name.\n'],
    [['scopa'], 'Say which letter its rulings begin with: one capital from A to Z.\n'],
    [['scopa', 'Q', 'now'], '"now" is one word too many: npm run new-game <id> <letter>.\n'],
  ])('npm run new-game %j is refused in one sentence', (args, said) => {
    const { status, stdout, stderr } = spawnSync('node', ['scripts/new-game.ts', ...args], {
      encoding: 'utf8',
    });
    expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: '', stderr: said });
  });
});

test.each([
  ['face.ts', "import { briscola } from '@mazzo/games/briscola';", "import { scopa } from '@mazzo/games/scopa';"],
  ['face.ts', 'briscolaText[language] as BriscolaText', 'scopaText[language] as ScopaText'],
  ['RULES.md', '# Briscola\n\n## B-1 · The deck (B-12)', '# Scopa\n\n## Q-1 · The deck (Q-12)'],
  ['RULES.it.md', '# Briscola\n\nla **briscola** (B-1)', '# Scopa\n\nla **briscola** (Q-1)'],
  ['text/it.ts', "'@mazzo/games/briscola/text/it' 'la briscola è'", "'@mazzo/games/scopa/text/it' 'la briscola è'"],
  ['index.ts', "id: 'briscola',\n  letter: 'B',", "id: 'scopa',\n  letter: 'Q',"],
  ['rules.test.ts', "[B-5] A:Ad B:4d => points A:11 B:0", "[Q-5] A:Ad B:4d => points A:11 B:0"],
] as const)('in %s, %j becomes %j', (file, before, after) => {
  expect(renamed(before, file, { id: 'scopa', letter: 'Q' })).toBe(after);
}); // prettier-ignore

test('each of the two lists gets one line', () => {
  const [ids, list] = Object.values(listed);
  expect(ids!("export const gameIds = ['flip7'] as const;\n", 'scopa')).toBe(
    "export const gameIds = ['flip7', 'scopa'] as const;\n",
  );
  expect(list!("export * as flip7 from './flip7/listed.ts';\n", 'scopa')).toBe(
    "export * as flip7 from './flip7/listed.ts';\nexport * as scopa from './scopa/listed.ts';\n",
  );
});
