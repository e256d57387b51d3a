import { capital } from '@mazzo/kernel';
import type { Audience, Seat } from '@mazzo/kernel';
import type { Category } from '../../cards.ts';
import type { Contest } from '../../types.ts';
import { findings } from '../findings.ts';
import type { Counted, Finding, Rank, Rarer } from '../findings.ts';
import { listed } from '../groups.ts';
import { aCard, amount, card } from './cards.ts';
import { goods } from './talk.ts';

/** What is counted in each category. */
const units: Readonly<Record<Category, readonly [one: string, many: string]>> = {
  coins: ['coin', 'coins'],
  vegetables: ['kind of vegetable', 'kinds of vegetables'],
  tools: ['kind of tool', 'kinds of tools'],
  soaps: ['soap', 'soaps'],
};
const numbers = ['None', 'One', 'Two', 'Three', 'Four', 'Five'];

export function contest(contest: Contest, to: Audience): string[] {
  const { leaders } = contest;
  const said = steps(contest, to);
  if (leaders.length > 0) said.push(`${said.pop()}: ${outcome(leaders, to)}`);
  return said.map((words) => `${words}.`);
}

export function compared(contest: Contest, to: Audience): string[] {
  return steps(contest, to).map((words) => `${words}.`);
}

function steps(contest: Contest, to: Audience): string[] {
  return findings(contest).map((finding) => found(contest.category, finding, to));
}

function found(category: Category, finding: Finding, to: Audience): string {
  switch (finding.kind) {
    case 'nobody':
      return `Nobody has any ${goods[category]}`;
    case 'alone':
      return `Only ${who([finding.seat], to)} ${have([finding.seat], to)} ${goods[category]}`;
    case 'counted':
      return counted(category, finding, to);
    case 'rarer':
      return rarer(finding, to);
    case 'sameKinds':
      return `${finding.cards.length === 1 ? 'It is' : 'They are'} the same: ${listed(finding.cards.map(card), 'and')}`;
    case 'tied':
      return `${begin(finding.seats, to)} have the very same ${goods[category]}`;
  }
}

function counted(category: Category, finding: Counted, to: Audience): string {
  const [first, ...others] = finding.ranks;
  const { seats, value } = first!;
  const subject = takenAway(finding)
    ? `${numbers[finding.of]} of each kind taken away, ${who(seats, to)}`
    : begin(seats, to);
  return [
    `${subject} ${have(seats, to)} ${quantity(category, finding, value)}${each(first!)}`,
    ...others.map((rank) => `${who(rank.seats, to)} ${rank.value || 'none'}${each(rank)}`),
  ].join(', ');
}

/** S-14: what is left is compared in the same way. */
function takenAway({ by, of }: Counted): boolean {
  return by === 'kinds' && of > 0;
}

function quantity(category: Category, finding: Counted, value: number): string {
  if (finding.by === 'cards') return amount(finding.of, value);
  if (takenAway(finding)) return `${value} ${value === 1 ? 'kind' : 'kinds'} left`;
  return `${value} ${units[category][value === 1 ? 0 : 1]}`;
}

function rarer({ card: kind, left, having, lacking }: Rarer, to: Audience): string {
  const one = `${begin(having, to)} ${have(having, to)} ${aCard(kind)}${left ? ' left' : ''}`;
  return `${one}, ${who(lacking, to)} ${have(lacking, to)} none`;
}

function outcome([seat, ...level]: readonly Seat[], to: Audience): string {
  if (level.length > 0) return 'the tie cannot be broken';
  return seat === to.you ? 'you win' : `${to.name(seat!)} wins`;
}

function who(seats: readonly Seat[], to: Audience): string {
  return listed(
    seats.map((seat) => (to.you === seat ? 'you' : to.name(seat))),
    'and',
  );
}

/** At the beginning of a sentence; names stay as they are written. */
function begin(seats: readonly Seat[], to: Audience): string {
  return to.you === seats[0] ? capital(who(seats, to)) : who(seats, to);
}

function have(seats: readonly Seat[], to: Audience): string {
  return seats.length === 1 && seats[0] !== to.you ? 'has' : 'have';
}

function each({ seats, value }: Rank): string {
  return seats.length > 1 && value > 0 ? ' each' : '';
}
