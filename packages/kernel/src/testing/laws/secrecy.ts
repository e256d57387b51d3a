/**
 * Law 7, non-interference: two matches that differ only in what a viewer may not know sound the same
 * to that viewer. The second is the first with two cards of a shuffle exchanged; what the viewer may
 * know comes from the oracle, after every event; as long as that is equal, so must its stream be.
 * Exchanges that went unnoticed are kept, so that a chain of them permutes all that is unknown.
 */
import type { Card } from '../../cards.ts';
import type { Chance } from '../../chance.ts';
import type { Actor, AnyEvent, AnyMove, Seat, Viewer } from '../../game.ts';
import { hold } from '../broken.ts';
import type { Subject } from '../subject.ts';
import type { Made, Walk } from '../walk.ts';
import { knowledge } from './cards.ts';
import { judgements, sampledMoves } from './views.ts';

const CHAIN = 6;

type Shuffles = readonly (readonly Card[])[];
type Exchange = { readonly from: Card; readonly to: Card };

interface Heard {
  readonly known: string[];
  readonly stream: string[];
  /** What really happened. */
  readonly events: AnyEvent[];
}

export interface Pairs {
  completed: number;
  /** By type of event: in how many of them such an event was another, unheard. */
  readonly unheard: Record<string, number>;
}

/** Tries a chain of exchanges on a prefix of this match. */
export function soundsTheSame<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  walk: Walk<Options, State, Move, Event>,
  viewer: Viewer,
  chance: Chance,
): Pairs {
  const moves = walk.moves.slice(0, chance.below(walk.moves.length + 1));
  let shuffles = recordedShuffles(walk, moves.length);
  const first = perform(walk, moves, viewer, shuffles, null);
  if (first === null) throw new Error('a match could not be played again');
  const pairs: Pairs = { completed: 0, unheard: {} };
  for (let n = 0; n < CHAIN; n++) {
    const exchanged = exchange(shuffles, chance);
    if (exchanged === null) continue;
    const second = perform(walk, moves, viewer, exchanged.shuffles, exchanged);
    if (second === null) continue;
    const heardTo = firstDifference(first.heard.known, second.heard.known);
    for (let event = 0; event < heardTo; event++) {
      const alike = first.heard.stream[event] === second.heard.stream[event];
      hold(7, alike, () => `${viewer} hears of a hidden card: ${second.heard.stream[event]}`);
    }
    if (heardTo < Math.max(first.heard.known.length, second.heard.known.length)) continue;
    if (viewer !== 'spectator')
      judgesTheSame(walk.subject, first.state, second.state, viewer, chance);
    shuffles = exchanged.shuffles;
    pairs.completed++;
    for (const type of differing(first.heard.events, second.heard.events)) {
      pairs.unheard[type] = (pairs.unheard[type] ?? 0) + 1;
    }
  }
  return pairs;
}

function differing(first: readonly AnyEvent[], second: readonly AnyEvent[]): Set<string> {
  const others = first.filter((event, n) => JSON.stringify(event) !== JSON.stringify(second[n]));
  return new Set(others.map(({ type }) => type));
}

function judgesTheSame<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  subject: Subject<Options, State, Move, Event>,
  first: State,
  second: State,
  seat: Seat,
  chance: Chance,
): void {
  const moves = sampledMoves(subject, subject.game.legal(first, seat), chance);
  const judged = [first, second].map((state) => judgements(subject, state, seat, moves));
  hold(7, judged[0] === judged[1], () => `seat ${seat} is judged by a hidden card`);
}

/** The order of every shuffle in the first moves of a match. */
function recordedShuffles<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  walk: Walk<Options, State, Move, Event>,
  moves: number,
): Shuffles {
  const recorded: Card[][] = [];
  play(
    walk,
    walk.moves.slice(0, moves),
    null,
    (chance) => ({
      below: (n) => chance.below(n),
      shuffle(cards) {
        chance.shuffle(cards);
        recorded.push(cards.slice());
      },
    }),
    () => {},
  );
  return recorded;
}

