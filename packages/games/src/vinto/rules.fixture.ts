/**
 * Rule tests as short stories. The players are letters in the order of their turns, A first; their
 * places are counted from 1, the leftmost.
 *
 *   [V-9] the title, beginning with its ruling
 *     B1=7h up=9d A+7s A- B*1 B>B3 ; B+2c => next B ! =2345 -, looked B>B3:4d
 *
 * First what lies on the table where it matters: `B1=7h` B's first card, `B=Kc_Kd_2h_3h_4h` B's
 * whole row, `up=9d` the discard pile. Everyone has peeked at places 1 and 2. Then the moves:
 * `A+7s` draws and turns up 7s · `A!` plays its action · `A-` discards it · `A=2` swaps it for place
 * 2, `A=2:10` declaring a 10 · `A>B3` points at B's third card · `A>B` gives B an Ace's card · `A#K`
 * names a King · `B*1` tosses in · `A?2` peeks; and in words `A.take A.skip A.swap A.leave A.decline
 * A.pass A.vinto A.end`. `|` everyone asked passes the toss-in; `;` that, and the turn is ended.
 * `A:5h` A draws 5h unasked (a penalty, an Ace) · `/` a shuffle. The draw pile is rigged with the
 * cards of the story, and the story as it really went is compared with the story as told.
 *
 * After the arrow: `next` all that may be done, `asked` by whom, `A` by A alone, `next over`; `rowA`,
 * `seesA` what A's view shows, `seenA` who has seen A's places; `pile` from the top, `left` how many
 * cards there are to draw; `points`, `sums`, `totals`, `game` points and `places`; `timeout` the move
 * of A's clock or whoever is asked first; `ended` how the last action did; or any type of event with all that was told of it.
 */
import { createMatch } from '@mazzo/kernel';
import type { Game } from '@mazzo/kernel';
import { enact, readSituations } from '@mazzo/kernel/testing';
import type { Situation } from '@mazzo/kernel/testing';
import { ranks } from './cards.ts';
import { vinto } from './index.ts';
import {
  deckSize,
  everyLetter,
  lay,
  nameOf,
  pileOf,
  rowsOf,
  seenOf,
  words,
} from './layout.fixture.ts';
import type { Event, Move } from './types.ts';

type OptionsOf<G> = G extends Game<infer O, infer _S, infer _M, infer _E> ? O : never;
type Options = OptionsOf<typeof vinto>;

export interface Setup {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly seed?: string;
  /** Whether the story tells the peeks itself. */
  readonly peeks?: boolean;
}

export function situations(setup: Setup, text: string): Situation<Setup>[] {
  return readSituations(setup, text, partsOf);
}

export function enacted(situation: Situation<Setup>, start = seat): Situation<Setup> {
  return enact(situation, (told, setup) => tableAfter(told, setup, start));
}

/** A table at which this story has been played. */
export function tableAfter(told: string, setup: Setup = {}, start = seat): Table {
  const [lies, story] = partsOf(told);
  const decks = story.split('/').map((part) => words(part).flatMap(cardIn));
  const table = start(lies, decks, { seed: `sfc32:${told}`, ...setup });
  table.play(story);
  return table;
}

/** What lies on the table, and what happens there. */
function partsOf(told: string): [string, string] {
  const all = words(told);
  const moves = all.findIndex((word) => !/^([A-E]\d*|up)=\w+[cdhsr]/.test(word));
  const at = moves < 0 ? all.length : moves;
  return [all.slice(0, at).join(' '), all.slice(at).join(' ')];
}

function cardIn(word: string): string[] {
  return word[1] === '+' || word[1] === ':' ? [word.slice(2)] : [];
}

export type Table = ReturnType<typeof seat>;

/** A table where this lies before the players and the decks are as named, each from the top. */
function seat(lies: string, decks: readonly (readonly string[])[], setup: Setup = {}) {
  const [first = [], ...later] = decks;
  const laid = lay(lies, setup.seats ?? 4, first);
  return dealt([[...laid.rows.flat(), laid.up, ...first], ...later], setup);
}

