/** The game in a name and a sentence, apart from its other words: who only lists it loads no more. */
export const about = {
  en: {
    title: 'Sapone',
    tagline: 'Buy, sell and bluff at the market, and go home with the most soap.',
  },
  it: {
    title: 'Sapone',
    tagline: 'Compra, vendi e bluffa al mercato, e torna a casa con più sapone di tutti.',
  },
} as const;
