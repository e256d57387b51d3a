import type { Decision } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { sapone } from './index.ts';
import { enacted, situations, tableAfter } from './rules.fixture.ts';
import { readMove } from './rules-notation.fixture.ts';
import type { Table } from './rules.fixture.ts';

const timeouts = situations(
  {},
  `
  [S-17] on turn: pick
    A=v1_c1 => timeoutA pick
  [S-17] then offer the kind one holds most of, under its true name
    A=v5_v5 A+c1 => timeoutA $v5
  [S-17] a tie goes to the kind with more copies in the decks
    A=v5_t1 A+c1 => timeoutA $c1
  [S-17] five shovels are more than four cucumbers
    A=v4_v3 A+t5 => timeoutA $t5
  [S-17] then to the order of the rules' list: vegetables before tools
    A=t5_v5 A+v1 => timeoutA $v5
  [S-17] however rare
    A=t4_v4 A+t1 => timeoutA $v4
  [S-17] the deck has two leeks, and one watermelon or broom
    A=t1_v1 A+v2 => timeoutA $v2
  [S-17] two of a rare kind are more than one of a common one
    A=v2_v2 A+c1 => timeoutA $v2
  [S-17] bidders pass
    A+c1 A$c1 => timeoutB pass, timeoutC pass, timeoutD pass, timeoutA not asked
  [S-17] also those who have bid
    A+c1 A$c1 B*c1 => timeoutB pass
  [S-17] the seller ends the sale
    A+c1 A$c1 B*c1 | => timeoutA endSale
  [S-17] also after asking for more
    A+c1 A$c1 B*c1 | A.more | => timeoutA endSale
  [S-17] a doubter's gift: the kind one holds most of
    A=v1_c1 B=v5_c1 A+c1 A$v1 ; B+v5 B$c1 ; C+c1 C$c1 B? => timeoutB >v5
  [S-17] a doubter's gift: a tie as in a sale
    A=v1_c1 B=v4_t5 A+c1 A$v1 B? => timeoutB >t5
  [S-17] a doubter's gift: and then the rules' list
    A=v1_c1 B=t2_v2 A+c1 A$v1 B? => timeoutB >v2
  [S-17] a doubter's gift is none of the cards on the table
    A=v1_c1 B=v4_t5 A+c1 A$v1 B*t5 B? => timeoutB >v4
`,
);

const soapTimeouts = situations(
  { seats: 2, options: { target: 100 } },
  `
  [S-17] thirty coins before twenty soaps
    A+c1 A%c1_c1_c1:s1 B+c1 B$c1 ; A+c1 => timeoutA $c1
  [S-17] twenty soaps before five artichokes
    A+c1 A%c1_c1_c1:s1 B+c1 B$c1 ; A+v5 => timeoutA $s1
  [S-17] four cucumbers before as many four coins: the rules' list
    A+c1 A%c1_c1_c1:c4 B+c1 B$c1 ; A+v4 => timeoutA $v4
  [S-17] one watermelon before the one Diamond
    A+c1 A%c1_c1_c1:d B+c1 B$c1 ; A+v1 => timeoutA $v1
  [S-17] the Diamond is declared a double soap
    A+c1 A%c1_c1_c1:d ~1 B+c1 B$c1 ; => timeoutA #s2
`,
);

test.each([...timeouts, ...soapTimeouts])('$says', (situation) => {
  expect(enacted(situation)).toEqual(situation);
});

function decisionOf({ asked, seatOf }: Table, letter: string): Decision {
  return asked().find(({ seat }) => seat === seatOf(letter))!;
}