/** Words for moves that say nothing but their type. */
const plainMoves = {
  '!': 'play',
  '-': 'discard',
  '.take': 'take',
  '.skip': 'passTurn',
  '.swap': 'swapThem',
  '.leave': 'leaveThem',
  '.decline': 'decline',
  '.pass': 'pass',
  '.vinto': 'callVinto',
  '.end': 'endTurn',
} as const;

/** A table whose shuffles lie as named, each from the top. */
export function dealt(shuffles: readonly (readonly string[])[], setup: Setup = {}) {
  const seats = setup.seats ?? 4;
  const options = { session: 'rounds', rounds: 1, ...setup.options } as const;
  const match = createMatch(vinto, { seed: setup.seed ?? 'sfc32:rules', seats, options, shuffles });
  const { events } = match.log[0] as unknown as { readonly events: readonly Event[] };
  let heard: Event[] = [...events];
  let first = lastOf(heard, 'roundBegan')!.first;
  let steps: string[] = [];
  const everySeat = Array.from({ length: seats }, (_, at) => at);
  const letters = everyLetter.slice(0, seats);
  if (setup.peeks !== true) {
    for (const letter of letters) perform([`${letter}?1`, `${letter}?2`]);
    [heard, steps] = [[], []];
  }

  function seatOf(letter: string): number {
    return (first + letter.charCodeAt(0) - 'A'.charCodeAt(0)) % seats;
  }

  function letterOf(at: number): string {
    return String.fromCharCode('A'.charCodeAt(0) + ((at - first + seats) % seats));
  }

  /** Who makes which move in this step of a story. */
  function read(step: string): [number, Move] {
    return [seatOf(step[0]!), moveOf(step.slice(1))];
  }

  function moveOf(said: string): Move {
    if (said in plainMoves) return { type: plainMoves[said as keyof typeof plainMoves] };
    const rest = said.slice(1);
    const slot = Number.parseInt(rest) - 1;
    switch (said[0]) {
      case '+':
        return { type: 'draw' };
      case '?':
        return { type: 'peek', slot };
      case '*':
        return { type: 'tossIn', slot };
      case '#':
        return { type: 'name', rank: rankNamed(rest) };
      case '=': {
        const declared = rest.split(':')[1];
        return { type: 'swap', slot, declare: declared ? rankNamed(declared) : null };
      }
      case '>': {
        const at = seatOf(rest[0]!);
        if (rest.length === 1) return { type: 'giveCard', seat: at };
        return { type: 'target', seat: at, slot: Number(rest.slice(1)) - 1 };
      }
      default:
        throw new Error(`${said} is no step of a story`);
    }
  }

  /** Plays the decisions of a story; what is drawn unasked comes by itself. */
  function play(story: string): void {
    perform(words(story).filter((word) => word !== '/' && word[1] !== ':'));
  }

  function perform(moves: readonly string[]): void {
    for (const step of moves) {
      if (step === '|' || step === ';') settle(step);
      else make(step);
    }
  }

  function make(step: string): void {
    const draws = step[1] === '+';
    if (!draws) steps.push(step);
    recount(send(...read(step), step), draws ? step.slice(0, 2) : '');
  }

  function send(by: number, move: Move, step: string): readonly Event[] {
    const played = match.play(by, move);
    if (!played.ok) throw new Error(`${step} is refused: ${played.rule} ${played.reason}`);
    heard.push(...played.events);
    return played.events;
  }

  function settle(step: '|' | ';'): void {
    steps.push(step);
    const passing = (): number | undefined => asked().find((at) => may(at, 'pass'));
    for (let at = passing(); at !== undefined; at = passing()) {
      recount(send(at, { type: 'pass' }, step));
    }
    const ending = asked().find((at) => may(at, 'endTurn'));
    if (step === ';' && ending !== undefined) recount(send(ending, { type: 'endTurn' }, step));
  }

  function asked(): number[] {
    const status = match.status();
    return status.over ? [] : status.decisions.map((decision) => decision.seat);
  }

  function may(at: number, type: Move['type']): boolean {
    return match.legal(at).some((move) => move.type === type);
  }

  function recount(told: readonly Event[], draw = ''): void {
    // The shuffle of another round is no part of the story.
    for (const event of told) {
      if (event.type === 'roundBegan') return;
      if (event.type === 'shuffled') steps.push('/');
      if (event.type === 'drew') steps.push(draw + nameOf(event.card));
      if (event.type === 'penaltyDrawn' || event.type === 'gaveCard') {
        steps.push(`${letterOf(event.seat)}:${nameOf(event.card)}`);
      }
    }
  }

  function tell(event: Event): string {
    if (event.type === 'tossInOpened')
      return event.ranks
        .toSorted((a, b) => a - b)
        .map(rankName)
        .join('/');
    if (event.type === 'shuffled') return String(event.cards.length);
    let told = 'by' in event ? `${letterOf(event.by)}>` : '';
    if ('seat' in event) told += letterOf(event.seat);
    if ('slot' in event) told += event.slot + 1;
    if ('other' in event) told += letterOf(event.other) + (event.otherSlot + 1);
    if ('card' in event) told += `:${nameOf(event.card)}`;
    if ('rank' in event) told += `#${rankName(event.rank)}`;
    return 'how' in event ? `${told}:${event.how}` : told;
  }

  function next(): string {
    if (match.status().over) return 'over';
    return asked()
      .map((at) => `${letterOf(at)} ${choices(match.legal(at), letterOf)}`)
      .toSorted()
      .join(' and ');
  }

  function perLetter(figures: readonly number[]): string {
    return figures
      .map((figure, at) => `${letterOf(at)}:${figure}`)
      .toSorted()
      .join(' ');
  }

  function standings(figure: 'place' | 'score'): string {
    const bySeat = match.standings().toSorted((a, b) => a.seat - b.seat);
    return perLetter(bySeat.map((standing) => standing[figure]));
  }

  function timeout(): string {
    const status = match.status();
    if (status.over) return 'over';
    const decision = status.decisions.toSorted((a, b) => order(a.seat) - order(b.seat))[0]!;
    const made = vinto.timeout(match.view(decision.seat), decision);
    if (match.check(decision.seat, made) !== null) return `illegal ${JSON.stringify(made)}`;
    return letterOf(decision.seat) + choices([made], letterOf).replace(/^(?=[a-z])/, '.');
  }

  function order(at: number): number {
    return (at - first + seats) % seats;
  }

  /** All cards in this seat's view, place by place. */
  function sees(viewer: number): string {
    const rows = rowsOf(match.view(viewer));
    const known = everySeat.flatMap((at) =>
      rows[at]!.flatMap((card, slot) =>
        /\w\w/.test(card) ? `${letterOf(at)}${slot + 1}:${card}` : [],
      ),
    );
    return known.toSorted().join(' ') || 'nothing';
  }

  function seen(at: number): string {
    const who = seenOf(match.state, seats)[at]!.map((by) => by.map(letterOf).toSorted().join(''));
    const row = rowsOf(match.state)[at]!;
    return row.map((card, slot) => (card === '_' ? '_' : who[slot] || '-')).join(' ');
  }

  const facts: Readonly<Record<string, () => string>> = {
    next,
    asked: () => asked().map(letterOf).toSorted().join('') || 'nobody',
    pile: () => pileOf(match.state).join(' '),
    left: () => String(deckSize(match.state)),
    points: () => perLetter(lastOf(heard, 'roundEnded')?.points ?? []),
    sums: () => perLetter(lastOf(heard, 'roundEnded')?.sums ?? []),
    totals: () => perLetter(vinto.tally(match.state).totals),
    game: () => standings('score'),
    places: () => standings('place'),
    timeout,
    // The hands are shown in the order of the seats, whoever is A.
    shown: () => toldOf('shown').toSorted().join(' '),
    ended: () => toldOf('actionEnded').at(-1) ?? 'none',
  };

  function toldOf(type: string): string[] {
    return heard.filter((event) => event.type === type).map(tell);
  }

  function fact(name: string): string {
    const at = seatOf(name.at(-1)!);
    if (/^[A-E]$/.test(name)) return choices(match.legal(at), letterOf);
    if (/^row[A-E]$/.test(name)) return rowsOf(match.state)[at]!.join(' ');
    if (/^sees[A-E]$/.test(name)) return sees(at);
    if (/^seen[A-E]$/.test(name)) return seen(at);
    if (name in facts) return facts[name]!();
    return toldOf(name).join(' ') || 'none';
  }

  return {
    match,
    seatOf,
    letterOf,
    read,
    play,
    fact,
    story: () => steps.join(' '),
    /** Forgets what happened and names the players anew, from whoever is asked. */
    turnPage: () => {
      first = asked()[0]!;
      heard = [];
      steps = [];
    },
    /** What has been told since the beginning or the last page. */
    told: (): readonly Event[] => heard,
  };
}

