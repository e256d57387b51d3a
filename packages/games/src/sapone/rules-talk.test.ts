import { chanceFrom, readAs } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { cardsMeant, categories, kinds, topics } from './cards.ts';
import { sapone } from './index.ts';
import { tableAfter } from './rules.fixture.ts';
import { cardSigned } from './rules-deck.fixture.ts';
import { manners } from './talk.ts';
import type { Phrase } from './talk.ts';
import { en, it } from './text/index.ts';
import type { Wish } from './types.ts';

const vegetable = cardSigned('v1');

function offered(wish: unknown) {
  const table = tableAfter('A=v1_c1 A+c1');
  const move = { type: 'sell', card: vegetable, claim: vegetable, wish };
  return { table, played: table.match.submit(table.seatOf('A'), move) };
}

describe('[S-5] a wish', () => {
  const wishes: Wish[] = [
    { topics: ['vegetables'], atLeast: null },
    { topics: ['vegetables', 'tools', 'coins', 'soaps'], atLeast: 2 },
    { topics: ['diamond', 'broom'], atLeast: 9 },
    { topics: [], atLeast: 1 },
    { topics: [], atLeast: null },
    { topics: [...topics], atLeast: null },
  ];

  test.each(wishes)('%j is heard by all', (wish) => {
    const { table, played } = offered(wish);
    if (!played.ok) throw new Error(`${played.rule} ${played.reason}`);
    const said = played.events.find((event) => event.type === 'offered')!;
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      const { options } = table.match.state;
      expect(sapone.reveal(said, viewer, options)).toMatchObject({ wish, claim: vegetable });
      const { phase } = table.match.view(viewer);
      expect(phase).toMatchObject({ kind: 'bidding', sale: { wish, claim: vegetable } });
    }
  });

  test('binds nobody: any card may be bid, and any bid accepted', () => {
    const { table } = offered({ topics: ['soaps'], atLeast: 3 });
    table.play('B*c1 | A@B');
    expect(table.fact('sold')).toBe('A>B:v1:c1');
  });

  test('may be left out', () => {
    expect(offered(null).played.ok).toBe(true);
  });

  test.each([
    'vegetables, please',
    { topics: ['gold'], atLeast: null },
    { topics: ['vegetables'], atLeast: 0 },
    { topics: ['vegetables'], atLeast: 10 },
    { topics: ['vegetables'], atLeast: 1.5 },
    { topics: [...topics, 'coins'], atLeast: null },
    { topics: ['coins', 'tools', 'coins'], atLeast: null },
    { topics: ['vegetables'] },
    { topics: ['vegetables'], atLeast: null, more: 'words' },
    undefined,
  ])('[C-10] %j is none: talk is no free text', (wish) => {
    const { table, played } = offered(wish);
    expect(played).toMatchObject({ ok: false, rule: 'C-10' });
    expect(table.fact('next')).toBe('A trade');
  });
});

describe('[S-6] a statement', () => {
  const bidding = 'A=v1_c1 A+c1 A$v1';

  test.each([...kinds, ...categories])('%s may be said of any card', (statement) => {
    const { match, seatOf } = tableAfter(bidding);
    const bid = { type: 'bid', card: cardSigned('c1'), statement };
    expect(match.submit(seatOf('B'), bid).ok).toBe(true);
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      const { phase } = match.view(viewer);
      if (phase.kind !== 'bidding') throw new Error(phase.kind);
      expect(phase.sale.bids[seatOf('B')]).toMatchObject([{ statement }]);
    }
  });

  test('is said of each card by itself', () => {
    const table = tableAfter(`${bidding} B*c1:tools B*c1`);
    const { phase } = table.match.view('spectator');
    if (phase.kind !== 'bidding') throw new Error(phase.kind);
    expect(phase.sale.bids[table.seatOf('B')]!.map(({ statement }) => statement)).toEqual([
      'tools',
      null,
    ]);
  });

  test('tells nobody what the card is', () => {
    const table = tableAfter(`${bidding} B*c1:v2`);
    expect([table.fact('bidsAB'), table.fact('knowsAB')]).toEqual(['m', '+2m']);
  });

  test.each(['gold', '', 3, {}, undefined])('[C-10] %j is none', (statement) => {
    const { match, seatOf } = tableAfter(bidding);
    const bid = { type: 'bid', card: cardSigned('c1'), statement };
    expect(match.submit(seatOf('B'), bid)).toMatchObject({ ok: false, rule: 'C-10' });
  });
});

describe('[S-5] a phrase between sales', () => {
  const phrase = { says: 'hold', topic: 'leek' };

  test.each([...topics])('of %s may be said, either way', (topic) => {
    for (const says of manners) {
      expect(readAs(sapone.talk!.phrases, { says, topic })).toEqual({ says, topic });
    }
  });

  test.each([
    'I hold leeks',
    { says: 'love', topic: 'leek' },
    { says: 'hold', topic: 'gold' },
    { says: 'hold' },
    { ...phrase, more: 'words' },
    null,
    undefined,
  ])('%j is none: talk is no free text', (sent) => {
    expect(readAs(sapone.talk!.phrases, sent)).toBeNull();
  });

  test.each([
    ['', null],
    ['A=v1_c1 A+c1', null],
    ['A=v1_c1 A+c1 A$v1', 'talkAfterSale'],
    ['A=v1_c1 A+c1 A$v1 B*c1 |', 'talkAfterSale'],
    ['A=v1_c1 B=t1_t2 A+c1 A$v1 B?', 'talkAfterSale'],
    ['A=v1_c1 A+c1 A$v1 B- C- D-', null],
  ])('after “%s” is barred by %s, for everybody alike', (story, reason) => {
    const { match } = tableAfter(story);
    for (const view of [match.state, match.view(0), match.view(2), match.view('spectator')]) {
      expect(sapone.talk!.barred(view)?.reason ?? null).toBe(reason);
    }
  });

  test('is put into words, in both languages', () => {
    const to = { you: 0, name: (seat: number) => ['Nora', 'Ada'][seat]! };
    expect([
      en.said!({ seat: 0, phrase: { says: 'hold', topic: 'leek' } }, to),
      en.said!({ seat: 1, phrase: { says: 'lack', topic: 'soaps' } }, to),
      en.said!({ seat: 1, phrase: { says: 'lack', topic: 'diamond' } }, to),
      it.said!({ seat: 0, phrase: { says: 'hold', topic: 'leek' } }, to),
      it.said!({ seat: 1, phrase: { says: 'lack', topic: 'diamond' } }, to),
    ]).toEqual([
      'You say: “I hold leeks.”',
      'Ada says: “I have no soap.”',
      'Ada says: “I do not have the Diamond.”',
      'Dici: «Ho porri.»',
      'Ada dice: «Non ho il Diamante.»',
    ]);
  });

  test('a bot makes one now and then, mostly true', () => {
    const { match } = tableAfter('A=v1_c1');
    const chance = chanceFrom('sfc32:talk');
    const said = Array.from({ length: 400 }, () => sapone.talk!.remark(match.view(0), 0, chance));
    const phrases = said.flatMap((one) => (one === null ? [] : [one as Phrase]));
    const isTrue = ({ says, topic }: Phrase) =>
      (says === 'hold') ===
      cardsMeant(topic).some((card) => match.state.hands[0]!.cards[card]! > 0);
    expect(phrases.length).toBeGreaterThan(60);
    expect(phrases.length).toBeLessThan(140);
    const honest = phrases.filter(isTrue).length / phrases.length;
    expect(honest).toBeGreaterThan(0.5);
    expect(honest).toBeLessThan(0.85);
  });
});
