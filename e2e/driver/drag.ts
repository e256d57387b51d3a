/** A card in the hand of somebody: by mouse, or by a finger as the browser itself takes it. */
import type { Locator, Page } from 'playwright-core';
import { untilStill } from './changes.ts';

export type Pointer = 'mouse' | 'finger';

export interface Holding {
  /** So many pixels from where it is. */
  move(dx: number, dy: number): Promise<void>;
  moveTo(target: Locator): Promise<void>;
  release(): Promise<void>;
}

interface Touch {
  down(x: number, y: number): Promise<unknown>;
  move(x: number, y: number): Promise<unknown>;
  up(): Promise<unknown>;
}

async function touchOf(page: Page, pointer: Pointer): Promise<Touch> {
  if (pointer === 'mouse') {
    const { mouse } = page;
    return {
      down: async (x, y) => {
        await mouse.move(x, y);
        await mouse.down();
      },
      move: (x, y) => mouse.move(x, y),
      up: () => mouse.up(),
    };
  }
  // As from the screen, so that the browser would scroll if the page let it.
  const browser = await page.context().newCDPSession(page);
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: { x: number; y: number }[],
  ) => browser.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  return {
    down: (x, y) => send('touchStart', [{ x, y }]),
    move: (x, y) => send('touchMove', [{ x, y }]),
    up: () => send('touchEnd', []),
  };
}

async function middle(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

const STEPS = 6;
/** What is aimed at is drawn anew while something is still told. */
const STILL = 100;

export async function hold(page: Page, pointer: Pointer, card: Locator): Promise<Holding> {
  await untilStill(page, STILL);
  const touch = await touchOf(page, pointer);
  let at = await middle(card);
  await touch.down(at.x, at.y);
  const move = async (dx: number, dy: number) => {
    const { x, y } = at;
    for (let step = 1; step <= STEPS; step++) {
      await touch.move(x + (dx * step) / STEPS, y + (dy * step) / STEPS);
    }
    at = { x: x + dx, y: y + dy };
  };
  return {
    move,
    async moveTo(target) {
      const to = await middle(target);
      await move(to.x - at.x, to.y - at.y);
    },
    release: async () => void (await touch.up()),
  };
}

export async function drag(
  page: Page,
  pointer: Pointer,
  card: Locator,
  target: Locator,
): Promise<void> {
  const { moveTo, release } = await hold(page, pointer, card);
  await moveTo(target);
  await release();
}
