import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gameIds, games } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import { chain, decisionOf, optionsFrom } from '@mazzo/kernel';
import type { AnyGame } from '@mazzo/kernel';
import type { Written } from '@mazzo/table';
import { afterEach, describe, expect, test } from 'vitest';
import { keptMatch, keptMatches } from './kept/kept-matches.ts';
import { play } from './play.ts';
import { here, openMatch } from './playing.ts';
import type { MatchSetup } from './playing.ts';
import { converse, mazzo, scratch, widest } from './process.fixture.ts';
import { resume } from './resume.ts';
import { typist } from './terminal.fixture.ts';
import type { Typist } from './terminal.fixture.ts';

const scratches: ReturnType<typeof scratch>[] = [];
afterEach(() => {
  for (const folder of scratches.splice(0)) folder.remove();
});

/** A folder for the data of one person, and what is kept in it. */
function home(): { path(name: string): string; env: { XDG_DATA_HOME: string }; kept: string } {
  const folder = scratch();
  scratches.push(folder);
  const data = folder.path('data');
  return { path: folder.path, env: { XDG_DATA_HOME: data }, kept: `${data}/mazzo/matches` };
}

const flip7 = ['play', 'flip7', '--seed', 'test', '--options', 'target=120'];

/** Banks as soon as it can, and always gives to the first: the same wherever the match is taken up. */
function careful(screen: string): string {
  const question = screen.slice(screen.lastIndexOf('──'));
  if (/ {3}b bank/.test(question)) return 'b';
  if (/ {3}d flip/.test(question)) return 'd';
  return /(\d) (?:Ada|Bruno|Carla|you|You)/.exec(question)?.[1] ?? '1';
}

const tableIn = (screen: string): string => screen.slice(screen.lastIndexOf('\n── '));

describe('a match that was killed', () => {
  test('by Ctrl-C and by kill -9 goes on where it was, to the same end', async () => {
    const { path, env, kept } = home();
    const [whole, parts] = [path('whole.jsonl'), path('parts.jsonl')];
    const full = await converse([...flip7, '--save', whole], { env, reply: careful });
    expect(full.code).toBe(0);
    expect(readdirSync(kept)).toEqual([]);

    const reply = careful;
    const killed = await converse([...flip7, '--save', parts], {
      env,
      reply,
      end: { after: 3, signal: 'SIGKILL' },
    });
    expect(killed.code).toBe(null);
    const [match] = await keptMatches(kept);
    const id = match!.match;
    const interrupted = await converse(['resume'], {
      env,
      reply,
      end: { after: 4, signal: 'SIGINT' },
    });
    expect(interrupted.code).toBe(130);
    expect(interrupted.out).toMatch(new RegExp(`\nGo on with: mazzo resume ${id}\n$`));
    const [first] = interrupted.out.split(/\n> (?!\d )/);
    expect(tableIn(`${first}\n> `)).toBe(tableIn(killed.out));

    const ended = await converse(['resume', id], { env, reply });
    expect(ended).toMatchObject({ code: 0, err: '' });
    expect(ended.out).toContain('Flip 7, where you left it. You sit with Ada, Bruno and Carla.');
    expect(ended.out).toContain('Final standings');
    expect(readFileSync(parts, 'utf8')).toBe(readFileSync(whole, 'utf8'));
    // Its result has been shown.
    expect(readdirSync(kept)).toEqual([]);
  });
});

function setupOf(id: GameId, chosen: object = {}): MatchSetup {
  const game: AnyGame = games[id];
  const options = optionsFrom(game.options, chosen);
  const seats = game.seats.default;
  const bots = new Array<'good'>(seats - 1).fill('good');
  return { id, game, seats, options, seed: `sfc32:${id}`, bots, save: undefined };
}

const words = ['1', '2', 'd', 'b', 'pick', 'pass', 'n', 'end', 'e', 'x'];

function lastScreen({ said }: Typist): readonly string[] {
  const screens = said.filter((lines) => lines !== 'cleared');
  return screens.findLast((one) => one.some((line) => line.startsWith('── ')))!;
}