/** Everything that may be done, shortly. */
function choices(moves: readonly Move[], letterOf: (at: number) => string): string {
  const of = <Type extends Move['type']>(type: Type): Extract<Move, { type: Type }>[] =>
    moves.filter((move): move is Extract<Move, { type: Type }> => move.type === type);
  const places = (sign: string, slots: readonly number[]): string[] =>
    slots.length === 0 ? [] : [sign + slots.map((slot) => slot + 1).join('')];
  const word = (type: Move['type'], said: string): string[] => (of(type).length > 0 ? [said] : []);
  const letters = (seats: readonly number[]): string[] => seats.map(letterOf).toSorted();

  const targets = letters([...new Set(of('target').map((move) => move.seat))]).map((letter) => {
    const slots = of('target').filter((move) => letterOf(move.seat) === letter);
    return letter + slots.map((move) => move.slot + 1).join('');
  });
  const names = of('name').map((move) => rankName(move.rank));
  const said = [
    ...places('?', of('peek').map((move) => move.slot)),
    ...word('draw', '+'),
    ...word('take', 'take'),
    ...word('passTurn', 'skip'),
    ...word('play', '!'),
    ...swaps(of('swap')),
    ...word('discard', '-'),
    ...(targets.length > 0 ? [`>${targets.join('')}`] : []),
    ...(names.length === ranks.length ? ['#any'] : names.length > 0 ? [`#${names.join('/')}`] : []),
    ...(of('giveCard').length > 0 ? [`>${letters(of('giveCard').map((m) => m.seat)).join('')}`] : []),
    ...word('swapThem', 'swap'),
    ...word('leaveThem', 'leave'),
    ...word('decline', 'decline'),
    ...places('*', of('tossIn').map((move) => move.slot)),
    ...word('pass', 'pass'),
    ...word('callVinto', 'vinto'),
    ...word('endTurn', 'end'),
  ]; // prettier-ignore
  return said.join(' ') || 'nothing';
}

/** The places that may be swapped, if every rank and none may be declared with each. */
function swaps(moves: readonly { readonly slot: number }[]): string[] {
  const slots = [...new Set(moves.map((move) => move.slot))];
  if (slots.length === 0) return [];
  const all = moves.length === slots.length * (ranks.length + 1) ? '' : `(${moves.length})`;
  return [`=${slots.map((slot) => slot + 1).join('')}${all}`];
}

function lastOf<Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): Extract<Event, { type: Type }> | undefined {
  return events.findLast((event): event is Extract<Event, { type: Type }> => event.type === type);
}

function rankName(rank: number): string {
  return ranks[rank] ?? `no rank ${rank}`;
}

function rankNamed(name: string): number {
  return ranks.findIndex((rank) => rank === name);
}
