/** The game in a name and a sentence, apart from its other words: who only lists it loads no more. */
export const about = {
  en: {
    title: 'Sapone',
    tagline:
      'Collect coins, vegetables, tools and soap: sell with a straight face, bid, and doubt what you are told.',
  },
  it: {
    title: 'Sapone',
    tagline:
      'Raccogli monete, verdure, attrezzi e sapone: vendi senza battere ciglio, offri, e dubita di ciò che si dice.',
  },
} as const;
