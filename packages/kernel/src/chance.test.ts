import { describe, expect, test } from 'vitest';
import { chacha20Block } from './chacha20.ts';
import { type Chance, chanceFrom, chanceOf, readSeed, rigged } from './chance.ts';
import { sha256, utf8 } from './sha256.ts';

const zeroKey = `chacha20:${'00'.repeat(32)}`;
const algorithms = [
  ['sfc32', 'sfc32:1'],
  ['chacha20', zeroKey],
] as const;
const seeds = algorithms.map(([, seed]) => seed);

describe('seeds', () => {
  test('name their algorithm', () => {
    expect(readSeed('sfc32:any text: é')).toEqual({ algorithm: 'sfc32', text: 'any text: é' });
    expect(readSeed('sfc32:')).toEqual({ algorithm: 'sfc32', text: '' });
    const key = new Uint8Array(32).fill(0xab);
    expect(readSeed(`chacha20:${'ab'.repeat(32)}`)).toEqual({ algorithm: 'chacha20', key });
    expect(readSeed(`chacha20:${'AB'.repeat(32)}`)).toEqual({ algorithm: 'chacha20', key });
  });

  test.each([
    '',
    '1',
    'sfc32',
    'SFC32:1',
    ' sfc32:1',
    'sfc64:1',
    'chacha20:',
    `chacha20:${'00'.repeat(31)}`,
    `chacha20:${'00'.repeat(33)}`,
    `chacha20:${'00'.repeat(31)}0g`,
    `chacha20:${'00'.repeat(32)}\n`,
    `chacha20: ${'00'.repeat(31)}0`,
  ])('"%s" is none', (text) => {
    expect(readSeed(text)).toBeNull();
    expect(() => chanceFrom(text)).toThrow(RangeError);
  });

  test('a mistyped key is not repeated in the error', () => {
    expect(() => chanceFrom('chacha20:5ec4e7')).toThrow(/^(?!.*5ec4e7)/);
  });

  test.each([-1, 0.5, NaN, Infinity, 2 ** 53])('%d numbers no stream', (seq) => {
    expect(() => chanceFrom('sfc32:1', seq)).toThrow(RangeError);
  });
});

// Never change these: saved seeds would mean other cards. A new algorithm takes a new name.
test.each([
  ['sfc32:1', 0, [548, 971, 471, 549, 702, 274, 806, 648], [10, 3, 8, 11, 9, 6, 4, 7, 5, 0, 2, 1]],
  ['sfc32:1', 1, [506, 42, 484, 487, 838, 611, 342, 523], [1, 5, 3, 9, 6, 7, 11, 0, 8, 2, 4, 10]],
  [
    'sfc32:mazzo è',
    2 ** 40 + 5,
    [197, 922, 504, 74, 581, 801, 828, 575],
    [5, 7, 2, 10, 1, 3, 9, 6, 0, 4, 11, 8],
  ],
  [zeroKey, 0, [679, 563, 896, 159, 719, 105, 800, 777], [3, 10, 8, 4, 11, 9, 0, 7, 1, 2, 6, 5]],
  [zeroKey, 1, [839, 982, 739, 500, 203, 672, 816, 195], [9, 5, 4, 6, 11, 0, 7, 3, 10, 1, 2, 8]],
  [
    `chacha20:${'0123456789abcdef'.repeat(4)}`,
    2 ** 40 + 5,
    [996, 833, 426, 885, 954, 196, 115, 110],
    [5, 11, 3, 10, 4, 1, 9, 7, 2, 0, 8, 6],
  ],
])('%s, stream %d, means the same for ever', (seed, seq, numbers, deck) => {
  const chance = chanceFrom(seed, seq);
  expect(draws(chance, 8, 1000)).toEqual(numbers);
  expect(shuffled(chance, 12)).toEqual(deck);
});

test('chacha20: words in order, blocks from 0, the nonce is 0 and seq in two halves', () => {
  const key = Uint32Array.from({ length: 8 }, (_, i) => 0x03020100 + 0x04040404 * i);
  const words = [0, 1, 2].flatMap((counter) => {
    const block = new Uint32Array(16);
    chacha20Block(key, counter, [0, 7, 5], block);
    return [...block];
  });
  const bytes = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('');
  const chance = chanceFrom(`chacha20:${bytes}`, 5 * 2 ** 32 + 7);
  expect(draws(chance, 48, 2 ** 21)).toEqual(words.map((word) => word >>> 11));
});

