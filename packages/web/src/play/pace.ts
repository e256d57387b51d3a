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

/** Whoever has just sat down wants to play, until they are first asked; whoever stands aside, until their turn. */
const hurries = { opening: 0.3, aside: 0.5, none: 1 } as const;
/** What all are asked is read before bots answer it: so many times as long as these think at most. */
const READING = 5;

export function paceOf(setting: SettingValue<'pace'>, hurry: keyof typeof hurries): Pace {
  const { thinking, factor } = paces[setting];
  const times = hurries[hurry];
  return {
    thinking: {
      least: Math.round(thinking.least * times),
      most: Math.round(thinking.most * times),
      reading: thinking.most * READING,
    },
    factor: factor * times,
  };
}
