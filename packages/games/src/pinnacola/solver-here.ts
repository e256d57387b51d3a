/** The solver, and what goes with it, for whoever has it from the beginning; a page has solver-late.ts. */
import type { LateRules } from '@mazzo/kernel';

export * from './laying.ts';

export const lateSolver: Pick<LateRules, 'isThere' | 'fetch'> | null = null;
