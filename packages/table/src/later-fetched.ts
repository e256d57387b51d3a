/**
 * The same for a page, which fetches it when it is first asked for: until then each throws `Lacking`.
 * `#later` in package.json says who has which.
 */
import { latePart } from '@mazzo/kernel';
import type * as Later from './later.ts';

const later = latePart<typeof Later>(() => import('./later.ts'));

type LaterPart = typeof Later;

/** All of them alike. */
function fetched<Name extends keyof LaterPart>(name: Name): LaterPart[Name] {
  const ask = (...asked: never[]) =>
    (later.get()[name] as (...asked: never[]) => unknown)(...asked);
  return ask as LaterPart[Name];
}

export const proposeClosing = fetched('proposeClosing');
export const proposeRequest = fetched('proposeRequest');
export const proposeRemoval = fetched('proposeRemoval');
export const readJournal = fetched('readJournal');
export const takeUp = fetched('takeUp');
export const takeUpRematch = fetched('takeUpRematch');
