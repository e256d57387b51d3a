/** What the campaign promises, it finds broken when it is: each fault is planted from outside. */
import { flip7 } from '@mazzo/games';
import { decisionOf } from '@mazzo/kernel';
import { afterEach, expect, test, vi } from 'vitest';
import type * as Course from './course.ts';
import type * as Decide from './decide.ts';
import { memoryStore } from './store.ts';
import type { Store } from './store.ts';
import type { Campaign } from './testing/campaign.ts';

const plan: Campaign = { matches: 40, options: [{ target: 50 }] };

async function brokenPromise(faulty: Partial<Campaign> = {}): Promise<string> {
  vi.resetModules();
  const { campaign } = await import('./testing/campaign.ts');
  const { PromiseBroken } = await import('./testing/promises.ts');
  try {
    const { matches } = await campaign(flip7, { ...plan, ...faulty });
    return `none in ${matches} matches`;
  } catch (error) {
    if (error instanceof PromiseBroken) return error.promise;
    throw error;
  }
}

afterEach(() => {
  vi.doUnmock('./decide.ts');
  vi.doUnmock('./course.ts');
});

test('without a fault, none', async () => {
  expect(await brokenPromise()).toBe('none in 40 matches');
});

test('told before it is durable', async () => {
  const eager = (store: Store): Store => ({
    append(match, written) {
      store.append(match, written).catch(() => undefined);
      return Promise.resolve('appended');
    },
    load: (match, from) => store.load(match, from),
  });
  expect(await brokenPromise({ spoil: eager })).toBe('heardOnlyOfWhatIsDurable');
});

test('the state changed before the append', async () => {
  vi.doMock('./decide.ts', async (original) => {
    const decide = await original<typeof Decide>();
    const inPlace: typeof decide.decide = (course, key, attempt) =>
      decide.decide({ ...course, game: { ...course.game, clone: (state) => state } }, key, attempt);
    return { ...decide, decide: inPlace };
  });
  expect(['noMistake', 'viewsAgree', 'logReplays']).toContain(await brokenPromise());
});

test('no decision id checked', async () => {
  vi.doMock('./decide.ts', async (original) => {
    const decide = await original<typeof Decide>();
    const blind: typeof decide.decide = (course, key, attempt) => {
      const decision = decisionOf(course.status, attempt.by)?.id ?? attempt.decision;
      return decide.decide(course, key, { ...attempt, decision });
    };
    return { ...decide, decide: blind };
  });
  expect(await brokenPromise()).toBe('ownDecision');
});

test('no command id checked', async () => {
  vi.doMock('./course.ts', async (original) => ({
    ...(await original<typeof Course>()),
    answerTo: () => undefined,
  }));
  const forgetful = (): Store => {
    const store = memoryStore();
    return { ...store, append: (match, one) => store.append(match, { ...one, command: null }) };
  };
  expect(['sameAnswerAgain', 'acknowledgedOnce']).toContain(
    await brokenPromise({ keeper: forgetful }),
  );
});
