/** What the campaign promises, it finds broken when it is: each fault is planted from outside. */
import { gameIds, games } from '@mazzo/games';
import { shortMatches } from '@mazzo/games/testing';
import type { GameId } from '@mazzo/games';
import { decisionOf } from '@mazzo/kernel';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { atFullLength, many } from '../../../scripts/lengths.ts';
import type * as RunningMatch from './running-match.ts';
import type * as Decide from './decide.ts';
import { memoryStore } from './store.ts';
import type { Store } from './store.ts';
import type { Campaign } from './testing/campaign.ts';

/** By then each fault is found. */
const MATCHES = 20;
/** Without one they are all played, here as in the campaign itself. */
const SOUND_MATCHES = many(20, 3);

async function brokenPromise(id: GameId, faulty: Partial<Campaign> = {}): Promise<string> {
  vi.resetModules();
  const { campaign } = await import('./testing/campaign.ts');
  const { PromiseBroken } = await import('./testing/promises.ts');
  try {
    const plan = { matches: MATCHES, options: shortMatches[id], ...faulty };
    const { matches } = await campaign(games[id], plan);
    return `none in ${matches} matches`;
  } catch (error) {
    if (error instanceof PromiseBroken) return error.promise;
    throw error;
  }
}

afterEach(() => {
  vi.doUnmock('./decide.ts');
  vi.doUnmock('./running-match.ts');
});

// Flip 7 asks one seat at a time, Vinto several at once: they are the short form.
describe.each(atFullLength ? gameIds : (['flip7', 'vinto'] as const))('at a table of %s', (id) => {
  test('without a fault, none', async () => {
    const sound = await brokenPromise(id, { matches: SOUND_MATCHES });
    expect(sound).toBe(`none in ${SOUND_MATCHES} matches`);
  });

  test('told before it is durable', async () => {
    const eager = (store: Store): Store => ({
      ...store,
      append(match, written, due) {
        store.append(match, written, due).catch(() => undefined);
        return Promise.resolve('appended');
      },
    });
    expect(await brokenPromise(id, { spoil: eager })).toBe('heardOnlyOfWhatIsDurable');
  });

  test('the state changed before the append', async () => {
    vi.doMock('./decide.ts', async (original) => {
      const decide = await original<typeof Decide>();
      const inPlace: typeof decide.decide = (running, key, attempt) =>
        decide.decide(
          { ...running, game: { ...running.game, clone: (state) => state } },
          key,
          attempt,
        );
      return { ...decide, decide: inPlace };
    });
    expect(['noMistake', 'viewsAgree', 'logReplays']).toContain(await brokenPromise(id));
  });

  test('no decision id checked', async () => {
    vi.doMock('./decide.ts', async (original) => {
      const decide = await original<typeof Decide>();
      const blind: typeof decide.decide = (running, key, attempt) => {
        const decision = decisionOf(running.status, attempt.by)?.id ?? attempt.decision;
        return decide.decide(running, key, { ...attempt, decision });
      };
      return { ...decide, decide: blind };
    });
    // A copy that arrives in the next decision is answered anew: either is noticed first.
    expect(['ownDecision', 'sameAnswerAgain']).toContain(await brokenPromise(id));
  });

  test('no command id checked', async () => {
    vi.doMock('./running-match.ts', async (original) => ({
      ...(await original<typeof RunningMatch>()),
      answerTo: () => undefined,
    }));
    const forgetful = (): Store => {
      const store = memoryStore();
      return {
        ...store,
        append: (match, one, due) => store.append(match, { ...one, command: null }, due),
      };
    };
    expect(['sameAnswerAgain', 'acknowledgedOnce']).toContain(
      await brokenPromise(id, { keeper: forgetful }),
    );
  });

  test("time taken from the machine's own clock", async () => {
    expect(await brokenPromise(id, { clockOf: (machine) => machine })).toBe('oneTime');
  });

  test('requests that name whatever match is played', async () => {
    const meddle: Campaign['meddle'] = (request, match) => ({ ...request, match });
    expect(await brokenPromise(id, { meddle })).toBe('ownMatch');
  });
});
