import { describe, expect, test } from 'vitest';
import type { Note } from './journal.ts';
import type { Proposal } from './proposal.ts';
import { proposeLeaving, proposeRemoval, proposeSitting, proposeStandIn } from './propose-seat.ts';
import { bot, botIn, noticeMove, peopleAt, person, reseat, seatHolders, seatOf } from './seats.ts';
import type { Seating } from './seats.ts';
import { holdersAgain } from './taking-up.ts';

function seating(): Seating {
  return seatHolders([person('ann'), person('bob'), bot(), bot('random')]);
}

function said(proposal: Proposal): string {
  switch (proposal.kind) {
    case 'refuse':
      return `${proposal.refusal.rule} ${proposal.refusal.reason}`;
    case 'nothing':
      return 'nothing';
    case 'write':
      return proposal.unwritten.kind === 'noted'
        ? proposal.unwritten.note.type
        : proposal.unwritten.kind;
  }
}

function note(seats: Seating, proposal: Proposal): void {
  if (proposal.kind !== 'write' || proposal.unwritten.kind !== 'noted')
    throw new Error(said(proposal));
  reseat(seats, proposal.unwritten.note, 5);
}

describe('[C-9] nobody changes seats within a match', () => {
  test.each([
    ['ann', 0, 'nothing'],
    ['ann', 1, 'C-9 keepsSeat'],
    ['ann', 2, 'C-9 keepsSeat'],
    ['eve', 0, 'C-9 seatTaken'],
    ['eve', 2, 'sat'],
    ['eve', 3, 'sat'],
    ['eve', 4, 'C-10 noSuchSeat'],
  ] as const)('%s at seat %i: %s', (who, seat, answer) => {
    expect(said(proposeSitting(seating(), who, seat))).toBe(answer);
  });

  test('not by leaving first', () => {
    const seats = seating();
    note(seats, proposeLeaving(seats, 'ann'));
    expect(said(proposeSitting(seats, 'ann', 2))).toBe('C-9 keepsSeat');
    expect(said(proposeSitting(seats, 'eve', 0))).toBe('C-9 seatTaken');
    expect(said(proposeSitting(seats, 'ann', 0))).toBe('cameBack');
  });

  test('not by being removed either', () => {
    const seats = seating();
    note(seats, proposeRemoval(seats, 'ann'));
    expect(seatOf(seats, 'ann')).toBeNull();
    expect(said(proposeSitting(seats, 'ann', 0))).toBe('null wasRemoved');
    expect(said(proposeSitting(seats, 'ann', 2))).toBe('null wasRemoved');
    expect(said(proposeSitting(seats, 'eve', 0))).toBe('sat');
    expect(said(proposeRemoval(seats, 'ann'))).toBe('null notSeated');
  });
});

describe('[C-1] a bot takes over and hands back', () => {
  test.each(['left', 'away', 'idle'] as const)('for one who is gone: %s', (why) => {
    const seats = seating();
    note(seats, proposeStandIn(seats, 1, why));
    expect(botIn(seats.chairs[1]!)).toBe('good');
    expect(peopleAt(seats)).toEqual(['ann']);
    expect(seatOf(seats, 'bob')).toBe(1);
    note(seats, proposeSitting(seats, 'bob', 1));
    expect(botIn(seats.chairs[1]!)).toBeNull();
  });

  test.each([
    ['left', 'left', 'nothing'],
    ['left', 'away', 'nothing'],
    ['away', 'left', 'standInCame'],
    ['idle', 'away', 'nothing'],
  ] as const)('once: %s, then %s: %s', (first, then, answer) => {
    const seats = seating();
    note(seats, proposeStandIn(seats, 0, first));
    expect(said(proposeStandIn(seats, 0, then))).toBe(answer);
  });

  test('when two turns in a row run out; a window waited out is no absence', () => {
    const [chair] = seating().chairs;
    noticeMove(chair!, 'time', false, 1);
    noticeMove(chair!, 'person', false, 2);
    noticeMove(chair!, 'time', false, 3);
    noticeMove(chair!, 'time', true, 4);
    expect(botIn(chair!)).toBeNull();
    noticeMove(chair!, 'time', false, 5);
    expect(chair!.standIn).toEqual({ why: 'idle', since: 5 });
    noticeMove(chair!, 'bot', false, 6);
    expect(botIn(chair!)).toBe('good');
    noticeMove(chair!, 'person', false, 7);
    expect(botIn(chair!)).toBeNull();
  });

  test('only who has a seat can leave it', () => {
    expect(said(proposeLeaving(seating(), 'eve'))).toBe('null notSeated');
    expect(said(proposeStandIn(seating(), 2, 'away'))).toBe('nothing');
  });
});

test('nobody faces a random bot unless it was asked for', () => {
  const seats = seating();
  expect(seats.chairs.map(botIn)).toEqual([null, null, 'good', 'random']);
  note(seats, proposeRemoval(seats, 'ann'));
  note(seats, proposeLeaving(seats, 'bob'));
  expect(seats.chairs.map(botIn)).toEqual(['good', 'good', 'good', 'random']);
});

test('a rematch keeps the seats; those who have gone leave theirs to bots', () => {
  const seats = seating();
  note(seats, proposeLeaving(seats, 'bob'));
  const sat: Note = { type: 'sat', seat: 2, person: 'eve' };
  reseat(seats, sat, 1);
  expect(holdersAgain(seats)).toEqual([person('ann'), bot(), person('eve'), bot('random')]);
});
