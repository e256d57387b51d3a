import type { Poster } from '../posters.ts';

export const poster: Poster = { cloth: 'bottiglia', players: { min: 4, max: 5 }, minutes: 30 };
