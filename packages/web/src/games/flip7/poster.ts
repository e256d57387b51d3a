import type { Poster } from '../posters.ts';

export const poster: Poster = { cloth: 'bordo', players: { min: 2, max: 8 }, minutes: 15 };
