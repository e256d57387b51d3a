/**
 * Rule tests as short stories. A begins the first hand, B has dealt it.
 *
 *   [P-3] the title, beginning with its ruling
 *     A=7c_7d_3h-5h up=7h A^ !A(-9c) A(7cdh -9c) => refused P-3, about 7h, next B draw
 *
 * First what lies on the table where it matters: `A=7c_7d_3h-5h` cards in A's hand (a meld stands for
 * its cards), `up=7h` the first card of the pozzo; plain cards fill the rest, no two of which meld.
 * Then the moves: `A+7s` draws 7s · `A^` takes the pozzo, `A^2` from its second card up · `A(7cdh -9c)`
 * the rest of the turn, as judge-notation has it · `A-9c` only discards · `!` before a move: it is
 * refused and changes nothing · `/` a shuffle. The stock is rigged with the cards of the story, and the
 * story as it really went is compared with the story as told.
 *
 * After the arrow: `next` who is asked and for what; `refused` by which ruling the last refused move
 * was, `about` which card; `handA`, `meldsA`, `pozzo` from the bottom, `left` in the stock; `takes` from
 * where the pozzo may be taken; `owed`; `points` of the last hand, `sheetA` as cards + bonuses − left +
 * closing + doubled; `closer`, `totals`, `places`; `timeout` the clock's move, `lays`
 * without its discard; or any type of event with
 * all that was told of it.
 */
import type { Seat } from '@mazzo/kernel';
import { enact, readSituations, scene } from '@mazzo/kernel/testing';
import type { Situation } from '@mazzo/kernel/testing';
import { pinnacola } from './index.ts';
import { deckOf } from './judge-deck.fixture.ts';
import { handNames, nameOf, readFinish, tellFinish, tellMeld } from './judge-notation.fixture.ts';
import type { Options } from './options.ts';
import type { Event, Move } from './types.ts';

export interface Setup {
  readonly options?: Partial<Options>;
  readonly seed?: string;
}

export function situations(setup: Setup, text: string): Situation<Setup>[] {
  return readSituations(setup, text, partsOf);
}

export function enacted(situation: Situation<Setup>): Situation<Setup> {
  return enact(situation, (told, setup) => {
    const table = tableAfter(told, setup);
    table.match.usedUp();
    return table;
  });
}

export type Table = ReturnType<typeof dealt>;

/** A table at which this story has been played. */
export function tableAfter(told: string, setup: Setup = {}): Table {
  const [lies, story] = partsOf(told);
  const [first = [], ...later] = story
    .split(' / ')
    .map((part) => wordsOf(part).flatMap((word) => /^[AB]\+(.+)$/.exec(word)?.[1] ?? []));
  const table = dealt([deckOf(lies, first, setup.options?.deal ?? '13'), ...later], setup);
  table.play(story);
  return table;
}

/** What lies on the table, and what happens there. */
function partsOf(told: string): [string, string] {
  const words = wordsOf(told);
  const lies = words.filter((word) => /^(A|B|up)=/.test(word));
  return [lies.join(' '), words.slice(lies.length).join(' ')];
}

/** A rest of a turn is one word. */
function wordsOf(text: string): string[] {
  const words = text.match(/!?[AB]\([^)]*\)|\S+/g) ?? [];
  return words.map((word) => word.replaceAll(/\s+/g, ' '));
}