describe('[C-8] the time for bids', () => {
  test('[S-7] is twice the turn, and one clock which a bid does not wind again', () => {
    const table = tableAfter('A+c1 A$c1');
    const before = ['B', 'C', 'D'].map((letter) => decisionOf(table, letter));
    expect(before.map(({ pace }) => pace)).toEqual(['longWindow', 'longWindow', 'longWindow']);
    expect(before[0]!.clock).toBeTypeOf('number');
    table.play('B*c1 C-');
    const after = ['B', 'D'].map((letter) => decisionOf(table, letter));
    expect(after.map(({ pace }) => pace)).toEqual(['longWindow', 'longWindow']);
    expect(after.map(({ clock }) => clock)).toEqual([before[0]!.clock, before[2]!.clock]);
  });

  test('[S-7] begins anew when more is asked for', () => {
    const table = tableAfter('A+c1 A$c1 B*c1');
    const { clock } = decisionOf(table, 'B');
    table.play('| A.more');
    expect(decisionOf(table, 'B').clock).not.toBe(clock);
  });

  test('[S-8] and when a gift reopens the bidding', () => {
    const table = tableAfter('A+c1 A$c1 B*c1');
    const { clock } = decisionOf(table, 'D');
    table.play('C? C>c1');
    expect(decisionOf(table, 'D').clock).not.toBe(clock);
  });

  test('and in the next sale', () => {
    const table = tableAfter('A+c1 A$c1');
    const { clock } = decisionOf(table, 'C');
    table.play('; B+ B$c1');
    expect(decisionOf(table, 'C').clock).not.toBe(clock);
  });

  test.each([
    ['pick', 'A', 'A=v1_c1'],
    ['trade', 'A', 'A+c1'],
    ['gift', 'B', 'A+c1 A$c1 B?'],
  ])('%s has the time of a turn', (_, letter, story) => {
    expect(decisionOf(tableAfter(story), letter).pace).toBe('turn');
  });

  test('[S-8] a doubt of one who passed has no clock', () => {
    const table = tableAfter('A+c1 A$c1 B-');
    const status = table.match.status();
    if (status.over) throw new Error('over');
    expect(status.decisions.find(({ seat }) => seat === table.seatOf('B'))).toMatchObject({
      pace: 'free',
    });
  });

  test.each(['A+c1 A$c1 B*c1 C-', 'A+c1 A$c1 B*c1 |', 'A+c1 A$c1 B?', 'A+c1'])(
    'who is asked is the same on every view: %s',
    (story) => {
      const { match } = tableAfter(story);
      for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
        expect(sapone.status(match.view(viewer))).toEqual(match.status());
      }
    },
  );
});

describe('[C-10] an answer to a question that is no longer open', () => {
  test.each([
    ['a pass that crosses a doubt', 'C', 'A=v1_c1 A+c1 A$v1', 'B? B>c1', 'C-'],
    ['a bid that crosses a doubt', 'C', 'A=v1_c1 A+c1 A$v1', 'B? B>c1', 'C*c1'],
    ['a pass that crosses an asking for more', 'C', 'A+c1 A$c1 B*c1', '| A.more', 'C-'],
    ['a pass meant for another sale', 'C', 'A+c1 A$c1', '; B+ B$c1', 'C-'],
    ['a doubt of another sale', 'C', 'A+c1 A$c1', '; B+ B$c1', 'C?'],
    ['a sale before the pick was seen', 'A', 'A=v1_c1', 'A+', 'A$c1'],
    ['an end of the sale after another asking', 'A', 'A+c1 A$c1 B*c1 |', 'A.more |', 'A.end'],
    [
      'a pick meant for another turn',
      'A',
      'A=v1_c1',
      'A+ A$c1 ; B+ B$c1 ; C+ C$c1 ; D+ D$c1 ;',
      'A+',
    ],
  ])('%s', (_, letter, before, meanwhile, late) => {
    const table = tableAfter(before);
    const { id } = decisionOf(table, letter);
    table.play(meanwhile);
    const move = readMove(late.slice(1), table.seatOf);
    expect(table.match.check(table.seatOf(letter), move)).toBe(null);
    const sent = table.match.play(table.seatOf(letter), move, id);
    expect(sent).toMatchObject({ ok: false, rule: 'C-10', reason: 'staleDecision' });
  });
});
