import type { Event } from '@mazzo/games/sapone';
import { describe, expect, test } from 'vitest';
import { paragraphs } from '../../story.ts';
import { card, reader } from './table.fixture.ts';
import { face } from './face.ts';

describe('a round that has ended', () => {
  const ended: Event = {
    type: 'roundEnded',
    contests: [
      {
        category: 'coins',
        steps: [
          { by: 'items', of: 0, seats: [0, 1], values: [5, 5] },
          { by: 'cards', of: card('fourCoins'), seats: [0, 1], values: [0, 1] },
        ],
        leaders: [1],
      },
      { category: 'vegetables', steps: [], leaders: [] },
    ],
    points: [0, 1],
  };

  test.each([
    ['en', 'Most coins: ', 'Best vegetables: Nobody '],
    ['it', 'Più monete: ', ': Nessuno '],
  ] as const)('in %s each comparison is a paragraph of its own', (language, coins, vegetables) => {
    const told = paragraphs([ended], face, reader(language));
    expect(told).toHaveLength(3);
    expect(told[1]).toContain(coins);
    expect(told[1]).toMatch(/5.*5|5.*Ada/);
    expect(told[2]).toContain(vegetables);
  });

  test('a turn with all its bids and passes is told in one breath', () => {
    const breath = (type: Event['type']) => face.runsOn({ type } as Event);
    expect(breath('picked')).toBe(false);
    for (const type of ['offered', 'bidAdded', 'passed', 'doubted', 'gave', 'sold'] as const) {
      expect(breath(type)).toBe(true);
    }
  });
});
