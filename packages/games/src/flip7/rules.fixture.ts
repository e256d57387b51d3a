/**
 * Rule tests as short stories. The players are letters in the order in which they act: A sits at
 * the dealer's left, the last letter is the dealer.
 *
 *   [F-8] the title, beginning with its ruling
 *     A+5 B+flip3 B>A A:1 A:2 A:5 C+7 B- => next C +-, busted A:5
 *
 * `A+5` A decides to draw and turns up 5 · `B-` B banks · `B>A` B gives the card to A · `A:1` A
 * flips 1 without being asked (deal, Flip Three) · `/` a shuffle. The deck is rigged with the cards
 * of the story, and the story as it really went is compared with the story as told.
 *
 * After the arrow: `next C +-` C may draw or bank, `next A >BC` A must choose B or C, `next over`;
 * `scores A:5 B:0` of the last round that ended; `totals`; `places`; `timeout A-`, what the clock
 * would do now; `kept 5 6`, the cards that were not in the last shuffle; or any type of event with
 * all that was told of it, by > seat : card.
 */
import { createMatch } from '@mazzo/kernel';
import type { Game } from '@mazzo/kernel';
import { enact, readSituations, without } from '@mazzo/kernel/testing';
import type { Situation } from '@mazzo/kernel/testing';
import { flip7 } from './index.ts';

type Parts<G> = G extends Game<infer O, infer _S, infer M, infer E> ? [O, M, E] : never;
type Options = Parts<typeof flip7>[0];
type Move = Parts<typeof flip7>[1];
type Event = Parts<typeof flip7>[2];

/** What a situation may say was told. */
const tellable: readonly Event['type'][] = [
  'saved',
  'busted',
  'froze',
  'flipThreeGiven',
  'setAside',
  'assigned',
  'secondChanceGiven',
  'banked',
  'sevenNumbers',
  'discarded',
  'shuffled',
];

export interface Setup {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly seed?: string;
}

export function situations(setup: Setup, text: string): Situation<Setup>[] {
  return readSituations(setup, text, (told) => ['', words(told).join(' ')]);
}

export function enacted(situation: Situation<Setup>, start = seat): Situation<Setup> {
  return enact(situation, (told, setup) => tableAfter(told, setup, start));
}

/** A table at which this story has been played. */
export function tableAfter(story: string, setup: Setup = {}, start = seat): Table {
  const table = start(decksOf(story), { seed: `sfc32:${story}`, ...setup });
  table.play(story);
  return table;
}

function decksOf(story: string): string[][] {
  return story.split('/').map((part) => words(part).flatMap(cardOf));
}

function cardOf(word: string): string[] {
  return word[1] === '+' || word[1] === ':' ? [word.slice(2)] : [];
}

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

export type Table = ReturnType<typeof seat>;

