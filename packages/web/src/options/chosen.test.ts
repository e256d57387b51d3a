import { games } from '@mazzo/games';
import { beforeEach, expect, test, vi } from 'vitest';
import { differences, remember, sameOptions, withPreset } from './choosing.ts';
import { remembered, standard } from './chosen.ts';

const { flip7, vinto } = games;
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('what was chosen is remembered, game by game', () => {
  const options = { ...standard(flip7).options, target: 100, ties: 'shared' };
  remember(flip7, { seats: 3, clocks: 'fast', bot: 'expert', options });
  expect(remembered(flip7)).toEqual({ seats: 3, clocks: 'fast', bot: 'expert', options });
  expect(remembered(vinto)).toEqual(standard(vinto));
});

test('only what differs from the standard is written down', () => {
  remember(flip7, { ...standard(flip7), options: { ...standard(flip7).options, target: 100 } });
  expect(JSON.parse(kept.get('mazzo.options.flip7')!)).toMatchObject({ options: { target: 100 } });
});

test.each([
  'not JSON',
  'null',
  '[]',
  '{"seats":99,"clocks":"sundial","bot":"random","options":{"target":7}}',
  '{"seats":"4","options":[]}',
  '{"seats":2.5,"options":{"colour":"blue"}}',
])('nonsense counts for nothing: %s', (written) => {
  kept.set('mazzo.options.flip7', written);
  expect(remembered(flip7)).toEqual(standard(flip7));
});

test('nonsense in the options leaves the seats as they were', () => {
  kept.set('mazzo.options.flip7', '{"seats":6,"options":{"target":7}}');
  expect(remembered(flip7)).toEqual({ ...standard(flip7), seats: 6 });
});

test('storage that is forbidden is no obstacle', () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });
  remember(flip7, standard(flip7));
  expect(remembered(flip7)).toEqual(standard(flip7));
});

test('a preset differs from the standard in what it names', () => {
  const official = withPreset(flip7, 'official');
  expect(differences(flip7, official)).toEqual(Object.keys(flip7.presets['official']!));
  expect(sameOptions(flip7, official, standard(flip7).options)).toBe(false);
});
