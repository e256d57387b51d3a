/** Come si chiamano le carte, da sole e in più d’una. */
import { backOfHole, isHole } from '@mazzo/kernel';
import type { Card, Slot } from '@mazzo/kernel';
import { kinds, MARKET } from '../../cards.ts';
import type { Kind } from '../../cards.ts';
import { grouped, listed } from '../groups.ts';

interface Noun {
  readonly name: string;
  /** «un porro» */
  readonly un: string;
  /** «il porro» */
  readonly il: string;
  /** «porri» */
  readonly many: string;
}

function masculine(name: string, many: string): Noun {
  return { name, un: `un ${name}`, il: `il ${name}`, many };
}

function feminine(name: string, many: string): Noun {
  return { name, un: `una ${name}`, il: `la ${name}`, many };
}

/** Una carta con più monete: «una carta da due monete» non si confonde con «2 monete». */
function worth(name: string): Noun {
  return { ...feminine(`carta da ${name}`, `carte da ${name}`), name };
}

export const nouns: Readonly<Record<Kind, Noun>> = {
  coin: feminine('moneta', 'monete'),
  watermelon: { name: 'anguria', un: 'un’anguria', il: 'l’anguria', many: 'angurie' },
  leek: masculine('porro', 'porri'),
  broccoli: masculine('broccolo', 'broccoli'),
  cucumber: masculine('cetriolo', 'cetrioli'),
  artichoke: masculine('carciofo', 'carciofi'),
  broom: feminine('scopa', 'scope'),
  scythe: feminine('falce', 'falci'),
  rake: masculine('rastrello', 'rastrelli'),
  pick: masculine('piccone', 'picconi'),
  shovel: feminine('pala', 'pale'),
  soap: masculine('sapone', 'saponi'),
  doubleSoap: masculine('doppio sapone', 'doppi saponi'),
  fourCoins: worth('quattro monete'),
  threeCoins: worth('tre monete'),
  twoCoins: worth('due monete'),
  diamond: { ...masculine('Diamante', 'Diamanti'), un: 'il Diamante' },
};

const market: Noun = feminine('carta del mercato', 'carte del mercato');
const soap: Noun = feminine('carta dei saponi', 'carte dei saponi');

function noun(slot: Slot): Noun {
  if (isHole(slot)) return backOfHole(slot) === MARKET ? market : soap;
  return nouns[kinds[slot]!];
}

export function card(kind: Card): string {
  return noun(kind).name;
}

/** «un porro», «il Diamante», «una carta del mercato» */
export function un(slot: Slot): string {
  return noun(slot).un;
}

export function il(slot: Slot): string {
  return noun(slot).il;
}

/** «un porro», «2 porri» */
export function amount(slot: Slot, count: number): string {
  return count === 1 ? un(slot) : `${count} ${noun(slot).many}`;
}

/** «3 monete, 2 porri e una carta del mercato» */
export function cards(slots: readonly Slot[]): string {
  const groups = grouped(slots);
  if (groups.length === 0) return 'niente';
  return listed(
    groups.map(({ slot, count }) => amount(slot, count)),
    'e',
  );
}
