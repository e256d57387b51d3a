// The Flip 7 of fused.ts as a boardgame.io game, played through its client, one move a decision.
// Written as its users write, undo switched off; where two ways are idiomatic, the quicker is taken.
// It runs as NODE_ENV says: outside production it walks the whole state after every hook to see that
// it is plain, which takes about a third of its time. Its own random plugin would cost 5 % more.
import { createRequire } from 'node:module';
import type { Game, MoveFn } from 'boardgame.io' with { 'resolution-mode': 'require' };
import type * as ClientModule from 'boardgame.io/client' with { 'resolution-mode': 'require' };
import type * as CoreModule from 'boardgame.io/core' with { 'resolution-mode': 'require' };
import type { Counts, Peer } from './counts.ts';

// Its entry points are folders, which `import` does not find.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as typeof ClientModule;
const { INVALID_MOVE } = require('boardgame.io/core') as typeof CoreModule;

const SEAT_COUNT = 4;
const SEVEN = 7;
const SEVEN_BONUS = 15;

// Cards: a number is its own value; then the modifiers, then the actions.
const PLUS_2 = 13;
const PLUS_4 = 14;
const PLUS_6 = 15;
const PLUS_8 = 16;
const PLUS_10 = 17;
const TIMES_2 = 18;
const FREEZE = 20;
const FLIP_THREE = 21;
const SECOND_CHANCE = 22;

type Pile = number[];

interface Seat {
  /** The numbers held, a bit each. */
  mask: number;
  plus: number;
  double: boolean;
  chance: boolean;
  standing: 'in' | 'banked' | 'busted';
}

interface Table {
  deck: Pile;
  discard: Pile;
  held: Pile;
  seats: Seat[];
  first: number;
  /** Flip Threes not finished, the newest last (F-16). */
  flips: { seat: number; left: number }[];
  /** The card for which a seat is to be chosen. */
  asking: number | null;
  /** Seven numbers, or nothing left to draw. */
  over: boolean;
}

function createTable(): Table {
  return {
    deck: fullDeck(),
    discard: [],
    held: [],
    seats: emptySeats(),
    first: 0,
    flips: [],
    asking: null,
    over: false,
  };
}

function fullDeck(): Pile {
  const deck = [0];
  for (let value = 1; value <= 12; value++) deck.push(...Array<number>(value).fill(value));
  deck.push(PLUS_2, PLUS_4, PLUS_6, PLUS_8, PLUS_8, PLUS_10, TIMES_2);
  for (let copy = 0; copy < 3; copy++) deck.push(FREEZE, FLIP_THREE, SECOND_CHANCE);
  return deck;
}

function emptySeats(): Seat[] {
  return Array.from({ length: SEAT_COUNT }, () => ({
    mask: 0,
    plus: 0,
    double: false,
    chance: false,
    standing: 'in',
  }));
}

// What the rules ask of a table.

function seatAt(table: Table, index: number): Seat {
  const seat = table.seats[index];
  if (seat === undefined) throw new RangeError(`no seat ${index}`);
  return seat;
}

function numbersOf(seat: Seat): number[] {
  const numbers: number[] = [];
  for (let value = 0; value < PLUS_2; value++)
    if ((seat.mask & (1 << value)) !== 0) numbers.push(value);
  return numbers;
}

function holds(seat: Seat): boolean {
  return seat.mask !== 0 || seat.plus > 0 || seat.double || seat.chance;
}

/** The seats that may be given the card asked about. */
function allowed(table: Table): number[] {
  const seats: number[] = [];
  for (let index = 0; index < SEAT_COUNT; index++) {
    const seat = seatAt(table, index);
    if (seat.standing === 'in' && !(table.asking === SECOND_CHANCE && seat.chance))
      seats.push(index);
  }
  return seats;
}

function nextActive(table: Table, index: number): number {
  let next = index;
  do next = (next + 1) % SEAT_COUNT;
  while (seatAt(table, next).standing !== 'in');
  return next;
}

