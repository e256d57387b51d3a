/** The game in a name and a sentence, apart from its other words: who only lists it loads no more. */
export const about = {
  en: {
    title: 'Vinto',
    tagline: 'Remember your row, toss in, and call when yours is lowest.',
  },
  it: {
    title: 'Vinto',
    tagline: 'Ricorda la tua fila, scarta al volo e chiama quando vale meno.',
  },
} as const;
