/**
 * The solver, and what goes with it (laying.ts), for a page, which fetches it when it is first needed: it
 * is half of the rules, and an opening is judged without it. `#solver` in package.json says who has which.
 */
import { latePart } from '@mazzo/kernel';
import type { LateRules } from '@mazzo/kernel';
import type * as Laying from './laying.ts';

type Solver = typeof Laying;

const solver = latePart<Solver>(() => import('./laying.ts'));

export const lateSolver: Pick<LateRules, 'isThere' | 'fetch'> = solver;

const there = (): Solver => solver.get();

export const bestFinish: Solver['bestFinish'] = (...asked) => there().bestFinish(...asked);
export const closingFinish: Solver['closingFinish'] = (...asked) => there().closingFinish(...asked);
export const cheapestFinish: Solver['cheapestFinish'] = (...asked) =>
  there().cheapestFinish(...asked);
export const someFinish: Solver['someFinish'] = (...asked) => there().someFinish(...asked);
export const canFinish: Solver['canFinish'] = (...asked) => there().canFinish(...asked);
export const whichFinish: Solver['whichFinish'] = (...asked) => there().whichFinish(...asked);
export const canFetch: Solver['canFetch'] = (...asked) => there().canFetch(...asked);
export const whyNoMeld: Solver['whyNoMeld'] = (...asked) => there().whyNoMeld(...asked);
export const withOneLay: Solver['withOneLay'] = (...asked) => there().withOneLay(...asked);
export const withJoker: Solver['withJoker'] = (...asked) => there().withJoker(...asked);
export const withFetchedJoker: Solver['withFetchedJoker'] = (...asked) =>
  there().withFetchedJoker(...asked);
export const judgeFinish: Solver['judgeFinish'] = (...asked) => there().judgeFinish(...asked);