describe('sfc32 says what the plain form says of the same words', () => {
  test('in decks of every usual size, with other draws in between', () => {
    const fast = chanceFrom('sfc32:both', 3);
    const plain = chanceOf(sfc32Words('sfc32:both', 3));
    for (let size = 0; size <= 200; size++) {
      expect(shuffled(fast, size)).toEqual(shuffled(plain, size));
      expect(fast.below(size + 1)).toBe(plain.below(size + 1));
    }
  });

  test('in the largest decks, where words are rejected now and then', () => {
    let rejections = 0;
    for (let seq = 0; seq < 20; seq++) {
      let words = 0;
      const next = sfc32Words('sfc32:large', seq);
      const plain = chanceOf(() => (words++, next()));
      const fast = chanceFrom('sfc32:large', seq);
      expect(same(shuffled(fast, 2 ** 16), shuffled(plain, 2 ** 16))).toBe(true);
      expect(fast.below(2 ** 21)).toBe(plain.below(2 ** 21));
      rejections += words - 2 ** 16;
    }
    expect(rejections).toBeGreaterThan(0);
  });
});

describe.each(algorithms)('streams of %s', (_name, seed) => {
  test('are the same again', () => {
    expect(shuffled(chanceFrom(seed, 9), 95)).toEqual(shuffled(chanceFrom(seed, 9), 95));
    expect(shuffled(chanceFrom(seed), 95)).toEqual(shuffled(chanceFrom(seed, 0), 95));
  });

  test('differ from one another', () => {
    const numbers = [...Array(2000).keys(), 2 ** 32, 2 ** 32 + 1, 2 ** 40, 2 ** 53 - 1];
    const starts = numbers.map((seq) => draws(chanceFrom(seed, seq), 4, 2 ** 21).join());
    expect(new Set(starts).size).toBe(numbers.length);
  });

  test('tell nothing of their neighbours', () => {
    const pairs = zeros(64);
    for (let seq = 0; seq < 6400; seq++) {
      const here = chanceFrom(seed, seq).below(8);
      pairs[8 * here + chanceFrom(seed, seq + 1).below(8)]!++;
    }
    expect(excess(pairs)).toBeLessThan(5);
  });
});

test('different seeds give different streams', () => {
  const others = [
    'sfc32:2',
    'sfc32:1 ',
    'sfc32:',
    'sfc32:0:sfc32:1',
    `chacha20:01${'00'.repeat(31)}`,
  ];
  const starts = [...seeds, ...others].map((seed) => draws(chanceFrom(seed), 4, 2 ** 21).join());
  expect(new Set(starts).size).toBe(starts.length);
});

