/** axe finds nothing wrong with friends, and nothing is wider than the window: in every look. */
import { expect, test } from 'vitest';
import { violations } from '../axe/violations.ts';
import { arrive, openHouse } from '../driver/friends.ts';
import { spendEvening } from '../shots/friends.ts';
import { lookName, looks } from '../shots/looks.ts';

test.each(looks.map((look) => [lookName(look), look] as const))(
  'nothing is wrong with friends on %s',
  async (_, { size: at, theme, language }) => {
    const house = await openHouse();
    const found: Record<string, unknown> = {};
    await spendEvening({
      language,
      arrive: () => arrive(house, { at, language, settings: { theme } }, /WebSocket|ERR_|40[0134]/),
      async see(name, page) {
        const wrong = await violations(page);
        if (wrong.length > 0) found[name] = wrong;
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) found[`${name}, wide`] = wide;
      },
      kill: () => house.kill(),
      restart: () => house.restart(),
    });
    expect(found).toEqual({});
  },
);
