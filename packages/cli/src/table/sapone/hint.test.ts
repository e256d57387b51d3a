import { describe, expect, test } from 'vitest';
import { sale, reader, table, views } from './table.fixture.ts';
import { face } from './face.ts';

const hands = ['leek leek', 'market', 'market', ''];
const bluff = sale({}, ['', '', 'market']);
const bluffs = {
  bidding: table({ hands, phase: { kind: 'bidding', sale: bluff }, turn: 1 }),
  passed: table({ hands, phase: { kind: 'bidding', sale: { ...bluff, passed: 1 } }, turn: 1 }),
  decided: table({ hands, phase: { kind: 'decide', sale: bluff }, turn: 1 }),
};

describe('what a hint considers', () => {
  test.each([
    ['en', views.bidding, 'The deck has 2 of “leek”: 1 surely elsewhere, 1 surely with Ada.'],
    [
      'it',
      views.bidding,
      'Di «porro» il mazzo ha 2 carte: 1 di sicuro altrove, 1 di sicuro con Ada.',
    ],
    ['en', bluffs.bidding, 'You know where every leek is, and Ada has none: this is a bluff.'],
    ['it', bluffs.bidding, 'Sai dove sono tutte le carte «porro», e Ada non ne ha: è un bluff.'],
    ['en', views.gift, ''],
    ['en', views.decide, ''],
    ['en', views.trade, ''],
  ] as const)('%s %#', (language, view, words) => {
    expect(face.consider(view, 0, reader(language))).toBe(words);
  });
});

describe('[S-8] where nothing but a doubt is left', () => {
  test.each(['passed', 'decided'] as const)('%s: what is no certain bluff is let pass', (at) => {
    expect(face.consider(views[at], 0, reader('en'))).toBe(
      'The deck has 2 of “leek”: 1 surely elsewhere, 1 surely with Ada. ' +
        'Unless you are sure, let it pass. Type w.',
    );
    expect(face.consider(views[at], 0, reader('it'))).toBe(
      'Di «porro» il mazzo ha 2 carte: 1 di sicuro altrove, 1 di sicuro con Ada. ' +
        'Senza certezze, meglio lasciar correre. Scrivi w.',
    );
  });

  test.each(['passed', 'decided'] as const)('%s: a certain bluff is worth the doubt', (at) => {
    expect(face.consider(bluffs[at], 0, reader('en'))).toBe(
      'Hint: doubt the claim. You know where every leek is, and Ada has none: this is a bluff. ' +
        'Type doubt.',
    );
    expect(face.consider(bluffs[at], 0, reader('it'))).toBe(
      'Consiglio: dubita della dichiarazione. Sai dove sono tutte le carte «porro», e Ada non ne ' +
        'ha: è un bluff. Scrivi dubita.',
    );
  });
});
