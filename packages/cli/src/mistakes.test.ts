import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mazzo, mazzoProcess, scratch } from './process.fixture.ts';

const folder = scratch();
const note = folder.path('note.txt');
beforeAll(() => writeFileSync(note, 'hello\n'));
afterAll(() => folder.remove());

const mistakes: readonly (readonly [line: string, named: string])[] = [
  ['plai', 'did you mean play?'],
  ['-x', '--help'],
  ['--seats 4', '"--seats"'],
  ['help plya', 'did you mean play?'],
  ['play', 'flip7'],
  ['play flip8', 'did you mean flip7?'],
  ['play flip7 more', '"more"'],
  ['play flip7 --seats 9', '2 to 8'],
  ['play flip7 --seats 1', '2 to 8'],
  ['play flip7 --seats -3', '"-3"'],
  ['play flip7 --seats 2.5', '"2.5"'],
  ['play flip7 --seats four', '"four"'],
  ['play flip7 --seats', '--seats needs a value'],
  ['play flip7 --seats --seed x', '--seats needs a value'],
  ['play flip7 --seets 3', 'did you mean --seats?'],
  ['play flip7 --json', 'for mazzo play'],
  ['play flip7 --options target=9', '50 to 500'],
  ['play flip7 --options target=1e2', '50 to 500'],
  ['play flip7 --options tarjet=100', 'did you mean target?'],
  ['play flip7 --options seven=all', 'everyoneBanks, thatPlayerBanks, othersForfeit'],
  ['play flip7 --options target', 'target=200'],
  ['play flip7 --options target=100,,', 'target=200'],
  ['play flip7 --options preset=offical', 'did you mean official?'],
  ['play flip7 --options __proto__=x', '"__proto__"'],
  ['play flip7 --bots randm', 'did you mean random?'],
  ['play flip7 --bots random,random --seats 2', 'at most 1'],
  ['play flip7 --seed md5:abc', 'chacha20:'],
  ['play flip7 --seed chacha20:12', '64 hex digits'],
  ['play flip7 --lang fr', 'en, it'],
  ['play flip7 --lang', '--lang needs a value'],
  ['play flip7 --save NOTE', 'no saved match'],
  ['play flip7 --save FOLDER', 'it is a folder'],
  ['play flip7 --save FOLDER/none/such', 'no such file or folder'],
  ['play vinto --seats 6', '4 to 5'],
  ['play vinto --options minutes=4', '5 to 120'],
  ['play vinto --options preset=official', 'no option "preset"'],
  ['play pinnacola --seats 3', '--seats must be 2, not "3"'],
  ['play pinnacola --seats 3 --lang it', 'dev’essere 2, non «3»'],
  ['play pinnacola --options target=20', '500 to 3000'],
  ['play pinnacola --options preset=traditonal', 'did you mean traditional?'],
  ['play pinacola', 'did you mean pinnacola?'],
  ['play sapone --seats 9', '2 to 8'],
  ['play sapone --options target=4', '5 to 100'],
  ['play sapon', 'did you mean sapone?'],
  ['sim', 'flip7'],
  ['sim flip7 --games 1e99', '1 to 1000000000'],
  ['sim flip7 --games 0', '"0"'],
  ['sim flip7 --games -5', '"-5"'],
  ['sim flip7 --games 1.5', '"1.5"'],
  ['sim flip7 --games 99999999999999999999', '1 to 1000000000'],
  ['sim flip7 --threads 1000', '1 to 64'],
  ['sim flip7 --threads 0', '1 to 64'],
  ['sim flip7 --json=yes', '--json takes no value'],
  [
    'arena flip7 --bots gud',
    '"gud": choose from random, casual, good, expert, reference, seer, exec:<command>',
  ],
  ['arena flip7 --deals 0', '1 to 10000000'],
  ['sim flip7 --bots seer', 'choose from random, casual, good, expert'],
  ['play flip7 --bots seer', 'choose from random, casual, good, expert'],
  ['sim flip7 --bots ,', '"": choose from random, casual, good, expert'],
  ['sim flip7 --save NOTE', 'no saved match'],
  ['replay', 'mazzo replay <file>'],
  ['replay FOLDER/none', 'no such file or folder'],
  ['replay FOLDER', 'it is a folder'],
  ['replay NOTE', 'no saved match'],
  ['rules', 'flip7'],
  ['rules vinta', 'did you mean vinto?'],
  ['rules vinto V-99', 'choose from V-1 to V-21 and C-1 to C-10.'],
  ['rules vinto V-9 V-10', '"V-10" is one word too many'],
  ['rules vinto v-99 --lang it', 'da V-1 a V-21 o da C-1 a C-10.'],
  ['resume', 'mazzo play <game> begins one'],
  ['resume ab12', 'mazzo play <game> begins one'],
  ['resume --lost', '--list'],
  ['resumme', 'did you mean resume?'],
  ['play flip7 --name abcdefghijklmnopqrstu', '1 to 20 characters'],
  ['play flip7 --name Ada', 'choose another name'],
  // In the language that was asked for, or that the system is set to.
  ['play flip8 --lang it', 'volevi dire flip7?'],
  ['play flip7 --seats 9 --lang=it', 'da 2 a 8'],
  ['--lang it plai', 'volevi dire play?'],
];

describe('a mistake is one sentence on stderr, exit code 2, and nothing else', () => {
  test.concurrent.each(mistakes)('mazzo %s', async (line, named) => {
    const words = line.replaceAll('NOTE', note).replaceAll('FOLDER', folder.path('.'));
    const { code, out, err } = await mazzo(words.split(' '), { input: 'd\nd\nd\n' });
    expect(err).toContain(named);
    expect(err).toMatch(/^[^\n]+[.>]\n$/);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });

  test('from a process of its own too', async () => {
    const { code, out, err } = await mazzoProcess(['play', 'flip8'], { input: 'd\n' });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^[^\n]+did you mean flip7\?[^\n]*\n$/);
  });

  test('an empty value is no value', async () => {
    const { code, err } = await mazzo(['play', 'flip7', '--seed', '']);
    expect(code).toBe(2);
    expect(err).toContain('--seed needs a value');
  });

  test('what was typed comes back without its control codes', async () => {
    const { code, err } = await mazzo(['pl\u001B[31may\n']);
    expect(code).toBe(2);
    expect(err).toMatch(/^[^\p{Cc}]+\n$/u);
  });

  test('the system’s language', async () => {
    const { err } = await mazzo(['plai'], { env: { LC_ALL: '', LANG: 'it_IT.UTF-8' } });
    expect(err).toContain('volevi dire play?');
  });
});

test('after all of them nothing has been written', () => {
  expect(readdirSync(folder.path('.'))).toEqual(['note.txt']);
  expect(readFileSync(note, 'utf8')).toBe('hello\n');
});
