/** The game in a name and a sentence, apart from its other words: who only lists it loads no more. */
export const about = {
  en: {
    title: 'Briscola',
    tagline: 'Three cards, one trump, and an eye for the moment to spend it.',
  },
  it: {
    title: 'Briscola',
    tagline: 'Tre carte, un seme che comanda, e il momento giusto per usarlo.',
  },
} as const;