/** Plays the moves with these shuffles; null if a move was no longer legal. */
function perform<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  walk: Walk<Options, State, Move, Event>,
  moves: readonly Made<Move>[],
  viewer: Viewer,
  shuffles: Shuffles,
  exchanged: Exchange | null,
): { readonly state: State; readonly heard: Heard } | null {
  const { game, witness } = walk.subject;
  const memory = witness.start(walk.options, walk.seats);
  const heard: Heard = { known: [], stream: [], events: [] };
  let shuffled = 0;
  const rig = (chance: Chance): Chance => ({
    below: (n) => chance.below(n),
    shuffle(cards) {
      arrange(cards, shuffles[shuffled++]);
    },
  });
  const state = play(walk, moves, exchanged, rig, (event, after) => {
    witness.hear(memory, event);
    heard.events.push(event);
    heard.known.push(knowledge(witness.places(after, memory), viewer));
    heard.stream.push(JSON.stringify(game.reveal(event, viewer, walk.options)));
  });
  return state === null ? null : { state, heard };
}

function play<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  walk: Walk<Options, State, Move, Event>,
  moves: readonly Made<Move>[],
  exchanged: Exchange | null,
  rig: (chance: Chance) => Chance,
  listen: (event: Event, after: State) => void,
): State | null {
  const { game } = walk.subject;
  const state = game.blank(walk.options, walk.seats);
  const tell = (event: Event): void => {
    game.apply(state, event);
    listen(event, state);
  };
  game.open(state, rig(walk.chanceOf(0)), tell);
  for (const [n, { by, move }] of moves.entries()) {
    const again = playable(walk.subject, state, by, move, exchanged);
    if (again === null) return null;
    game.resolve(state, by, again, rig(walk.chanceOf(1 + n)), tell);
  }
  return state;
}

/** The same move, or the one that names the card which took its place. */
function playable<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  subject: Subject<Options, State, Move, Event>,
  state: State,
  by: Actor,
  move: Move,
  exchanged: Exchange | null,
): Move | null {
  const { game, rename } = subject;
  if (game.check(state, by, move) === null) return move;
  if (exchanged === null || rename === undefined) return null;
  const { from, to } = exchanged;
  const renamed = [rename(move, from, to), rename(move, to, from)];
  return renamed.find((other) => game.check(state, by, other) === null) ?? null;
}

/**
 * Two different cards of one shuffle change places; null if chance picked two alike. Of what was shuffled
 * long ago much has been shown, so the later ones come first; and so do the cards that are drawn first.
 */
function exchange(
  shuffles: Shuffles,
  chance: Chance,
): ({ readonly shuffles: Shuffles } & Exchange) | null {
  const late = (count: number): number => Math.max(chance.below(count), chance.below(count));
  const which = late(shuffles.length);
  const order = shuffles[which]!.slice();
  const [a, b] = [late(order.length), chance.below(order.length)];
  const [from, to] = [order[a]!, order[b]!];
  if (from === to) return null;
  order[a] = to;
  order[b] = from;
  return { shuffles: shuffles.with(which, order), from, to };
}

/** Puts the cards in the recorded order, others in the place of those that are not among them. */
function arrange(cards: Card[], order: readonly Card[] = []): void {
  const left = cards.slice();
  const placed = order.map((card) => {
    const at = left.indexOf(card);
    return at < 0 ? null : left.splice(at, 1)[0]!;
  });
  const arranged = placed.map((card) => card ?? left.pop());
  for (const [n, card] of [...arranged, ...left].entries()) {
    if (card !== undefined && n < cards.length) cards[n] = card;
  }
}

function firstDifference(a: readonly string[], b: readonly string[]): number {
  const length = Math.min(a.length, b.length);
  for (let n = 0; n < length; n++) if (a[n] !== b[n]) return n;
  return length;
}
