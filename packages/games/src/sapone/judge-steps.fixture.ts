/** Whether a comparison that was told is true: counted again by laying the cards out. */
import { kinds } from './cards.ts';
import { figures } from './judge.fixture.ts';
import type { Contested, Heap } from './judge.fixture.ts';
import type { Contest, Step } from './types.ts';

/** Everything in the telling that is not so. */
export function falsehoods(contest: Contest, hands: readonly Heap[]): string[] {
  const { category, steps, leaders } = contest;
  const found: string[] = [];
  const wrong = (what: string, at: number): void => void found.push(`step ${at}: ${what}`);
  // Who has nothing of it is not in it (S-1).
  let still = hands.flatMap((hand, seat) => (heapOf(category, hand).length > 0 ? seat : []));
  steps.forEach((step, at) => {
    if (step.seats.join() !== still.join()) wrong(`${still.join()} are still in it`, at);
    const values = still.map((seat) => valueOf(step, category, hands[seat]!));
    if (values.join() !== step.values.join()) wrong(`${step.by} is ${values.join()}`, at);
    if (at > 0 && still.length < 2) wrong('it was decided before', at);
    const best = Math.max(...values);
    still = still.filter((_, index) => values[index] === best);
  });
  if (still.join() !== leaders.join()) wrong(`${still.join()} are left`, steps.length);
  if (still.length > 0 && steps.length === 0) wrong('nothing was told', 0);
  return [...found, ...outOfOrder(category, steps)];
}

function heapOf(category: Contested, hand: Heap): Heap {
  return hand.filter((name) => name in figures[category]);
}

function valueOf({ by, of }: Step, category: Contested, hand: Heap): number {
  const heap = heapOf(category, hand);
  if (by === 'items') return heap.reduce((sum, name) => sum + figures[category][name]!, 0);
  if (by === 'cards') return heap.filter((name) => name === kinds[of]).length;
  const left = Object.keys(figures[category]).filter((kind) => {
    return heap.filter((name) => name === kind).length > of;
  });
  if (by === 'kinds') return left.length;
  return left.reduce((mask, kind) => mask + 2 ** (5 - figures[category][kind]!), 0);
}

/** S-13: items, then each size once, the largest first. S-14: kinds and rarity, one of each away each time. */
function outOfOrder(category: Contested, steps: readonly Step[]): string[] {
  const most = category === 'coins' || category === 'soaps';
  return steps.flatMap(({ by, of }, at) => {
    if (!most) {
      const right = by === (at % 2 === 0 ? 'kinds' : 'rarity') && of === Math.floor(at / 2);
      return right ? [] : [`step ${at}: ${by} ${of} comes at another place`];
    }
    if (at === 0) return by === 'items' ? [] : ['items come first'];
    const sizes = Object.entries(figures[category]).toSorted(([, a], [, b]) => b - a);
    const right = by === 'cards' && kinds[of] === sizes[at - 1]?.[0];
    return right ? [] : [`step ${at}: ${by} ${of} comes at another place`];
  });
}
