/** SHA-256 (FIPS 180-4) and HMAC (RFC 2104), pure: a page on plain HTTP has no `crypto.subtle`. */

const BLOCK = 64;

/** So many primes, the least first. */
function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((one) => n % one > 0)) found.push(n);
  return found;
}

/** The first 32 bits behind the point: a double has at least 17 more, and none of these roots needs nine to be told. */
const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0;

// As the standard makes them, from roots of the first primes: written out they are hundreds of bytes
// that nothing compresses.
const ROUND_CONSTANTS = Int32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
const INITIAL = Int32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));

// Written anew by every call, kept between calls: most texts hashed are short, and for those
// allocating costs more than hashing.
const schedule = new Int32Array(64);
const state = new Int32Array(8);
const tail = new Uint8Array(2 * BLOCK);

export function sha256(bytes: Uint8Array): Uint8Array {
  state.set(INITIAL);
  const whole = bytes.length - (bytes.length % BLOCK);
  for (let at = 0; at < whole; at += BLOCK) compress(bytes, at);
  const end = pad(bytes, whole);
  for (let at = 0; at < end; at += BLOCK) compress(tail, at);
  return digest();
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const inner = new Uint8Array(BLOCK + message.length).fill(0x36, 0, BLOCK);
  const outer = new Uint8Array(BLOCK + 32).fill(0x5c, 0, BLOCK);
  short.forEach((byte, i) => {
    inner[i] = byte ^ 0x36;
    outer[i] = byte ^ 0x5c;
  });
  inner.set(message, BLOCK);
  outer.set(sha256(inner), BLOCK);
  return sha256(outer);
}

/** Fills the tail: the bytes after the whole blocks, a one bit, zeros, the length in bits. */
function pad(bytes: Uint8Array, whole: number): number {
  const left = bytes.length - whole;
  const end = left + 9 > BLOCK ? 2 * BLOCK : BLOCK;
  tail.fill(0);
  for (let i = 0; i < left; i++) tail[i] = bytes[whole + i]!;
  tail[left] = 0x80;
  let bits = bytes.length * 8;
  for (let i = end - 1; bits > 0; i--) {
    tail[i] = bits;
    bits = Math.floor(bits / 256);
  }
  return end;
}

// The `!`s below are on typed arrays within their fixed lengths; the FIPS vectors cover them.
function compress(bytes: Uint8Array, at: number): void {
  const w = schedule;
  for (let i = 0, p = at; i < 16; i++, p += 4) {
    w[i] = (bytes[p]! << 24) | (bytes[p + 1]! << 16) | (bytes[p + 2]! << 8) | bytes[p + 3]!;
  }
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!;
    const y = w[i - 2]!;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
  }

  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const choice = g ^ (e & (f ^ g));
    const t1 = (h + s1 + choice + ROUND_CONSTANTS[i]! + w[i]!) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const majority = (a & b) | (c & (a | b));
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + s0 + majority) | 0;
  }
  state[0] = state[0]! + a;
  state[1] = state[1]! + b;
  state[2] = state[2]! + c;
  state[3] = state[3]! + d;
  state[4] = state[4]! + e;
  state[5] = state[5]! + f;
  state[6] = state[6]! + g;
  state[7] = state[7]! + h;
}

function digest(): Uint8Array {
  const bytes = new Uint8Array(32);
  for (let i = 0; i < 32; i++) bytes[i] = state[i >> 2]! >>> (24 - 8 * (i & 3));
  return bytes;
}

const PAIRS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Lower case, two digits a byte. */
export function hex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += PAIRS[byte]!;
  return text;
}

/** The bytes that a text of hex digits writes, in either case; null if it is none. */
export function unhex(text: string): Uint8Array | null {
  if (text.length % 2 > 0 || /[^0-9a-f]/i.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** UTF-8; a lone surrogate, which UTF-8 cannot write, becomes U+FFFD as in `TextEncoder`. */
export function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(3 * text.length);
  let size = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    // Nearly all there is.
    if (unit < 0x80) {
      bytes[size++] = unit;
      continue;
    }
    const point = pointAt(text, i);
    const following = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
    bytes[size++] = LEADING[following] | (point >> (6 * following));
    for (let shift = 6 * following - 6; shift >= 0; shift -= 6) {
      bytes[size++] = 0x80 | ((point >> shift) & 0x3f);
    }
    if (following === 3) i++;
  }
  return bytes.subarray(0, size);
}

/** The marks of a first byte that 1, 2 or 3 bytes follow. */
const LEADING = { 1: 0xc0, 2: 0xe0, 3: 0xf0 } as const;

function pointAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit < 0xd800 || unit > 0xdfff) return unit;
  const point = text.codePointAt(at)!;
  return point > 0xffff ? point : 0xfffd;
}
