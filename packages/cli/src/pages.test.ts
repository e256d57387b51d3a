import { gameIds, games } from '@mazzo/games';
import { optionsFrom } from '@mazzo/kernel';
import type { AnyGame } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { cliTexts } from './language.ts';
import { showPages } from './pages.ts';
import { play } from './play.ts';
import { hasEscapes, mazzo, mazzoProcess, widest } from './process.fixture.ts';
import { typist } from './terminal.fixture.ts';

describe('pages that are only read', () => {
  test.concurrent.each([
    ['--help', 'mazzo [command]'],
    ['help', 'mazzo [command]'],
    ['-h', 'mazzo [command]'],
    ['play --help', '--save FILE'],
    ['help play', '--save FILE'],
    ['sim --help', '--threads N'],
    ['replay --help', '--viewer V'],
    ['rules --help', 'mazzo rules <game>'],
    ['play flip7 --seats 4 --help', '--save FILE'],
    ['--help --lang it', 'mazzo [comando]'],
    ['play --help --lang it', '--save FILE'],
    ['sim --help --lang it', '--threads N'],
    ['replay --help --lang it', '--viewer V'],
    ['rules --help --lang it', 'mazzo rules <gioco>'],
    ['--version', 'mazzo 0.'],
    ['rules vinto', 'V-21 · Places'],
    ['rules vinto --lang it', 'Aiuto alla memoria'],
    ['rules pinnacola', 'preset=traditional · The traditional way'],
    ['rules pinnacola --lang it', 'P-18 · Un orologio per turno'],
    ['rules sapone', 'S-17 · '],
    ['rules sapone --lang it', 'S-17 · '],
    ['rules flip7', 'F-16 · Actions inside actions'],
    ['rules flip7', 'preset=official · The published edition'],
    ['rules flip7 --lang it', 'preset=official · L’edizione pubblicata'],
  ])('mazzo %s', async (line, shown) => {
    const { code, out, err } = await mazzo(line.split(' '));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(shown);
    expect(widest(out)).toBeLessThanOrEqual(80);
    expect(hasEscapes(out)).toBe(false);
    expect(out).not.toMatch(/\*\*|`/);
  });

  const topics = ['', 'play', 'resume', 'sim', 'arena', 'replay', 'rules'];
  test.each(['en', 'it'])(
    'every help page in %s fits a screen, its prompt included',
    async (language) => {
      for (const topic of topics) {
        const { out } = await mazzo([
          ...(topic === '' ? [] : [topic]),
          '--help',
          '--lang',
          language,
        ]);
        expect(out.split('\n').length, topic).toBeLessThanOrEqual(24);
        expect(widest(out)).toBeLessThanOrEqual(80);
      }
    },
  );

  test('what does not fit is shown page by page, and left when enough is read', async () => {
    const lines = Array.from({ length: 30 }, (_, n) => `line ${n}`);
    const shown = async (words: readonly string[]) => {
      const at = typist(words, 1, 12);
      await showPages(lines, cliTexts.en, at);
      return at.said.map((page) => page.length);
    };
    expect(await shown(['', '', ''])).toEqual([11, 11, 8]);
    expect(await shown(['', 'q'])).toEqual([11, 11]);
    expect(await shown([])).toEqual([11]);
  });

  test('the help in a match is shown page by page', async () => {
    const at = typist(['?', '', 'q', 'y'], 1);
    const game: AnyGame = games.sapone;
    const options = optionsFrom(game.options);
    const setup = { id: 'sapone', game, seats: 2, options, seed: 'sfc32:a' } as const;
    expect(await play({ ...setup, bots: ['good'], save: undefined }, 'en', at)).toBe('left');
    const pages = at.said.slice(at.said.findIndex(([first]) => first === 'Sapone in short'));
    expect(pages[0]).toHaveLength(23);
    expect(pages[1]!.at(-1)).toBe('All of the rules: mazzo rules sapone.');
  });

  test.each([
    ['V-9', 'V-9 · Tossing in'],
    ['v-9', 'V-9 · Tossing in'],
    ['C-6', 'C-6 · A refusal is free'],
  ])('mazzo rules vinto %s shows that ruling alone', async (rule, title) => {
    const { code, out } = await mazzo(['rules', 'vinto', rule]);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^${title}\n`));
    expect(out).not.toMatch(/^V-10 ·/m);
    expect(widest(out)).toBeLessThanOrEqual(80);
  });

  test.each(['en', 'it'])('the help in %s names every game', async (language) => {
    const { out } = await mazzo(['--help', '--lang', language]);
    for (const id of gameIds) expect(out).toContain(id);
  });

  test('headings of the rules are bold where there are colours', async () => {
    const { out } = await mazzo(['rules', 'flip7'], { env: { FORCE_COLOR: '1' } });
    expect(out).toContain('\u001B[1mF-5\u001B[22m');
    expect(widest(out)).toBeLessThanOrEqual(80);
  });
});

