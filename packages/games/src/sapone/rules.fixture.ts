/**
 * Rule tests as short stories. The players are letters in the order of play, A begins the first round;
 * X looks on. Cards are written as rules-deck has them.
 *
 *   [S-9] the title, beginning with its ruling
 *     A=v1_c1 B=t1_c1 A+c1 A$v1 B*t1 | A@B => handA c1_c1_t1, next B pick
 *
 * First what is dealt where it matters: `A=v1_c1`; anybody else has two coins. Then the moves:
 * `A+v1` picks v1, `A+v1^` which lies face up · `A$v1` sells it, `A$c1:v1` under another name ·
 * `A%c1_c1_c1:s2` buys s2 · `B*c1` bids, `B*c1:tools` with a statement · `B-` passes · `B?` doubts ·
 * `B>c1` gives · `A@B` accepts · `A#v1` declares the Diamond; and in words `A.more A.end`. `B:v1` B gets
 * v1 as a compensation, unasked. `!` before a move: it is refused and changes nothing. `|` everyone who
 * is asked passes; `;` that, and the seller ends the sale. `~3` everyone picks and sells in vain until
 * three cards are left in the market. Both decks are rigged with the cards of the story, and the story
 * as it really went is compared with the story as told.
 *
 * After the arrow: `next` who is asked and for what, `free` who may speak without being asked; `refused`
 * by which ruling the last refused move was, and why; `handA`; `knowsBA` what B's view holds for certain
 * in A's hand, and how many cards of each back beside; `saleB` what B sees of the card on sale, `bidsCB`
 * what C sees of B's bid; `left` in the market, `soap` left, `out` of play; `points` of the last round,
 * `won` who leads each category, `soapTo` who has the most soap, `totals`, `places`, `rounds`; `timeoutA`
 * the move of A's clock; or any type of event with all that was told of it.
 */
import { createMatch } from '@mazzo/kernel';
import type { Decision, Seat, Viewer } from '@mazzo/kernel';
import { enact, readSituations } from '@mazzo/kernel/testing';
import type { Situation } from '@mazzo/kernel/testing';
import { sapone } from './index.ts';
import { handSigns, signOf, signsOf, stacked } from './rules-deck.fixture.ts';
import type { Stack } from './rules-deck.fixture.ts';
import {
  asItWent,
  lettersOf,
  partsOf,
  readMove,
  stackFor,
  tellMove,
  wordsOf,
} from './rules-notation.fixture.ts';
import type { Setup } from './rules-notation.fixture.ts';
import { events } from './events.ts';
import type { Event, Move, Sale } from './types.ts';

export function situations(setup: Setup, text: string): Situation<Setup>[] {
  return readSituations(setup, text, partsOf);
}

export function enacted(situation: Situation<Setup>): Situation<Setup> {
  return enact(situation, tableAfter);
}

/** A table at which this story has been played. */
export function tableAfter(told: string, setup: Setup = {}): Table {
  const [lies, story] = partsOf(told);
  const table = dealt([stackFor(lies, wordsOf(story), setup.seats ?? 4)], setup);
  table.play(story);
  return table;
}

const eventTypes = new Set<string>(
  events.schema.options.map(({ entries }) => entries.type.literal),
);

export type Table = ReturnType<typeof dealt>;

