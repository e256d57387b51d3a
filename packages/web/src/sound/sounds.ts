/** Sounds by meaning. */
export const soundNames = [
  'deal', 'flip', 'slide', 'yourTurn', 'good', 'great', 'bad', 'call', 'tick', 'refused', 'over',
] as const; // prettier-ignore
export type SoundName = (typeof soundNames)[number];
