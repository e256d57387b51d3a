import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { many } from '../../../scripts/lengths.ts';
import { answers, hasEscapes, mazzo, mazzoProcess, scratch, widest } from './process.fixture.ts';

const table = ['play', 'flip7', '--seed', 'test', '--options', 'target=60'];

describe('a match by piped input', () => {
  const whole = [
    ['it', 'Classifica finale', 'Tocca a te:'],
    ['en', 'Final standings', 'Your turn:'],
  ] as const;

  test.each(whole.slice(0, many(whole.length, 1)))(
    'is played to its end in %s',
    async (language, end, turn) => {
      const { code, out, err } = await mazzoProcess([...table, '--lang', language], {
        input: answers(3, 60),
      });
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toContain(end);
      expect(out).toContain(turn);
      expect(out).toContain('Seed sfc32:test'.replace('Seed', language === 'it' ? 'Seme' : 'Seed'));
      expect(widest(out)).toBeLessThanOrEqual(80);
      expect(hasEscapes(out)).toBe(false);
    },
  );

  test('by eight, with every option of the published edition', async () => {
    const { code, out } = await mazzo(
      ['play', 'flip7', '--seats', '8', '--seed', 'w', '--options', 'preset=official,target=50'],
      { input: answers(2, 80) },
    );
    expect(code).toBe(0);
    expect(out).toContain('Final standings');
    expect(widest(out)).toBeLessThanOrEqual(80);
  });

  test('the same seed and the same answers are the same match', async () => {
    const [first, second] = await Promise.all([
      mazzo(table, { input: answers(2, 60) }),
      mazzo(table, { input: answers(2, 60) }),
    ]);
    expect(first.out).toBe(second.out);
  });

  test('without a seed every match is another', async () => {
    const [first, second] = await Promise.all([mazzo(['play', 'flip7']), mazzo(['play', 'flip7'])]);
    expect(first.out).toMatch(/^Seed chacha20:[0-9a-f]{64}$/m);
    expect(first.out).not.toBe(second.out);
  });
});

describe('whatever is typed', () => {
  test.concurrent.each([
    // typed        answered
    ['b', 'F-5: You have no card to bank yet: flip one.'],
    ['2', 'F-4: There is no card to give to anybody: flip or bank.'],
    ['', 'Nothing was typed'],
    ['xyz', '"xyz" is no key of this game'],
    ['9', '"9" is no key of this game'],
    ['draw', '"draw" is no key of this game'],
    ['h', 'Hint: flip a card. The next card cannot bust you.'],
    ['H', 'Hint:'],
    ['?', 'All of the rules: mazzo rules flip7.'],
    ['l', 'The deck is shuffled: 95 cards.'],
    ['r', 'No move of yours was refused yet'],
    ['b\nr', 'F-5 · No banking with nothing'],
    ['r f-9', 'F-9 · Action cards inside a Flip Three'],
    ['r C-6', 'C-6 · A refusal is free'],
    ['r F-99', 'There is no ruling "F-99".'],
    ['q', 'You leave the table.'],
  ])('%j is answered and does not move', async (typed, answered) => {
    const { code, out } = await mazzo(table, { input: `${typed}\n` });
    expect(out).toContain(answered);
    expect(code).toBe(0);
    expect(out).toContain('No round was finished: You 0, Ada 0, Bruno 0, Carla 0.');
    expect(out).not.toContain('You flip');
    expect(widest(out)).toBeLessThanOrEqual(80);
  });

  test('in Italian, with Italian keys and with English ones', async () => {
    const { out } = await mazzo([...table, '--lang', 'it'], { input: 'i\np\nd\n' });
    expect(out).toContain('F-5: Non hai ancora carte da incassare: pescane una.');
    expect(out.match(/^Peschi /gm)).toHaveLength(2);
  });

  test('the end of the input ends politely, with the standing so far', async () => {
    const { code, out, err } = await mazzo(table, { input: 'd\nb\nd\n' });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('You leave the table.');
    expect(out).toMatch(/^(After \d|No round).*You \d/m);
  });
});

describe('--save', () => {
  test('keeps the match that was left, and it can be replayed', async () => {
    const folder = scratch();
    const file = folder.path('match.jsonl');
    const played = await mazzo([...table, '--save', file], { input: 'd\nd\nq\n' });
    const replayed = await mazzo(['replay', file, '--viewer', '1']);
    expect(replayed.code).toBe(0);
    expect(replayed.out).toContain('The match was left here.');
    const told = played.out.split('\n').filter((line) => /^\w+ (flip|bank)s?\b/.test(line));
    expect(told.length).toBeGreaterThan(2);
    for (const line of told) expect(replayed.out).toContain(line);
    folder.remove();
  });

  test('writes over a match that was saved before only if told to', async () => {
    const folder = scratch();
    const file = folder.path('match.jsonl');
    await mazzo([...table, '--save', file], { input: 'd\nd\nq\n' });
    const before = readFileSync(file, 'utf8');
    for (const command of [table, ['sim', 'flip7', '--games', '1']]) {
      const refused = await mazzo([...command, '--save', file], { input: 'd\nb\nq\n' });
      expect(refused).toMatchObject({ code: 2, out: '' });
      expect(refused.err).toMatch(/^[^\n]+ add --overwrite [^\n]+\n$/);
      expect(readFileSync(file, 'utf8')).toBe(before);
    }
    const input = 'd\nb\nq\n';
    const { code } = await mazzo([...table, '--save', file, '--overwrite'], { input });
    expect(code).toBe(0);
    expect(readFileSync(file, 'utf8')).not.toBe(before);
    folder.remove();
  });

  test('calls people what they are called, and replay does', async () => {
    const folder = scratch();
    const file = folder.path('match.jsonl');
    await mazzo([...table, '--name', 'Zoë', '--save', file], { input: 'd\nd\nq\n' });
    const all = await mazzo(['replay', file]);
    expect(all.out).toContain('1\u00A0Zoë, 2\u00A0Ada');
    expect(all.out).toMatch(/^Zoë flips/m);
    const own = await mazzo(['replay', file, '--viewer', '1']);
    expect(own.out).toMatch(/^You flip/m);
    const other = await mazzo(['replay', file, '--viewer', '2', '--lang', 'it']);
    expect(other.out).toMatch(/^Zoë pesca/m);
    folder.remove();
  });
});

describe('colours', () => {
  test.each([
    [{ NO_COLOR: '1' }, false],
    [{ FORCE_COLOR: '1' }, true],
    [{ FORCE_COLOR: '0' }, false],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, true],
    [{}, false],
  ])('into a pipe with %j: %s', async (env, coloured) => {
    const { out } = await mazzo(table, { input: 'b\n?\nd\nd\nq\n', env });
    expect(hasEscapes(out)).toBe(coloured);
    expect(widest(out)).toBeLessThanOrEqual(80);
  });
});