describe.each(gameIds)('%s', (id) => {
  test('that was left shows the same table, and the news since one’s last move', async () => {
    const { kept } = home();
    const at = typist(words, 5);
    expect(await play(setupOf(id), 'en', at, { folder: kept })).toBe('left');
    const [match] = await keptMatches(kept);
    expect(at.said.flat().at(-1)).toBe(`Go on with: mazzo resume ${match!.match}`);
    const again = typist([], 0);
    await resume(match!, 'en', again, kept);
    expect(lastScreen(again)).toEqual(lastScreen(at));
    expect(widest(again.said.flat().join('\n'))).toBeLessThanOrEqual(80);
  });
});

describe('two terminals at one match', () => {
  const sources = { now: () => 0, freshKey: () => 'sfc32:next' };

  test('do not diverge: who comes second is told, and shown how it stands', async () => {
    const { kept } = home();
    await play(setupOf('flip7', { target: 60 }), 'en', typist(['d'], 1), { folder: kept });
    const [match] = await keptMatches(kept);
    const other = await openMatch(match!.setup, 'en', typist([], 0), {
      ...sources,
      folder: kept,
      resumed: match!.match,
    });
    const at = typist(['d', 'd', 'b', '1', '2', '3', '4'], 400);
    let asked = 0;
    const ask = async (prompt: string) => {
      if (asked++ === 0) {
        // Meanwhile, elsewhere, the question is answered.
        const { id: decision } = decisionOf(here(other).status, 0)!;
        const move = { type: 'bank' };
        await other.you.request({ type: 'command', decision, move });
      }
      return at.ask(prompt);
    };
    await resume(match!, 'en', { ...at, ask }, kept);
    const told = at.said.flat().join('\n');
    expect(told).toContain('The match has gone on in another terminal');
    expect(told.match(/^You bank/gm)).not.toBeNull();
    expect(told).toContain('Final standings');
    // The file is gone with the result; the other terminal hears so, and does not make it anew.
    const decision = { type: 'command', decision: 0, move: { type: 'draw' } } as const;
    await other.you.request(decision);
    expect(String(other.mistakes[0])).toContain('played to its end, or thrown away, elsewhere');
    expect(readdirSync(kept)).toEqual([]);
    other.table.close();
  });
});

/** The opening alone, as newer rules would have written it. */
function openedBy(rulesVersion: number, file: string): string {
  const { written, ...line } = JSON.parse(file.trim().split('\n')[0]!) as { written: Written };
  if (written.kind !== 'opened') throw new Error('no opening');
  const { hash: _, ...body } = written.entry;
  const entry = chain(undefined, { ...body, rulesVersion });
  return JSON.stringify({ ...line, written: { ...written, entry } }) + '\n';
}

