/** Who sits at the table: each has a token of their own shape and colour, and a face of their own. */
export const people = {
  you: 'card',
  ada: 'circle',
  bruno: 'square',
  carla: 'hexagon',
  dino: 'octagon',
  elsa: 'scallop',
  fabio: 'shield',
  gaia: 'arch',
} as const;

export type Person = keyof typeof people;

export const moods = ['calm', 'glad', 'sad', 'caught'] as const;
export type Mood = (typeof moods)[number];
