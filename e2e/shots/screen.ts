/** One thing to look at: a screen of the page, or a state of a table, and the way there. */
import type { Language } from '@mazzo/kernel';
import type { Page } from 'playwright-core';
import type { Chosen } from '../../packages/web/src/options/chosen.ts';
import type { SettingName, SettingValue } from '../../packages/web/src/settings/settings.ts';
import type { Wish } from './prepared.ts';

export type Tastes = { readonly [Name in SettingName]?: SettingValue<Name> };

export interface Screen {
  readonly name: string;
  /** Matches that this device keeps; the first is what is looked at, unless there is a hash. */
  readonly matches?: readonly Wish[];
  readonly hash?: string;
  readonly tastes?: Tastes;
  /** Other things in the browser's storage. */
  readonly kept?: Readonly<Record<string, string>>;
  /** The player's next move is made in the page, so that what follows is seen as it happens. */
  readonly moves?: boolean;
  /** It is longer than the window, and all of it is to be seen. */
  readonly whole?: boolean;
  /** What is done there before one looks. */
  act?(page: Page, language: Language): Promise<void>;
}

/** What is to be seen of one game, beside what every game has. */
export interface GameShots {
  readonly screens: readonly Screen[];
  /** Choices that are not as the rules have them. */
  readonly unusual: Chosen;
  /** A ruling that has a bit of everything. */
  readonly ruling: string;
}

/** A name that is no screen's is a mistake, not a test less. */
export function screenNamed(screens: readonly Screen[], wanted: string): Screen {
  const screen = screens.find(({ name }) => name === wanted);
  if (screen === undefined) throw new Error(`no screen ${wanted}`);
  return screen;
}

/** Also what is against the rules. */
export async function touch(page: Page, id: string): Promise<void> {
  await page.locator(`[data-id="${id}"]`).click({ force: true });
}

export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}
