/** axe finds nothing wrong: on a sample of screens and looks, or with MAZZO_ALL=1 on all of them. */
import { expect, test } from 'vitest';
import { violations } from './axe/violations.ts';
import { atFullLength } from '../scripts/lengths.ts';
import { visit } from './driver/visit.ts';
import { lookName, looks, sizes } from './shots/looks.ts';
import type { Look } from './shots/looks.ts';
import { reach, unroll } from './shots/reach.ts';
import { screenNamed } from './shots/screen.ts';
import type { Screen } from './shots/screen.ts';
import { screens } from './shots/screens.ts';

/** A state of every game, or of what is around it, with the most of its own; see gallery.test.ts for more. */
const sample = [
  'flip7-options-changed', 'vinto-king-rank', 'pinnacola-many-melds', 'sapone-scores-explained',
]; // prettier-ignore

interface Seen {
  readonly screen: Screen;
  readonly look: Look;
}

/** With the looks taking turns, a size and a language come round with every theme. */
const sampled = sample.map((wanted, n): Seen => {
  const screen = screenNamed(screens, wanted);
  return { screen, look: looks[(n * 7) % looks.length]! };
});
const seen = atFullLength
  ? looks.flatMap((look) => screens.map((screen) => ({ screen, look })))
  : sampled;

const tours = atFullLength
  ? looks.map((look) => [lookName(look), seen.filter((one) => one.look === look)] as const)
  : Object.keys(sizes).map(
      (size) => [`${size}, a sample`, seen.filter(({ look }) => look.size === size)] as const,
    );

test.each(tours)('nothing is wrong on %s', async (_, tour) => {
  const { page } = await visit({ at: tour[0]!.look.size });
  const found: Record<string, string[]> = {};
  for (const { screen, look } of tour) {
    await reach(page, screen, look);
    if (screen.whole === true) await unroll(page, look);
    const wrong = await violations(page);
    await page.setViewportSize(sizes[look.size]);
    if (wrong.length > 0) found[`${screen.name} ${lookName(look)}`] = wrong;
  }
  expect(found).toEqual({});
});