/** A table at which the decks lie as named, each from the top. */
export function seat(decks: readonly (readonly string[])[], setup: Setup = {}) {
  const seats = setup.seats ?? 3;
  const match = createMatch(flip7, { seed: 'sfc32:rules', ...setup, seats, shuffles: decks });
  const { events } = match.log[0] as unknown as { readonly events: readonly Event[] };
  let heard: Event[] = [...events];
  let { dealer } = lastOf(heard, 'roundBegan')!;
  let steps: string[] = [];
  const pack = lastShuffle();
  recount(events.slice(events.findIndex((event) => event.type === 'shuffled') + 1));

  function seatOf(letter: string): number {
    return (dealer + 1 + letter.charCodeAt(0) - 'A'.charCodeAt(0)) % seats;
  }

  function letterOf(at: number): string {
    return String.fromCharCode('A'.charCodeAt(0) + ((at - dealer - 1 + seats) % seats));
  }

  /** Who makes which move in this step of a story. */
  function read(step: string): [number, Move] {
    const by = seatOf(step[0]!);
    if (step[1] === '+') return [by, { type: 'draw' }];
    if (step[1] === '-') return [by, { type: 'bank' }];
    return [by, { type: 'target', seat: seatOf(step[2]!) }];
  }

  /** Plays the decisions of a story; its flips come by themselves. */
  function play(story: string): void {
    for (const step of words(story).filter((word) => /^[A-Z][-+>]/.test(word))) {
      const played = match.play(...read(step));
      if (!played.ok) throw new Error(`${step} is refused: ${played.rule} ${played.reason}`);
      heard.push(...played.events);
      if (step[1] === '+') recount(played.events, step.slice(0, 2));
      else {
        steps.push(step);
        recount(played.events);
      }
    }
  }

  function recount(told: readonly Event[], draw = ''): void {
    let before = draw;
    for (const event of told) {
      if (event.type === 'shuffled') steps.push('/');
      if (event.type !== 'flipped') continue;
      steps.push((before || `${letterOf(event.seat)}:`) + nameOf(event.card));
      before = '';
    }
  }

  function tell(event: Event): string {
    const by = 'by' in event ? `${letterOf(event.by)}>` : '';
    const who = 'seat' in event ? letterOf(event.seat) : '';
    if (!('seat' in event)) return by;
    const cards = 'card' in event ? [event.card] : 'cards' in event ? event.cards : [];
    return [by + who, ...cards.map(nameOf)].join(':');
  }

  function next(): string {
    const status = match.status();
    if (status.over) return 'over';
    const asked = status.decisions.map((decision) => decision.seat);
    return asked.map((at) => `${letterOf(at)} ${choices(match.legal(at))}`).join(' and ');
  }

  function choices(moves: readonly Move[]): string {
    const targets = moves.flatMap((move) => (move.type === 'target' ? letterOf(move.seat) : []));
    const draw = moves.some((move) => move.type === 'draw') ? '+' : '';
    const bank = moves.some((move) => move.type === 'bank') ? '-' : '';
    return draw + bank + (targets.length > 0 ? `>${targets.toSorted().join('')}` : '');
  }

  function perLetter(figures: readonly number[]): string {
    return figures
      .map((figure, at) => `${letterOf(at)}:${figure}`)
      .toSorted()
      .join(' ');
  }

  function places(): string {
    const bySeat = match.standings().toSorted((a, b) => a.seat - b.seat);
    return perLetter(bySeat.map((standing) => standing.place));
  }

  function timeout(): string {
    const status = match.status();
    if (status.over) return 'over';
    const decision = status.decisions[0]!;
    const made = flip7.timeout(match.view(decision.seat), decision);
    if (match.check(decision.seat, made) !== null) return `illegal ${JSON.stringify(made)}`;
    const letter = letterOf(decision.seat);
    if (made.type === 'target') return `${letter}>${letterOf(made.seat)}`;
    return letter + (made.type === 'draw' ? '+' : '-');
  }

  /** The names of the cards last shuffled. */
  function lastShuffle(): string[] {
    return lastOf(heard, 'shuffled')!.cards.map(nameOf);
  }

  function fact(name: string): string {
    if (name === 'next') return next();
    if (name === 'scores') return perLetter(lastOf(heard, 'roundEnded')?.scores ?? []);
    if (name === 'totals') return perLetter(flip7.tally(match.state).totals);
    if (name === 'places') return places();
    if (name === 'timeout') return timeout();
    if (name === 'kept') return without(pack, lastShuffle()).toSorted().join(' ');
    if (!tellable.some((type) => type === name)) throw new Error(`there is no fact ${name}`);
    const told = heard.filter((event) => event.type === name).map(tell);
    return told.length === 0 ? 'none' : told.join(' ');
  }

  return {
    match,
    seatOf,
    read,
    play,
    fact,
    story: () => steps.join(' '),
    lastShuffle,
    /** Forgets what happened and names the players anew, by the dealer of the current round. */
    turnPage: () => {
      dealer = lastOf(heard, 'roundBegan')!.dealer;
      heard = [];
      steps = [];
    },
  };
}

function lastOf<Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): Extract<Event, { type: Type }> | undefined {
  return events.findLast((event): event is Extract<Event, { type: Type }> => event.type === type);
}

function nameOf(card: number): string {
  return flip7.cards.names[card] ?? `hole ${card}`;
}
