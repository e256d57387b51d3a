/** Bots for a page, which fetches them when the first of them is asked something. `#bot-turns` in package.json says who has which. */
import { botIn } from './seats.ts';
import type { BotTable, Bots } from './thinker.ts';

export function botsAt(table: BotTable): Bots {
  let bots: Bots | null = null;
  const fetch = async (): Promise<void> => {
    bots = (await import('./bot-turns.ts')).botsAt(table);
  };
  return {
    alarms(situation) {
      if (bots !== null) return bots.alarms(situation);
      const { running, thinking } = situation;
      const { clocks, seating, time } = running;
      const isAsked = clocks.asked.some(({ seat }) => botIn(seating.chairs[seat]!) !== null);
      // Not at once: what a player waits for goes first.
      const soon = time + thinking.least / 2;
      return isAsked ? [{ name: 'fetch bots', time: soon, ring: fetch }] : [];
    },
    leave: () => bots?.leave(),
  };
}
