/** The page as any browser shows it: buttons by their names, and where they are. */
import type { Thing } from '../../packages/web/src/games/driver.fixture.ts';
import type { Engine } from './engine.ts';

export interface Button extends Thing {
  readonly x: number;
  readonly y: number;
}

export interface Glance {
  readonly hash: string;
  readonly heading: string;
  /** Uppermost, and not disabled: of a dialog, the table, or else of the page. */
  readonly lit: readonly Button[];
  readonly isDialog: boolean;
  /** Whether the page has to be moved sideways to be seen. */
  readonly overflows: boolean;
}

/** Asks little of the page: one question, and none of what it means to whoever listens. */
export function glance(engine: Pick<Engine, 'evaluate'>): Promise<Glance> {
  return engine.evaluate<Glance>(`(${lookAround.toString()})()`);
}

/** A button further down is not lit, for it cannot be touched. */
export function bringIntoSight(engine: Engine, name: string): Promise<boolean> {
  return engine.evaluate<boolean>(`(${scrollTo.toString()})(${JSON.stringify(name)})`);
}

function scrollTo(name: string): boolean {
  const buttons = [...document.querySelectorAll<HTMLElement>('button, a')];
  const found = buttons.find((one) => (one.ariaLabel ?? one.innerText.trim()) === name);
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found !== undefined;
}

/** Runs in the page, and so holds all that it needs. */
function lookAround(): Glance {
  const nameOf = (element: Element): string =>
    element.getAttribute('aria-label') ??
    (element as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim();

  /** Others may lie over a part of it. */
  const pointOn = (element: Element): readonly [number, number] | null => {
    const { x, y, width, height } = element.getBoundingClientRect();
    for (const down of [0.5, 0.25, 0.75]) {
      for (const along of [0.5, 0.2, 0.1, 0.8, 0.9]) {
        const point = [x + along * width, y + down * height] as const;
        if (element.contains(document.elementFromPoint(...point))) return point;
      }
    }
    return null;
  };

  const dialog = document.querySelector('dialog[open]');
  const table = document.querySelector('main section[aria-label]');
  const buttons = (dialog ?? table ?? document.body).querySelectorAll('button, a');
  return {
    hash: location.hash,
    heading: document.querySelector('h1')?.textContent ?? '',
    lit: [...buttons].flatMap((one) => {
      if (one.ariaDisabled === 'true' || one.matches(':disabled')) return [];
      const point = pointOn(one);
      if (point === null) return [];
      const group = one.closest('[role="group"]')?.getAttribute('aria-label') ?? null;
      return { name: nameOf(one), group, x: point[0], y: point[1] };
    }),
    isDialog: dialog !== null,
    overflows: document.documentElement.scrollWidth > innerWidth,
  };
}
