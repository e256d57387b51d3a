import type { Thinking } from '@mazzo/table';
import type { SettingValue } from '../settings/settings.ts';

interface Pace {
  /** How long bots seem to think, in milliseconds. */
  readonly thinking: Thinking;
  /** How much slower than its beats a story is shown. */
  readonly factor: number;
}

export const paces: Readonly<Record<SettingValue<'pace'>, Pace>> = {
  natural: { thinking: { least: 350, most: 900 }, factor: 1 },
  calm: { thinking: { least: 800, most: 1800 }, factor: 1.6 },
  brisk: { thinking: { least: 100, most: 300 }, factor: 0.5 },
  instant: { thinking: { least: 0, most: 0 }, factor: 0 },
};
