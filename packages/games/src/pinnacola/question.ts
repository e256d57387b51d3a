/** What the seat on turn is asked, in words. */
import type { PinnacolaText } from './text/text.ts';
import type { State } from './types.ts';

export function question({ phase, pozzo }: State, words: PinnacolaText): string {
  const { ask } = words;
  switch (phase.kind) {
    case 'draw': {
      const top = pozzo.at(-1);
      return ask.draw(top === undefined ? null : words.card(top));
    }
    case 'meld':
      return phase.owed === null ? ask.meld : ask.owed(words.card(phase.owed));
    case 'counted':
    case 'over':
      return '';
  }
}
