/** Melds as they lie on the table: what each is, and what it scores. */
import {
  cardsOf,
  isPinnacola,
  isPinnacolone,
  isPoker,
  JOKER,
  pinnacola,
  pointsOfMeld,
} from '@mazzo/games/pinnacola';
import type { Drafted, Meld, State } from '@mazzo/games/pinnacola';
import { capital } from '@mazzo/kernel';
import type { Card, Seat } from '@mazzo/kernel';
import type { Eyes } from '../../play/page-face.ts';
import type { Id, Piece, Ribbon } from '../../table/scene.ts';
import { begunAt } from './begun.ts';
import type { Begun } from './begun.ts';
import { meldCardId, meldId, NEW } from './places.ts';
import type { BandName, PinnacolaWords } from './text/text.ts';

type Words = Eyes<Begun, PinnacolaWords>;

/** Those of earlier turns, then those laid now; what the draft has added is marked. */
export function ownRibbons(view: State, seat: Seat, table: Drafted, eyes: Words): Ribbon[] {
  const earlier = view.melds[seat]!;
  return [...table.own, ...table.laid].flatMap((meld, n) =>
    meld === null ? [] : [ribbon(meld, seat, n, earlier[n], view, eyes)],
  );
}

/** In the order in which they were laid. */
export function rivalRibbons(
  view: State,
  seat: Seat,
  table: Drafted | null,
  eyes: Words,
): Ribbon[] {
  const earlier = view.melds[seat]!;
  const lying = table?.theirs ?? earlier;
  if (lying.length === 0)
    return [{ ...vacant(`none:${seat}`, 'rival', eyes.own.noMelds), printed: '' }];
  return lying.flatMap((meld, n) =>
    meld === null ? [] : [ribbon(meld, seat, n, earlier[n], view, eyes)],
  );
}

function ribbon(
  meld: Meld,
  seat: Seat,
  n: number,
  earlier: Meld | undefined,
  view: State,
  eyes: Words,
): Ribbon {
  const { own, words } = eyes;
  const { options } = view;
  const isDraft = earlier === undefined;
  const added = isDraft ? [] : addedPlaces(earlier, meld);
  const id = meldId(seat, n);
  const kind = bandName(meld, options);
  const worth = pointsOfMeld(meld, options);
  const name = capital(words.meld(meld, options));
  return {
    ...base(id, seat === eyes.seat ? 'own' : 'rival'),
    name: isDraft ? own.draftBand(name) : name,
    printed: own.bands[kind],
    facts: [{ text: String(worth), tone: 'plain' }],
    worth,
    cards: cardsOf(meld).map((card, place) => {
      const one = meldCard(card, meldCardId(seat, n, place), eyes);
      const fresh = added.includes(place) ? 'laid' : eyes.traces.has(one.id) ? 'new' : null;
      return fresh === null ? one : { ...one, name: own.fresh[fresh](one.name), fresh };
    }),
    touched: isDraft || added.length > 0 || eyes.traces.has(id),
    tap: true,
    // With cards lifted a touch means to put them there: why they cannot is for the rules to say.
    opens: begunAt(view, eyes.begun).lifted.length === 0,
    band: isDraft ? 'draft' : kind === 'run' || kind === 'set' ? 'plain' : 'great',
  };
}

/** Where in the later meld cards lie that the earlier has not. */
export function addedPlaces(earlier: Meld, later: Meld): number[] {
  const left = cardsOf(earlier);
  return [...cardsOf(later).entries()].flatMap(([place, card]) => {
    const at = left.indexOf(card);
    if (at < 0) return [place];
    left.splice(at, 1);
    return [];
  });
}

function bandName(meld: Meld, options: State['options']): BandName {
  if (isPinnacolone(meld, options)) return 'pinnacolone';
  if (isPinnacola(meld, options)) return 'pinnacola';
  if (isPoker(meld, options)) return 'poker';
  return meld.kind === 'run' ? 'run' : 'set';
}

/** What lies before a player, a draft with it. */
export function laidPoints(
  { own, laid }: Pick<Drafted, 'own' | 'laid'>,
  { options }: State,
): number {
  return [...own, ...laid].reduce(
    (sum, meld) => sum + (meld === null ? 0 : pointsOfMeld(meld, options)),
    0,
  );
}

/** A joker can be touched where the meld is read: that is how it is fetched from one that is only counted. */
export function meldCard(card: Card, id: Id, { words }: Words): Piece {
  const face = pinnacola.cards.names[card]!;
  return { id, face, name: words.card(card), tap: card === JOKER, tone: 'plain', mark: null };
}

/** Where lifted cards become a meld; its room is kept while nothing can be laid. */
export function newMeld(tap: boolean, { own }: Words): Ribbon {
  return { ...vacant(NEW, 'own', own.newMeld), tap };
}

/** Printed on the cloth. */
function vacant(id: Id, side: Ribbon['side'], name: string): Ribbon {
  return { ...base(id, side), name, facts: [], cards: [], band: 'plain' };
}

export function base(id: Id, side: Ribbon['side']) {
  return {
    id,
    side,
    shape: 'ribbon',
    tap: false,
    active: false,
    dimmed: false,
    locked: false,
  } as const;
}