function roundOver(table: Table): boolean {
  return table.over || table.seats.every((seat) => seat.standing !== 'in');
}

function scoreOf(seat: Seat): number {
  if (seat.standing === 'busted') return 0;
  const numbers = numbersOf(seat);
  const sum = numbers.reduce((total, value) => total + value, 0);
  const bonus = numbers.length === SEVEN ? SEVEN_BONUS : 0;
  return (seat.double ? 2 * sum : sum) + seat.plus + bonus;
}

// Chance and the counts are outside the game's state, where they cost the framework nothing. Its own
// random plugin builds a generator for every number, about 5 % of the time; and with the numbers of
// fused.ts the two programs play the very same rounds, to the same checksum.

type Random = () => number;

function createRandom(seed: number): Random {
  let a = 0x9e3779b9 | 0;
  let b = 0x243f6a88;
  let c = 0xb7e15162 ^ seed;
  let d = 1;
  function random(): number {
    const word = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    return word;
  }
  for (let i = 0; i < 15; i++) random();
  return random;
}

function below(random: Random, bound: number): number {
  return (((random() >>> 0) * bound) / 4294967296) >>> 0;
}

function createGame(random: Random, counts: Counts, setup: () => Table): Game<Table> {
  /** As in fused.ts, from anywhere in the deck, with the last card put in its place. */
  function drawCard(table: Table): number | null {
    if (table.deck.length === 0) {
      table.deck = table.discard;
      table.discard = [];
    }
    const count = table.deck.length;
    const last = table.deck.pop();
    if (last === undefined) return null;
    counts.draws++;
    const place = below(random, count);
    if (place === count - 1) return last;
    const card = table.deck[place] ?? last;
    table.deck[place] = last;
    return card;
  }

  function flip(table: Table, seat: Seat): void {
    const card = drawCard(table);
    if (card === null) table.over = true;
    else if (card < PLUS_2) flipNumber(table, seat, card);
    else if (card <= TIMES_2) flipModifier(table, seat, card);
    else if (card === SECOND_CHANCE) flipSecondChance(table, seat);
    else {
      table.discard.push(card);
      table.asking = card;
    }
  }

  function flipNumber(table: Table, seat: Seat, card: number): void {
    const bit = 1 << card;
    if ((seat.mask & bit) !== 0) {
      flipDuplicate(table, seat, card);
      return;
    }
    table.held.push(card);
    seat.mask |= bit;
    if (numbersOf(seat).length === SEVEN) {
      table.over = true;
      counts.sevens++;
    }
  }

  function flipDuplicate(table: Table, seat: Seat, card: number): void {
    table.discard.push(card);
    if (seat.chance) {
      seat.chance = false;
      table.discard.push(SECOND_CHANCE);
    } else {
      seat.standing = 'busted';
      counts.busts++;
    }
  }

  function flipModifier(table: Table, seat: Seat, card: number): void {
    table.held.push(card);
    if (card === TIMES_2) seat.double = true;
    else seat.plus += 2 * (card - PLUS_2 + 1);
  }

  function flipSecondChance(table: Table, seat: Seat): void {
    if (!seat.chance) {
      seat.chance = true;
      return;
    }
    table.asking = SECOND_CHANCE;
    if (allowed(table).length > 0) return;
    table.asking = null;
    table.discard.push(SECOND_CHANCE);
  }

  /** Goes on with the Flip Threes until a seat must be chosen or none is left. */
  function flipOn(table: Table): void {
    let newest = table.flips.at(-1);
    while (newest !== undefined && table.asking === null && !table.over) {
      const seat = seatAt(table, newest.seat);
      if (newest.left === 0 || seat.standing !== 'in') table.flips.pop();
      else {
        newest.left--;
        flip(table, seat);
      }
      newest = table.flips.at(-1);
    }
  }

  const draw: MoveFn<Table> = ({ G: table, playerID }) => {
    if (table.asking !== null) return INVALID_MOVE;
    flip(table, seatAt(table, Number(playerID)));
    return undefined;
  };

  const bank: MoveFn<Table> = ({ G: table, playerID }) => {
    const seat = seatAt(table, Number(playerID));
    if (table.asking !== null || !holds(seat)) return INVALID_MOVE;
    seat.standing = 'banked';
    return undefined;
  };

  // Made in the name of whoever is on turn, also for a card that another drew in a Flip Three: a
  // stage for the drawer would be closer to the framework's manner, and slower.
  const target: MoveFn<Table> = ({ G: table }, index: number) => {
    if (table.asking === null || !allowed(table).includes(index)) return INVALID_MOVE;
    const seat = seatAt(table, index);
    if (table.asking === FREEZE) seat.standing = 'banked';
    else if (table.asking === FLIP_THREE) table.flips.push({ seat: index, left: 3 });
    else seat.chance = true;
    table.asking = null;
    flipOn(table);
    return undefined;
  };

  function settle(table: Table): void {
    for (const seat of table.seats) {
      counts.checksum = (Math.imul(counts.checksum, 31) + scoreOf(seat)) >>> 0;
      if (seat.chance) table.discard.push(SECOND_CHANCE);
    }
    counts.rounds++;
    table.discard.push(...table.held);
    table.held = [];
    table.seats = emptySeats();
    table.first = (table.first + 1) % SEAT_COUNT;
    table.flips = [];
    table.over = false;
  }

  return {
    setup,
    moves: { draw, bank, target },
    phases: {
      round: {
        start: true,
        next: 'round',
        endIf: ({ G: table }) => roundOver(table),
        onEnd: ({ G: table }) => settle(table),
      },
    },
    turn: {
      order: {
        first: ({ G: table }) => table.first,
        next: ({ G: table, ctx }) => nextActive(table, ctx.playOrderPos),
      },
      endIf: ({ G: table, ctx }) => ctx.numMoves !== 0 && table.asking === null,
    },
    disableUndo: true,
  };
}

