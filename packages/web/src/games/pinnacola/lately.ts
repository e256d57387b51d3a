/** What was done in each player's last turn; it comes with the first move. */
import { cardsOf } from '@mazzo/games/pinnacola';
import type { Event, Meld } from '@mazzo/games/pinnacola';
import type { Card, Seat } from '@mazzo/kernel';
import type { Eyes } from '../../play/page-face.ts';
import type { Id, Trace } from '../../table/scene.ts';
import type { Begun } from './begun.ts';
import { meldCardId, meldId } from './places.ts';
import { brevities, text } from './text/lately.ts';
import type { PinnacolaWords } from './text/text.ts';

/** Melds that were laid or added to; of a rival’s doing the cards that say so too: all added, a new meld’s first. */
export function traces(story: readonly Event[], you: Seat): ReadonlyMap<Id, Trace> {
  const left = [new Set<Id>(), new Set<Id>()];
  const laid = [0, 0];
  const touch = (by: Seat, seat: Seat, n: number, places: readonly number[]) => {
    left[by]!.add(meldId(seat, n));
    if (by !== you) for (const place of places) left[by]!.add(meldCardId(seat, n, place));
  };
  for (const event of story) {
    switch (event.type) {
      case 'handBegan':
        for (const ids of left) ids.clear();
        laid.fill(0);
        break;
      case 'turnBegan':
        left[event.seat]!.clear();
        break;
      case 'laid':
        touch(event.seat, event.seat, laid[event.seat]!++, [0]);
        break;
      case 'grew':
        touch(event.seat, event.seat, event.meld, placesIn(event.to, event.cards));
        break;
      case 'jokerReplaced':
        touch(event.by, event.seat, event.meld, placesIn(event.to, [event.card]));
        break;
      case 'rearranged':
        laid[event.seat] = event.melds.length;
        event.melds.forEach((meld, n) => {
          const places = placesIn(meld, event.cards);
          if (places.length > 0) touch(event.seat, event.seat, n, places);
        });
        break;
      default:
    }
  }
  return new Map(left.flatMap((ids) => [...ids].map((id) => [id, 'new'] as const)));
}

function placesIn(meld: Meld, cards: readonly Card[]): number[] {
  return cards.map((card) => cardsOf(meld).indexOf(card)).filter((place) => place >= 0);
}

/** About as many letters as a line has room for on the smallest telephone. */
const LINE = 50;

/** The rival’s turn before one’s own, in as many words as a line holds, until one has laid or discarded. */
export function lately(
  story: readonly Event[],
  { seat, to, language, words }: Eyes<Begun, PinnacolaWords>,
): string | null {
  const [now, before] = story
    .flatMap(({ type }, n) => (type === 'turnBegan' ? n : []))
    .toReversed();
  const turn = story.slice((before ?? -1) + 1, now);
  const end = turn.at(-1);
  const isLater = story.length > (now ?? 0) + 2;
  if (end?.type !== 'discarded' || end.seat === seat || isLater) return null;
  const told = brevities.map(
    (brevity) => `${to.name(end.seat)} ${text[language](turn, words, brevity, seat).join(', ')}.`,
  );
  return told.find(({ length }) => length <= LINE) ?? told.at(-1)!;
}
