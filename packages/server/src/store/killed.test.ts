/** Real processes that are killed in the middle of writing. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { openStore, scratchFolder } from './folder.fixture.ts';

const program = fileURLToPath(new URL('appending.fixture.ts', import.meta.url));
const MATCHES = 8;

interface Acknowledged {
  readonly match: string;
  readonly position: number;
  readonly by: string;
}

/** Starts it, kills it after so many lines, and says what it said. */
async function appendAndKill(folder: string, lines: number, thread?: string): Promise<string> {
  const args = [program, folder, String(MATCHES), ...(thread === undefined ? [] : [thread])];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (said.split('\n').length > lines) child.kill('SIGKILL');
  });
  await once(child, 'close');
  return said;
}

function acknowledgedIn(said: string): Acknowledged[] {
  return [...said.matchAll(/^appended (match \d+) (\d+) (\d+)$/gm)].map(
    ([, match = '', position, by = '']) => ({ match, position: Number(position), by }),
  );
}

/** What was acknowledged and is not there. */
async function lostIn(folder: string, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const store = await openStore(folder);
  const lost: string[] = [];
  const journals = new Map<string, readonly unknown[]>();
  for (let n = 0; n < MATCHES; n++) {
    journals.set(`match ${n}`, await store.load(`match ${n}`, 0));
  }
  for (const { match, position, by } of acknowledged) {
    const written = journals.get(match)![position] as { note: { person: string } } | undefined;
    if (written?.note.person !== `${by} ${position}`) lost.push(`${match} ${position}`);
  }
  return lost;
}

describe('kill -9', () => {
  test('loses nothing that was acknowledged', async () => {
    const folder = scratchFolder();
    const acknowledged: Acknowledged[] = [];
    for (let round = 0; round < 3; round++) {
      acknowledged.push(...acknowledgedIn(await appendAndKill(folder, 40 + 37 * round)));
    }
    expect(acknowledged.length).toBeGreaterThan(100);
    expect(await lostIn(folder, acknowledged)).toEqual([]);
  });

  test('a writer that acknowledges without a commit is found out', async () => {
    const folder = scratchFolder();
    const faulty = new URL('never-committing.fixture.ts', import.meta.url);
    const said = await appendAndKill(folder, 400, faulty.href);
    expect(await lostIn(folder, acknowledgedIn(said))).not.toEqual([]);
  });
});

test('a file that may not grow: every failure is said, nothing acknowledged is lost, the process stays up', async () => {
  const folder = scratchFolder();
  await openStore(folder);
  // Without the signal the system answers the write with an error, as a full disk does.
  const child = spawn(
    'bash',
    ['-c', `trap '' XFSZ; ulimit -f 400; exec "$0" "$@"`, process.execPath, program, folder, '1'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(child, 'close')) as [number | null];
  const failures = said.match(/^failed .*$/gm) ?? [];
  expect({ code, failed: failures.length }).toEqual({ code: 0, failed: 5 });
  const acknowledged = acknowledgedIn(said);
  expect(acknowledged.length).toBeGreaterThan(10);
  expect(await lostIn(folder, acknowledged)).toEqual([]);
});
