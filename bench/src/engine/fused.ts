// Flip 7 as one fused loop over one flat array, the JavaScript limit: no moves, no events, no views.
// 95 cards (F-1), four seats, F-9 `immediate`, F-11 `everyone banks`, F-14 `persistent`, no target.
//
// Every `!` below reads a cell of the table at an offset that is in range by construction; the
// checksum, which any stray read would change, is compared with a reference.
import type { Counts, Peer } from './counts.ts';

// Cards: a number is its own value; then the modifiers, then the actions.
const NUMBERS = 13;
const PLUS_2 = 13;
const PLUS_4 = 14;
const PLUS_6 = 15;
const PLUS_8 = 16;
const PLUS_10 = 17;
const TIMES_2 = 18;
const FREEZE = 20;
const FLIP_THREE = 21;
const SECOND_CHANCE = 22;
const MODIFIERS = [PLUS_2, PLUS_4, PLUS_6, PLUS_8, PLUS_8, PLUS_10, TIMES_2];
const ACTION_COPIES = 3;
const DECK_SIZE = 95;

// The table: the generator's four words, sizes and flags, tallies, seats, piles.
const RANDOM_A = 0;
const RANDOM_B = 1;
const RANDOM_C = 2;
const RANDOM_D = 3;
const DECK_COUNT = 4;
const DISCARD_COUNT = 5;
const HELD_COUNT = 6;
const OVER = 7;
const ACTIVE = 8;
const DRAWS = 9;
const DECISIONS = 10;
const SEVENS = 11;
const BUSTS = 12;
const CHECKSUM = 13;
const SEATS = 16;
const DECK = 64;
const DISCARD = DECK + DECK_SIZE + 1;
const HELD = DISCARD + DECK_SIZE + 1;
const TABLE_SIZE = HELD + DECK_SIZE + 1;

// One for the module, a constant to the optimiser: passed as an argument it costs a fifth of the
// speed, closed over by each peer a half.
const table = new Int32Array(TABLE_SIZE);

// A seat, as offsets from its first cell: the numbers held as a bit mask, and the rest.
const SEAT_COUNT = 4;
const SEAT_SIZE = 8;
const SEATS_END = SEATS + SEAT_COUNT * SEAT_SIZE;
const LAST_SEAT = SEATS_END - SEAT_SIZE;
const MASK = 0;
const COUNT = 1;
const SUM = 2;
const PLUS = 3;
const DOUBLE = 4;
const CHANCE = 5;
const STANDING = 6;

// Where a seat stands in the round.
const IN = 0;
const BANKED = 1;
const BUSTED = 2;

const SEVEN = 7;
const SEVEN_BONUS = 15;

// Chance: sfc32.

function seedTable(seed: number): void {
  table.fill(0);
  table[RANDOM_A] = 0x9e3779b9 | 0;
  table[RANDOM_B] = 0x243f6a88;
  table[RANDOM_C] = 0xb7e15162 ^ seed;
  table[RANDOM_D] = 1;
  for (let i = 0; i < 15; i++) random();
}

function random(): number {
  const a = table[RANDOM_A]!;
  const b = table[RANDOM_B]!;
  const c = table[RANDOM_C]!;
  const d = table[RANDOM_D]!;
  const word = (((a + b) | 0) + d) | 0;
  table[RANDOM_D] = (d + 1) | 0;
  table[RANDOM_A] = b ^ (b >>> 9);
  table[RANDOM_B] = (c + (c << 3)) | 0;
  table[RANDOM_C] = (((c << 21) | (c >>> 11)) + word) | 0;
  return word;
}

function below(bound: number): number {
  return (((random() >>> 0) * bound) / 4294967296) >>> 0;
}

// Piles. The deck is not shuffled: a draw takes a card from anywhere in it.

function fillDeck(): void {
  let count = 0;
  table[DECK + count++] = 0;
  for (let value = 1; value < NUMBERS; value++)
    for (let copy = 0; copy < value; copy++) table[DECK + count++] = value;
  for (const card of MODIFIERS) table[DECK + count++] = card;
  for (let copy = 0; copy < ACTION_COPIES; copy++) {
    table[DECK + count++] = FREEZE;
    table[DECK + count++] = FLIP_THREE;
    table[DECK + count++] = SECOND_CHANCE;
  }
  table[DECK_COUNT] = count;
}

/** The card drawn, or -1 if there is none left anywhere. */
function draw(): number {
  let count = table[DECK_COUNT]!;
  if (count === 0) {
    count = table[DISCARD_COUNT]!;
    if (count === 0) return -1;
    for (let i = 0; i < count; i++) table[DECK + i] = table[DISCARD + i]!;
    table[DISCARD_COUNT] = 0;
  }
  const place = DECK + below(count);
  const card = table[place]!;
  count = (count - 1) | 0;
  table[place] = table[DECK + count]!;
  table[DECK_COUNT] = count;
  table[DRAWS]!++;
  return card;
}

function discard(card: number): void {
  const count = table[DISCARD_COUNT]!;
  table[DISCARD + count] = card;
  table[DISCARD_COUNT] = count + 1;
}

function hold(card: number): void {
  const count = table[HELD_COUNT]!;
  table[HELD + count] = card;
  table[HELD_COUNT] = count + 1;
}

// Cards as they are drawn.

function flip(seat: number): void {
  const card = draw();
  if (card < 0) {
    table[OVER] = 1;
    return;
  }
  resolve(seat, card);
}

function resolve(seat: number, card: number): void {
  if (card < NUMBERS) resolveNumber(seat, card);
  else if (card <= TIMES_2) resolveModifier(seat, card);
  else if (card === FREEZE) resolveFreeze();
  else if (card === FLIP_THREE) resolveFlipThree();
  else resolveSecondChance(seat);
}

