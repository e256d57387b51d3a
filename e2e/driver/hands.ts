/** The ways to touch what the accessible tree names. */
import type { Locator, Page } from 'playwright-core';
import type { Thing } from '../../packages/web/src/games/driver.fixture.ts';
import { tableNames } from './words.ts';

export type Hands = (page: Page, thing: Thing) => Promise<void>;

/** What lies uppermost: a dialog, the table, or the whole page where there is neither. */
async function uppermost(page: Page): Promise<Locator> {
  for (const found of [page.locator('dialog[open]'), tableOn(page)]) {
    if ((await found.count()) > 0) return found.first();
  }
  return page.locator('body');
}

/** Found by its mark: to ask for its role would mean to work out that of everything on the page, each time. */
export function tableOn(page: Page): Locator {
  return page.locator(tableNames.map((name) => `section[aria-label="${name}"]`).join());
}

export async function locate(page: Page, { name }: Pick<Thing, 'name'>): Promise<Locator> {
  const scope = await uppermost(page);
  const button = scope.getByRole('button', { name, exact: true });
  return button.or(scope.getByRole('link', { name, exact: true })).first();
}

export const byTap: Hands = async (page, thing) => {
  const target = await locate(page, thing);
  await target.tap(await inSight(target));
};

export const byMouse: Hands = async (page, thing) => {
  const target = await locate(page, thing);
  await target.click(await inSight(target));
};

interface Where {
  readonly position?: { readonly x: number; readonly y: number };
}

/** Of a card that lies under others, what shows; in the middle of everything else. */
async function inSight(target: Locator): Promise<Where> {
  const element = await target.elementHandle();
  return (await element?.evaluate(pointInSight)) ?? {};
}

/** Runs in the page. */
function pointInSight(element: Element): Where {
  const { left, top, width, height } = element.getBoundingClientRect();
  // Whatever is no card must be there to be touched in its middle.
  const shares = element.matches('[data-piece]') ? [0.5, 0.35, 0.2, 0.05] : [0.5];
  for (const down of shares) {
    for (const across of shares) {
      const [x, y] = [width * across, height * down];
      const hit = document.elementFromPoint(left + x, top + y);
      if (hit !== null && element.contains(hit)) return { position: { x, y } };
    }
  }
  return {};
}

/** More steps than any screen of ours has. */
const MOST_STEPS = 80;

/** Tab to its group, the arrows to its place, Enter; every other time by its own key, if it has one. */
export function keyboard(): Hands {
  let touched = 0;
  return async (page, thing) => {
    const target = await locate(page, thing);
    const shortcut = await target.getAttribute('aria-keyshortcuts');
    touched += 1;
    if (shortcut !== null && touched % 2 === 0) return page.keyboard.press(shortcut);
    await page.keyboard.press(await reach(page, target, thing.name));
  };
}

async function reach(page: Page, target: Locator, name: string): Promise<'Enter'> {
  // To find it by its name at every step costs more than all the steps.
  let element = await target.elementHandle();
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const key = await element?.evaluate(keyTowards);
    if (key === 'Enter') return key;
    if (key === undefined) element = await target.elementHandle();
    else await page.keyboard.press(key);
  }
  throw new Error(`no key leads to ${name}`);
}

/** Runs in the page. Undefined if it is not there any more. */
function keyTowards(target: Element): string | undefined {
  if (!target.isConnected) return undefined;
  const { activeElement: at } = document;
  if (at === target) return 'Enter';
  const group = target.closest('[role="group"]');
  if (at === null || at === document.body || group?.contains(at) !== true) return 'Tab';
  const [from, to] = [at.getBoundingClientRect(), target.getBoundingClientRect()];
  // Neighbours may share a few pixels.
  if (to.top > from.bottom - 8) return 'ArrowDown';
  if (to.bottom < from.top + 8) return 'ArrowUp';
  return to.x > from.x ? 'ArrowRight' : 'ArrowLeft';
}
