/** What is seen of a hand that is over, beside its melds. */
import { countedFor, pointsOf } from '@mazzo/games/pinnacola';
import type { State } from '@mazzo/games/pinnacola';
import { listKinds } from '@mazzo/kernel';
import type { Seat } from '@mazzo/kernel';
import type { Eyes } from '../../play/page-face.ts';
import type { Chip, Ribbon } from '../../table/scene.ts';
import type { Begun } from './begun.ts';
import { chip } from './meters.ts';
import { base, meldCard } from './ribbons.ts';
import type { PinnacolaWords } from './text/text.ts';

type Words = Eyes<Begun, PinnacolaWords>;

/** P-13: who has closed the hand, and what that has brought. */
export function closedChips(view: State, { own, to }: Words): Chip[] {
  return view.hands.flatMap((_, seat) => {
    const { closing } = countedFor(view, seat);
    if (closing === 0) return [];
    return { ...chip('closed', own.closed(to.name(seat), closing)), tone: 'great' as const };
  });
}

/** What a rival is left with. */
export function leftRibbon(view: State, seat: Seat, eyes: Words): Ribbon[] {
  const known = listKinds(view.hands[seat]!.cards);
  if (known.length === 0) return [];
  const points = known.reduce((sum, card) => sum + pointsOf(card), 0);
  return [
    {
      ...base(`left:${seat}`, 'rival'),
      name: eyes.own.leftInHand,
      printed: '',
      facts: [{ text: eyes.own.left(points), tone: 'bad' }],
      cards: known.map((card, n) => ({
        ...meldCard(card, `left:${seat}:${n}`, eyes),
        tap: false,
      })),
      opens: true,
      band: 'plain',
    },
  ];
}