describe('mazzo resume', () => {
  test('finds, lists, names and forgets matches', async () => {
    const { env } = home();
    const none = await mazzo(['resume'], { env });
    expect(none).toMatchObject({ code: 2, out: '' });
    expect(none.err).toBe('There is no match to go on with: mazzo play <game> begins one.\n');
    const empty = await mazzo(['resume', '--list', '--lang', 'it'], { env });
    expect(empty).toMatchObject({ code: 0, out: 'Non ci sono partite da continuare.\n' });

    const { out } = await mazzo(flip7, { env, input: 'd\nq\n' });
    const [, id = ''] = /Go on with: mazzo resume ([0-9a-f]{4})\n$/.exec(out) ?? [];
    await mazzo(['play', 'vinto', '--lang', 'it'], { env, input: '1\n' });
    const list = await mazzo(['resume', '--list'], { env });
    expect(list.out).toMatch(/^[0-9a-f]{4} {2}Vinto · round 1 · You 0, .* · [A-Z][a-z]{2} \d/);
    expect(list.out).toMatch(new RegExp(`^${id}  Flip 7 · round 1 · You 0, Ada 0`, 'm'));
    expect(widest(list.out)).toBeLessThanOrEqual(80);

    const unknown = await mazzo(['resume', 'zz'], { env });
    expect(unknown).toMatchObject({ code: 2, out: list.out });
    expect(unknown.err).toMatch(/^There is no match "zz" to go on with: choose from [^\n]+\.\n$/);
    expect((await mazzo(['resume', '../x'], { env })).code).toBe(2);

    const resumed = await mazzo(['resume', id.toUpperCase()], { env, input: 'q\n' });
    expect(resumed.out).toContain('Flip 7, where you left it.');
    const forgotten = await mazzo(['resume', id, '--forget'], { env });
    expect(forgotten.out).toBe(`The match ${id} is thrown away.\n`);
    expect((await mazzo(['resume', '--list'], { env })).out).not.toContain('Flip 7');
  });

  test('the menu offers what is running first, and goes on with it', async () => {
    const { env } = home();
    await mazzo(['play', 'sapone'], { env, input: 'pick\n' });
    for (let n = 0; n < 3; n++) await mazzo(flip7, { env, input: 'd\n' });
    const { code, out } = await mazzo([], { env, input: 'c\nq\nc3\nq\nc4\nq\n' });
    expect(code).toBe(0);
    expect(out).toMatch(/\n {2}c {3}go on: Flip 7 · round 1 · [^\n]+\n {2}c2 .*\n {2}c3 .*\n/);
    expect(out).toContain('there are more: mazzo resume --list');
    expect(out.match(/where you left it/g)).toHaveLength(2);
    expect(out).toContain('"c4" is not on the list');
    const [menu] = out.split('\n> ');
    expect(menu!.split('\n').length).toBeLessThanOrEqual(24);
  });

  test('what cannot be read, or is of newer rules, is said in a sentence', async () => {
    const { env, kept } = home();
    await mazzo(flip7, { env, input: 'd\n' });
    const [match] = await keptMatches(kept);
    const file = `${kept}/${match!.match}.jsonl`;
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, openedBy(99, whole));
    expect(await keptMatch(kept, match!.match)).toBe('newerRules');
    const newer = await mazzo(['resume', match!.match], { env });
    expect(newer).toMatchObject({ code: 2, out: '' });
    expect(newer.err).toContain('newer version');
    for (const bad of [
      whole.replace('"seats":4', '"seats":5'),
      whole.replace(/"rulesVersion":\d+/, '"rulesVersion":98'),
      whole.replace(/"kind":"moved"/g, '"kind":"mooved"'),
      whole.replace('"game":"flip7"', '"game":"whist"'),
      whole.replace('"kind":"person"', '"kind":"bot"'),
      'nonsense',
      '',
    ]) {
      writeFileSync(file, bad);
      const { code, err } = await mazzo(['resume', match!.match], { env });
      expect({ code, err }).toMatchObject({
        code: 2,
        err: expect.stringMatching(/cannot be read/),
      });
    }
    expect((await mazzo(['resume'], { env })).code).toBe(2);
  });

  test('where nothing can be kept, play goes on and says so once', async () => {
    const { path } = home();
    writeFileSync(path('file'), '');
    const env = { XDG_DATA_HOME: path('file') };
    const { code, out } = await mazzo(flip7, { env, input: 'd\nd\nb\n1\n2\n3\n4\n'.repeat(60) });
    expect(code).toBe(0);
    expect(out.match(/This match is not kept, a part of the path is no folder/g)).toHaveLength(1);
    expect(out).toContain('Final standings');
    const left = await mazzo(flip7, { env, input: 'd\n' });
    expect(left.out).not.toContain('Go on with');
    expect((await mazzo(['resume', '--list'], { env })).code).toBe(0);
  });

  test('a file that --save has named goes on too, but nothing else is written over', async () => {
    const { env, path } = home();
    const file = path('match.jsonl');
    await mazzo([...flip7, '--name', 'Zoë', '--save', file], { env, input: 'd\n' });
    const lines = () => readFileSync(file, 'utf8').split('\n').length;
    const before = lines();
    await mazzo(['resume'], { env, input: 'd\n' });
    expect(lines()).toBeGreaterThan(before);
    expect((await mazzo(['replay', file])).out).toMatch(/^Zoë flips/m);
    writeFileSync(file, 'mine\n');
    await mazzo(['resume'], { env, input: 'b\n' });
    expect(readFileSync(file, 'utf8')).toBe('mine\n');
    expect(existsSync(path('data/mazzo/matches'))).toBe(true);
  });
});
