/** The game in a name and a sentence, apart from its other words: who only lists it loads no more. */
export const about = {
  en: {
    title: 'Pinnacola',
    tagline: 'Runs, sets and a bold grab at the pile: the Italian rummy for two.',
  },
  it: {
    title: 'Pinnacola',
    tagline: 'Scale, tris e il pozzo preso al momento giusto: il ramino all’italiana, in due.',
  },
} as const;
