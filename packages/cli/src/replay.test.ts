import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readArgs } from './args.ts';
import { cliTexts } from './language.ts';
import { hasEscapes, mazzo, scratch, widest } from './process.fixture.ts';
import { replayCommand } from './replay.ts';
import { presser } from './terminal.fixture.ts';

const folder = scratch();
const file = folder.path('match.jsonl');
let lines: readonly string[] = [];
beforeAll(async () => {
  await mazzo([
    'sim',
    'flip7',
    '--games',
    '1',
    '--seed',
    'r',
    '--options',
    'target=120',
    '--save',
    file,
  ]);
  lines = readFileSync(file, 'utf8').trimEnd().split('\n');
});
afterAll(() => folder.remove());

describe('mazzo replay', () => {
  test.each([
    [['--viewer', '2'], /^You (flip|bank)/m, 'target=120'],
    [['--viewer', 'spectator'], /^Ada (flips|banks)/m, '1\u00A0Nora'],
    [['--viewer', 'all'], /^Final standings$/m, '4\u00A0Carla'],
    [['--lang', 'it'], /^Classifica finale$/m, 'Ada pesca'],
  ])('with %j tells the match in words', async (flags, told, also) => {
    const { code, out, err } = await mazzo(['replay', file, ...flags]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(told);
    expect(out).toContain(also);
    expect(widest(out)).toBeLessThanOrEqual(80);
    expect(hasEscapes(out)).toBe(false);
  });

  test('stores one entry a line', () => {
    const kinds = lines.map((line) => (JSON.parse(line) as { kind: string }).kind);
    expect(kinds[0]).toBe('opened');
    expect(kinds.at(-1)).toBe('closed');
    expect(new Set(kinds.slice(1, -1))).toEqual(new Set(['moved']));
  });

  const edit = (line: string) =>
    line.replace(/"by":(\d)/, (_, seat) => `"by":${(Number(seat) + 1) % 4}`);
  test.each<[name: string, change: (lines: readonly string[]) => string, said: RegExp]>([
    ['cut off within an entry', (all) => all.join('\n').slice(0, -20), /entry \d+ .* is cut off/],
    ['without its end', (all) => all.slice(0, -3).join('\n'), /entry \d+ .* is missing/],
    ['without its beginning', (all) => all.slice(1).join('\n'), /entry 0 .* not where it belongs/],
    [
      'two entries exchanged',
      (all) => all.with(3, all[4]!).with(4, all[3]!).join('\n'),
      /entry 3 /,
    ],
    ['an entry twice', (all) => all.toSpliced(5, 0, all[5]!).join('\n'), /entry 6 /],
    ['an entry left out', (all) => all.toSpliced(5, 1).join('\n'), /entry 5 /],
    ['an entry edited', (all) => all.with(7, edit(all[7]!)).join('\n'), /entry 7 .* changed/],
    [
      'the standings edited',
      (all) => all.join('\n').replace(/"score":(\d)(?!.*\n)/, '"score":9$1'),
      /entry \d+ .* changed/,
    ],
    ['something after the end', (all) => [...all, all.at(-1)!].join('\n'), /after the end/],
    ['an empty line within', (all) => all.toSpliced(4, 0, '').join('\n'), /entry 4 .* no entry/],
    ['nothing at all', () => '', /no saved match/],
    ['JSON that is no log', () => '{"a":1}\n[2]\n', /no saved match/],
  ])('refuses a file with %s', async (name, change, said) => {
    const bad = folder.path(`${name}.jsonl`);
    writeFileSync(bad, `${change(lines)}\n`);
    const { code, out, err } = await mazzo(['replay', bad]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(said);
    expect(err).toMatch(/^[^\n]+\n$/);
  });

  test.each(['0', '5', '-1', 'nobody'])('refuses the viewer %s', async (viewer) => {
    const { code, err } = await mazzo(['replay', file, '--viewer', viewer]);
    expect(code).toBe(2);
    expect(err).toContain('a seat from 1 to 4, spectator or all');
  });
});

describe('at a keyboard', () => {
  /** What is on the screen after each key, the first before any. */
  async function screens(keys: readonly string[], language: 'en' | 'it' = 'en'): Promise<string[]> {
    const at = presser(keys);
    await replayCommand(readArgs(['replay', file], cliTexts[language]), language, at);
    return at.said.map((lines) => [lines].flat().join('\n'));
  }
  const place = (screen = '') => Number(/(\d+) (?:of|di) \d+/.exec(screen)?.[1]);

  test('steps by moves and jumps by rounds', async () => {
    const found = await screens(['return', 'right', 'b', 'n', 'n', 'p', 'p', 'up', 'down']);
    const [start, one, two, back, second, third, ...earlier] = found.map(place);
    expect([start, one, two, back]).toEqual([1, 2, 3, 2]);
    expect(found[4]).toContain('── Round 2 ');
    expect(found[5]).toContain('── Round 3 ');
    expect(third).toBeGreaterThan(second!);
    expect(earlier).toEqual([second, 1, 1, second]);
    for (const screen of found) expect(screen.split('\n').length).toBeLessThanOrEqual(24);
    for (const screen of found) expect(widest(screen)).toBeLessThanOrEqual(80);
  });

  test('goes to a round by its number', async () => {
    const found = await screens(['g', '9', 'backspace', '3', 'return']);
    expect(found[1]).toMatch(/Round \(1 to \d+\), then Enter: $/);
    expect(found.at(-1)).toContain('── Round 3 ');
    const none = await screens(['n', 'g', '9', '9', 'return', 'g', 'escape']);
    expect(none[5]).toMatch(/There is no round 99: the last is \d/);
    expect(place(none.at(-1))).toBe(place(none[1]));
  });

  test('n on the last round goes to the end, and a tells all the rest', async () => {
    const found = await screens([...new Array<string>(40).fill('n'), 'p', 'a']);
    expect(place(found[40])).toBe(lines.length);
    expect(found.at(-1)).toContain('Final standings');
  });

  test.each([
    ['en', 'go to a round: type its number', 'Any key'],
    ['it', 'va’ a una mano: scrivi il numero', 'Un tasto qualsiasi'],
  ] as const)('? explains the keys in %s', async (language, row, goesOn) => {
    const found = await screens(['return', '?', 'x'], language);
    expect(found[2]).toContain(row);
    expect(found[2]).toContain(goesOn);
    expect(found[3]).toBe(found[1]);
    expect(found[2]!.split('\n').length).toBeLessThanOrEqual(24);
  });
});
