/** The game in a name and a sentence, apart from its other words: who only lists it loads no more. */
export const about = {
  en: {
    title: 'Flip 7',
    tagline: 'Flip one card more, or bank before a number comes twice.',
  },
  it: {
    title: 'Flip 7',
    tagline: 'Ancora una carta, o incassi prima che un numero esca due volte?',
  },
} as const;
