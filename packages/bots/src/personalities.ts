/** Everybody has a manner, in a word, and plays a little by it: at a table, never where strength is measured. */
import type { Manner, Seat } from '@mazzo/kernel';
import { seatNames } from './people.ts';

export const mannerWords = [
  'steady',
  'careful',
  'bold',
  'sly',
  'impetuous',
  'honest',
  'wary',
  'trusting',
] as const;
export type MannerWord = (typeof mannerWords)[number];

export interface Personality {
  readonly word: MannerWord;
  readonly taste: Pick<Manner, 'risk' | 'bluff'>;
}

const personalities: Readonly<Record<(typeof seatNames)[number], Personality>> = {
  Nora: { word: 'steady', taste: { risk: 0, bluff: 0 } },
  Ada: { word: 'careful', taste: { risk: -0.2, bluff: 0 } },
  Bruno: { word: 'bold', taste: { risk: 0.2, bluff: 0.1 } },
  Carla: { word: 'sly', taste: { risk: 0, bluff: 0.2 } },
  Dino: { word: 'impetuous', taste: { risk: 0.3, bluff: 0 } },
  Elsa: { word: 'honest', taste: { risk: 0, bluff: -0.2 } },
  Fabio: { word: 'wary', taste: { risk: -0.1, bluff: 0.1 } },
  Gaia: { word: 'trusting', taste: { risk: 0.1, bluff: -0.1 } },
};

/** Who sits there, by the name of the seat. */
export function personalityAt(seat: Seat): Personality {
  return personalities[seatNames[seat % seatNames.length]!];
}
