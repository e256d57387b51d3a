/** Laws 3, 4 and 5: cards are conserved, events are the whole truth, views show what is so. */
import type { Card } from '../../cards.ts';
import { bagSize } from '../../bag.ts';
import { isHole } from '../../cards.ts';
import { chanceFrom } from '../../chance.ts';
import type { AnyEvent, AnyMove, Game, Viewer } from '../../game.ts';
import { chain, closedBody, movedBody, openedBody } from '../../log.ts';
import type { Entry } from '../../log.ts';
import { replay } from '../../replay.ts';
import { hold } from '../broken.ts';
import type { LawNumber } from '../broken.ts';
import type { BagPlace, Place, SlotsPlace, Subject } from '../subject.ts';
import type { Walk } from '../walk.ts';

/** Law 3, on any full state. */
export function cardsAreConserved<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  subject: Subject<Options, State, Move, Event>,
  state: State,
  memory: unknown,
  options: Options,
  law: LawNumber = 3,
): void {
  const deck = subject.deck(options);
  const found = deck.map(() => 0);
  const count = (card: Card, times: number, where: string): void => {
    hold(law, found[card] !== undefined, () => `${card} in ${where} is no card`);
    found[card]! += times;
  };
  for (const place of subject.witness.places(state, memory)) {
    if (place.kind === 'slots') for (const card of place.cards) count(card, 1, place.name);
    else for (const [card, times] of place.bag.cards.entries()) count(card, times, place.name);
  }
  for (const [card, times] of deck.entries()) {
    const name = subject.game.cards.names[card];
    hold(law, found[card] === times, () => `${found[card]} of ${name}, not ${times}`);
  }
}

/** Law 4: what was told, folded from the start, is the state. */
export function eventsAreTheState<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  walk: Walk<Options, State, Move, Event>,
): void {
  const { game } = walk.subject;
  const told = JSON.parse(JSON.stringify(walk.events)) as Event[];
  const folded = game.blank(walk.options, walk.seats);
  for (const event of told) game.apply(folded, event);
  hold(4, same(folded, walk.state), () => 'replaying the events gives another state');
}

/** Law 4: the log of a match follows from itself, with nothing of chance but what its events tell. */
export function logFollows<Options, State, Move extends AnyMove, Event extends AnyEvent>({
  subject: { game },
  options,
  seats,
  moves,
  events,
  toldBy,
  state,
}: Walk<Options, State, Move, Event>): void {
  const told = (n: number): Event[] => events.slice(toldBy[n - 1] ?? 0, toldBy[n]);
  const bodies = [
    openedBody(game as Game<Options>, options, seats, told(0)),
    ...moves.map(({ by, move }, n) => movedBody(n + 1, by, move, told(n + 1))),
    closedBody(moves.length + 1, game.status(state)),
  ];
  const log: Entry[] = [];
  for (const body of bodies) log.push(chain(log.at(-1), body));
  const read = replay(game, JSON.parse(JSON.stringify(log)));
  const why = read.ok ? null : `entry ${read.entry} of the log: ${read.problem}`;
  hold(4, why === null, () => why ?? '');
}

/** Law 4: a state that went through JSON, and a clone, play on like the original, which stays as it was. */
export function statesArePlain<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  walk: Walk<Options, State, Move, Event>,
): void {
  const { game } = walk.subject;
  const status = game.status(walk.state);
  if (status.over) return;
  const before = JSON.stringify(walk.state);
  const { seat } = status.decisions[0]!;
  const move = game.legal(walk.state, seat)[0]!;
  const twins = [JSON.parse(before) as State, game.clone(walk.state)];
  for (const twin of twins) {
    hold(4, JSON.stringify(twin) === before, () => 'a copy differs from its original');
    const chance = chanceFrom(walk.seed, -1 >>> 0);
    game.resolve(twin, seat, move, chance, (event) => game.apply(twin, event));
  }
  hold(4, same(twins[0], twins[1]), () => 'a state from JSON plays on otherwise than a clone');
  hold(4, JSON.stringify(walk.state) === before, () => 'playing on a copy changed the original');
}

/** Law 5, between a view and any full state that it should agree with. */
export function viewShowsWhatIsSo<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  subject: Subject<Options, State, Move, Event>,
  view: State,
  state: State,
  memory: unknown,
  viewer: Viewer,
  law: LawNumber = 5,
): void {
  const truth = subject.witness.places(state, memory);
  const seen = subject.witness.places(view, memory);
  hold(law, seen.length === truth.length, () => `${viewer} sees ${seen.length} places`);
  for (const [n, place] of truth.entries()) {
    const looked = seen[n]!;
    if (place.kind === 'slots') slotsAgree(looked as SlotsPlace, place, viewer, law);
    else bagsAgree(looked as BagPlace, place, viewer, law);
  }
}

function slotsAgree(seen: SlotsPlace, place: SlotsPlace, viewer: Viewer, law: LawNumber): void {
  const where = () => `${viewer} at ${place.name}`;
  hold(law, seen.cards.length === place.cards.length, () => `${where()}: another number of cards`);
  for (const [n, slot] of seen.cards.entries()) {
    const may = place.sees(viewer, n);
    hold(law, isHole(slot) || slot === place.cards[n], () => `${where()} ${n}: shows a wrong card`);
    hold(law, isHole(slot) || may, () => `${where()} ${n}: shows a card it has not seen`);
    hold(law, !isHole(slot) || !may, () => `${where()} ${n}: has forgotten a card it has seen`);
  }
}

function bagsAgree(seen: BagPlace, place: BagPlace, viewer: Viewer, law: LawNumber): void {
  const where = () => `${viewer} at ${place.name}`;
  hold(law, bagSize(seen.bag) === bagSize(place.bag), () => `${where()}: another number of cards`);
  const certain = place.certain(viewer);
  for (const [card, count] of seen.bag.cards.entries()) {
    hold(
      law,
      count <= place.bag.cards[card]!,
      () => `${where()}: shows more of ${card} than are there`,
    );
    hold(
      law,
      count === certain[card],
      () => `${where()}: knows ${count} of ${card}, not ${certain[card]}`,
    );
  }
}

export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** What this viewer may know of all places, by the oracle alone. */
export function knowledge(places: readonly Place[], viewer: Viewer): string {
  return places
    .map((place) =>
      place.kind === 'slots'
        ? place.cards.map((card, n) => (place.sees(viewer, n) ? card : '?')).join(' ')
        : `${place.certain(viewer).join(' ')} of ${bagSize(place.bag)}`,
    )
    .join('|');
}
