/** Names that nobody can guess, and what is kept of them. */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from '../protocol/vocabulary.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** What only its owner and, hashed, the store know. */
export function freshSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** A secret has 256 random bits: a plain hash of it cannot be searched. */
export function hashOf(secret: string): Uint8Array {
  return createHash('sha256').update(secret).digest();
}

/** What everybody at a table may know of a person. */
export function freshPerson(): string {
  return `p${letters(LETTERS, 16)}`;
}

export function freshMatch(): string {
  return letters(LETTERS, 20);
}

/** Where a match has its chance from. */
export function freshKey(): string {
  return `chacha20:${randomBytes(32).toString('hex')}`;
}

export function freshCode(): string {
  return letters(CODE_LETTERS, CODE_LENGTH);
}

function letters(from: string, length: number): string {
  return Array.from({ length }, () => from[randomInt(from.length)]).join('');
}