/** A table at which each round's decks lie as stacked. */
export function dealt(stacks: readonly Stack[], setup: Setup = {}) {
  const seats = setup.seats ?? 4;
  const seed = setup.seed ?? 'sfc32:rules';
  const options = setup.options ?? {};
  const match = createMatch(sapone, { seats, options, chance: stacked(seed, stacks) });
  const opening = match.log[0] as unknown as { readonly events: readonly Event[] };
  const heard: Event[] = [...opening.events];
  const steps: string[] = [];
  const { first } = match.state;
  const step = match.state.options.direction === 'clockwise' ? 1 : seats - 1;
  let refusal: { readonly rule: string; readonly reason: string } | null = null;

  const letters = lettersOf(seats);
  const seatOf = (letter: string): Seat => (first + step * letters.indexOf(letter)) % seats;
  const letterOf = (seat: Seat): string => letters.find((letter) => seatOf(letter) === seat)!;
  const viewerOf = (letter: string): Viewer => (letter === 'X' ? 'spectator' : seatOf(letter));

  const moveOf = (said: string): Move => readMove(said, seatOf);

  function play(story: string): void {
    for (const word of wordsOf(story)) {
      if (word[1] === ':') continue;
      if (word.startsWith('!')) refuse(word);
      else if (word === '|' || word === ';') settle(word);
      else if (word.startsWith('~')) idle(word);
      else make(word);
    }
  }

  function make(word: string): void {
    const told = send(seatOf(word[0]!), moveOf(word.slice(1)), word);
    steps.push(asItWent(word, told));
    recount(told);
  }

  function send(by: Seat, move: Move, word: string = move.type): readonly Event[] {
    const played = match.play(by, move);
    if (!played.ok) throw new Error(`${word} is refused: ${played.rule} ${played.reason}`);
    heard.push(...played.events);
    return played.events;
  }

  /** What nobody chooses: compensations. Another round is no part of the story. */
  function recount(told: readonly Event[]): void {
    for (const event of told) {
      if (event.type !== 'compensated') continue;
      steps.push(`${letterOf(event.seat)}:${signOf(event.card)}${event.open ? '^' : ''}`);
    }
  }

  /** C-6 */
  function refuse(word: string): void {
    const before = JSON.stringify(match.state);
    const played = match.play(seatOf(word[1]!), moveOf(word.slice(2)));
    if (played.ok) throw new Error(`${word.slice(1)} is allowed`);
    if (JSON.stringify(match.state) !== before) throw new Error(`${word} has changed something`);
    refusal = played;
    steps.push(word);
  }

  function settle(word: '|' | ';'): void {
    steps.push(word);
    const { kind } = match.state.phase;
    for (const { seat } of kind === 'bidding' ? asked() : []) send(seat, { type: 'pass' }, word);
    const { phase, turn } = match.state;
    if (word === ';' && phase.kind === 'decide') send(turn, { type: 'endSale' }, word);
  }

  function idle(word: string): void {
    steps.push(word);
    while (match.state.market.length > Number(word.slice(1))) idleTurn(word);
  }

  function idleTurn(word = 'an idle turn'): void {
    const { turn } = match.state;
    if (match.state.phase.kind === 'pick') send(turn, { type: 'pick' }, word);
    const card = match.state.hands[turn]!.cards.findIndex((count) => count > 0);
    send(turn, { type: 'sell', card, claim: card, wish: null }, word);
    const { phase } = match.state;
    for (const { seat } of phase.kind === 'bidding' ? asked() : [])
      send(seat, { type: 'pass' }, word);
  }

  /** Everybody picks and sells in vain until the round is over. */
  function idleRound(): void {
    const { rounds } = match.state;
    while (match.state.rounds === rounds && asked().length > 0) idleTurn();
  }

  function decisions(): readonly Decision[] {
    const status = match.status();
    return status.over ? [] : status.decisions;
  }

  const asked = (): Decision[] => decisions().filter(({ pace }) => pace !== 'free');

  function lettersAt(seatsThere: readonly Seat[]): string {
    return seatsThere.map(letterOf).toSorted().join('') || 'nobody';
  }

  function next(): string {
    if (match.status().over) return 'over';
    return `${lettersAt(asked().map(({ seat }) => seat))} ${match.state.phase.kind}`;
  }

  function perLetter(figures: readonly number[]): string {
    return letters.map((letter) => `${letter}:${figures[seatOf(letter)]}`).join(' ');
  }

  /** What is certain in a hand, and how many cards of each back beside. */
  function knows(viewer: Viewer, seat: Seat): string {
    const view = match.view(viewer);
    const { cards, holes } = view.hands[seat]!;
    const unseen = [0, 0];
    holes.forEach((count, lot) => (unseen[view.lots[lot]!.back]! += count));
    const more = ['m', 's'].flatMap((back, at) =>
      unseen[at]! > 0 ? [`+${unseen[at]}${back}`] : [],
    );
    const certain = handSigns(cards)
      .split('_')
      .filter((sign) => sign !== '-');
    return [...certain, ...more].join(' ') || 'nothing';
  }

  function saleIn(viewer: Viewer): Sale {
    const { phase } = match.view(viewer);
    if (!('sale' in phase)) throw new Error(`there is no sale, but ${phase.kind}`);
    return phase.sale;
  }

  function timeout(seat: Seat): string {
    const decision = asked().find((one) => one.seat === seat);
    if (decision === undefined) return 'not asked';
    const made = sapone.timeout(match.view(seat), decision);
    const refused = match.check(seat, made);
    return refused === null ? tellMove(made) : `illegal ${refused.rule} ${JSON.stringify(made)}`;
  }

  function won(): string {
    const { contests } = lastOf(heard, 'roundEnded')!;
    return contests.map(({ category, leaders }) => `${category}:${lettersAt(leaders)}`).join(' ');
  }

  function tell(event: Event): string {
    let told = 'by' in event ? `${letterOf(event.by)}>` : '';
    if ('seat' in event) told += letterOf(event.seat);
    if ('buyer' in event) told += `>${letterOf(event.buyer)}`;
    if ('card' in event) told += `:${signOf(event.card)}`;
    if ('claim' in event) told += `:${signOf(event.claim)}`;
    if ('paid' in event) told += `:${signsOf(event.paid.toSorted((a, b) => a - b))}`;
    if ('kind' in event) told += `:${signOf(event.kind)}`;
    if ('honest' in event) told += event.honest ? ':true' : ':bluff';
    if ('how' in event) told += `:${event.how}`;
    return told;
  }

  const facts: Readonly<Record<string, () => string>> = {
    next,
    won,
    soapTo: () => /soaps:(\w+)/.exec(won())![1]!,
    free: () => lettersAt(decisions().flatMap(({ seat, pace }) => (pace === 'free' ? seat : []))),
    refused: () => (refusal === null ? 'nothing' : `${refusal.rule} ${refusal.reason}`),
    left: () => String(match.state.market.length),
    soap: () => String(match.state.soap.length),
    out: () => signsOf(match.state.out.toSorted((a, b) => a - b)),
    points: () => perLetter(lastOf(heard, 'roundEnded')?.points ?? []),
    totals: () => perLetter(sapone.tally(match.state).totals),
    rounds: () => String(sapone.tally(match.state).rounds),
    places: () =>
      perLetter(
        match
          .standings()
          .toSorted((a, b) => a.seat - b.seat)
          .map((one) => one.place),
      ),
  };

  function fact(name: string): string {
    const [, what, viewer, at] = /^([a-z]+?)([A-HX]?)([A-H])$/.exec(name) ?? [];
    const seat = at === undefined ? first : seatOf(at);
    const who = viewerOf(viewer || at || 'X');
    if (what === 'hand') return handSigns(match.state.hands[seat]!.cards);
    if (what === 'knows') return knows(who, seat);
    if (what === 'bids') return signsOf(saleIn(who).bids[seat]!.map(({ card }) => card));
    if (what === 'timeout') return timeout(seat);
    if (/^sale[A-HX]$/.test(name)) return signOf(saleIn(viewerOf(name.at(-1)!)).card);
    if (name in facts) return facts[name]!();
    if (!eventTypes.has(name)) throw new Error(`${name} is no fact`);
    const told = heard.filter((event) => event.type === name).map(tell);
    // Hands are shown in the order of the seats, whoever is A.
    if (name === 'shown') told.sort();
    return told.length === 0 ? 'none' : told.join(' ');
  }

  return {
    match,
    play,
    fact,
    seatOf,
    asked,
    send,
    idleRound,
    /** What has been told since the beginning. */
    told: (): readonly Event[] => heard,
    story: () => steps.join(' '),
  };
}

export function lastOf<Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): Extract<Event, { type: Type }> | undefined {
  return events.findLast((event): event is Extract<Event, { type: Type }> => event.type === type);
}
