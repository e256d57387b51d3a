/** Hands for the judge: dealt from the real decks, so that ties of every depth come up. */
import type { Chance } from '@mazzo/kernel';
import { copiesOf, kinds } from './cards.ts';
import { contested, figures } from './judge.fixture.ts';
import type { Heap, Name } from './judge.fixture.ts';

function anyOf<Value>(chance: Chance, values: readonly Value[]): Value {
  return values[chance.below(values.length)]!;
}

const wholeDeck: Heap = kinds.flatMap((kind, card) => new Array<Name>(copiesOf(card)).fill(kind));

/** Both decks, or only some kinds of them: the fewer kinds, the more ties. */
function someCards(chance: Chance): Name[] {
  const category = anyOf(chance, contested);
  const own = Object.keys(figures[category]);
  switch (chance.below(5)) {
    case 0:
      return [...wholeDeck];
    case 1:
      return wholeDeck.filter((name) => own.includes(name) || name === 'diamond');
    case 2:
      return wholeDeck.filter((name) => own.slice(-3).includes(name) || name === 'diamond');
    case 3:
      return wholeDeck.filter((name) => own.slice(-2).includes(name) || name === 'diamond');
    default:
      return wholeDeck.filter((name) => name !== 'coin' && name !== 'soap');
  }
}

/** Who the Diamond is: any kind, often one that is about. */
function declared(hand: readonly Name[], about: readonly Name[], chance: Chance): Name[] {
  const others = (names: readonly Name[]): Name[] => names.filter((name) => name !== 'diamond');
  const named = others(chance.below(2) === 0 ? kinds : about);
  return hand.map((name) => (name === 'diamond' ? anyOf(chance, named) : name));
}

/** Hands dealt from the real decks to 2 to 8 seats; often nearly the same to two of them. */
export function dealHands(chance: Chance): Name[][] {
  const seats = chance.below(3) === 0 ? 2 : 2 + chance.below(7);
  const cards = someCards(chance);
  const order = cards.map((_, at) => at);
  chance.shuffle(order);
  const deck = order.map((at) => cards[at]!);
  const each = Math.min(1 + chance.below(14), Math.floor(deck.length / seats));
  const hands = Array.from({ length: seats }, () => deck.splice(0, each));
  if (chance.below(2) === 0) pairUp(hands, deck, chance);
  return hands.map((hand) => declared(hand, cards, chance));
}

/** The second hand becomes like the first, as far as there are cards for it. */
function pairUp(hands: Name[][], deck: Name[], chance: Chance): void {
  const [first, second] = hands as [Name[], Name[]];
  const spare = [...second.splice(0), ...deck];
  for (const name of first) {
    const at = chance.below(8) === 0 ? chance.below(spare.length + 1) : spare.indexOf(name);
    if (at >= 0 && at < spare.length) second.push(...spare.splice(at, 1));
  }
}