/** About as long as a match to 500 points, which is what the contract plays beside it. */
const ROUNDS_A_MATCH = 20;

/**
 * A client a match, as its users have it. It copies its whole log at every move: `emptyLog` empties
 * it after every round, which its users would not do, to show what it does without.
 */
export function createBoardgameIo(seed: number, { emptyLog }: { emptyLog: boolean }): Peer {
  const random = createRandom(seed);
  const counts: Counts = { rounds: 0, draws: 0, busts: 0, decisions: 0, sevens: 0, checksum: 0 };
  let table = createTable();
  const game = createGame(random, counts, () => structuredClone(table));
  let client = createClient();

  function createClient() {
    return Client({ game, numPlayers: SEAT_COUNT, debug: false });
  }

  function playRound(): void {
    const round = counts.rounds;
    while (counts.rounds === round) decide(client, random, counts);
    if (emptyLog) client.log = [];
    if (counts.rounds % ROUNDS_A_MATCH !== 0) return;
    table = stateOf(client).G;
    client = createClient();
  }

  return {
    play(rounds) {
      for (let n = 0; n < rounds; n++) playRound();
    },
    counts: () => ({ ...counts }),
  };
}

type TableClient = ReturnType<typeof Client<Table>>;

function stateOf(client: TableClient) {
  const state = client.getState();
  if (state === null) throw new Error('the client has no state');
  return state;
}

/** The policy: nothing held, draw; else bank once in four; targets uniform. */
function decide(client: TableClient, random: Random, counts: Counts): void {
  const moves = client.moves as Record<'draw' | 'bank' | 'target', (seat?: number) => void>;
  const { G: table, ctx } = stateOf(client);
  if (table.asking !== null) {
    const seats = allowed(table);
    moves.target(seats[below(random, seats.length)]);
  } else if (!holds(seatAt(table, ctx.playOrderPos))) moves.draw();
  else {
    counts.decisions++;
    if ((random() & 3) === 0) moves.bank();
    else moves.draw();
  }
}
