import { topics } from '@mazzo/games/sapone';
import type { Event, State, Topic } from '@mazzo/games/sapone';
import { tellEvent } from '@mazzo/kernel';
import type { Language, Slot } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { plain, sale, reader, table } from './table.fixture.ts';
import { face } from './face.ts';

const hands = ['coin', 'market', 'market', ''];
const { bids } = sale({}, ['', '', 'market']);
const unseen: Slot = bids[2]![0]!.card;

/** A table where Bruno bids one card and says this of it. */
function saying(statement: Topic): State {
  const said = { ...sale({}), bids: [[], [], [{ card: unseen, statement }], []] };
  return table({ hands, phase: { kind: 'bidding', sale: said }, turn: 1 });
}

/** What stands in quotes at Bruno's bid. */
function quoteOf(topic: Topic, language: Language): string {
  const line = plain(face.draw(saying(topic), reader(language))).find((one) =>
    one.includes('3 Bruno: '),
  );
  return /3 Bruno: [^“«]*[“«](.+)[”»]/.exec(line ?? '')![1]!;
}

describe('[S-6] what is said of a card', () => {
  test.each(['en', 'it'] as const)('in %s never reads like something else', (language) => {
    const quotes = topics.map((topic) => quoteOf(topic, language));
    expect(new Set(quotes).size).toBe(topics.length);
  });

  test.each(['en', 'it'] as const)('in %s is told in the same words', (language) => {
    for (const topic of topics) {
      const event: Event = { type: 'bidAdded', seat: 2, card: unseen, statement: topic };
      const { words, to } = reader(language);
      expect(tellEvent(words, event, to)).toMatch(
        new RegExp(`(it is|che è|che sono) ${quoteOf(topic, language)}\\.$`),
      );
    }
  });

  test.each([
    ['en', 'soap', 'a single soap'],
    ['en', 'soaps', 'soap'],
    ['en', 'coin', 'a single coin'],
    ['en', 'coins', 'coins'],
    ['it', 'soap', 'un sapone singolo'],
    ['it', 'soaps', 'sapone'],
    ['it', 'coin', 'una moneta singola'],
    ['it', 'coins', 'monete'],
  ] as const)('%s %s: %s', (language, topic, words) => {
    expect(quoteOf(topic, language)).toBe(words);
  });
});

describe('a crowded table', () => {
  const alike = (statement: Topic) => [{ card: unseen, statement }];
  const crowd = table({
    hands: ['coin coin leek', ...new Array<string>(7).fill('market coin')],
    turn: 1,
    phase: {
      kind: 'bidding',
      sale: {
        ...sale({}),
        bids: [[], [], alike('leek'), alike('rake'), [], alike('leek'), [], []],
        passed: 4 + 8,
      },
    },
  });

  test.each([
    [
      'en',
      [
        '           points   market    soap             points   market    soap',
        '> 1 You         0        3       0    2 Ada         0        2       0',
        '  3 Bruno       0        2       0    4 Carla       0        2       0',
        '> 5 Dino        0        2       0  > 6 Elsa        0        2       0',
        '> 7 Fabio       0        2       0  > 8 Gaia        0        2       0',
        'Surely held:   2 Ada: single coin   3 Bruno: single coin',
        '   4 Carla: single coin   5 Dino: single coin   6 Elsa: single coin',
        '   7 Fabio: single coin   8 Gaia: single coin',
        'Ada sells: a market card, called “leek”',
        'Bids:   3 Bruno, 6 Elsa, each: a market card “a leek”   4 Carla: a market card',
        '   “a rake”',
        'Your hand:   coins 2: single coin ×2   vegetables: leek',
      ],
    ],
    [
      'it',
      [
        '            punti  mercato  saponi              punti  mercato  saponi',
        '> 1 Tu          0        3       0    2 Ada         0        2       0',
        '  3 Bruno       0        2       0    4 Carla       0        2       0',
        '> 5 Dino        0        2       0  > 6 Elsa        0        2       0',
        '> 7 Fabio       0        2       0  > 8 Gaia        0        2       0',
        'Di sicuro in mano:   2 Ada: moneta   3 Bruno: moneta   4 Carla: moneta',
        '   5 Dino: moneta   6 Elsa: moneta   7 Fabio: moneta   8 Gaia: moneta',
        'Ada vende: una carta del mercato, come «porro»',
        'Offerte:   3 Bruno, 6 Elsa, a testa: una carta del mercato «un porro»   4 Carla:',
        '   una carta del mercato «un rastrello»',
        'La tua mano:   monete 2: moneta ×2   verdure: porro',
      ],
    ],
  ] as const)('in %s sits two to a line, and bids alike stand together', (language, lines) => {
    expect(plain(face.draw(crowd, reader(language))).slice(2)).toEqual(lines);
  });

  test('on a narrow screen everybody has a line', () => {
    const lines = face.draw(crowd, reader('en', { width: 60 }));
    expect(lines.filter((line) => /^[> ] [1-8] /.test(line))).toHaveLength(8);
  });
});
