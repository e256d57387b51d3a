/** Every game as the laws see it, by the subject.ts in its folder. */
import type { AnyOptions } from '@mazzo/kernel';
import type { AnySubject } from '@mazzo/kernel/testing';
import { gameIds } from './ids.ts';
import type { GameId } from './ids.ts';

type ShortMatches = readonly [AnyOptions, ...AnyOptions[]];

const found = await Promise.all(
  gameIds.map(async (id) => {
    const { subject } = (await import(`./${id}/subject.ts`)) as { readonly subject: AnySubject };
    return [id, subject] as const;
  }),
);

export const subjects = Object.fromEntries(found) as Readonly<Record<GameId, AnySubject>>;

export const shortMatches = Object.fromEntries(
  found.map(([id, subject]) => [id, subject.shortMatches]),
) as Readonly<Record<GameId, ShortMatches>>;
