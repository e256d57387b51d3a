/**
 * All randomness of a match. A seed is a text whose prefix names its algorithm and thereby its
 * version: `sfc32:<any text>` is fast, for simulation; `chacha20:<64 hex digits>` cannot be foreseen
 * by anyone without the key, for live play. A changed algorithm gets a new prefix, so a seed means
 * the same for ever.
 */
import { chacha20Block } from './chacha20.ts';
import { sha256, unhex, utf8 } from './sha256.ts';

export interface Chance {
  /** A whole number from 0 to n − 1, each equally likely; n is 1 … 2^21. */
  below(n: number): number;
  /** Shuffles up to 2^16 cards in place; the last card is the top of the deck. */
  shuffle(cards: number[]): void;
}

export type Seed =
  | { readonly algorithm: 'sfc32'; readonly text: string }
  | { readonly algorithm: 'chacha20'; readonly key: Uint8Array };

/** A seed taken apart, or null if the text is none. */
export function readSeed(text: string): Seed | null {
  if (text.startsWith('sfc32:')) return { algorithm: 'sfc32', text: text.slice('sfc32:'.length) };
  if (!text.startsWith('chacha20:')) return null;
  const key = unhex(text.slice('chacha20:'.length));
  return key?.length === 32 ? { algorithm: 'chacha20', key } : null;
}

/** The stream of this seed and number: always the same, and independent of every other. */
export function chanceFrom(seed: string, seq = 0): Chance {
  if (!Number.isSafeInteger(seq) || seq < 0) throw new RangeError(`no stream has number ${seq}`);
  const read = readSeed(seed);
  switch (read?.algorithm) {
    case 'sfc32':
      return new Sfc32(read.text, seq);
    case 'chacha20':
      return chanceOf(chacha20Words(read.key, seq));
    case undefined:
      // Not the text itself: a mistyped key is still nearly a key.
      throw new RangeError('a seed is sfc32:<text> or chacha20:<64 hex digits>');
  }
}

const WORDS = 2 ** 32;
/** Up to here a word times n is exact in a double. */
const MOST = 2 ** 21;
const MOST_CARDS = 2 ** 16;

/**
 * Chance from any source of words (whole numbers from 0 to 2^32 − 1, equally likely). `below` takes
 * one word, or more if it must reject; none for n = 1, where there is nothing to decide.
 */
export function chanceOf(next: () => number): Chance {
  const below = (n: number): number => {
    if (n === 1) return 0;
    demandSize(n);
    let word = next();
    while (rejected(word, n)) word = next();
    return scaled(word, n);
  };
  return {
    below,
    shuffle(cards) {
      demandDeck(cards.length);
      for (let i = cards.length - 1; i > 0; i--) swap(cards, i, below(i + 1));
    },
  };
}

function demandSize(n: number): void {
  if (n >>> 0 !== n || n < 1 || n > MOST) {
    throw new RangeError(`below takes 1 to ${MOST}, not ${n}`);
  }
}

function demandDeck(cards: number): void {
  if (cards > MOST_CARDS) throw new RangeError(`${cards} cards are too many to shuffle`);
}

// Lemire's method: word · n / 2^32 is the number. Some numbers have one word more than others; the
// 2^32 mod n words whose product has the lowest low halves are the surplus, and are drawn again.
// The comparison with n spares nearly all calls the division.
function rejected(word: number, n: number): boolean {
  const low = Math.imul(word, n) >>> 0;
  return low < n && low < WORDS % n;
}

function scaled(word: number, n: number): number {
  return ((word * n) / WORDS) | 0;
}

/** The same in whole numbers, a fifth quicker for the whole shuffle; n up to 2^16, or it overflows. */
function scaledSmall(word: number, n: number): number {
  return (Math.imul(word >>> 16, n) + (Math.imul(word & 0xffff, n) >>> 16)) >>> 16;
}

// Here and in Sfc32 every index is below its array's length: the loops start at the last card, a
// number below n is below n, and the state has four words.
function swap(cards: number[], i: number, j: number): void {
  const card = cards[i]!;
  cards[i] = cards[j]!;
  cards[j] = card;
}

