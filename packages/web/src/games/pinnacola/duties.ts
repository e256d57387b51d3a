/** What a turn still owes: words on the cloth. */
import { missing } from '@mazzo/games/pinnacola';
import type { State } from '@mazzo/games/pinnacola';
import type { Rejection, Seat } from '@mazzo/kernel';
import type { Eyes } from '../../play/page-face.ts';
import type { Chip, Id } from '../../table/scene.ts';
import { tableOf } from './begun.ts';
import type { Begun } from './begun.ts';
import { chip } from './meters.ts';
import type { PinnacolaWords } from './text/text.ts';

type Words = Eyes<Begun, PinnacolaWords>;

/** Met ones stay until the turn is over, and say so. */
export function dutyChips(view: State, seat: Seat, begun: Begun, eyes: Words): Chip[] {
  const lacking = missing(view, seat, begun.draft);
  const { duties } = eyes.own;
  const owed = view.phase.kind === 'meld' ? view.phase.owed : null;
  const isOwed = owesCard(view, seat, begun);
  const first =
    owed === null
      ? []
      : [
          isOwed
            ? owedChip('duty:owed', duties.owed(eyes.words.card(owed)))
            : metChip('duty:owed', duties.paid(eyes.words.card(owed))),
        ];
  const others = lacking.flatMap((one, n) => {
    const said = one.reason === 'owedCard' ? null : dutySaid(one, eyes);
    return said === null ? [] : [owedChip(`duty:${n}`, said)];
  });
  const isJokerLaid =
    fetchesJoker(view, seat, begun) && !lacking.some(({ reason }) => reason === 'jokerOwed');
  return [...first, ...others, ...(isJokerLaid ? [metChip('duty:joker', duties.jokerLaid)] : [])];
}

/** P-10: whether the draft has a card in place of a joker of the opponent's. */
function fetchesJoker(view: State, seat: Seat, begun: Begun): boolean {
  const before = view.melds[1 - seat]!;
  return tableOf(view, seat, begun).theirs.some((meld, n) => meld !== before[n]);
}

/** P-3, P-4: whether no card of the face that is owed has been laid yet. */
export function owesCard(view: State, seat: Seat, { draft }: Begun): boolean {
  return missing(view, seat, draft).some(({ reason }) => reason === 'owedCard');
}

/** P-10, P-11: of what must be laid before a discard. */
function dutySaid({ reason, card }: Rejection, { own, words }: Words): string | null {
  if (reason === 'jokerOwed') return own.duties.joker;
  const isEarlier = reason === 'earlierCardsLeft' && card !== undefined;
  return isEarlier ? own.duties.again(words.card(card)) : null;
}

/** News, with an empty box before it. */
function owedChip(id: Id, name: string): Chip {
  return { ...chip(id, name), tone: 'strong' };
}

function metChip(id: Id, name: string): Chip {
  return { ...chip(id, name), tone: 'good', icon: 'tick' };
}