function resolveNumber(seat: number, card: number): void {
  const bit = 1 << card;
  if ((table[seat + MASK]! & bit) !== 0) {
    resolveDuplicate(seat, card);
    return;
  }
  hold(card);
  table[seat + MASK]! |= bit;
  table[seat + SUM]! += card;
  if (++table[seat + COUNT]! === SEVEN) {
    table[OVER] = 1;
    table[SEVENS]!++;
  }
}

function resolveDuplicate(seat: number, card: number): void {
  discard(card);
  if (table[seat + CHANCE] !== 0) {
    table[seat + CHANCE] = 0;
    discard(SECOND_CHANCE);
  } else {
    table[seat + STANDING] = BUSTED;
    table[ACTIVE]!--;
    table[BUSTS]!++;
  }
}

function resolveModifier(seat: number, card: number): void {
  hold(card);
  if (card === TIMES_2) table[seat + DOUBLE] = 1;
  else table[seat + PLUS]! += 2 * (card - PLUS_2 + 1);
}

function resolveFreeze(): void {
  discard(FREEZE);
  bank(anyActive());
}

function resolveFlipThree(): void {
  discard(FLIP_THREE);
  const seat = anyActive();
  for (let k = 0; k < 3 && table[OVER] === 0 && table[seat + STANDING] === IN; k++) flip(seat);
}

function resolveSecondChance(seat: number): void {
  if (table[seat + CHANCE] === 0) {
    table[seat + CHANCE] = 1;
    return;
  }
  const heir = anyWithoutChance();
  if (heir < 0) discard(SECOND_CHANCE);
  else table[heir + CHANCE] = 1;
}

// Targets, uniform among those allowed.

function anyActive(): number {
  let skip = below(table[ACTIVE]!);
  for (let seat = SEATS; seat < SEATS_END; seat += SEAT_SIZE)
    if (table[seat + STANDING] === IN && skip-- === 0) return seat;
  return -1;
}

/** The seat, or -1 if every active seat has a Second Chance. */
function anyWithoutChance(): number {
  let count = 0;
  for (let seat = SEATS; seat < SEATS_END; seat += SEAT_SIZE)
    if (table[seat + STANDING] === IN && table[seat + CHANCE] === 0) count++;
  if (count === 0) return -1;
  let skip = below(count);
  for (let seat = SEATS; seat < SEATS_END; seat += SEAT_SIZE)
    if (table[seat + STANDING] === IN && table[seat + CHANCE] === 0 && skip-- === 0) return seat;
  return -1;
}

// Rounds.

function playTurns(first: number): void {
  table.fill(0, SEATS, SEATS_END);
  table[HELD_COUNT] = 0;
  table[OVER] = 0;
  table[ACTIVE] = SEAT_COUNT;
  let seat = SEATS + SEAT_SIZE * first;
  while (table[OVER] === 0 && table[ACTIVE] !== 0) {
    if (table[seat + STANDING] === IN) {
      if (banks(seat)) bank(seat);
      else flip(seat);
    }
    seat = seat === LAST_SEAT ? SEATS : seat + SEAT_SIZE;
  }
}

/** The policy: nothing held, draw; else bank once in four. */
function banks(seat: number): boolean {
  const held =
    table[seat + COUNT]! | table[seat + PLUS]! | table[seat + DOUBLE]! | table[seat + CHANCE]!;
  if (held === 0) return false;
  table[DECISIONS]!++;
  return (random() & 3) === 0;
}

function bank(seat: number): void {
  table[seat + STANDING] = BANKED;
  table[ACTIVE]!--;
}

function scoreOf(seat: number): number {
  if (table[seat + STANDING] === BUSTED) return 0;
  const sum = table[seat + SUM]!;
  const numbers = table[seat + DOUBLE] === 0 ? sum : 2 * sum;
  return numbers + table[seat + PLUS]! + (table[seat + COUNT] === SEVEN ? SEVEN_BONUS : 0);
}

function settle(): void {
  let checksum = table[CHECKSUM]!;
  for (let seat = SEATS; seat < SEATS_END; seat += SEAT_SIZE) {
    checksum = (Math.imul(checksum, 31) + scoreOf(seat)) | 0;
    if (table[seat + CHANCE] !== 0) discard(SECOND_CHANCE);
  }
  table[CHECKSUM] = checksum;
  const held = table[HELD_COUNT]!;
  let count = table[DISCARD_COUNT]!;
  for (let i = 0; i < held; i++) table[DISCARD + count++] = table[HELD + i]!;
  table[DISCARD_COUNT] = count;
}

/** Settling is called from here: inside `playTurns` it would use up what the optimiser inlines. */
function playRounds(from: number, to: number): void {
  for (let round = from; round < to; round++) {
    playTurns(round % SEAT_COUNT);
    settle();
  }
}

export function createFused(seed: number): Peer {
  seedTable(seed);
  fillDeck();
  const own = table.slice();
  const counts: Counts = { rounds: 0, draws: 0, busts: 0, decisions: 0, sevens: 0, checksum: 0 };
  return {
    play(rounds) {
      table.set(own);
      playRounds(counts.rounds, counts.rounds + rounds);
      counts.rounds += rounds;
      counts.draws += take(DRAWS);
      counts.busts += take(BUSTS);
      counts.decisions += take(DECISIONS);
      counts.sevens += take(SEVENS);
      counts.checksum = table[CHECKSUM]! >>> 0;
      own.set(table);
    },
    counts: () => ({ ...counts }),
  };
}

/** Tallies are emptied after every `play`, long before they outgrow their 32 bits. */
function take(tally: number): number {
  const count = table[tally]!;
  table[tally] = 0;
  return count;
}
