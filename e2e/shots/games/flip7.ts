/** Flip 7 in every state that looks different. */
import { cardsOf, fateOf, flip7 } from '@mazzo/games/flip7';
import type { Event, Move, State } from '@mazzo/games/flip7';
import type { Wish } from '../prepared.ts';
import { roomScreens } from '../room.ts';
import { touch } from '../screen.ts';
import type { GameShots, Screen } from '../screen.ts';

const named = (name: string) => flip7.cards.names.indexOf(name);
const [PLUS_TWO, FREEZE] = [named('+2'), named('freeze')];

const own = (view: State): number[] => cardsOf(view.players[0]!);
const ownNumbers = (view: State) => own(view).filter((card) => card < PLUS_TWO).length;
const fates = (view: State) => view.players.map((_, seat) => fateOf(view, seat));
const isTurn = (view: State) => view.agenda.at(-1)?.kind !== 'choose';
/** Never banks. */
const bold = (view: State): Move | null => (isTurn(view) ? { type: 'draw' } : null);

type More = Partial<Wish<State>>;

function at(until: (view: State) => boolean, more: More = {}): Wish<State> {
  return { game: 'flip7', until, ...more };
}

function before(is: (event: Event, view: State) => boolean, more: More = {}): Wish<State> {
  return { game: 'flip7', before: (event, view) => is(event as Event, view), ...more };
}

function choosing(card: string): Wish<State> {
  return at((view) => {
    const task = view.agenda.at(-1);
    return task?.kind === 'choose' && task.card === named(card) && view.rounds > 0;
  });
}

const isModifier = (card: number) => card >= PLUS_TWO && card < FREEZE;
/** Everybody has something; one has busted and one has banked. */
const midway = at(
  (view) =>
    isTurn(view) &&
    view.rounds >= 2 &&
    own(view).length >= 5 &&
    own(view).some(isModifier) &&
    view.players.every((player) => cardsOf(player).length >= 3) &&
    new Set(fates(view)).size === 3,
  { choose: bold },
);
/** A match that goes well, for the README. */
export const portrait = at(
  (view) =>
    isTurn(view) &&
    view.players[0]!.total >= 80 &&
    own(view).length >= 4 &&
    own(view).some(isModifier) &&
    view.players.every((player) => cardsOf(player).length >= 3) &&
    new Set(fates(view)).size >= 2,
);
const first = at(() => true);
const late = (view: State) => isTurn(view) && own(view).length >= 4;

const screens: readonly Screen[] = [
  { name: 'first-decision', matches: [first] },
  { name: 'midway', matches: [midway] },
  { name: 'odds', matches: [midway], tastes: { odds: 'on' } },
  {
    name: 'second-chance',
    matches: [at((view) => late(view) && own(view).includes(named('second')))],
  },
  {
    name: 'six-numbers',
    matches: [at((view) => isTurn(view) && ownNumbers(view) === 6, { choose: bold })],
  },
  { name: 'choose-freeze', matches: [choosing('freeze')] },
  { name: 'choose-flip-three', matches: [choosing('flip3')] },
  { name: 'choose-second-chance', matches: [choosing('second')] },
  {
    name: 'bust',
    matches: [before((event) => event.type === 'busted' && event.seat === 0, { choose: bold })],
    moves: true,
  },
  {
    name: 'seven-numbers',
    matches: [
      before((event) => event.type === 'sevenNumbers' && event.seat === 0, { choose: bold }),
    ],
    moves: true,
  },
  {
    name: 'others-play',
    matches: [at((view) => late(view) && !fates(view).includes('banked'), { choose: bold })],
    tastes: { pace: 'calm' },
    act: (page) => touch(page, 'bank'),
  },
  {
    name: 'round-end',
    matches: [before((event, view) => event.type === 'roundEnded' && view.rounds >= 3)],
    moves: true,
  },
  {
    name: 'last-round-end',
    matches: [before((event) => event.type === 'matchEnded')],
    moves: true,
  },
  { name: 'eight-players', matches: [at(late, { seats: 8, choose: bold })] },
  { name: 'two-players', matches: [at(late, { seats: 2, choose: bold })] },
  { name: 'clock', matches: [at(late, { clocks: 'relaxed', choose: bold })] },
  ...roomScreens({
    midway,
    ended: { game: 'flip7' },
    refused: { match: first, touch: 'bank' },
  }),
];

export const shots: GameShots = {
  screens,
  unusual: {
    seats: 6,
    clocks: 'relaxed',
    bot: 'casual',
    options: { target: 100, openingDeal: 'on' },
  },
  ruling: 'F-9',
};
