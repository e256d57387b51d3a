import { expect, test } from 'vitest';
import { audience } from './names.ts';

const here = { standIn: null, present: true } as const;
const seats = [
  { holder: { kind: 'person', person: 'p1', name: 'Anna' }, ...here },
  { holder: { kind: 'bot', bot: 'good' }, ...here },
  { holder: { kind: 'person', person: 'p2', name: 'Bea' }, ...here },
] as const;

test('people are called by their names, bots by their seats, and whoever looks on as they like', () => {
  const { name } = audience(0, 'You', [...seats]);
  expect([0, 1, 2, 3].map(name)).toEqual(['You', 'Ada', 'Bea', 'Carla']);
  expect(audience(null, 'You', [...seats]).name(0)).toBe('Anna');
});
