import { expect, test } from 'vitest';
import { turnOf } from './light.tsx';
import { rowsOf } from './scenes.fixture.ts';
import type { Scene } from './scene.ts';

function waitingFor(...seats: readonly string[]): Scene {
  const scene = rowsOf([5, 5, 5]);
  const zones = scene.zones.map((zone) => ({ ...zone, active: seats.includes(zone.id) }));
  return { ...scene, zones };
}

test('a name stands on brass if it alone is waited for', () => {
  expect(turnOf(waitingFor('seat 1'))).toBe('seat 1');
  expect(turnOf(waitingFor())).toBeNull();
  expect(turnOf(waitingFor('seat 0', 'seat 1'))).toBeNull();
});

test('where all may act nobody’s does, though only one is left to', () => {
  expect(turnOf({ ...waitingFor('seat 1'), openToAll: true })).toBeNull();
});
