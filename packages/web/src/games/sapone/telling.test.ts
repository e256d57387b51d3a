import { references } from '@mazzo/games/references';
import { sapone } from '@mazzo/games/sapone';
import type { Event } from '@mazzo/games/sapone';
import { chanceFrom, createMatch, offhand } from '@mazzo/kernel';
import { expect, test, vi } from 'vitest';
import { EventEffects } from '../../play/event-effects.ts';
import { eyesOf } from '../eyes.fixture.ts';
import { face } from './face.ts';
import { beat, moment } from './telling.ts';
import { words } from './text/en.ts';

vi.mock('../../sound/player.ts', () => ({ play: () => undefined }));

const sold: Event = { type: 'sold', seat: 1, buyer: 2, card: 0, paid: [0], open: false };

test('whatever bidders do can be read', () => {
  const told: Event[] = [
    { type: 'bidAdded', seat: 1, card: 0, statement: null },
    { type: 'passed', seat: 1 },
    sold,
  ];
  for (const event of told) expect(beat(event, 0)).toBeGreaterThanOrEqual(700);
});

test('what touches the cards of whoever looks stands for two seconds; their own pass not at all', () => {
  for (const you of [1, 2]) expect(beat(sold, you)).toBe(2000);
  expect(beat({ type: 'passed', seat: 1 }, 1)).toBe(0);
});

test('[S-8] a seller who bluffed looks caught, whoever doubted wrongly is sad', () => {
  const doubted = { type: 'doubted', by: 2, seat: 1, card: 0 } as const;
  const eyes = eyesOf(0, words);
  expect(moment({ ...doubted, honest: false }, eyes)).toMatchObject({ seat: 1, mood: 'caught' });
  expect(moment({ ...doubted, honest: true }, eyes)).toMatchObject({ seat: 2, mood: 'sad' });
});

test('[S-8] who was caught is said until the next sale is shown, however quickly it comes', () => {
  const player = { brain: references.sapone! };
  const match = createMatch(sapone, { seed: 'sfc32:caught', seats: 4 });
  const chance = chanceFrom('sfc32:caught bot');
  const effects = new EventEffects(face);
  let caught = 0;
  for (let n = 0; n < 1500; n++) {
    const status = match.status();
    if (status.over) break;
    const { seat } = status.decisions[n % status.decisions.length]!;
    const before = match.view(0);
    const played = match.submit(seat, offhand(player, match.view(seat), seat, chance));
    for (const event of played.ok ? played.events : []) {
      effects.add(event, before, eyesOf(0, words));
      if (event.type === 'doubted') caught += Number(effects.moment.value !== null);
      if (event.type === 'offered') expect(effects.moment.value).toBeNull();
    }
  }
  expect(caught).toBeGreaterThan(3);
});
