/** What a player of Sapone learns of the others: how often they bluff, doubt, and say what is true. */
import { isHole } from '@mazzo/kernel';
import type { Card, Chance, Manner, Said, Seat, Slot } from '@mazzo/kernel';
import { backOf, cardOf, cardsMeant, MARKET } from '../cards.ts';
import type { Topic } from '../cards.ts';
import type { Phrase } from '../talk.ts';
import type { Event, State, Statement } from '../types.ts';

/** How often something was so, and how often not. */
export interface Count {
  yes: number;
  no: number;
}

/** What has been seen of one seat. */
export interface Character {
  /** Whether claims were true: those of the commonest kind of a deck, and others. */
  readonly plain: Count;
  readonly fancy: Count;
  /** Whether what it said of cards that it bid was true. */
  readonly statements: Count;
  /** Whether it doubted a sale. */
  readonly doubts: Count;
  /** Whether what it said of its hand between sales was true, as far as the end of a round tells. */
  readonly words: Count;
  /** What it said in this round. */
  said: Phrase[];
}

/** What one's own sales have brought. */
export interface Takings {
  sales: number;
  cards: number;
}

interface Offer {
  readonly seat: Seat;
  readonly claim: Card;
  /** By seat: what was said of each card that was bid. */
  readonly statements: Statement[][];
  doubted: boolean;
}

export interface Memory {
  readonly characters: Character[];
  readonly plainTakings: Takings;
  readonly fancyTakings: Takings;
  offer: Offer | null;
}

export function remember(blank: State): Memory {
  return {
    characters: blank.hands.map(stranger),
    plainTakings: { sales: 0, cards: 0 },
    fancyTakings: { sales: 0, cards: 0 },
    offer: null,
  };
}

function stranger(): Character {
  const nothing = (): Count => ({ yes: 0, no: 0 });
  return {
    plain: nothing(),
    fancy: nothing(),
    statements: nothing(),
    doubts: nothing(),
    words: nothing(),
    said: [],
  };
}

const COIN = cardOf('coin');
const SINGLE_SOAP = cardOf('soap');

/** Of each deck the kind that nobody wonders at. */
export function commonest(back: number): Card {
  return back === MARKET ? COIN : SINGLE_SOAP;
}

export function isPlain(claim: Card): boolean {
  return claim === commonest(backOf(claim));
}

export function note(memory: Memory, event: Event, _view: State, seat: Seat): void {
  switch (event.type) {
    case 'offered': {
      const statements = memory.characters.map(() => []);
      memory.offer = { seat: event.seat, claim: event.claim, statements, doubted: false };
      return;
    }
    case 'bidAdded':
      memory.offer?.statements[event.seat]!.push(event.statement);
      return;
    case 'doubted':
      return noteDoubt(memory, event.by, event.honest);
    case 'tookFree':
    case 'saleEnded':
      return noteEnd(memory, seat, 0);
    case 'sold':
      return noteSale(memory, event, seat);
    case 'shown':
      return noteHand(memory.characters[event.seat]!, event.cards);
    default:
  }
}

/** The phrases of this game are checked before anybody hears them. */
export function hear(memory: Memory, said: Said): void {
  memory.characters[said.seat]!.said.push(said.phrase as Phrase);
}

/** Somebody who forgets does so now and then, and of one seat at a time. */
export function forget(
  memory: Memory,
  view: State,
  _seat: Seat,
  { forgets }: Manner,
  chance: Chance,
): void {
  if (chance.below(1000) >= 100 * forgets) return;
  memory.characters[chance.below(view.hands.length)] = stranger();
}

function noteDoubt(memory: Memory, by: Seat, honest: boolean): void {
  const { offer } = memory;
  if (offer === null) return;
  offer.doubted = true;
  count(memory.characters[by]!.doubts, true);
  noteClaim(memory, offer, honest);
}

function noteClaim({ characters }: Memory, { seat, claim }: Offer, honest: boolean): void {
  const seller = characters[seat]!;
  count(isPlain(claim) ? seller.plain : seller.fancy, honest);
}

function noteSale(memory: Memory, event: Extract<Event, { type: 'sold' }>, seat: Seat): void {
  const { offer } = memory;
  if (offer === null) return;
  const isNews = !event.open && !isHole(event.card) && event.seat !== seat;
  if (isNews) noteClaim(memory, offer, event.card === offer.claim);
  noteStatements(memory.characters[event.buyer]!, offer.statements[event.buyer]!, event.paid);
  noteEnd(memory, seat, event.paid.length);
}

function noteStatements(
  { statements }: Character,
  said: readonly Statement[],
  paid: readonly Slot[],
): void {
  for (const [n, statement] of said.entries()) {
    const card = paid[n];
    if (statement === null || card === undefined || isHole(card)) continue;
    count(statements, cardsMeant(statement).includes(card));
  }
}

function noteEnd(memory: Memory, seat: Seat, cards: number): void {
  const { offer } = memory;
  memory.offer = null;
  if (offer === null) return;
  for (const [other, { doubts }] of memory.characters.entries()) {
    if (other !== offer.seat && !offer.doubted) count(doubts, false);
  }
  if (offer.seat !== seat) return;
  const takings = takingsOf(memory, offer.claim);
  takings.sales += 1;
  takings.cards += cards;
}

export function takingsOf(memory: Memory, claim: Card): Takings {
  return isPlain(claim) ? memory.plainTakings : memory.fancyTakings;
}

function noteHand(character: Character, cards: readonly Card[]): void {
  for (const { says, topic } of character.said) {
    const holds = cardsMeant(topic).some((card) => cards.includes(card));
    count(character.words, holds === (says === 'hold'));
  }
  character.said = [];
}

function count(counted: Count, isSo: boolean): void {
  if (isSo) counted.yes += 1;
  else counted.no += 1;
}

/** What somebody last said of a kind, by itself or with its category. */
export function lastWord({ said }: Character, card: Card): Phrase['says'] | null {
  const about = (topic: Topic): boolean => cardsMeant(topic).includes(card);
  return said.findLast(({ topic }) => about(topic))?.says ?? null;
}
