import type { Thinking } from '@mazzo/table';
import type { SettingValue } from '../settings/settings.ts';

export interface Pace {
  /** How long bots seem to think, in milliseconds. */
  readonly thinking: Thinking;
  /** How much slower than its beats a story is shown. */
  readonly factor: number;
}

const paces: Readonly<Record<SettingValue<'pace'>, Pace>> = {
  natural: { thinking: { least: 350, most: 900 }, factor: 1 },
  calm: { thinking: { least: 800, most: 1800 }, factor: 1.6 },
  brisk: { thinking: { least: 100, most: 300 }, factor: 0.5 },
  instant: { thinking: { least: 0, most: 0 }, factor: 0 },
};

/** Whoever has just sat down wants to play: until they are first asked, all goes so much quicker. */
const OPENING = 0.3;

export function paceOf(setting: SettingValue<'pace'>, opening: boolean): Pace {
  const { thinking, factor } = paces[setting];
  const times = opening ? OPENING : 1;
  return {
    thinking: {
      least: Math.round(thinking.least * times),
      most: Math.round(thinking.most * times),
    },
    factor: factor * times,
  };
}
