/** What befalls a player: the last card of a hand, which closes it, and melds with a name of their own. */
import { cardsOf, JOKER, PINNACOLA, POKER } from '@mazzo/games/pinnacola';
import type { Event, Meld } from '@mazzo/games/pinnacola';
import { capital } from '@mazzo/kernel';
import type { Eyes, Moment } from '../../play/page-face.ts';
import type { Begun } from './begun.ts';
import { headId } from './places.ts';
import type { PinnacolaWords } from './text/text.ts';

export function moment(
  event: Event,
  { own, words, seat: you }: Eyes<Begun, PinnacolaWords>,
): Moment | null {
  if (event.type === 'handEnded') {
    const { closer: seat, inMano } = event;
    if (seat === null) return null;
    const said = own.moments[inMano ? 'inMano' : 'close'];
    // Where one's own hand was: all that it brought is to be read.
    return {
      kind: 'call',
      mood: 'glad',
      seat,
      zone: headId(seat),
      words: said,
      at: seat === you ? 'belowCards' : 'underName',
    };
  }
  if (event.type !== 'laid') return null;
  const { meld, seat } = event;
  const at = seat === you ? 'table' : 'underName';
  return isGreat(meld)
    ? { kind: 'great', seat, zone: headId(seat), words: capital(words.meld(meld)), at }
    : null;
}

/** A Pinnacola or a Poker at any table: one with a joker may be neither (P-7). */
function isGreat(meld: Meld): boolean {
  const cards = cardsOf(meld);
  if (meld.kind === 'jokers') return true;
  return !cards.includes(JOKER) && cards.length >= (meld.kind === 'run' ? PINNACOLA : POKER);
}
