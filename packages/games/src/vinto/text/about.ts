/** The game in a name and a sentence, apart from its other words: who only lists it loads no more. */
export const about = {
  en: {
    title: 'Vinto',
    tagline: 'A row of face-down cards: remember, swap, toss in, and call when yours is lowest.',
  },
  it: {
    title: 'Vinto',
    tagline:
      'Una fila di carte coperte: ricorda, scambia, scarta al volo, e chiama quando la tua vale meno.',
  },
} as const;
