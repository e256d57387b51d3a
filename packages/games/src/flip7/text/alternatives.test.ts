import { tellWhy } from '@mazzo/kernel';
import type { Weighed } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import type { Move } from '../types.ts';
import { en } from './en.ts';
import { it } from './it.ts';

const flip = { move: { type: 'draw' }, value: 0.4, reasons: { bust: 0.112 } } as const;
const bank = { move: { type: 'bank' }, value: 0.3, reasons: { points: 22, behind: 9 } } as const;

test('a hint says what speaks for it, and what the other choice would bring', () => {
  const weighed: Weighed<Move>[] = [bank, flip];
  expect(tellWhy(en, weighed)).toBe(
    'Flip: 11 % to bust; banking brings 22 and leaves you 9 behind.',
  );
  expect(tellWhy(it, weighed)).toBe(
    'Girando sballi 11 volte su cento; incassando hai 22 e resti indietro di 9.',
  );
});

test('who would lead is behind nobody, and without a choice there is nothing to say', () => {
  const ahead = { ...bank, reasons: { points: 22, behind: -4 } };
  expect(tellWhy(en, [flip, ahead])).toBe('Flip: 11 % to bust; banking brings 22.');
  expect(tellWhy(en, [{ ...flip, reasons: {} }])).toBe('');
});
