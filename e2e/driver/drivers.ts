/** What these tests know of each game: the driver.fixture.ts in its folder. */
import type { Language } from '@mazzo/kernel';
import type { Choose, Driver, Thing } from '../../packages/web/src/games/driver.fixture.ts';
import { gameIds } from '../../packages/web/src/games/ids.ts';
import type { GameId } from '../../packages/web/src/games/ids.ts';
import type { SimplePolicy } from './look.ts';
import { words } from './words.ts';

const found = await Promise.all(
  gameIds.map(async (id) => {
    const { driver } = (await import(`../../packages/web/src/games/${id}/driver.fixture.ts`)) as {
      readonly driver: Driver;
    };
    return [id, driver] as const;
  }),
);

export const drivers = Object.fromEntries(found) as Readonly<Record<GameId, Driver>>;

export const policies = Object.fromEntries(
  found.map(([id, driver]) => [id, (language: Language) => policyOf(driver, language)]),
) as Readonly<Record<GameId, (language: Language) => SimplePolicy>>;

function policyOf(driver: Driver, language: Language): SimplePolicy {
  const choose = driver.player?.(language) ?? anyone();
  // To wish for fewer questions is no answer to one.
  const { notUntilTurn } = words[language].play;
  const isAnswer = ({ name }: Thing) => driver.asksLess === true || name !== notUntilTurn;
  return ({ lit }) => choose(lit.filter(isAnswer));
}

/** Touches one thing, then the next, so that nothing is left out for long. */
function anyone(): Choose {
  let touches = 0;
  return (lit) => lit[touches++ % lit.length] ?? null;
}