/** A table whose shuffles lie as named, each from the top. */
export function dealt(shuffles: readonly (readonly string[])[], setup: Setup = {}) {
  const match = scene(pinnacola, {
    seed: 'sfc32:rules',
    ...setup,
    shuffles,
    deck: (state) => state.stock,
  });
  const opening = match.log[0] as unknown as { readonly events: readonly Event[] };
  const heard: Event[] = [...opening.events];
  const steps: string[] = [];
  const first = 1 - match.state.dealer;
  let refusal: { readonly rule: string; readonly card?: number } | null = null;

  const seatOf = (letter: string): Seat => (letter === 'A' ? first : 1 - first);
  const letterOf = (seat: Seat): string => (seat === first ? 'A' : 'B');

  function moveOf(said: string): Move {
    if (said.startsWith('+')) return { type: 'draw' };
    if (said.startsWith('^')) return { type: 'takePozzo', from: Number(said.slice(1) || 1) - 1 };
    return readFinish(said.startsWith('(') ? said.slice(1, -1) : said);
  }

  function play(story: string): void {
    for (const word of wordsOf(story)) {
      if (word === '/') continue;
      if (word.startsWith('!')) refuse(word);
      else make(word);
    }
  }

  function make(word: string): void {
    const by = seatOf(word[0]!);
    const played = match.play(by, moveOf(word.slice(1)));
    if (!played.ok) throw new Error(`${word} is refused: ${played.rule} ${played.reason}`);
    heard.push(...played.events);
    const drew = played.events.find((event) => event.type === 'drew');
    steps.push(drew === undefined ? word : `${word[0]}+${nameOf(drew.card)}`);
    const hand = played.events.findIndex((event) => event.type === 'handBegan');
    const ofThisHand = hand < 0 ? played.events : played.events.slice(0, hand);
    for (const event of ofThisHand) if (event.type === 'shuffled') steps.push('/');
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

  function next(): string {
    const status = match.status();
    if (status.over) return 'over';
    const asked = status.decisions.map(({ seat }) => letterOf(seat)).join('');
    return `${asked} ${match.state.phase.kind}`;
  }

  function takes(): string {
    const from = match.legal(match.state.turn).flatMap((move) => {
      return move.type === 'takePozzo' ? move.from + 1 : [];
    });
    return from.length === 0 ? 'none' : from.toSorted((a, b) => a - b).join(' ');
  }

  function perLetter(figures: readonly number[]): string {
    return ['A', 'B'].map((letter) => `${letter}:${figures[seatOf(letter)]}`).join(' ');
  }

  function timeout(): string {
    const status = match.status();
    if (status.over) return 'over';
    const decision = status.decisions[0]!;
    const made = pinnacola.timeout(match.view(decision.seat), decision);
    const refused = match.check(decision.seat, made);
    if (refused !== null) return `illegal ${refused.rule} ${JSON.stringify(made)}`;
    return made.type === 'finish' ? tellFinish(made) : made.type;
  }

  const ended = (): Extract<Event, { type: 'handEnded' }> => lastOf(heard, 'handEnded')!;

  function sheet(seat: Seat): string {
    const { cards, bonuses, left, closing, doubled } = ended().sheets[seat]!;
    return `${cards} + ${bonuses} - ${left} + ${closing} + ${doubled}`;
  }

  function owed(): string {
    const { phase } = match.state;
    return phase.kind === 'meld' && phase.owed !== null ? nameOf(phase.owed) : 'nothing';
  }

  function closer(): string {
    const { closer: who, inMano } = ended();
    return who === null ? 'nobody' : letterOf(who) + (inMano ? ' in mano' : '');
  }

  const facts: Readonly<Record<string, () => string>> = {
    next,
    lays: () => timeout().replace(/ ?-\w+$/, ''),
    takes,
    timeout,
    owed,
    closer,
    refused: () => refusal?.rule ?? 'nothing',
    about: () => (refusal?.card === undefined ? 'nothing' : nameOf(refusal.card)),
    pozzo: () => match.state.pozzo.map(nameOf).join(' '),
    left: () => String(match.state.stock.length),
    points: () => perLetter(ended().sheets.map((one) => one.points)),
    totals: () => perLetter(pinnacola.tally(match.state).totals),
    places: () => {
      const bySeat = match.standings().toSorted((a, b) => a.seat - b.seat);
      return perLetter(bySeat.map(({ place }) => place));
    },
  };

  function fact(name: string): string {
    const seat = seatOf(name.at(-1)!);
    if (/^hand[AB]$/.test(name)) return handNames(match.state.hands[seat]!.cards);
    if (/^melds[AB]$/.test(name)) return match.state.melds[seat]!.map(tellMeld).join(' ') || 'none';
    if (/^sheet[AB]$/.test(name)) return sheet(seat);
    if (name in facts) return facts[name]!();
    const told = heard.filter((event) => event.type === name).map((event) => tell(event, letterOf));
    return told.length === 0 ? 'none' : told.join(' ');
  }

  return { match, play, fact, seatOf, letterOf, story: () => steps.join(' '), told: () => heard };
}

function tell(event: Event, letterOf: (seat: Seat) => string): string {
  const by = 'by' in event ? `${letterOf(event.by)}>` : '';
  const who = 'seat' in event ? letterOf(event.seat) : '';
  const which = 'meld' in event && typeof event.meld === 'number' ? String(event.meld + 1) : '';
  const card = 'card' in event ? `:${nameOf(event.card)}` : '';
  return by + who + which + card;
}

/** Draws, and discards what was drawn. */
export function passTurn(table: Table): void {
  const { state } = table.match;
  const letter = table.letterOf(state.turn);
  table.play(`${letter}+`);
  table.play(`${letter}-${drawn(table)}`);
}

/** The name of the card just drawn. */
export function drawn(table: Table): string {
  const { phase } = table.match.state;
  if (phase.kind !== 'meld' || phase.drawn === null) throw new Error('nothing was drawn');
  return nameOf(phase.drawn);
}

/** Nothing happens until so many cards are left in the stock. */
export function idle(table: Table, left: number): void {
  while (table.match.state.stock.length > left) passTurn(table);
}

export function lastOf<Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): Extract<Event, { type: Type }> | undefined {
  return events.findLast((event): event is Extract<Event, { type: Type }> => event.type === type);
}
