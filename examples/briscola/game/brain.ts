/** How Briscola is played: leads what it can spare, and pays a trump for an ace or a three. */
import { simpleBrain } from '@mazzo/kernel';
import type { Brain, Card, Seat } from '@mazzo/kernel';
import { pointsOf, suitOf, takes } from './cards.ts';
import { handOf } from './legal.ts';
import { cheapest } from './timeout.ts';
import type { Event, Move, State } from './types.ts';

/** What a trump is paid for. */
const WORTH_A_TRUMP = 10;

export const brain: Brain<State, Move, Event> = simpleBrain(choose);

function choose(view: State, seat: Seat): Move {
  const hand = handOf(view, seat);
  const [led] = view.trick;
  const trump = view.trump!; // Whoever is asked has seen it turned up.
  const card = led === undefined ? null : answerTo(led.card, hand, trump);
  return { type: 'play', card: card ?? cheapest(hand, trump) };
}

/** The dearest card of the suit that takes, for it is safe now; a small trump where it pays. */
function answerTo(led: Card, hand: readonly Card[], trump: Card): Card | null {
  const taking = hand.filter((card) => takes(card, led, trump));
  const plain = taking.filter((card) => suitOf(card) !== suitOf(trump));
  const dearest = plain.toSorted((a, b) => pointsOf(b) - pointsOf(a))[0];
  if (dearest !== undefined && pointsOf(dearest) + pointsOf(led) > 0) return dearest;
  return pointsOf(led) >= WORTH_A_TRUMP && taking.length > 0 ? cheapest(taking, trump) : null;
}