describe.each(algorithms)('chance is fair with %s', (_name, seed) => {
  test.each([2, 3, 4, 7, 52, 95, 1000])('below %d', (n) => {
    const counts = zeros(n);
    const chance = chanceFrom(seed, n);
    for (let i = 0; i < 200 * n; i++) counts[chance.below(n)]!++;
    expect(excess(counts)).toBeLessThan(5);
  });

  test('every card of 13 comes to every place equally often', () => {
    const counts = zeros(13 * 13);
    const chance = chanceFrom(seed, 1);
    for (let i = 0; i < 13_000; i++) {
      shuffled(chance, 13).forEach((card, place) => counts[13 * card + place]!++);
    }
    expect(excess(counts, 12 * 12)).toBeLessThan(5);
  });

  test('every order of 5 cards is equally likely', () => {
    const orders = new Map<string, number>();
    const chance = chanceFrom(seed, 2);
    for (let i = 0; i < 24_000; i++) {
      const order = shuffled(chance, 5).join();
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(120);
    expect(excess([...orders.values()])).toBeLessThan(5);
  });
});

describe('a whole number from words', () => {
  test.each([
    // 2^32 mod n surplus words are drawn again
    ['n = 3: the one surplus word', 3, [0, 2 ** 31], 1],
    ['n = 3: the next word counts', 3, [1], 0],
    ['n = 6: low half 0 of 4', 6, [0, 1], 0],
    ['n = 6: low half 2 of 4', 6, [715_827_883, 2 ** 32 - 1], 5],
    ['n = 6: low half 4 of 4 counts', 6, [1_431_655_766], 2],
    ['n = 6: several in a row', 6, [0, 0, 715_827_883, 0, 2 ** 31 + 1], 3],
    ['a power of two rejects nothing', 8, [0], 0],
    ['a power of two takes the top bits', 8, [0xdfffffff], 6],
    ['the largest n', 2 ** 21, [2 ** 32 - 1], 2 ** 21 - 1],
    ['the largest n that rejects', 2 ** 21 - 1, [0, 2 ** 32 - 1], 2 ** 21 - 2],
    ['n = 1 takes no word', 1, [], 0],
  ])('%s', (_what, n, words, number) => {
    const source = [...words];
    const next = () => source.shift() ?? expect.fail('no word is left');
    expect(chanceOf(next).below(n)).toBe(number);
    expect(source).toEqual([]);
  });

  test.each([3, 5, 6, 7, 13, 52, 95, 1000, 65_535, 99_991])(
    'below %d: equally many words for every number',
    (n) => {
      const share = Math.floor(2 ** 32 / n);
      let uneven = 0;
      for (let number = 0; number < n; number++) {
        const first = firstWord(number, n);
        const surplus = accepts(first, n) ? 0 : 1;
        const words = firstWord(number + 1, n) - first - surplus;
        const edges = accepts(first + 1, n) && accepts(firstWord(number + 1, n) - 1, n);
        if (words !== share || !edges) uneven++;
      }
      expect(uneven).toBe(0);
    },
  );

  test.each([0, -1, 1.5, NaN, Infinity, 2 ** 21 + 1, 2 ** 32 + 1])('below %d is refused', (n) => {
    for (const seed of seeds) expect(() => chanceFrom(seed).below(n)).toThrow(RangeError);
  });

  test('more than 2^16 cards are refused', () => {
    const cards = zeros(2 ** 16 + 1);
    for (const seed of seeds) expect(() => chanceFrom(seed).shuffle(cards)).toThrow(RangeError);
  });
});

describe('rigged shuffles', () => {
  const rig = (tops: number[][]) => rigged(chanceFrom('sfc32:rig'), tops);

  test('lay the named cards on top, the first topmost', () => {
    const cards = shuffled(rig([[3, 7, 0]]), 10);
    expect(cards.slice(-3)).toEqual([0, 7, 3]);
    expect(cards.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('shuffle the rest below by the chance beneath', () => {
    const rest = [1, 2, 4, 5, 6, 8, 9];
    chanceFrom('sfc32:rig').shuffle(rest);
    expect(shuffled(rig([[3, 7, 0]]), 10).slice(0, 7)).toEqual(rest);
  });

  test('take one list each, then are plain', () => {
    const chance = rig([[1], [], [2, 0, 1]]);
    expect(shuffled(chance, 3).at(-1)).toBe(1);
    shuffled(chance, 3);
    expect(shuffled(chance, 3)).toEqual([1, 0, 2]);

    const plain = chanceFrom('sfc32:after');
    expect(shuffled(rigged(plain, []), 95)).toEqual(shuffled(chanceFrom('sfc32:after'), 95));
  });

  test('count twins', () => {
    const cards = [5, 5, 1, 5];
    rig([[5, 1, 5]]).shuffle(cards);
    expect(cards).toEqual([5, 5, 1, 5]);
  });

  test.each([
    ['absent', [4], 4],
    ['named too often', [1, 2, 1], 1],
  ])('refuse a card that is %s, by name, and change nothing', (_why, top, card) => {
    const cards = [0, 1, 2];
    expect(() => rig([top]).shuffle(cards)).toThrow(new RegExp(`^card ${card} `));
    expect(() => rig([top]).shuffle(cards)).toThrow(RangeError);
    expect(cards).toEqual([0, 1, 2]);
  });

  test('leave other draws alone', () => {
    expect(draws(rig([[1]]), 8, 1000)).toEqual(draws(chanceFrom('sfc32:rig'), 8, 1000));
  });
});

function zeros(size: number): number[] {
  return Array.from({ length: size }, () => 0);
}

function draws(chance: Chance, times: number, n: number): number[] {
  return Array.from({ length: times }, () => chance.below(n));
}

function shuffled(chance: Chance, size: number): number[] {
  const cards = [...Array(size).keys()];
  chance.shuffle(cards);
  return cards;
}

// `toEqual` on decks of thousands takes longer than shuffling them.
function same(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((card, i) => card === others[i]);
}

/** The generator as its author gives it, word by word, from the seed as documented. */
function sfc32Words(seed: string, seq: number): () => number {
  const digest = new DataView(sha256(utf8(`${seq}:${seed}`)).buffer);
  let [a, b, c, counter] = [digest.getUint32(0), digest.getUint32(4), digest.getUint32(8), 1];
  const next = () => {
    const word = (a + b + counter++) >>> 0;
    a = (b ^ (b >>> 9)) >>> 0;
    b = (c + (c << 3)) >>> 0;
    c = (((c << 21) | (c >>> 11)) + word) >>> 0;
    return word;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}

/** How far chi-square lies above what is expected of it, in its standard deviations. */
function excess(counts: readonly number[], freedom = counts.length - 1): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
  return (chiSquare - freedom) / Math.sqrt(2 * freedom);
}

/** The lowest word that is scaled to this number. */
function firstWord(number: number, n: number): number {
  return Number((BigInt(number) * 2n ** 32n + BigInt(n) - 1n) / BigInt(n));
}

/** Whether this word decides by itself. */
function accepts(word: number, n: number): boolean {
  let words = 0;
  // The second word, 2^32 − 1, is never rejected: its low half is 2^32 − n.
  chanceOf(() => (words++ === 0 ? word : 2 ** 32 - 1)).below(n);
  return words === 1;
}
