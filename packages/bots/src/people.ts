/** What players are called who have no name of their own: one a seat. */
export const seatNames = [
  'Nora',
  'Ada',
  'Bruno',
  'Carla',
  'Dino',
  'Elsa',
  'Fabio',
  'Gaia',
] as const;
