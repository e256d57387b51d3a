import { tellWhy } from '@mazzo/kernel';
import type { Weighed } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import type { Move } from '../types.ts';
import { en } from './en.ts';
import { it } from './it.ts';

const flip = {
  move: { type: 'draw' },
  value: 0.4,
  reasons: { bust: 0.112, points: 14.2 },
} as const;
const bank = { move: { type: 'bank' }, value: 0.3, reasons: { points: 22, behind: 9 } } as const;

const to = { you: 0, name: String };

test('a hint says what speaks for it, and what the other choice would bring', () => {
  const weighed: Weighed<Move>[] = [bank, flip];
  expect(tellWhy(en, weighed, to)).toBe(
    'Flip: 11 % to bust, 14 points expected; banking 22 leaves you 9 behind.',
  );
  expect(tellWhy(it, weighed, to)).toBe(
    'Girando sballi 11 volte su cento, punti attesi 14; incassandone 22 resti indietro di 9.',
  );
});

test('who would lead is behind nobody, and without a choice there is nothing to say', () => {
  const ahead = { ...bank, reasons: { points: 22, behind: -4 } };
  expect(tellWhy(en, [flip, ahead], to)).toBe(
    'Flip: 11 % to bust, 14 points expected; banking brings 22.',
  );
  expect(tellWhy(en, [{ ...flip, reasons: {} }], to)).toBe('');
});