describe('the menu', () => {
  test('opens without a command, and ends with its input', async () => {
    const { code, out, err } = await mazzoProcess([]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('> 1  Flip 7');
    expect(out).toContain('Goodbye!');
  });

  test('changes players, options and language, and explains what it does not know', async () => {
    const input = 'n\n9\n6\no\n1\n80\n5\nx\nb\nz\nl\nq\n';
    const { code, out } = await mazzo([], { input });
    expect(code).toBe(0);
    expect(out).toContain('"9" will not do: a whole number from 2 to 8.');
    expect(out).toContain('number of players: 6 (you and 5 bots)');
    expect(out).toContain('options: target=80, seven=thatPlayerBanks');
    expect(out).toContain('"x" is not on the list');
    expect(out).toContain('"z" is not on the list');
    expect(out).toContain('numero di giocatori: 6');
    expect(out).toContain('Ciao!');
    expect(widest(out)).toBeLessThanOrEqual(80);
  });

  test('takes a preset, and the standard again', async () => {
    const { out } = await mazzo([], { input: 'o\n8\nb\no\n9\nb\nq\n' });
    expect(out).toContain('options: plusEights=one, openingDeal=on, flipThreeActions=deferred');
    expect(out.match(/options: standard/g)).toHaveLength(2);
  });

  test('offers Vinto, its players and options, and plays it', async () => {
    const { code, out } = await mazzo([], {
      input: '2\nn\n6\n5\no\n1\n3\n2\n8\nb\np\n1\nq\nl\no\n\nq\n',
    });
    expect(code).toBe(0);
    expect(out).toContain('> 2  Vinto');
    expect(out).toContain('"6" will not do: a whole number from 4 to 5.');
    expect(out).toContain('options: session=rounds, rounds=2, memoryAid=ownCards');
    expect(out).toContain('── Round 1 of 2 ·');
    expect(out).toContain('You look at your card 1:');
    expect(out).toContain('Aiuto alla memoria: le proprie carte già viste');
    expect(widest(out)).toBeLessThanOrEqual(80);
  });

  test('offers Pinnacola, its preset and options, and plays it', async () => {
    const { code, out } = await mazzo([], {
      input: '3\nn\n4\n\no\n8\n1\n600\nb\np\nd\nq\nl\no\n\nq\n',
    });
    expect(code).toBe(0);
    expect(out).toContain('> 3  Pinnacola');
    expect(out).toContain('How many players (2): 4\n"4" will not do: 2.');
    expect(out).toContain('options: target=600, pozzo=fromAnyCard, jokers=clean, bonuses=replace');
    expect(out).toContain('to 600 points');
    expect(out).toContain('You draw');
    expect(out).toContain('Il pozzo: si prende da una carta qualsiasi in su');
    expect(widest(out)).toBeLessThanOrEqual(80);
  });

  test('offers Sapone, its players and options, and plays it', async () => {
    const { code, out } = await mazzo([], {
      input: '4\nn\n9\n2\no\n1\n7\n4\nb\np\nq\nq\n',
    });
    expect(code).toBe(0);
    expect(out).toContain('> 4  Sapone');
    expect(out).toContain('"9" will not do: a whole number from 2 to 8.');
    expect(out).toContain('options: target=7, bids=open');
    expect(out).toContain('to 7 points');
    expect(out).toContain('Your hand:');
    expect(widest(out)).toBeLessThanOrEqual(80);
  });

  test('plays, and comes back', async () => {
    const { code, out } = await mazzo([], { input: 'p\nd\nq\nr\nq\n' });
    expect(code).toBe(0);
    expect(out).toContain('You sit with Ada, Bruno and Carla.');
    expect(out).toContain('You leave the table.');
    expect(out).toContain('F-16 · Actions inside actions');
    expect(out).toContain('Goodbye!');
  });
});
