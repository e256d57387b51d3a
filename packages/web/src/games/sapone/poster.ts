import type { Poster } from '../posters.ts';

export const poster: Poster = { cloth: 'tabacco', players: { min: 2, max: 8 }, minutes: 30 };
