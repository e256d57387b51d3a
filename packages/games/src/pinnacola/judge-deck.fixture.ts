/** Decks by what they deal. */
import { without } from '@mazzo/kernel/testing';
import { wholePack } from './cards.ts';
import { cardsIn } from './judge-melds.fixture.ts';
import { nameOf, readMeld } from './judge-notation.fixture.ts';

/** No two of them belong to one meld, even with a joker; each is there twice. */
const PLAIN = ['2c', '5c', '8c', 'Jc', '3d', '6d', '9d', 'Qd', '4h', '7h', '10h', 'Kh'];

/** A deck from which A and B are dealt what lies, the pozzo begins as said and these are drawn. */
export function deckOf(lies: string, drawn: readonly string[], deal: string): string[] {
  const said = new Map(
    lies
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => word.split('=') as [string, string]),
  );
  const named = (where: string): string[] => (said.get(where) ?? '').split('_').flatMap(expanded);
  const up = named('up')[0] ?? 'Ks';
  let rest = without(wholePack.map(nameOf), [...named('A'), ...named('B'), up, ...drawn]);
  const plain = [...PLAIN, ...PLAIN, ...rest].filter((card) => {
    const there = rest.includes(card);
    if (there) rest = without(rest, [card]);
    return there;
  });
  const filled = (hand: string[]): string[] => {
    if (hand.length > Number(deal)) throw new Error(`${hand.join(' ')} are too many`);
    return [...hand, ...plain.splice(0, Number(deal) - hand.length)];
  };
  return [...filled(named('A')), ...filled(named('B')), up, ...drawn];
}

/** A run or the cards of one rank, card by card. */
function expanded(token: string): string[] {
  if (token.includes('-')) return cardsIn(readMeld(token)).map(nameOf);
  const alike = /^(A|10|[2-9JQK])([cdhs]{2,})$/.exec(token);
  if (alike !== null) return alike[2]!.split('').map((suit) => alike[1]! + suit);
  return token === '' ? [] : [token];
}
