/**
 * The ChaCha20 block function of RFC 8439: sixteen words of key stream from a key of eight words, a
 * block counter and a nonce of three words. The RFC's bytes are these words in little endian.
 */
export function chacha20Block(
  key: Uint32Array,
  counter: number,
  nonce: readonly [number, number, number],
  out: Uint32Array,
): void {
  start.set(CONSTANTS, 0);
  start.set(key, 4);
  start[12] = counter;
  start.set(nonce, 13);
  out.set(start);
  for (let i = 0; i < 10; i++) doubleRound(out);
  for (let i = 0; i < 16; i++) out[i] = out[i]! + start[i]!;
}

// "expand 32-byte k"
const CONSTANTS = Uint32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574);

// Written anew for every block; kept between calls so that a block allocates nothing.
const start = new Uint32Array(16);

function doubleRound(x: Uint32Array): void {
  quarterRound(x, 0, 4, 8, 12);
  quarterRound(x, 1, 5, 9, 13);
  quarterRound(x, 2, 6, 10, 14);
  quarterRound(x, 3, 7, 11, 15);
  quarterRound(x, 0, 5, 10, 15);
  quarterRound(x, 1, 6, 11, 12);
  quarterRound(x, 2, 7, 8, 13);
  quarterRound(x, 3, 4, 9, 14);
}

// The `!`s are on sixteen words with constant indices below 16; the RFC's vectors cover them.
function quarterRound(x: Uint32Array, i: number, j: number, k: number, l: number): void {
  let a = x[i]! | 0;
  let b = x[j]! | 0;
  let c = x[k]! | 0;
  let d = x[l]! | 0;
  a = (a + b) | 0;
  d ^= a;
  d = (d << 16) | (d >>> 16);
  c = (c + d) | 0;
  b ^= c;
  b = (b << 12) | (b >>> 20);
  a = (a + b) | 0;
  d ^= a;
  d = (d << 8) | (d >>> 24);
  c = (c + d) | 0;
  b ^= c;
  b = (b << 7) | (b >>> 25);
  x[i] = a;
  x[j] = b;
  x[k] = c;
  x[l] = d;
}
