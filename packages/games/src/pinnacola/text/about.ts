/** The game in a name and a sentence, apart from its other words: who only lists it loads no more. */
export const about = {
  en: {
    title: 'Pinnacola',
    tagline:
      'Draw, or take the whole discard pile; lay runs and sets, and close with a run of seven and four of a kind.',
  },
  it: {
    title: 'Pinnacola',
    tagline:
      'Pesca, o prendi tutto il pozzo; cala scale e tris, e chiudi con una pinnacola e un poker.',
  },
} as const;