/**
 * Chris Doty-Humphrey's small fast counting generator. It says what `chanceOf` would say of the same
 * words, but a shuffle keeps the state in local variables: the simulator spends its time here.
 */
class Sfc32 implements Chance {
  readonly #state: Int32Array;

  /**
   * The first three words (big endian) of SHA-256 of `<seq>:<seed>`; the counter from 1, so that no
   * two streams meet within 2^32 words; twelve words thrown away.
   */
  constructor(text: string, seq: number) {
    const digest = sha256(utf8(`${seq}:sfc32:${text}`));
    const state = new Int32Array(4);
    for (let i = 0; i < 12; i++) state[i >> 2] = (state[i >> 2]! << 8) | digest[i]!;
    state[3] = 1;
    this.#state = state;
    for (let i = 0; i < 12; i++) nextWord(state);
  }

  below(n: number): number {
    if (n === 1) return 0;
    demandSize(n);
    let word = nextWord(this.#state);
    while (rejected(word, n)) word = nextWord(this.#state);
    return n <= MOST_CARDS ? scaledSmall(word, n) : scaled(word, n);
  }

  shuffle(cards: number[]): void {
    demandDeck(cards.length);
    const state = this.#state;
    let a = state[0]!;
    let b = state[1]!;
    let c = state[2]!;
    let count = state[3]!;
    for (let i = cards.length - 1; i > 0; i--) {
      let word: number;
      do {
        word = (a + b + count) | 0;
        count = (count + 1) | 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = (((c << 21) | (c >>> 11)) + word) | 0;
      } while (rejected(word, i + 1));
      swap(cards, i, scaledSmall(word, i + 1));
    }
    state[0] = a;
    state[1] = b;
    state[2] = c;
    state[3] = count;
  }
}

function nextWord(state: Int32Array): number {
  const a = state[0]!;
  const b = state[1]!;
  const c = state[2]!;
  const count = state[3]!;
  const word = (a + b + count) | 0;
  state[0] = b ^ (b >>> 9);
  state[1] = c + (c << 3);
  state[2] = ((c << 21) | (c >>> 11)) + word;
  state[3] = count + 1;
  return word >>> 0;
}

/**
 * The words of ChaCha20 in order, blocks counted from 0, under the nonce (0, low half of seq, high
 * half of seq). One stream is 2^36 words long, more than any match could draw.
 */
function chacha20Words(bytes: Uint8Array, seq: number): () => number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const key = new Uint32Array(8);
  for (let i = 0; i < 8; i++) key[i] = view.getUint32(4 * i, true);
  const nonce = [0, seq >>> 0, Math.floor(seq / WORDS)] as const;
  const block = new Uint32Array(16);
  let used = block.length;
  let counter = 0;
  return () => {
    if (used === block.length) {
      chacha20Block(key, counter++, nonce, block);
      used = 0;
    }
    return block[used++]!;
  };
}

/**
 * Chance whose n-th shuffle lays the cards of `tops[n]` on top, the first of them topmost, and the
 * rest shuffled below; when the lists have run out it shuffles plainly.
 */
export function rigged(chance: Chance, tops: readonly (readonly number[])[]): Chance {
  let shuffles = 0;
  return {
    below: (n) => chance.below(n),
    shuffle(cards) {
      const top = tops[shuffles++] ?? [];
      const rest = without(cards, top);
      chance.shuffle(rest);
      [...rest, ...top.toReversed()].forEach((card, i) => (cards[i] = card));
    },
  };
}

function without(cards: readonly number[], taken: readonly number[]): number[] {
  const rest = [...cards];
  for (const card of taken) {
    const at = rest.indexOf(card);
    if (at < 0) {
      const often = taken.filter((other) => other === card).length;
      throw new RangeError(`card ${card} is named ${often}× but not shuffled so often`);
    }
    rest.splice(at, 1);
  }
  return rest;
}
