import type { Poster } from '../posters.ts';

export const poster: Poster = { cloth: 'notte', players: { min: 2, max: 2 }, minutes: 40 };
